import Testing
import TrustEvaluation
import TrustModel
import X509

@Suite struct HostnameMatchingTests {
  private let suffixes = PublicSuffixList(text: "com\nuk\nco.uk\n")

  @Test func matchesAnyAlternativeName() throws {
    let leaf = try leaf([.dns("a.example.com"), .dns("*.b.example.com"), .ip([192, 0, 2, 1])])
    #expect(outcome(.dns("a.example.com"), leaf) == .matches)
    #expect(outcome(.dns("x.b.example.com"), leaf) == .matches)
    #expect(outcome(.ip([192, 0, 2, 1]), leaf) == .matches)
  }

  @Test func comparesAddressesAsBytesAndWithAddressesOnly() throws {
    let mapped = [UInt8](repeating: 0, count: 10) + [0xff, 0xff, 192, 0, 2, 1]
    let leaf = try leaf([.ip([192, 0, 2, 1])])
    #expect(reason(.ip(mapped), leaf) == .otherName)
    let text = try self.leaf([.dns("192.0.2.1")])
    #expect(reason(.ip([192, 0, 2, 1]), text) == .noAlternativeName)
    #expect(reason(.dns("example.com"), leaf) == .noAlternativeName)
  }

  /// Every octet is compared, for both lengths.
  @Test(arguments: [4, 16]) func comparesEveryOctetOfAnAddress(length: Int) throws {
    let address = (0..<length).map { UInt8(0x20 + $0) }
    let leaf = try leaf([.ip(address)])
    #expect(outcome(.ip(address), leaf) == .matches)
    for index in address.indices {
      var other = address
      other[index] ^= 1
      #expect(reason(.ip(other), leaf) == .otherName)
    }
    #expect(
      reason(.ip(Array(address.prefix(4)) + [UInt8](repeating: 0, count: 12)), leaf) == .otherName)
    if length == 16 { #expect(reason(.ip(Array(address.prefix(4))), leaf) == .otherName) }
  }

  @Test func anAddressAsTextIsToldFromAnAddress() throws {
    let leaf = try leaf([.dns("192.0.2.1"), .dns("example.com")])
    guard
      case .fails(let finding) = outcome(.ip([192, 0, 2, 1]), leaf)
    else { throw Unexpected() }
    #expect(finding.summary == "the certificate is for no IP address")
    #expect(finding.actual == "192.0.2.1 (as a DNS name), example.com")
  }

  private struct Unexpected: Error {}

  @Test func tellsCausesApart() throws {
    let host = ReferenceIdentity.dns("www.example.com")
    #expect(reason(host, try leaf([.dns("example.com")])) == .otherName)
    #expect(reason(host, try leaf(nil)) == .noAlternativeName)
    #expect(reason(host, try leaf([.email("a@www.example.com")])) == .noAlternativeName)
    #expect(reason(host, try leaf([.dns("*.example.org"), .dns("a.b")])) == .otherName)
    #expect(reason(host, try leaf([.dns("w*.example.com")])) == .wildcardRefused)
    #expect(reason(host, try leaf(nil, commonName: "www.example.com")) == .commonNameOnly)
    #expect(reason(host, try leaf(nil, commonName: "*.example.com")) == .commonNameOnly)
    #expect(reason(host, try leaf(nil, commonName: "w*.example.com")) == .noAlternativeName)
    #expect(
      reason(host, try leaf([.dns("example.com")], commonName: "www.example.com"))
        == .commonNameOnly)
    #expect(reason(.ip([10, 0, 0, 1]), try leaf(nil, commonName: "10.0.0.1")) == .commonNameOnly)
    #expect(
      reason(.ip([10, 0, 0, 1]), try leaf([.dns("10.0.0.1")], commonName: "10.0.0.1"))
        == .noAlternativeName)
  }

  @Test(
    arguments: [
      (" www.example.com", true), ("www.example.com ", true), ("www.example.com.", true),
      ("\twww.Example.com. ", true), ("www.example.com..", true), (".www.example.com", false),
      ("www. example.com", false), ("www.example.org ", false), ("*.example.com ", false),
      (" ", false), ("https://www.example.com", true), ("HTTP://www.example.com/", true),
      ("www.example.com:443", true), ("https://www.example.com:8443/path", true),
      ("ftp://www.example.com", false), ("https://www.example.org", false),
      ("www.example.com/", true), ("443:www.example.com", false),
    ])
  func whatIsAroundANameIsTold(presented: String, isNearly: Bool) throws {
    for commonName in ["other", "www.example.com"] {
      let found = reason(
        .dns("www.example.com"), try leaf([.dns(presented)], commonName: commonName))
      #expect((found == .strayCharacter) == isNearly)
    }
  }

  @Test(
    arguments: [
      ("*.example.com", "example.com", "is for hosts below this name, not for the name itself"),
      ("*.Example.com", "a.b.example.com", "covers one label only, and this name has more"),
      ("*.com", "example.com", "does not cover this name, as two labels have to follow the star"),
      (
        "*.example", "a.b.example",
        "does not cover this name, as two labels have to follow the star"
      ),
      ("*", "a.example", "does not cover this name, as two labels have to follow the star"),
      (
        "*.co.uk", "example.co.uk",
        "does not cover this name, as names below co.uk have many owners"
      ),
      ("*.co.uk", "a.b.co.uk", "does not cover this name, as names below co.uk have many owners"),
      (
        "w*.example.com", "www.example.com",
        "does not cover this name, as a star counts only as the whole first label"
      ),
      (
        "*.*.example.com", "a.b.example.com",
        "does not cover this name, as a star counts only as the whole first label"
      ),
    ])
  func whyAWildcardDoesNotCoverIsTold(wildcard: String, name: String, text: String) throws {
    guard case .fails(let finding) = outcome(.dns(name), try leaf([.dns(wildcard)])) else {
      throw Unexpected()
    }
    #expect(finding.reason == .wildcardRefused)
    #expect(finding.summary == "the certificate's wildcard " + text)
  }

  /// Of several wildcards the first that seems to cover the name is explained.
  @Test(arguments: [
    (["*.org", "*.co.uk"], "names below co.uk have many owners"),
    (["*.example.org", "*.co.uk"], "names below co.uk have many owners"),
    (["a*.example.org", "*.uk"], "two labels have to follow the star"),
  ])
  func theWildcardInQuestionIsExplained(names: [String], text: String) throws {
    guard
      case .fails(let finding) = outcome(.dns("a.b.co.uk"), try leaf(names.map { .dns($0) }))
    else { throw Unexpected() }
    #expect(finding.summary == "the certificate's wildcard does not cover this name, as " + text)
  }

  private static let mails = (1...12).map { UnsignedCertificate.Name.email("\($0)@a") }
  private static let shownMails = (1...8).map { "email:\($0)@a" }.joined(separator: ", ")

  /// Names are quoted where their ends would not be seen, and cut where they are very long.
  @Test(
    arguments: [
      ([.dns("192.0.2.1")], "192.0.2.1"), ([.dns("a.example.")], "'a.example.'"),
      ([.dns(" a.example")], "' a.example'"), ([.dns(".a")], "'.a'"), ([.dns("")], "''"),
      ([.dns("a b")], "a b"),
      ([.dns(String(repeating: "a", count: 300))], String(repeating: "a", count: 300)),
      ([.dns(String(repeating: "a", count: 301))], String(repeating: "a", count: 250) + "..."),
      (nil, "no subject alternative name"),
      ([.email("a@b.example")], "no name of a host, but email:a@b.example"),
      (mails, "no name of a host, but \(shownMails) and 4 more"),
    ] as [([UnsignedCertificate.Name]?, String)])
  func namesAreShown(names: [UnsignedCertificate.Name]?, text: String) throws {
    guard case .fails(let finding) = outcome(.dns("b.example"), try leaf(names)) else {
      throw Unexpected()
    }
    #expect(finding.actual == text)
  }

  /// An address is another kind of name, to which the scheme belongs.
  @Test func anAddressIsNoNameOfAHost() throws {
    let leaf = try leaf([.dns("other.example"), .uri("https://www.example.com/")])
    #expect(reason(.dns("www.example.com"), leaf) == .otherName)
  }

  @Test func saysWhenOnlyTheListCouldDecide() throws {
    let leaf = try leaf([.dns("other.example"), .dns("*.co.uk")])
    let open = hostnameFinding(
      reference: .dns("example.co.uk"), leaf: leaf, publicSuffixes: nil)
    #expect(open == .matchesIfNotPublicSuffix)
    #expect(reason(.dns("example.co.uk"), leaf) == .wildcardRefused)
  }

  @Test func namesWhatWasThere() throws {
    let leaf = try leaf([
      .dns("a.example"), .ip([192, 0, 2, 1]),
      .ip([0x20, 0x01, 0x0d, 0xb8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]),
    ])
    guard case .fails(let finding) = outcome(.dns("b.example"), leaf) else {
      Issue.record("matched")
      return
    }
    #expect(finding.check == .sslHostname)
    #expect(finding.certificate == 0)
    #expect(finding.expected == "b.example")
    #expect(finding.actual == "a.example, 192.0.2.1, 2001:db8::1")
  }

  @Test func boundsWhatItNames() throws {
    let leaf = try leaf((0..<500).map { .dns("host\($0).example") })
    guard case .fails(let finding) = outcome(.dns("b.example"), leaf) else {
      Issue.record("matched")
      return
    }
    #expect(finding.actual?.hasSuffix("host7.example and 492 more") == true)
  }

  private func leaf(
    _ names: [UnsignedCertificate.Name]?, commonName: String = "leaf"
  ) throws -> Certificate {
    try UnsignedCertificate(subject: [.commonName(commonName)], names: names).certificate()
  }

  private func outcome(_ reference: ReferenceIdentity, _ leaf: Certificate) -> HostnameOutcome {
    hostnameFinding(reference: reference, leaf: leaf, publicSuffixes: suffixes)
  }

  private func reason(_ reference: ReferenceIdentity, _ leaf: Certificate) -> FindingReason? {
    if case .fails(let finding) = outcome(reference, leaf) { finding.reason } else { nil }
  }
}
