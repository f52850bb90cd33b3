package import TrustModel

/// Failures that have the same text for every engine.
extension ConnectionFailure {
  /// The peer ended the handshake with a fatal alert.
  ///
  /// - Parameter request: How the client answered the peer's request for a client certificate.
  package static func alert(_ number: UInt8, after request: CertificateRequest)
    -> ConnectionFailure
  {
    let alert = "alert " + TLSAlert.numberedName(number)
    switch request {
    case .answered where TLSAlert.refusesCertificate(number):
      return ConnectionFailure(
        .clientCertificateRejected,
        summary: "the server refused the client certificate with the \(alert)",
        hint: hintOnRefusal(by: number))
    case .unanswered where TLSAlert.refusesMissingCertificate(number):
      return required(
        alert, hint: "its own certificates came before that and are evaluated all the same")
    case .withheld where TLSAlert.refusesMissingCertificate(number):
      return required(
        alert, hint: "the one at hand was kept back: its key fits no signature the server takes")
    default:
      return ConnectionFailure(
        .alertReceived(number), summary: "the server sent the \(alert)",
        hint: hint(for: number))
    }
  }

  private static func required(_ alert: String, hint: String) -> ConnectionFailure {
    ConnectionFailure(
      .clientCertificateRequired,
      summary: "the server asked for a client certificate, got none and sent the \(alert)",
      hint: hint)
  }

  /// The peer asked for a client certificate and then ended the connection without an alert.
  ///
  /// - Parameters:
  ///   - event: What the peer did, in the past tense.
  ///   - isSent: Whether a certificate was sent.
  static func end(_ kind: Kind, _ event: String, afterSending isSent: Bool) -> ConnectionFailure {
    ConnectionFailure(
      kind,
      summary: "the server asked for a client certificate and \(event) after "
        + (isSent ? "one" : "none") + " was sent",
      hint: isSent
        ? "it may have refused that one; its log says more"
        : "it may require one (see --client-cert)")
  }

  /// Our side could not go on.
  ///
  /// - Parameter reason: The library's own words.
  package static func handshake(engine: Engine, reason: String) -> ConnectionFailure {
    ConnectionFailure(
      .handshakeFailed, summary: "the handshake failed in \(engine.displayName): \(reason)")
  }

  /// The peer closed its side before the handshake was complete.
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

  /// What a client says of the server's certificates by an alert.
  ///
  /// - Parameter alert: One that `TLSAlert.refusesCertificate`.
  package static func hintOnRefusal(ofServerBy alert: UInt8) -> String? {
    switch alert {
    case 42:
      "they are damaged for it, wrongly signed or for another name; Go's clients say so for every "
        + "reason"
    case 43: "the certificate is not for TLS servers, or has a kind of key that it does not take"
    case 44: "it knows a certificate to be revoked"
    case 45: "for it a certificate has expired, or its clock is wrong"
    case 46: "it does not say why; Apple's and Java's clients send this for every reason"
    case 48: "it does not know the authority: a root that it lacks, or an intermediate not sent"
    case 49: "it accepted the certificate and refuses the server all the same"
    case 51: "a signature does not verify for it, as when key and certificate differ"
    default: nil
    }
  }

  private static func hintOnRefusal(by alert: UInt8) -> String {
    switch alert {
    case 43: "its use, or its kind of key, is none that the server takes"
    case 44: "it is revoked"
    case 45: "it has expired, or is not valid yet by the server's clock"
    case 48: "the server does not know its issuer, or an intermediate was not sent along"
    case 49: "the server does not let its owner in, or does not know its issuer"
    case 51: "the server could not verify a signature: of the certificate, or made with its key"
    default: "the server may not know its issuer; its log says more"
    }
  }

  private static func hint(for alert: UInt8) -> String? {
    switch alert {
    case 40, 71:
      "no protocol, cipher or group in common; or the server expects another server name, or cannot "
        + "use its certificate (kind of key, key usage): its log says more"
    case 47:
      "for the server a value of the handshake is not allowed, or does not fit another one: its log "
        + "says more"
    case 51:
      "the server could not verify something of the handshake that is no certificate, such as its "
        + "end: its log says more"
    case 70: "the server takes no protocol version from TLS 1.0 to TLS 1.3"
    case 112: "the server knows no such server name, or expects one where none was sent (see --sni)"
    case 80: "an error inside the server: its log says more"
    case 42...49:
      "it is about a client's certificate, which the server did not ask for: its log says more; in "
        + "that log, an alert received with these words means that the client refused the server"
    default: nil
    }
  }
}
