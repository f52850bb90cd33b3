import Diagnosis
import Testing
import TrustEvaluation
import TrustLab
import TrustModel
import X509

/// Under a root of Apple's own list, a certificate for which no transparency log vouches is refused.
@Suite struct TransparencyTests {
  private static let listed = "..\tmozilla\t-"

  /// - Parameters:
  ///   - line: The fields of the list for the root, after its fingerprint; nil for none.
  ///   - timestamps: Those of the TLS extension; nil where they were not seen.
  private static func report(
    _ line: String? = listed, timestamps: Int? = 0, staple: [UInt8]? = nil,
    engine: Engine? = .openssl, purpose: Purpose = .server, isComplete: Bool = true
  ) async throws -> Report {
    let lab = try await LabReports()
    let root = try Certificate(der: try #require(try await lab.anchors(of: "good").first))
    var answers = Answers()
    answers.lists.roots = PublicRoots(
      roots: line.map { "\(root.sha256)\t\($0)" } ?? "",
      appleRoots: "\(SHA256.hexadecimal(root.subject.der))\t-\t\(root.sha256)")
    answers.stores[.system] = .init(
      places: [StorePlace(path: "own.pem", kind: .bundle, variable: nil)],
      roots: [StoredRoot(der: root.der, settings: nil, file: nil)])
    let name = try #require(LabCase.named("good")).serverName
    let request = Request(
      target: .server(host: name, port: 443),
      trust: TrustPlan(
        serverName: name, purpose: purpose, verifyDate: LabReports.now, fetching: .never))
    let handshake = Handshake(
      protocolVersion: "TLSv1.3", stapledOCSP: staple, signedCertificateTimestamps: timestamps,
      isComplete: isComplete, engine: engine)
    return answers.report(
      on: [Observation(certificates: try await lab.chain(of: "good"), handshake: handshake)],
      request, at: LabReports.now
    ).report
  }

  @Test func withoutAnyTimestampItFails() async throws {
    let report = try await Self.report()
    #expect(report.verdict == .untrusted)
    #expect(report.failures.map(\.finding.check) == [.systemTrustedCTRequired])
    #expect(report.codes.secTrust?.value == -67825)
    #expect(report.failures[0].advice?.server?.contains("timestamps of transparency logs") == true)
    #expect(!report.notChecked.contains { $0.check == .systemTrustedCTRequired })
    #expect(report.opinions[0].failures.map(\.check) == [.systemTrustedCTRequired])
    let fix = try #require(report.fixes.first { $0.kind == .certificate })
    #expect(fix.text.contains("has timestamps of transparency logs"), "\(fix.text)")
  }

  /// A timestamp may be good, a staple may hold some, what was not seen may be there, and of other
  /// roots Apple's clients ask for none.
  @Test(arguments: 0..<5) func whereSomeMayBeThereItIsNotChecked(index: Int) async throws {
    let report =
      switch index {
      case 0: try await Self.report(timestamps: 1)
      case 1: try await Self.report(staple: [0x30, 0])
      case 2: try await Self.report(timestamps: nil)
      case 3: try await Self.report(engine: .gnutls)
      default: try await Self.report(timestamps: nil, engine: nil)
      }
    #expect(report.verdict == .trusted)
    #expect(report.notChecked.contains { $0.check == .systemTrustedCTRequired })
  }

  /// The staple may have been under way.
  @Test func aHandshakeThatBrokeOffDidNotShowAll() async throws {
    let report = try await Self.report(isComplete: false)
    #expect(report.failures.isEmpty && report.verdict != .untrusted)
  }

  @Test func otherRootsNeedNone() async throws {
    #expect(try await Self.report(nil).verdict == .trusted)
    let basic = try await Self.report(purpose: .basic)
    #expect(!basic.failures.contains { $0.finding.check == .systemTrustedCTRequired })
  }
}
