import Foundation
import Network
import Programs
import TLSEngine
import Testing
import TrustModel

/// What every engine does with servers that violate the TLS protocol.
@Suite struct FaultContractTests {
  struct Fault: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let kind: ConnectionFailure.Kind
    /// Text that the summary must contain.
    let summary: String
    let script: @Sendable (ScriptedServer.Connection) -> Void

    init(
      _ name: String, _ kind: ConnectionFailure.Kind, _ summary: String,
      script: @escaping @Sendable (ScriptedServer.Connection) -> Void
    ) {
      testDescription = name
      self.kind = kind
      self.summary = summary
      self.script = script
    }

    /// Answers the ClientHello with bytes, and waits until the client disconnects.
    static func answer(
      _ name: String, _ kind: ConnectionFailure.Kind, _ summary: String, _ bytes: [UInt8]
    ) -> Fault {
      Fault(name, kind, summary) { connection in
        connection.readSome()
        connection.write(bytes)
        connection.waitForClose()
      }
    }
  }

  static let faults = [
    Fault.answer(
      "alert", .alertReceived(40), "handshake_failure (40)", PlainFlight.alert(40)),
    Fault.answer(
      "alert about the name", .alertReceived(112), "unrecognized_name (112)",
      PlainFlight.alert(112)),
    Fault.answer(
      "unassigned alert", .alertReceived(200), "alert 200", PlainFlight.alert(200)),
    Fault.answer(
      "warning before an alert", .alertReceived(80), "internal_error (80)",
      PlainFlight.alert(level: 1, 112) + PlainFlight.serverHello + PlainFlight.alert(80)),
    Fault.answer(
      "alert after the hello", .alertReceived(80), "internal_error (80)",
      PlainFlight.serverHello + PlainFlight.alert(80)),
    Fault.answer(
      "HTTP", .notTLS(httpResponse: true), "plain HTTP",
      Array("HTTP/1.1 400 Bad Request\r\nServer: x\r\n\r\n".utf8)),
    Fault.answer(
      "page without status line", .notTLS(httpResponse: true), "plain HTTP",
      Array("<HTML><head><title>400</title></head></html>".utf8)),
    Fault("mail banner", .notTLS(httpResponse: false), "\"220 mail ESMTP\"") { connection in
      connection.write(Array("220 mail ESMTP\r\n".utf8))
      connection.waitForClose()
    },
    Fault.answer(
      "banner with escape sequence", .notTLS(httpResponse: false), "bytes that are no TLS",
      Array("SSH\u{1b}[31m\r\n".utf8)),
    Fault.answer(
      "garbage", .notTLS(httpResponse: false), "bytes that are no TLS",
      [0xde, 0xad, 0xbe, 0xef, 0x00, 0xff, 0xfe, 0x80]),
    Fault("garbage and close", .notTLS(httpResponse: false), "no TLS") { connection in
      connection.readSome()
      connection.write([0xff])
    },
    Fault("flood of garbage", .notTLS(httpResponse: false), "no TLS") { connection in
      connection.readSome()
      while connection.write([UInt8](repeating: 0xaa, count: 65_536)) {}
    },
    Fault("flood of records", .boundExceeded, "256 KiB") { connection in
      connection.readSome()
      // A Certificate message just below the bound, in records without end.
      connection.write(PlainFlight.serverHello + [22, 3, 3, 0, 4, 11, 3, 0xff, 0xf0])
      let part = [22, 3, 3, 0x40, 0] + [UInt8](repeating: 0, count: 0x4000)
      while connection.write(part) {}
    },
    Fault("close", .connectionLost(.handshake), "without a byte") { connection in
      connection.readSome()
    },
    Fault("close after the hello", .connectionLost(.handshake), "closed the connection") {
      connection in
      connection.readSome()
      connection.write(PlainFlight.serverHello)
    },
    Fault("announced close", .connectionLost(.handshake), "closed the connection") { connection in
      connection.readSome()
      connection.write(PlainFlight.alert(level: 1, 0))
    },
    Fault("reset", .connectionLost(.handshake), "connection reset by peer") { connection in
      connection.readSome()
      connection.resetOnClose()
    },
    Fault.answer(
      "broken hello", .handshakeFailed, "the handshake failed in",
      [22, 3, 3, 0, 6, 2, 0, 0, 2, 9, 9]),
  ]

  @Test(arguments: TestEngine.all, faults)
  func aFaultIsNamed(_ engine: TestEngine, _ fault: Fault) async throws {
    let server = try ScriptedServer(fault.script)
    let evidence = await engine.probe(port: server.port)
    let failure = try #require(evidence.failure)
    withKnownIssue {
      #expect(failure.kind == fault.kind, "\(failure.summary)")
      #expect(failure.summary.contains(fault.summary), "\(failure.summary)")
    } when: {
      engine.has(.endOfInput) && fault.testDescription == "announced close"
    }
    #expect(failure.summary.hasPrefix("127.0.0.1:\(server.port): "))
    #expect(!failure.summary.contains("in openssl") && !failure.summary.contains("in gnutls"))
    #expect(evidence.certificates.isEmpty)
    #expect(evidence.handshake?.isComplete == false)
    if case .alertReceived(let number) = fault.kind {
      #expect(evidence.handshake?.alertNumber == number)
      #expect(evidence.handshake?.alert == TLSAlert.name(number))
    } else {
      #expect(evidence.handshake?.alertNumber == nil)
    }
  }

  @Test(.timeLimit(.minutes(30)), arguments: TestEngine.all)
  func silenceEndsAtTheDeadline(_ engine: TestEngine) async throws {
    let server = try ScriptedServer { $0.waitForClose() }
    let evidence = await engine.probe(port: server.port, timeout: .milliseconds(1500))
    #expect(evidence.failure?.kind == .timeout(.handshake))
    #expect(evidence.failure?.summary.contains("sent nothing (deadline 1.5 s)") == true)
  }

  @Test(arguments: TestEngine.all) func aDripEndsAtTheDeadline(_ engine: TestEngine) async throws {
    let server = try ScriptedServer { connection in
      connection.readSome()
      connection.write(Array(PlainFlight.serverHello.prefix(5)))
      while connection.write([0]) { sleep(1) }
    }
    let evidence = await engine.probe(port: server.port, timeout: .milliseconds(1500))
    #expect(evidence.failure?.kind == .timeout(.handshake))
  }

  @Test(arguments: TestEngine.all)
  func unparseableCertificatesAreKept(_ engine: TestEngine) async throws {
    let list: [[UInt8]] = [[0x30, 0x03, 0x02, 0x01, 0x00], [0xff, 0xff]]
    let server = try ScriptedServer { connection in
      connection.readSome()
      connection.write(PlainFlight.serverHello + PlainFlight.certificates(list))
      connection.waitForClose()
    }
    let evidence = await engine.probe(port: server.port)
    #expect(evidence.failure?.kind == .handshakeFailed)
    #expect(evidence.certificates == list)
    #expect(evidence.handshake?.protocolVersion == "TLSv1.2")
  }

  @Test(arguments: TestEngine.all) func certificatesSurviveAReset(_ engine: TestEngine) async throws
  {
    let chain = try TestIdentity.rsa.get().chain
    let server = try ScriptedServer { connection in
      connection.readSome()
      connection.write(PlainFlight.serverHello + PlainFlight.certificates(chain))
      usleep(100_000)
      connection.resetOnClose()
    }
    let evidence = await engine.probe(port: server.port)
    #expect(evidence.failure?.kind == .connectionLost(.handshake))
    #expect(evidence.certificates == chain)
  }

  @Test(arguments: TestEngine.all, ["-tls1_2", "-tls1_3"])
  func tooManyCertificatesAreCutOff(_ engine: TestEngine, _ version: String) async throws {
    let identity = try TestIdentity.ec.get()
    let directory = try TemporaryDirectory()
    let file = directory.file("many.pem")
    let one = try directory.read(identity.chainFile)
    try directory.write(Array(repeatElement(one, count: 199).joined()), to: file)
    let server = try OpenSSLServer("\(version) -cert_chain \(file)", identity: identity)
    let evidence = await engine.probe(
      port: server.port, timeout: .seconds(engine.has(.longChain) ? 2 : 20))
    withKnownIssue {
      #expect(evidence.failure?.kind == .boundExceeded, "\(evidence.failure?.summary ?? "")")
      #expect(evidence.failure?.summary.contains("more than 64 certificates") == true)
      #expect(evidence.certificates.count == 64)
      #expect(evidence.certificates.first == identity.chain.first)
    } when: {
      engine.has(.longChain)
    }
  }
}
