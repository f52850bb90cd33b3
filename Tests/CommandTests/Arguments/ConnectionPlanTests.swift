import ArgumentParser
import Rendering
import Testing
import TrustModel

@testable import trusteval

/// What the options of the connection and of the run mean, alone and over those of a run.
@Suite struct ConnectionPlanTests {
  private static func words(_ text: String) -> [String] {
    text.split(separator: " ").map { $0 == "''" ? "" : String($0) }
  }

  private static let base = ConnectionPlan(
    connectTo: .init(host: "old.example", port: 1), serverNameIndication: "old.example",
    clientCertificate: "c", clientKey: "k", engines: [.gnutls])

  @Test func anOptionReplacesItsOwnSettingAndNoOther() throws {
    let rows: [(String, (inout ConnectionPlan) -> Void)] = [
      ("", { _ in }),
      ("--connect-to 192.0.2.1", { $0.connectTo = .init(host: "192.0.2.1", port: nil) }),
      ("--connect-to [::1]:5", { $0.connectTo = .init(host: "::1", port: 5) }),
      ("--sni ''", { $0.serverNameIndication = "" }),
      ("--sni NEW", { $0.serverNameIndication = "new" }),
      ("--sni ::1", { $0.serverNameIndication = "::1" }),
      ("--client-cert d", { ($0.clientCertificate, $0.clientKey) = ("d", nil) }),
      ("--client-cert d --client-key l", { ($0.clientCertificate, $0.clientKey) = ("d", "l") }),
      ("--p12 p", { ($0.clientCertificate, $0.clientKey, $0.pkcs12) = (nil, nil, "p") }),
      ("--engine openssl", { $0.engines = [.openssl] }),
      ("--engine both", { $0.engines = [.openssl, .gnutls] }),
      ("--trace", { $0.traces = true }),
    ]
    for (text, change) in rows {
      var expected = Self.base
      change(&expected)
      let options = try CheckCommand.parse(["localhost"] + Self.words(text)).connect
      #expect(try options.plan(over: Self.base) == expected, "\(text)")
    }
  }

  private static var run: ServerSettings {
    ServerSettings(
      connection: base, startTLS: StartTLSChoice(argument: "smtp"), proxy: .none,
      trust: TrustPlan(fetching: .never), timeout: .seconds(7), repairsChain: true,
      everyAddress: false, everyKey: false, retries: 3)
  }

  private static func settings(
    ofLine text: String, over run: ServerSettings = run
  ) throws -> ServerSettings {
    try CheckCommand.parse(["-"] + words(text)).settings(
      ofLineOver: run, writing: RunOutput(outputs: [], inputs: []))
  }

  /// Without an option of its own a line has what the run has.
  @Test func theSettingsOfALine() throws {
    let kept = try Self.settings(ofLine: "--server-name a.example")
    #expect(kept.startTLS?.startTLS == .smtp && kept.trust.fetching == .never)
    #expect(kept.timeout == .seconds(7) && kept.retries == 3 && kept.repairsChain)
    #expect(!kept.everyAddress && !kept.everyKey && kept.connection == Self.base)
    let own = try Self.settings(
      ofLine: "--starttls none --network-fetch --timeout 2.5 --retries 0 --all-keys")
    #expect(own.startTLS != nil && own.startTLS?.startTLS == nil)
    #expect(own.trust.fetching == .anywhere && own.timeout == .milliseconds(2500))
    #expect(own.retries == 0 && own.everyKey && !own.everyAddress)
    var run = Self.run
    (run.everyAddress, run.everyKey, run.trust.fetching) = (true, true, .anywhere)
    let line = try Self.settings(ofLine: "--no-network-fetch", over: run)
    #expect(line.everyAddress && line.everyKey && line.trust.fetching == .never)
    run.everyAddress = false
    #expect(try Self.settings(ofLine: "--all-addresses", over: run).everyAddress)
  }

  /// The protocol is that of the port where none is asked for.
  @Test(
    arguments: [
      (nil, "a:25", .smtp), (nil, "a:587", .smtp), (nil, "a:5269", .xmppServer), (nil, "a", nil),
      (nil, "a:465", nil), ("none", "a:25", nil), ("imap", "a:25", .imap), ("imap", "a", .imap),
      (nil, "https://a:143/", .imap),
    ] as [(String?, String, StartTLS?)])
  func theProtocolBeforeTLS(asked: String?, server: String, startTLS: StartTLS?) throws {
    var settings = Self.run
    settings.startTLS = asked.flatMap(StartTLSChoice.init(argument:))
    let request = try settings.request(for: ServerArgument(parsing: server))
    #expect(request.connection.startTLS == startTLS)
    #expect(request.timeout == .seconds(7) && request.repairsChain)
    #expect(request.trust == settings.trust && request.connection.engines == [.gnutls])
  }

  /// How `show` and `connect` reach their server.
  @Test func theRequestOfOneServer() throws {
    func request(_ options: String, _ server: String) throws -> Request {
      try ShowCommand.parse(["localhost"] + Self.words(options)).reach.request(
        for: ServerArgument(parsing: server), TrustPlan(serverName: "b.example"))
    }
    let plain = try request("--proxy ''", "a.example")
    #expect(plain.endpoint.port == 443 && plain.connection.proxy == nil)
    #expect(plain.timeout == Request.defaultTimeout && !plain.repairsChain)
    #expect(plain.connection.startTLS == nil && plain.trust.serverName == "b.example")
    let other = try request(
      "--proxy socks5://p.example --timeout 2.5 --starttls imap --connect-to [::1]:5 --sni s",
      "a.example")
    #expect(other.endpoint.port == 143 && other.connection.startTLS == .imap)
    #expect(other.timeout == .milliseconds(2500) && other.connection.serverNameIndication == "s")
    #expect(other.connection.proxy?.host == "p.example")
    #expect(other.connection.connectTo == .init(host: "::1", port: 5))
    #expect(try request("--proxy ''", "a.example:587").connection.startTLS == .smtp)
  }

  @Test(arguments: [
    ("", true), ("--hosts h", false), ("--shard 1/2", false), ("--all-addresses", false),
    ("--all-keys", false), ("--jobs 3 --unordered --retries 2", true),
  ])
  func howManyReportsThereWillBe(options: String, isKnown: Bool) throws {
    let command = try CheckCommand.parse(["localhost"] + Self.words(options))
    #expect(command.connect.isCountKnown == isKnown)
  }

  /// The servers of a run that cannot begin, as their reports would have named them.
  @Test func endpointsOfTheArguments() throws {
    func endpoints(_ text: String) throws -> [Endpoint] {
      try CheckCommand.parse(Self.words(text)).endpoints
    }
    #expect(
      try endpoints("A.example:8443 a^b [::1] --server-name Name.Example") == [
        Endpoint(host: "a.example", port: 8443, serverName: "name.example"),
        Endpoint(host: "a^b", port: nil, serverName: nil),
        Endpoint(host: "::1", port: 443, serverName: "name.example"),
      ])
    #expect(try endpoints("a.example --server-name a^b").map(\.serverName) == ["a.example"])
    #expect(try endpoints("a.example b.example --shard 1/2").isEmpty)
    #expect(
      try endpoints("a.example b.example:587 --starttls smtp").map(\.port) == [25, 587])
    #expect(try endpoints("a.example --starttls none").map(\.port) == [443])
    let command = try CheckCommand.parse(["a", "b", "--connect-to", "::1:9"])
    #expect(command.addresses == ["a", "b", "::1:9"])
  }

  /// Options about a server, in the order of the help, even where one is empty.
  @Test(
    arguments: [
      ("", []), ("--sni ''", ["--sni"]), ("--starttls none", ["--starttls"]),
      ("--proxy ''", ["--proxy"]), ("--p12 p", ["--p12"]), ("--timeout 3", []),
      (
        "--client-cert c --client-key k --connect-to h --proxy p --starttls ftp --sni s",
        ["--sni", "--starttls", "--proxy", "--connect-to", "--client-cert"]
      ),
    ] as [(String, [String])])
  func optionsAboutAServer(options: String, given: [String]) throws {
    #expect(
      try ShowCommand.parse(["localhost"] + Self.words(options)).reach.server.given == given)
  }

  /// Whether the messages of a handshake are seen by anybody.
  @Test(arguments: [
    ("", true), ("-q", false), ("-v", true), ("--json", true), ("--json -q", true),
    ("--format json -q", true), ("--format csv", false), ("--format html", false),
    ("--format text -q", false), ("--format csv --save-evidence e", true),
    ("-q --save-evidence e", true), ("-q --save-exceptions e", false),
  ])
  func whereATraceIsShown(options: String, isShown: Bool) throws {
    let options = try RunOptions.parse(Self.words(options))
    #expect(options.showsTrace == isShown && options.output.showsTrace == isShown)
  }

  @Test(arguments: [
    ("--save-evidence -", "--save-evidence takes the name of a file"),
    ("--save-exceptions ''", "--save-exceptions takes the name of a file"),
    ("--write-bundle -", "--write-bundle takes the name of a file"),
    ("--force", "--force needs --save-exceptions or --write-bundle"),
    ("--force --save-evidence e", "--force needs --save-exceptions or --write-bundle"),
    ("-q -v", "--quiet and --verbose exclude each other"),
    ("--compat blackbox --json", "--compat is about measures"),
    ("--include-pem", "--include-pem is about JSON"),
    ("--include-pem --format csv", "--include-pem is about JSON"),
    ("--json --format csv", "--json and --format csv exclude each other"),
    ("--timeout 0", "--timeout takes a number"),
  ])
  func refused(options: String, message: String) throws {
    let error = #expect(throws: (any Error).self) {
      try RunOptions.parse(Self.words(options))
    }
    let text = try RunOptions.message(for: #require(error))
    #expect(text.contains(message), "\(text)")
  }

  @Test(arguments: [
    "--force --save-exceptions e", "--force --write-bundle b", "--json --format json",
    "--include-pem --format json", "--compat blackbox --format prometheus",
  ])
  func taken(options: String) throws {
    let parsed = try RunOptions.parse(Self.words(options))
    #expect(parsed.reportFormat == (options.contains("json") ? .json : parsed.format ?? .text))
  }

  @Test(arguments: [
    ("--client-key k", "--client-key needs --client-cert"),
    ("--p12 p --client-cert c", "so that --client-cert has no effect"),
    ("--keylog ''", "--keylog takes the name of a file"),
    ("--keylog k --engine gnutls", "--engine gnutls does without it"),
    ("--trace -q", "--trace is shown by --format text without --quiet"),
  ])
  func refusedOfAConnection(options: String, message: String) throws {
    let error = #expect(throws: (any Error).self) {
      try CheckCommand.parse(["localhost"] + Self.words(options))
    }
    let text = try CheckCommand.message(for: #require(error))
    #expect(text.contains(message), "\(text)")
  }
}
