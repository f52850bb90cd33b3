import Foundation
import Testing
import TrustLab
import TrustModel

/// How many servers with one fault get a fix that can be made, on the server or in the client.
@Suite(.timeLimit(.minutes(15))) struct SingleFaultTests {
  /// The cases without a fix, and why that is right.
  private static let exceptions = [
    "garbage-certificate":
      "what is sent is no certificate, so that nothing can be evaluated with a change"
  ]

  /// The required number: 95 of a hundred.
  private static let least = 95

  @Test func nearlyAllGetAFix() async throws {
    let cases = LabCase.all.filter { labCase in
      // A consequence is not counted as a fault of its own.
      let causes = Set(labCase.expectedFailures.map(\.fault))
      return causes.count == 1
    }
    let lab = try LabProcess(directory: try TemporaryDirectory(), cases: cases.map(\.name))
    #expect(lab.servers.count == cases.count && cases.count > 60)
    var without: [String] = []
    for server in lab.servers {
      let options = server.options.filter { $0 != "--no-network-fetch" }
      let result = try await Binary.run(
        executable: Binary.url,
        arguments: options + [
          "--network-fetch", "--timeout", "2", "--json", "--no-second-opinion",
        ],
        input: nil, environment: [:])
      let report = CustomReport(try #require(result.json.first, "\(server.name) \(result.errors)"))
      let fixes = report.list("fixes")
      #expect(fixes.allSatisfy { $0["verified"] as? Bool == true })
      let isMade = fixes.contains { ["server", "client"].contains($0["side"] as? String) }
      if !isMade { without.append(server.name) }
    }
    #expect(without.sorted() == Self.exceptions.keys.sorted())
    #expect((cases.count - without.count) * 100 >= cases.count * Self.least)
    print("\(cases.count - without.count) of \(cases.count) servers with one fault get a fix")
  }
}

extension ExpectedFailure {
  /// Checks that fail together for one reason count as one fault.
  fileprivate var fault: String {
    switch check {
    case .serverAuthEKU, .extendedKeyUsage: "usage \(certificate ?? -1)"
    case .keySize, .weakKeySize: "key \(certificate ?? -1)"
    case .weakSignature, .signatureHashAlgorithms: "signature \(certificate ?? -1)"
    default: "\(check.rawValue) \(certificate ?? -1)"
    }
  }
}
