import TrustModel
import X509

/// Whether an OCSP answer has an authorized signer: the issuer of the certificate it is about,
/// or a delegate of that issuer (RFC 6960, section 4.2.2.2).
///
/// The rules are those of Apple's trustd (SecRevocationServer.c, SecOCSPResponse.c); a delegate's
/// certificate must also be acceptable on a path.
struct ResponderSignature {
  let response: OCSPResponse
  /// Index of the answer among the statements.
  let number: Int
  let issuer: Certificate
  /// The date on which a delegate's certificate has to be valid.
  let date: Instant
  /// Whether a revocation is to be proved: then it does not matter what else clients refuse in a
  /// delegate's certificate.
  let isOfRevocation: Bool

  /// Why the signature is not accepted; nil when it is.
  func problem(_ verifier: inout StatementSignatures) -> AnswerProblem? {
    // The issuer comes first: if it signed, certificates sent along are not examined.
    let sent = response.certificates.compactMap { try? Certificate(der: $0) }
    let candidates = ([issuer] + sent).filter { isResponder($0, verifier.cryptography) }
    var problem = AnswerProblem(
      .signer, "its signer is not the certificate's issuer, and was not sent along")
    for candidate in candidates {
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
    of signer: Certificate, _ verifier: inout StatementSignatures
  ) -> AnswerProblem? {
    let isIssuer =
      signer.subject == issuer.subject && signer.publicKey.spki == issuer.publicKey.spki
    if !isIssuer, let obstacle = problem(ofDelegate: signer, &verifier) { return obstacle }
    switch verifier.verdict(
      on: response.signature, response.signatureAlgorithm, over: response.signedData,
      by: signer.publicKey, of: .statement(number), .answer(number), isOfRevocation: isOfRevocation)
    {
    case .valid: return nil
    case .invalid:
      return AnswerProblem(.signer, "its signature is not that of '\(signer.label)'")
    case .notVerifiable(let reason):
      return AnswerProblem(.signer, "its signature cannot be verified: \(reason)")
    }
  }

  private func problem(
    ofDelegate signer: Certificate, _ verifier: inout StatementSignatures
  ) -> AnswerProblem? {
    let name = "its signer '\(signer.label)'"
    guard signer.issuer == issuer.subject else {
      return AnswerProblem(.signer, "\(name) was not issued by the certificate's issuer")
    }
    guard signer.known.extendedKeyUsage?.contains(.ocspSigning) == true else {
      return AnswerProblem(
        .signer, "\(name) may not sign OCSP answers (no extended key usage OCSPSigning)")
    }
    guard signer.notBefore <= date, date <= signer.notAfter else {
      return AnswerProblem(.signer, "\(name) is not valid at \(date.rfc3339)")
    }
    if !isOfRevocation {
      if let defect = signer.signatureDefect {
        return AnswerProblem(.signer, "\(name): \(defect)")
      }
      // Other verifiers may accept such a delegate.
      if let defect = signer.defectAsDelegate {
        return AnswerProblem(.other, "the certificate of \(name) \(defect)")
      }
    }
    switch verifier.verdict(
      on: signer.signature, signer.signatureAlgorithm, over: signer.tbs, by: issuer.publicKey,
      of: .delegate(signer.sha256), .answer(number), isOfRevocation: isOfRevocation)
    {
    case .valid: return nil
    case .invalid:
      return AnswerProblem(.signer, "\(name) was not signed by the certificate's issuer")
    case .notVerifiable(let reason):
      return AnswerProblem(.signer, "\(name) cannot be verified: \(reason)")
    }
  }
}

extension Certificate {
  /// A defect that no certificate on a server's path may have either, a clause without its subject;
  /// nil without one (CriticalExtensions, SignatureHashAlgorithms, KeySize).
  fileprivate var defectAsDelegate: String? {
    if let unknown = extensions.first(where: { $0.isCritical && !KnownExtensions.isKnown($0.oid) })
    {
      return "has the unknown critical extension \(unknown.oid.name)"
    }
    if let problem = problems.first { return "cannot be used: \(problem.text) (\(problem.field))" }
    if signatureHash.isBroken || signatureHash == .sha1 {
      return "has a signature with a weak hash (\(signatureAlgorithm.signatureName))"
    }
    guard KeyMinimum.server.judge(publicKey) == .sufficient else {
      return "has a key that does not count (\(publicKey.text))"
    }
    return nil
  }
}
