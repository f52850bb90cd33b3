import OpenSSLEngine
import Testing
import TrustEvaluation
import TrustModel
import X509

@testable import Diagnosis

/// What a report contains on the client's own certificate.
@Suite struct ClientIdentityTests {
  private static let now = Instant(secondsSinceEpoch: 1_800_000_000)

  private static func authority(_ name: String) -> CertificateTemplate {
    .authority(
      subject: IssuingName(commonName: name), notBefore: now.advanced(byDays: -100),
      notAfter: now.advanced(byDays: 100))
  }

  /// A client's certificate with two authorities above it, and a server's without any.
  private struct World {
    let root: IssuedCertificate
    let intermediate: IssuedCertificate
    let client: IssuedCertificate
    let server: IssuedCertificate
    let other: IssuedCertificate

    init(_ change: (inout CertificateTemplate) -> Void = { _ in }) throws {
      root = try authority("Root").issue(to: .generate())
      intermediate = try authority("Intermediate").issue(to: .generate(), by: root)
      other = try authority("Other").issue(to: .generate())
      var template = CertificateTemplate.client(
        subject: IssuingName(commonName: "Client"), notBefore: now.advanced(byDays: -10),
        notAfter: now.advanced(byDays: 10))
      change(&template)
      client = try template.issue(to: .generate(), by: intermediate)
      server = try CertificateTemplate.server(
        [.dns("www.example.com")], subject: IssuingName(commonName: "www.example.com"),
        notBefore: now.advanced(byDays: -1), notAfter: now.advanced(byDays: 30)
      ).issue(to: .generate(), by: root)
    }

    /// - Parameter named: The issuers that the server names; nil where it does not ask.
    func report(
      _ chain: [IssuedCertificate], named: [IssuedCertificate]?, alert: UInt8? = nil,
      isSent: Bool = true, failure kind: ConnectionFailure.Kind? = nil,
      refusing keys: RefusedKeys? = nil
    ) throws -> Report {
      let names = try named?.map { try Certificate(der: $0.der).subject.der }
      let handshake = Handshake(
        protocolVersion: "TLSv1.3", alertNumber: alert, clientCertificateRequested: named != nil,
        acceptableIssuers: names, clientCertificateSent: named != nil && isSent,
        isComplete: kind == nil, engine: .openssl)
      let failure = kind.map { ConnectionFailure($0, summary: "refused", hint: "see its log") }
      var answers = Answers()
      answers.stores[.anchors("root.pem")] = .init(
        roots: [StoredRoot(der: root.der, settings: nil, file: "root.pem")])
      answers.identity = chain.isEmpty ? nil : chain.map(\.der)
      if let keys { answers.lists.keys = keys }
      let request = Request(
        target: .server(host: "www.example.com", port: 443),
        connection: ConnectionPlan(clientCertificate: "client.pem"),
        trust: TrustPlan(anchors: ["root.pem"], anchorsOnly: true))
      return answers.report(
        on: [Observation(certificates: [server.der], handshake: handshake, failure: failure)],
        request, at: now
      ).report
    }
  }

  /// The path of the certificate, the names that the server sends, and the result.
  @Test func theListOfTheServer() throws {
    let world = try World()
    let (client, middle, root, other) = (world.client, world.intermediate, world.root, world.other)
    let cases: [([IssuedCertificate], [IssuedCertificate]?, IdentityFacts.Listing, String?)] = [
      ([client, middle, root], [other, root], .listed, "CN=Root"),
      ([client, middle], [root], .listed, "CN=Root"),
      ([client], [middle], .listed, "CN=Intermediate"),
      ([client], [root], .notKnown, nil), ([client, middle], [other], .notKnown, nil),
      ([client, middle, root], [other], .notListed, nil), ([client], [], .noList, nil),
      ([client], nil, .notAsked, nil),
      // An issuer that is not on the path does not count.
      ([client, other], [other], .notKnown, nil),
    ]
    for (chain, named, listing, issuer) in cases {
      let report = try world.report(chain, named: named)
      let identity = try #require(report.identity)
      #expect(identity.listing == listing)
      #expect(identity.listedIssuer == issuer)
      #expect(identity.failures.isEmpty, "\(identity.failures)")
      #expect(identity.authentication == (named == nil ? .notRequested : .handshakeCompleted))
      #expect(identity.notChecked.map(\.check) == [.anchorTrusted, .revocation])
      #expect((identity.mismatch != nil) == [.notListed, .notKnown].contains(listing))
      #expect(report.acceptableIssuers.count == named?.count ?? 0)
      #expect(report.verdict == .trusted)
    }
  }

  @Test func whatIsWrongWithIt() throws {
    let changes: [((inout CertificateTemplate) -> Void, Check)] = [
      ({ $0.notAfter = Self.now.advanced(byDays: -1) }, .temporalValidity),
      ({ $0.notBefore = Self.now.advanced(byDays: 1) }, .temporalValidity),
      ({ $0.extendedKeyUsage = [KeyPurpose.serverAuth] }, .extendedKeyUsage),
      ({ $0.keyUsage = .keyAgreement }, .keyUsage), ({ $0.keyUsage = .keyCertSign }, .keyUsage),
    ]
    for (change, check) in changes {
      let world = try World(change)
      let report = try world.report(
        [world.client, world.intermediate, world.root], named: [world.root],
        failure: .clientCertificateRejected)
      let identity = try #require(report.identity)
      #expect(identity.failures.map(\.check) == [check])
      #expect(identity.authentication == .rejected)
      // The certificate itself shows it, so the refusal mentions it.
      #expect(report.failure?.hint?.contains(check.rawValue) == true)
    }
  }

  /// What the key may do instead of signing is told, also where that is nothing.
  @Test(arguments: [(UInt8(0x08), "keyAgreement"), (0, "no key usage")])
  func whatTheKeyMayDo(bits: UInt8, text: String) throws {
    let world = try World {
      $0.keyUsage = nil
      $0.extraExtensions = [
        .init("2.5.29.15", isCritical: true, value: DER.value(.bitString, [0, bits]))
      ]
    }
    let report = try world.report(
      [world.client, world.intermediate, world.root], named: [world.root])
    #expect(try #require(report.identity).failures.map(\.actual) == [text])
  }

  /// A key that others have, or that Apple's list names, is told of in a client's path as well.
  @Test(arguments: ["source", "inferred"], [true, false])
  func aKeyToRefuse(rule: String, isIssuers: Bool) throws {
    let world = try World()
    let refused = isIssuers ? world.intermediate : world.client
    let key = SHA256.hexadecimal(try Certificate(der: refused.der).publicKey.spki)
    let report = try world.report(
      [world.client, world.intermediate, world.root], named: [world.root],
      failure: .clientCertificateRejected,
      refusing: RefusedKeys(
        "k\(key)\t\(rule)\tkey-leak\t2026-10-17\tCN=X\tChrome 156\t2026-11-01"))
    let failures = try #require(report.identity).failures
    #expect(failures.map(\.check) == [.blackListedKey])
    #expect(failures.map(\.certificate) == [isIssuers ? 1 : 0])
    #expect(report.failure?.hint?.contains(Check.blackListedKey.rawValue) == true)
  }

  /// The certificate after the client's has the issuer's name and another key.
  @Test func anIssuerThatIsNone() throws {
    let world = try World()
    let namesake = try Self.authority("Intermediate").issue(to: .generate(), by: world.root)
    let report = try world.report([world.client, namesake, world.root], named: [world.root])
    let identity = try #require(report.identity)
    #expect(identity.failures.map(\.check) == [.missingIntermediate])
    #expect(
      identity.failures[0].reason == .issuerKeyMismatch
        || identity.failures[0].reason == .badSignature)
  }

  /// A cause is only given if there is evidence for it.
  @Test func aRefusalWithoutEvidenceKeepsItsHint() throws {
    let world = try World()
    let chain = [world.client, world.intermediate, world.root]
    let rejected = try world.report(
      chain, named: [world.root], failure: .clientCertificateRejected)
    #expect(rejected.failure?.hint == "see its log")
    let unlisted = try world.report(
      chain, named: [world.other], failure: .clientCertificateRejected)
    #expect(unlisted.failure?.hint == unlisted.identity?.mismatch)
    // A certificate that was not sent was not refused.
    let withheld = try world.report(
      chain, named: [world.other], isSent: false, failure: .clientCertificateRequired)
    #expect(withheld.failure?.hint == "see its log")
    #expect(withheld.identity?.authentication == .required)
  }

  /// The alert unknown_ca is about the issuer, so another fault of the certificate comes second.
  @Test(arguments: [true, false])
  func anUnknownIssuerIsToldFirst(isListed: Bool) throws {
    let world = try World { $0.notAfter = Self.now.advanced(byDays: -1) }
    let report = try world.report(
      [world.client, world.intermediate, world.root], named: [isListed ? world.root : world.other],
      alert: 48, failure: .clientCertificateRejected)
    let hint = try #require(report.failure?.hint)
    let first = try isListed ? "see its log" : #require(report.identity?.mismatch)
    let second = "; besides, the client certificate itself fails TemporalValidity"
    #expect(hint.hasPrefix(first + second), "\(hint)")
  }

  /// Only unknown_ca is about the issuer; and what was not sent was not refused, however it ends.
  @Test(
    arguments: [
      (40, true, .clientCertificateRejected), (nil, true, .clientCertificateRejected),
      (48, false, .alertReceived(48)), (40, false, .connectionLost(.handshake)),
    ] as [(UInt8?, Bool, ConnectionFailure.Kind)])
  func anotherAlert(alert: UInt8?, isSent: Bool, kind: ConnectionFailure.Kind) throws {
    let world = try World { $0.notAfter = Self.now.advanced(byDays: -1) }
    let report = try world.report(
      [world.client, world.intermediate, world.root], named: [world.other], alert: alert,
      isSent: isSent, failure: kind)
    let hint = try #require(report.failure?.hint)
    #expect(hint.hasPrefix("the client certificate itself fails") == isSent, "\(hint)")
    #expect((hint == "see its log") == !isSent)
  }

  /// Only what issued itself is a root.
  @Test func theRolesOnItsPath() throws {
    let world = try World()
    let chain = [world.client, world.intermediate, world.root]
    for (length, roles) in [
      (1, [.leaf]), (2, [.leaf, .intermediate]), (3, [.leaf, .intermediate, .root]),
    ] as [(Int, [CertificateFacts.Role])] {
      let report = try world.report(Array(chain.prefix(length)), named: [world.root])
      #expect(report.identity?.path.map(\.role) == roles)
    }
  }

  /// What to do depends on what the server names, and on what the certificate fails by itself.
  @Test(
    arguments: [
      (.listed, 1, false, "ask the server's operator, whose log says why"),
      (
        .notListed, 1, false,
        "get a client certificate from an authority whose clients the server takes: 'CN=A', 'CN=B'"
      ),
      (.notKnown, 1, false, "add the issuers of the client certificate to client.pem, or get one"),
      (.noList, 1, false, "add the intermediates of the client certificate to client.pem, which"),
      (
        .noList, 1, true,
        "get a client certificate from an authority whose clients the server takes: the"
      ),
      (
        .noList, 2, false,
        "get a client certificate from an authority whose clients the server takes: the"
      ),
      (
        .notAsked, 1, false,
        "get a client certificate from an authority whose clients the server takes: the"
      ),
    ] as [(IdentityFacts.Listing, Int, Bool, String)])
  func adviceOnARefusal(
    listing: IdentityFacts.Listing, length: Int, isSelfIssued: Bool, text: String
  ) {
    let facts = CertificateFacts(
      subject: "CN=Client", issuer: "CN=Sub", label: "Client", serial: "01", notBefore: Self.now,
      notAfter: Self.now, sha256: "", spkiSha256: "", names: [], key: "", signature: "",
      role: .leaf, origin: .supplied, isSelfIssued: isSelfIssued)
    var identity = IdentityFacts(
      file: "client.pem", path: Array(repeating: facts, count: length), authentication: .rejected,
      listing: listing)
    let issuers = AcceptableIssuers(names: ["CN=A", "CN=B"])
    let fix = Fix(onRefusalOf: identity, from: issuers)
    #expect(fix?.text.hasPrefix(text) == true, "\(fix?.text ?? "")")
    #expect(fix?.kind == .clientCertificate && fix?.side == .client && fix?.isVerified == false)
    identity.failures = [
      Finding(.keyUsage, certificate: 0, summary: "a"),
      Finding(.keySize, certificate: 0, summary: "b"),
    ]
    #expect(
      Fix(onRefusalOf: identity, from: issuers)?.text
        == "get a new client certificate that does not fail KeyUsage, from an authority whose clients "
        + "the server takes: 'CN=A', 'CN=B'")
    for authentication in ClientAuthentication.allCases where authentication != .rejected {
      identity.authentication = authentication
      #expect(Fix(onRefusalOf: identity, from: issuers) == nil)
    }
  }

  /// Three names are enough, and a long one is cut.
  @Test(
    arguments: [
      ([], 0, ""), (["A", "B", "C"], 0, ": 'A', 'B', 'C'"),
      (["A", "B", "C", "D"], 0, ": 'A', 'B', 'C', 1 more"), (["A"], 7, ": 'A', 7 more"),
      ([String(repeating: "n", count: 120)], 0, ": '\(String(repeating: "n", count: 120))'"),
      ([String(repeating: "n", count: 121)], 0, ": '\(String(repeating: "n", count: 120))...'"),
    ])
  func authoritiesThatTheServerNames(names: [String], leftOut: Int, text: String) {
    let identity = IdentityFacts(
      file: "client.pem", path: [], authentication: .rejected, listing: .notListed)
    let fix = Fix(onRefusalOf: identity, from: AcceptableIssuers(names: names, leftOut: leftOut))
    #expect(fix?.text.hasSuffix("whose clients the server takes" + text) == true)
  }

  /// Where the file has no intermediate, that may be all that the server lacks.
  @Test(arguments: [true, false])
  func intermediatesThatAreNotInTheFile(hasOne: Bool) throws {
    let world = try World()
    let chain = [world.client] + (hasOne ? [world.intermediate] : [])
    let report = try world.report(chain, named: [], alert: 48, failure: .clientCertificateRejected)
    let advice = try #require(report.fixes.first { $0.kind == .clientCertificate }).text
    #expect(
      advice.hasPrefix("add the intermediates of the client certificate to client.pem") == !hasOne,
      "\(advice)")
  }

  @Test func withoutOneNothingIsSaid() throws {
    let world = try World()
    let report = try world.report([], named: [world.root], isSent: false)
    #expect(report.identity == nil)
    #expect(report.acceptableIssuers.names == ["CN=Root"])
  }

  /// Some servers name every public authority, and some send names that are none.
  @Test func namesAreBounded() throws {
    let world = try World()
    var answers = Answers()
    answers.stores = [:]
    let handshake = Handshake(
      clientCertificateRequested: true,
      acceptableIssuers: [[0x01]] + Array(repeating: [0x30, 0x00], count: 999), engine: .openssl)
    let report = answers.report(
      on: [Observation(certificates: [world.server.der], handshake: handshake)],
      Request(target: .server(host: "www.example.com", port: 443)), at: Self.now
    ).report
    #expect(report.acceptableIssuers.count == 1_000)
    #expect(report.acceptableIssuers.leftOut == 744)
    #expect(report.acceptableIssuers.names.prefix(2) == ["(unreadable)", "(empty)"])
  }
}
