import Foundation
import Testing

/// `connect` at a terminal: the question, the keys that end it, and text that cannot control it.
@Suite(.timeLimit(.minutes(30))) struct ConnectTerminalTests {
  private let directory: TemporaryDirectory
  private let chain: String

  init() async throws {
    directory = try TemporaryDirectory()
    let made = try await Binary.shell(
      """
      "$1" lab files '\(directory.path("lab"))' good && cd '\(directory.path("lab/good"))' &&
      cat chain.pem key.pem >both.pem
      """)
    try #require(made.status == 0, "\(made.errors)")
    chain = directory.path("lab/good/both.pem")
  }

  private func connect(
    _ server: RealServer, isTrusted: Bool = true, _ options: [String] = [],
    steps: [(shown: String, typed: String)]
  ) async throws -> Terminal.Result {
    let trust =
      isTrusted
      ? ["--server-name", "www.lab.example", "--anchor", directory.path("lab/good/root.pem")] : []
    return try await Terminal.run(
      ["connect", "127.0.0.1:\(server.port)", "--anchors-only"] + trust + options, steps: steps)
  }

  @Test(arguments: [
    ("n\n", "exit 1"), ("\n", "exit 1"), ("\u{4}", "exit 1"), ("y\n", "exit 1"),
    (" YES \n", "exit 1"), ("yet another\n", "exit 1"), ("y n\n", "exit 1"),
    ("y" + String(repeating: " ", count: 300) + "n\n", "exit 1"),
    ("\u{3}", "signal 2"),
  ])
  func aServerThatIsNotTrustedIsAQuestion(answer: String, ending: String) async throws {
    let log = directory.path("log")
    let server = try RealServer.session(.lines, chain: chain, log: log)
    let result = try await connect(
      server, isTrusted: false,
      steps: [
        (shown: "connect anyway? [y/N] ", typed: answer),
        (shown: "connected with", typed: "hello\n"),
      ])
    #expect(result.ending == ending, "\(result.text)")
    #expect(result.text.contains("NOT TRUSTED"))
    let isAccepted = ["y\n", " YES \n"].contains(answer)
    #expect(result.text.contains(#"b'hello\r\n'"#) == isAccepted)
    let heard = try String(contentsOfFile: log, encoding: .utf8)
    #expect(heard.contains("data") == isAccepted, "\(heard)")
  }

  /// Lines end with CR LF by themselves; what the server sends cannot control the terminal.
  @Test func aSessionIsSafeAndReadable() async throws {
    let server = try RealServer.session(.greet, chain: chain)
    let result = try await connect(
      server, steps: [(shown: "> ", typed: "hello\n")])
    #expect(result.ending == "exit 0", "\(result.text)")
    #expect(
      result.text.contains(#"\u{1b}[31mred\u{7} café\xff"# + "\r\na\tb\r\n> "), "\(result.text)")
    #expect(!result.text.contains("\u{1b}") && !result.text.contains("\u{7}"))
    #expect(result.text.contains(#"b'hello\r\n'"#))
    #expect(result.text.contains("the server closed the session (close_notify)"))
    let plain = try await connect(
      server, ["--no-crlf"], steps: [(shown: "> ", typed: "hello\n")])
    #expect(plain.text.contains(#"b'hello\n'"#))
  }

  @Test(arguments: [
    ("\u{4}", "exit 0", "closed by both sides"), ("\u{3}", "signal 2", "connected"),
  ])
  func keysEndTheSession(key: String, ending: String, words: String) async throws {
    let server = try RealServer.session(.echo, chain: chain)
    let result = try await connect(
      server, steps: [(shown: "Ctrl-D closes", typed: "abc\n"), (shown: "abc\r\nabc", typed: key)])
    #expect(result.ending == ending, "\(result.text)")
    #expect(result.text.contains(words))
  }
}
