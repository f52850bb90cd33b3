import OpenSSLEngine
import Programs
import RootStores
import TLSEngine
import Testing
import Threads
import TrustModel
import X509

@testable import Examination

/// How much is read from an address that a certificate names.
@Suite(.timeLimit(.minutes(5))) struct FetchBoundTests {
  /// Lists are long; answers about one certificate are not.
  @Test(
    arguments: [
      (.ocsp, 200 * 1024, true), (.ocsp, 300 * 1024, false), (.crl, 300 * 1024, true),
      (.crl, 3 * 1_048_576, true), (.crl, 5 * 1_048_576, false),
    ] as [(Fetch.Purpose, Int, Bool)])
  func eachKindHasItsBound(purpose: Fetch.Purpose, bytes: Int, isRead: Bool) async throws {
    let server = try ScriptedServer { connection in
      connection.readSome()
      connection.write(
        Array("HTTP/1.0 200 OK\r\n\r\n".utf8) + [UInt8](repeating: 0x30, count: bytes))
    }
    let need = Need.revocation(uri: "http://127.0.0.1:\(server.port)/", purpose)
    let fetch = try #require(await Self.fetch(need))
    #expect(fetch.purpose == purpose)
    #expect(fetch.answer?.count == (isRead ? bytes : nil))
    #expect(fetch.failure?.contains("the answer is larger than") == (isRead ? nil : true))
  }

  /// An address that never answers leaves time for others, and one that has none was not asked.
  @Test(arguments: [Need.issuer(uri: ""), .revocation(uri: "", .ocsp), .revocation(uri: "", .crl)])
  func aSilentAddressLeavesTime(kind: Need) async throws {
    let server = try ScriptedServer { $0.waitForClose() }
    let uri = "http://127.0.0.1:\(server.port)/"
    let need =
      switch kind {
      case .revocation(_, let purpose): Need.revocation(uri: uri, purpose)
      default: Need.issuer(uri: uri)
      }
    let fetch = try #require(await Self.fetch(need, by: Deadline(in: .seconds(4))))
    #expect(fetch.failure == "no complete answer in time")
    let late = try #require(await Self.fetch(need, by: Deadline(in: .zero)))
    #expect(late.failure == "not asked: no time was left")
  }

  /// Time is left for other addresses and for the libraries.
  @Test(arguments: [(60, 5000), (10, 5000), (8, 4000), (1, 500), (0, 0)])
  func patienceLeavesTime(secondsLeft: Int, milliseconds: Int) {
    let patience = Fetch.Purpose.patience(within: .seconds(secondsLeft))
    #expect(patience == .milliseconds(milliseconds))
  }

  private static func fetch(
    _ need: Need, by deadline: Deadline = Deadline(in: .seconds(60))
  ) async -> Fetch? {
    await withCheckedContinuation { continuation in
      let isStarted = Thread.start {
        var evidence = Evidence(
          clock: Instant(secondsSinceEpoch: 1_780_000_000),
          observations: [
            Observation(
              handshake: Handshake(isComplete: true, engine: .openssl), address: "127.0.0.1")
          ])
        let request = Request(
          target: .server(host: "www.example.com", port: 443),
          trust: TrustPlan(
            fetching: .anywhere, revocation: RevocationPlan(mode: .online)))
        LiveSource(tools, materials: RequestMaterials())
          .meet([need], of: request, in: &evidence, by: deadline)
        continuation.resume(returning: evidence.fetches.first)
      }
      if !isStarted { continuation.resume(returning: nil) }
    }
  }

  private static var tools: Tools {
    let cryptography = OpenSSLCryptography()
    return Tools(
      version: "test", cryptography: cryptography, certificates: CertificateCache(),
      stores: StoreRegistry(
        environment: { _ in nil }, cryptography: cryptography, certificates: CertificateCache()),
      witnesses: NoWitnesses(),
      client: { (_) throws(ConnectionFailure) in
        throw ConnectionFailure(.internalError, summary: "no handshake is made")
      },
      identity: OpenSSLIdentityReader(),
      publicSuffixes: { nil }, clock: { Instant(secondsSinceEpoch: 1_780_000_000) })
  }
}
