import Rendering
import Testing
import TrustModel

@testable import TrustLab
@testable import trusteval

/// What `lab ca` says of the files that it made, in the cases that are rare.
@Suite struct AuthorityGuideTests {
  private static let end = Instant(secondsSinceEpoch: 1_780_000_000)

  private static func text(
    _ names: [String], in directory: String = "/d", isRenewal: Bool = false,
    _ change: (inout AuthorityFiles.Result) -> Void = { _ in }
  ) -> String {
    var result = AuthorityFiles.Result(
      directory: directory, names: names.map { AuthorityName($0) }, end: end)
    change(&result)
    return AuthorityGuide(result: result, isRenewal: isRenewal).guide.render(
      options: TextOptions(width: 120))
  }

  /// A wildcard is no name that could be asked for: where there is nothing else, one is that it covers.
  @Test(arguments: [
    (["a.test", "b.test"], " --server-name a.test\n"),
    (["*.a.test", "b.test"], " --server-name b.test\n"),
    (["*.a.test", "*.b.test"], " --server-name a.a.test\n"),
    (["::1"], " --server-name ::1\n"),
  ])
  func theNameToCheckFor(names: [String], ending: String) throws {
    let text = Self.text(names)
    #expect(text.contains("  for    \(names.joined(separator: ", "))\n"), "\(text)")
    let line = try #require(text.split(separator: "\n").first { $0.contains("trusteval verify") })
    #expect((line + "\n").hasSuffix(ending), "\(line)")
  }

  /// What is copied into a configuration is between quotes, and a word for a shell where it has to be.
  @Test func pathsThatAreCopied() {
    let text = Self.text(["a.test"], in: #"/it "is"\a"#)
    #expect(text.contains(#"ssl_certificate "/it \"is\"\\a/server.pem";"#), "\(text)")
    #expect(text.contains(#"curl --cacert '/it "is"\a/root.pem' https"#), "\(text)")
    #expect(text.contains(#"trusteval lab ca '/it "is"\a' --renew"#), "\(text)")
  }

  /// A renewal tells what is new, and not again how to serve and to install.
  @Test func renewals() {
    let made = Self.text(["a.test"])
    let day = Self.end.day
    #expect(made.hasPrefix("Made in /d\n") && made.contains("\n  until  \(day)\n"), "\(made)")
    for title in ["Files", "Serve", "Trust, where", "Check", "Renew before \(day)"] {
      #expect(made.contains("\n\n\(title)"), "\(title)")
    }
    let plain = Self.text(["a.test"], isRenewal: true)
    #expect(plain.hasPrefix("Renewed: the server has to read its files again. In /d\n"))
    #expect(plain.split(separator: "\n\n").count == 2 && plain.contains("\n\nCheck\n"), "\(plain)")
    let words = [
      "x-key.pem is new, as none", "y-key.pem is new, as none", "intermediate.pem would have ended",
      "root-crl.pem is the one of before",
    ]
    for word in words { #expect(!plain.contains(word)) }
    let rich = Self.text(["a.test"], isRenewal: true) {
      ($0.newKeys, $0.hasNewIntermediate, $0.lacksRootKey) =
        (["x-key.pem", "y-key.pem"], true, true)
    }
    for word in words { #expect(rich.contains("\n         \(word)"), "\(rich)") }
  }
}
