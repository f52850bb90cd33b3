import TrustModel
import X509

/// Whether an OCSP answer has an authorized signer: the issuer of the certificate it is about,
/// or a delegate of that issuer (RFC 6960, section 4.2.2.2).
///
/// The rules are those of Apple's trustd (SecRevocationServer.c, SecOCSPResponse.c); a delegate's
/// certificate must also be acceptable on a path.
struct ResponderSignature {
  let response: OCSPResponse
  let statement: NumberedStatement
  let issuer: Certificate
  /// The date on which a delegate's certificate has to be valid.
  let date: Instant
  /// Whether a revocation is to be proved: then it does not matter what else clients refuse in a
  /// delegate's certificate.
  let isOfRevocation: Bool

  /// All that the result depends on, beside the answer's own content.
  struct Question: Hashable {
    fileprivate let statement: Int
    fileprivate let issuer: Certificate
    fileprivate let date: Instant
    fileprivate let isOfRevocation: Bool
  }

  var question: Question {
    Question(
      statement: statement.number, issuer: issuer, date: date, isOfRevocation: isOfRevocation)
  }

  /// A certificate whose key may have signed, and its index among those sent along.
  private struct Signer {
    let certificate: Certificate
    let delegate: Int?
  }

  /// Why the signature is not accepted; nil when it is.
  ///
  /// `StatementSignatures` remembers it.
  func problem(_ verifier: inout StatementSignatures) -> AnswerProblem? {
    // The issuer comes first: if it signed, certificates sent along are not examined.
    let sent = statement.statement.delegates(in: response).enumerated().map {
      Signer(certificate: $0.element, delegate: $0.offset)
    }
    var problem = AnswerProblem(
      .signer, "its signer is not the certificate's issuer, and was not sent along")
    var others: [Signer] = []
    for candidate in [Signer(certificate: issuer, delegate: nil)] + sent {
      guard verifier.spendAndCount(StatementSignatures.lookUp) else { return .unread }
      guard isResponder(candidate.certificate, &verifier) else {
        others.append(candidate)
        continue
      }
      guard let obstacle = self.problem(of: candidate, &verifier) else { return nil }
      problem = obstacle
    }
    // A key proves a revocation whatever is written of its owner, such as a name that only others read.
    for candidate in isOfRevocation ? others : [] {
      guard verifier.spendAndCount(StatementSignatures.lookUp) else { return .unread }
      if self.problem(of: candidate, &verifier) == nil { return nil }
    }
    return problem
  }

  private func isResponder(
    _ certificate: Certificate, _ verifier: inout StatementSignatures
  ) -> Bool {
    switch response.responder {
    case .name(let name): isSame(name, certificate.subject, &verifier)
    case .keyHash(let hash): verifier.keyDigest(.sha1, certificate) == hash
    }
  }

  /// A revocation counts under any name that looks like the signer's, as its key proves it, and
  /// OpenSSL compares names no stricter.
  private func isSame(
    _ name: DistinguishedName, _ other: DistinguishedName, _ verifier: inout StatementSignatures
  ) -> Bool {
    guard name != other else { return true }
    // A name may fill an answer, and folding takes as long as many comparisons.
    guard isOfRevocation, verifier.spendAndCount((name.der.count + other.der.count) / 4) else {
      return false
    }
    return name.looksLike(other)
  }

  private func problem(
    of candidate: Signer, _ verifier: inout StatementSignatures
  ) -> AnswerProblem? {
    let signer = candidate.certificate
    let isIssuer =
      signer.subject == issuer.subject && signer.publicKey.spki == issuer.publicKey.spki
    if !isIssuer, let index = candidate.delegate,
      let obstacle = problem(ofDelegate: signer, index, &verifier)
    {
      return obstacle
    }
    switch verifier.verdict(
      on: SignedPart(response, statement), by: signer.publicKey, isOfRevocation: isOfRevocation)
    {
    case .valid: return nil
    case .invalid:
      return AnswerProblem(.signer, "its signature is not that of '\(signer.label)'")
    case .notVerifiable(let reason):
      return AnswerProblem(.signer, "its signature cannot be verified: \(reason)")
    }
  }

  private func problem(
    ofDelegate signer: Certificate, _ index: Int, _ verifier: inout StatementSignatures
  ) -> AnswerProblem? {
    let name = "its signer '\(signer.label)'"
    guard isSame(signer.issuer, issuer.subject, &verifier) else {
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
      on: SignedPart(signer, index, of: statement), by: issuer.publicKey,
      isOfRevocation: isOfRevocation)
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
