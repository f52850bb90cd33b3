import Foundation
import Testing
import TrustLab
import TrustModel

/// How many servers with one fault get a fix that can be made, on the server or in the client.
@Suite(.timeLimit(.minutes(30))) struct SingleFaultTests {
  private static let noCertificate = "garbage-certificate"

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
          "--network-fetch", "--timeout", "2", "--json", "--no-second-opinion", "--include-pem",
        ],
        input: nil, environment: [:])
      let report = CustomReport(try #require(result.json.first, "\(server.name) \(result.errors)"))
      let fixes = report.list("fixes")
      let verified = fixes.filter { $0["verified"] as? Bool == true }
      let canBeMade = { (fix: [String: Any]) in
        ["server", "client"].contains(fix["side"] as? String)
      }
      for fix in verified {
        try await Self.follow(fix, of: server, options, first: report.list("chain").first)
      }
      if !verified.contains(where: canBeMade) { without.append(server.name) }
      let advice = report.list("failures").compactMap {
        ($0["advice"] as? [String: Any])?["server"] as? String
      }
      // A list cannot be stapled.
      #expect(!server.name.hasPrefix("crl-") || !advice.contains { $0.hasPrefix("staple") })
    }
    // Nothing can be evaluated with a change where what is sent is no certificate.
    #expect(without == [Self.noCertificate])
    #expect((cases.count - without.count) * 100 >= cases.count * Self.least)
    print(
      "\(cases.count - without.count) of \(cases.count) servers with one fault get a verified fix")
  }

  /// What an option can show has to come out trusted with the option.
  private static func follow(
    _ fix: [String: Any], of server: LabProcess.Server, _ options: [String],
    first certificate: [String: Any]?
  ) async throws {
    var change = fix["options"] as? [String] ?? []
    guard !change.isEmpty else { return }
    let directory = try TemporaryDirectory()
    if let place = change.firstIndex(of: "FILE") {
      guard (fix["text"] as? String)?.contains("this very certificate") == true else { return }
      let file = directory.url.appendingPathComponent("certificate.pem")
      try Data(try #require(certificate?["pem"] as? String).utf8).write(to: file)
      change[place] = file.path
    }
    let result = try await Binary.run(
      executable: Binary.url,
      // A root that a user installed is none of the app's anchors.
      arguments: options.filter { $0 != "--anchors-only" || !change.contains("--user-root") } + [
        "--network-fetch", "--timeout", "2", "--json", "--no-second-opinion",
      ] + change, input: nil, environment: [:])
    #expect(result.status == 0, "\(server.name) with \(change): \(result.errors)")
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
