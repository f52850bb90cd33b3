import Foundation
import Testing
import TrustLab
import TrustModel

/// How many servers with one fault get a fix that can be made, on the server or in the client.
@Suite(.timeLimit(.minutes(30))) struct SingleFaultTests {
  private static let noCertificate = "garbage-certificate"

  /// The cases whose proposals are advice: they rely on something that is not there.
  private static let unverified = [
    // An issuer that may lead to no root.
    "missing-intermediate", "root-in-place-of-intermediate",
    // What a responder or a list would say.
    "crl-expired", "crl-wrong-issuer", "ocsp-html", "ocsp-other-certificate", "ocsp-oversized",
    "ocsp-redirect", "ocsp-silent", "ocsp-try-later", "ocsp-unknown", "ocsp-wrong-signer",
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
    var (without, unverified): ([String], [String]) = ([], [])
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
      let verified = fixes.filter { $0["verified"] as? Bool == true }
      let canBeMade = { (fix: [String: Any]) in
        ["server", "client"].contains(fix["side"] as? String)
      }
      for fix in verified {
        try await Self.follow(fix, of: server, options)
      }
      if !fixes.contains(where: canBeMade) {
        without.append(server.name)
      } else if !verified.contains(where: canBeMade) {
        unverified.append(server.name)
      }
    }
    // Nothing can be evaluated with a change where what is sent is no certificate.
    #expect(without == [Self.noCertificate])
    #expect(unverified.sorted() == Self.unverified.sorted())
    #expect((cases.count - without.count) * 100 >= cases.count * Self.least)
    print(
      "\(cases.count - without.count) of \(cases.count) servers with one fault get a fix, "
        + "\(unverified.count) of them as advice")
  }

  /// What an option can show has to come out trusted with the option.
  private static func follow(
    _ fix: [String: Any], of server: LabProcess.Server, _ options: [String]
  ) async throws {
    let change = fix["options"] as? [String] ?? []
    guard !change.isEmpty, !change.contains("FILE") else { return }
    let result = try await Binary.run(
      executable: Binary.url,
      arguments: options + [
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
