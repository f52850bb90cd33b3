import TrustModel
import X509

/// What to do where Apple's clients refuse the use that the handshake makes of the certificate's key.
///
/// It fails no check of the certificate, so that no fix is looked for.
struct KeyUsageAdvice {
  /// Whether the key is sent something, where it should sign.
  private let isForTransport: Bool
  /// Whether it is the case of the report that shows the codes: a key of RSA's that signs.
  let isSeen: Bool

  private let maySign: Bool

  /// Nil where Apple's clients do not object.
  init?(_ report: Report, _ leaf: Certificate?) {
    guard report.purpose == .server, let leaf,
      report.handshakeFindings.contains(where: {
        $0.check == .keyUsage && $0.refusedBy.contains(.apple)
      })
    else { return nil }
    isForTransport = report.handshake?.transportsKey == true
    let isOfRSA = if case .rsa = leaf.publicKey.kind { true } else { false }
    maySign = leaf.known.keyUsage?.contains(.digitalSignature) == true
    isSeen = isOfRSA && !isForTransport
  }

  /// - Parameter service: What the server spoke before TLS; nil where TLS began at once.
  func fix(service: StartTLS?) -> Fix {
    // The suite is at fault: with TLS 1.3 and ECDHE the key signs.
    if isForTransport, maySign {
      return Fix(
        kind: .cipherSuite, side: .server,
        text:
          "the server offers TLS 1.3, or ECDHE with AES-GCM or ChaCha20, for which its certificate is "
          + "fit" + Self.end, instructions: service == nil ? Fix.offerSuites(isTLS13: false) : [],
        isVerified: false)
    }
    let change = Change.certificate(NewCertificate(requirements: [], issuer: .trusted))
    return Fix(
      kind: change.kind, side: .server,
      text: "the server gets a certificate whose key usage includes "
        + (isForTransport
          ? "keyEncipherment, or offers ECDHE and gets one with digitalSignature"
          : "digitalSignature")
        + ", or one without key usage" + Self.end,
      instructions: change.instructions(host: nil, port: nil, service: service), isVerified: false)
  }

  private static let end = ": until then neither app nor user can make Apple's clients connect"
}
