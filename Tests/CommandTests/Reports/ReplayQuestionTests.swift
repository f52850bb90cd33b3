import Foundation
import Testing

/// Options of a replay: the files that they name are read, and no recorded evidence is lost.
@Suite(.timeLimit(.minutes(30))) struct ReplayQuestionTests {
  let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
  }

  private static func run(_ arguments: [String], input: Data? = nil) async throws -> CommandResult {
    try await Binary.run(
      executable: Binary.url, arguments: arguments, input: input, environment: [:])
  }

  private func copy(_ path: String, to name: String) throws -> String {
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    return directory.write(data, to: name).path
  }

  private func verified(
    _ files: LabFiles, _ options: [String], to name: String
  ) async throws -> (path: String, result: CommandResult) {
    let path = directory.path(name)
    let result = try await Self.run(
      ["verify", files.chain, "--server-name", files.serverName, "--save-evidence", path] + options)
    return (path, result)
  }

  /// The file has changed since the record: its present content is used.
  @Test(arguments: ["--anchor", "--user-root", "--root-store"])
  func aFileOfARecordedNameIsReadAnew(option: String) async throws {
    let files = try await LabFiles(case: "good")
    let stranger = try await LabFiles(case: "good")
    let root = try copy(files.root, to: "ca.pem")
    let (path, live) = try await verified(files, [option, root], to: "e.jsonl")
    #expect(live.status == 0)
    _ = try copy(stranger.root, to: "ca.pem")
    #expect(try await Self.run(["replay", path]).status == 0)
    #expect(try await Self.run(["replay", path, option, root]).status == 1)
    _ = try copy(files.root, to: "ca.pem")
    #expect(try await Self.run(["replay", path, option, root]).status == 0)
  }

  @Test func anIntermediateOfARecordedNameIsReadAnew() async throws {
    let files = try await LabFiles(case: "missing-intermediate")
    let useless = try copy(files.root, to: "issuer.pem")
    let (path, live) = try await verified(
      files, ["--anchor", files.root, "--intermediate", useless], to: "e.jsonl")
    #expect(live.status == 1)
    #expect(try await Self.run(["replay", path, "--intermediate", useless]).status == 1)
    let complete = try await LabFiles(case: "good")
    let other = try await verified(
      complete, ["--anchor", complete.root], to: "complete.jsonl")
    #expect(other.result.status == 0)
    // The record has the leaf only, and an option supplies its issuer.
    let leaf = directory.path("leaf.jsonl")
    let alone = try await Self.run([
      "verify", complete.leaf, "--server-name", complete.serverName, "--anchor", complete.root,
      "--intermediate", useless, "--save-evidence", leaf,
    ])
    #expect(alone.status == 1)
    _ = try copy(complete.chain, to: "issuer.pem")
    #expect(try await Self.run(["replay", leaf, "--intermediate", useless]).status == 0)
  }

  /// Without a certificate no store was asked, and the replay opens none.
  @Test func aFailedConnectionReplaysWithoutItsFiles() async throws {
    let files = try await LabFiles(case: "good")
    let root = try copy(files.root, to: "gone.pem")
    let path = directory.path("refused.jsonl")
    let live = try await Self.run([
      "127.0.0.1:1", "--anchor", root, "--timeout", "2", "--save-evidence", path,
    ])
    #expect(live.status == 2)
    try FileManager.default.removeItem(atPath: root)
    let again = try await Self.run(["replay", path])
    #expect(again.status == 2)
    #expect(again.output == live.output)
    #expect(again.errors.isEmpty)
  }

  /// Of two options that exclude each other, the given one replaces the recorded one.
  @Test func optionsThatExcludeEachOther() async throws {
    let files = try await LabFiles(case: "good")
    let only = try await verified(files, ["--anchor", files.root, "--anchors-only"], to: "a.jsonl")
    let user = try await Self.run(["replay", only.path, "--user-root", files.root])
    #expect(user.status == 0)
    #expect(user.errors.isEmpty)
    let stranger = try await LabFiles(case: "good")
    let other = try await verified(
      files, ["--anchor", stranger.root, "--anchors-only"], to: "other.jsonl")
    #expect(other.result.status == 1)
    for option in ["--user-root", "--root-store"] {
      #expect(try await Self.run(["replay", other.path, option, files.root]).status == 0)
    }
    let store = try await verified(files, ["--root-store", files.root], to: "s.jsonl")
    let without = try await Self.run(["replay", store.path, "--anchors-only"])
    #expect(without.status == 1)
    let both = try await Self.run([
      "replay", only.path, "--anchors-only", "--user-root", files.root,
    ])
    #expect(both.status == 64)
    #expect(both.output.isEmpty)
  }

  /// A wildcard directly below a public suffix is refused in a replay, too.
  @Test func publicSuffixesCountForANameOfTheReplay() async throws {
    let files = try await LabFiles(case: "good-wildcard")
    let (path, _) = try await verified(files, ["--anchor", files.root], to: "w.jsonl")
    let live = try await Self.run([
      "verify", files.chain, "--anchor", files.root, "--server-name", "mail.lab.example", "--json",
    ])
    let again = try await Self.run(["replay", path, "--server-name", "mail.lab.example", "--json"])
    #expect(again.status == live.status)
    for key in ["verdict", "notChecked", "failures"] {
      #expect(
        again.json.first?[key] as? NSObject == live.json.first?[key] as? NSObject, "\(key)")
    }
  }

  // MARK: What is not written over

  @Test func theRecordThatIsReadIsKept() async throws {
    let files = try await LabFiles(case: "good")
    let (path, _) = try await verified(files, ["--anchor", files.root], to: "e.jsonl")
    let before = try Data(contentsOf: URL(fileURLWithPath: path))
    for arguments in [
      ["replay", path, "--save-evidence", path],
      ["replay", path, "--save-evidence", directory.url.path + "/./e.jsonl"],
      ["verify", path, "--save-evidence", path],
      ["replay", directory.path("missing.jsonl"), "--save-evidence", path],
    ] {
      let result = try await Self.run(arguments)
      #expect([2, 64].contains(result.status))
      #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == before)
    }
  }

  @Test func neitherKeysNorRootsAreWrittenOver() async throws {
    let files = try await LabFiles(case: "client-certificate-accepted")
    for option in ["--client-cert", "--anchor", "--intermediate"] {
      let path = try copy(files.client, to: "precious.pem")
      let before = try Data(contentsOf: URL(fileURLWithPath: path))
      let result = try await Self.run(["127.0.0.1:1", option, path, "--save-evidence", path])
      #expect(result.status == 64)
      #expect(result.errors.contains("would write over '\(path)'"))
      #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == before)
    }
  }

  @Test(arguments: ["verify", "replay"])
  func rootsAreNotWrittenOverWithoutAServerEither(command: String) async throws {
    let files = try await LabFiles(case: "good")
    for option in ["--anchor", "--intermediate"] {
      let path = try copy(files.root, to: "precious.pem")
      let before = try Data(contentsOf: URL(fileURLWithPath: path))
      let result = try await Self.run([
        command, files.chain, option, path, "--save-evidence", path,
      ])
      #expect(result.status == 64)
      #expect(result.errors.contains("would write over '\(path)'"))
      #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == before)
    }
  }

  @Test func standardOutputIsForTheReport() async throws {
    let files = try await LabFiles(case: "good")
    let result = try await Self.run([
      "verify", files.chain, "--anchor", files.root, "--save-evidence", "/dev/stdout",
    ])
    #expect(result.status == 64)
    #expect(result.output.isEmpty)
  }

  /// Evidence is written first, so that a reader that closes the pipe costs no evidence.
  @Test func aClosedPipeCostsNoEvidence() async throws {
    let files = try await LabFiles(case: "good")
    let path = directory.path("piped.jsonl")
    _ = try await Binary.shell(
      #""$1" verify \#(files.chain) --anchor \#(files.root) --save-evidence \#(path) | true"#)
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)).count > 500)
  }

  @Test func aPipeAsEvidenceFile() async throws {
    let files = try await LabFiles(case: "good")
    let fifo = directory.path("fifo")
    let verify =
      #""$1" verify \#(files.chain) --anchor \#(files.root) --server-name \#(files.serverName) --save-evidence \#(fifo)"#
    let unread = try await Binary.shell("mkfifo \(fifo); " + verify)
    #expect(unread.status == 2)
    #expect(unread.output.contains("TRUSTED"))
    #expect(unread.errors.contains("could not write '\(fifo)'"))
    // The reader opens the pipe, and closes it before anything is written.
    let left = try await Binary.shell(
      "(exec 3<\(fifo); sleep 0.2) & sleep 0.1; "
        + verify.replacingOccurrences(
          of: "verify ", with: "verify --verify-date 2026-11-21 ")
        + "; status=$?; wait; exit $status")
    #expect([0, 1, 2].contains(left.status))
    #expect(left.output.contains("TRUSTED"))
  }

  // MARK: Stores

  /// Every store that is named is used, in any order.
  @Test func severalRootStores() async throws {
    let files = try await LabFiles(case: "good")
    let stranger = try await LabFiles(case: "self-signed")
    for stores in [[files.root, stranger.root], [stranger.root, files.root]] {
      let options = stores.flatMap { ["--root-store", $0] }
      let result = try await Self.run(
        ["verify", files.chain, "--server-name", files.serverName] + options)
      #expect(result.status == 0)
    }
  }

  /// A rejection in one outweighs trust in another, whichever is named first.
  @Test func aRejectionCountsInAnyOrder() async throws {
    let files = try await LabFiles(case: "good")
    let rejecting = directory.path("rejecting.pem")
    let made = try await Binary.run(
      executable: URL(fileURLWithPath: "/usr/bin/openssl"),
      arguments: [
        "x509", "-in", files.root, "-trustout", "-addreject", "serverAuth", "-out", rejecting,
      ], input: nil, environment: [:])
    try #require(made.status == 0)
    for stores in [[files.root, rejecting], [rejecting, files.root]] {
      let options = stores.flatMap { ["--root-store", $0] }
      let result = try await Self.run(
        ["verify", files.chain, "--server-name", files.serverName, "--json"] + options)
      #expect(result.status == 1)
      let failures = try #require(result.json.first?["failures"] as? [[String: Any]])
      #expect(failures.first?["reason"] as? String == "rootRejected")
    }
  }

  // MARK: Arguments

  @Test func explainHasNoReportOnEndpoints() async throws {
    for arguments in [["explain", "--json"], ["explain", "--json", "--no-such-option"]] {
      let result = try await Self.run(arguments)
      #expect(result.output.isEmpty || result.json.allSatisfy { $0["verdict"] == nil })
    }
    // Arguments that cannot be read select no format; those that can be read, but not used, do.
    let unread = try await Self.run(["--json", "--no-such-option"])
    #expect(unread.status == 64 && unread.output.isEmpty)
    let useless = try await Self.run(["--json", "no host"])
    #expect(useless.status == 64)
    #expect(useless.json.first?["verdict"] as? String == "unknown")
    let named = try await Self.run(["verify", "--", "--json"])
    #expect(named.status == 2 && named.output.isEmpty)
  }
}
