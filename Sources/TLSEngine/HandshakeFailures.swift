package import TrustModel

/// Failures that every engine words alike.
extension ConnectionFailure {
  /// The peer ended the handshake with a fatal alert.
  ///
  /// - Parameter unansweredRequest: Whether the peer had asked for a client certificate, which it
  ///   did not get.
  package static func alert(_ number: UInt8, unansweredRequest: Bool) -> ConnectionFailure {
    let alert = "\(TLSAlert.name(number)) (\(number))"
    if unansweredRequest, TLSAlert.refusesMissingCertificate(number) {
      return ConnectionFailure(
        .clientCertificateRequired,
        summary: "the server asked for a client certificate, got none and sent the alert \(alert)",
        hint: "its own certificates came before that and are evaluated all the same")
    }
    return ConnectionFailure(
      .alertReceived(number), summary: "the server sent the alert \(alert)", hint: hint(for: number)
    )
  }

  /// Our side could not go on.
  ///
  /// - Parameter reason: The library's own words.
  package static func handshake(engine: String, reason: String) -> ConnectionFailure {
    ConnectionFailure(.handshakeFailed, summary: "the handshake failed in \(engine): \(reason)")
  }

  /// The peer announced or made the end of the stream before the handshake was complete.
  package static let closedInHandshake = ConnectionFailure(
    .connectionLost(.handshake), summary: "the server closed the connection in the handshake")

  package static let tooManyCertificates = ConnectionFailure(
    .boundExceeded,
    summary: "the server sent more than \(PeerBounds.certificates) certificates",
    hint: "send the server's certificate and its intermediates only")

  package static let handshakeTooLong = ConnectionFailure(
    .boundExceeded,
    summary: "the server sent more than \(PeerBounds.handshakeBytes / 1024) KiB in the handshake",
    hint: "send the server's certificate and its intermediates only")

  private static func hint(for alert: UInt8) -> String? {
    switch alert {
    case 40, 71: "no protocol, cipher or group in common, or the server wants another server name"
    case 70: "the server speaks no protocol version from TLS 1.0 to TLS 1.3"
    case 112: "the server has no certificate for the server name that was sent"
    case 80: "an error inside the server: its log says more"
    default: nil
    }
  }
}
