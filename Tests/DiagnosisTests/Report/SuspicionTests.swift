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

  private static func facts(_ subject: String, issuedBy issuer: String) -> CertificateFacts {
    CertificateFacts(
      subject: subject, issuer: issuer, label: subject, serial: "01", notBefore: LabReports.now,
      notAfter: LabReports.now, sha256: subject, spkiSha256: "", names: [], key: "", signature: "",
      role: .intermediate, origin: .sent, isSelfIssued: subject == issuer)
  }

  /// The root's name tells more than those below it, and an issuer's more than a subject's.
  @Test(
    arguments: [
      (["CN=a", "CN=Charles Proxy CA"], "CN=mkcert development CA", .development),
      (["CN=TRAEFIK DEFAULT CERT", "CN=b"], "CN=mitmproxy", .interceptor),
      (["CN=TRAEFIK DEFAULT CERT", "CN=b"], "CN=c", .placeholder),
      (["CN=a", "CN=(STAGING) Root"], "CN=c", .staging), (["CN=a"], "CN=Fake LE Root X1", .staging),
      (["CN=a"], "O=CloudFlare Origin SSL CA", .origin), (["CN=a", "CN=b"], "CN=c", nil),
      ([], "", nil),
    ] as [([String], String, KnownMaker.Kind?)])
  func whoseNameIsOnThePath(subjects: [String], root: String, kind: KnownMaker.Kind?) {
    let issuers = subjects.dropFirst() + [root]
    let maker = KnownMaker(on: zip(subjects, issuers).map { Self.facts($0, issuedBy: $1) })
    #expect(maker?.kind == kind)
    guard let maker else { return }
    #expect(maker.note.text.contains("'\(maker.name)'"))
    #expect(maker.mayBeTrusted == (kind == .development))
    #expect((maker.holder == nil) == (kind == .interceptor))
  }

  /// Each kind of maker has a note and advice of its own.
  @Test(
    arguments: [
      (
        "CN=mitmproxy", .interception, nil,
        "switch the proxy off, or take this host out of its inspection; only where the proxy is your own "
          + "install its root"
      ),
      (
        "CN=mkcert development CA", .knownMaker,
        "a certificate from a CA the clients trust, if others than its developer connect",
        "only if the root is your own: install it as mkcert does, on a device as a profile "
          + "(--user-root to test)"
      ),
      (
        "CN=TRAEFIK DEFAULT CERT", .knownMaker,
        "configure a certificate for this name: this one is a placeholder", "do not trust it"
      ),
      (
        "CN=(STAGING) X", .knownMaker,
        "get the certificate from the CA's service for production, not from that for tests",
        "do not trust it"
      ),
      (
        "O=CloudFlare Origin SSL", .knownMaker,
        "a certificate from a public CA, if clients are to connect without Cloudflare",
        "connect to the address of Cloudflare's proxy"
      ),
    ] as [(String, Note.Kind, String?, String)])
  func whatIsToldOfAMaker(
    issuer: String, kind: Note.Kind, holder: String?, judge: String
  ) throws {
    let maker = try #require(KnownMaker(on: [Self.facts("CN=a", issuedBy: issuer)]))
    #expect(maker.note.kind == kind)
    #expect(maker.holder == holder && maker.judge == judge)
  }
}
