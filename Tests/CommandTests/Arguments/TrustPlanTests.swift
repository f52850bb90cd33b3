import ArgumentParser
import Testing
import TrustModel

@testable import trusteval

/// What the options of trust make of a plan: each has its own place in it, and what is given counts
/// before what was recorded.
@Suite struct TrustPlanTests {
  private static func options(_ text: String) throws -> TrustOptions {
    try CheckCommand.parse(
      ["localhost"] + text.split(separator: " ").map { $0 == "''" ? "" : String($0) }
    ).trust
  }

  /// The message of what is refused; nil where it is taken.
  private static func refusal(
    of text: String, over recorded: TrustPlan = TrustPlan()
  ) throws -> String? {
    let options = try options(text)
    do throws(InputError) {
      _ = try options.plan(over: recorded)
      return nil
    } catch {
      #expect(error.status == .usage)
      return error.message
    }
  }

  private static let (key, otherKey) = (Pin(spki: [1]), Pin(spki: [2], place: .ca))

  /// A plan in which everything has a value of its own.
  private static var whole: TrustPlan {
    var expectations = Expectations()
    expectations.issuers = ["I"]
    expectations.organizations = ["O"]
    expectations.policies = [.validation(.domain)]
    expectations.lasting = .percent(5)
    expectations.minimumTLS = .tls12
    expectations.timestamps = 9
    expectations.compared = "compared.pem"
    expectations.failures = [.disagreement]
    expectations.ignored = [.refusal]
    return TrustPlan(
      serverName: "old.example", purpose: .client, verifyDate: Instant(secondsSinceEpoch: 1),
      anchors: ["a"], userRoots: ["u"], rootStores: ["s"], intermediates: ["i"], fetching: .never,
      pinning: .keys([key]), expectations: expectations, exceptions: ["e"],
      revocation: RevocationPlan(mode: .online))
  }

  @Test func anOptionReplacesItsOwnSettingAndNoOther() throws {
    let (key, otherKey) = (Self.key, Self.otherKey)
    let rows: [(String, (inout TrustPlan) -> Void)] = [
      ("", { _ in }),
      ("--server-name NEW.example.", { $0.serverName = "new.example." }),
      ("--server-name 2001:DB8::1", { $0.serverName = "2001:DB8::1" }),
      ("--purpose basic", { $0.purpose = .basic }),
      ("--verify-date 1970-01-01T00:00:09Z", { $0.verifyDate = Instant(secondsSinceEpoch: 9) }),
      ("--anchor b --anchor c", { $0.anchors = ["b", "c"] }),
      ("--user-root v --user-root w", { $0.userRoots = ["v", "w"] }),
      ("--root-store t", { $0.rootStores = ["t"] }),
      ("--intermediate j", { $0.intermediates = ["j"] }),
      ("--anchors-only", { ($0.anchorsOnly, $0.userRoots, $0.rootStores) = (true, [], []) }),
      ("--revocation require", { $0.revocation.mode = .require }),
      ("--revocation off", { $0.revocation.mode = .off }),
      ("--crl l --crl m", { $0.revocation.lists = ["l", "m"] }),
      ("--no-second-opinion", { $0.secondOpinion = false }),
      ("--exceptions f", { $0.exceptions = ["f"] }),
      ("--pin \(otherKey.text)", { $0.pinning = .keys([otherKey]) }),
      (
        "--pin \(key.text);\(otherKey.text) --pin \(key.text)",
        { $0.pinning = .keys([key, otherKey, key]) }
      ),
      ("--pin-certificate p", { $0.pinning = .certificates(["p"]) }),
      ("--expect-issuer J --expect-issuer K", { $0.expectations?.issuers = ["J", "K"] }),
      ("--expect-organization P", { $0.expectations?.organizations = ["P"] }),
      (
        "--expect-policy EV --expect-policy 1.2.3",
        { $0.expectations?.policies = [.validation(.extended), .identifier("1.2.3")] }
      ),
      ("--expires-within 36h", { $0.expectations?.lasting = .seconds(129_600) }),
      ("--min-tls 1.3", { $0.expectations?.minimumTLS = .tls13 }),
      ("--require-sct 2", { $0.expectations?.timestamps = 2 }),
      ("--require-staple", { $0.expectations?.staple = .required }),
      ("--compare d.pem", { $0.expectations?.compared = "d.pem" }),
      (
        "--fail-on refusal,SSLHostname --fail-on cipher",
        { $0.expectations?.failures = [.refusal, .check(.sslHostname), .handshake(.cipher)] }
      ),
      ("--ignore offer", { $0.expectations?.ignored = [.handshake(.offer)] }),
    ]
    for (text, change) in rows {
      var expected = Self.whole
      change(&expected)
      #expect(try Self.options(text).plan(over: Self.whole) == expected, "\(text)")
    }
    #expect(try Self.options("").plan() == TrustPlan())
  }

  /// Where two settings exclude each other, the one that is given takes the recorded one's place.
  @Test func whatIsGivenTakesThePlaceOfWhatItExcludes() throws {
    let alone = TrustPlan(anchors: ["a"], anchorsOnly: true)
    #expect(try !Self.options("--user-root u").plan(over: alone).anchorsOnly)
    #expect(try !Self.options("--root-store s").plan(over: alone).anchorsOnly)
    #expect(try Self.options("--anchor b").plan(over: alone).anchorsOnly)
    let deaf = TrustPlan(revocation: RevocationPlan(mode: .off))
    #expect(
      try Self.options("--crl l").plan(over: deaf).revocation
        == RevocationPlan(mode: .stapled, lists: ["l"]))
    let listed = TrustPlan(revocation: RevocationPlan(mode: .online, lists: ["l"]))
    #expect(
      try Self.options("--revocation off").plan(over: listed).revocation
        == RevocationPlan(mode: .off))
    #expect(try Self.options("--revocation stapled").plan(over: listed).revocation.lists == ["l"])
    let compared = TrustPlan(pinning: .certificates(["p"]))
    #expect(
      try Self.options("--pin \(Self.key.text)").plan(over: compared).pinning == .keys([Self.key]))
  }

  @Test(arguments: [
    ("--revocation off --crl l", "so that --crl has no effect"),
    ("--pin-certificate p --pin \(key.text)", "it leaves --pin without effect"),
    ("--pin-certificate p --exceptions e", "nothing fails that --exceptions could let pass"),
    ("--pin-certificate p --crl l", "evaluates nothing, so that --crl has no effect"),
    ("--pin-certificate p --revocation online", "so that --revocation has no effect"),
    ("--pin-certificate p --revocation require", "so that --revocation has no effect"),
    ("--pin-certificate p --revocation require --crl l", "so that --crl has no effect"),
    ("--anchors-only --user-root u", "it leaves --user-root and --root-store without effect"),
    ("--anchors-only --root-store s", "it leaves --user-root and --root-store without effect"),
    ("--no-second-opinion --fail-on refusal,disagreement", "--fail-on disagreement needs the lib"),
    ("--expect-issuer ''", "need some text"), ("--expect-organization ''", "need some text"),
    ("--expect-policy ''", "need some text"),
    ("--expect-policy qv", "'qv' is neither ev, ov or dv"),
    ("--expires-within 0d", "'0d' is no time such as 21d or 36h"),
    ("--fail-on refusal,", "--fail-on '' is none of its values"),
    ("--ignore refusals", "--ignore 'refusals' is none"), ("--ignore refusals", "mean 'refusal'?"),
    ("--verify-date now", "--verify-date 'now' is not a date"),
    ("--pin x", "--pin 'x' is not sha256//BASE64"),
    ("--pin \(key.text);", "--pin '' is not sha256//BASE64"),
    ("--pin " + String(repeating: "0aF:", count: 21) + "1", "takes Base64, not hexadecimal"),
  ])
  func refused(options: String, message: String) throws {
    let refusal = try #require(try Self.refusal(of: options))
    #expect(refusal.contains(message), "\(refusal)")
  }

  /// What has an effect beside the other is taken.
  @Test(arguments: [
    "--pin-certificate p --revocation stapled", "--pin-certificate p --revocation off",
    "--anchors-only --anchor a --intermediate i", "--no-second-opinion --fail-on refusal",
    "--revocation require --crl l --pin \(key.text) --exceptions e",
  ])
  func taken(options: String) throws {
    #expect(try Self.refusal(of: options) == nil)
  }

  /// A record that was made with both keeps its thresholds where the libraries are not asked again.
  @Test func aRecordedThresholdIsNoMistake() throws {
    var expectations = Expectations()
    expectations.failures = [.disagreement]
    let recorded = TrustPlan(expectations: expectations)
    #expect(try Self.refusal(of: "--no-second-opinion", over: recorded) == nil)
    #expect(try Self.refusal(of: "--no-second-opinion --ignore cipher", over: recorded) == nil)
  }

  /// Options about a handshake, for certificates that have none; what is ignored asks for nothing.
  @Test(
    arguments: [
      ("", []), ("--require-sct 2 --fail-on SSLHostname,refusal", []),
      ("--min-tls 1.2", ["--min-tls"]), ("--min-tls 1.2 --ignore protocolVersion", []),
      ("--min-tls 1.2 --ignore TLSVersion", []), ("--min-tls 1.2 --ignore cipher", ["--min-tls"]),
      ("--require-staple", ["--require-staple"]), ("--require-staple --ignore stapledAnswer", []),
      ("--require-staple --ignore RevocationResponseRequired", []),
      ("--fail-on keyUsage", []), ("--fail-on TLSVersion", ["--fail-on TLSVersion"]),
      ("--fail-on TLSVersion --ignore TLSVersion", []),
      ("--fail-on cipher,keyUsage,offer", ["--fail-on cipher,offer"]),
      ("--fail-on cipher,offer --ignore offer", ["--fail-on cipher"]),
      (
        "--fail-on cipher --require-staple --min-tls 1.3",
        ["--min-tls", "--require-staple", "--fail-on cipher"]
      ),
    ] as [(String, [String])])
  func handshakeOptions(options: String, asked: [String]) throws {
    let parsed = try Self.options(options)
    #expect(try parsed.handshakeOptions() == asked)
  }

  /// What the run writes must not take the place of any file that is read.
  @Test func everyFileIsKnown() throws {
    let command = try CheckCommand.parse(
      [
        "localhost", "--hosts", "h", "--client-cert", "c", "--client-key", "k", "--anchor", "a",
        "--user-root", "u", "--root-store", "s", "--intermediate", "i", "--exceptions", "e",
        "--crl", "l", "--compare", "d",
      ])
    #expect(Set(command.files) == Set("hckausield".map(String.init)))
    let container = try CheckCommand.parse(["localhost", "--p12", "x", "--pin-certificate", "p"])
    #expect(Set(container.files) == ["x", "p"])
    let shown = try ShowCommand.parse(["localhost", "--p12", "x", "--password-file", "w"])
    #expect(Set(shown.reach.files) == ["x", "w"])
  }
}
