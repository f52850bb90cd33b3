import Foundation
import Testing

/// `--hosts`: a server on each line, and problems with lines, descriptors and signals.
@Suite(.timeLimit(.minutes(30))) struct HostsTests {
  private let directory: TemporaryDirectory
  nonisolated(unsafe) private let lab: LabProcess
  private let good: String
  private let expired: String
  private let silent: String

  init() throws {
    directory = try TemporaryDirectory()
    lab = try LabProcess(directory: directory, cases: ["good", "expired-leaf", "silent"])
    let servers = lab.servers.map { "127.0.0.1:\($0.port)" }
    (good, expired, silent) = (servers[0], servers[1], servers[2])
  }

  private var anchor: String { "--anchor '\(directory.path("lab/good/root.pem"))'" }

  private func check(_ lines: String, _ options: String...) async throws -> CommandResult {
    let file = directory.write(Data(lines.utf8), to: "\(UUID().uuidString).txt")
    return try await Binary.run(
      executable: Binary.url, arguments: ["--hosts", file.path, "--no-second-opinion"] + options,
      input: nil, environment: [:])
  }

  private static func lines(_ result: CommandResult) -> [Int?] {
    result.json.map { ($0["source"] as? [String: Any])?["line"] as? Int }
  }

  /// Every line has its own options; for the others, those of the command line are used.
  @Test func linesWithOptions() async throws {
    let lines = """
      \u{feff}# servers\r
      \(good) \(anchor) --server-name "www.lab.example" # trusted\r
      \r
      \t\(good)\t\(anchor)\t--server-name=other\\.example
        \(expired)\("   ")
      \(good) --expires-within 9000d --server-name 'www.lab.example' \(anchor)
      """
    let result = try await check(lines, "--json", "--server-name", "www.lab.example")
    #expect(result.status == 1, "\(result.errors)")
    #expect(result.errors.isEmpty)
    #expect(Self.lines(result) == [2, 4, 5, 6])
    #expect(
      result.json.map { $0["verdict"] as? String } == [
        "trusted", "untrusted", "untrusted", "trusted",
      ])
    let names = result.json.map { ($0["endpoint"] as? [String: Any])?["serverName"] as? String }
    #expect(
      names == ["www.lab.example", "other.example", "www.lab.example", "www.lab.example"])
    let indices = result.json.map { ($0["source"] as? [String: Any])?["index"] as? Int }
    #expect(indices == [0, 1, 2, 3])
  }

  /// Half a second at least before the second attempt, and twice that before the third one.
  @Test func attemptsAreApart() async throws {
    let result = try await check("127.0.0.1:1", "--retries", "2", "--json")
    #expect(result.status == 2 && result.output.contains("(3 tries)"), "\(result.output)")
    #expect(result.duration >= .milliseconds(1500))
  }

  /// While one waits for its next attempt, others take its turn; their order stays.
  @Test(arguments: [(["--unordered"], [3, 1, 2]), ([], [1, 2, 3])])
  func aRetryHoldsUpNoOthers(options: [String], lines: [Int]) async throws {
    let file = directory.write(Data("127.0.0.1:1\n127.0.0.1:1\n\(good)\n".utf8), to: "retried")
    let result = try await Binary.run(
      executable: Binary.url,
      arguments: [
        "--hosts", file.path, "--no-second-opinion", "--retries", "1", "--jobs", "1", "--json",
      ] + options, input: nil, environment: [:])
    let found = Self.lines(result).compactMap(\.self)
    #expect(found.first == lines[0] && found.sorted() == [1, 2, 3], "\(found)")
    if options.isEmpty { #expect(found == lines) }
    #expect(result.output.ranges(of: "(2 tries)").count == 2, "\(result.output)")
  }

  /// The other lines are examined.
  @Test(
    arguments: [
      ("no^host", "'no^host' is not a host name"),
      ("127.0.0.1:0", "port '0' is not a number from 1 to 65535"),
      ("127.0.0.1 other.example", "'other.example' is a second server: a line has one"),
      ("127.0.0.1 b.example c.example", "'b.example' is a second server: a line has one"),
      ("127.0.0.1 -", "'-' is a second server: a line has one"),
      ("127.0.0.1 --nosuch", "Unknown option '--nosuch'\n"),
      ("127.0.0.1 --host x", "Unknown option '--host'; the name to evaluate for is --server-name"),
      ("127.0.0.1 -CAfile x", "Unknown option '-CAfile'; your own CA is --anchor FILE"),
      ("127.0.0.1 --anchro x", "Unknown option '--anchro'; did you mean '--anchor'?"),
      ("127.0.0.1 --json", "--json is about the whole run and has no place here"),
      ("127.0.0.1 --hosts x", "--hosts is about the whole run and has no place here"),
      ("127.0.0.1 -v", "-v is about the whole run and has no place here"),
      ("127.0.0.1 --compat blackbox", "--compat is about the whole run and has no place here"),
      ("127.0.0.1 --shard=9", "--shard is about the whole run and has no place here"),
      (
        "127.0.0.1 --retries x",
        "The value 'x' is invalid for '--retries <n>'; --retries takes a number from 0 to 10"
      ),
      ("127.0.0.1 --help", "--help has no place here"),
      ("127.0.0.1 --timeout 0", "--timeout takes a number of seconds above 0 and up to 3600"),
      ("127.0.0.1 --anchor none.pem", "could not read 'none.pem': no such file or directory"),
      ("--anchor x 127.0.0.1", "'--anchor' comes before the server"),
      ("127.0.0.1 'x", "a quotation mark has no end"),
      ("127.0.0.1 --anchor /dev/null\0.pem", "it contains an octet of value 0"),
      (
        "127.0.0.1 --anchor -",
        "'-' has no place here: standard input is for the whole run"
      ),
    ])
  func aBadLineIsNamed(line: String, complaint: String) async throws {
    let lines = "\(good) --server-name www.lab.example \(anchor)\n\(line)\n\(good)"
    for format in ["text", "json", "junit"] {
      let result = try await check(lines, "--format", format)
      #expect(result.status == 1)
      let text = "trusteval: line 2 of '"
      #expect(result.errors.hasPrefix(text), "\(result.errors)")
      #expect(result.errors.contains("': \(complaint)"), "\(result.errors)")
      if format == "json" { #expect(Self.lines(result) == [1, 2, 3]) }
    }
    // It stands for a server that nothing is known of.
    let counted = try await check(lines, "-q")
    #expect(counted.errors.contains("trusteval: 3 endpoints in "), "\(counted.errors)")
    #expect(counted.errors.contains("1 could not be found out"), "\(counted.errors)")
    // A line that cannot be used makes the status 2, even beside a trusted server.
    let alone = try await check(
      "\(line)\n\(good) --server-name www.lab.example \(anchor)", "-q")
    #expect(alone.status == 2, "\(alone.output)")
  }

  @Test(arguments: ["", "# nothing\n\n"])
  func aFileWithoutServers(lines: String) async throws {
    let result = try await check(lines)
    #expect(result.status == 2)
    #expect(result.errors.contains("names no server"))
    #expect(result.errors.contains("trusteval: 0 endpoints in "), "\(result.errors)")
  }

  @Test func whatCannotBeRead() async throws {
    for (file, status) in [("/nonexistent", 2), ("/dev/null", 2), (directory.url.path, 2)] {
      let result = try await Binary.run("--hosts", file)
      #expect(result.status == Int32(status) && result.output.isEmpty, "\(file)")
    }
    let bundle = try await Binary.run("--hosts", "x", "127.0.0.1", "--write-bundle", "y")
    #expect(bundle.status == 64)
    // A file that a line names must not be written over either.
    let file = directory.path("lab/expired-leaf/root.pem")
    let line = try await check("\(good) --anchor \(file)", "--save-evidence", file)
    #expect(line.errors.contains("would write over"), "\(line.errors)")
    #expect(line.status == 2)
  }

  @Test func orderAndIndex() async throws {
    let lines = "\(silent) --timeout 1\n\(good)\n\(good)\n"
    let ordered = try await check(lines, "--json")
    #expect(Self.lines(ordered) == [1, 2, 3])
    let unordered = try await check(lines, "--json", "--unordered")
    #expect(Self.lines(unordered).last == 1)
    #expect(Set(Self.lines(unordered)) == [1, 2, 3])
    let replayed = directory.path("fleet.jsonl")
    _ = try await check(lines, "--save-evidence", replayed)
    #expect(Self.lines(try await Binary.run("replay", replayed, "--json")) == [1, 2, 3])
  }

  /// One after the other or all at once, as a server that keeps its clients waiting sees it.
  @Test(arguments: [1, 4]) func jobs(count: Int) async throws {
    let script = directory.write(
      Data(
        """
        import select, socket, subprocess, sys
        program, jobs = sys.argv[1], int(sys.argv[2])
        server = socket.create_server(("127.0.0.1", 0))
        run = subprocess.Popen(
            [program, "--hosts", "-", "--jobs", str(jobs), "--no-second-opinion", "-q"],
            stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
        run.stdin.write(b"127.0.0.1:%d\\n" % server.getsockname()[1] * 4)
        run.stdin.close()
        for _ in range(4 // jobs):
            held = [server.accept()[0] for _ in range(jobs)]
            assert not select.select([server], [], [], 0.3)[0], "more than were asked for"
            for connection in held:
                connection.close()
        sys.stderr.buffer.write(run.stderr.read())
        """.utf8), to: "jobs.py")
    let result = try await Binary.run(
      executable: URL(fileURLWithPath: "/usr/bin/python3"),
      arguments: [script.path, Binary.url.path, "\(count)"], input: nil, environment: [:])
    #expect(result.status == 0 && result.errors.hasPrefix("trusteval: 4 endpoints in "))
    #expect(result.errors.hasSuffix("0 trusted, 0 not trusted, 4 could not be found out\n"))
  }

  /// Servers that do not answer cost no thread each.
  @Test func waitingTakesNoThreads() async throws {
    let script = directory.write(
      Data(
        """
        import socket, subprocess, sys
        server = socket.create_server(("127.0.0.1", 0), backlog=100)
        run = subprocess.Popen(
            [sys.argv[1], "--hosts", "-", "--jobs", "100", "--no-second-opinion", "-q"],
            stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
        run.stdin.write(b"127.0.0.1:%d\\n" % server.getsockname()[1] * 100)
        run.stdin.close()
        held = [server.accept()[0] for _ in range(100)]
        for line in open("/proc/%d/status" % run.pid):
            if line.startswith("Threads:"):
                print(int(line.split()[1]))
        for connection in held:
            connection.close()
        sys.stderr.buffer.write(run.stderr.read())
        """.utf8), to: "threads.py")
    let result = try await Binary.run(
      executable: URL(fileURLWithPath: "/usr/bin/python3"),
      arguments: [script.path, Binary.url.path], input: nil, environment: [:])
    #expect(result.errors.hasSuffix("100 could not be found out\n"))
    // At most four loops and as many threads that evaluate, and those of all runs.
    let threads = try #require(
      Int(result.output.trimmingCharacters(in: .whitespacesAndNewlines)), "\(result)")
    #expect(threads < 20)
  }

  /// Each endpoint may take two files, and the run some; one endpoint at a time there is always.
  @Test(arguments: [(40, 10), (42, 11), (43, 11), (23, 1), (30, 5)])
  func fewDescriptors(files: Int, jobs: Int) async throws {
    let file = directory.write(
      Data(String(repeating: "\(good)\n", count: 40).utf8), to: "many.txt")
    let result = try await Binary.shell(
      "ulimit -n \(files); \"$1\" --hosts '\(file.path)' --jobs 64 --json --no-second-opinion")
    #expect(result.status == 1)
    #expect(result.json.count == 40)
    #expect(result.json.allSatisfy { $0["verdict"] as? String == "untrusted" })
    #expect(
      result.errors
        == "trusteval: --jobs 64 is lowered to \(jobs), as only \(files) files may be open at once "
        + "(ulimit -n)\n")
  }

  /// Where every address is looked at, an endpoint takes four.
  @Test(arguments: [(40, 5), (47, 6), (23, 1)])
  func fewDescriptorsForAllAddresses(files: Int, jobs: Int) async throws {
    let result = try await Binary.shell(
      "ulimit -n \(files); \"$1\" 127.0.0.1:1 127.0.0.1:1 --all-addresses --jobs 64 -q "
        + "--no-second-opinion")
    #expect(result.status == 2)
    #expect(
      result.errors.hasPrefix("trusteval: --jobs 64 is lowered to \(jobs), as only \(files) files"),
      "\(result.errors)")
  }

  /// A line that is too long is told, with its number, and those behind it are checked.
  @Test func aLineIsBounded() async throws {
    let long = String(repeating: "a", count: 700_000)
    let result = try await check("\(long)\n\(expired) \(anchor)\n", "--json")
    #expect(result.status == 1)
    #expect(Self.lines(result) == [1, 2])
    #expect(result.json.map { $0["verdict"] as? String } == ["unknown", "untrusted"])
    #expect(result.errors.contains("line 1 of "), "\(result.errors.prefix(300))")
    #expect(result.errors.contains(" is longer than 64 KB"), "\(result.errors.prefix(300))")
  }

  /// Every file that is named is read.
  @Test func severalFiles() async throws {
    let first = directory.write(Data("\(expired) \(anchor)\n".utf8), to: "first.txt")
    let result = try await check(
      "\(good) \(anchor) --server-name www.lab.example\n", "--json", "--hosts", first.path)
    #expect(result.status == 1)
    #expect(result.json.map { $0["verdict"] as? String } == ["trusted", "untrusted"])
    #expect(Self.lines(result) == [1, 1])
  }

  /// A hundred thousand lines are read as they are needed, and none is lost.
  @Test func manyLines() async throws {
    let lines = (1...100_000).map { "127.0.0.1:0 # \($0)\n" }.joined()
    let file = directory.write(Data(lines.utf8), to: "many.txt")
    let result = try await Binary.shell(
      "\"$1\" --hosts - --json <'\(file.path)' 2>/dev/null | grep -c '\"line\":'")
    #expect(result.output == "100000\n")
  }

  /// Results come while the pipe is open, long before its end.
  @Test func resultsOfAnOpenPipe() async throws {
    let script = directory.write(
      Data(
        """
        import os, subprocess, sys
        program, pipe, good = sys.argv[1:]
        os.mkfifo(pipe)
        run = subprocess.Popen(
            [program, "--hosts", pipe, "--json", "--no-second-opinion"], stdout=subprocess.PIPE)
        with open(pipe, "w") as lines:
            for _ in range(2):
                lines.write(good + "\\n")
                lines.flush()
                assert run.stdout.readline().startswith(b"{")
        assert run.stdout.read() == b"" and run.wait() == 1
        """.utf8), to: "pipe.py")
    let result = try await Binary.run(
      executable: URL(fileURLWithPath: "/usr/bin/python3"),
      arguments: [script.path, Binary.url.path, directory.path("fifo"), good], input: nil,
      environment: [:])
    #expect(result.status == 0, "\(result.errors)")
  }

  /// Progress is shown to someone who watches while reports go elsewhere.
  @Test func progressOnATerminalOnly() async throws {
    let script = directory.write(
      Data(
        """
        import os, pty, re, subprocess, sys
        program, server, form, *more = sys.argv[1:]
        seen = b""
        ours, theirs = pty.openpty()
        run = subprocess.Popen(
            [program, "--no-second-opinion", "--json"]
            + (more if "--hosts" in more else [server, server, *more]),
            stdout=theirs if form == "both" else subprocess.DEVNULL, stderr=theirs)
        os.close(theirs)
        try:
            while part := os.read(ours, 65536):
                seen += part
        except OSError:
            pass
        print(b" of 2 done: " in seen, seen.endswith(b"\\r\\x1b[K"))
        # A line that is as wide as the terminal would leave a row behind.
        lines = re.split(rb"\\r\\x1b\\[K", seen)
        assert form == "both" or max(map(len, lines)) < int(os.environ["COLUMNS"]), lines
        """.utf8), to: "progress.py")
    // How many reports there will be is known only where each argument has one.
    let hosts = directory.write(Data("\(good)\n\(good)\n".utf8), to: "two").path
    let runs: [(arguments: [String], output: String)] = [
      (["errors"], "True True\n"), (["both"], "False False\n"),
      (["errors", "--shard", "1/1"], "False True\n"),
      (["errors", "--all-addresses"], "False True\n"), (["errors", "--all-keys"], "False True\n"),
      (["errors", "--hosts", hosts], "False True\n"),
    ]
    for run in runs {
      let result = try await Binary.run(
        executable: URL(fileURLWithPath: "/usr/bin/python3"),
        arguments: [script.path, Binary.url.path, good] + run.arguments, input: nil,
        environment: ["TERM": "xterm", "COLUMNS": "40"])
      #expect(result.status == 0, "\(result.errors)")
      #expect(result.output == run.output, "\(run.arguments) \(result.errors)")
    }
  }
}
