import Foundation
import Testing

/// `--save-exceptions` and `--exceptions`: exactly the recorded failures pass.
@Suite(.timeLimit(.minutes(30))) struct ExceptionTests {
  let directory: TemporaryDirectory

  /// A root, and certificates under it, by name of the file: an expired one, its renewal, and an
  /// impostor's.
  init() async throws {
    directory = try TemporaryDirectory()
    let made = try await Binary.shell(
      """
      set -e; cd '\(directory.url.path)'
      key() { openssl genpkey -algorithm EC -pkeyopt ec_paramgen_curve:P-256 -out $1.key; }
      key root
      openssl req -x509 -new -key root.key -out root.pem -subj '/CN=Example Root' -days 3000 \
        -addext basicConstraints=critical,CA:TRUE -addext keyUsage=critical,keyCertSign
      sign() {
        printf '%s\n' subjectAltName=DNS:$3 extendedKeyUsage=serverAuth >$1.ext
        openssl req -new -key $2.key -subj /CN=$3 | openssl x509 -req -CA root.pem -CAkey root.key \
          -set_serial $RANDOM -days $4 -extfile $1.ext -out $1.pem
      }
      key server; key impostor
      sign server server www.example.com 100
      sign renewed server www.example.com 100
      sign impostor impostor www.example.com 100
      sign other server other.example.com 100
      openssl genpkey -algorithm RSA -pkeyopt rsa_keygen_bits:768 -out weak.key
      sign weak weak other.example.com 100
      """)
    try #require(made.status == 0, "\(made.errors)")
  }

  func path(_ name: String) -> String { directory.path(name) }

  func verify(_ name: String, _ options: String...) async throws -> CommandResult {
    try await Binary.run(
      executable: Binary.url,
      arguments: [
        "verify", path(name + ".pem"), "--anchor", path("root.pem"), "--anchors-only",
        "--no-second-opinion", "--server-name", "www.example.com",
      ] + options, input: nil, environment: [:])
  }

  /// Before every certificate here is valid; two of them then fail.
  private static let early = "2020-01-01"
  /// After the end of every certificate here.
  private static let late = ["--verify-date", "2040-01-01"]
  /// A year after the end of all leaves, within the validity of the root.
  private static var expired: String {
    let year = Calendar(identifier: .gregorian).component(.year, from: Date())
    return "\(year + 1)-12-31"
  }

  private func report(_ result: CommandResult) throws -> CustomReport {
    CustomReport(try #require(result.json.first, "\(result.errors)"))
  }

  /// A consequence of an excepted failure does not pass, and then counts by itself.
  @Test func aConsequenceByItself() async throws {
    let files = try await LabFiles(case: "client-eku")
    let options = [
      "--anchor", files.root, "--anchors-only", "--server-name", files.serverName,
      "--no-second-opinion", "--json",
    ]
    func failures(_ more: String...) async throws -> [[String: Any]] {
      let result = try await Binary.run(
        executable: Binary.url, arguments: ["verify", files.chain] + options + more, input: nil,
        environment: [:])
      return try report(result).list("failures")
    }
    let both = try await failures("--save-exceptions", path("both.txt"))
    #expect(both.map { $0["check"] as? String } == ["ExtendedKeyUsage", "ServerAuthEKU"])
    #expect(both.map { $0["causedBy"] as? String } == [nil, "ExtendedKeyUsage"])
    let entries = try String(contentsOfFile: path("both.txt"), encoding: .utf8)
      .components(separatedBy: "\n\n").filter { $0.contains("check: ") }
    try #require(entries.count == 2)
    for (entry, left) in zip(entries, ["ServerAuthEKU", "ExtendedKeyUsage"]) {
      directory.write(Data((entry + "\n").utf8), to: "one.txt")
      let found = try await failures("--exceptions", path("one.txt"))
      #expect(found.map { $0["check"] as? String } == [left])
      #expect(found.allSatisfy { $0["causedBy"] as? String == nil })
    }
    #expect(try await failures("--exceptions", path("both.txt")).isEmpty)
  }

  /// Where an exception lets the end of the server's certificate pass, trust does not end with it.
  @Test func theEndThatAnExceptionLetsPass() async throws {
    let saved = try await verify(
      "server", "--verify-date", Self.expired, "--save-exceptions", path("end.txt"))
    #expect(saved.status == 1)
    let plain = try report(try await verify("server", "--json"))
    let passed = try report(
      try await verify("server", "--json", "--exceptions", path("end.txt")))
    #expect(plain.string("trustedUntilCause") == "certificate 0")
    #expect(passed.string("trustedUntilCause") == "the exception for TemporalValidity")
    let ends = [plain, passed].compactMap { $0.string("trustedUntil") }
    #expect(ends.count == 2 && ends[0] < ends[1], "\(ends)")
  }

  /// TN2232, "Trust Exceptions", steps 1 to 5, with real connections: the user lets an expired
  /// certificate pass, which does not let an impostor's expired certificate pass.
  @Test func theImpostorOfTheTechnicalNote() async throws {
    let date = Self.expired
    func check(_ server: RealServer, _ options: String...) async throws -> CommandResult {
      try await Binary.run(
        executable: Binary.url,
        arguments: [
          "www.example.com:8443", "--connect-to", "127.0.0.1:\(server.port)", "--anchor",
          path("root.pem"), "--anchors-only", "--no-second-opinion", "--verify-date", date,
        ] + options, input: nil, environment: [:])
    }
    func start(_ leaf: String, key: String) throws -> RealServer {
      try .opensslServer(leaf: path(leaf), key: path(key), chain: path("root.pem"))
    }
    // Steps 1 and 2: the server's certificate has expired, and the user is told.
    let server = try start("server.pem", key: "server.key")
    let first = try await check(server, "--save-exceptions", path("e.txt"), "--json")
    #expect(first.status == 1)
    #expect(try report(first).failures == ["TemporalValidity"])
    // Step 3: the decision is saved, and lets the same server pass.
    let second = try await check(server, "--exceptions", path("e.txt"), "--json")
    #expect(second.status == 0)
    #expect(try report(second).string("trustResult") == "proceed")
    #expect(try report(second).list("exceptions").map { $0["outcome"] as? String } == ["used"])
    // Steps 4 and 5: the impostor's certificate has expired, too.
    let impostor = try start("impostor.pem", key: "impostor.key")
    let third = try await check(impostor, "--exceptions", path("e.txt"), "--json")
    #expect(third.status == 1)
    #expect(try report(third).failures == ["TemporalValidity"])
    #expect(try report(third).list("exceptions").map { $0["outcome"] as? String } == ["otherKey"])
    let text = try await check(impostor, "--exceptions", path("e.txt"))
    let words = text.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("is for the key sha256//"))
    // Without a port an exception is for certificates from files, and it applies to one port only.
    let entry = try String(contentsOfFile: path("e.txt"), encoding: .utf8)
    for (name, port) in [("portless.txt", ""), ("other.txt", "port: 8444\n")] {
      directory.write(Data(entry.replacing("port: 8443\n", with: port).utf8), to: name)
      let result = try await check(server, "--exceptions", path(name), "--json")
      #expect(result.status == 1)
      #expect(
        try report(result).list("exceptions").map { $0["outcome"] as? String } == ["otherHost"])
    }
  }

  /// Nothing proposes to trust who has another key than the one that was recorded.
  @Test func anotherKeyIsSuspicious() async throws {
    func run(_ name: String, _ options: String...) async throws -> CommandResult {
      try await Binary.run(
        executable: Binary.url,
        arguments: [
          "verify", path("\(name).pem"), "--server-name", "www.example.com",
          "--no-second-opinion", "--json",
        ] + options, input: nil, environment: [:])
    }
    let file = path("unknown.txt")
    _ = try await run("server", "--save-exceptions", file)
    for (name, option, known, isSuspicious) in [
      ("renewed", "--exceptions", file, false), ("impostor", "--exceptions", file, true),
      ("renewed", "--compare", path("server.pem"), false),
      ("impostor", "--compare", path("server.pem"), true),
    ] {
      let result = try report(
        try await run(name, option, known, "--verify-date", Self.expired))
      let advice = result.list("failures").compactMap { $0["advice"] as? [String: Any] }
        .compactMap { $0["client"] as? String }
      #expect(advice.contains { $0.hasPrefix("do not trust it") } == isSuspicious, "\(advice)")
      let kinds = result.list("fixes").compactMap { $0["kind"] as? String }
      #expect(!isSuspicious || !kinds.contains { ["anchor", "userRoot"].contains($0) }, "\(kinds)")
    }
  }

  /// A file may have exceptions for many servers: another server's is only shown if the same check
  /// fails.
  @Test func whatIsForOthersIsNotShown() async throws {
    let file = path("e.txt")
    _ = try await verify("server", "--verify-date", Self.expired, "--save-exceptions", file)
    func text(_ options: String...) async throws -> String {
      let result = try await Binary.run(
        executable: Binary.url,
        arguments: [
          "verify", path("server.pem"), "--anchor", path("root.pem"), "--anchors-only",
          "--no-second-opinion", "--server-name", "other.example.com", "--exceptions", file,
        ] + options, input: nil, environment: [:])
      return result.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    let other = try await text()
    #expect(other.contains("exception none for SSLHostname"), "\(other)")
    #expect(!other.contains("is for www.example.com"), "\(other)")
    let same = try await text("--verify-date", Self.expired)
    #expect(same.contains("is for www.example.com"), "\(same)")
  }

  /// The recorded failure passes; another failure, certificate, key, host, port or date does not.
  @Test func exactlyWhatWasSeen() async throws {
    let file = path("e.txt")
    let saved = try await verify("server", "--verify-date", Self.expired, "--save-exceptions", file)
    #expect(saved.status == 1 && saved.errors.isEmpty)
    let now = ["--exceptions", file, "--verify-date", Self.expired, "--json"]
    let trials: [(String, [String], Int32, [String], String)] = [
      ("server", now, 0, [], "used"),
      ("renewed", now, 1, ["TemporalValidity"], "otherCertificate"),
      ("impostor", now, 1, ["TemporalValidity"], "otherKey"),
      ("server", ["--exceptions", file, "--json"], 0, [], "unused"),
      // The same name in another form.
      ("server", now + ["--server-name", "WWW.Example.com."], 0, [], "used"),
      (
        "server", now + ["--server-name", "other.example.com"], 1,
        ["SSLHostname", "TemporalValidity"], "otherHost"
      ),
      ("server", ["--exceptions", file, "--json"] + Self.late, 1, ["TemporalValidity"], "expired"),
    ]
    for (name, options, status, failures, outcome) in trials {
      let result = try await Binary.run(
        executable: Binary.url,
        arguments: [
          "verify", path(name + ".pem"), "--anchor", path("root.pem"), "--anchors-only",
          "--no-second-opinion",
        ] + (options.contains("--server-name") ? [] : ["--server-name", "www.example.com"])
          + options,
        input: nil, environment: [:])
      #expect(result.status == status, "\(name) \(options): \(result.errors)")
      let report = try report(result)
      #expect(Set(report.failures).isSuperset(of: failures), "\(name) \(options)")
      #expect(report.failures.isEmpty == failures.isEmpty)
      #expect(report.list("exceptions").map { $0["outcome"] as? String } == [outcome])
    }
  }

  /// Written by hand for every failure: what Apple's clients let nobody override does not pass.
  @Test(arguments: ["expired-leaf", "rsa-1024", "sha1-leaf", "rsa-768", "md5-leaf"])
  func onlyWhatIsRecoverablePasses(name: String) async throws {
    let files = try await LabFiles(case: name)
    let options = [
      "verify", files.chain, "--anchor", files.root, "--anchors-only", "--server-name",
      files.serverName, "--no-second-opinion", "--json",
    ]
    func report(_ more: String...) async throws -> CustomReport {
      try self.report(
        try await Binary.run(
          executable: Binary.url, arguments: options + more, input: nil, environment: [:]))
    }
    let first = try await report()
    let (failures, path) = (first.list("failures"), first.list("path"))
    let digits = try #require(path.first?["spkiSha256"] as? String)
    let key = stride(from: 0, to: digits.utf8.count, by: 2).compactMap {
      UInt8(digits.dropFirst($0).prefix(2), radix: 16)
    }
    let entries = try failures.map { failure in
      let certificate = path[try #require(failure["certificate"] as? Int)]
      return """
        host: \(files.serverName)
        check: \(try #require(failure["check"] as? String))
        certificate: \(try #require(certificate["sha256"] as? String))
        key: sha256//\(Data(key).base64EncodedString())
        expires: 2100-01-01T00:00:00Z
        reason:

        """
    }
    directory.write(Data(entries.joined(separator: "\n").utf8), to: "all.txt")
    let second = try await report("--exceptions", self.path("all.txt"))
    let severities = failures.map { $0["severity"] as? String }
    #expect(!severities.isEmpty)
    #expect(
      second.list("exceptions").map { $0["outcome"] as? String }
        == severities.map { $0 == "recoverable" ? "used" : "fatal" })
    let isFatal = name == "rsa-768" || name == "md5-leaf"
    #expect(second.string("verdict") == (isFatal ? "untrusted" : "trusted"))
  }

  /// A second failure is reported beside the first, which passes.
  @Test func anotherFailure() async throws {
    let file = path("e.txt")
    _ = try await verify("other", "--save-exceptions", file)
    let passes = try await verify("other", "--exceptions", file)
    #expect(passes.status == 0)
    #expect(passes.output.contains("with 1 exception\n"), "\(passes.output)")
    #expect(passes.output.contains("no reason given"))
    let both = try await verify(
      "other", "--exceptions", file, "--verify-date", Self.early, "--json")
    #expect(both.status == 1)
    #expect(try Set(report(both).failures) == ["TemporalValidity"])
    #expect(try report(both).string("trustResult") == "recoverableTrustFailure")
    let text = try await verify("other", "--exceptions", file, "--verify-date", Self.early)
    #expect(text.output.contains("none for TemporalValidity"))
    // Saved again, both pass, and the first one keeps the reviewer's text.
    let reviewed = try String(contentsOfFile: file, encoding: .utf8)
      .replacing("reason:\n", with: "reason: moved, see the plan\n")
    directory.write(Data(reviewed.utf8), to: "reviewed.txt")
    _ = try await verify(
      "other", "--exceptions", path("reviewed.txt"), "--verify-date", Self.early,
      "--save-exceptions", path("two.txt"))
    let two = try String(contentsOfFile: path("two.txt"), encoding: .utf8)
    #expect(two.contains("reason: moved, see the plan") && two.contains("check: TemporalValidity"))
    let all = try await verify(
      "other", "--exceptions", path("two.txt"), "--verify-date", Self.early)
    #expect(all.status == 0)
    #expect(all.output.contains("with 3 exceptions") && all.output.contains("moved, see the plan"))
  }

  /// What no exception lets pass is not recorded, and that is said.
  @Test func whatHasNoExceptionIsSaid() async throws {
    let saved = try await verify("weak", "--save-exceptions", path("weak.txt"))
    let text = try String(contentsOfFile: path("weak.txt"), encoding: .utf8)
    #expect(text.contains("check: SSLHostname") && !text.contains("WeakKeySize"))
    #expect(saved.errors.contains("weak.txt' has nothing for "))
    #expect(saved.errors.contains("WeakKeySize") && !saved.errors.contains("SSLHostname"))
    let other = try await verify("other", "--save-exceptions", path("other.txt"))
    #expect(other.errors.isEmpty)
  }

  /// The libraries do not apply exceptions, and the evaluation's own opinion is unchanged.
  @Test func theOpinionsStayWhatTheyAre() async throws {
    let file = path("e.txt")
    _ = try await verify("other", "--save-exceptions", file)
    let options = [
      "verify", path("other.pem"), "--anchor", path("root.pem"), "--anchors-only",
      "--server-name", "www.example.com", "--exceptions", file,
    ]
    let text = try await Binary.run(
      executable: Binary.url, arguments: options, input: nil, environment: [:])
    let words = text.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(text.status == 0 && words.hasPrefix("TRUSTED"))
    #expect(words.contains("refuse it, as the evaluation does without exceptions"))
    let json = try await Binary.run(
      executable: Binary.url, arguments: options + ["--json"], input: nil, environment: [:])
    let report = try report(json)
    #expect(report.list("opinions").allSatisfy { $0["verdict"] as? String == "untrusted" })
    #expect(report.list("exceptions").map { $0["file"] as? String } == [file])
    #expect(report.list("fixes").isEmpty)
    let quiet = try await Binary.run(
      executable: Binary.url, arguments: options + ["-q"], input: nil, environment: [:])
    #expect(quiet.output.contains("with 1 exception"))
  }

  /// App Transport Security ignores an app's override (L053).
  @Test func transportSecurityIsStillSaid() async throws {
    let server = try RealServer.opensslServer(
      leaf: path("other.pem"), key: path("server.key"), chain: path("root.pem"))
    let options = [
      "www.example.com:8443", "--connect-to", "127.0.0.1:\(server.port)", "--root-store",
      path("root.pem"), "--no-second-opinion",
    ]
    for extra in [
      ["--save-exceptions", path("e.txt")], ["--exceptions", path("e.txt"), "--json"],
    ] {
      let result = try await Binary.run(
        executable: Binary.url, arguments: options + extra, input: nil, environment: [:])
      guard extra.count > 2 else { continue }
      #expect(result.status == 0)
      #expect(try report(result).code("urlSessionATS") == -1200)
      #expect(try report(result).code("streamATS") == -9802)
    }
  }

  @Test func replayNeedsNoFile() async throws {
    let (file, record) = (path("e.txt"), path("seen.jsonl"))
    _ = try await verify("other", "--save-exceptions", file)
    _ = try await verify("other", "--exceptions", file, "--save-evidence", record)
    try FileManager.default.removeItem(atPath: file)
    let result = try await Binary.run("replay", record, "--json")
    #expect(result.status == 0)
    #expect(try report(result).list("exceptions").map { $0["outcome"] as? String } == ["used"])
    directory.write(Data(), to: "none.txt")
    #expect(try await Binary.run("replay", record, "--exceptions", path("none.txt")).status == 1)
  }
}
