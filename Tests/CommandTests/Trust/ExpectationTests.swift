import Foundation
import Testing

/// `--expect-issuer`, `--expect-organization` and `--expect-policy`: status 3, and the reason.
@Suite(.timeLimit(.minutes(30))) struct ExpectationTests {
  private let directory: TemporaryDirectory

  /// A root, an issuer for extended and domain validation, and a leaf of Example Ltd under it.
  init() async throws {
    directory = try TemporaryDirectory()
    let made = try await Binary.shell(
      """
      set -e; cd '\(directory.url.path)'
      key() { openssl genpkey -algorithm EC -pkeyopt ec_paramgen_curve:P-256 -out $1.key; }
      for name in root issuer leaf own; do key $name; done
      openssl req -x509 -new -key root.key -out root.pem -subj '/O=Example Trust/CN=Example Root' \
        -days 3000 -addext basicConstraints=critical,CA:TRUE -addext keyUsage=critical,keyCertSign
      printf '%s\n' basicConstraints=critical,CA:TRUE keyUsage=critical,keyCertSign \
        certificatePolicies=2.23.140.1.1,2.23.140.1.2.1 >issuer.ext
      printf '%s\n' subjectAltName=DNS:www.example.com extendedKeyUsage=serverAuth \
        certificatePolicies=2.23.140.1.1,2.23.140.1.2.2 >leaf.ext
      sign() {
        openssl req -new -key $1.key -subj "$3" | openssl x509 -req -CA $2.pem -CAkey $2.key \
          -set_serial 7 -days 300 -extfile $1.ext -out $1.pem
      }
      sign issuer root '/C=GB/O=Example Trust/CN=Example EV CA 1'
      sign leaf issuer '/C=GB/O=Example Ltd/CN=www.example.com'
      cat leaf.pem issuer.pem >chain.pem
      printf '%s\n' subjectAltName=DNS:www.example.com extendedKeyUsage=serverAuth \
        certificatePolicies=2.16.840.1.114412.2.1 >own.ext
      sign own root '/C=GB/O=Example Ltd/CN=www.example.com'
      """)
    try #require(made.status == 0, "\(made.errors)")
  }

  private func verify(
    _ options: [String], file: String = "chain.pem"
  ) async throws -> CommandResult {
    try await Binary.run(
      executable: Binary.url,
      arguments: [
        "verify", directory.path(file), "--anchor", directory.path("root.pem"),
        "--anchors-only", "--no-second-opinion",
      ] + options, input: nil, environment: [:])
  }

  private static let name = ["--server-name", "www.example.com"]

  @Test(arguments: [
    (["--expect-issuer", "Example Trust"], true), (["--expect-issuer", "example ev ca 1"], true),
    (["--expect-issuer", "Example Root"], true), (["--expect-issuer", "Example"], false),
    (["--expect-issuer", "CN=Example EV CA 1, O=Example Trust, C=GB"], true),
    (["--expect-issuer", "Example Ltd"], false), (["--expect-issuer", "www.example.com"], false),
    (["--expect-issuer", "Other", "--expect-issuer", "Example Root"], true),
    (["--expect-organization", "Example Ltd"], true),
    (["--expect-organization", "Example Trust"], false),
    (["--expect-organization", "Example"], false),
    (["--expect-policy", "ev"], true), (["--expect-policy", "2.23.140.1.1"], true),
    // A policy that only the leaf, or only its issuer, contains.
    (["--expect-policy", "ov"], false), (["--expect-policy", "DV"], false),
    (["--expect-policy", "dv", "--expect-policy", "EV"], true),
    (["--expect-policy", "1.2.3"], false),
  ])
  func oneThreshold(options: [String], isMet: Bool) async throws {
    let result = try await verify(Self.name + options + ["--json"])
    #expect(result.status == (isMet ? 0 : 3), "\(options)")
    let report = CustomReport(try #require(result.json.first))
    #expect(report.string("verdict") == "trusted")
    let thresholds = report.list("thresholds")
    #expect(thresholds.map { $0["option"] as? String } == [options[0]])
    #expect(thresholds.map { $0["failed"] as? Bool } == [!isMet])
  }

  /// Each option is a threshold of its own; an untrusted server stays untrusted.
  @Test func severalAndTheVerdict() async throws {
    let met = ["--expect-issuer", "Example Trust", "--expect-policy", "ev"]
    let missed = met + ["--expect-organization", "Other"]
    #expect(try await verify(Self.name + met).status == 0)
    let result = try await verify(Self.name + missed)
    #expect(result.status == 3)
    #expect(result.output.contains("--expect-organization requires Other, found Example Ltd"))
    #expect(result.output.contains("threshold    --expect-issuer Example Trust: met, found"))
    let quiet = try await verify(Self.name + missed + ["-q"])
    #expect(quiet.output.contains("but --expect-organization requires Other"))
    #expect(quiet.output.filter { $0 == "\n" }.count == 1)
    #expect(try await verify(["--server-name", "other.example"] + missed).status == 1)
    // Every authority of the path is named, the root last, and no other certificate.
    let issuers = try await verify(Self.name + ["--expect-issuer", "Other", "--json"])
    #expect(
      CustomReport(try #require(issuers.json.first)).list("thresholds")[0]["actual"] as? String
        == "CN=Example EV CA 1, O=Example Trust, C=GB; CN=Example Root, O=Example Trust")
    // Of what meets it, no more than that is named.
    let root = try await verify(Self.name + ["--expect-issuer", "Example Root", "--json"])
    #expect(
      CustomReport(try #require(root.json.first)).list("thresholds")[0]["actual"] as? String
        == "CN=Example Root, O=Example Trust")
    let named = try await verify(Self.name + ["--expect-policy", "ov", "--json"])
    let actual = CustomReport(try #require(named.json.first)).list("thresholds")[0]
    #expect(actual["actual"] as? String == "ev-guidelines (2.23.140.1.1)")
    #expect(actual["expected"] as? String == "ov (2.23.140.1.2.2)")
  }

  /// An authority's own policy for extended validation is one, and is shown by name.
  @Test func anAuthoritysOwnPolicy() async throws {
    let own = "EV of DigiCert (2.16.840.1.114412.2.1)"
    let met = try await verify(Self.name + ["--expect-policy", "ev", "-v"], file: "own.pem")
    #expect(met.status == 0 && met.output.contains("Policies                  \(own)"))
    let missed = try await verify(Self.name + ["--expect-policy", "ov"], file: "own.pem")
    let flat = missed.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(missed.status == 3 && flat.contains("found \(own)"), "\(flat)")
    let shown = try await Binary.run(
      executable: Binary.url, arguments: ["show", directory.path("own.pem")], input: nil,
      environment: [:])
    #expect(shown.output.contains("extended validation (EV) by DigiCert's rules"))
  }

  @Test(arguments: [
    ["--expect-policy", "extended"], ["--expect-policy", ""], ["--expect-issuer", ""],
    ["--expect-policy", "1.2.x"], ["--expect-organization", ""],
  ])
  func wrongValues(options: [String]) async throws {
    let result = try await verify(Self.name + options)
    #expect(result.status == 64 && result.output.isEmpty)
    #expect(result.errors.filter { $0 == "\n" }.count == 1)
  }

  /// A record contains the expectations, and a replay may have others.
  @Test func replay() async throws {
    let record = directory.path("seen.jsonl")
    let first = Self.name + ["--expect-policy", "ov", "--save-evidence", record]
    #expect(try await verify(first).status == 3)
    for (options, status) in [
      ([String](), 3), (["--expect-policy", "ev"], 0), (["--expect-issuer", "Other"], 3),
    ] as [([String], Int32)] {
      let result = try await Binary.run(
        executable: Binary.url, arguments: ["replay", record] + options, input: nil,
        environment: [:])
      #expect(result.status == status, "\(options)")
    }
  }
}
