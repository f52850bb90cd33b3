import Foundation
import Testing

/// `--pin` and `--pin-certificate` with servers of the lab: status, codes and text.
@Suite(.timeLimit(.minutes(30))) struct PinningTests {
  private let directory: TemporaryDirectory
  private let lab: LabProcess

  init() throws {
    directory = try TemporaryDirectory()
    lab = try LabProcess(
      directory: directory, cases: ["good", "expired-leaf", "tls-1.0-only", "self-signed"])
  }

  private func server(_ name: String) throws -> LabProcess.Server {
    try #require(lab.servers.first { $0.name == name })
  }

  private func check(_ name: String, _ options: String...) async throws -> CommandResult {
    try await Binary.run(
      executable: Binary.url, arguments: try server(name).options + options, input: nil,
      environment: [:])
  }

  private func chain(_ name: String) -> String { directory.path("lab/\(name)/chain.pem") }

  /// A certificate's key as openssl's tools print it for curl's option.
  private func pin(of file: String) async throws -> String {
    let made = try await Binary.shell(
      "openssl x509 -in '\(file)' -noout -pubkey | openssl pkey -pubin -outform der "
        + "| openssl dgst -sha256 -binary | base64 -w0")
    try #require(made.status == 0 && made.output.utf8.count == 44)
    return "sha256//" + made.output
  }

  private static let other = "sha256//47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="

  @Test func keysOfEachPlace() async throws {
    let leaf = try await pin(of: chain("good"))
    let root = try await pin(of: directory.path("lab/good/root.pem"))
    let trials: [([String], [String], [String: Int])] = [
      ([leaf], [], [:]), ([root], [], [:]), ([leaf + "@leaf", root + "@ca"], [], [:]),
      (["\(Self.other);\(leaf)"], [], [:]), ([Self.other, leaf], [], [:]),
      ([Self.other], ["PinnedKey"], ["urlSession": -999, "stream": 89, "networkFramework": -9808]),
      ([root + "@leaf"], ["LeafSPKISHA256"], ["secTrust": -9886, "urlSession": -1200]),
      ([leaf + "@ca"], ["CAspkiSHA256"], ["secTrust": -9886, "urlSession": -1200]),
      (
        [leaf + "@ca", root + "@leaf", Self.other],
        ["LeafSPKISHA256", "CAspkiSHA256", "PinnedKey"],
        ["secTrust": -9886]
      ),
    ]
    for (pins, failures, codes) in trials {
      let options = pins.flatMap { ["--pin", $0] } + ["--json"]
      let result = try await Binary.run(
        executable: Binary.url, arguments: try server("good").options + options, input: nil,
        environment: [:])
      let report = CustomReport(try #require(result.json.first, "\(result.errors)"))
      #expect(report.failures == failures, "\(pins)")
      #expect(result.status == (failures.isEmpty ? 0 : 1))
      for (layer, value) in codes { #expect(report.code(layer) == value, "\(pins) \(layer)") }
      #expect(report.codes("secTrust") == codes.keys.contains("secTrust"))
      let shown = report.list("pins")
      #expect(
        Set(shown.compactMap { $0["text"] as? String })
          == Set(pins.flatMap { $0.split(separator: ";").map(String.init) }))
      #expect(
        shown.filter { ($0["matches"] as? [Int])?.isEmpty == false }.count
          == (failures.isEmpty ? Set(pins).subtracting([Self.other]).count : 0))
      // No fix proposes to trust what may be an impostor's: a key that is pinned is no such thing.
      let kinds = report.list("fixes").compactMap { $0["kind"] as? String }
      #expect(failures.isEmpty || kinds.allSatisfy { $0 == "pinPlace" }, "\(kinds)")
      #expect(kinds.contains("pinPlace") == (failures.count == 1 && !pins[0].contains(Self.other)))
    }
  }

  /// The printed pin works for curl, and for the option.
  @Test func whatIsPrintedCanBeGiven() async throws {
    let leaf = try await pin(of: chain("good"))
    let failing = try await check("good", "--pin", Self.other)
    #expect(failing.output.contains(leaf) && failing.status == 1)
    let verbose = try await check("good", "-v", "--pin", leaf + "@leaf")
    #expect(verbose.output.contains("Pin         " + leaf))
    for text in [
      "<key>NSPinnedDomains</key>", "<key>www.lab.example</key>",
      "<key>NSPinnedLeafIdentities</key>",
      "<dict><key>SPKI-SHA256-BASE64</key><string>\(leaf.dropFirst(8))</string></dict>",
    ] {
      #expect(verbose.output.contains(text), "\(text)")
    }
    #expect(!verbose.output.contains("NSPinnedCAIdentities"))
  }

  @Test(arguments: [
    "sha256//short", "", "sha256/47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=", other + "@root",
    other + ";", String(repeating: "ab", count: 32),
  ])
  func malformedPins(text: String) async throws {
    let result = try await check("good", "--pin", text)
    #expect(result.status == 64 && result.output.isEmpty)
    #expect(result.errors.contains("sha256//BASE64"))
    #expect(result.errors.filter { $0 == "\n" }.count == 1)
  }

  /// Name, dates and issuer do not matter (TN2232, "Trusting One Specific Certificate").
  @Test func aCertificateIsCompared() async throws {
    for (name, extra) in [("good", [String]()), ("expired-leaf", []), ("self-signed", [])] {
      for serverName in ["www.lab.example", "other.example"] {
        let options = [
          "127.0.0.1:\(try server(name).port)", "--server-name", serverName, "--anchors-only",
          "--no-network-fetch", "--pin-certificate", chain(name), "--json",
        ]
        let result = try await Binary.run(
          executable: Binary.url, arguments: options + extra, input: nil, environment: [:])
        let report = CustomReport(try #require(result.json.first, "\(result.errors)"))
        #expect(result.status == 0 && report.string("verdict") == "trusted")
        #expect(report.string("trustResult") == "proceed" && report.failures.isEmpty)
        #expect(!report.codes("secTrust"))
        let note = try #require(report.texts("notes").first { $0.contains("--pin-certificate") })
        #expect(note.contains("nothing else was checked") && note.contains("refused ("))
        // App Transport Security is judged separately (L053).
        #expect(report.code("urlSessionATS") == -1200 && report.code("streamATS") == -9802)
        #expect(report.list("pins").first?["matches"] as? [Int] == [0])
      }
    }
    let text = try await check("good", "--pin-certificate", chain("good"))
    let words = text.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("compared with --pin-certificate, not evaluated"))
    #expect(words.contains("evaluated, it would be trusted"))
    #expect(!words.contains("expires"))
  }

  /// App Transport Security has nothing against one that is trusted as well.
  @Test func aCertificateThatIsTrustedAsWell() async throws {
    let root = directory.path("lab/good/root.pem")
    for (option, isBlocked) in [("--user-root", false), ("--anchor", true)] {
      let result = try await Binary.run(
        "verify", chain("good"), "--server-name", "www.lab.example", option, root,
        "--pin-certificate", chain("good"), "--no-second-opinion", "--json")
      let report = CustomReport(try #require(result.json.first, "\(result.errors)"))
      #expect(report.string("verdict") == "trusted" && report.string("trustResult") == "proceed")
      #expect(report.codes("urlSessionATS") == isBlocked)
    }
  }

  @Test func anotherCertificateIsRefused() async throws {
    let result = try await check("good", "--pin-certificate", chain("expired-leaf"), "--json")
    let report = CustomReport(try #require(result.json.first))
    #expect(result.status == 1 && report.failures == ["PinnedCertificate"])
    #expect(report.code("urlSession") == -999 && !report.codes("secTrust"))
    #expect(report.list("fixes").isEmpty)
    // The issuer's certificate, though sent, does not match: the server does not prove that it has
    // that key.
    let issuer = directory.path("issuer.pem")
    _ = try await Binary.shell(
      "awk '/BEGIN/ { n++ } n == 2' '\(chain("good"))' >'\(issuer)'")
    #expect(try await check("good", "--pin-certificate", issuer).status == 1)
    // A spare certificate, in a file of its own.
    let spare = try await check(
      "good", "--pin-certificate", chain("expired-leaf"), "--pin-certificate", chain("good"))
    #expect(spare.status == 0)
  }

  /// TLS below 1.2 is refused by current clients, whatever the certificate is.
  @Test func oldTLSIsRefusedAllTheSame() async throws {
    let result = try await check(
      "tls-1.0-only", "--pin-certificate", chain("tls-1.0-only"), "--json")
    let report = CustomReport(try #require(result.json.first))
    #expect(result.status == 1 && report.failures == ["TLSVersion"])
  }

  @Test func filesThatCannotBeUsed() async throws {
    directory.write(Data("no certificate\n".utf8), to: "garbage")
    for (file, words) in [("garbage", "no certificate"), ("missing", "could not read")] {
      let result = try await check("good", "--pin-certificate", directory.path(file))
      #expect(result.status == 2 && result.output.isEmpty)
      #expect(result.errors.lowercased().contains(words), "\(result.errors)")
    }
    let both = try await check("good", "--pin-certificate", chain("good"), "--pin", Self.other)
    #expect(both.status == 64 && both.errors.contains("--pin-certificate"))
    for options in [["--crl", "list"], ["--revocation", "online"], ["--revocation", "require"]] {
      let result = try await Binary.run(
        executable: Binary.url,
        arguments: ["verify", chain("good"), "--pin-certificate", chain("good")] + options,
        input: nil, environment: [:])
      #expect(result.status == 64 && result.output.isEmpty, "\(options)")
      #expect(result.errors.contains("\(options[0]) has no effect"), "\(result.errors)")
    }
  }

  /// The record contains what was compared; a replay may use other pins.
  @Test func replay() async throws {
    let record = directory.path("seen.jsonl")
    let copy = directory.path("copy.pem")
    try FileManager.default.copyItem(atPath: chain("good"), toPath: copy)
    _ = try await check("good", "--pin-certificate", copy, "--save-evidence", record)
    try FileManager.default.removeItem(atPath: copy)
    let leaf = try await pin(of: chain("good"))
    let trials: [([String], Int32, [String])] = [
      ([], 0, []), (["--pin", Self.other], 1, ["PinnedKey"]), (["--pin", leaf], 0, []),
      (["--pin-certificate", chain("expired-leaf")], 1, ["PinnedCertificate"]),
    ]
    for (options, status, failures) in trials {
      let result = try await Binary.run(
        executable: Binary.url, arguments: ["replay", record, "--json"] + options, input: nil,
        environment: [:])
      let report = CustomReport(try #require(result.json.first, "\(result.errors)"))
      #expect(result.status == status && report.failures == failures, "\(options)")
      #expect(!report.list("pins").isEmpty)
    }
  }
}

/// The parts of a report that tests of customisations check.
struct CustomReport {
  private let json: [String: Any]

  init(_ json: [String: Any]) {
    self.json = json
  }

  var failures: [String] { list("failures").compactMap { $0["check"] as? String } }

  func string(_ key: String) -> String? { json[key] as? String }

  func list(_ key: String) -> [[String: Any]] { json[key] as? [[String: Any]] ?? [] }

  func texts(_ key: String) -> [String] { list(key).compactMap { $0["text"] as? String } }

  func code(_ layer: String) -> Int? {
    ((json["codes"] as? [String: Any])?[layer] as? [String: Any])?["value"] as? Int
  }

  func codes(_ layer: String) -> Bool { code(layer) != nil }
}
