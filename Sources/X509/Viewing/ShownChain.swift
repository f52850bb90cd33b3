package import TrustModel

extension ShownCertificate {
  /// Certificates in their order, each with the one among them that issued it.
  package static func all(
    _ list: [(der: [UInt8], origin: Origin)], by cryptography: any CryptographyProvider
  ) -> [ShownCertificate] {
    let readings = list.map { ParsedCertificate($0.der) }
    let issuers = IssuersAmong(readings.map(\.certificate))
    return list.indices.map { number in
      ShownCertificate(
        number: number, origin: list[number].origin, der: list[number].der,
        sha256: SHA256.hexadecimal(list[number].der),
        sha1: cryptography.digest(.sha1, of: list[number].der).map(Hexadecimal.lowerCase),
        reading: readings[number].shown(issuer: issuers.issuer(of: number)))
    }
  }
}

/// A certificate parsed, or why it cannot be.
private struct ParsedCertificate {
  let certificate: Certificate?
  private let failure: String

  init(_ der: [UInt8]) {
    do throws(CertificateParseError) {
      (certificate, failure) = (try Certificate(der: der), "")
    } catch {
      (certificate, failure) = (nil, error.description)
    }
  }

  func shown(issuer: Int?) -> ShownCertificate.Reading {
    guard let certificate else { return .unreadable(failure) }
    return .certificate(ShownContents(certificate, issuer: issuer))
  }
}

/// Which certificate of a list issued which: by name, and by key identifier where both have one.
private struct IssuersAmong {
  private let certificates: [Certificate?]
  private var bySubject: [DistinguishedName: [Int]] = [:]

  /// Certificates of one name that are looked at; more than a few are an attack.
  private static let mostOfOneName = 64

  init(_ certificates: [Certificate?]) {
    self.certificates = certificates
    for (number, certificate) in certificates.enumerated() {
      guard let certificate else { continue }
      bySubject[certificate.subject, default: []].append(number)
    }
  }

  func issuer(of number: Int) -> Int? {
    guard let certificate = certificates[number], !certificate.isRoot else { return nil }
    return bySubject[certificate.issuer]?.prefix(Self.mostOfOneName).first { candidate in
      guard let issuer = certificates[candidate], issuer != certificate else { return false }
      return !certificate.hasOtherIssuerKey(than: issuer)
    }
  }
}

extension Certificate {
  fileprivate var isRoot: Bool { isSelfIssued && !hasOtherIssuerKey(than: self) }

  /// Whether its key identifiers say that another key than this one's signed it.
  fileprivate func hasOtherIssuerKey(than issuer: Certificate) -> Bool {
    guard let wanted = known.authorityKeyIdentifier?.keyIdentifier,
      let found = issuer.known.subjectKeyIdentifier
    else { return false }
    return wanted != found
  }

  /// What it is for, as far as it says so.
  fileprivate var use: String {
    if extensions.contains(where: { $0.oid == .precertificatePoison }) { return "precertificate" }
    if known.basicConstraints?.isCA ?? (version == 1 && isSelfIssued) {
      return isSelfIssued ? "root CA" : "intermediate CA"
    }
    var words: [String] = []
    for purpose in known.extendedKeyUsage ?? [.anyExtendedKeyUsage] {
      let word = ExtensionWords.uses[purpose] ?? "other use"
      if !words.contains(word) { words.append(word) }
    }
    return (isSelfIssued ? "self-signed, " : "") + words.prefix(4).joined(separator: ", ")
  }
}

extension ShownContents {
  fileprivate init(_ certificate: Certificate, issuer: Int?) {
    let isCA = certificate.known.basicConstraints?.isCA == true
    let problems = Dictionary(grouping: certificate.problems, by: { $0.kind.extension })
      .mapValues(Self.texts)
    self.init(
      facts: certificate.facts(
        role: certificate.isRoot && isCA ? .root : isCA ? .intermediate : .leaf, origin: .sent),
      use: certificate.use, issuer: issuer,
      extensions: certificate.extensions.map { item in
        ShownExtension(item, in: certificate.known, problems: problems[item.oid] ?? [])
      },
      problems: problems[nil] ?? [])
  }

  /// The first few: an extension that comes a thousand times has as many, each time.
  private static func texts(_ problems: [CertificateProblem]) -> [String] {
    problems.prefix(8).map(\.description)
      + (problems.count > 8 ? ["\(problems.count - 8) more of its kind"] : [])
  }
}

extension CertificateProblem.Kind {
  fileprivate var `extension`: ObjectIdentifier? {
    switch self {
    case .duplicateExtension(let oid), .unparseableExtension(let oid): oid
    case .unparseableSubject, .unparseableKey, .malformedSignature: nil
    }
  }
}

extension ShownExtension {
  /// Octets of a value that is not understood.
  private static let mostOctets = 256

  /// - Parameters:
  ///   - known: The extensions beside it and itself, decoded.
  ///   - meaning: What it says, where that is known from elsewhere.
  init(
    _ item: RawExtension, in known: KnownExtensions, meaning: [String]? = nil, problems: [String]
  ) {
    let meaning = problems.isEmpty ? meaning ?? item.meaning(in: known) ?? [] : []
    self.init(
      identifier: item.oid.description, name: item.oid.name, isCritical: item.isCritical,
      meaning: meaning, problems: problems, length: item.value.count,
      octets: meaning.isEmpty ? Array(item.value.prefix(Self.mostOctets)) : [])
  }
}
