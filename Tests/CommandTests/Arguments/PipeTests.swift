import Foundation
import Testing

/// How the binary behaves in a script.
@Suite(.timeLimit(.minutes(30))) struct PipeTests {
  @Test func aClosedPipeEndsItSilently() async throws {
    let result = try await Binary.shell(
      #"set -o pipefail; "$1" lab list | head -1; echo "${PIPESTATUS[0]}" >&2"#)
    #expect(result.output.filter { $0 == "\n" }.count == 1)
    // 141 is SIGPIPE; if the list fitted into the pipe, the status is 0.
    #expect(["141\n", "0\n"].contains(result.errors))
  }

  /// Half a report must not be taken for a whole one: on a full disk, or without standard output.
  @Test(
    arguments: [">/dev/full", ">&-"],
    [
      "127.0.0.1:1", "-q 127.0.0.1:1", "--json 127.0.0.1:1 127.0.0.1:1", "schema", "lab list",
      "explain -9813", "--help", "check --help", "--version",
      "--generate-completion-script bash",
    ])
  func aFailedWriteIsReported(redirection: String, arguments: String) async throws {
    let result = try await Binary.shell(#""$1" \#(arguments) \#(redirection)"#)
    #expect(result.status == 2)
    #expect(result.errors.hasPrefix("trusteval: could not write to standard output: "))
    #expect(result.errors.filter { $0 == "\n" }.count == 1)
  }

  /// Commands are parsed without the root, which alone has a version.
  @Test(arguments: ["--version", "check --version", "explain --version", "show --version"])
  func everyCommandTellsTheVersion(arguments: String) async throws {
    let result = try await Binary.shell(#""$1" \#(arguments)"#)
    #expect(result.status == 0)
    #expect(result.output.wholeMatch(of: /\d+\.\d+\.\d+\n/) != nil)
  }

  /// A server that is not trusted gives its status even if the report cannot be written.
  @Test(
    arguments: [
      ("expired-leaf", "", 1), ("expired-leaf", "--json", 1), ("expired-leaf", "--format html", 1),
      ("expired-leaf", "--format junit", 1), ("expired-leaf", "--format sarif", 1),
      ("expired-leaf", "--format csv", 1), ("good", "--format junit", 2),
      ("expired-leaf", "--format nagios", 2), ("good", "", 2), ("good", "--format nagios", 3),
    ], [">/dev/full", ">&-", "| sleep 0"])
  func aVerdictComesBeforeAFailedWrite(
    run: (labCase: String, options: String, status: Int32), redirection: String
  ) async throws {
    let files = try await LabFiles(case: run.labCase)
    let result = try await Binary.shell(
      #"""
      set -o pipefail; trap '' PIPE
      { sleep 0.2; "$1" verify '\#(files.chain)' --anchor '\#(files.root)' --anchors-only         --server-name '\#(files.serverName)' \#(run.options); } \#(redirection)
      """#)
    #expect(result.status == run.status, "\(result.errors)")
    #expect(result.errors.isEmpty == redirection.hasPrefix("|"))
  }

  @Test func interruptEndsItSilently() async throws {
    let result = try await Binary.shell(
      #"""
      directory=$(mktemp -d)
      "$1" lab serve silent --directory "$directory" >/dev/null & pid=$!
      sleep 1; kill -INT $pid; kill -TERM $pid; wait $pid 2>/dev/null; echo ended
      rm -r "$directory"
      """#)
    #expect(result.output == "ended\n")
    #expect(!result.errors.contains("trusteval"))
  }

  @Test func reportsArePipedIntoJQ() async throws {
    let result = try await Binary.shell(
      #""$1" localhost:1 127.0.0.1:1 --json | jq -r '[.verdict, .failure.kind] | join(" ")'"#)
    #expect(result.output == "unknown refused\nunknown refused\n")
  }

  /// Scripts put `--` before a negative number; without it works too.
  @Test(arguments: [["-9813"], ["--", "-9813"]])
  func explainsNegativeNumbers(queries: [String]) async throws {
    let result = try await Binary.run(
      executable: Binary.url, arguments: ["explain", "--json"] + queries, input: nil,
      environment: [:])
    #expect(result.status == 0)
    #expect(result.json.map { $0["query"] as? String } == ["-9813"])
  }

  /// A query that is not found decides the status, in any position.
  @Test(arguments: [["-9813", "-999999"], ["-999999", "-9813"], ["-9813", "-9843"]])
  func explainsWhatItKnowsOfSeveral(queries: [String]) async throws {
    let result = try await Binary.run(
      executable: Binary.url, arguments: ["explain", "--json"] + queries, input: nil,
      environment: [:])
    #expect(result.json.map { $0["query"] as? String } == queries)
    #expect(result.status == (queries.contains("-999999") ? 2 : 0))
    let complaints = result.errors.split(separator: "\n")
    #expect(complaints.count == (queries.contains("-999999") ? 1 : 0), "\(result.errors)")
    #expect(complaints.allSatisfy { $0.contains("'-999999'") }, "\(result.errors)")
  }

  @Test func colourOnlyOnATerminal() async throws {
    let result = try await Binary.run("localhost:1")
    #expect(!result.output.contains("\u{1b}"))
  }

  @Test func verifyReadsStandardInput() async throws {
    let files = try await LabFiles(case: "expired-leaf")
    let chain = try Data(contentsOf: URL(fileURLWithPath: files.chain))
    let arguments = [
      "verify", "-", "--anchor", files.root, "--anchors-only", "--server-name", files.serverName,
    ]
    let result = try await Binary.run(
      executable: Binary.url, arguments: arguments + ["--json"], input: chain, environment: [:])
    #expect(result.status == 1)
    let failures = try #require(result.json.first?["failures"] as? [[String: Any]])
    #expect(failures.map { $0["check"] as? String } == ["TemporalValidity"])
    let quiet = try await Binary.run(
      executable: Binary.url, arguments: arguments + ["-q"], input: chain, environment: [:])
    #expect(quiet.output.filter { $0 == "\n" }.count == 1)
    #expect(quiet.output.contains(" standard input"), "\(quiet.output)")
    // Scripts find the argument as it was given.
    let endpoint = try #require(result.json.first?["endpoint"] as? [String: Any])
    #expect(endpoint["host"] as? String == "-")
    // They get everything, whatever is left out for people.
    let both = try await Binary.run(
      executable: Binary.url, arguments: arguments + ["-q", "--json"], input: chain,
      environment: [:])
    #expect(both.json.first?.keys == result.json.first?.keys)
  }

  @Test(arguments: ["--anchor", "--root-store"])
  func rootsFromStandardInput(option: String) async throws {
    let files = try await LabFiles(case: "good")
    let root = try Data(contentsOf: URL(fileURLWithPath: files.root))
    let result = try await Binary.run("verify", files.chain, option, "-", input: root)
    #expect(result.status == 0, "\(result.errors)")
  }

  @Test(arguments: ["server", "client", "basic"])
  func verifyForEachPurpose(purpose: String) async throws {
    let files = try await LabFiles(case: "good")
    let result = try await Binary.run(
      "verify", files.chain, "--anchor", files.root, "--anchors-only", "--purpose", purpose)
    // The lab's good certificate is for servers only.
    #expect(result.status == (purpose == "client" ? 1 : 0))
  }

  /// Of a log of any length the first million characters are read.
  @Test func aLongLogToExplain() async throws {
    let log = Data("NSURLErrorDomain Code=-1202\n".utf8) + Data(repeating: 0x78, count: 20_000_000)
    let result = try await Binary.run("explain", "-", input: log)
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.contains("-1202"))
    #expect(result.errors.contains("only its first 1048576 characters were read"))
  }

  /// A pipe from a command that wrote nothing is no wrong usage; without an argument that may be what
  /// is missing.
  @Test(
    arguments: [
      ("-", "", 2, "standard input is empty"),
      ("-", " \n", 2, "standard input has nothing but blanks"),
      ("", "", 64, "Missing expected argument '<code|name|text|->': nothing to explain"),
    ] as [(String, String, Int32, String)])
  func nothingToExplain(argument: String, input: String, status: Int32, words: String) async throws
  {
    let result = try await Binary.shell(#"printf '\#(input)' | "$1" explain \#(argument)"#)
    #expect(result.status == status)
    #expect(result.errors.hasPrefix("trusteval: \(words)"), "\(result.errors)")
    #expect(result.errors.filter { $0 == "\n" }.count == 1)
  }

  /// Who names the file of a log is told how it is read, in words that a shell takes.
  @Test func aFileToExplain() async throws {
    let directory = try TemporaryDirectory()
    let lines =
      [
        ("it's a log", #" <"it's a log""#), ("console.log", " <console.log"), ("nothing.log", nil),
        ("no.d", nil),
      ] as [(String, String?)]
    for (name, end) in lines {
      let result = try await Binary.shell(
        #"""
        cd '\#(directory.url.path)'; mkdir -p no.d; echo -9813 >console.log
        cp console.log "it's a log"; "$1" explain "\#(name)"
        """#)
      let hint = end.map { ", which is a file: trusteval explain -" + $0 } ?? ""
      #expect(result.status == 2)
      #expect(result.errors == "trusteval: nothing is known of '\(name)'\(hint)\n")
      guard end != nil else { continue }
      let command = try #require(result.errors.split(separator: ": ").last)
      let meant = try await Binary.shell(
        "cd '\(directory.url.path)'; "
          + command.replacing("trusteval", with: #""$1""#, maxReplacements: 1))
      #expect(meant.status == 0 && meant.output.contains("errSSLNoRootCert"), "\(command)")
    }
  }

  @Test func garbageToVerify() async throws {
    let result = try await Binary.run("verify", "-", input: Data("garbage".utf8))
    #expect(result.status == 2)
    #expect(result.output.isEmpty)
    #expect(result.errors.filter { $0 == "\n" }.count == 1)
  }
}
