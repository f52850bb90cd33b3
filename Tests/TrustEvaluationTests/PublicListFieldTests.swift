import Testing
import TrustModel

@testable import TrustEvaluation

/// What the lists of roots say of one root, field by field.
@Suite struct PublicListFieldTests {
  @Test(
    arguments: [
      ("10.9.2..", "-", "Apple's list has it since macOS 10.9.2", true, "10.9.2"),
      ("..", "-", "Apple's list has it", true, nil),
      ("..12.5", "-", "Apple's list had it up to macOS 12.5", false, nil),
      (
        "..11.0 13.0..", "mozilla", "Apple's list has it since macOS 13.0; in the lists of Mozilla",
        true, "13.0"
      ),
      ("!10.7.5..", "-", "Apple's list has it for other purposes than TLS", false, nil),
      (
        "-", "mozilla nobody chrome",
        "Apple's list never had it; in the lists of Mozilla, Chrome", false, nil
      ),
      ("10.9", "-", "Apple's list never had it", false, nil),
      ("..10.9 11.0..12.5", "-", "Apple's list had it up to macOS 12.5", false, nil),
      (
        "..", "android chrome debian-12 microsoft mozilla openjdk oracle-java",
        "Apple's list has it; in the lists of Android, Chrome, Debian 12, Microsoft, Mozilla, "
          + "OpenJDK, Oracle Java", true, nil
      ),
    ] as [(String, String, String, Bool, String?)])
  func stretches(
    field: String, lists: String, text: String, isApples: Bool, since: String?
  ) throws {
    let listing = try #require(RootListing([field, lists, "-"]))
    #expect(listing.text == text)
    #expect(listing.isApples == isApples && listing.appleSince == since)
    #expect(listing.rules.isEmpty)
  }

  @Test(arguments: [[], ["-"], ["-", "-"], ["-", "-", "-", "-"]])
  func otherFields(fields: [String]) {
    #expect(RootListing(fields) == nil)
  }

  @Test func rules() throws {
    let listing = try #require(
      RootListing([
        "-", "-",
        "Chrome,sct_not_after,2024-11-11,131_and_later,exact,2026-11-01 "
          + "Mozilla,removed,-,-,estimate,2026-11-02 x,nothing,-,-,-,- y,removed,-,-,-",
      ]))
    #expect(listing.rules.map(\.client) == ["Chrome", "Mozilla"])
    #expect(listing.rules.map(\.kind) == [.timestampUntil, .removed])
    #expect(listing.rules.map(\.date) == [Instant(rfc3339: "2024-11-11T23:59:59Z"), nil])
    #expect(listing.rules.map(\.version) == ["131 and later", nil])
    #expect(listing.rules.map(\.isEstimate) == [false, true])
    #expect(listing.rules.map(\.asOf) == ["2026-11-01", "2026-11-02"])
  }
}
