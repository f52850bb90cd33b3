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

  /// A log of SecTrust without a year is known for nothing but the code of a check, which names it.
  @Test func aLogWithoutAYearIsCitedForItsCode() {
    let rows = Check.allCases.compactMap { Codes.row(for: $0).osStatus }
    for line in FieldLogTable.text.split(separator: "\n") {
      let fields = line.split(separator: "|", omittingEmptySubsequences: false)
      guard fields[1].isEmpty, fields[3] == "SecTrust" else { continue }
      let citing = rows.filter { $0.evidence.contains(fields[0]) }
      #expect(citing.contains { fields[4].contains("\($0.value)") }, "\(line)")
    }
  }
}
