import OpenSSLEngine
import Testing
import TrustModel
import X509

@testable import TrustEvaluation

@Suite struct RefusedKeyTests {
  private static func list(_ key: String, rule: String = "inferred") -> RefusedKeys {
    RefusedKeys("\(key)\t\(rule)\tkey-leak\t2026-10-17\tCN=Test\tChrome 156\t2026-11-01")
  }

  private static func key(of certificate: IssuedCertificate) throws -> String {
    try "k" + SHA256.hexadecimal(certificate.parsed.publicKey.spki)
  }

  /// At any place on the path, also in the anchor.
  @Test(arguments: [0, 1, 2]) func aCompromisedKeyIsNeverTrusted(index: Int) throws {
    let issued = try TestChain().issued()
    let key = try Self.key(of: [issued.leaf, issued.issuer, issued.root][index])
    let evaluation = try evaluate([issued.leaf, issued.issuer], anchors: [issued.root]) {
      $0.refusedKeys = Self.list(key)
    }
    #expect(!evaluation.isTrusted)
    #expect(evaluation.best.found == [Found(.blackListedKey, index)])
    #expect(evaluation.best.findings.map(\.reason) == [.compromisedKey])
    #expect(
      evaluation.best.findings[0].actual
        == "key leak, CN=Test, known since 2026-10-17: refused by Chrome 156 (as of 2026-11-01)")
    #expect(!evaluation.notChecked.map(\.check).contains(.blackListedKey))
  }

  @Test func theRuleDecides() throws {
    let issued = try TestChain().issued()
    let key = try Self.key(of: issued.issuer)
    func evaluation(_ rule: String) throws -> Evaluation {
      try evaluate([issued.leaf, issued.issuer], anchors: [issued.root]) {
        $0.refusedKeys = Self.list(key, rule: rule)
      }
    }
    let apples = try evaluation("source")
    #expect(apples.best.findings.map(\.check) == [.blackListedKey])
    #expect(apples.best.findings.map(\.reason) == [nil])
    #expect(apples.best.findings.map(\.summary) == ["Apple's clients refuse the key"])
    let compromised = try evaluation("inferred")
    #expect(
      compromised.best.findings.map(\.summary) == ["the key is known to be compromised"])
    #expect(compromised.best.findings.map(\.expected) == ["a key that only its owner has"])
    let others = try evaluation("note")
    #expect(others.isTrusted)
    #expect(
      others.notes == [
        Note(
          .refusedKey,
          "clients other than Apple's of \(PublicRoots.appleRelease) refuse 'Test Issuer': key leak, "
            + "CN=Test, known since 2026-10-17: refused by Chrome 156 (as of 2026-11-01)")
      ])
    #expect(others.notChecked.map(\.check).contains(.blackListedKey))
  }

  /// Another path is used if it does not contain the key.
  @Test func aPathWithoutTheKeyIsTaken() throws {
    let chain = TestChain()
    let issued = try chain.issued()
    let other = try TestAuthority.rootTemplate("Other Root").issue(
      to: TestAuthority.otherRootKey.get())
    let cross = try chain.issuer.issue(to: TestAuthority.issuerKey.get(), by: other)
    let key = try Self.key(of: issued.root)
    let evaluation = try evaluate(
      [issued.leaf, issued.issuer, cross], anchors: [issued.root, other]
    ) { $0.refusedKeys = Self.list(key) }
    #expect(evaluation.isTrusted)
    #expect(evaluation.best.names.last == "Other Root")
    #expect(evaluation.others.contains { $0.found.contains(Found(.blackListedKey, 2)) })
  }

  /// A row for a certificate does not affect others with the same key.
  @Test func aCertificateIsMatchedByItself() throws {
    let issued = try TestChain().issued()
    var chain = TestChain()
    chain.leaf.notAfter = TestAuthority.now.advanced(byDays: 61)
    let sibling = try chain.issued()
    let list = Self.list("c" + (try issued.leaf.parsed.sha256))
    #expect(list.entry(for: try issued.leaf.parsed) != nil)
    #expect(list.entry(for: try sibling.leaf.parsed) == nil)
  }

  /// An entry for the key is about more than one for the certificate.
  @Test func theKeyComesFirst() throws {
    let leaf = try TestChain().issued().leaf.parsed
    let rest = "key-leak\t-\t-\tChrome 156\t2026-11-01"
    let list = RefusedKeys("c\(leaf.sha256)\tnote\t\(rest)\nk\(leaf.keyDigest)\tinferred\t\(rest)")
    #expect(list.entry(for: leaf)?.rule == .compromised)
  }

  @Test(arguments: [
    (["-", "-", "-"], "refused by Chrome 156 (as of 2026-11-01)"),
    (["-", "2015-02-19", "-"], "known since 2015-02-19: refused by Chrome 156 (as of 2026-11-01)"),
    (["mis-issued", "-", "CN=A"], "mis issued, CN=A: refused by Chrome 156 (as of 2026-11-01)"),
  ])
  func entriesAreWorded(facts: [String], text: String) {
    #expect(RefusedKey(["inferred"] + facts + ["Chrome 156", "2026-11-01"])?.text == text)
    #expect(RefusedKey(["unknown"] + facts + ["Chrome 156", "2026-11-01"]) == nil)
  }

  @Test func serialNumberAndIssuerAreMatched() throws {
    let issued = try TestChain().issued()
    let leaf = try issued.leaf.parsed
    let serial = Hexadecimal.lowerCase(leaf.serialNumber)
    #expect(Self.list("s\(serial),CN=Test Issuer").entry(for: leaf) != nil)
    #expect(Self.list("s\(serial),CN=Test Root").entry(for: leaf) == nil)
    #expect(Self.list("s00\(serial),CN=Test Issuer").entry(for: leaf) == nil)
  }

  /// Keys whose private part became public, by their hashes in clients' lists.
  @Test(arguments: [
    // eDellRoot, whose private key was on every computer of a series.
    "cdee9f3305572a677e1a6c82dc1e02a35b11cae6a684338c9f37fe1ac8daec23",
    // An authority whose key became known in October 2026.
    "43bffa19d6ef651451f6841e019931e96f6f2eaeff28ab4b6f1ce4576de2717b",
    // Keys of 512 bits.
    "b833c49da7d4604077171a1663038f9d80d31e0678348a60f4bae431e137950e",
  ])
  func knowsCompromisedKeys(hash: String) throws {
    let fields = try #require(SortedLines(RefusedKeyTable.keys).fields(after: "k" + hash))
    #expect(RefusedKey(fields)?.rule == .compromised)
  }
}
