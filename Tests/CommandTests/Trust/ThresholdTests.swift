import Foundation
import Testing
import TrustModel

/// `--expires-within`, `--fail-on` and similar options: status 3, and the date on which trust ends.
@Suite(.timeLimit(.minutes(30))) struct ThresholdTests {
  private let directory: TemporaryDirectory

  /// A leaf valid for 300 days, under an issuer that one root signed for 50 days and another for
  /// 3000.
  init() async throws {
    directory = try TemporaryDirectory()
    let made = try await Binary.shell(
      """
      set -e; cd '\(directory.url.path)'
      for name in short long issuer leaf; do
        openssl genpkey -algorithm EC -pkeyopt ec_paramgen_curve:P-256 -out $name.key
      done
      for name in short long; do
        openssl req -x509 -new -key $name.key -out $name.pem -subj "/CN=Root $name" -days 4000 \
          -addext basicConstraints=critical,CA:TRUE -addext keyUsage=critical,keyCertSign
      done
      printf '%s\n' basicConstraints=critical,CA:TRUE keyUsage=critical,keyCertSign >issuer.ext
      printf '%s\n' subjectAltName=DNS:www.example.com extendedKeyUsage=serverAuth >leaf.ext
      sign() {
        openssl req -new -key $1.key -subj "/CN=$1" | openssl x509 -req -CA $2.pem -CAkey $2.key \
          -set_serial $RANDOM -days $3 -extfile $1.ext -out $4.pem
      }
      sign issuer short 50 by-short
      sign issuer long 3000 by-long
      cp issuer.key by-long.key
      sign leaf by-long 300 leaf
      cat leaf.pem by-short.pem >chain.pem
      cat leaf.pem by-short.pem by-long.pem >both.pem
      cat short.pem long.pem >roots.pem
      """)
    try #require(made.status == 0, "\(made.errors)")
  }

  private func verify(
    _ chain: String, roots: String = "roots.pem", name: String = "www.example.com",
    _ options: [String]
  ) async throws -> CommandResult {
    try await Binary.run(
      executable: Binary.url,
      arguments: [
        "verify", directory.path(chain), "--anchor", directory.path(roots), "--anchors-only",
        "--no-second-opinion", "--server-name", name,
      ] + options.map { $0.hasSuffix(".pem") || $0.hasSuffix(".txt") ? directory.path($0) : $0 },
      input: nil, environment: [:])
  }

  /// Beyond the dates that are tried nothing is known: trust may end at the next.
  @Test func manyEarlierEnds() async throws {
    let made = try await Binary.shell(
      """
      set -e; cd '\(directory.url.path)'
      for days in $(seq 20 37); do
        openssl req -new -key issuer.key -subj /CN=issuer | openssl x509 -req -CA short.pem \
          -CAkey short.key -set_serial $days -days $days -extfile issuer.ext
      done >many
      cat leaf.pem by-long.pem many >many.pem
      """)
    try #require(made.status == 0, "\(made.errors)")
    #expect(try await verify("many.pem", ["--expires-within", "10d"]).status == 0)
    let late = try await verify("many.pem", ["--expires-within", "301d"])
    #expect(late.status == 3, "\(late.output)")
    #expect(
      late.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        .contains("where the search ended"), "\(late.output)")
  }

  /// Exceptions for other hosts end nothing, however many there are.
  @Test func exceptionsOfOthers() async throws {
    let saved = try await verify(
      "chain.pem", name: "other.example.com",
      ["--save-exceptions", directory.path("one.exceptions")])
    #expect(saved.status == 1)
    let made = try await Binary.shell(
      """
      set -e; cd '\(directory.url.path)'
      for day in $(seq 10 29); do
        sed "s/other.example.com/h$day.example.com/
          s/^expires: .*/expires: $(date -u -d "+$day days" +%Y-%m-%dT%H:%M:%SZ)/" one.exceptions
        echo
      done >many.exceptions
      """)
    try #require(made.status == 0, "\(made.errors)")
    let exceptions = ["--exceptions", directory.path("many.exceptions")]
    for (days, status) in [("49d", Int32(0)), ("60d", 3)] {
      let result = try await verify("chain.pem", exceptions + ["--expires-within", days])
      #expect(result.status == status, "\(days): \(result.output)\(result.errors)")
    }
  }

  private func end(of certificate: String) async throws -> String {
    let shown = try await Binary.shell(
      """
      date -u -d "$(openssl x509 -in '\(directory.path(certificate))' -noout -enddate | cut -d= -f2)" \
        +%Y-%m-%dT%H:%M:%SZ | tr -d '\\n'
      """)
    return shown.output
  }

  /// Trust ends with the last valid path, not with the first certificate that expires.
  @Test(arguments: [
    ("chain.pem", "roots.pem", "by-short.pem", "certificate 1"),
    ("both.pem", "roots.pem", "leaf.pem", "certificate 0"),
    ("both.pem", "short.pem", "by-short.pem", "certificate 1"),
    ("both.pem", "long.pem", "leaf.pem", "certificate 0"),
  ])
  func trustEnds(chain: String, roots: String, with last: String, cause: String) async throws {
    let result = try await verify(chain, roots: roots, ["--json"])
    #expect(result.status == 0)
    #expect(result.json.first?["trustedUntil"] as? String == (try await end(of: last)))
    let text = try await verify(chain, roots: roots, []).output
    #expect(text.contains("(\(cause))\n"), "\(text)")
    let date = try await end(of: last)
    let lastSecond = try await verify(chain, roots: roots, ["--verify-date", date, "--json"])
    #expect(lastSecond.status == 0)
    #expect(lastSecond.json.first?["trustedUntil"] as? String == date)
    let after = try await Binary.shell(
      "date -u -d '\(date) + 1 second' +%Y-%m-%dT%H:%M:%SZ | tr -d '\\n'")
    let later = try await verify(chain, roots: roots, ["--verify-date", after.output, "--json"])
    #expect(later.status == 1)
    #expect(later.json.first?["trustedUntil"] is NSNull)
  }

  /// The exception expires before the leaf, and trust ends with it.
  @Test func exceptionsEnd() async throws {
    let file = "exceptions.txt"
    let other = "other.example.com"
    #expect(try await verify("both.pem", name: other, ["--save-exceptions", file]).status == 1)
    let result = try await verify("both.pem", name: other, ["--exceptions", file, "--json"])
    #expect(result.status == 0)
    let report = CustomReport(try #require(result.json.first))
    let expires = report.list("exceptions").first?["expires"] as? String
    #expect(report.string("trustedUntil") == expires)
    #expect(expires != (try await end(of: "leaf.pem")))
    #expect(
      try await verify("both.pem", name: other, ["--exceptions", file, "--expires-within", "100d"])
        .status == 3)
  }

  @Test(arguments: [
    ("chain.pem", ["--expires-within", "49d"], true),
    ("chain.pem", ["--expires-within", "60d"], false),
    ("chain.pem", ["--expires-within", "1190h"], true),
    ("chain.pem", ["--expires-within", "1201h"], false),
    // Percent of the leaf's 300 days.
    ("chain.pem", ["--expires-within", "16%"], true),
    ("chain.pem", ["--expires-within", "17%"], false),
    ("chain.pem", ["--expires-within", "100%"], false),
    ("both.pem", ["--expires-within", "60d"], true),
    ("chain.pem", ["--require-sct", "1"], false),
    ("chain.pem", ["--fail-on", "TemporalValidity,BlackListedKey"], true),
    ("chain.pem", ["--fail-on", "TemporalValidity,TRANSPORTSECURITY"], false),
    ("chain.pem", ["--fail-on", "transportSecurity", "--fail-on", "TemporalValidity"], false),
    ("chain.pem", ["--fail-on", "cipher", "--ignore", "cipher"], true),
    // It was not checked.
    ("chain.pem", ["--fail-on", "Revocation"], false),
    ("chain.pem", ["--fail-on", "transportSecurity", "--ignore", "transportSecurity"], true),
    ("chain.pem", ["--expires-within", "60d", "--ignore", "TemporalValidity"], true),
    ("chain.pem", ["--require-sct", "1", "--ignore", "SSLHostname,CTRequired"], true),
    ("leaf.pem", ["--intermediate", "by-long.pem", "--fail-on", "MissingIntermediate"], false),
    ("leaf.pem", ["--intermediate", "by-long.pem"], true),
    ("both.pem", ["--fail-on", "MissingIntermediate"], true),
  ])
  func oneThreshold(chain: String, options: [String], isMet: Bool) async throws {
    let result = try await verify(chain, options + ["--json"])
    #expect(result.status == (isMet ? 0 : 3), "\(options) \(result.errors)")
    let report = CustomReport(try #require(result.json.first))
    #expect(report.string("verdict") == "trusted")
    #expect(report.list("thresholds").contains { $0["failed"] as? Bool == true } == !isMet)
  }

  /// What the purpose does not ask was not looked at, and so is not met.
  @Test(arguments: [
    ("SSLHostname", "server", true), ("SSLHostname", "basic", false),
    ("ExtendedKeyUsage", "server", true), ("ExtendedKeyUsage", "basic", false),
    ("ServerAuthEKU", "server", true), ("ServerAuthEKU", "basic", false),
    ("KeySize", "server", true), ("KeySize", "basic", false),
    ("keyUsage", "server", true), ("keyUsage", "basic", false),
    ("transportSecurity", "basic", false), ("TemporalValidity", "basic", true),
  ])
  func checksThatThePurposeLeavesOut(check: String, purpose: String, isMet: Bool) async throws {
    let result = try await verify(
      "chain.pem", ["--purpose", purpose, "--fail-on", check, "--json"])
    #expect(result.status == (isMet ? 0 : 3), "\(result.errors)")
    let report = CustomReport(try #require(result.json.first))
    let threshold = try #require(report.list("thresholds").first)
    let leftOut = "not checked with --purpose \(purpose)"
    #expect(threshold["actual"] as? String == (isMet ? "none" : leftOut))
  }

  /// What only an option asks for was not looked at without it; and some checks are of policies that
  /// are not evaluated.
  @Test(arguments: [
    ("PinnedKey", "", "@leaf"), ("LeafSPKISHA256", "@leaf", "@ca"), ("CAspkiSHA256", "@ca", ""),
  ])
  func checksThatNobodyAskedFor(check: String, place: String, other: String) async throws {
    let plain = try await verify("chain.pem", ["--json"])
    let path = CustomReport(try #require(plain.json.first)).list("path")
    let status = { (place: String) async throws -> Int32 in
      let digest = try #require(path[place == "@ca" ? 1 : 0]["spkiSha256"] as? String)
      let pin = try #require(Pin(hexadecimalDigest: digest)).key + place
      return try await verify("chain.pem", ["--pin", pin, "--fail-on", check]).status
    }
    #expect(try await status(place) == 0)
    #expect(try await status(other) == 3)
    #expect(try await verify("chain.pem", ["--fail-on", check]).status == 3)
  }

  @Test(arguments: [
    "RevocationResponseRequired", "CTRequired", "PinnedCertificate", "IssuerNameConstraints",
    "SystemTrustedWeakKey",
  ])
  func checksThatWereNotMade(check: String) async throws {
    let result = try await verify("chain.pem", ["--fail-on", check, "--json"])
    #expect(result.status == 3)
    let report = CustomReport(try #require(result.json.first))
    let threshold = try #require(report.list("thresholds").first)
    #expect((threshold["actual"] as? String)?.hasPrefix("not checked") == true)
  }

  private func date(_ text: String) async throws -> String {
    let result = try await Binary.shell(
      "date -u -d '\(text)' +%Y-%m-%dT%H:%M:%SZ | tr -d '\\n'")
    return result.output
  }

  /// The percentage is of the whole lifetime, not of what is left.
  @Test(arguments: [("16%", 0), ("17%", 3)] as [(String, Int32)])
  func aPartIsOfTheWholeLifetime(margin: String, status: Int32) async throws {
    let late = try await date("\(try await end(of: "leaf.pem")) - 50 days")
    #expect(
      try await verify("both.pem", ["--verify-date", late, "--expires-within", margin]).status
        == status)
  }

  /// Exactly the required time is enough, to the second.
  @Test(arguments: [(0, 0), (1, 3)] as [(Int, Int32)])
  func marginsHoldToTheSecond(seconds: Int, status: Int32) async throws {
    let end = try await end(of: "leaf.pem")
    let late = try await date("\(end) - 24 hours + \(seconds) seconds")
    for margin in ["24h", "1d"] {
      #expect(
        try await verify("both.pem", ["--verify-date", late, "--expires-within", margin]).status
          == status)
    }
  }

  /// An ignored condition still decides the verdict.
  @Test func theVerdictStays() async throws {
    let result = try await verify(
      "chain.pem", name: "other.example.com",
      ["--ignore", "SSLHostname", "--expires-within", "1d", "--json"])
    #expect(result.status == 1)
    let thresholds = CustomReport(try #require(result.json.first)).list("thresholds")
    #expect(thresholds.map { $0["actual"] as? String } == ["not trusted now"])
  }

  @Test(arguments: [
    ["--expires-within", "21"], ["--expires-within", "0d"], ["--expires-within", "-1d"],
    ["--expires-within", "101%"], ["--expires-within", "d"], ["--expires-within", ""],
    ["--expires-within", "99999999999999999999d"], ["--expires-within", "+3d"],
    ["--fail-on", "nothing"], ["--fail-on", "disagreement"], ["--fail-on", ""],
    ["--ignore", "SSLHostname,"],
    ["--require-sct", "0"], ["--require-sct", "x"], ["--min-tls", "1.1"],
    // These need a handshake, which files do not have.
    ["--min-tls", "1.2"], ["--require-staple"], ["--fail-on", "SSLHostname,cipher"],
    ["--fail-on", "TLSVersion"],
  ])
  func wrongValues(options: [String]) async throws {
    let result = try await verify("chain.pem", options)
    #expect(result.status == 64 && result.output.isEmpty, "\(options)")
    #expect(result.errors.filter { $0 == "\n" }.count == 1, "\(result.errors)")
  }
}
