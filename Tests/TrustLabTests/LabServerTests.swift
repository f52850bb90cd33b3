import Foundation
import OpenSSLEngine
import Testing
import TrustLab
import TrustModel

/// The servers of the lab as `openssl s_client` sees them.
@Suite struct LabServerTests {
  /// The case, and text that the client's output must contain.
  @Test(arguments: [
    ("good", "Verify return code: 0 (ok)"),
    ("good-rsa", "Verify return code: 0 (ok)"),
    ("good-wildcard", "Verify return code: 0 (ok)"),
    ("expired-leaf", "Verify return code: 10 (certificate has expired)"),
    ("expired-root", "Verify return code: 10 (certificate has expired)"),
    ("not-yet-valid-leaf", "Verify return code: 9 (certificate is not yet valid)"),
    ("self-signed", "Verify return code: 18 (self-signed certificate)"),
    ("untrusted-root", "Verify return code: 19 (self-signed certificate in certificate chain)"),
    ("missing-intermediate", "Verify return code: 21"),
    ("wrong-name", "Verify return code: 62 (hostname mismatch)"),
    ("common-name-only", "Verify return code: 0 (ok)"),
    ("trailing-dot", "Verify return code: 62 (hostname mismatch)"),
    ("name-constraints", "Verify return code: 47 (permitted subtree violation)"),
    ("unknown-critical-extension", "Verify return code: 34 (unhandled critical extension)"),
    ("path-length", "Verify return code: 25 (path length constraint exceeded)"),
    ("tls-1.0-only", "Protocol  : TLSv1\n"),
    ("client-certificate-optional", "\nRequested Signature Algorithms"),
    ("client-certificate-required", "\nRequested Signature Algorithms"),
    ("client-certificate-required-tls-1.2", "alert handshake failure"),
    ("client-certificate-accepted", "Verify return code: 0 (ok)"),
    ("client-certificate-accepted", "CN = Lab Root CA\nRequested Signature Algorithms"),
    ("client-certificate-rejected", "\nRequested Signature Algorithms"),
    ("client-certificate-rejected-tls-1.2", "alert unknown ca"),
    ("alert-handshake-failure", "SSL alert number 40"),
    ("alert-protocol-version", "SSL alert number 70"),
    ("alert-internal-error", "SSL alert number 80"),
    ("alert-unrecognized-name", "SSL alert number 112"),
    ("refused", "Connection refused"),
    ("closes", "unexpected eof while reading"),
    ("reset", "errno=104"),
    ("plain-http", "wrong version number"),
    ("plain-banner", "wrong version number"),
    ("garbage", "wrong version number"),
    ("garbage-certificate", "error:0A"),
    ("flood", "excessive message size"),
    ("200-certificates", "199 s:"),
  ])
  func answersAsDescribed(name: String, expected: String) async throws {
    let labCase = try #require(LabCase.named(name))
    let output = try await Self.connect(to: labCase).output
    let isThere = output.contains(expected)
    #expect(isThere, "\(name): \(output.suffix(1500))")
  }

  @Test(arguments: ["silent", "drip"])
  func neverComesToAnEnd(name: String) async throws {
    let labCase = try #require(LabCase.named(name))
    let result = try await Self.connect(to: labCase, seconds: 1.2)
    #expect(result.status == 128 + SIGKILL)
    #expect(!result.output.contains("Verify return code"))
  }

  @Test func publishesTheIntermediate() async throws {
    let labCase = try #require(LabCase.named("missing-intermediate-aia"))
    try await Self.withLab([labCase]) { served in
      let leaf = try #require(served.first?.materials.chain.first)
      let text = try await OpenSSLTool.run(
        ["x509", "-noout", "-ext", "authorityInfoAccess"], input: PEMWriter.certificate(leaf))
      let url = try #require(text.output.firstMatch(of: /URI:(\S+)/)?.1)
      let curl = try await OpenSSLTool.program("curl", ["-s", "-S", "-o", "-", String(url)])
      #expect(curl.status == 0)
      #expect(curl.bytes.starts(with: [0x30, 0x82]))
      let missing = try await OpenSSLTool.program("curl", ["-s", "-f", "\(url).bak"])
      #expect(missing.status == 22)
    }
  }

  @Test func answersManyAtOnceAndLetsGoOfItsPorts() async throws {
    let labCase = try #require(LabCase.named("good"))
    let lab = try await Lab(now: .now)
    let served = try await lab.serve([labCase, labCase])
    #expect(Set(served.map(\.port)).count == 2)
    let port = try #require(served.first?.port)
    let answers = try await withThrowingTaskGroup(of: Bool.self) { group in
      for _ in 0..<20 {
        group.addTask {
          try await Self.client(port: port, arguments: ["-servername", "www.lab.example"])
            .output.contains("Verification error")
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(answers == [Bool](repeating: true, count: 20))
    await lab.stop()
    let afterwards = try await Self.client(port: port, arguments: [])
    #expect(afterwards.output.contains("Connection refused"))
  }

  private static func connect(to labCase: LabCase, seconds: Double = 60) async throws
    -> OpenSSLTool.Result
  {
    try await withLab([labCase]) { served in
      let server = try #require(served.first)
      return try await withTemporaryDirectory { directory in
        let anchor = directory.appending(path: "root.pem")
        try server.materials.anchorPEM.write(to: anchor, atomically: true, encoding: .utf8)
        let clientFile = directory.appending(path: "client.pem")
        try server.materials.client?.pem.write(to: clientFile, atomically: true, encoding: .utf8)
        return try await client(
          port: server.port, seconds: seconds,
          arguments: [
            "-servername", labCase.serverName, "-verify_hostname", labCase.serverName,
            "-cipher", "ALL:@SECLEVEL=0", "-min_protocol", "TLSv1",
          ] + (server.materials.anchorPEM.isEmpty ? [] : ["-CAfile", anchor.path()])
            + (server.materials.client == nil
              ? [] : ["-cert", clientFile.path(), "-cert_chain", clientFile.path()]))
      }
    }
  }

  private static func client(port: UInt16, seconds: Double = 60, arguments: [String]) async throws
    -> OpenSSLTool.Result
  {
    try await OpenSSLTool.run(
      ["s_client", "-connect", "127.0.0.1:\(port)"] + arguments, seconds: seconds)
  }

  private static func withLab<R: Sendable>(
    _ cases: [LabCase], _ body: ([ServedCase]) async throws -> R
  ) async throws -> R {
    let lab = try await Lab(now: .now)
    do {
      let result = try await body(lab.serve(cases))
      await lab.stop()
      return result
    } catch {
      await lab.stop()
      throw error
    }
  }
}

extension Instant {
  /// The client under test uses the present date.
  static var now: Instant {
    Instant(secondsSinceEpoch: Int64(Date().timeIntervalSince1970))
  }
}
