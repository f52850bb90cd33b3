import Foundation
import OpenSSLEngine
import Programs
import Testing
import TrustEvaluation
import TrustModel
import X509

/// OCSP answers by signer, status, dates and digest: our result, and those of the programs of
/// OpenSSL and GnuTLS.
@Suite(.timeLimit(.minutes(30))) struct OCSPMatrixTests {
  /// Both programs use the clock.
  static let now = Instant(secondsSinceEpoch: Int64(Date().timeIntervalSince1970))

  enum Signer: String, CaseIterable {
    case issuer, issuerByKey, delegate, delegateByKey, delegateNotSent, delegateWithoutUsage
    case delegateOfRoot, delegateOfStranger, expiredDelegate, stranger, namesakeOfIssuer, broken

    var counts: Bool {
      switch self {
      case .issuer, .issuerByKey, .delegate, .delegateByKey: true
      default: false
      }
    }
  }

  enum Dates: String, CaseIterable {
    case fresh, outOfDate, early, freshWithoutEnd

    /// Whether a certificate that is not revoked counts as good.
    var count: Bool { self == .fresh || self == .freshWithoutEnd }
  }

  enum Status: String, CaseIterable {
    case good, revoked, unknown
  }

  struct Case: CustomStringConvertible {
    var signer = Signer.issuer
    var status = Status.good
    var dates = Dates.fresh
    var hash = SignatureHash.sha1
    var isAboutAnother = false

    var description: String {
      "\(signer) \(status) \(dates) \(hash)\(isAboutAnother ? " about another" : "")"
    }

    /// A certificate stays revoked, whatever the age of the answer.
    var expected: RevocationStatus.Status {
      guard signer.counts, !isAboutAnother else { return .notChecked }
      if status == .revoked { return .revoked }
      guard dates.count else { return .notChecked }
      return status == .good ? .good : .unknown
    }

    /// GnuTLS has three other rules: a responder of a trusted root may answer for every CA below it,
    /// an answer of tomorrow counts, and an unknown certificate passes as a good one.
    var expectedOfGnuTLS: RevocationStatus.Status {
      var other = self
      if signer == .delegateOfRoot { other.signer = .delegate }
      if dates == .early { other.dates = .fresh }
      return other.expected == .unknown ? .good : other.expected
    }
  }

  static let cases: [Case] =
    Signer.allCases.flatMap { signer in
      Status.allCases.flatMap { status in
        [SignatureHash.sha1, .sha256].map { Case(signer: signer, status: status, hash: $0) }
      }
    }
    + Dates.allCases.dropFirst().flatMap { dates in
      Status.allCases.flatMap { status in
        [Signer.issuer, .delegate].map { Case(signer: $0, status: status, dates: dates) }
      }
    }
    + [SignatureHash.sha384, .sha512].map { Case(hash: $0) }
    + Status.allCases.map { Case(status: $0, isAboutAnother: true) }

  @Test func isJudgedAsByOthers() async throws {
    #expect(Self.cases.count >= 60)
    let authority = try Authority(now: Self.now)
    try await withTemporaryDirectory { directory in
      try authority.write(to: directory)
      for (index, example) in Self.cases.enumerated() {
        let answer = try authority.answer(example)
        let found = try authority.evaluate(answer)
        #expect(found.status == example.expected, "\(example): \(found)")
        #expect((found.reason == nil) == (found.status != .notChecked && found.status != .revoked))

        let file = directory.appending(path: "\(index).der")
        try Data(answer).write(to: file)
        let openssl = try await Self.openssl(file, example, in: directory)
        // OpenSSL's program reports the status of an old answer, with a warning.
        let isOldRevoked = found.status == .revoked && !example.dates.count
        #expect(openssl == (isOldRevoked ? .notChecked : found.status), "OpenSSL on \(example)")
        let gnutls = try await Self.gnutls(file, in: directory)
        #expect(gnutls == example.expectedOfGnuTLS, "GnuTLS on \(example)")
      }
    }
  }

  /// An unknown critical extension may limit what is good, but does not hide a revocation.
  @Test(arguments: Status.allCases, [true, false])
  func criticalExtensions(status: Status, isOfOneCertificate: Bool) throws {
    let authority = try Authority(now: Self.now)
    let answer = try authority.answer(Case(status: status)) { template in
      let item = CertificateTemplate.Extension("1.2.3.4", isCritical: true, value: DER.null)
      if isOfOneCertificate {
        template.singleExtensions = [item]
      } else {
        template.extensions = [item]
      }
    }
    let found = try authority.evaluate(answer).status
    #expect(found == (status == .revoked ? .revoked : .notChecked))
  }

  /// The result of `openssl ocsp` for the leaf; `notChecked` where it does not accept the answer.
  private static func openssl(
    _ answer: URL, _ example: Case, in directory: URL
  ) async throws -> RevocationStatus.Status {
    let result = try await OpenSSLTool.run(
      [
        "ocsp", "-respin", answer.path, "-\(example.hash.rawValue)", "-issuer",
        directory.appending(path: "issuer.pem").path, "-cert",
        directory.appending(path: "leaf.pem").path, "-CAfile",
        directory.appending(path: "root.pem").path, "-verify_other",
        directory.appending(path: "issuer.pem").path, "-validity_period", "4500",
      ]).output
    guard result.contains("Response verify OK"), !result.contains("WARNING: Status times invalid")
    else { return .notChecked }
    return Status.allCases.first { result.contains("leaf.pem: \($0.rawValue)") }
      .flatMap { RevocationStatus.Status(rawValue: $0.rawValue) } ?? .notChecked
  }

  /// The result of GnuTLS's client for a server that staples the answer; `notChecked` where it does
  /// not accept the answer, nil where it gives no result.
  private static func gnutls(
    _ answer: URL, in directory: URL
  ) async throws -> RevocationStatus.Status? {
    let port = try FreePort.next()
    let path = { (name: String) in directory.appending(path: name).path }
    let server = try RunningProgram(
      "openssl",
      [
        "s_server", "-accept", "127.0.0.1:\(port)", "-cert", path("leaf.pem"), "-key",
        path("key.pem"), "-cert_chain", path("issuer.pem"), "-status_file", answer.path, "-www",
      ])
    defer { withExtendedLifetime(server) {} }
    // The server needs a moment to start.
    for _ in 0..<400 {
      let output = try await OpenSSLTool.program(
        "gnutls-cli",
        [
          "--x509cafile", path("root.pem"), "--sni-hostname", "www.example.com",
          "--verify-hostname", "www.example.com", "--port", "\(port)", "127.0.0.1",
        ]
      ).output
      if output.contains("- Status: ") { return status(inGnuTLS: output) }
      try await Task.sleep(for: .milliseconds(50))
    }
    return nil
  }

  private static func status(inGnuTLS output: String) -> RevocationStatus.Status? {
    if output.contains("The certificate is trusted.") { return .good }
    if output.contains("The certificate chain is revoked.") { return .revoked }
    let isNotAccepted =
      output.contains("The received OCSP status response is invalid.")
      || output.contains("The revocation or OCSP data are old and have been superseded.")
    return isNotAccepted ? .notChecked : nil
  }
}

/// A root, an issuer, a leaf, and possible signers of answers.
private struct Authority {
  let now: Instant
  let root: IssuedCertificate
  let issuer: IssuedCertificate
  let leaf: IssuedCertificate
  private let other: IssuedCertificate
  private let stranger: IssuedCertificate
  private let namesake: IssuedCertificate

  init(now: Instant) throws {
    func authority(_ name: String) -> CertificateTemplate {
      .authority(
        subject: IssuingName(commonName: name), notBefore: now.advanced(byDays: -100),
        notAfter: now.advanced(byDays: 100))
    }
    func server() -> CertificateTemplate {
      .server(
        [.dns("www.example.com")], subject: IssuingName(commonName: "www.example.com"),
        notBefore: now.advanced(byDays: -10), notAfter: now.advanced(byDays: 10))
    }
    self.now = now
    root = try authority("Root").issue(to: .generate())
    issuer = try authority("Issuer").issue(to: .generate(), by: root)
    leaf = try server().issue(to: .generate(), by: issuer)
    other = try server().issue(to: .generate(), by: issuer)
    stranger = try authority("Stranger").issue(to: .generate())
    namesake = try authority("Issuer").issue(to: .generate(), by: stranger)
  }

  func answer(
    _ example: OCSPMatrixTests.Case, change: (inout OCSPTemplate) -> Void = { _ in }
  ) throws -> [UInt8] {
    var template = OCSPTemplate(
      status(example.status), thisUpdate: now.advanced(bySeconds: -3600),
      nextUpdate: now.advanced(byDays: 3))
    switch example.dates {
    case .fresh: break
    case .outOfDate:
      template.thisUpdate = now.advanced(byDays: -9)
      template.nextUpdate = now.advanced(byDays: -2)
    case .early:
      template.thisUpdate = now.advanced(byDays: 1)
    case .freshWithoutEnd: template.nextUpdate = nil
    }
    template.identifierHash = example.hash
    template.namesKey = [.issuerByKey, .delegateByKey].contains(example.signer)
    let signer = try signer(example.signer)
    if ![.issuer, .issuerByKey, .delegateNotSent, .broken].contains(example.signer) {
      template.certificates = [signer.der]
    }
    change(&template)
    var answer = try template.answer(
      on: example.isAboutAnother ? other : leaf, of: issuer, signedBy: signer)
    guard example.signer == .broken else { return answer }
    // Changes what was signed: the last digit of the minute in producedAt, to another digit.
    let time = try #require(answer.firstRange(of: [0x18, 0x0f]))
    answer[time.lowerBound + 2 + 11] ^= 1
    return answer
  }

  private func status(_ status: OCSPMatrixTests.Status) -> OCSPTemplate.Status {
    switch status {
    case .good: .good
    case .revoked: .revoked(now.advanced(byDays: -1), reason: 4)
    case .unknown: .unknown
    }
  }

  private func signer(_ signer: OCSPMatrixTests.Signer) throws -> IssuedCertificate {
    switch signer {
    case .issuer, .issuerByKey, .broken: issuer
    case .delegate, .delegateByKey, .delegateNotSent: try delegate(of: issuer)
    case .delegateWithoutUsage: try delegate(of: issuer, purpose: KeyPurpose.serverAuth)
    case .delegateOfRoot: try delegate(of: root)
    case .delegateOfStranger: try delegate(of: stranger)
    case .expiredDelegate: try delegate(of: issuer, until: -1)
    case .stranger: stranger
    case .namesakeOfIssuer: namesake
    }
  }

  private func delegate(
    of issuer: IssuedCertificate, purpose: String = KeyPurpose.ocspSigning, until days: Int64 = 5
  ) throws -> IssuedCertificate {
    var template = CertificateTemplate(
      subject: IssuingName(commonName: "Responder"), notBefore: now.advanced(byDays: -5),
      notAfter: now.advanced(byDays: days))
    template.keyUsage = .digitalSignature
    template.extendedKeyUsage = [purpose]
    return try template.issue(to: .generate(), by: issuer)
  }

  func write(to directory: URL) throws {
    for (name, certificate) in [("root", root), ("issuer", issuer), ("leaf", leaf)] {
      try Data(PEMWriter.certificate(certificate.der).utf8)
        .write(to: directory.appending(path: "\(name).pem"))
    }
    try Data(PEMWriter.privateKey(leaf.key).utf8).write(to: directory.appending(path: "key.pem"))
  }

  func evaluate(_ answer: [UInt8]) throws -> RevocationStatus {
    var settings = EvaluationSettings(
      purpose: .server, reference: .dns("www.example.com"), verifyDate: now)
    settings.revocation.statements = [
      RevocationStatement(.answer(try OCSPResponse(der: answer)), from: .stapled)
    ]
    let input = EvaluationInput(
      sent: try [leaf, issuer].map { try Certificate(der: $0.der) }, supplied: [],
      anchors: OneAnchor(anchor: Anchor(certificate: try Certificate(der: root.der), source: .app)))
    let evaluation = Evaluator(cryptography: OpenSSLCryptography())
      .evaluate(input, settings: settings)
    let found = try #require(evaluation.best.revocations.first?.status)
    #expect(evaluation.isTrusted == (found.status != .revoked))
    return found
  }
}

private struct OneAnchor: AnchorSource {
  let anchor: Anchor

  func anchors(withSubject name: DistinguishedName) -> [Anchor] {
    anchor.certificate.subject == name ? [anchor] : []
  }
}
