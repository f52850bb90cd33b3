import COpenSSL
package import TLSEngine
package import TrustModel
package import X509

/// OpenSSL as a TLS client that only observes: it verifies nothing and accepts weak servers too.
package struct OpenSSLClient: TLSClient {
  package let engine = Engine.openssl
  private let context: ClientContext

  /// Makes the context that all sessions share; it takes longer than a session, so once per
  /// process.
  ///
  /// - Parameter certificates: Is given what servers send, so that it is not parsed again.
  /// - Throws: `ConnectionFailure` of kind `internalError` when the library cannot make one.
  package init(
    certificates: CertificateCache = CertificateCache()
  ) throws(ConnectionFailure) {
    context = try ClientContext(certificates: certificates)
  }

  /// Does what the library would otherwise do when a server's first certificate arrives: it makes
  /// all its decoders for keys, which takes a fiftieth of a check's time.
  package func prepareDecoders() {
    OSSL_DECODER_free(OSSL_DECODER_fetch(ClientLibrary.context, "RSA", nil))
    ErrorQueue.clear()
  }

  package var version: String {
    String(cString: OpenSSL_version(OPENSSL_VERSION_STRING))
  }

  package func makeClientSession(
    _ settings: TLSClientSettings
  ) throws(ConnectionFailure) -> any TLSClientSession {
    try OpenSSLClientSession(context: context, settings: settings)
  }
}
