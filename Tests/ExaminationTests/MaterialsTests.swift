import Foundation
import OpenSSLEngine
import RootStores
import TLSEngine
import Testing
import Threads
import TrustEvaluation
import TrustModel
import X509

@testable import Examination

/// What is read of the files that a request names, and what is said of those that cannot be used.
@Suite struct MaterialsTests {
  private static let now = Instant(secondsSinceEpoch: 1_780_000_000)

  /// A directory that is removed when this object is freed.
  private final class Directory {
    let url: URL

    init() throws {
      url = FileManager.default.temporaryDirectory
        .appendingPathComponent("trusteval-materials-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    func write(_ text: String, to name: String) throws -> String {
      try write(Array(text.utf8), to: name)
    }

    func write(_ bytes: [UInt8], to name: String) throws -> String {
      let file = url.appendingPathComponent(name)
      try Data(bytes).write(to: file)
      return file.path
    }

    deinit {
      try? FileManager.default.removeItem(at: url)
    }
  }

  private static func issued(_ name: String) throws -> IssuedCertificate {
    try CertificateTemplate.authority(
      subject: IssuingName(commonName: name), notBefore: now, notAfter: now.advanced(byDays: 9)
    ).issue(to: .generate())
  }

  private static let broken = """
    -----BEGIN CERTIFICATE-----
    !!!!
    -----END CERTIFICATE-----

    """

  private static func tools(_ passwords: any PasswordSource = NoPasswords()) -> Tools {
    let cryptography = OpenSSLCryptography()
    return Tools(
      version: "test", cryptography: cryptography, certificates: CertificateCache(),
      stores: StoreRegistry(
        environment: { _ in nil }, cryptography: cryptography, certificates: CertificateCache()),
      witnesses: NoWitnesses(),
      client: { (_) throws(ConnectionFailure) in
        throw ConnectionFailure(.internalError, summary: "no handshake is made")
      },
      identity: OpenSSLIdentityReader(), passwords: passwords,
      publicSuffixes: { PublicSuffixList(text: "// ===BEGIN ICANN DOMAINS===\nco.uk\norg.uk\n") },
      clock: { now })
  }

  private static func materials(
    _ files: [String], _ trust: TrustPlan = TrustPlan(), _ connection: ConnectionPlan = .init(),
    _ passwords: any PasswordSource = NoPasswords()
  ) throws -> RequestMaterials {
    var trust = trust
    trust.anchorsOnly = true
    return try RequestMaterials(
      of: Request(
        target: files.isEmpty ? .server(host: "a.example", port: 443) : .files(files),
        connection: connection, trust: trust), with: tools(passwords))
  }

  private static func problem(_ body: () throws -> RequestMaterials) -> String {
    do {
      _ = try body()
      return ""
    } catch {
      return (error as? RequestError)?.text ?? "\(error)"
    }
  }

  /// Of blocks that cannot be decoded the first sixteen are named.
  @Test(arguments: [(15, 15), (16, 16), (17, 17), (40, 17)])
  func blocksThatWerePassedOver(count: Int, remarks: Int) throws {
    let directory = try Directory()
    let certificate = PEMWriter.certificate(try Self.issued("a").der)
    let file = try directory.write(
      certificate + String(repeating: Self.broken, count: count), to: "chain.pem")
    let materials = try Self.materials([file])
    #expect(materials.remarks.count == remarks, "\(materials.remarks)")
    #expect((materials.remarks.last == "more blocks were passed over") == (count > 16))
    #expect(materials.remarks.first?.hasPrefix("line ") == true)
    #expect(materials.certificates.count == 1)
    // Of what the user adds nothing is passed over.
    #expect(
      Self.problem { try Self.materials([], TrustPlan(intermediates: [file])) }.hasPrefix("line "))
  }

  /// What is judged is the first certificate of the first file; a later file may begin with a fault.
  @Test func theFirstBlockIsTheOneThatIsJudged() throws {
    let directory = try Directory()
    let (first, second) = (try Self.issued("a"), try Self.issued("b"))
    let good = try directory.write(PEMWriter.certificate(first.der), to: "good.pem")
    let faulty = try directory.write(
      Self.broken + PEMWriter.certificate(second.der), to: "faulty.pem")
    let materials = try Self.materials([good, faulty])
    #expect(materials.certificates == [first.der, second.der])
    #expect(materials.remarks.count == 1)
    #expect(Self.problem { try Self.materials([faulty, good]) }.contains("line 1 of "))
    #expect(
      Self.problem { try Self.materials([faulty]) }
        .hasSuffix("and the certificate to be judged is the first of the file"))
  }

  /// Lists are looked at for each certificate of each path, so that their number is bounded.
  @Test(arguments: [(1, true), (2, false)]) func revocationLists(files: Int, isTaken: Bool) throws {
    let directory = try Directory()
    let issuer = try Self.issued("a")
    let list = try RevocationListTemplate(
      thisUpdate: Self.now, nextUpdate: Self.now.advanced(byDays: 1)
    ).list(of: issuer)
    let block = PEMText.block("X509 CRL", list)
    let most = try directory.write(
      String(repeating: block, count: RevocationPlan.mostLists), to: "most.pem")
    let one = try directory.write(block, to: "one.pem")
    let plan = TrustPlan(
      revocation: RevocationPlan(mode: .stapled, lists: files == 1 ? [most] : [most, one]))
    guard isTaken else {
      let problem = Self.problem { try Self.materials([], plan) }
      #expect(problem.contains("one.pem' makes it more than 1024 revocation lists"), "\(problem)")
      return
    }
    #expect(try Self.materials([], plan).revocationLists.count == RevocationPlan.mostLists)
  }

  /// A capture is the only file, and what is no capture is left to be read as certificates.
  @Test func capturesAreReadAlone() throws {
    let directory = try Directory()
    let header: [UInt8] =
      [0xd4, 0xc3, 0xb2, 0xa1, 2, 0, 4, 0] + [UInt8](repeating: 0, count: 8)
      + [0xff, 0xff, 0, 0, 1, 0, 0, 0]
    let packet: [UInt8] = [0, 0, 0, 0, 0, 0, 0, 0, 100, 0, 0, 0, 100, 0, 0, 0, 1, 2, 3]
    let whole = try directory.write(header, to: "whole.pcap")
    let cut = try directory.write(header + packet, to: "cut.pcap")
    let pem = try directory.write(PEMWriter.certificate(try Self.issued("a").der), to: "a.pem")
    for (path, remarks) in [(whole, 0), (cut, 1)] {
      guard case .capture(let input) = try VerifiedInput([path], patience: .seconds(60)) else {
        Issue.record("it is a capture")
        continue
      }
      let error = #expect(throws: RequestError.self) { _ = try input.nextSeen() }
      #expect(error?.text.contains("has no TLS connection in it: ") == true)
      #expect(input.remarks.count == remarks)
      #expect(input.remarks.allSatisfy { $0.contains("cut.pcap' ends within a packet") })
    }
    for paths in [[whole, pem], [pem, whole], [whole, whole]] {
      let error = #expect(throws: RequestError.self) {
        _ = try VerifiedInput(paths, patience: .seconds(60))
      }
      #expect(error?.text.hasSuffix("is a capture of the network, which is read alone") == true)
    }
    guard case .certificates(let contents) = try VerifiedInput([pem, pem], patience: .seconds(60))
    else {
      Issue.record("it is no capture")
      return
    }
    // A file can be read again.
    #expect(contents.isEmpty)
  }

  private struct FixedPassword: PasswordSource {
    let text: String?

    func password(forFile path: String) throws(RequestError) -> Secret? {
      guard let text else { throw RequestError("there is no password here") }
      return Secret(copying: Array(text.utf8), erasedBy: Secret.erasing)
    }
  }

  /// What is said where certificate and key cannot be used together, by the files that are named.
  @Test func identities() throws {
    let directory = try Directory()
    let (own, other) = (try Self.issued("a"), try Self.issued("b"))
    let chain = try directory.write(PEMWriter.certificate(own.der), to: "chain.pem")
    let key = try directory.write(PEMWriter.privateKey(own.key), to: "key.pem")
    let otherKey = try directory.write(PEMWriter.privateKey(other.key), to: "other.pem")
    let both = try directory.write(
      PEMWriter.certificate(own.der) + PEMWriter.privateKey(own.key), to: "both.pem")
    let container = try directory.write(
      own.pkcs12(with: [], name: "a", password: "sesame"), to: "a.p12")
    func problem(_ plan: ConnectionPlan, _ password: String? = nil) -> String {
      Self.problem { try Self.materials([], TrustPlan(), plan, FixedPassword(text: password)) }
    }
    for plan in [
      ConnectionPlan(clientCertificate: chain, clientKey: key),
      ConnectionPlan(clientCertificate: both),
      ConnectionPlan(clientCertificate: both, clientKey: both),
    ] {
      let identity = try Self.materials([], TrustPlan(), plan, FixedPassword(text: nil)).identity
      #expect(identity?.chain == [own.der])
    }
    #expect(
      problem(ConnectionPlan(clientCertificate: chain))
        .hasSuffix("chain.pem' holds no private key: name the key's file with --client-key"))
    #expect(
      problem(ConnectionPlan(clientCertificate: chain, clientKey: chain))
        .hasSuffix("chain.pem' holds no private key that can be used"))
    let mixed = problem(ConnectionPlan(clientCertificate: chain, clientKey: otherKey))
    #expect(mixed.contains("other.pem' is not that of the first certificate in "), "\(mixed)")
    #expect(mixed.hasSuffix("chain.pem'"))
    #expect(
      problem(ConnectionPlan(clientCertificate: container))
        .hasSuffix("a.p12' is PKCS #12: it is given with --p12"))
    #expect(
      problem(ConnectionPlan(pkcs12: both))
        .hasSuffix("both.pem' is not PKCS #12: PEM is given with --client-cert"))
    // A password is asked for where one is needed, and only there.
    #expect(problem(ConnectionPlan(pkcs12: container)) == "there is no password here")
    #expect(
      problem(ConnectionPlan(pkcs12: container), "other")
        .hasSuffix("a.p12' does not open with the password given"))
    let opened = try Self.materials(
      [], TrustPlan(), ConnectionPlan(pkcs12: container), FixedPassword(text: "sesame"))
    #expect(opened.identity?.chain == [own.der])
    let supplied = TrustPlan(intermediates: [container])
    #expect(
      Self.problem { try Self.materials([], supplied, ConnectionPlan(), FixedPassword(text: nil)) }
        .hasSuffix("a.p12' needs a password: there is no password here"))
    #expect(
      try Self.materials([], supplied, ConnectionPlan(), FixedPassword(text: "sesame")).supplied
        == [own.der])
  }

  // MARK: Needs

  /// Answers everything with what it was asked.
  private struct EchoingSource: EvidenceSource {
    let tools: Tools

    func evidence(for request: Request, by deadline: Deadline) -> Evidence {
      Evidence(clock: now, observations: [])
    }

    func addRoots(
      of store: StoreName, _ subjects: [[UInt8]], for request: Request, to evidence: inout Evidence,
      by deadline: Deadline
    ) {
      evidence.add(
        StoreEvidence(store: store, places: [], answers: StoreRegistry.nothing(for: subjects)))
    }

    func rootPlaces(of engine: Engine) -> [RootPlace] {
      [RootPlace(path: engine.rawValue, kind: .bundle)]
    }

    func fetched(
      from uri: String, for purpose: Fetch.Purpose, under policy: FetchPolicy, by deadline: Deadline
    ) -> Fetch { Fetch(uri: uri, purpose: purpose, failure: "not there") }

    func remark(onAsking engines: Set<Engine>) -> String? {
      engines.map(\.rawValue).sorted().joined(separator: "+")
    }
  }

  /// Each need gets its answer in the evidence, with what it was about.
  @Test func everyNeedIsMet() {
    let source = EchoingSource(tools: Self.tools())
    let request = Request(target: .server(host: "a.example", port: 443))
    var evidence = Evidence(clock: Self.now, observations: [])
    let question = WitnessQuestion(
      chain: [[1]], intermediates: [], anchors: [], purpose: .server, serverName: nil,
      verifyDate: Self.now)
    source.meet(
      [
        .roots(.library(.gnutls), subjects: [[0x30, 0]]), .rootPlaces(.gnutls),
        .rootPlaces(.openssl), .publicSuffixes(name: "example.co.uk", others: ["x.org.uk"]),
        .issuer(uri: "http://a/issuer"), .revocation(uri: "http://a/ocsp", .ocsp),
        .revocation(uri: "http://a/crl", .crl), .opinion(.gnutls, question),
        .opinion(.openssl, question),
      ], of: request, in: &evidence, by: Deadline(in: .seconds(600)))
    #expect(evidence.stores.map(\.store) == [.library(.gnutls)])
    // Places of a store that was not asked for roots belong to no evidence.
    #expect(evidence.stores[0].rootPlaces?.map(\.path) == ["gnutls"])
    #expect(evidence.fetches.map(\.purpose) == [.issuer, .ocsp, .crl])
    #expect(
      evidence.fetches.map(\.uri) == ["http://a/issuer", "http://a/ocsp", "http://a/crl"])
    let suffixes = evidence.publicSuffixes
    #expect(suffixes?.name == "example.co.uk" && suffixes?.others == ["x.org.uk"])
    #expect(suffixes?.rules == ["co.uk", "org.uk"])
    #expect(evidence.opinions.map(\.opinion.engine) == [.gnutls, .openssl])
    #expect(evidence.opinions.allSatisfy { $0.question == question.digest })
    #expect(evidence.remarks == ["gnutls+openssl"])
    source.meet(
      [.opinion(.openssl, question), .opinion(.gnutls, question)], of: request, in: &evidence,
      by: Deadline(in: .seconds(600)))
    #expect(evidence.remarks == ["gnutls+openssl"] && evidence.opinions.count == 4)
    source.meet([], of: request, in: &evidence, by: Deadline(in: .seconds(600)))
    #expect(evidence.opinions.count == 4)
  }

  // MARK: Addresses

  @Test(
    arguments: [
      ("192.0.2.1", nil, "192.0.2.1"), ("2001:db8::1", nil, "2001:db8::1"), ("a.example", nil, nil),
      ("a.example", "192.0.2.9", "192.0.2.9"), ("192.0.2.1", "b.example", nil),
      ("192.0.2.1", "::1", "::1"),
    ] as [(String, String?, String?)])
  func theAddressThatIsNamed(host: String, connectTo: String?, address: String?) {
    let request = Request(
      target: .server(host: host, port: 443),
      connection: ConnectionPlan(connectTo: connectTo.map { .init(host: $0, port: nil) }))
    #expect(AddressSweep.literal(request) == address)
    #expect(AddressSweep.literal(Request(target: .files(["192.0.2.1"]))) == nil)
  }

  /// A server with one address is asked as it was named, and files have no address.
  @Test(
    arguments: [
      (.server(host: "127.0.0.1", port: 4), nil, true),
      (.server(host: "a.invalid", port: 4), ConnectionPlan.Destination(host: "::1", port: 5), true),
      (.files(["a.pem"]), nil, false),
    ] as [(Request.Target, ConnectionPlan.Destination?, Bool)])
  func oneAddress(
    target: Request.Target, destination: ConnectionPlan.Destination?, hasPlace: Bool
  ) {
    let request = Request(target: target, connection: ConnectionPlan(connectTo: destination))
    let results = AddressSweep.results(for: request) { request in
      let report = Report(
        endpoint: request.endpoint, verifyDate: Self.now, verdict: .unknown,
        failure: ConnectionFailure(.refused, summary: "refused"))
      return [
        (
          request,
          Examiner.Result(report: report, evidence: Evidence(clock: Self.now, observations: []))
        )
      ]
    }
    #expect(results.count == 1 && results[0].0.connection.connectTo == destination)
    #expect(
      results[0].1.evidence.address
        == (hasPlace ? PlaceAmongAddresses(index: 0, count: 1, leftOut: 0) : nil))
  }

  /// Why a file with a key cannot be used.
  @Test(
    arguments: [
      (
        .encryptedPrivateKey,
        "needs a password, which comes from --password-file or TRUSTEVAL_PASSWORD"
      ), (.wrongPassword, "does not open with the password given"),
      (
        .lacksLegacyProvider,
        "is encrypted in an old way, for which OpenSSL's legacy provider is not installed"
      ), (.noPrivateKey, "holds no private key"),
      (.noCertificate, "holds a private key, but not its certificate"),
      (.otherPrivateKey, "holds a private key and the certificate of another"),
      (.malformedCertificate(2), "holds a malformed certificate, number 2"),
      (.unreadable("no bag"), "cannot be opened: no bag"),
    ] as [(ClientIdentityError, String)])
  func whyAKeyCannotBeUsed(error: ClientIdentityError, text: String) {
    #expect(error.lockText == text)
  }
}
