/// What became of a server's request for a client certificate, as far as the handshake tells.
package enum ClientAuthentication: String, CaseIterable, Sendable {
  case notRequested
  /// Asked for; the server goes on without one, or it is not known whether it does.
  case requested
  /// The server did not go on without one.
  case required
  /// One was sent and the handshake was completed with it. Whether the server takes it is not known: some
  /// refuse in HTTP.
  case handshakeCompleted
  case rejected

  /// - Parameter failure: Why the handshake did not complete, or why the server refused it
  ///   afterwards.
  package init(_ handshake: Handshake, _ failure: ConnectionFailure?) {
    self =
      switch failure?.kind {
      case _ where !handshake.clientCertificateRequested: .notRequested
      case .clientCertificateRequired: .required
      case .clientCertificateRejected: .rejected
      case nil where handshake.isComplete && handshake.clientCertificateSent:
        .handshakeCompleted
      default: .requested
      }
  }
}

/// Authorities whose certificates a server takes from clients, by name.
package struct AcceptableIssuers: Hashable, Sendable {
  /// Text of each name, in the order sent; a bounded number.
  package var names: [String]
  /// How many more there are.
  package var leftOut: Int

  package init(names: [String] = [], leftOut: Int = 0) {
    self.names = names
    self.leftOut = leftOut
  }

  package var count: Int { names.count + leftOut }
}
