import Testing
import TrustModel

@testable import AppleCodes

/// For every log that a report names there is a place where it, or one like it, can be read.
@Suite struct LogPageTests {
  @Test func everyLogTellsWhereToLook() {
    for line in FieldLogTable.text.split(separator: "\n") {
      let name = String(line.prefix { $0 != "|" })
      guard case .found(let entries) = ErrorDictionary.answer(to: name).lookup,
        let entry = entries.first
      else {
        Issue.record("\(name) is not known")
        continue
      }
      #expect(
        entry.evidence.hasPrefix("https://") || entry.meaning.contains("no public page"),
        "\(name)")
    }
  }
}
