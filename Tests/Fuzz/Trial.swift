import OpenSSLEngine
import TrustEvaluation
import TrustModel
import X509

/// Passes one chain of bytes through parser, facts and evaluator, and checks what must always be
/// true.
struct Trial {
  let sent: [Item]
  let anchors: [Item]
  let hostname: String?
  let purpose: Purpose
  let verifyDate: Instant
  /// Whether libcrypto verifies signatures; otherwise most count as valid, so that mutants get
  /// further.
  let verifiesSignatures: Bool

  /// An unchanged certificate, or a changed one.
  enum Item {
    case seed(Seed)
    case mutant([UInt8])

    var bytes: [UInt8] {
      switch self {
      case .seed(let seed): seed.encoded
      case .mutant(let bytes): bytes
      }
    }
  }

  /// Returns the number of certificates that could be parsed.
  func run(parsesOnly: Bool) -> Int {
    let certificates = sent.compactMap(parsed)
    let trusted = anchors.compactMap(parsed).map { Anchor(certificate: $0, source: .app) }
    guard !parsesOnly, !certificates.isEmpty else { return certificates.count }
    let input = EvaluationInput(
      sent: certificates, supplied: [], anchors: Anchors(anchors: trusted))
    let settings = EvaluationSettings(
      purpose: purpose, reference: hostname.map { ReferenceIdentity.dns($0) },
      verifyDate: verifyDate)
    let cryptography: any CryptographyProvider =
      verifiesSignatures ? OpenSSLCryptography() : LenientCryptography()
    let evaluation = Evaluator(cryptography: cryptography).evaluate(input, settings: settings)
    let isSound = evaluation.best.anchor != nil && evaluation.best.findings.isEmpty
    precondition(!evaluation.isTrusted || isSound, "trusted with findings or without an anchor")
    precondition(evaluation.chainRoles.count == certificates.count, "a certificate has no role")
    return certificates.count
  }

  private func parsed(_ item: Item) -> Certificate? {
    switch item {
    case .seed(let seed): return seed.certificate
    case .mutant(let bytes):
      let certificate = try? Certificate(der: bytes)
      if let certificate { inspect(certificate) }
      return certificate
    }
  }

  private func inspect(_ certificate: Certificate) {
    let facts = certificate.facts(role: .leaf, origin: .sent)
    precondition(!facts.subject.isEmpty && !facts.key.isEmpty, "facts without subject or key")
    for name in [certificate.subject, certificate.issuer] where name.isParseable {
      let again = DistinguishedName(der: name.normalized)
      precondition(again?.normalized == name.normalized, "normalization is not stable")
      precondition(again == name, "a name differs from its normal form")
    }
    precondition(
      certificate.der.count >= certificate.tbs.count && certificate.tbs.first == 0x30,
      "the signed bytes are no part of the certificate")
    for problem in certificate.problems {
      precondition(
        problem.offset.map { (0...certificate.der.count).contains($0) } ?? true,
        "an offset lies outside")
    }
  }
}

private struct Anchors: AnchorSource {
  let anchors: [Anchor]

  func anchors(withSubject name: DistinguishedName) -> [Anchor] {
    anchors.filter { $0.certificate.subject == name }
  }
}

/// Accepts seven of eight signatures as valid, always the same ones.
private struct LenientCryptography: CryptographyProvider {
  func verify(
    signature: [UInt8], algorithm: AlgorithmIdentifier, over message: [UInt8], key: PublicKey
  ) -> SignatureVerdict {
    switch (Int(signature.last ?? 0) + message.count) % 16 {
    case 0: .invalid
    case 1: .notVerifiable("not tried")
    default: .valid
    }
  }

  func isSound(_ key: PublicKey) -> Bool { true }

  func digest(_ hash: SignatureHash, of octets: [UInt8]) -> [UInt8]? { nil }
  func directoryHash(ofName der: [UInt8]) -> UInt32? { nil }
}
