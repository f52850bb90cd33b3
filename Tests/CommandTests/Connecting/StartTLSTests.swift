import Foundation
import Testing

/// `--starttls`: servers that begin in plaintext, for every protocol and with every behaviour.
@Suite(.timeLimit(.minutes(30))) struct StartTLSTests {
  private static let protocols = [
    "smtp", "lmtp", "imap", "pop3", "ftp", "ldap", "xmpp", "xmpp-server", "postgres", "mysql",
    "nntp", "sieve", "irc",
  ]

  private func ask(
    _ name: String, _ manner: RealServer.Manner, _ options: [String] = [], text: Bool = false
  ) async throws -> CommandResult {
    let files = try await LabFiles(case: "good")
    let both = try await Binary.shell("cat '\(files.chain)' '\(files.key)'")
    let directory = try TemporaryDirectory()
    let chain = directory.write(Data(both.output.utf8), to: "both.pem")
    let server = try RealServer.startTLS(name, chain: chain.path, manner)
    return try await Binary.run(
      executable: Binary.url,
      arguments: [
        "127.0.0.1:\(server.port)", "--starttls", name, "--anchor", files.root, "--anchors-only",
        "--server-name", files.serverName, "--no-second-opinion", "--timeout", "3",
      ] + (text ? [] : ["--json"]) + options, input: nil, environment: [:])
  }

  private func failure(_ result: CommandResult) -> (kind: String?, summary: String) {
    let failure = result.json.first?["failure"] as? [String: Any]
    return (failure?["kind"] as? String, failure?["summary"] as? String ?? "")
  }

  @Test(arguments: protocols)
  func everyManner(name: String) async throws {
    let consent = try await ask(name, .consent)
    #expect(consent.status == 0, "\(consent.output)")
    let route = consent.json.first?["route"] as? [String: Any]
    #expect(route?["starttls"] as? String == name && route?["proxy"] is NSNull)
    // For URL loading an app's anchor would be a violation.
    #expect(consent.json.first?["transportSecurity"] is NSNull)
    let findings = { (result: CommandResult) in
      ((result.json.first?["handshake"] as? [String: Any])?["findings"] as? [[String: Any]] ?? [])
        .map { $0["check"] as? String }
    }
    #expect(findings(consent) == [])

    let inject = try await ask(name, .inject, ["--fail-on", "plaintextAfterStartTLS"])
    #expect(inject.status == 3, "\(inject.output)")
    #expect(findings(inject) == ["plaintextAfterStartTLS"])

    let refuse = try await ask(name, .refuse)
    #expect(refuse.status == 2)
    #expect(failure(refuse).kind == "startTLSFailed", "\(failure(refuse).summary)")

    let lie = try await ask(name, .lie)
    #expect(lie.status == 2)
    #expect(failure(lie).kind == "startTLSFailed", "\(failure(lie).summary)")
    #expect(failure(lie).summary.contains("after consent to STARTTLS"))
    #expect(failure(lie).summary.contains("no, not really"))

    let silent = try await ask(name, .silent, ["--timeout=1"])
    #expect(silent.status == 2)
    #expect(failure(silent).kind == "timeout")
    #expect(failure(silent).summary.contains("sent nothing"))

    let mute = try await ask(name, .mute, ["--timeout=1"])
    #expect(mute.status == 2)
    #expect(
      failure(mute).summary.contains("agreed to begin TLS (STARTTLS) and sent nothing"),
      "\(failure(mute).summary)")

    let flood = try await ask(name, .flood)
    #expect(flood.status == 2)
    #expect(["boundExceeded", "startTLSFailed"].contains(failure(flood).kind))
  }

  /// The server's text is shown, and cannot affect a terminal.
  @Test func hostileWords() async throws {
    let result = try await ask("smtp", .refuse)
    #expect(failure(result).summary.contains("502 \u{1b}[31mno"))
    #expect(!result.output.contains("\u{1b}"))
    let text = try await ask("smtp", .refuse, text: true)
    #expect(text.output.contains("502 \\u{1b}[31mno"), "\(text.output)")
    let injected = try await ask("smtp", .inject, text: true)
    #expect(injected.output.contains("\"injected\""))
    #expect(injected.output.contains("STARTTLS of smtp"))
  }

  /// TLS where plaintext is expected, and plaintext where TLS is.
  @Test func theWrongWay() async throws {
    let directory = try TemporaryDirectory()
    let lab = try LabProcess(directory: directory, cases: ["good"])
    let port = lab.servers[0].port
    for name in ["ldap", "postgres", "xmpp", "irc"] {
      let result = try await Binary.run(
        "127.0.0.1:\(port)", "--starttls", name, "--json", "--timeout", "2")
      #expect(result.status == 2)
      // OpenSSL's server waits for more data, closes the connection or sends an alert.
      let kinds = ["startTLSFailed", "timeout", "connectionLost"]
      #expect(kinds.contains(failure(result).kind ?? ""), "\(failure(result).summary)")
    }
    let wrong = try await Binary.run("127.0.0.1:\(port)", "--starttls", "gopher")
    #expect(wrong.status == 64)
    // On the usual port of another protocol, `none` must be given.
    let none = try await Binary.run(
      "127.0.0.1:143", "--connect-to", "127.0.0.1:\(port)", "--starttls", "none", "--json")
    #expect((none.json.first?["route"] as? [String: Any])?["starttls"] is NSNull)
    #expect(none.json.first?["handshake"] is [String: Any])
    let implied = try await Binary.run(
      "127.0.0.1:5432", "--connect-to", "127.0.0.1:\(port)", "--json", "--timeout", "2")
    #expect((implied.json.first?["route"] as? [String: Any])?["starttls"] as? String == "postgres")
    #expect(implied.status == 2)
  }
}
