import TrustModel
import X509

/// Whether an OCSP answer was signed by somebody who may: the issuer of the certificate it is about,
/// or whom that issuer has delegated (RFC 6960, section 4.2.2.2).
///
/// The rules are those of Apple's trustd (SecRevocationServer.c, SecOCSPResponse.c).
struct ResponderSignature {
  let response: OCSPResponse
  let issuer: Certificate
  /// When a delegate's certificate has to be valid.
  let date: Instant

  /// More candidates of one name or key than any responder sends.
  private static let mostCandidates = 4

  /// Why the signature does not count, one clause; nil when it does.
  func problem(_ verifier: inout SignatureBudget) -> String? {
    if response.hasCriticalExtension { return "it has an unknown critical extension" }
    let sent = response.certificates.compactMap { try? Certificate(der: $0) }
    let candidates = (sent + [issuer]).filter { isResponder($0, verifier.cryptography) }
    guard !candidates.isEmpty else {
      return "its signer is not the certificate's issuer, and was not sent along"
    }
    var problem = "its signer cannot be told"
    for candidate in candidates.prefix(Self.mostCandidates) {
      guard let obstacle = self.problem(of: candidate, &verifier) else { return nil }
      problem = obstacle
    }
    return problem
  }

  private func isResponder(
    _ certificate: Certificate, _ cryptography: any CryptographyProvider
  ) -> Bool {
    switch response.responder {
    case .name(let name): name == certificate.subject
    case .keyHash(let hash):
      cryptography.digest(.sha1, of: certificate.publicKey.keyBits) == hash
    }
  }

  private func problem(
    of signer: Certificate, _ verifier: inout SignatureBudget
  ) -> String? {
    let isIssuer =
      signer.subject == issuer.subject && signer.publicKey.spki == issuer.publicKey.spki
    if !isIssuer, let obstacle = problem(ofDelegate: signer, &verifier) { return obstacle }
    switch verifier.verdict(
      on: response.signature, response.signatureAlgorithm, over: response.signedData,
      by: signer.publicKey)
    {
    case .valid: return nil
    case .invalid: return "its signature is not that of '\(signer.label)'"
    case .notVerifiable(let reason): return "its signature cannot be verified: \(reason)"
    }
  }

  private func problem(
    ofDelegate signer: Certificate, _ verifier: inout SignatureBudget
  ) -> String? {
    let name = "its signer '\(signer.label)'"
    guard signer.issuer == issuer.subject else {
      return "\(name) was not issued by the certificate's issuer"
    }
    guard signer.known.extendedKeyUsage?.contains(.ocspSigning) == true else {
      return "\(name) may not sign OCSP answers (no extended key usage OCSPSigning)"
    }
    guard signer.notBefore <= date, date <= signer.notAfter else {
      return "\(name) is not valid at \(date.rfc3339)"
    }
    if let defect = signer.signatureDefect { return "\(name): \(defect)" }
    switch verifier.verdict(
      on: signer.signature, signer.signatureAlgorithm, over: signer.tbs, by: issuer.publicKey)
    {
    case .valid: return nil
    case .invalid: return "\(name) was not signed by the certificate's issuer"
    case .notVerifiable(let reason): return "\(name) cannot be verified: \(reason)"
    }
  }
}

/// Verifies signatures on answers, within a bound: whoever sends an answer decides how many there
/// are.
struct SignatureBudget {
  let cryptography: any CryptographyProvider
  private var left = 128

  init(_ cryptography: any CryptographyProvider) {
    self.cryptography = cryptography
  }

  mutating func verdict(
    on signature: [UInt8], _ algorithm: AlgorithmIdentifier, over bytes: [UInt8],
    by key: PublicKey
  ) -> SignatureVerdict {
    guard algorithm.isVerifiedByApple, !algorithm.signatureHash.isBroken else {
      return .notVerifiable("signatures of the kind \(algorithm.signatureName) do not count")
    }
    if let excess = key.excess { return .notVerifiable("the signer has \(excess)") }
    guard left > 0 else { return .notVerifiable("too many signatures on answers") }
    left -= 1
    return cryptography.verify(
      signature: signature, algorithm: algorithm, over: bytes, key: key)
  }
}
