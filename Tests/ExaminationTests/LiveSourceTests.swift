import OpenSSLEngine
import RootStores
import TLSEngine
import Testing
import Threads
import TrustModel
import X509

@testable import Examination

/// The evidence of servers and files.
@Suite struct LiveSourceTests {
  private struct SilentPanel: WitnessPanel {
    let engines = [Engine.gnutls, .openssl]

    func opinions(
      on questions: [(Engine, WitnessQuestion)], by deadline: Deadline
    ) -> [Opinion] { NoWitnesses().opinions(on: questions, by: deadline) }
  }

  private static let now = Instant(secondsSinceEpoch: 1_780_000_000)

  private static var tools: Tools {
    let cryptography = OpenSSLCryptography()
    return Tools(
      version: "test", cryptography: cryptography, certificates: CertificateCache(),
      stores: StoreRegistry(
        environment: { _ in nil }, cryptography: cryptography, certificates: CertificateCache()),
      witnesses: SilentPanel(),
      client: { (_) throws(ConnectionFailure) in
        throw ConnectionFailure(.internalError, summary: "no handshake is made")
      },
      identity: OpenSSLIdentityReader(), publicSuffixes: { nil }, clock: { now })
  }

  private static let request = Request(target: .server(host: "www.example.com", port: 443))

  /// Only plain HTTP is fetched over, whatever the purpose.
  @Test(
    arguments: ["https://a.example/", "ldap://a.example/", "a.example", "ftp://a.example/", ""],
    Fetch.Purpose.allCases)
  func addressesThatAreNotFetched(uri: String, purpose: Fetch.Purpose) {
    let fetch = LiveSource(Self.tools, materials: RequestMaterials()).fetched(
      from: uri, for: purpose, under: FetchPolicy(for: Self.request, []), by: .distantFuture)
    #expect(fetch.failure == "not fetched: no address of plain HTTP")
    #expect(fetch.uri == uri && fetch.purpose == purpose)
  }

  /// Whatever options supply becomes evidence, and remarks on it come first.
  @Test func whatOptionsSupply() {
    var materials = RequestMaterials(
      supplied: [[1]], revocationLists: [RevocationListEvidence(file: "a.crl", der: [2])])
    (materials.pinned, materials.compared, materials.exceptions) = ([[3]], [4], [])
    materials.remarks = ["first"]
    var request = Self.request
    request.connection.traces = true
    let evidence = LiveSource(Self.tools, materials: materials).evidence(
      from: [Observation(certificates: [[5]])], for: request)
    #expect(evidence.supplied == [[1]] && evidence.revocationLists.map(\.der) == [[2]])
    #expect(evidence.pinnedCertificates == [[3]] && evidence.compared == [4])
    #expect(evidence.exceptions == [] && evidence.identity == nil && evidence.clock == Self.now)
    #expect(evidence.observations == [Observation(certificates: [[5]])])
    #expect(
      evidence.remarks
        == ["first", "there is no trace: the connection failed before a TLS handshake began"])
    #expect(evidence.witnesses == [.gnutls, .openssl])
    request.trust.secondOpinion = false
    let alone = LiveSource(Self.tools, materials: RequestMaterials()).evidence(
      from: [], for: request)
    #expect(alone.witnesses.isEmpty && alone.exceptions == nil)
  }

  /// A trace is missing only where it was asked for and none of the handshakes began.
  @Test(
    arguments: [
      (nil, [false], false), (false, [false], false), (true, [false], true), (true, [true], false),
      (true, [false, true], false), (true, [false, false], true), (true, [], true),
    ] as [(Bool?, [Bool], Bool)])
  func aTraceThatIsMissing(asked: Bool?, began: [Bool], isMissing: Bool) {
    var request = Self.request
    request.connection.traces = asked
    let observations = began.map {
      Observation(handshake: $0 ? Handshake(engine: .openssl) : nil)
    }
    let evidence = LiveSource(Self.tools, materials: RequestMaterials())
      .evidence(from: observations, for: request)
    #expect(evidence.remarks.isEmpty == !isMissing)
  }

  /// Other libraries are not waited for on a loop; and what was seen is not looked at again.
  @Test func whatIsNotBegun() {
    let seen = Observation(certificates: [[7]])
    let source = LiveSource(Self.tools, materials: RequestMaterials(certificates: [[8]]))
    let seeing = LiveSource(Self.tools, materials: RequestMaterials(), seen: seen)
    for (source, target, engines) in [
      (source, Self.request.target, [.gnutls]), (source, Self.request.target, [.openssl, .gnutls]),
      (source, .files(["a.pem"]), [.openssl]), (seeing, Self.request.target, [.openssl]),
      (source, .captured(host: "a.example", port: 443), [.openssl]),
    ] as [(LiveSource, Request.Target, [Engine])] {
      let request = Request(target: target, connection: ConnectionPlan(engines: engines))
      let evidence = EventLoop.run {
        await source.evidence(for: request, by: .distantFuture, on: $0)
      }
      #expect(evidence == nil)
    }
    #expect(seeing.evidence(for: Self.request, by: .distantFuture).observations == [seen])
    let files = source.evidence(for: Request(target: .files(["a.pem"])), by: .distantFuture)
    #expect(files.observations == [Observation(certificates: [[8]])])
    let captured = Request(target: .captured(host: "a.example", port: 443))
    #expect(source.evidence(for: captured, by: .distantFuture).observations.isEmpty)
  }
}
