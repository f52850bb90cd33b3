import Testing
import TrustModel

/// Field logs of high confidence whose cause the lab can build: certificates, evaluation, codes.
///
/// Logs about the same cause in the same layer share a row. Logs whose causes need no certificate
/// are in AppleCodesTests, as failures.
@Suite struct FieldLogLabTests {
  struct Log: CustomTestStringConvertible, Sendable {
    let ids: String
    let labCase: String
    var serverName: String?
    let layer: @Sendable (LayerCodes) -> Int?
    let expected: Int

    init(
      _ ids: String, _ labCase: String, for serverName: String? = nil, _ expected: Int,
      in layer: @escaping @Sendable (LayerCodes) -> Int?
    ) {
      self.ids = ids
      self.labCase = labCase
      self.serverName = serverName
      self.layer = layer
      self.expected = expected
    }

    var testDescription: String { "\(ids): \(labCase)" }
  }

  static let logs: [Log] = [
    Log("L002", "self-signed", for: "elsewhere.lab.example", -9813) { $0.stream?.value },
    Log("L002", "self-signed", for: "elsewhere.lab.example", -1202) { $0.urlSession?.value },
    Log("L003 L049 L064", "self-signed", -9802) { $0.streamATS?.value },
    Log("L003 L049 L064", "self-signed", -1200) { $0.urlSessionATS?.value },
    Log("L004 L058", "untrusted-root", -9813) { $0.stream?.value },
    Log("L004 L058 L146", "untrusted-root", -1202) { $0.urlSession?.value },
    Log("L146", "self-signed", -9813) { $0.stream?.value },
    Log("L005 L119", "wrong-name", -67602) { $0.secTrust?.value },
    Log("L120", "ip-san-missing", -67602) { $0.secTrust?.value },
    Log("L008", "excessive-lifetime", -67901) { $0.secTrust?.value },
    Log("L010", "expired-leaf", -9802) { $0.streamATS?.value },
    Log("L010", "expired-leaf", -1200) { $0.urlSessionATS?.value },
    Log("L017", "self-signed", for: "elsewhere.lab.example", -1200) { $0.urlSessionATS?.value },
    Log("L031", "untrusted-root", -67843) { $0.secTrust?.value },
    Log("L037", "name-constraints", -67689) { $0.secTrust?.value },
    Log("L037", "name-constraints", -2_147_409_643) { $0.cssm?.value },
    Log("L050", "wrong-name", -9802) { $0.streamATS?.value },
    Log("L053 L070 L107", "untrusted-root", -9802) { $0.streamATS?.value },
    Log("L055", "missing-intermediate", -2_147_409_622) { $0.cssm?.value },
    Log("L088", "untrusted-root", -9808) { $0.networkFramework?.value },
    Log("L118", "missing-root", -25318) { $0.secTrust?.value },
    Log("L121", "client-eku", -67609) { $0.secTrust?.value },
    Log("L124", "self-signed", -67843) { $0.secTrust?.value },
    Log("L128", "expired-leaf", -67818) { $0.secTrust?.value },
    Log("L129", "expired-and-wrong-name", -67602) { $0.secTrust?.value },
    Log("L131", "untrusted-root", for: "elsewhere.lab.example", -67843) { $0.secTrust?.value },
    Log("L147", "expired-leaf", -9814) { $0.stream?.value },
  ]

  @Test(arguments: logs)
  func rebuilt(log: Log) async throws {
    let report = try await LabReports().report(log.labCase, .init(serverName: log.serverName))
    #expect(report.verdict == .untrusted)
    #expect(log.layer(report.codes) == log.expected)
  }

  /// L023, L024: trust in the root does not lift the limit on the lifetime; only trust in the leaf
  /// does.
  @Test func longLifetimeUnderAUsersRoot() async throws {
    let report = try await LabReports().report(
      "excessive-lifetime", .init(anchorSource: .user))
    #expect(report.codes.secTrust?.value == -67901)
  }
}
