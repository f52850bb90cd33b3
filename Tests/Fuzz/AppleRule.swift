import OpenSSLEngine
import X509

/// Rules by which Apple's platforms trust a chain that both libraries refuse.
struct AppleRule: Sendable {
  let reason: String
  /// Whether the rule is the reason; certificates are leaf first, the anchor last.
  let explains: @Sendable (Refusal, [Certificate]) -> Bool

  static let all = [
    AppleRule(reason: "of an anchor only its name and key count, so the rest may be malformed") {
      _, certificates in
      guard let anchor = certificates.last else { return false }
      let file = Array(PEMWriter.certificate(anchor.der).utf8)
      return OpenSSLWitness().certificates(inBundle: file) == nil
    }
  ]
}
