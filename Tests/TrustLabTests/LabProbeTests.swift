import Network
import OpenSSLEngine
import TLSEngine
import Testing
import Threads
import TrustLab
import TrustModel

/// The servers of the lab as our own client sees them.
@Suite struct LabProbeTests {
  @Test(.timeLimit(.minutes(30)))
  func everyServerDoesWhatItsCaseSays() async throws {
    let lab = try await Lab(now: .now)
    let engine = try OpenSSLClient()
    let served = try await lab.serve(LabCase.all)
    await withTaskGroup(of: (ServedCase, Observation).self) { group in
      for server in served {
        group.addTask {
          var evidence = await Self.ask(server, by: engine)
          // A refusal that comes after the handshake is waited for three seconds. The lab's servers share
          // two threads with all other tests, and may not come to it in that time.
          for _ in 1..<5 where Self.refusesLate(server.labCase) && evidence.failure == nil {
            evidence = await Self.ask(server, by: engine)
          }
          return (server, evidence)
        }
      }
      for await (server, evidence) in group { Self.compare(evidence, with: server) }
    }
    await lab.stop()
  }

  private static func ask(_ server: ServedCase, by engine: OpenSSLClient) async -> Observation {
    let name = server.labCase.serverName
    let settings = TLSClientSettings(
      serverNameIndication: name == "127.0.0.1" ? nil : name,
      clientIdentity: server.materials.client?.identity)
    return await withCheckedContinuation { continuation in
      let isStarted = Thread.start {
        continuation.resume(
          returning: EventLoop.run { loop in
            await probe(
              ConnectTarget(host: "127.0.0.1", port: server.port), engine: { engine },
              settings: settings, by: Deadline(in: limit(for: server.labCase)), on: loop)
          })
      }
      precondition(isStarted)
    }
  }

  private static func refusesLate(_ labCase: LabCase) -> Bool {
    [.noVerdict(.clientCertificateRequired), .noVerdict(.clientCertificateRejected)]
      .contains(labCase.expected)
  }

  /// A case's own is for a whole check, and here all of them begin at the same time.
  private static func limit(for labCase: LabCase) -> Duration {
    if case .noVerdict(.timeout) = labCase.expected { return labCase.timeout }
    return .seconds(60)
  }

  private static func compare(_ evidence: Observation, with server: ServedCase) {
    let labCase = server.labCase
    let found = "\(labCase.name): \(evidence.failure.map { "\($0)" } ?? "no failure")"
    if case .noVerdict(let kind) = labCase.expected {
      #expect(evidence.failure?.kind == kind, "\(found)")
    } else if ["garbage-certificate", "huge-key", "huge-exponent"].contains(labCase.name) {
      // The certificates are judged; the handshake cannot be completed.
      #expect(evidence.failure != nil, "\(found)")
    } else {
      #expect(evidence.failure == nil, "\(found)")
    }
    if labCase.name != "200-certificates" {
      #expect(evidence.certificates == server.materials.chain, "\(found)")
    }
    let handshake = evidence.handshake
    if server.materials.client != nil {
      #expect(handshake?.clientCertificateSent == true, "\(found)")
    }
    if labCase.notes.contains(.clientCertificateRequested) {
      #expect(handshake?.clientCertificateRequested == true)
    }
    switch labCase.name {
    case "tls-1.0-only": #expect(handshake?.protocolVersion == "TLSv1.0")
    case "tls-1.1-only": #expect(handshake?.protocolVersion == "TLSv1.1")
    case "handshake-sha1": #expect(handshake?.signatureHash == "SHA-1")
    case "handshake-dh-1536": #expect(handshake?.finiteFieldBits == 1536)
    default: break
    }
  }
}
