import Foundation
import Testing

/// `merge` and `--shard`: one run split into several, and several combined.
@Suite(.timeLimit(.minutes(30))) struct MergeTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
  }

  /// Evidence with four kinds of verdicts, so that the reports can be made again in every format.
  private func evidence() async throws -> String {
    let lab = try LabProcess(directory: directory, cases: ["good", "expired-leaf"])
    let (good, expired) = ("127.0.0.1:\(lab.servers[0].port)", "127.0.0.1:\(lab.servers[1].port)")
    let hosts = directory.write(
      Data("\(good)\n\(expired)\n127.0.0.1:1\n\(good) --expires-within 9000d\n".utf8),
      to: "hosts,1.txt")
    let record = directory.path("record.jsonl")
    let result = try await Binary.run(
      "--hosts", hosts.path, "--save-evidence", record, "-q", "--server-name", "www.lab.example",
      "--anchor", directory.path("lab/good/root.pem"), "--anchors-only")
    try #require(result.status == 1, "\(result.errors)")
    return record
  }

  private func merge(_ arguments: String..., input: Data? = nil) async throws -> CommandResult {
    try await merge(arguments, input: input)
  }

  private func merge(_ arguments: [String], input: Data? = nil) async throws -> CommandResult {
    try await Binary.run(
      executable: Binary.url, arguments: ["merge"] + arguments, input: input, environment: [:])
  }

  /// The times of a replay differ in every run.
  private static func withoutTimes(_ text: String) throws -> String {
    text.replacing(try Regex("time=\"[0-9.]+\"|time'=[0-9.]+s"), with: "time")
      .split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.hasPrefix("trusteval_duration_seconds{") }.joined(separator: "\n")
  }

  /// Every format is the same as from the run itself.
  @Test func everyFormatIsThatOfTheRun() async throws {
    let record = try await evidence()
    let lines = try await Binary.run("replay", record, "--json").output
      .split(separator: "\n").map { $0 + "\n" }
    try #require(lines.count == 4)
    let first = directory.write(Data(lines[0...1].joined().utf8), to: "1.json").path
    let second = directory.write(Data((lines[2] + "\r\n \n" + lines[3]).utf8), to: "2.json").path
    for format in [
      "csv", "sarif", "github", "junit", "prometheus", "prometheus --compat blackbox", "nagios",
    ] {
      let options = ["--format"] + format.split(separator: " ").map(String.init)
      let whole = try await Binary.run(
        executable: Binary.url, arguments: ["replay", record] + options, input: nil,
        environment: [:])
      let merged = try await merge([first, second] + options)
      #expect(
        try Self.withoutTimes(merged.output) == Self.withoutTimes(whole.output), "\(format)")
      #expect(merged.status == whole.status && merged.errors.isEmpty, "\(format)")
    }
    let html = try await merge(first, second, "--format", "html")
    #expect(html.output.contains("<h1>1 of 4 endpoints not trusted"))
    #expect(!html.output.contains("the whole report"))
    #expect(try await merge(first, second).output == lines.joined())
    let piped = try await merge(first, "-", input: Data(lines[2...].joined().utf8))
    #expect(piped.output == lines.joined() && piped.status == 1)
    for (chosen, status) in [
      ([0], 0), ([1], 1), ([2], 2), ([3], 3), ([0, 3], 3), ([3, 2], 2), ([2, 1, 3], 1),
    ] as [([Int], Int32)] {
      let input = Data(chosen.map { lines[$0] }.joined().utf8)
      #expect(try await merge("-", input: input).status == status, "\(chosen)")
    }
  }

  /// What another version made is taken where its schema is the same, without the words that only it
  /// has; a line names the versions.
  @Test func reportsOfOtherVersionsAreTaken() async throws {
    let record = try await evidence()
    let lines = try await Binary.run("replay", record, "--json").output
      .split(separator: "\n").map(String.init)
    let fix = "{\"kind\":\"new kind\",\"side\":\"server\",\"text\":\"x\"}"
    let later = lines[1].replacing(
      "\"version\":\"0.1.0\"", with: "\"version\":\"0.9.0\"", maxReplacements: 1
    )
    .replacing("\"fixes\":[", with: "\"fixes\":[\(fix),", maxReplacements: 1)
    .replacing("\"keyKind\":null", with: "\"keyKind\":\"new kind\",\"newKey\":1")
    try #require(later != lines[1])
    for format in ["csv", "sarif"] {
      let own = try await merge("-", "--format", format, input: Data(lines[1].utf8))
      let merged = try await merge("-", "--format", format, input: Data(later.utf8))
      #expect(own.errors.isEmpty)
      #expect(merged.output == own.output && merged.status == own.status)
      #expect(merged.errors == "trusteval: merged reports of 0.9.0; this is 0.1.0\n")
    }
    let both = try await merge("-", input: Data("\(lines[0])\n\(later)\n".utf8))
    #expect(both.errors == "trusteval: merged reports of 0.1.0, 0.9.0; this is 0.1.0\n")
    #expect(both.output == "\(lines[0])\n\(later)\n")
    let other = lines[0].replacing("\"schema\":1", with: "\"schema\":2")
    #expect(try await merge("-", input: Data(other.utf8)).status == 2)
  }

  /// Of many versions the first eight are named, each once, so that the line stays one.
  @Test func fewVersionsAreNamed() async throws {
    let record = try await evidence()
    let line = try await Binary.run("replay", record, "--json").output
      .prefix { $0 != "\n" }
    let numbers = Array(1...9) + [1]
    let lines = numbers.map {
      line.replacing("\"version\":\"0.1.0\"", with: "\"version\":\"1.\($0).0\"", maxReplacements: 1)
    }
    let merged = try await merge("-", input: Data(lines.joined(separator: "\n").utf8))
    let named = (1...8).map { "1.\($0).0" }.joined(separator: ", ")
    #expect(merged.errors == "trusteval: merged reports of \(named); this is 0.1.0\n")
    #expect(merged.output.split(separator: "\n").count == 10)
  }

  /// A line may be from anybody: one that readers could understand differently, or that says
  /// "trusted" beside a reason against it, is no report.
  @Test func noLineMakesTrustOfDistrust() async throws {
    let record = try await evidence()
    let lines = try await Binary.run("replay", record, "--json").output
      .split(separator: "\n").map(String.init)
    let (good, expired, closed) = (lines[0], lines[1], lines[2])
    let untrusted = "\"verdict\":\"untrusted\""
    let trusted = "\"verdict\":\"trusted\""
    try #require(good.contains(trusted) && expired.contains(untrusted))
    let unspecified = "\"trustResult\":\"unspecified\""
    try #require(good.contains(unspecified) && good.contains("\"complete\":true"))
    func adding(_ member: String) -> String { String(good.dropLast()) + "," + member + "}" }
    let numbers: String = String(repeating: "0,", count: 1_100_000) + "0"
    let levels: String = String(repeating: "[", count: 500) + String(repeating: "]", count: 500)
    let opened: String = "{" + trusted + ",\"failures\":[],"
    let promoted: String = expired.replacing(untrusted, with: trusted)
    let early: String = good.replacing(
      /"trustedUntil":"[0-9]+/, with: "\"trustedUntil\":\"2001", maxReplacements: 1)
    try #require(early != good)
    let contradictions: [String] = [
      promoted, early,
      promoted.replacing("\"trustResult\":\"recoverableTrustFailure\"", with: unspecified),
      closed.replacing("\"verdict\":\"unknown\"", with: trusted)
        .replacing("\"trustResult\":null", with: unspecified),
      good.replacing(unspecified, with: "\"trustResult\":\"deny\""),
      good.replacing("\"complete\":true", with: "\"complete\":false"),
      good.replacing(/"protocol":"TLSv1.[23]"/, with: "\"protocol\":\"TLSv1.0\""),
      opened + String(expired.dropFirst()), adding(untrusted),
      adding("\"verd\\u0069ct\":\"untrusted\""), adding("\"more\":[" + numbers + "]"),
      adding("\"more\":" + levels),
    ]
    for (place, line) in contradictions.enumerated() {
      let result = try await merge("-", input: Data((line + "\n").utf8))
      #expect(result.status == 2, "\(place): \(result.errors)")
      #expect(!result.output.contains(trusted), "\(place)")
    }
    let wide = try #require(good.data(using: .utf16LittleEndian))
    #expect(try await merge("-", input: wide).status == 2)
    let marked = try await merge("-", input: Data([0xef, 0xbb, 0xbf] + good.utf8))
    #expect(marked.status == 0 && marked.output == good + "\n")
  }

  @Test func aDamagedLineIsNamedAndTheRestIsMerged() async throws {
    let record = try await evidence()
    let lines = try await Binary.run("replay", record, "--json").output
      .split(separator: "\n").map(String.init)
    let evidence = try String(contentsOfFile: record, encoding: .utf8).split(separator: "\n")[0]
    for (line, text) in [
      (String(lines[0].prefix(700)), "is cut off or no JSON"), ("x", "is cut off or no JSON"),
      ("[1]", "is no report of trusteval that this version knows"),
      (
        String(evidence),
        "is evidence of --save-evidence: 'trusteval replay' makes reports of it"
      ),
      (
        lines[0].replacing("{\"schema\":1,", with: "{\"schema\":2,"),
        "is a report of another schema"
      ),
      (
        lines[1].replacing("\"check\":\"TemporalValidity\"", with: "\"check\":\"New\""),
        "has a 'check' that this version does not know"
      ),
    ] {
      let file = directory.write(
        Data("\(lines[0])\n\(line)\n\(lines[3])\n".utf8), to: "damaged.json"
      ).path
      for format in ["json", "junit"] {
        let result = try await merge(file, "--format", format)
        #expect(result.status == 2, "\(line.prefix(60))")
        #expect(result.errors == "trusteval: line 2 of '\(file)' \(text)\n")
        if format == "json" {
          let verdicts = result.json.map { $0["verdict"] as? String }
          #expect(verdicts == ["trusted", "unknown", "trusted"])
        } else {
          #expect(result.output.contains("<error type=\"unreadableInput\""))
        }
      }
    }
    let file = directory.write(Data("\(lines[1])\nx\n".utf8), to: "damaged.json").path
    #expect(try await merge(file).status == 1)
  }

  /// Of a file that is indented there is one complaint, and the others are merged.
  @Test(arguments: ["blanks", "tabs", "array"])
  func reportsOverSeveralLines(form: String) async throws {
    let record = try await evidence()
    let lines = try await Binary.run("replay", record, "--json").output
      .split(separator: "\n").map(String.init)
    let one = directory.write(Data("\(lines[0])\n".utf8), to: "one.json").path
    let all = directory.write(Data((lines[0] + "\n" + lines[1]).utf8), to: "all.json").path
    let script = """
      import json, sys
      all = [json.loads(line) for line in open(sys.argv[1])]
      for value in [all] if "\(form)" == "array" else all:
          print(json.dumps(value, indent="\\t" if "\(form)" == "tabs" else 2))
      """
    let indented = try await Binary.run(
      executable: URL(fileURLWithPath: "/usr/bin/python3"), arguments: ["-c", script, all],
      input: nil, environment: [:])
    let file = directory.write(Data(indented.output.utf8), to: "indented.json").path
    for format in ["json", "nagios"] {
      let result = try await merge(file, one, "--format", format)
      #expect(result.status == (format == "json" ? 2 : 3))
      #expect(
        result.errors
          == "trusteval: '\(file)' has reports over several lines, and merge takes one a line, as "
          + "'jq -c .' writes them\n")
      if format == "json" { #expect(result.json.count == 2) }
    }
  }

  /// Parts of an earlier run beside those of a later one are told of; what is made of them stays.
  @Test func partsOfAnEarlierRun() async throws {
    let record = try await evidence()
    func reports(_ date: String) async throws -> [String] {
      let result = try await Binary.run("replay", record, "--json", "--verify-date", date)
      return result.output.split(separator: "\n").map { $0 + "\n" }
    }
    let dates = ["2040-01-01", "2040-01-02"]
    let (old, new) = (try await reports(dates[0]), try await reports(dates[1]))
    let file = directory.path("hosts,1.txt")
    func merged(_ lines: [String]) async throws -> CommandResult {
      try await merge("-", input: Data(lines.joined().utf8))
    }
    let place = try #require(new[1].firstMatch(of: /"host":"([^"]+)","port":(\d+)/)?.output)
    let example = "\(place.1):\(place.2) (for www.lab.example) (line 2 of '\(file)')"
    let remark =
      " reports of two dates, such as \(example), of 2040-01-01T00:00:00Z and 2040-01-02T00:00:00Z: "
      + "leave out files of earlier runs, if any\n"
    let both = try await merged(old + new.dropFirst())
    #expect(both.errors == "trusteval: 3 endpoints have" + remark)
    #expect(both.output == (old + new.dropFirst()).joined())
    #expect(both.status == 1)
    let one = try await merged([old[1], new[1]])
    #expect(one.errors == "trusteval: 1 endpoint has" + remark)
    // The same report again, other lines, and other names of one server.
    #expect(try await merged(old + old).errors.isEmpty)
    #expect(try await merged([old[0], new[3]]).errors.isEmpty)
    let other = new[1].replacing("www.lab.example", with: "b.example")
    #expect(try await merged([old[1], other]).errors.isEmpty)
  }

  /// A file that is given twice, or its copy, is told of as well, and so is an earlier one beside it;
  /// each endpoint is counted once.
  @Test func copiesOfAFile() async throws {
    let record = try await evidence()
    func reports(_ date: String) async throws -> String {
      try await Binary.run("replay", record, "--json", "--verify-date", date).output
    }
    let lines = try await reports("2040-01-02")
    let file = directory.write(Data(lines.utf8), to: "a.json").path
    let copy = directory.write(Data(lines.utf8), to: "b.json").path
    let old = directory.write(Data(try await reports("2040-01-01").utf8), to: "old.json").path
    let place = try #require(lines.firstMatch(of: /"host":"([^"]+)","port":(\d+)/)?.output)
    let example =
      "\(place.1):\(place.2) (for www.lab.example) (line 1 of '\(directory.path("hosts,1.txt"))')"
    func remark(_ names: String) -> String {
      "trusteval: 4 endpoints have two reports of one date, such as \(example), in \(names): "
        + "both count; leave out copies, if any\n"
    }
    let twice = try await merge(file, file)
    #expect(twice.errors == remark("'\(file)', which is given twice"))
    #expect(twice.output == lines + lines)
    // A copy of the second file is one as well.
    let later = try await merge(old, file, copy).errors
    #expect(later.hasSuffix(String(remark("'\(file)' and '\(copy)'"))), "\(later)")
    #expect(later.components(separatedBy: "trusteval: ").count == 3)
    #expect(try await merge(file, copy, file).errors == remark("'\(file)' and '\(copy)'"))
    let three = try await merge(file, copy, old).errors
    #expect(
      three == "trusteval: 4 endpoints have reports of two dates, such as \(example), of "
        + "2040-01-02T00:00:00Z and 2040-01-01T00:00:00Z: leave out files of earlier runs, if any\n"
        + remark("'\(file)' and '\(copy)'"))
    // Parts of one run have the same date, and no endpoint twice.
    let parts = lines.split(separator: "\n").enumerated().map { number, line in
      directory.write(Data("\(line)\n".utf8), to: "part\(number).json").path
    }
    #expect(try await merge(parts).errors.isEmpty)
  }

  /// Enumerations are open: a later version may give a certificate another role.
  @Test func aRoleOfAnotherVersion() async throws {
    let record = try await evidence()
    let line = try await Binary.run("replay", record, "--json").output.split(separator: "\n")[0]
      .replacing("\"role\":\"leaf\"", with: "\"role\":\"new\"")
    try #require(line.contains("\"new\""))
    let json = try await merge("-", input: Data(line.utf8))
    #expect(json.status == 0 && json.output == line + "\n", "\(json.errors)")
    #expect(try await merge("-", "--format", "junit", input: Data(line.utf8)).status == 0)
  }

  /// A file that somebody wrote by hand cannot mislead a terminal.
  @Test func hostileTextStaysEscaped() async throws {
    let record = try await evidence()
    let line = try await Binary.run("replay", record, "--json").output
      .split(separator: "\n")[0]
    let hostile = line.replacing("www.lab.example", with: "a\u{202e}\u{9b}31m\u{7f}b")
    let result = try await merge("-", input: Data(hostile.utf8))
    #expect(result.status == 0, "\(result.errors)")
    #expect(
      result.output.unicodeScalars.allSatisfy { $0 == "\n" || (0x20...0x7e).contains($0.value) })
    let name = (result.json.first?["endpoint"] as? [String: Any])?["serverName"] as? String
    #expect(name == "a\u{202e}\u{9b}31m\u{7f}b")
  }

  @Test func whatCannotBeMerged() async throws {
    let text = try await merge("x", "--format", "text")
    #expect(text.status == 64 && text.errors.contains("merge takes any other format"))
    #expect(try await merge().status == 64)
    let measures = try await merge("x", "--compat", "blackbox")
    #expect(measures.status == 64 && measures.errors.contains("needs --format prometheus"))
    let missing = try await merge("/nonexistent")
    #expect(missing.status == 2 && missing.json.count == 1)
    let empty = try await merge("-", input: Data(" \n".utf8))
    #expect(empty.status == 2 && empty.errors.contains("no report to merge"))
    // A shard's part may be empty.
    let record = try await evidence()
    let line = try await Binary.run("replay", record, "--json").output.split(separator: "\n")[0]
    let one = directory.write(Data("\(line)\n".utf8), to: "one.json").path
    #expect(try await merge(one, directory.write(Data(), to: "none.json").path).status == 0)
  }

  /// Each endpoint is in exactly one part, in any order, whether or not it can be used.
  @Test(arguments: 1...16) func everyEndpointIsInOneShard(count: Int) async throws {
    let lines =
      (1...40).map { "127.0.0.1:\($0 % 30 + 1)" } + ["no^host", "127.0.0.1:25 --starttls none"]
    let hosts = directory.write(Data(lines.joined(separator: "\n").utf8), to: "hosts.txt").path
    var parts: [Int] = []
    var homes: [String: Set<Int>] = [:]
    for number in 1...count {
      let result = try await Binary.run(
        "--hosts", hosts, "--json", "--no-second-opinion", "--shard", "\(number)/\(count)")
      #expect(result.status == (result.json.isEmpty ? 0 : 2))
      for report in result.json {
        parts.append((report["source"] as? [String: Any])?["line"] as? Int ?? 0)
        let endpoint = report["endpoint"] as? [String: Any]
        homes["\(endpoint?["host"] ?? "") \(endpoint?["port"] ?? "")", default: []].insert(number)
      }
    }
    #expect(parts.sorted() == Array(1...lines.count))
    #expect(homes.allSatisfy { $0.value.count == 1 })
    guard count == 4 else { return }
    let reversed = directory.write(
      Data(lines.dropLast(2).reversed().joined(separator: "\n").utf8), to: "reversed.txt"
    ).path
    for number in 1...count {
      let result = try await Binary.run(
        "--hosts", reversed, "--json", "--no-second-opinion", "--shard", "\(number)/\(count)")
      for report in result.json {
        let endpoint = report["endpoint"] as? [String: Any]
        #expect(homes["\(endpoint?["host"] ?? "") \(endpoint?["port"] ?? "")"] == [number])
      }
    }
  }

  /// A file that cannot be read, or is empty, names no server that would belong to one shard.
  @Test func everyShardTellsOfTheFile() async throws {
    let empty = directory.write(Data(), to: "empty.txt").path
    for file in [empty, directory.path("missing.txt"), directory.path("")] {
      for number in 1...3 {
        let result = try await Binary.run("--hosts", file, "--shard", "\(number)/3")
        #expect(result.status == 2 && !result.errors.isEmpty, "\(number)/3 of \(file)")
      }
    }
  }

  @Test(arguments: ["0/1", "2/1", "1/0", "1", "a/b", "1/2/3", "-1/2", "1/5000", "/"])
  func wrongShards(shard: String) async throws {
    #expect(try await Binary.run("127.0.0.1:1", "--shard=\(shard)").status == 64)
  }
}
