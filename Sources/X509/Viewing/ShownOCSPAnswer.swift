package import TrustModel

extension ShownDocument {
  /// Certificates that are shown; an answer is mostly on one.
  private static let mostAnswers = 100
  /// Certificates sent along that are named.
  private static let mostSigners = 4

  /// An OCSP answer (RFC 6960) for people to look at; its signature is not verified, as the issuer of the
  /// certificates is not here.
  ///
  /// - Throws: `OCSPResponse.Unusable` where the octets are no answer.
  package init(ocspAnswer der: [UInt8], at date: Instant) throws(OCSPResponse.Unusable) {
    let digest = Fact("SHA-256", SHA256.hexadecimal(der))
    let response: OCSPResponse
    do throws(OCSPResponse.Unusable) {
      response = try OCSPResponse(der: der)
    } catch {
      // The responder's own words are a whole answer.
      guard error.isError else { throw error }
      self.init(.ocspAnswer, der: der, facts: [Fact("Error", error.text, isProblem: true), digest])
      return
    }
    let issuers = Set(response.answers.map(\.certificate.issuerText))
    var facts = [
      Fact("Responder", response.responder.text),
      Fact("Made", response.producedAt?.rfc3339 ?? "at a date that cannot be read"),
      Fact(
        "Signature",
        "\(response.signatureAlgorithm.signatureName), not checked: its issuer is not here"),
      Fact("Signer", response.signers(first: Self.mostSigners)),
      Fact("Issuer", issuers.count == 1 ? issuers.first ?? "" : ""),
      Fact(
        "About",
        response.answers.count == 1 ? "1 certificate" : "\(response.answers.count) certificates"),
    ]
    if let reservation = response.reservation {
      facts.append(Fact("Problem", reservation, isProblem: true))
    }
    facts += response.answers.prefix(Self.mostAnswers).compactMap { $0.problem(at: date) }
      .map { Fact("Problem", $0, isProblem: true) }
    self.init(
      .ocspAnswer, der: der, facts: facts + [digest],
      entries: response.answers.prefix(Self.mostAnswers).map {
        $0.entry(withIssuer: issuers.count > 1)
      },
      entryCount: response.answers.count)
  }
}

extension OCSPResponse {
  /// The certificates that came with the signature; empty where none did.
  fileprivate func signers(first most: Int) -> String {
    let names = certificates.prefix(most)
      .map { (try? Certificate(der: $0).subject.text) ?? "a certificate that cannot be read" }
    let rest = certificates.count - names.count
    return (names + (rest > 0 ? ["\(rest) more"] : [])).joined(separator: "; ")
  }
}

extension OCSPResponse.Responder {
  fileprivate var text: String {
    switch self {
    case .name(let name): name.text
    case .keyHash(let hash): "the key with the SHA-1 \(Hexadecimal.lowerCase(hash))"
    }
  }
}

extension OCSPAnswer.CertificateID {
  /// Of the authority that issued the certificate, the answer has no more than digests.
  fileprivate var issuerText: String {
    "the key with the digest \(Hexadecimal.lowerCase(issuerKeyHash.prefix(64)))"
  }
}

extension OCSPAnswer {
  fileprivate func entry(withIssuer hasIssuer: Bool) -> [String] {
    [
      SerialNumber.text(of: certificate.serialNumber), statusText,
      "(answer from \(thisUpdate?.rfc3339 ?? "a date that cannot be read")"
        + (nextUpdate.map { " until \($0.rfc3339)" } ?? "") + ")",
      hasIssuer ? "issued by \(certificate.issuerText)" : "",
    ]
  }

  private var statusText: String {
    switch status {
    case .good: return "good"
    case .unknown: return "unknown to the responder"
    case .revoked(let revocation):
      let date = revocation.date.map { " at \($0.rfc3339)" } ?? " at a time that cannot be read"
      return "revoked" + date + (revocation.reason.map { ", \($0.name)" } ?? "")
    }
  }

  /// Why it does not count at a date; nil where it does.
  fileprivate func problem(at date: Instant) -> String? {
    let serial = SerialNumber.text(of: certificate.serialNumber.prefix(21))
    if let nextUpdate, date > nextUpdate {
      return "the answer on \(serial) has expired: \(nextUpdate.rfc3339)"
    }
    if let thisUpdate, date < thisUpdate {
      return "the answer on \(serial) does not count yet: \(thisUpdate.rfc3339)"
    }
    return reservation.map { "the answer on \(serial): \($0)" }
  }
}
