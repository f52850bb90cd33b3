import TrustModel
import X509

/// What one verified statement proves for one certificate.
enum StatementVerdict {
  /// Good, as of this date.
  case good(Instant)
  case revoked(Revocation)
  case unknown(Instant)
  case unusable(AnswerProblem)
}

/// Why an answer or a list is not accepted.
package struct AnswerProblem: Error, Hashable, Sendable {
  package let kind: Kind
  /// One clause: lower case, no full stop.
  package let text: String

  package enum Kind: Hashable, Sendable {
    /// No answer came, or the responder's error.
    case noAnswer
    case malformed
    /// It is about other certificates.
    case otherSubject
    case signer
    case outOfDate
    /// Any other problem.
    case other
  }

  package init(_ kind: Kind, _ text: String) {
    self.kind = kind
    self.text = text
  }
}

/// A certificate, its issuer, and the date of the evaluation.
struct IssuedPair {
  let certificate: Certificate
  let issuer: Certificate
  let date: Instant
}

extension IssuedPair {
  /// - Parameter number: The statement's index among all.
  func verdict(
    of content: RevocationStatement.Content, _ number: Int,
    _ verifier: inout StatementSignatures
  ) -> StatementVerdict {
    switch content {
    case .answer(let response): verdict(of: response, number, &verifier)
    case .list(let list): verdict(of: list, number, &verifier)
    case .nothing(let problem): .unusable(problem)
    }
  }

  /// A revoked certificate stays revoked: such an answer is accepted however old it is (trustd,
  /// SecORVCConsumeOCSPResponse); its signer must have been valid when it was made.
  ///
  /// An unknown critical extension may limit what is good, as in a list, but not what is revoked:
  /// OpenSSL and GnuTLS take such an answer as revoked too.
  private func verdict(
    of response: OCSPResponse, _ number: Int, _ verifier: inout StatementSignatures
  ) -> StatementVerdict {
    let answers = answers(in: response, verifier.cryptography)
    guard let first = answers.first else {
      return .unusable(AnswerProblem(.otherSubject, "it is about another certificate"))
    }
    let revocation = answers.lazy.compactMap(\.revocation).first
    let signature = ResponderSignature(
      response: response, number: number, issuer: issuer,
      date: revocation == nil ? date : response.producedAt, isOfRevocation: revocation != nil)
    if let problem = signature.problem(&verifier) { return .unusable(problem) }
    if let revocation { return .revoked(revocation) }
    guard !response.hasCriticalExtension, !answers.contains(where: \.hasCriticalExtension) else {
      return .unusable(AnswerProblem(.other, "it has an unknown critical extension"))
    }
    guard response.producedAt <= date.advanced(bySeconds: AnswerTime.leeway) else {
      return .unusable(
        AnswerProblem(.other, "it is of \(response.producedAt.rfc3339), after the verify date"))
    }
    if let problem = AnswerTime.problem(
      thisUpdate: first.thisUpdate, nextUpdate: first.nextUpdate, at: date)
    {
      return .unusable(problem)
    }
    return first.status == .good ? .good(first.thisUpdate) : .unknown(first.thisUpdate)
  }

  /// Those on this certificate: names and keys are compared by the digests of the algorithm that each
  /// answer uses.
  private func answers(
    in response: OCSPResponse, _ cryptography: any CryptographyProvider
  ) -> [OCSPAnswer] {
    let number = certificate.serialNumber
    let answers = response.answers.filter { $0.certificate.serialNumber.isSameInteger(as: number) }
    // A response may have thousands of answers, and a name may be long.
    let digests = Dictionary(
      uniqueKeysWithValues: Set(answers.map(\.certificate.hash)).map { hash in
        let key = cryptography.digest(hash, of: issuer.publicKey.keyBits)
        return (hash, (name: cryptography.digest(hash, of: certificate.issuer.der), key: key))
      })
    return answers.filter { answer in
      guard let digest = digests[answer.certificate.hash] else { return false }
      return digest.name == answer.certificate.issuerNameHash
        && digest.key == answer.certificate.issuerKeyHash
    }
  }

  /// By RFC 5280 section 6.3.3, for lists that the certificate's own issuer signed.
  ///
  /// What the list contains is revoked, whichever certificates and reasons it is limited to, as an
  /// issuer gives each serial number once. That holds for a list with an unknown critical extension
  /// too, which section 5.2 forbids to use (X.509 (2005), section 7.3): otherwise one extension would
  /// make revoked certificates good. What it does not contain is good only where it is complete.
  ///
  /// As no other key verifies the list, its issuer's name only has to look like the issuer's.
  /// Apple's clients read no lists. That an old list still proves the revocations it contains is
  /// inferred from their rule for answers.
  private func verdict(
    of list: RevocationList, _ number: Int, _ verifier: inout StatementSignatures
  ) -> StatementVerdict {
    guard list.issuer.looksLike(issuer.subject) else {
      return .unusable(
        AnswerProblem(
          .otherSubject, "it is a list of '\(list.issuer.label)', not of the certificate's issuer"))
    }
    if let obstacle = list.scope.obstacle {
      return .unusable(AnswerProblem(.other, obstacle))
    }
    let listed = try? list.revocation(of: certificate.serialNumber)
    if listed == nil {
      // Whoever signed it, it proves nothing: no verification is spent on the lists of other places.
      if let obstacle = scopeProblem(of: list.scope) {
        return .unusable(AnswerProblem(.otherSubject, obstacle))
      }
      if let usage = issuer.known.keyUsage, !usage.contains(.crlSign) {
        return .unusable(
          AnswerProblem(.signer, "its signer may not sign lists (key usage \(usage.text))"))
      }
    }
    switch verifier.verdict(
      on: list.signature, list.signatureAlgorithm, over: list.signedData, by: issuer.publicKey,
      of: .statement(number), .lists, isOfRevocation: listed != nil)
    {
    case .valid: break
    case .invalid:
      return .unusable(
        AnswerProblem(.signer, "its signature is not that of the certificate's issuer"))
    case .notVerifiable(let reason):
      return .unusable(
        AnswerProblem(.signer, "its signature cannot be verified: \(reason)"))
    }
    do throws(RevocationList.Unusable) {
      if let revocation = try list.revocation(of: certificate.serialNumber) {
        return .revoked(revocation)
      }
    } catch {
      return .unusable(AnswerProblem(.other, error.text))
    }
    if let reservation = list.scope.reservation {
      return .unusable(AnswerProblem(.other, reservation))
    }
    if let problem = AnswerTime.problem(
      thisUpdate: list.thisUpdate, nextUpdate: list.nextUpdate, at: date)
    {
      return .unusable(problem)
    }
    return .good(list.thisUpdate)
  }

  /// The revocation of the certificate that a statement contains; nil for none.
  ///
  /// Its signature is not verified.
  func revocation(
    in content: RevocationStatement.Content, _ cryptography: any CryptographyProvider
  ) -> Revocation? {
    switch content {
    case .answer(let response):
      answers(in: response, cryptography).lazy.compactMap(\.revocation).first
    case .list(let list):
      list.issuer.looksLike(issuer.subject) && list.scope.obstacle == nil
        ? try? list.revocation(of: certificate.serialNumber) : nil
    case .nothing: nil
    }
  }

  /// Whether the issuer, or for an answer its delegate, signed a statement that proves a revocation.
  func issuerSigned(
    _ content: RevocationStatement.Content, _ number: Int, _ verifier: inout StatementSignatures
  ) -> Bool {
    switch content {
    case .answer(let response):
      ResponderSignature(
        response: response, number: number, issuer: issuer, date: response.producedAt,
        isOfRevocation: true
      ).problem(&verifier) == nil
    case .list(let list):
      verifier.verdict(
        on: list.signature, list.signatureAlgorithm, over: list.signedData, by: issuer.publicKey,
        of: .statement(number), .lists, isOfRevocation: true) == .valid
    case .nothing: false
    }
  }

  private func scopeProblem(of scope: RevocationList.Scope) -> String? {
    let isAuthority = certificate.known.basicConstraints?.isCA == true
    if isAuthority ? scope.isOfEndEntitiesOnly : scope.isOfAuthoritiesOnly {
      return "it is about \(isAuthority ? "end entities" : "authorities") only"
    }
    guard let names = scope.distributionPoint else { return nil }
    let points = certificate.known.crlDistributionPoints
    let isOurs = names.contains { name in
      guard case .uri(let octets) = name else { return false }
      return points.contains { $0.utf8.elementsEqual(octets) }
    }
    return isOurs ? nil : "it is of a distribution point that the certificate does not name"
  }
}

extension RevocationStatement.Content {
  /// Whether it is an answer that revokes a certificate with this serial number.
  ///
  /// The issuer is not compared: it may be named by another of its keys.
  func revokes(_ serialNumber: [UInt8]) -> Bool {
    guard case .answer(let response) = self else { return false }
    return response.answers.contains {
      $0.revocation != nil && $0.certificate.serialNumber.isSameInteger(as: serialNumber)
    }
  }
}

extension OCSPAnswer {
  fileprivate var revocation: Revocation? {
    guard case .revoked(let revocation) = status else { return nil }
    return revocation
  }
}
