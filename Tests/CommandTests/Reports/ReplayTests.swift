import Foundation
import Testing

/// Saved evidence gives the same report again, and answers other questions.
@Suite(.timeLimit(.minutes(30))) struct ReplayTests {
  let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
  }

  private static func run(
    _ arguments: [String], input: Data? = nil, environment: [String: String] = [:]
  ) async throws -> CommandResult {
    try await Binary.run(
      executable: Binary.url, arguments: arguments, input: input, environment: environment)
  }

  /// Leaves out the times, of which only those of the handshake are evidence.
  private static func withoutTiming(_ result: CommandResult) -> String {
    result.output.replacing(/"timing":\{[^{}]*\}/, with: "")
  }

  /// A record of files of the "good" case; options change its question.
  private func record(
    _ name: String = "good", _ options: [String] = []
  ) async throws -> (files: LabFiles, path: String, live: CommandResult) {
    let files = try await LabFiles(case: name)
    let path = directory.path("\(name).jsonl")
    let live = try await Self.run(
      [
        "verify", files.chain, "--server-name", files.serverName, "--root-store", files.root,
        "--save-evidence", path,
      ] + options)
    return (files, path, live)
  }

  @Test func withoutALibraryAndWithoutTheFiles() async throws {
    let (files, path, live) = try await record()
    for file in [files.chain, files.root] { try FileManager.default.removeItem(atPath: file) }
    let again = try await Self.run(["replay", path], environment: ["LD_DEBUG": "files"])
    #expect(again.status == 0)
    #expect(again.output == live.output)
    #expect(again.output.contains("GnuTLS"))
    #expect(again.errors.contains("libssl"))
    #expect(!again.errors.contains("libgnutls"))
  }

  @Test(arguments: [
    (["--verify-date", "2100-01-01"], "TemporalValidity"),
    (["--server-name", "other.example"], "SSLHostname"),
    (["--purpose", "client"], "ExtendedKeyUsage"),
  ])
  func anotherQuestion(options: [String], check: String) async throws {
    let (_, path, live) = try await record()
    #expect(live.status == 0)
    let again = try await Self.run(["replay", path, "--json"] + options)
    #expect(again.status == 1)
    let report = try #require(again.json.first)
    let failures = try #require(report["failures"] as? [[String: Any]])
    #expect(failures.contains { $0["check"] as? String == check })
    let notes = try #require(report["notes"] as? [[String: Any]])
    let remarks = notes.filter { $0["kind"] as? String == "evidence" }
    #expect(remarks.compactMap { $0["text"] as? String }.contains { $0.contains("asked anew") })
    let opinions = try #require(report["opinions"] as? [[String: Any]])
    #expect(opinions.count > 1)
    #expect(opinions.dropFirst().allSatisfy { $0["verdict"] as? String == "untrusted" })
  }

  /// Where no list was installed when the evidence was taken, the verdict's line says that a wildcard
  /// was not checked.
  @Test func withoutAListOfPublicSuffixes() async throws {
    let (files, path, live) = try await record("good-wildcard")
    #expect(live.status == 0 && !live.output.contains("public suffixes"), "\(live.output)")
    let record = try String(contentsOfFile: path, encoding: .utf8)
    let list = #""publicSuffixes":{"name":"\#(files.serverName)"}"#
    let without = record.replacing(/"publicSuffixes":\{[^{}]*\}/, with: list)
    #expect(without != record)
    for options in [["-q"], [], ["-v"]] {
      let again = try await Self.run(["replay", "-"] + options, input: Data(without.utf8))
      #expect(again.status == 0, "\(again.errors)")
      #expect(
        again.output.split(separator: "\n").prefix(2).joined(separator: " ").contains(
          "no list of public suffixes was there to check the"), "\(again.output)")
    }
  }

  @Test func otherRootsAndNoSecondOpinion() async throws {
    let (files, path, _) = try await record("untrusted-root")
    let refused = try await Self.run(["replay", path])
    #expect(refused.status == 1)
    let stranger = try await LabFiles(case: "good")
    let stillRefused = try await Self.run(["replay", path, "--anchor", stranger.root])
    #expect(stillRefused.status == 1)
    // The root that the server itself sent.
    let sent = try await Self.run(["replay", path, "--anchor", files.chain, "--no-second-opinion"])
    #expect(sent.status == 0)
    #expect(!sent.output.contains("GnuTLS"))
    let missing = try await Self.run(["replay", path, "--anchor", directory.path("missing.pem")])
    #expect(missing.status == 2)
    #expect(missing.output.isEmpty)
  }

  @Test func aSuppliedIntermediate() async throws {
    let (_, path, live) = try await record("missing-intermediate")
    #expect(live.status == 1)
    // Another lab has other authorities, whose certificates do not help.
    let other = try await LabFiles(case: "good")
    let useless = try await Self.run(["replay", path, "--intermediate", other.chain])
    #expect(useless.status == 1)
  }

  // MARK: Bad bundles

  @Test func cutOffAtEveryByte() async throws {
    let (_, path, live) = try await record()
    let whole = try Data(contentsOf: URL(fileURLWithPath: path))
    // Every tenth length, and all near both ends: each run takes some milliseconds.
    let lengths =
      Array(0..<40) + Array(stride(from: 40, to: whole.count - 40, by: whole.count / 150))
      + Array(whole.count - 40..<whole.count)
    for length in lengths {
      let result = try await Self.run(["replay", "-"], input: whole.prefix(length))
      if length == whole.count - 1 {
        // Only the line break is missing.
        #expect(result.output == live.output)
        continue
      }
      #expect(result.status == 2, "cut at \(length)")
      #expect(result.output.isEmpty, "cut at \(length)")
      #expect(result.errors.filter { $0 == "\n" }.count == 1, "cut at \(length)")
    }
  }

  @Test(arguments: [
    ("", "standard input holds no evidence"), ("\n\n", "standard input holds no evidence"),
    ("nothing\n", "line 1 of standard input is cut off, no JSON"),
    ("[]\n", "line 1 of standard input is no evidence of trusteval"),
    (
      "{}\n",
      "line 1 of standard input is no evidence of trusteval: no format (--save-evidence FILE writes"
    ),
    (#"{"format":"1"}"#, "line 1 of standard input is no evidence of trusteval"),
    (#"{"format":1,"what":"ever"}"#, "written in format 1 by another version"),
    (#"{"format":2}"#, "is no evidence of trusteval: no tool"),
  ])
  func noBundle(text: String, message: String) async throws {
    let result = try await Self.run(["replay", "-"], input: Data(text.utf8))
    #expect(result.status == 2)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains(message), "\(result.errors)")
    #expect(result.errors.filter { $0 == "\n" }.count == 1)
  }

  /// Whatever value an editor changes: the result is a report or one clear line, never a crash or a
  /// hang.
  @Test func editedValues() async throws {
    let (_, path, _) = try await record("expired-leaf")
    let line = try String(contentsOfFile: path, encoding: .utf8)
    for (old, new) in [
      (#""certificate":0"#, #""certificate":999999999999"#),
      (#""certificate":0"#, #""certificate":-1"#), (#""clock":""#, #""clock":"x"#),
      (#""certificates":["MI"#, #""certificates":["","AA==","MI"#),
      (#""certificates":["MI"#, #""certificates":["*"#),
      (#""verdict":"untrusted""#, #""verdict":"trusted""#), (#""question":""#, #""question":"0"#),
      (#""subject":"M"#, #""subject":"A"#), (#""purpose":"server""#, #""purpose":"everything""#),
      (#""stores":["#, #""stores":[{"store":"library:nss","places":[],"notes":[],"answers":[]},"#),
      (#""observations":["#, #""observations":[[],"#),
      (#""code":10"#, #""code":10000000000000000000000"#), (#""format":2"#, #""format":2.5"#),
    ] {
      let edited = line.replacingOccurrences(of: old, with: new)
      #expect(edited != line, "\(old)")
      let result = try await Self.run(["replay", "-"], input: Data(edited.utf8))
      #expect([0, 1, 2].contains(result.status), "\(new): \(result.errors)")
      #expect(result.output.isEmpty == (result.status == 2), "\(new)")
    }
  }

  /// The verdict is computed again: a verdict in a record has no effect.
  @Test func anEditedOpinionChangesNoVerdict() async throws {
    let (_, path, _) = try await record("expired-leaf")
    let line = try String(contentsOfFile: path, encoding: .utf8)
      .replacingOccurrences(of: #""verdict":"untrusted""#, with: #""verdict":"trusted""#)
    let result = try await Self.run(["replay", "-", "--json"], input: Data(line.utf8))
    #expect(result.status == 1)
    #expect(result.json.first?["verdict"] as? String == "untrusted")
  }

  @Test func tenThousandCertificates() async throws {
    let (_, path, _) = try await record()
    let line = try String(contentsOfFile: path, encoding: .utf8)
    let record = try #require(
      try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    var changed = record
    var evidence = try #require(record["evidence"] as? [String: Any])
    var observations = try #require(evidence["observations"] as? [[String: Any]])
    let chain = try #require(observations[0]["certificates"] as? [String])
    observations[0]["certificates"] = (0..<5_000).flatMap { _ in chain }
    evidence["observations"] = observations
    changed["evidence"] = evidence
    let data = try JSONSerialization.data(withJSONObject: changed)
    let result = try await Self.run(["replay", "-", "--no-second-opinion"], input: data)
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("TRUSTED"))
  }

  @Test func aLineWithoutEndIsCutOff() async throws {
    let result = try await Binary.shell(
      #"head -c 1000000000 /dev/zero | tr '\0' ' ' | (ulimit -v 2000000; "$1" replay -)"#)
    #expect(result.status == 2)
    #expect(result.errors.contains("line 1 of standard input is longer than 8 MB"))
  }

  @Test func whatWasReadBeforeTheDamageCounts() async throws {
    let (_, path, live) = try await record("expired-leaf")
    var data = try Data(contentsOf: URL(fileURLWithPath: path))
    data += Data("broken\n".utf8)
    let text = try await Self.run(["replay", "-"], input: data)
    #expect(text.output == live.output)
    #expect(text.status == 1)
    #expect(text.errors.contains("line 2 of standard input"))
    let json = try await Self.run(["replay", "-", "--json"], input: data)
    #expect(json.json.map { $0["verdict"] as? String } == ["untrusted", "unknown"])
  }

  // MARK: Writing

  @Test func anUnwritableFileCostsTheFileOnly() async throws {
    for (name, status) in [("good", Int32(2)), ("expired-leaf", 1)] {
      let files = try await LabFiles(case: name)
      for path in [directory.path("no/such/directory/e.jsonl"), "/dev/full", directory.url.path] {
        let result = try await Self.run([
          "verify", files.chain, "--server-name", files.serverName, "--anchor", files.root,
          "--save-evidence", path,
        ])
        #expect(result.status == status)
        #expect(result.output.contains("TRUSTED"))
        #expect(result.errors.contains("could not write '\(path)'"))
        #expect(result.errors.filter { $0 == "\n" }.count == 1)
      }
    }
  }

  /// One line for each endpoint, in order, without the client's secrets.
  @Test func severalEndpointsInOneFile() async throws {
    let lab = try LabProcess(
      directory: directory, cases: ["good", "expired-leaf", "client-certificate-accepted"])
    let path = directory.path("run.jsonl")
    let client = try #require(lab.servers.last?.client)
    let result = try await Self.run(
      lab.servers.map { "127.0.0.1:\($0.port)" } + [
        "--server-name", "www.lab.example", "--json", "--client-cert", client, "--save-evidence",
        path,
      ])
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
    #expect(lines.count == 3)
    for (line, server) in zip(lines, lab.servers) {
      #expect(line.contains(#""port":\#(server.port)"#))
      #expect(!line.contains("PRIVATE KEY"))
    }
    let again = try await Self.run(["replay", path, "--json"])
    #expect(Self.withoutTiming(again) == Self.withoutTiming(result))
    #expect(again.status == result.status)
  }
}
