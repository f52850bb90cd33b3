import TrustModel
import X509

/// What one verified statement proves for one certificate.
enum StatementVerdict {
  /// Good, as of this date: for these reasons it is not revoked.
  case good(Instant, RevocationReasons = .all)
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
  var issuer: Certificate
  let date: Instant
  /// Whether the certificate says that no responder is asked about it.
  let isExemptFromOCSP: Bool
  /// The folded form of the issuer's name, where lists are compared with it.
  let issuerLook: OctetKey?

  init(_ certificate: Certificate, by issuer: Certificate, look: OctetKey?, at date: Instant) {
    (self.certificate, self.issuer, self.date) = (certificate, issuer, date)
    issuerLook = look
    isExemptFromOCSP = certificate.extensions.contains { $0.oid == .ocspNoCheck }
  }
}

extension IssuedPair {
  func verdict(
    of statement: NumberedStatement, _ verifier: inout StatementSignatures
  ) -> StatementVerdict {
    switch statement.statement.content {
    case .answer(let response): verdict(of: response, statement, &verifier)
    case .list(let list): verdict(of: list, statement, &verifier)
    case .nothing(let problem): .unusable(problem)
    }
  }

  /// A revoked certificate stays revoked: such an answer is accepted however old it is (trustd,
  /// SecORVCConsumeOCSPResponse); its signer must have been valid when it was made.
  ///
  /// An unknown critical extension may limit what is good, as in a list, but not what is revoked:
  /// OpenSSL and GnuTLS take such an answer as revoked too.
  private func verdict(
    of response: OCSPResponse, _ statement: NumberedStatement,
    _ verifier: inout StatementSignatures
  ) -> StatementVerdict {
    let answers = answers(in: response, statement, &verifier)
    guard let first = answers.first else {
      return .unusable(AnswerProblem(.otherSubject, "it is about another certificate"))
    }
    let revocation = answers.lazy.compactMap(\.revocation).first
    let signature = ResponderSignature(
      response: response, statement: statement, issuer: issuer,
      date: revocation == nil ? date : response.producedAt ?? date,
      isOfRevocation: revocation != nil)
    if let problem = verifier.problem(of: signature) { return .unusable(problem) }
    if let revocation { return .revoked(revocation) }
    if let reservation = response.reservation ?? answers.lazy.compactMap(\.reservation).first {
      return .unusable(AnswerProblem(.other, reservation))
    }
    guard let producedAt = response.producedAt, let thisUpdate = first.thisUpdate else {
      return .unusable(AnswerProblem(.other, "it has no date"))
    }
    guard producedAt <= date.advanced(bySeconds: AnswerTime.leeway) else {
      return .unusable(
        AnswerProblem(.other, "it is of \(producedAt.rfc3339), after the verify date"))
    }
    if let problem = AnswerTime.problem(
      thisUpdate: thisUpdate, nextUpdate: first.nextUpdate, at: date)
    {
      return .unusable(problem)
    }
    return first.status == .good ? .good(thisUpdate) : .unknown(thisUpdate)
  }

  /// Those on this certificate: names and keys are compared by the digests of the algorithm that each
  /// answer uses.
  private func answers(
    in response: OCSPResponse, _ statement: NumberedStatement,
    _ verifier: inout StatementSignatures
  ) -> [OCSPAnswer] {
    // A response may have thousands of answers, and a name may be long.
    let answers = statement.statement.answers(on: certificate.serialNumber, in: response)
    let octets = certificate.serialNumber.count
    guard
      verifier.spendAndCount(StatementSignatures.lookUp + octets / 16 + 4 * answers.count)
    else { return [] }
    return answers.filter { answer in
      let hash = answer.certificate.hash
      return verifier.nameDigest(hash, certificate) == answer.certificate.issuerNameHash
        && verifier.keyDigest(hash, issuer) == answer.certificate.issuerKeyHash
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
    of list: RevocationList, _ statement: NumberedStatement,
    _ verifier: inout StatementSignatures
  ) -> StatementVerdict {
    guard isIssuer(of: list, statement, &verifier) else {
      return .unusable(
        AnswerProblem(
          .otherSubject, "it is a list of '\(list.issuer.label)', not of the certificate's issuer"))
    }
    if let obstacle = list.scope.obstacle {
      return .unusable(AnswerProblem(.other, obstacle))
    }
    guard let isNamed = verifier.names(certificate.serialNumber, in: list, statement) else {
      return .unusable(.unread)
    }
    if !isNamed {
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
      on: SignedPart(list, statement), by: issuer.publicKey, isOfRevocation: isNamed)
    {
    case .valid: break
    case .invalid:
      return .unusable(
        AnswerProblem(.signer, "its signature is not that of the certificate's issuer"))
    case .notVerifiable(let reason):
      return .unusable(
        AnswerProblem(.signer, "its signature cannot be verified: \(reason)"))
    }
    switch verifier.entry(of: certificate.serialNumber, in: list, statement) {
    case nil: return .unusable(.unread)
    case .failure(let error)?: return .unusable(AnswerProblem(.other, error.text))
    case .success(let revocation?)?: return .revoked(revocation)
    case .success(nil)?: break
    }
    if let reservation = list.scope.reservation {
      return .unusable(AnswerProblem(.other, reservation))
    }
    guard let thisUpdate = list.thisUpdate else {
      return .unusable(AnswerProblem(.other, "it has no date"))
    }
    if let problem = AnswerTime.problem(
      thisUpdate: thisUpdate, nextUpdate: list.nextUpdate, at: date)
    {
      return .unusable(problem)
    }
    return .good(thisUpdate, reasons(of: list, from: statement.statement.source))
  }

  /// Whether a list's issuer has a name that looks like the issuer's.
  func isIssuer(
    of list: RevocationList, _ statement: NumberedStatement, _ verifier: inout StatementSignatures
  ) -> Bool {
    list.issuer == issuer.subject
      || issuerLook != nil && verifier.look(of: list, statement) == issuerLook
  }

  /// Whether a statement says that the certificate is revoked; nothing in it is verified.
  func isRevoked(
    by statement: NumberedStatement, _ verifier: inout StatementSignatures
  ) -> Bool {
    switch statement.statement.content {
    case .answer(let response):
      answers(in: response, statement, &verifier).contains { $0.revocation != nil }
    case .list(let list):
      isIssuer(of: list, statement, &verifier) && list.scope.obstacle == nil
        && verifier.names(certificate.serialNumber, in: list, statement) == true
    case .nothing: false
    }
  }

  /// The revocation in a statement that the issuer signed, or for an answer its delegate; nil for
  /// none.
  ///
  /// - Parameter named: The issuer that an answer has to be about; it may have signed with a later key.
  func revocation(
    signedIn statement: NumberedStatement, about named: IssuedPair,
    _ verifier: inout StatementSignatures
  ) -> Revocation? {
    switch statement.statement.content {
    case .answer(let response):
      let answers = named.answers(in: response, statement, &verifier)
      guard let revocation = answers.lazy.compactMap(\.revocation).first else { return nil }
      let signature = ResponderSignature(
        response: response, statement: statement, issuer: issuer, date: response.producedAt ?? date,
        isOfRevocation: true)
      return verifier.problem(of: signature) == nil ? revocation : nil
    case .list(let list):
      guard
        verifier.verdict(
          on: SignedPart(list, statement), by: issuer.publicKey, isOfRevocation: true) == .valid
      else { return nil }
      return try? verifier.entry(of: certificate.serialNumber, in: list, statement)?.get()
    case .nothing: return nil
    }
  }

  /// The reasons for which a list is complete (RFC 5280, section 6.3.3, d): its own, of those of the
  /// distribution points that it is from.
  ///
  /// A list in a file that names no point may be that of any of them, so that it counts for what is
  /// common to all. The standard would let it count for all reasons where it is not one of theirs;
  /// OpenSSL takes it for that of the first.
  private func reasons(
    of list: RevocationList, from source: RevocationStatement.Source
  ) -> RevocationReasons {
    let own = list.scope.reasons ?? .all
    let points = certificate.known.distributionPoints
    let isFrom: (DistributionPoint) -> Bool
    if let names = list.scope.distributionPoint {
      isFrom = { point in names.contains { point.isNamed($0) } }
    } else if let address = source.address {
      isFrom = { $0.addresses.contains(address) }
    } else {
      return points.reduce(own) { $0.intersection($1.reasons ?? .all) }
    }
    return own.intersection(
      points.filter(isFrom).reduce(into: []) { $0.formUnion($1.reasons ?? .all) })
  }

  private func scopeProblem(of scope: RevocationList.Scope) -> String? {
    let isAuthority = certificate.known.basicConstraints?.isCA == true
    if isAuthority ? scope.isOfEndEntitiesOnly : scope.isOfAuthoritiesOnly {
      return "it is about \(isAuthority ? "end entities" : "authorities") only"
    }
    guard let names = scope.distributionPoint else { return nil }
    let points = certificate.known.distributionPoints
    let isOurs = names.contains { name in points.contains { $0.isNamed(name) } }
    return isOurs ? nil : "it is of a distribution point that the certificate does not name"
  }
}

extension DistributionPoint {
  fileprivate func isNamed(_ name: GeneralName) -> Bool {
    guard case .uri(let octets) = name else { return false }
    return addresses.contains { $0.utf8.elementsEqual(octets) }
  }
}

extension RevocationStatement {
  /// Whether it is an answer that revokes a certificate with this serial number.
  ///
  /// The issuer is not compared: it may be named by another of its keys.
  func revokes(_ serialNumber: [UInt8]) -> Bool {
    guard case .answer(let response) = content else { return false }
    return answers(on: serialNumber, in: response).contains { $0.revocation != nil }
  }
}

extension OCSPAnswer {
  fileprivate var revocation: Revocation? {
    guard case .revoked(let revocation) = status else { return nil }
    return revocation
  }
}
