import Network
import OpenSSLEngine
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
    let listener = try await Listener()
    let serving = Task {
      await listener.serve { connection in
        _ = try await connection.receive()
        try await connection.send(
          Array("HTTP/1.0 200 OK\r\n\r\n".utf8) + [UInt8](repeating: 0x30, count: bytes))
      }
    }
    defer { serving.cancel() }
    let need = Need.revocation(uri: "http://127.0.0.1:\(listener.port)/", purpose)
    let fetch = try #require(await Self.fetch(need))
    #expect(fetch.purpose == purpose)
    #expect(fetch.answer?.count == (isRead ? bytes : nil))
    #expect(fetch.failure?.contains("the answer is larger than") == (isRead ? nil : true))
  }

  /// An address that never answers leaves time for others, and one that has none was not asked.
  @Test(arguments: [Need.issuer(uri: ""), .revocation(uri: "", .ocsp), .revocation(uri: "", .crl)])
  func aSilentAddressLeavesTime(kind: Need) async throws {
    let listener = try await Listener()
    let serving = Task {
      await listener.serve { connection in
        // The second one waits for the end of the connection.
        _ = try await connection.receive()
        _ = try await connection.receive()
      }
    }
    defer { serving.cancel() }
    let uri = "http://127.0.0.1:\(listener.port)/"
    let need =
      switch kind {
      case .revocation(_, let purpose): Need.revocation(uri: uri, purpose)
      default: Need.issuer(uri: uri)
      }
    let deadline = Deadline(in: .seconds(8))
    let fetch = try #require(await Self.fetch(need, by: deadline))
    #expect(fetch.failure == "no complete answer in time")
    #expect(!deadline.hasPassed)
    let late = try #require(await Self.fetch(need, by: Deadline(in: .zero)))
    #expect(late.failure == "not asked: no time was left")
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
