/// Where to connect to; the name that is indicated or evaluated may be another one.
package struct ConnectTarget: Hashable, Sendable {
  /// DNS name in A-label form or IP literal without brackets, IPv6 with or without a zone.
  package var host: String
  package var port: UInt16

  package init(host: String, port: UInt16) {
    self.host = host
    self.port = port
  }
}
