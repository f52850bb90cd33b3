import Foundation
import Testing

/// `--client-cert` with common servers, and problems with the files it names.
@Suite(.timeLimit(.minutes(30))) struct ClientCertificateTests {
  /// A client certificate under the root of these servers, and one of an unknown authority.
  let known: LabFiles
  let stranger: LabFiles

  init() async throws {
    known = try await LabFiles(case: "client-certificate-accepted")
    stranger = try await LabFiles(case: "client-certificate-rejected")
  }

  #if GnuTLS
    private static let engines = ["openssl", "gnutls"]
  #else
    private static let engines = ["openssl"]
  #endif

  @Test(arguments: engines, ["-tls1_2", "-tls1_3"])
  func opensslServer(engine: String, version: String) async throws {
    let server = try RealServer.opensslServer(
      leaf: known.leaf, key: known.key, chain: known.chain,
      extra: ["-Verify", "4", "-verify_return_error", "-CAfile", known.root, version])

    let accepted = try await check(server, "--client-cert", known.client, "--engine", engine)
    #expect(accepted.verdict == "trusted")
    #expect(accepted.isSent == true)

    let rejected = try await check(server, "--client-cert", stranger.client, "--engine", engine)
    #expect(rejected.verdict == "unknown")
    #expect(rejected.failure == "clientCertificateRejected")
    #expect(rejected.alert == "unknown_ca")
    #expect(rejected.isSent == true)
    #expect(rejected.code("urlSession") == -1205)
    // The anchor is an app's, which App Transport Security refuses before a certificate is sent.
    #expect(rejected.code("urlSessionATS") == -1200)
    #expect(rejected.code("streamATS") == -9802)
    #expect(rejected.code("stream") == -9831)

    let missing = try await check(server, "--engine", engine)
    #expect(missing.failure == "clientCertificateRequired")
    #expect(missing.isSent == false)
    #expect(missing.code("urlSession") == -1206)
  }

  /// nginx completes every handshake, and refuses in HTTP.
  @Test(arguments: ["TLSv1.2", "TLSv1.3"])
  func nginx(version: String) async throws {
    let server = try RealServer.nginx(
      chain: known.chain, key: known.key,
      extra: """
        ssl_verify_client on; ssl_verify_depth 4; ssl_client_certificate \(known.root);
        ssl_protocols \(version);
        """)
    for client in [known.client, stranger.client] {
      let report = try await check(server, "--client-cert", client)
      #expect(report.verdict == "trusted")
      #expect(report.isSent == true)
      let note = "Not checked: whether it answers requests with this one"
      #expect(report.notes.contains { $0.contains(note) })
    }
  }

  /// The server's certificates are judged, whatever happens to the client's.
  @Test func anUntrustedServerThatRefuses() async throws {
    let server = try RealServer.opensslServer(
      leaf: known.leaf, key: known.key, chain: known.chain,
      extra: ["-Verify", "4", "-verify_return_error", "-CAfile", known.root])
    let report = try await check(
      server, "--client-cert", stranger.client, "--server-name", "other.example")
    #expect(report.verdict == "untrusted")
    #expect(report.failure == "clientCertificateRejected")
    #expect(report.code("urlSession") == -1202)
  }

  #if GnuTLS
    @Test func twoEnginesSayTheSame() async throws {
      let server = try RealServer.opensslServer(
        leaf: known.leaf, key: known.key, chain: known.chain,
        extra: ["-Verify", "4", "-verify_return_error", "-CAfile", known.root, "-tls1_3"])
      let report = try await check(
        server, "--client-cert", stranger.client, "--engine", "both")
      #expect(report.failure == "clientCertificateRejected")
      #expect(!report.disagreements.contains { $0.hasPrefix("client") || $0.hasPrefix("outcome") })
    }
  #endif

  @Test func keyInAFileOfItsOwnOrOnStandardInput() async throws {
    let server = try RealServer.opensslServer(
      leaf: known.leaf, key: known.key, chain: known.chain,
      extra: ["-Verify", "4", "-verify_return_error", "-CAfile", known.root])
    let directory = try TemporaryDirectory()
    let both = try Data(contentsOf: URL(fileURLWithPath: known.client))
    let text = String(decoding: both, as: UTF8.self)
    let start = try #require(text.range(of: "-----BEGIN PRIVATE KEY")).lowerBound
    directory.write(Data(text[..<start].utf8), to: "certificates.pem")
    directory.write(Data(text[start...].utf8), to: "key.pem")
    let certificates = directory.path("certificates.pem")
    let ways: [([String], Data?)] = [
      (["--client-cert", certificates, "--client-key", directory.path("key.pem")], nil),
      (["--client-cert", certificates, "--client-key", "-"], Data(text[start...].utf8)),
      (["--client-cert", "-"], both),
    ]
    for (options, input) in ways {
      let report = try await check(server, options, input: input)
      #expect(report.verdict == "trusted" && report.isSent == true, "\(options)")
    }
  }

  /// One line, before any connection, and without a byte of the key.
  @Test func unusableKeys() async throws {
    let directory = try TemporaryDirectory()
    let encrypted = directory.path("encrypted.pem")
    _ = try await Binary.shell(
      "openssl pkcs8 -topk8 -passout pass:x -in '\(known.key)' -out '\(encrypted)'")
    directory.write(Data("no key\n".utf8), to: "garbage")
    let cases = [
      (known.client, [stranger.key], "is not that of the first certificate in"),
      (known.client, [encrypted], "needs a password"),
      (known.client, [directory.path("garbage")], "holds no private key that can be used"),
      (known.client, [directory.path("missing")], "could not read"),
      (known.chain, [], "name the key's file with --client-key"),
    ]
    for (certificate, key, expected) in cases {
      let result = try await Binary.run(
        executable: Binary.url,
        arguments: ["127.0.0.1:1", "--client-cert", certificate]
          + (key.isEmpty ? [] : ["--client-key"] + key), input: nil, environment: [:])
      #expect(result.status == 2)
      #expect(result.output.isEmpty)
      #expect(result.errors.contains(expected), "\(result.errors)")
      #expect(result.errors.filter { $0 == "\n" }.count == 1)
    }
  }

  private func check(_ server: RealServer, _ options: String...) async throws -> CheckedReport {
    try await check(server, options, input: nil)
  }

  private func check(
    _ server: RealServer, _ options: [String], input: Data?
  ) async throws -> CheckedReport {
    let name = options.contains("--server-name") ? [] : ["--server-name", known.serverName]
    let result = try await Binary.run(
      executable: Binary.url,
      arguments: ["127.0.0.1:\(server.port)", "--anchor", known.root, "--anchors-only", "--json"]
        + name + options, input: input, environment: [:])
    return CheckedReport(json: try #require(result.json.first, "\(result.errors)"))
  }
}

/// The parts of a report that these tests check.
private struct CheckedReport {
  let json: [String: Any]

  var verdict: String? { json["verdict"] as? String }
  var failure: String? { (json["failure"] as? [String: Any])?["kind"] as? String }
  var alert: String? { (json["handshake"] as? [String: Any])?["alert"] as? String }
  var isSent: Bool? { (json["handshake"] as? [String: Any])?["clientCertificateSent"] as? Bool }
  var notes: [String] { texts("notes") }
  var disagreements: [String] { texts("disagreements") }

  func code(_ layer: String) -> Int? {
    ((json["codes"] as? [String: Any])?[layer] as? [String: Any])?["value"] as? Int
  }

  private func texts(_ key: String) -> [String] {
    (json[key] as? [[String: Any]] ?? []).compactMap { $0["text"] as? String }
  }
}
