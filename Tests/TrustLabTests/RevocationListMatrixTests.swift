import Foundation
import OpenSSLEngine
import Testing
import TrustEvaluation
import TrustModel
import X509

/// Revocation lists by signer, dates, entries and scope: our result, and that of `openssl verify
/// -crl_check`.
@Suite(.timeLimit(.minutes(30))) struct RevocationListMatrixTests {
  static let now = Instant(secondsSinceEpoch: 1_780_000_000)

  enum Signer: CaseIterable {
    case issuer, stranger, namesake, broken, issuerWithoutUsage
  }

  enum Dates: CaseIterable {
    case fresh, outOfDate, early
  }

  enum Entry: CaseIterable {
    case none, leaf, other, leafRemoved
  }

  enum Scope: CaseIterable {
    case all, ownPoint, otherPoint, servers, authorities, attributes, indirect, someReasons
    case changes, unknownCritical, unknown, repeated

    /// Whether the absence of the leaf's number proves anything.
    var covers: Bool { [.all, .ownPoint, .servers, .unknown].contains(self) }

    /// Whether only its presence proves something: an issuer gives each serial number once.
    var isPartial: Bool { !covers && self != .attributes }
  }

  struct Case: CustomStringConvertible {
    var signer = Signer.issuer
    var dates = Dates.fresh
    var entry = Entry.none
    var scope = Scope.all

    var description: String { "\(signer) \(dates) \(entry) \(scope)" }

    /// What the issuer's key signed as revoked counts, whatever its certificate allows.
    var expected: RevocationStatus.Status {
      if signer == .issuerWithoutUsage, entry == .leaf { return .revoked }
      guard signer == .issuer, scope.covers || scope.isPartial else { return .notChecked }
      if entry == .leaf { return .revoked }
      // Its reason belongs in delta lists: nothing is concluded from it.
      guard entry != .leafRemoved else { return .notChecked }
      return scope.covers && dates == .fresh ? .good : .notChecked
    }
  }

  static let cases: [Case] =
    Signer.allCases.flatMap { signer in
      Entry.allCases.map { Case(signer: signer, entry: $0) }
    }
    + Dates.allCases.dropFirst().flatMap { dates in
      Entry.allCases.map { Case(dates: dates, entry: $0) }
    }
    + Scope.allCases.dropFirst().flatMap { scope in
      [Entry.none, .leaf].map { Case(entry: $0, scope: scope) }
    }

  @Test func areJudgedAsByOpenSSL() async throws {
    try await withTemporaryDirectory { directory in
      for (index, example) in Self.cases.enumerated() {
        let made = try Made(example, now: Self.now)
        let found = try made.status(at: Self.now)
        #expect(found.status == example.expected, "\(example): \(found)")
        let openssl = try await made.openssl(
          in: directory.appending(path: "\(index)"), at: Self.now)
        // OpenSSL ends at an old list before reading it, at a list for some reasons or others'
        // certificates only, and at one with an unknown critical extension; it treats a delta CRL as a
        // complete list, and takes the first of two scopes. It ignores removeFromCRL.
        let isOlder = example.expected == .revoked && example.dates != .fresh
        let isPartial = example.scope.isPartial
        let hasNoUsage = example.signer == .issuerWithoutUsage
        let isRemoved =
          example.entry == .leafRemoved && example.signer == .issuer && example.dates == .fresh
        let expected =
          isRemoved ? .good : isOlder || isPartial || hasNoUsage ? .notChecked : found.status
        #expect(
          openssl == expected || [.changes, .repeated].contains(example.scope),
          "OpenSSL on \(example): \(openssl)")
      }
    }
  }
}

private struct Made {
  let root: IssuedCertificate
  let issuer: IssuedCertificate
  let leaf: IssuedCertificate
  let list: [UInt8]

  init(_ example: RevocationListMatrixTests.Case, now: Instant) throws {
    func authority(_ name: String) -> CertificateTemplate {
      .authority(
        subject: IssuingName(commonName: name), notBefore: now.advanced(byDays: -100),
        notAfter: now.advanced(byDays: 100))
    }
    func server() -> CertificateTemplate {
      var template = CertificateTemplate.server(
        [.dns("www.example.com")], subject: IssuingName(commonName: "www.example.com"),
        notBefore: now.advanced(byDays: -10), notAfter: now.advanced(byDays: 10))
      template.crlDistributionPoints = ["http://ca.example/own.crl"]
      return template
    }
    root = try authority("Root").issue(to: .generate())
    var template = authority("Issuer")
    if example.signer == .issuerWithoutUsage { template.keyUsage = .keyCertSign }
    issuer = try template.issue(to: .generate(), by: root)
    leaf = try server().issue(to: .generate(), by: issuer)
    let other = try server().issue(to: .generate(), by: issuer)

    let start: Int64 =
      switch example.dates {
      case .fresh: -1
      case .outOfDate: -20
      case .early: 1
      }
    var list = RevocationListTemplate(
      thisUpdate: now.advanced(byDays: start), nextUpdate: now.advanced(byDays: start + 7))
    let date = now.advanced(byDays: -3)
    switch example.entry {
    case .none: break
    case .leaf: list.entries = [.init(other, date: date), .init(leaf, date: date, reason: 1)]
    case .other: list.entries = [.init(other, date: date, reason: 5)]
    case .leafRemoved: list.entries = [.init(leaf, date: date, reason: 8)]
    }
    list.extensions = [
      .init("2.5.29.35", value: DER.sequence(DER.implicit(0, issuer.keyIdentifier))),
      .init("2.5.29.20", value: DER.unsignedInteger(2)),
      Self.scope(example.scope),
      example.scope == .repeated ? Self.scope(.servers) : nil,
    ].compactMap(\.self)
    switch example.signer {
    case .issuer, .issuerWithoutUsage: self.list = try list.list(of: issuer)
    case .stranger: self.list = try list.list(of: authority("Stranger").issue(to: .generate()))
    case .namesake: self.list = try list.list(of: authority("Issuer").issue(to: .generate()))
    case .broken:
      var bytes = try list.list(of: issuer)
      bytes[bytes.count - 1] ^= 1
      self.list = bytes
    }
  }

  private static func scope(
    _ scope: RevocationListMatrixTests.Scope
  ) -> CertificateTemplate.Extension? {
    func point(_ fields: [UInt8]) -> CertificateTemplate.Extension {
      .init("2.5.29.28", isCritical: true, value: DER.sequence(fields))
    }
    func name(_ uri: String) -> [UInt8] {
      DER.explicit(0, DER.explicit(0, DER.implicit(6, Array(uri.utf8))))
    }
    return switch scope {
    case .all: nil
    case .ownPoint: point(name("http://ca.example/own.crl"))
    case .otherPoint: point(name("http://ca.example/other.crl"))
    case .servers: point(DER.implicit(1, [0xff]))
    case .authorities, .repeated: point(DER.implicit(2, [0xff]))
    case .attributes: point(DER.implicit(5, [0xff]))
    case .indirect: point(DER.implicit(4, [0xff]))
    case .someReasons: point(DER.implicit(3, [0x06, 0x40]))
    case .changes: .init("2.5.29.27", isCritical: true, value: DER.unsignedInteger(1))
    case .unknownCritical: .init("1.2.3.4", isCritical: true, value: DER.null)
    case .unknown: .init("1.2.3.4", value: DER.null)
    }
  }

  func status(at date: Instant) throws -> RevocationStatus {
    var settings = EvaluationSettings(
      purpose: .server, reference: .dns("www.example.com"), verifyDate: date)
    settings.revocation.statements = [
      RevocationStatement(.list(try RevocationList(der: list)), from: .file("list.crl"))
    ]
    let input = EvaluationInput(
      sent: try [leaf, issuer].map { try Certificate(der: $0.der) }, supplied: [],
      anchors: OneAnchor(anchor: Anchor(certificate: try Certificate(der: root.der), source: .app)))
    return try #require(
      Evaluator(cryptography: OpenSSLCryptography()).evaluate(input, settings: settings)
        .best.revocations.first?.status)
  }

  /// The result of `openssl verify` for the leaf; `notChecked` where it accepts no list.
  func openssl(in directory: URL, at date: Instant) async throws -> RevocationStatus.Status {
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    for (name, certificate) in [("root", root), ("issuer", issuer), ("leaf", leaf)] {
      try Data(PEMWriter.certificate(certificate.der).utf8)
        .write(to: directory.appending(path: "\(name).pem"))
    }
    let der = directory.appending(path: "list.der").path
    try Data(list).write(to: URL(filePath: der))
    let pem = directory.appending(path: "list.pem").path
    _ = try await OpenSSLTool.run(["crl", "-inform", "DER", "-in", der, "-out", pem])
    let output = try await OpenSSLTool.run(
      [
        "verify", "-crl_check", "-CAfile", directory.appending(path: "root.pem").path,
        "-untrusted", directory.appending(path: "issuer.pem").path, "-CRLfile", pem, "-attime",
        "\(date.secondsSinceEpoch)", directory.appending(path: "leaf.pem").path,
      ]
    ).output
    if output.contains("leaf.pem: OK") { return .good }
    let isOfNow =
      !output.contains("CRL has expired") && !output.contains("CRL is not yet valid")
    return isOfNow && output.contains("certificate revoked") ? .revoked : .notChecked
  }
}

private struct OneAnchor: AnchorSource {
  let anchor: Anchor

  func anchors(withSubject name: DistinguishedName) -> [Anchor] {
    anchor.certificate.subject == name ? [anchor] : []
  }
}
