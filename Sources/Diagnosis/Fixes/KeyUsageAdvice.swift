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

  /// Nil where Apple's clients do not object.
  init?(_ report: Report, _ leaf: Certificate?) {
    guard report.verdict == .trusted, !report.isComparison, report.purpose == .server, let leaf,
      report.handshakeFindings.contains(where: {
        $0.check == .keyUsage && $0.refusedBy.contains(.apple)
      })
    else { return nil }
    isForTransport = report.handshake?.transportsKey == true
    let isOfRSA = if case .rsa = leaf.publicKey.kind { true } else { false }
    isSeen = isOfRSA && !isForTransport
  }

  /// - Parameter service: What the server spoke before TLS; nil where TLS began at once.
  func fix(service: StartTLS?) -> Fix {
    let change = Change.certificate(NewCertificate(requirements: [], issuer: .trusted))
    return Fix(
      kind: change.kind, side: .server,
      text: "the server gets a certificate whose key usage includes "
        + (isForTransport
          ? "keyEncipherment, or offers ECDHE and gets one with digitalSignature"
          : "digitalSignature")
        + ", or one without key usage: until then neither app nor user can make Apple's clients connect",
      instructions: change.instructions(host: nil, port: nil, service: service), isVerified: false)
  }
}
