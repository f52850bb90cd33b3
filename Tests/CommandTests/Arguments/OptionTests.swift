import Foundation
import Testing

/// Every option of the commands that make reports, shown by the output with and without it.
///
/// An option that is read and not used is worse than a missing one: the verdict answers another
/// question than the one asked.
@Suite(.timeLimit(.minutes(30)), OptionWorld.inCommon)
struct OptionTests {
  private let world: OptionWorld

  init() throws {
    world = try #require(OptionWorld.shared)
  }

  static let rows: [(OptionRow, OptionWorld.Command)] = OptionRow.all.flatMap { row in
    row.commands.map { (row, $0) }
  }

  @Test(arguments: rows)
  func anOptionHasItsEffect(row: OptionRow, command: OptionWorld.Command) async throws {
    try #require(row.trials.contains { $0.options.contains("--" + row.option) })
    for trial in row.trials {
      let result = try await world.ask(command, row, trial.options)
      let text = result.status == 0 ? "" : "; \(result.errors)"
      #expect(trial.shows(result), "\(command) \(trial.options): status \(result.status)\(text)")
    }
  }

  /// Fails for an option without a row, and so without a shown effect.
  @Test(arguments: OptionWorld.Command.allCases)
  func everyOptionHasARow(command: OptionWorld.Command) async throws {
    let dump = try await Binary.run("--experimental-dump-help")
    let root = try #require(
      try JSONSerialization.jsonObject(with: Data(dump.output.utf8)) as? [String: Any])
    let commands = (root["command"] as? [String: Any])?["subcommands"] as? [[String: Any]] ?? []
    let own = commands.first { $0["commandName"] as? String == command.rawValue }
    let arguments = try #require(own?["arguments"] as? [[String: Any]])
    let names = arguments.flatMap { $0["names"] as? [[String: String]] ?? [] }
      .filter { $0["kind"] == "long" }.compactMap { $0["name"] }
    let shown = OptionRow.all.filter { $0.commands.contains(command) }.map(\.option)
    #expect(names.count > 10)
    #expect(Set(names).subtracting(["help", "version"]) == Set(shown))
    #expect(Set(shown).count == shown.count, "one row for each")
  }

  /// A wildcard for all names directly below a public suffix covers no name (mapping, row
  /// SSLHostname), which needs this machine's list of suffixes.
  @Test(
    .enabled(
      if: FileManager.default.fileExists(
        atPath: "/usr/share/publicsuffix/public_suffix_list.dat")))
  func thePublicSuffixListCounts() async throws {
    let directory = try TemporaryDirectory()
    let made = try await Binary.shell(
      """
      cd '\(directory.url.path)'; openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 \
        -nodes -keyout key.pem -subj /CN=x -days 30 -out wild.pem \
        -addext subjectAltName=DNS:*.co.uk,DNS:*.example.co.uk -addext extendedKeyUsage=serverAuth
      """)
    try #require(made.status == 0, "\(made.errors)")
    for (name, status) in [("example.co.uk", 1), ("www.example.co.uk", 0)] as [(String, Int32)] {
      let result = try await Binary.run(
        "verify", directory.path("wild.pem"), "--anchor", directory.path("wild.pem"),
        "--anchors-only", "--server-name", name)
      #expect(result.status == status, "\(name): \(result.output)")
    }
    // Nor is a certificate made for it.
    for (name, status) in [("*.co.uk", 64), ("*.example.co.uk", 0)] as [(String, Int32)] {
      let result = try await Binary.run("lab", "ca", directory.path("ca"), name)
      #expect(result.status == status, "\(name): \(result.errors)")
    }
  }
}

/// An option, and the output with it, without it, and with other values.
struct OptionRow: Sendable, CustomTestStringConvertible {
  let option: String
  var commands = OptionWorld.Command.allCases
  var labCase = "good"
  /// Options put before those of each trial, and recorded for a replay.
  var common: [String] = []
  /// The system's roots; nil for roots that no server needs.
  var systemRoots: String?
  let trials: [Trial]

  var testDescription: String { option }

  struct Trial: Sendable {
    /// `ROOT`, `STRANGER`, `CHAIN`, `CLIENT`, `CHAIN_ONLY`, `PORT`, `PIN`, `OTHER_PIN`, `LAB_ROOT`,
    /// `EXCEPTION`, `EMPTY`, `FULL`, `NEW`, `PIPE`, `LIST`, `HOSTS`, `PKCS12` and `PASSWORD` are
    /// replaced.
    let options: [String]
    let shows: @Sendable (CommandResult) -> Bool

    init(_ options: String, _ status: Int32) {
      self.init(options) { $0.status == status }
    }

    init(_ options: String, _ shows: @escaping @Sendable (CommandResult) -> Bool) {
      self.options = options.split(separator: " ").map { $0 == "''" ? "" : String($0) }
      self.shows = shows
    }
  }

  static let all: [OptionRow] = trust + connection + run

  private static let name = ["--server-name", "www.lab.example"]
  private static let anchored = name + ["--anchor", "ROOT", "--anchors-only"]

  private static let trust: [OptionRow] = [
    OptionRow(
      option: "server-name", common: ["--anchor", "ROOT", "--anchors-only"],
      trials: [
        .init("--server-name www.lab.example", 0), .init("--server-name other.example", 1),
        .init("--server-name 192.0.2.1", 1),
      ]),
    OptionRow(
      option: "anchor", common: name,
      trials: [.init("", 1), .init("--anchor ROOT", 0), .init("--anchor STRANGER", 1)]),
    OptionRow(
      option: "anchors-only", common: name, systemRoots: "ROOT",
      trials: [
        .init("", 0), .init("--anchors-only", 1), .init("--anchors-only --anchor STRANGER", 1),
        .init("--anchors-only --anchor ROOT", 0), .init("--anchor STRANGER", 0),
      ]),
    OptionRow(
      option: "user-root", common: name,
      trials: [.init("", 1), .init("--user-root ROOT", 0), .init("--user-root STRANGER", 1)]),
    OptionRow(
      option: "root-store", common: name,
      trials: [.init("", 1), .init("--root-store ROOT", 0), .init("--root-store STRANGER", 1)]),
    OptionRow(
      option: "intermediate", labCase: "missing-intermediate", common: anchored,
      trials: [
        // The anchor is named again, as a record contains only the roots that were needed.
        .init("--anchor ROOT", 1), .init("--anchor ROOT --intermediate CHAIN", 0),
        .init("--anchor ROOT --intermediate STRANGER", 1),
      ]),
    OptionRow(
      // Its responder has a port that may not be asked.
      option: "revocation", labCase: "ocsp-revoked", common: anchored,
      trials: [
        .init("", 0), .init("--revocation off", 0), .init("--revocation stapled", 0),
        .init("--revocation online --json") { $0.status == 0 && $0.fetches.count == 1 },
        .init("--revocation require", 1),
      ]),
    OptionRow(
      option: "crl", labCase: "crl-revoked", common: anchored,
      trials: [.init("", 0), .init("--crl LIST", 1), .init("--crl LIST --revocation off", 64)]),
    OptionRow(
      option: "verify-date", common: anchored,
      trials: [
        .init("", 0), .init("--verify-date 2020-01-01", 1), .init("--verify-date 2040-01-01", 1),
      ]),
    OptionRow(
      option: "purpose", common: ["--anchor", "ROOT", "--anchors-only"],
      trials: [
        .init("--server-name www.lab.example --purpose server", 0),
        .init("--server-name www.lab.example --purpose client", 1),
        .init("--server-name other.example --purpose server", 1),
        .init("--server-name other.example --purpose basic", 0),
      ]),
    OptionRow(
      option: "pin", common: anchored,
      trials: [
        .init("", 0), .init("--pin PIN", 0), .init("--pin PIN@leaf", 0), .init("--pin PIN@ca", 1),
        .init("--pin OTHER_PIN", 1), .init("--pin OTHER_PIN --pin PIN", 0),
      ]),
    OptionRow(
      option: "pin-certificate", common: name,
      trials: [
        .init("", 1), .init("--pin-certificate CHAIN", 0), .init("--pin-certificate STRANGER", 1),
      ]),
    OptionRow(
      option: "expect-issuer", common: anchored,
      trials: [
        .init("", 0), .init("--expect-issuer Other", 3), .init("--expect-issuer Lab", 3),
        .init("--expect-issuer Other --expect-issuer LAB_ROOT", 0),
      ]),
    OptionRow(
      option: "expect-organization", common: anchored,
      trials: [.init("", 0), .init("--expect-organization Other", 3)]),
    OptionRow(
      option: "expect-policy", common: anchored,
      trials: [
        .init("", 0), .init("--expect-policy ev", 3), .init("--expect-policy 2.23.140.1.1", 3),
      ]),
    OptionRow(
      option: "expires-within", common: anchored,
      trials: [
        .init("", 0), .init("--expires-within 1h", 0), .init("--expires-within 9000d", 3),
      ]),
    OptionRow(
      option: "min-tls", commands: [.check, .replay], labCase: "by-name",
      common: anchored + ["--intermediate", "CHAIN"],
      trials: [.init("", 0), .init("--min-tls 1.2", 0), .init("--min-tls 1.3", 3)]),
    OptionRow(
      option: "min-tls", commands: [.verify], common: anchored,
      trials: [.init("", 0), .init("--min-tls 1.2", 64)]),
    OptionRow(
      option: "require-staple", commands: [.verify], common: anchored,
      trials: [.init("", 0), .init("--require-staple", 64)]),
    OptionRow(
      option: "require-sct", common: anchored,
      trials: [.init("", 0), .init("--require-sct 1", 3)]),
    OptionRow(
      option: "require-staple", commands: [.check, .replay], labCase: "staple-good",
      common: anchored,
      trials: [
        .init("", 0), .init("--require-staple", 0), .init("--require-staple --revocation off", 3),
        .init("--require-staple --revocation off --ignore stapledAnswer", 0),
        .init("--require-staple --revocation off --ignore RevocationResponseRequired", 0),
      ]),
    OptionRow(
      option: "compare", common: anchored,
      trials: [
        .init("", 0), .init("--compare CHAIN", 0), .init("--compare STRANGER", 3),
        .init("--compare EMPTY", 2),
      ]),
    OptionRow(
      option: "fail-on", common: anchored,
      trials: [
        .init("", 0), .init("--fail-on disagreement", 0), .init("--fail-on transportSecurity", 3),
      ]),
    OptionRow(
      option: "ignore", common: anchored + ["--fail-on", "transportSecurity"],
      trials: [.init("", 3), .init("--ignore transportSecurity", 0)]),
    OptionRow(
      option: "exceptions", common: name,
      trials: [
        .init("", 1), .init("--exceptions EXCEPTION", 0), .init("--exceptions EMPTY", 1),
        .init("--exceptions STRANGER", 2),
      ]),
    OptionRow(
      option: "no-second-opinion", common: anchored,
      trials: [
        .init("--json") { $0.opinions.count >= 2 && $0.status == 0 },
        .init("--json --no-second-opinion") { $0.opinions == ["trusteval"] && $0.status == 0 },
      ]),
  ]

  private static let connection: [OptionRow] = [
    OptionRow(
      option: "hosts", commands: [.check], common: anchored,
      trials: [
        .init("--json") { $0.json.count == 1 },
        .init("--json --hosts HOSTS") { $0.sources == [0, 1, 2] && $0.status == 2 },
        .init("--hosts NEW", 2),
      ]),
    OptionRow(
      option: "jobs", commands: [.check], common: anchored,
      trials: [
        .init("--jobs 1", 0), .init("--jobs 0", 64),
        .init("--json --hosts HOSTS --unordered --jobs 1") { $0.sources == [0, 1, 2] },
      ]),
    OptionRow(
      // An address that refuses connections is a result, too.
      option: "all-addresses", commands: [.check], labCase: "refused-here", common: anchored,
      trials: [
        .init("--json") { $0.address == nil && $0.status == 2 },
        .init("--json --all-addresses") { $0.address == "127.0.0.1" && $0.status == 2 },
        .init("--all-addresses --connect-to 127.0.0.1:PORT", 0),
      ]),
    OptionRow(
      option: "all-keys", commands: [.check], common: anchored,
      trials: [
        .init("--json") { !$0.output.contains(#""kind":"keys""#) && $0.status == 0 },
        .init("--json --all-keys") {
          $0.json.count == 1 && $0.output.contains("; no RSA certificate (") && $0.status == 0
        },
        .init("--all-keys --write-bundle NEW", 64),
      ]),
    OptionRow(
      option: "retries", commands: [.check], labCase: "refused-here", common: anchored,
      trials: [
        .init("--json --retries 0") { !$0.output.contains("tries)") },
        .init("--json --retries 1") { $0.output.contains(" (2 tries)") },
        .init("--retries 11", 64),
      ]),
    OptionRow(
      option: "shard", commands: [.check], common: anchored,
      trials: [
        .init("--json --shard 1/1") { $0.json.count == 1 }, .init("--shard 0/2", 64),
        .init("--json --hosts HOSTS --shard 1/4096") { $0.json.count < 3 },
      ]),
    OptionRow(
      // The lab's server does not begin in plaintext.
      option: "starttls", commands: [.check], common: anchored,
      trials: [
        .init("", 0), .init("--starttls none", 0), .init("--starttls smtp --timeout 1", 2),
        .init("--starttls postgres --timeout 1", 2), .init("--starttls https", 64),
      ]),
    OptionRow(
      option: "proxy", commands: [.check], common: anchored,
      trials: [
        .init("", 0), .init("--proxy ''", 0), .init("--proxy ftp://x", 64),
        .init("--proxy socks5://127.0.0.1:1 --json") {
          $0.status == 2 && $0.failure?["kind"] as? String == "proxyFailed"
        },
      ]),
    OptionRow(
      option: "unordered", commands: [.check], common: anchored,
      trials: [
        .init("--json --hosts HOSTS") { $0.sources == [0, 1, 2] },
        .init("--json --hosts HOSTS --unordered") { $0.sources?.last == 1 },
      ]),
    OptionRow(
      option: "sni", commands: [.check], labCase: "by-name",
      common: anchored + ["--intermediate", "CHAIN"],
      trials: [
        .init("", 0), .init("--sni www.lab.example", 0), .init("--sni ''", 1),
        .init("--sni other.example", 1),
      ]),
    OptionRow(
      option: "connect-to", commands: [.check], labCase: "refused-here", common: anchored,
      trials: [
        .init("", 2), .init("--connect-to 127.0.0.1:PORT", 0), .init("--connect-to 127.0.0.1:1", 2),
      ]),
    OptionRow(
      option: "client-cert", commands: [.check], labCase: "client-certificate-accepted",
      common: anchored,
      trials: [.init("") { $0.status != 0 }, .init("--client-cert CLIENT", 0)]),
    OptionRow(
      option: "client-key", commands: [.check], labCase: "client-certificate-accepted",
      common: anchored,
      trials: [
        .init("--client-cert CHAIN_ONLY", 2),
        .init("--client-cert CHAIN_ONLY --client-key CLIENT", 0),
      ]),
    OptionRow(
      option: "p12", commands: [.check], labCase: "client-certificate-accepted", common: anchored,
      trials: [
        .init("") { $0.status != 0 }, .init("--p12 PKCS12", 2),
        .init("--p12 PKCS12 --password-file PASSWORD", 0),
      ]),
    OptionRow(
      option: "engine", commands: [.check], common: anchored,
      trials: [
        .init("--json") { $0.engine == "openssl" && $0.status == 0 },
        .init("--json --engine openssl") { $0.engine == "openssl" && $0.status == 0 },
        .init("--json --engine gnutls") { $0.engine == "gnutls" && $0.status == 0 },
        .init("--json --engine both") { $0.status == 0 },
      ]),
    OptionRow(
      option: "trace", commands: [.check], common: anchored,
      trials: [
        .init("") { !$0.output.contains("ClientHello") && $0.status == 0 },
        .init("--trace") { $0.output.contains("ClientHello") && $0.status == 0 },
        .init("--trace --json") { $0.output.contains("ClientHello") && $0.status == 0 },
        .init("--trace --quiet", 64), .init("--trace --format csv", 64),
        .init("--trace --quiet --save-evidence NEW", 0),
      ]),
    OptionRow(
      option: "keylog", commands: [.check], common: anchored,
      trials: [
        .init("--keylog NEW", 0), .init("--keylog FULL", 2), .init("--keylog PIPE", 2),
        .init("--keylog NEW --engine gnutls", 64),
      ]),
    OptionRow(
      option: "network-fetch", commands: [.check, .verify], labCase: "missing-intermediate-aia",
      common: anchored,
      trials: [
        .init("--json") { $0.fetches.count == 1 && $0.fetches[0] != "" && $0.status == 1 },
        .init("--json --network-fetch") { $0.fetches == [""] && $0.status == 1 },
      ]),
    OptionRow(
      option: "no-network-fetch", commands: [.check, .verify], labCase: "missing-intermediate-aia",
      common: anchored,
      trials: [
        .init("--json") { $0.fetches.count == 1 },
        .init("--json --no-network-fetch") { $0.fetches.isEmpty },
      ]),
  ]

  private static let run: [OptionRow] = [
    // A pipe that never gets a writer, as the file of every option that has one.
    OptionRow(
      option: "timeout",
      trials: [
        .init("--intermediate PIPE --timeout 0.25") { $0.errors.contains("within 0.25 s") },
        .init("--intermediate PIPE --timeout 0.5") { $0.errors.contains("within 0.5 s") },
      ]),
    OptionRow(
      option: "password-file", common: anchored,
      trials: [
        .init("--intermediate PKCS12", 2), .init("--intermediate PKCS12 --password-file EMPTY", 2),
        .init("--intermediate PKCS12 --password-file PASSWORD", 0),
      ]),
    OptionRow(
      option: "save-evidence", common: anchored,
      trials: [
        .init("") { _ in true },
        .init("--save-evidence NEW", 0), .init("--save-evidence /nonexistent/e.jsonl", 2),
      ]),
    OptionRow(
      option: "save-exceptions", common: anchored,
      trials: [
        .init("") { $0.errors.isEmpty },
        .init("--save-exceptions NEW") { $0.status == 0 && $0.errors.contains("was not written") },
        .init("--save-exceptions NEW --force") { $0.errors.contains("lists no exception") },
        .init("--save-exceptions /nonexistent/e.txt --force", 2),
      ]),
    OptionRow(
      option: "write-bundle", common: anchored,
      trials: [
        .init("--write-bundle NEW", 0), .init("--write-bundle FULL", 2),
        .init("--write-bundle FULL --force", 0), .init("--write-bundle /nonexistent/b.pem", 2),
      ]),
    OptionRow(
      option: "force", common: anchored,
      trials: [
        .init("--save-exceptions FULL") { $0.errors.contains("was not written") },
        .init("--save-exceptions FULL --force") { $0.errors.contains("lists no exception") },
      ]),
    OptionRow(
      option: "format", common: anchored,
      trials: [
        .init("") { !$0.output.hasPrefix("<?xml") }, .init("--format text", 0),
        .init("--format junit") { $0.output.hasPrefix("<?xml") && $0.status == 0 },
        .init("--format json") { $0.json.count == 1 && $0.status == 0 },
      ]),
    OptionRow(
      option: "compat", common: anchored,
      trials: [
        .init("--format prometheus") { !$0.output.contains("probe_success") },
        .init("--format prometheus --compat blackbox") { $0.output.contains("\nprobe_success{") },
        .init("--compat blackbox", 64),
      ]),
    OptionRow(
      option: "json", common: anchored,
      trials: [.init("") { $0.json.isEmpty }, .init("--json") { $0.json.count == 1 }]),
    OptionRow(
      option: "include-pem", common: anchored,
      trials: [
        .init("--json") { !$0.output.contains("BEGIN CERTIFICATE") }, .init("--include-pem", 64),
        // The chain of two, and the path of three.
        .init("--json --include-pem") {
          $0.output.components(separatedBy: "BEGIN CERTIFICATE").count == 6
        },
      ]),
    OptionRow(
      option: "quiet", common: anchored,
      trials: [.init("") { $0.lines > 5 }, .init("--quiet") { $0.lines == 1 }]),
    OptionRow(
      option: "verbose", common: anchored,
      trials: [
        .init("") { !$0.output.contains("SHA-256") },
        .init("--verbose") { $0.output.contains("SHA-256") },
      ]),
  ]
}

extension CommandResult {
  fileprivate var lines: Int { output.filter { $0 == "\n" }.count }

  fileprivate var opinions: [String] {
    (json.first?["opinions"] as? [[String: Any]] ?? []).compactMap { $0["engine"] as? String }
  }

  fileprivate var sources: [Int]? {
    json.compactMap { ($0["source"] as? [String: Any])?["index"] as? Int }
  }

  fileprivate var address: String? {
    (json.first?["endpoint"] as? [String: Any])?["address"] as? String
  }

  fileprivate var failure: [String: Any]? { json.first?["failure"] as? [String: Any] }

  fileprivate var engine: String? {
    (json.first?["handshake"] as? [String: Any])?["engine"] as? String
  }

  /// Why each address gave nothing; empty for one that did.
  fileprivate var fetches: [String] {
    (json.first?["fetches"] as? [[String: Any]] ?? []).map { $0["failure"] as? String ?? "" }
  }
}
