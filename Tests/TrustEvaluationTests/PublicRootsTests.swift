import Foundation
import Testing
import TrustModel

@testable import TrustEvaluation

@Suite struct PublicRootsTests {
  private static func listing(_ fingerprint: String) -> RootListing? {
    SortedLines(PublicRootTable.roots).fields(after: fingerprint).flatMap(RootListing.init)
  }

  /// Every line is found by its key and can be read, so the tables are sorted and well-formed.
  @Test(arguments: 0...2) func everyLineIsFound(number: Int) {
    let table = [PublicRootTable.roots, PublicRootTable.appleRoots, RefusedKeyTable.keys][number]
    let lines = SortedLines(table)
    let all = table.split(separator: "\n")
    #expect(all.count > 100)
    for line in all {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      #expect(lines.fields(after: fields[0]) == Array(fields.dropFirst()), "\(line)")
    }
  }

  @Test(arguments: ["", "0", "b", "b\tx", "zz", "\n"]) func whatIsNotThereIsNotFound(key: String) {
    #expect(SortedLines("a\t1\nc\t2\ncc\t3").fields(after: key) == nil)
    #expect(SortedLines("").fields(after: key) == nil)
    #expect(SortedLines(PublicRootTable.roots).fields(after: key) == nil)
  }

  @Test func everyRootAndKeyCanBeRead() {
    for line in PublicRootTable.roots.split(separator: "\n") {
      let fields = line.split(separator: "\t").map(String.init)
      let listing = RootListing(Array(fields.dropFirst()))
      #expect(listing != nil)
      let rules = fields[3] == "-" ? 0 : fields[3].split(separator: " ").count
      #expect(listing?.rules.count == rules, "\(line)")
      let stretches = fields[1] == "-" ? 0 : fields[1].split(separator: " ").count
      #expect(listing?.stretches.count == stretches, "\(line)")
    }
    for line in RefusedKeyTable.keys.split(separator: "\n") {
      let fields = line.split(separator: "\t").map(String.init)
      #expect(RefusedKey(Array(fields.dropFirst())) != nil, "\(line)")
    }
  }

  /// The number of TLS roots in Apple's list of macOS 26.0.
  @Test func appleHas144Roots() {
    let apples = PublicRootTable.appleRoots.split(separator: "\n")
      .compactMap { $0.split(separator: "\t").last.map(String.init) }
    #expect(apples.count == 144)
    #expect(apples.allSatisfy { Self.listing($0)?.isApples == true })
    let all = PublicRootTable.roots.split(separator: "\n").map { String($0.prefix(64)) }
    #expect(all.filter { Self.listing($0)?.isApples == true }.count == 144)
  }

  @Test func theManualHasTheDaysOfTheLists() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../man/trusteval.1")
    let manual = try String(contentsOf: file, encoding: .utf8)
    #expect(manual.contains("\(PublicRoots.appleRelease), as of \(PublicRoots.appleAsOf)"))
    #expect(manual.contains("As of \(RefusedKeys.asOf)"))
  }

  /// One of each kind, compared with Apple's published lists.
  @Test(arguments: [
    // ISRG Root X1.
    ("96bcec06264976f37460779acf28c5a7cfe8a3c0aae11a8ffcee05c0bddf08c6", true),
    // One that Apple never had, and one that macOS 14.4 does not have.
    ("02bdf96e2a45dd9bf18fc7e1dbdf21a0379ba3c9c2610344cfd8d606fec1ed81", false),
    ("0c258a12a5674aef25f28ba7dcfaeceea348e541e6f5cc4ee63b71b361606ac3", false),
    // Apple's own, for other purposes.
    ("7afc9d01a62f03a2de9637936d4afe68090d2de18d03f29c88cfb0b1ba63587f", false),
  ])
  func knowsAppleRoots(fingerprint: String, isApples: Bool) throws {
    #expect(try #require(Self.listing(fingerprint)).isApples == isApples)
  }

  @Test func saysSinceWhenAndUntilWhen() throws {
    let listing = { (stretches: String) in
      try #require(RootListing([stretches, "mozilla microsoft", "-"]))
    }
    let others = "; in the lists of Mozilla, Microsoft"
    #expect(try listing("14.4..").text == "Apple's list has it since macOS 14.4" + others)
    #expect(try listing("10.9..12.5 14.4..").appleSince == "14.4")
    #expect(try listing("..14.3").text == "Apple's list had it up to macOS 14.3" + others)
    #expect(try listing("-").text == "Apple's list never had it" + others)
    #expect(
      try listing("!10.7.5..").text == "Apple's list has it for other purposes than TLS" + others)
  }

  /// A day lasts to its end.
  @Test(arguments: [
    ("apple,leaf_not_before_after,2024-11-15,-,-,2024-12-11", "2024-11-15T23:59:59Z", false),
    ("apple,leaf_not_before_after,2024-11-15,-,-,2024-12-11", "2024-11-16T00:00:00Z", true),
    ("mozilla,removed,2026-02-19,CKBI-2.84,-,2026-02-19", "2024-11-16T00:00:00Z", true),
    (
      "mozilla,trust_bit_removed_on,2030-02-19,-,estimate,2026-02-19", "2024-11-16T00:00:00Z", false
    ),
    ("java,all_refused,-,-,-,2026-02-19", "2024-11-16T00:00:00Z", true),
  ])
  func rulesApplyByDate(rule: String, issued: String, applies: Bool) throws {
    let rule = try #require(ClientRule(rule))
    let issued = try #require(Instant(rfc3339: issued))
    let now = try #require(Instant(rfc3339: "2026-11-22T00:00:00Z"))
    #expect(rule.applies(issued: issued, at: now) == applies)
  }
}
