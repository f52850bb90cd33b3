package import TrustModel

/// The proxy and the STARTTLS protocol between a connection and TLS.
package struct ConnectRoute: Sendable {
  package var proxy: Proxy?
  package var startTLS: StartTLS?

  package init(proxy: Proxy? = nil, startTLS: StartTLS? = nil) {
    self.proxy = proxy
    self.startTLS = startTLS
  }
}
