import OpenSSLEngine
import Testing
import TrustEvaluation
import TrustModel
import X509

@testable import Diagnosis

/// Whether certificates may be somebody else's than the server's.
struct SuspicionTests {
  /// Another key than the one that is known is suspicious where no authority vouches for it; below a
  /// trusted root the server has renewed its certificate.
  @Test(
    arguments: [
      (.anchorTrusted, true, true), (.missingIntermediate, true, true),
      (.temporalValidity, true, false), (.sslHostname, true, false),
      (.anchorTrusted, false, false), (.missingIntermediate, false, false),
    ] as [(Check, Bool, Bool)])
  func anotherKeyThanTheKnownOne(check: Check, isOther: Bool, isSuspect: Bool) throws {
    let leaf = try Certificate(
      der: CertificateTemplate.server(
        [.dns("a.example")], subject: IssuingName(commonName: "a.example"),
        notBefore: LabReports.now, notAfter: LabReports.now.advanced(byDays: 9)
      ).issue(to: .generate()).der)
    let path = EvaluatedPath(
      certificates: [leaf], origins: [.sent], anchors: [],
      findings: [Finding(check, certificate: 0, summary: "")])
    let suspicion = Suspicion(
      Evaluation(
        isTrusted: false, best: path, others: [], chainRoles: [.leaf], notes: [], notChecked: [],
        work: 0),
      nil,
      Report(
        endpoint: Endpoint(host: "a.example", port: 443, serverName: "a.example"),
        verifyDate: LabReports.now, verdict: .untrusted,
        path: [leaf.facts(role: .leaf, origin: .sent)]),
      PublicRoots(roots: "", appleRoots: ""), isOtherThanKnown: isOther)
    #expect(suspicion.isOfOthers == isSuspect && suspicion.isThere == isSuspect)
    #expect(suspicion.notes.isEmpty && suspicion.maker == nil)
  }
}
