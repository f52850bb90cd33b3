import Testing
import TrustModel

@testable import AppleCodes

/// The keys of App Transport Security in Info.plist, as Apple's current pages have them.
@Suite struct InfoPlistKeyTests {
  struct Case: CustomTestStringConvertible {
    let key: String
    /// Words of the entry.
    let says: [String]
    /// Words that were true of older systems only, or never.
    let never: [String]
    var testDescription: String { key }
  }

  @Test(arguments: [
    Case(
      key: "NSExceptionDomains",
      says: ["IP address", "range", "iOS 17", "macOS 14", "192.0.2.0/24"],
      never: ["Names only", "NSRequiresCertificateTransparency"]),
    Case(
      key: "NSAllowsLocalNetworking",
      says: ["unqualified names", ".local", "IP addresses", "iOS 17", "NSAllowsArbitraryLoads"],
      never: ["are not since iOS 17"]),
    Case(
      key: "NSAllowsArbitraryLoads", says: ["ignored", "the local network"], never: []),
    Case(
      key: "NSRequiresCertificateTransparency", says: ["obsolete", "The system itself asks"],
      never: ["true or false"]),
    Case(
      key: "NSIncludesSubdomains", says: ["one additional label", "a.b.example.com is not"],
      never: []),
    Case(
      key: "address", says: ["NSAllowsLocalNetworking", "iOS 17"], never: []),
  ])
  func keyIsTold(entry: Case) throws {
    guard case .found(let entries) = ErrorDictionary.answer(to: entry.key).lookup else {
      Issue.record("nothing is found")
      return
    }
    let first = try #require(entries.first)
    let text =
      ([first.meaning, first.customisable ?? "", first.trap ?? ""] + first.whatToDo)
      .joined(separator: "\n")
    for words in entry.says { #expect(text.contains(words), "\(text)") }
    for words in entry.never { #expect(!text.contains(words), "\(text)") }
  }
}
