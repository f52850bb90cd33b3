import Foundation
import Programs
import Testing

/// `connect`: the verdict, and then a session that carries every byte and says how it ended.
@Suite(.timeLimit(.minutes(30))) struct ConnectTests {
  private let directory: TemporaryDirectory
  /// Of a trusted server, whose root is the anchor; of another that has expired.
  private let chain, expired: String
  private let trusted: [String]
  private let request = Data("GET / HTTP/1.0\r\n\r\n".utf8)

  init() async throws {
    directory = try TemporaryDirectory()
    let made = try await Binary.shell(
      """
      "$1" lab files '\(directory.path("lab"))' good expired-leaf client-certificate-accepted &&
      cd '\(directory.path("lab"))' &&
      for case in good expired-leaf; do cat $case/chain.pem $case/key.pem >$case/both.pem; done
      """)
    try #require(made.status == 0, "\(made.errors)")
    (chain, expired) = (
      directory.path("lab/good/both.pem"), directory.path("lab/expired-leaf/both.pem")
    )
    trusted = [
      "--server-name", "www.lab.example", "--anchors-only", "--anchor",
      directory.path("lab/good/root.pem"), "--anchor", directory.path("lab/expired-leaf/root.pem"),
    ]
  }

  private func connect(
    _ server: RealServer, _ options: [String] = [], input: Data
  ) async throws -> CommandResult {
    try await Binary.run(
      executable: Binary.url,
      arguments: ["connect", "127.0.0.1:\(server.port)"] + trusted + options, input: input,
      environment: [:])
  }

  struct Ending: Sendable, CustomTestStringConvertible {
    let manner: RealServer.SessionManner
    let status: Int32
    let words: String
    var options: [String] = []
    var testDescription: String { "\(manner) \(options)" }
  }

  @Test(
    arguments: [
      Ending(manner: .answer, status: 0, words: "the server closed the session (close_notify)"),
      Ending(manner: .slow, status: 0, words: "(close_notify)", options: ["--idle", "300"]),
      Ending(manner: .cut, status: 2, words: "without close_notify: what it sent may be cut short"),
      Ending(manner: .reset, status: 2, words: "broke the connection (connection reset by peer)"),
      Ending(manner: .alert, status: 2, words: "the server sent the alert bad_record_mac (20)"),
      Ending(manner: .nothing, status: 2, words: "(close_notify); the server sent nothing"),
      // The client closes its side when the server has been silent for that long.
      Ending(manner: .count, status: 0, words: "closed by both sides", options: ["--idle", "2"]),
      Ending(
        manner: .silent, status: 2, words: "within 1 s; the server sent nothing",
        options: ["--idle", "1"]),
    ], ["", "TLSv1_2"])
  func theEndIsTold(ending: Ending, version: String) async throws {
    let server = try RealServer.session(ending.manner, chain: chain, version: version)
    let result = try await connect(server, ending.options, input: request)
    #expect(result.status == ending.status, "\(result.errors)")
    #expect(result.errors.split(separator: "\n").last?.contains(ending.words) == true)
    // The server itself would be silent for longer.
    #expect(result.duration < .seconds(200))
    switch ending.manner {
    case .reset, .alert: #expect(result.output == "half")
    case .count: #expect(result.output == "18\n")
    default: break
    }
  }

  /// The messages go to standard error, and the secrets of the session to the file alone.
  @Test func theHandshakeIsExplained() async throws {
    let server = try RealServer.session(.answer, chain: chain)
    let log = directory.path("keys")
    let result = try await connect(server, ["--trace", "--keylog", log], input: request)
    #expect(result.status == 0 && !result.output.contains("ClientHello"))
    #expect(result.errors.contains("> ClientHello"), "\(result.errors)")
    let lines = try String(contentsOfFile: log, encoding: .utf8)
    #expect(lines.contains("CLIENT_TRAFFIC_SECRET_0 "))
    let secret = try #require(lines.split(whereSeparator: \.isWhitespace).last)
    #expect(!result.errors.contains(secret))
    let refused = try await connect(server, ["--keylog", chain], input: request)
    #expect(refused.status == 2 && refused.errors.contains("could not write"))
    let anchor = try await connect(
      server, ["--keylog", directory.path("lab/good/root.pem")], input: request)
    #expect(anchor.status == 64, "\(anchor.errors)")
  }

  /// Whatever the bytes are; a line feed in a pipe is sent as it is.
  @Test func everyByteIsCarried() async throws {
    let answering = try RealServer.session(.answer, chain: chain)
    let echoing = try RealServer.session(.echo, chain: chain)
    let result = try await Binary.shell(
      """
      cd '\(directory.url.path)'; options=(\(trusted.map { "'\($0)'" }.joined(separator: " ")))
      python3 -c 'import sys; sys.stdout.buffer.write(bytes(range(256)) * 1200)' >expected
      printf 'GET / HTTP/1.0\\r\\n\\r\\n' |
        "$1" connect 127.0.0.1:\(answering.port) "${options[@]}" >got; echo "status $?"
      cmp expected got && echo same
      for part in {1..30}; do cat expected; done >long
      "$1" connect 127.0.0.1:\(echoing.port) "${options[@]}" --idle 60 <long | (sleep 1; cat) >got
      cmp long got && echo same
      """)
    #expect(result.output == "status 0\nsame\nsame\n", "\(result.errors)")
  }

  /// Where the output takes nothing more the session ends, and the last line says why.
  @Test(arguments: ["", "TLSv1_2"]) func anOutputThatIsFull(version: String) async throws {
    let server = try RealServer.session(.answer, chain: chain, version: version)
    let result = try await Binary.shell(
      """
      options=(\(trusted.map { "'\($0)'" }.joined(separator: " ")))
      printf 'GET / HTTP/1.0\\r\\n\\r\\n' |
        timeout 50 "$1" connect 127.0.0.1:\(server.port) "${options[@]}" --idle 60 >/dev/full
      echo "status $?"
      """)
    #expect(result.output == "status 2\n", "\(result.errors)")
    #expect(
      result.errors.split(separator: "\n").last?.contains(
        "could not write to standard output: no space left on device") == true, "\(result.errors)")
    #expect(result.duration < .seconds(50))
  }

  /// Nothing is sent to a server that is not trusted, and there is one connection only.
  @Test func aServerThatIsNotTrustedIsRefused() async throws {
    let log = directory.path("log")
    let server = try RealServer.session(.answer, chain: expired, log: log)
    let refused = try await connect(server, input: request)
    #expect(refused.status == 1)
    #expect(refused.output.isEmpty)
    for words in ["NOT TRUSTED", "expired", "-67818", "--insecure goes on"] {
      #expect(refused.errors.contains(words), "\(words)")
    }
    #expect(try await text(of: log, ending: "end\n") == "handshake\nend\n")
    let accepted = try await connect(server, ["--insecure"], input: request)
    #expect(accepted.status == 1)
    #expect(accepted.output.utf8.count > 300_000)
    #expect(accepted.errors.contains("NOT TRUSTED"))
    #expect(
      try await text(of: log, ending: "data\n") == "handshake\nend\nhandshake\ndata\n")
  }

  /// What the server has noted, which it may do after the client has ended.
  private func text(of log: String, ending end: String) async throws -> String {
    var text = ""
    for _ in 0..<200 {
      text = try String(contentsOfFile: log, encoding: .utf8)
      if text.hasSuffix(end) { break }
      try await Task.sleep(for: .milliseconds(50))
    }
    return text
  }

  /// Of a session without a verdict, or with an expectation that is not met, nothing becomes either.
  @Test func onlyWhatIsAsExpectedGoesOn() async throws {
    let server = try RealServer.session(.answer, chain: chain)
    for (options, status) in [
      (["--expect-issuer", "Other"], 3),
      (["--pin", "sha256//" + String(repeating: "A", count: 43) + "="], 1),
      (["--verify-date", "2020-01-01"], 1),
    ] as [([String], Int32)] {
      let refused = try await connect(server, options, input: request)
      #expect(refused.status == status, "\(refused.errors)")
      #expect(refused.output.isEmpty)
      let accepted = try await connect(server, options + ["--insecure"], input: request)
      #expect(accepted.status == status)
      #expect(!accepted.output.isEmpty)
    }
    let late = try await Binary.run("connect", "127.0.0.1:1", "--timeout", "3")
    #expect(late.status == 2)
    #expect(late.output.isEmpty)
    #expect(late.errors.contains("connection refused"))
  }

  @Test(
    arguments: [
      ([], #"b'a\nb\r\n'"#), (["--crlf"], #"b'a\r\nb\r\n'"#), (["--no-crlf"], #"b'a\nb\r\n'"#),
    ])
  func linesEndAsAsked(options: [String], heard: String) async throws {
    let server = try RealServer.session(.lines, chain: chain)
    let result = try await connect(server, options + ["--idle", "9"], input: Data("a\nb\r\n".utf8))
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output == heard + "\n")
  }

  /// After the protocol's own request for TLS, as `check` makes it.
  @Test(arguments: ["smtp", "imap", "postgres"])
  func startTLSComesFirst(name: String) async throws {
    let server = try RealServer.startTLS(name, chain: chain, .consent)
    let result = try await connect(server, ["--starttls", name, "--idle", "1"], input: request)
    #expect(result.errors.hasPrefix("TRUSTED"), "\(result.errors)")
    #expect(result.errors.contains("connected with TLSv1"))
    let without = try await connect(
      server, ["--starttls", "none", "--timeout", "2"], input: request)
    #expect(without.status == 2)
  }

  /// A server that asks for a certificate gets the one that is given, and its session begins.
  @Test(arguments: [["--client-cert", "client.pem"], ["--p12", "client.p12"], []])
  func clientCertificatesAreSent(options: [String]) async throws {
    let place = directory.path("lab/client-certificate-accepted")
    let lab = try LabProcess(directory: directory, cases: ["client-certificate-accepted"])
    let made = try await Binary.shell(
      "cd '\(place)'; openssl pkcs12 -export -passout pass:x -in client.pem -out client.p12")
    try #require(made.status == 0)
    try "x\n".write(toFile: directory.path("password"), atomically: true, encoding: .utf8)
    let result = try await Binary.run(
      executable: Binary.url,
      arguments: [
        "connect", "127.0.0.1:\(lab.servers[0].port)", "--server-name", "www.lab.example",
        "--anchors-only", "--anchor", place + "/root.pem", "--password-file",
        directory.path("password"),
      ] + options.map { $0.hasPrefix("--") ? $0 : place + "/" + $0 }, input: request,
      environment: [:])
    #expect(result.status == (options.isEmpty ? 2 : 0), "\(result.errors)")
    #expect(result.output.contains("client-certificate-accepted") == !options.isEmpty)
  }

  /// A second handshake on the connection could bring a certificate that was not judged.
  @Test func noSecondHandshakeIsMade() async throws {
    let result = try await Binary.shell(
      """
      cd '\(directory.path("lab/good"))'; mkfifo orders input
      port=\(try FreePort.next())
      openssl s_server -accept 127.0.0.1:$port -tls1_2 -cert chain.pem -cert_chain chain.pem \
        -key key.pem <orders >log 2>&1 & server=$!
      exec 5>orders
      until (exec 7<>/dev/tcp/127.0.0.1/$port) 2>/dev/null; do sleep 0.1; done
      "$1" connect 127.0.0.1:$port \(trusted.map { "'\($0)'" }.joined(separator: " ")) \
        <input >got 2>errors & client=$!
      exec 6>input
      until grep -q 'connected with' errors; do sleep 0.1; done
      echo before >&5
      until grep -q before got; do sleep 0.1; done
      echo R >&5
      until grep -q 'no renegotiation' log; do sleep 0.1; done
      echo after >&5
      wait $client; echo "status $?"; kill $server; cat got errors
      """)
    #expect(result.output.hasPrefix("status 2\nbefore\n"), "\(result.output) \(result.errors)")
    #expect(!result.output.contains("after"))
    #expect(result.output.contains("asked for another handshake (renegotiation)"))
  }

  @Test(arguments: [
    (["--idle", "0"], "--idle takes a number of seconds"), (["--crlf", "--no-crlf"], "crlf"),
    (["--p12", "x", "--client-cert", "y"], "--p12 has certificate and key"),
    (["--engine", "gnutls"], "Unknown option '--engine'"), (["other.example"], "other.example"),
  ])
  func wrongArgumentsAreSaid(arguments: [String], words: String) async throws {
    let result = try await Binary.run(
      executable: Binary.url, arguments: ["connect", "127.0.0.1:1"] + arguments, input: nil,
      environment: [:])
    #expect(result.status == 64)
    #expect(result.errors.contains(words), "\(result.errors)")
  }
}
