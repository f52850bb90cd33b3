import AppleCodes
import Testing
import TrustLab
import TrustModel

/// Every piece of evidence can be looked up with the text that a report prints.
@Suite struct EvidenceTests {
  @Test func everyLineOfEvidenceIsFound() async throws {
    let lab = try await LabReports()
    var seen: Set<String> = []
    for labCase in LabCase.all where labCase.expectedVerdict == .untrusted {
      let report = try await lab.report(labCase.name)
      for code in ([report.codes] + report.failures.map(\.codes)).flatMap(\.shown)
      where seen.insert(code.evidence).inserted {
        guard case .found(let entries) = ErrorDictionary.answer(to: code.evidence).lookup else {
          Issue.record("\(labCase.name): nothing is known of '\(code.evidence)'")
          continue
        }
        guard code.certainty != .inferred else { continue }
        #expect(
          entries.contains { $0.kind == .evidence },
          "'\(code.evidence)' leads to \(entries.map(\.title))")
      }
    }
    #expect(seen.count > 20, "the lab shows many kinds of failure")
  }

  @Test(arguments: ["L043", "l043", "field log L043"])
  func aFieldLogTellsWhatItShows(query: String) throws {
    guard case .found(let entries) = ErrorDictionary.answer(to: query).lookup else {
      Issue.record("not found")
      return
    }
    let entry = try #require(entries.first)
    #expect(entry.kind == .evidence)
    #expect(entry.meaning.contains("iOS 8, 2015") || entry.meaning.contains("2015, iOS 8"))
    #expect(entry.meaning.contains("-9843"))
  }

  /// A log either has a page, or names logs that have one, or says that none has.
  @Test(arguments: [
    ("L043", "for its numbers see L082 and L148, which have one."),
    ("L042", "for its numbers see L147, which has one."),
    ("L032", "It has no public page, and no log that has one shows its numbers."),
  ]) func aLogWithoutAPage(log: String, substitute: String) throws {
    guard case .found(let entries) = ErrorDictionary.answer(to: log).lookup else {
      Issue.record("not found")
      return
    }
    let entry = try #require(entries.first)
    #expect(entry.meaning.hasSuffix(substitute), "\(entry.meaning)")
  }

  /// Numbers of CSSM are found in hexadecimal only.
  @Test(arguments: ["L037", "L055"]) func cssmIsHexadecimal(log: String) throws {
    guard case .found(let entries) = ErrorDictionary.answer(to: log).lookup else {
      Issue.record("not found")
      return
    }
    let meaning = try #require(entries.first).meaning
    #expect(meaning.contains("CSSM 0x800121"))
    #expect(!meaning.contains("-21474"))
  }

  /// The technical note lists codes without causes.
  @Test func theNotesEvidenceSaysThatItNamesNoCauses() async throws {
    let report = try await LabReports().report("expired-leaf")
    #expect(report.codes.documented.url?.evidence.contains("without causes") == true)
    #expect(report.codes.documented.osStatus?.evidence.contains("without causes") == true)
  }
}

extension LayerCodes {
  fileprivate var shown: [AppleCode] {
    [
      secTrust, cssm, stream, streamATS, urlSession, urlSessionATS, networkFramework,
      documented.url, documented.cfNetwork, documented.osStatus,
    ].compactMap(\.self)
  }
}
