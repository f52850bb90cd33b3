import ArgumentParser
import Examination
import Foundation
import Rendering
import Testing
import TrustModel

@testable import trusteval

/// The endpoints of a run as they are handed out, and what is left of them after an interrupt: nothing is
/// connected to.
@Suite struct EndpointsTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
  }

  private func endpoints(
    _ servers: [String], hosts: String..., in shard: String? = nil,
    writing output: RunOutput = RunOutput(outputs: [], inputs: [])
  ) throws -> Endpoints {
    let files = hosts.enumerated().map { index, text in
      directory.write(Data(text.utf8), to: "hosts\(index)").path
    }
    return try Endpoints(
      servers: servers, hosts: files, in: shard.flatMap(Shard.init(argument:)),
      ServerSettings(
        connection: ConnectionPlan(), proxy: .none,
        trust: TrustPlan(anchorsOnly: true, secondOpinion: false), timeout: .seconds(9),
        repairsChain: false, everyAddress: false, everyKey: false, retries: 0),
      output, Tools.ofThisProcess(NoPasswords()))
  }

  private func all(_ endpoints: Endpoints) -> [Endpoints.Endpoint] {
    Array(sequence(state: ()) { _ in endpoints.next() })
  }

  private func request(_ endpoint: Endpoints.Endpoint) -> Request? {
    try? endpoint.work.get().request
  }

  private func problem(_ endpoint: Endpoints.Endpoint) -> String? {
    if case .failure(let error) = endpoint.work { error.message } else { nil }
  }

  /// Arguments first, then the lines; each has its place, and its own settings.
  @Test func argumentsAndLines() throws {
    let found = all(
      try endpoints(
        ["a.example", "B.example:25"],
        hosts: "c.example --server-name d.example --timeout 2\n\n# x\nc.example:8443\nno^host\n"))
    #expect(
      found.map(\.name.text) == [
        "a.example:443", "b.example:25", "c.example:443", "c.example:8443",
        directory.path("hosts0") + ":5",
      ])
    #expect(found.map(\.source.index) == [0, 1, 2, 3, 4])
    #expect(found.map(\.source.line) == [nil, nil, 1, 4, 5])
    #expect(found.map { $0.source.file != nil } == [false, false, true, true, true])
    #expect(
      found.map { request($0)?.timeout } == [9, 9, 2, 9, nil].map { $0.map(Duration.seconds) })
    #expect(found.map(\.name.serverName).prefix(3) == ["a.example", "b.example", "d.example"])
    #expect(request(found[1])?.connection.startTLS == .smtp)
    #expect(request(found[2])?.connection.startTLS == nil)
  }

  /// What a line may have is like a command's own arguments, but for what concerns the whole run.
  @Test(
    arguments: [
      ("a.example --purpose client", nil), ("a.example --p12 /dev/null", "/dev/null"),
      ("a.example -q", "-q is about the whole run"),
      ("a.example -qv", "-qv is about the whole run"),
      ("a.example --force", "--force is about the whole run"),
      ("a.example --password-file=x", "--password-file is about the whole run"),
      ("a.example --unordered", "--unordered is about the whole run"),
      ("a.example --jobs 3", "--jobs is about the whole run"),
      ("a.example --keylog k", "--keylog is about the whole run"),
      ("a.example --save-evidence e", "--save-evidence is about the whole run"),
      ("a.example --client-cert -", "'-' has no place here"),
      ("a.example --version", "Unknown option '--version'"),
      ("a.example --crl w", "--save-evidence would write over 'w', which is to be read"),
      ("a.example --pin-certificate w", "--save-evidence would write over 'w'"),
      (
        "a.example --starttls x",
        "for '--starttls <protocol>'. Please provide one of the following: smtp, lmtp, imap, pop3,"
      ),
      ("a.example --min-tls x", "'--min-tls <min-tls>'. Please provide one of '1.2' and '1.3'."),
      ("a.example --anchor", "Missing value for '--anchor"),
      ("a.example --jbos 3", "Unknown option '--jbos'\n"), ("443", "'443' is no host"),
      ("a.pem", "looks like a file"), ("https://a.example/ b", "'b' is a second server"),
    ] as [(String, String?)])
  func whatALineMayHave(line: String, message: String?) throws {
    let written = directory.write(Data(), to: "w").path
    let output = RunOutput(outputs: [("--save-evidence", written)], inputs: [])
    let found = all(
      try endpoints([], hosts: line.replacing(" w", with: " " + written), writing: output))
    #expect(found.count == 1)
    let problem = problem(found[0])
    let expected = message?.replacing("'w'", with: "'\(written)'").trimmingCharacters(in: .newlines)
    #expect(expected.map { problem?.contains($0) == true } ?? (problem == nil), "\(problem ?? "")")
    if message?.hasSuffix("\n") == true { #expect(problem?.hasSuffix(expected ?? "") == true) }
  }

  /// Every endpoint is in one shard, with the place that it has in the whole.
  @Test func shards() throws {
    let servers = (0..<8).map { "a\($0).example" }
    let lines = (0..<8).map { "b\($0).example\n" }.joined() + "no^host\n"
    let whole = all(try endpoints(servers, hosts: lines)).map(\.source.index)
    #expect(whole == Array(0..<17))
    let parts = try (1...3).map { all(try endpoints(servers, hosts: lines, in: "\($0)/3")) }
    #expect(parts.allSatisfy { !$0.isEmpty && $0.count < 17 })
    #expect(parts.flatMap { $0.map(\.source.index) }.sorted() == whole)
    for part in parts {
      #expect(part.map(\.source.index) == part.map(\.source.index).sorted())
    }
    // That the file names nothing is about no endpoint, so that every shard says it.
    for part in 1...3 {
      let empty = all(try endpoints([], hosts: "# nothing\n", in: "\(part)/3"))
      #expect(empty.count == 1 && problem(empty[0])?.hasSuffix("names no server") == true)
      #expect(empty[0].source.line == nil)
    }
  }

  private static let extras = FinishedReport.Extras(includesPEM: false, keepsEvidence: false)

  /// What was begun and not reported, then what waits; nothing more is handed out.
  @Test func whatIsLeftOfAnInterruptedRun() throws {
    let run = try endpoints(["a", "b", "c", "d"], hosts: "e\n")
    let first = try #require(run.next())
    _ = run.next()
    run.finish(first.source)
    let rest = run.close(Self.extras)
    #expect(rest.endpoints.map(\.name.host) == ["b", "c", "d"])
    #expect(rest.unread.map(\.source.line) == [1] && rest.unread.map(\.source.index) == [4])
    #expect(rest.endpoints.map(\.isServer) == [true, true, true])
    #expect(run.next() == nil)

    let lines = try endpoints([], hosts: "e\nno^host\nf\n")
    for _ in 0..<3 { _ = lines.next() }
    #expect(lines.next() == nil)
    let begun = lines.close(Self.extras)
    #expect(begun.endpoints.map(\.isServer) == [true, false, true] && begun.unread.isEmpty)
    #expect(begun.endpoints.map(\.source.line) == [1, 2, 3])

    let named = try endpoints(["a"])
    #expect(named.close(Self.extras).endpoints.map(\.name.host) == ["a"])
    #expect(named.close(Self.extras).unread.isEmpty)
    let shards = try (1...2).map { shard in
      try endpoints(["a", "b", "c", "d"], in: "\(shard)/2").close(Self.extras)
    }
    #expect(
      shards.flatMap { $0.endpoints.map(\.name.host) }.sorted() == ["a", "b", "c", "d"])
  }

  /// Each file from the line on that would have come next, until its end was seen.
  @Test(arguments: [
    (0, [1, 1]), (1, [2, 1]), (2, [4, 1]), (3, [1]), (4, [3]), (5, []), (6, []),
  ])
  func whatIsNotReadOfFiles(taken: Int, next: [Int]) throws {
    let run = try endpoints([], hosts: "b\n# nothing\nc\nd\n", "\ne\nf")
    for _ in 0..<taken { _ = run.next() }
    let rest = run.close(Self.extras)
    #expect(rest.unread.map(\.source.line) == next.map(Optional.some))
    #expect(rest.unread.allSatisfy { !$0.isServer && $0.name.host == $0.source.text })
    #expect(rest.endpoints.count == min(taken, 5) && !rest.hasFailedFile)
  }

  /// One file after the other, with a number for each line in its own; an empty one is told.
  @Test func severalFiles() throws {
    let all = all(try endpoints(["a"], hosts: "b\nc\n", "# nothing\n", "d"))
    #expect(all.map { request($0)?.endpoint.host } == ["a", "b", "c", nil, "d"])
    #expect(all.map(\.source.line) == [nil, 1, 2, nil, 1])
    #expect(all.map(\.source.index) == Array(0..<5))
    #expect(all[1].source.file != all[4].source.file)
  }

  @Test func whatCannotBeBegun() throws {
    #expect(throws: InputError.self) { try endpoints(["a", "no^host"]) }
    #expect(throws: InputError.self) { try endpoints(["443"]) }
    #expect(throws: RequestError.self) {
      try Endpoints(
        servers: [], hosts: ["/no/such/file"], in: nil,
        ServerSettings(
          connection: ConnectionPlan(), proxy: .none, trust: TrustPlan(anchorsOnly: true),
          timeout: .seconds(9), repairsChain: false, everyAddress: false, everyKey: false,
          retries: 0), RunOutput(outputs: [], inputs: []), Tools.ofThisProcess(NoPasswords()))
    }
  }

  /// Files of a run must not take the place of one another, or of one that is read.
  @Test func filesThatAreWritten() throws {
    let file = directory.write(Data(), to: "x").path
    let other = directory.write(Data(), to: "y").path
    func problem(_ outputs: [(String, String)], _ inputs: [String], _ files: [String]) -> String? {
      do throws(InputError) {
        try RunOutput(outputs: outputs.map { (option: $0, file: $1) }, inputs: inputs).protect(
          files)
        return nil
      } catch {
        return error.message
      }
    }
    let link = directory.path("link")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: file)
    #expect(problem([("--a", file)], [other], [other]) == nil)
    let over = "--a would write over '\(file)', which is to be read"
    #expect(problem([("--a", file)], [file], []) == over)
    #expect(problem([("--a", file)], [], [other, file]) == over)
    #expect(problem([("--a", link)], [], [file]) == over)
    #expect(problem([("--b", other), ("--a", file)], [], [file]) == over)
    let each = "--a and --b take a file each"
    #expect(problem([("--b", file), ("--a", file)], [], []) == each)
    #expect(problem([("--b", "/no/such"), ("--a", "/no/such")], [], []) == each)
    #expect(problem([("--b", file), ("--a", directory.path("link"))], [], []) == each)
  }

  /// The first line of a file, without what ends it.
  @Test(
    arguments: [
      ("sesame\n", "sesame"), ("sesame", "sesame"), ("sesame\r\nopen\n", "sesame"),
      ("a b \n", "a b "), ("a\rb\n", "a\rb"), ("\nsesame\n", ""), ("", ""), ("a\0b\n", nil),
      (String(repeating: "x", count: 1024), String(repeating: "x", count: 1024)),
      (String(repeating: "x", count: 1025) + "\n", nil),
    ] as [(String, String?)])
  func passwordsInFiles(text: String, password: String?) throws {
    let file = directory.write(Data(text.utf8), to: "password").path
    let source = UserPasswords(file: file, patience: .seconds(60))
    guard let password else {
      let error = #expect(throws: RequestError.self) { _ = try source.password(forFile: "x") }
      #expect(error?.text.contains("the first line of ") == true)
      return
    }
    guard let secret = try source.password(forFile: "x") else {
      Issue.record("there is none")
      return
    }
    let octets = secret.withUnsafeBytes { Array($0) }
    #expect(String(decoding: octets, as: UTF8.self) == password)
  }

  /// The line that tells of the progress fits, without the counts that matter least.
  @Test(arguments: [
    (87, "10 of 90 done: 2 trusted, 1 below a threshold, 3 not trusted, 4 could not be found out"),
    (86, "10 of 90 done: 2 trusted, 1 below a threshold, 3 not trusted, 4 could not be found out"),
    (85, "10 of 90 done: 1 below a threshold, 3 not trusted, 4 could not be found out"),
    (60, "10 of 90 done: 3 not trusted, 4 could not be found out"),
    (39, "10 of 90 done: 3 not trusted"), (20, "10 of 90 done: 3 not"), (0, ""), (-1, ""),
  ])
  func progressFitsTheTerminal(width: Int, line: String) {
    var summary = RunSummary()
    let outcomes: [(Rendering.Outcome, Int)] = [
      (.trusted, 2), (.thresholdFailed, 1), (.untrusted, 3), (.unknown, 4),
    ]
    for (outcome, count) in outcomes { for _ in 0..<count { summary.add(outcome) } }
    let text = trusteval.Progress.line(summary, of: 90, width: width)
    #expect(text == line)
    #expect(text.count <= max(0, width))
  }

  @Test func sourcesAsText() {
    #expect(RequestSource(file: "h", line: 3, index: 9).text == "h:3")
    #expect(RequestSource(file: "h", index: 9).text == "h" && RequestSource(index: 9).text == "")
  }

  @Test(arguments: [
    (["--root-store", "a", "b", "c"], "--root-store takes a store and one text"),
    (["a", "--certificate=-1"], "--certificate takes a number from 0"),
    (["a", "--pkcs7", "--asn1"], "--pkcs7 and --asn1 exclude each other"),
    (["a", "--json", "--der"], "--json and --der exclude each other"),
    (["a", "--pem", "--der", "--pkcs7"], "--pem and --pkcs7 exclude each other"),
    (["a", "--timeout", "0"], "--timeout takes a number"), ([], "Missing expected argument"),
  ])
  func whatShowCannotDo(arguments: [String], message: String) throws {
    let error = #expect(throws: (any Error).self) { try ShowCommand.parse(arguments) }
    let text = try ShowCommand.message(for: #require(error))
    #expect(text.contains(message), "\(text)")
  }

  @Test(arguments: [
    ["--root-store"], ["--root-store", "a", "b"], ["a", "--der", "--pkcs7"],
    ["a", "b", "c", "--certificate", "0"],
  ])
  func whatShowCanDo(arguments: [String]) throws {
    #expect(throws: Never.self) { try ShowCommand.parse(arguments) }
  }
}
