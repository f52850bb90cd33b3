import Foundation
import Testing

/// `--write-bundle`: the chain is in order, complete, and trusted by itself, also for OpenSSL.
@Suite(.timeLimit(.minutes(30))) struct BundleTests {
  private let directory: TemporaryDirectory
  private let lab: LabProcess

  init() throws {
    directory = try TemporaryDirectory()
    lab = try LabProcess(
      directory: directory,
      cases: [
        "good", "missing-intermediate", "missing-intermediate-aia", "wrong-order", "good-root-sent",
        "expired-leaf",
      ])
  }

  private func write(_ name: String, _ options: String...) async throws -> CommandResult {
    let server = try #require(lab.servers.first { $0.name == name })
    return try await Binary.run(
      executable: Binary.url,
      arguments: server.options.filter { $0 != "--no-network-fetch" }
        + ["--write-bundle", directory.path("bundle.pem"), "--no-second-opinion"] + options,
      input: nil, environment: [:])
  }

  private var bundle: String { directory.path("bundle.pem") }

  private func isAccepted(root: String) async throws -> Bool {
    let ours = try await Binary.run(
      "verify", bundle, "--anchor", root, "--anchors-only", "--server-name", "www.lab.example",
      "--json")
    let report = CustomReport(try #require(ours.json.first, "\(ours.errors)"))
    let openssl = try await Binary.shell(
      "openssl verify -CAfile '\(root)' -untrusted '\(bundle)' '\(bundle)'")
    // No certificate is out of order, unnecessary or missing.
    let remarks = report.list("notes").compactMap { $0["kind"] as? String }
      .filter { ["wrongOrder", "duplicate", "rootSent", "stray"].contains($0) }
    return ours.status == 0 && openssl.status == 0 && remarks.isEmpty
  }

  @Test(arguments: [
    ("good", [String](), Int32(0)), ("good-root-sent", [], 0), ("wrong-order", [], 0),
    ("missing-intermediate", ["--intermediate", "GOOD"], 0),
    ("missing-intermediate-aia", ["--network-fetch"], 1),
  ])
  func repaired(name: String, options: [String], status: Int32) async throws {
    // Each start of the lab makes its own issuers; the good case's chain contains this lab's.
    let options = options.map { $0 == "GOOD" ? directory.path("lab/good/chain.pem") : $0 }
    let server = try #require(lab.servers.first { $0.name == name })
    let result = try await Binary.run(
      executable: Binary.url,
      arguments: server.options.filter { $0 != "--no-network-fetch" }
        + ["--write-bundle", bundle, "--no-second-opinion"] + options, input: nil,
      environment: [:])
    #expect(result.status == status, "\(result.output)\(result.errors)")
    #expect(result.errors.isEmpty)
    #expect(try await isAccepted(root: server.anchor))
    let text = try String(contentsOfFile: bundle, encoding: .utf8)
    #expect(text.components(separatedBy: "BEGIN CERTIFICATE").count == 3)
  }

  /// A file that begins with the CA: in the written chain, the server's own certificate is first.
  @Test func theCAFirst() async throws {
    let made = try await Binary.shell(
      """
      cd '\(directory.url.path)'
      awk '/BEGIN/{n++} {print > "part" n ".pem"}' lab/good/chain.pem && cat part2.pem part1.pem >turned.pem
      """)
    try #require(made.status == 0, "\(made.errors)")
    let root = directory.path("lab/good/root.pem")
    let result = try await Binary.run(
      "verify", directory.path("turned.pem"), "--anchor", root, "--anchors-only", "--server-name",
      "www.lab.example", "--no-second-opinion", "--write-bundle", bundle)
    #expect(result.status == 1 && result.errors.isEmpty, "\(result.errors)")
    // The text is wrapped, so its words are compared.
    let words = result.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("certificate 1 is the one for www.lab.example"), "\(words)")
    #expect(try await isAccepted(root: root))
  }

  /// The certificate of another server in the file does not replace the first one, which clients
  /// compare with the name.
  @Test func anotherServerAfterwards() async throws {
    let made = try await Binary.shell(
      """
      cd '\(directory.url.path)'
      awk '/BEGIN/{n++} n == 1' lab/expired-leaf/chain.pem >both.pem && cat lab/good/chain.pem >>both.pem
      """)
    try #require(made.status == 0, "\(made.errors)")
    let result = try await Binary.run(
      "verify", directory.path("both.pem"), "--anchor", directory.path("lab/good/root.pem"),
      "--anchors-only", "--server-name", "www.lab.example", "--no-second-opinion",
      "--write-bundle", bundle)
    #expect(result.status == 1 && result.errors.contains("TemporalValidity"), "\(result.errors)")
    #expect(!FileManager.default.fileExists(atPath: bundle))
  }

  /// If no chain can be trusted, that is reported and nothing is written.
  @Test func nothingToWrite() async throws {
    let result = try await write("expired-leaf")
    #expect(result.status == 1 && result.errors.contains("TemporalValidity"))
    #expect(!FileManager.default.fileExists(atPath: bundle))
    let missing = try await write("missing-intermediate", "--no-network-fetch")
    #expect(missing.status == 1 && missing.errors.contains("MissingIntermediate"))
    #expect(missing.errors.contains("(--intermediate supplies an issuer that was not sent)"))
    #expect(!FileManager.default.fileExists(atPath: bundle))
  }

  /// Records of two servers in one file are two reports, but a bundle is for one server: none is
  /// written, as it is not known which one is meant.
  @Test(arguments: [["good", "wrong-order"], ["good", "expired-leaf"], ["good", "good"]])
  func severalServers(names: [String]) async throws {
    let servers = try names.map { name in
      try #require(lab.servers.first { $0.name == name })
    }
    let evidence = directory.path("evidence.jsonl")
    let common = [
      "--anchor", servers[0].anchor, "--anchors-only", "--server-name", "www.lab.example",
      "--no-second-opinion",
    ]
    let targets = servers.map { "127.0.0.1:\($0.port)" }
    func run(_ arguments: [String]) async throws -> CommandResult {
      try await Binary.run(
        executable: Binary.url, arguments: arguments, input: nil, environment: [:])
    }
    let live = try await run(targets + common + ["--json", "--save-evidence", evidence])
    #expect(live.json.count == 2 && live.errors.isEmpty, "\(live.errors)")
    let records = try String(contentsOfFile: evidence, encoding: .utf8)
    #expect(records.split(separator: "\n").count == 2)
    func verdicts(_ result: CommandResult) -> [String?] {
      result.json.map { $0["verdict"] as? String }
    }
    let replayed = try await run([
      "replay", evidence, "--no-second-opinion", "--json", "--write-bundle", bundle,
    ])
    #expect(verdicts(replayed) == verdicts(live))
    #expect(
      replayed.errors
        == "trusteval: could not write '\(bundle)': a bundle is of one server, and there are 2\n")
    #expect(replayed.status == (live.status == 1 ? 1 : 2))
    #expect(!FileManager.default.fileExists(atPath: bundle))
    let refused = try await run(targets + common + ["--write-bundle", bundle])
    #expect(refused.status == 64 && refused.output.isEmpty)
    #expect(!FileManager.default.fileExists(atPath: bundle))
  }

  @Test func nothingIsOverwritten() async throws {
    directory.write(Data("kept\n".utf8), to: "bundle.pem")
    let refused = try await write("good")
    #expect(refused.status == 2 && refused.errors.contains("--force"))
    #expect(try String(contentsOfFile: bundle, encoding: .utf8) == "kept\n")
    #expect(try await write("good", "--force").status == 0)
    #expect(try String(contentsOfFile: bundle, encoding: .utf8).hasPrefix("-----BEGIN CERT"))
  }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: directory.url.path).sorted()
  }

  /// If nothing can be written, one line says so and no file is left.
  @Test(arguments: [
    ("missing/bundle.pem", "no such file or directory"), ("lab", "it is no regular file"),
    ("serve.txt/bundle.pem", "not a directory"),
  ])
  func unwritable(file: String, reason: String) async throws {
    let before = try names()
    for (name, status) in [("good", Int32(2)), ("missing-intermediate-aia", 1)] {
      let server = try #require(lab.servers.first { $0.name == name })
      let result = try await Binary.run(
        executable: Binary.url,
        arguments: server.options.filter { $0 != "--no-network-fetch" } + [
          "--write-bundle", directory.path(file), "--no-second-opinion", "--network-fetch",
        ], input: nil, environment: [:])
      #expect(result.status == status, "\(name): \(result.errors)")
      #expect(result.errors.split(separator: "\n").count == 1 && result.errors.contains(reason))
      #expect(result.output.hasPrefix(status == 2 ? "TRUSTED" : "NOT TRUSTED"))
    }
    #expect(try names() == before)
  }

  /// On a full disk, imitated by a limit on file sizes, the old file is unchanged.
  @Test(arguments: [true, false])
  func nothingIsHalfWritten(isThere: Bool) async throws {
    if isThere { directory.write(Data("kept\n".utf8), to: "bundle.pem") }
    let before = try names()
    let server = try #require(lab.servers.first { $0.name == "good" })
    let options = server.options.map { "'\($0)'" }.joined(separator: " ")
    let result = try await Binary.shell(
      """
      # Through pipes, as what the test itself keeps of it is a file.
      { (trap '' XFSZ; ulimit -f 0
        "$1" \(options) --no-second-opinion --write-bundle '\(bundle)' --force; echo "status $?"
      ) 2>&1; } | cat
      """)
    #expect(result.output.contains("TRUSTED") && result.output.contains("status 2"))
    #expect(result.output.contains("could not write '\(bundle)': file too large"))
    #expect(try names() == before)
    if isThere { #expect(try String(contentsOfFile: bundle, encoding: .utf8) == "kept\n") }
  }

  @Test func wrongUsage() async throws {
    let chain = directory.path("lab/good/chain.pem")
    for arguments in [
      ["127.0.0.1:1", "127.0.0.1:2", "--write-bundle", bundle],
      ["verify", chain, "--write-bundle", chain], ["verify", chain, "--write-bundle", "-"],
      ["verify", chain, "--write-bundle", bundle, "--save-exceptions", bundle],
    ] {
      let result = try await Binary.run(
        executable: Binary.url, arguments: arguments, input: nil, environment: [:])
      #expect(result.status == 64 && result.output.isEmpty, "\(arguments)")
    }
  }
}
