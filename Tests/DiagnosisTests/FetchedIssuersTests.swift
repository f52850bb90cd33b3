import OpenSSLEngine
import Testing
import TrustLab
import TrustModel
import X509

@testable import Diagnosis

/// A fetched certificate is only used for a chain that names its address.
@Suite struct FetchedIssuersTests {
  @Test func anotherHandshakesAnswersAreNotTaken() async throws {
    let labCase = try #require(LabCase.named("missing-intermediate-aia"))
    let materials = try await Lab(now: Instant(secondsSinceEpoch: 1_800_000_000)).materials(
      for: labCase)
    let cache = CertificateCache()
    let leaf = try Certificate(der: try #require(materials.chain.first))
    let own = try #require(leaf.known.caIssuers.first as String?)
    let fetches = [
      Fetch(uri: "http://other.example/issuer", certificates: materials.anchors),
      Fetch(uri: own, certificates: [], failure: "no answer"),
    ]
    let fetched = FetchedIssuers(fetches, namedBy: [leaf], cache)
    #expect(fetched.count == 1)
    #expect(fetched.certificates.isEmpty)
    #expect(FetchedIssuers(fetches, namedBy: [], cache).count == 0)
  }

  /// What is told of the addresses of the issuer that is missing.
  ///
  /// - Parameter verdict: That of the path with what was fetched; nil for no such path.
  private static func notes(
    _ addresses: [String], answers: [(failure: String?, isIssuer: Bool?)] = [],
    verdict: Verdict? = nil, address: String? = "http://a.example/", isMissing: Bool = true
  ) throws -> [String] {
    let issuer = try LabReports.authority("Issuer").issue(to: .generate())
    let other = try LabReports.authority("Other").issue(to: .generate())
    var template = CertificateTemplate.server(
      [.dns("www.example.com")], subject: IssuingName(commonName: "www.example.com"),
      notBefore: LabReports.now, notAfter: LabReports.now.advanced(byDays: 9))
    template.caIssuers = addresses
    let leaf = try Certificate(der: template.issue(to: .generate(), by: issuer).der)
    let fetches = zip(addresses, answers).map { uri, answer in
      Fetch(
        uri: uri, certificates: answer.isIssuer.map { [$0 ? issuer.der : other.der] } ?? [],
        failure: answer.failure)
    }
    var report = Report(
      endpoint: Endpoint(host: "www.example.com", port: 443, serverName: "www.example.com"),
      verifyDate: LabReports.now, verdict: .untrusted,
      path: [leaf.facts(role: .leaf, origin: .sent)])
    report.failures = [
      Failure(
        finding: Finding(
          .missingIntermediate, certificate: 0, reason: isMissing ? .issuerNotSent : .badSignature,
          summary: ""), severity: .recoverable, subject: nil, codes: .none)
    ]
    report.completedPath = verdict.map {
      CompletedPath(address: address, verdict: $0, path: [], failures: [])
    }
    return FetchedIssuers(fetches, namedBy: [leaf], CertificateCache())
      .notes(for: report, behind: leaf, by: OpenSSLCryptography()).map(\.text)
  }

  @Test func addressesThatAreOfNoUse() throws {
    #expect(
      try Self.notes([])
        == ["'www.example.com' names no address where its issuer could be had (AIA)"])
    #expect(
      try Self.notes(["ldap://a.example/", "https://b.example/"]) == [
        "'www.example.com' names its issuer's address as ldap://a.example/, which Apple's clients do not "
          + "follow: they fetch over plain http only (AIA)"
      ])
    #expect(try Self.notes(["https://b.example/", "HTTP://a.example/"]).isEmpty)
    #expect(try Self.notes([], isMissing: false).isEmpty)
  }

  @Test func whatAnAddressGives() throws {
    let addresses = ["http://a.example/", "http://b.example/", "http://c.example/"]
    let notes = try Self.notes(
      addresses, answers: [(nil, nil), ("it is silent", nil), (nil, true)])
    let start = " should give the missing issuer (AIA): "
    #expect(
      notes.dropLast() == [
        addresses[0] + start + "what it gives cannot be parsed",
        addresses[1] + start + "it is silent",
      ])
    #expect(notes.last?.hasPrefix("the missing issuer is at \(addresses[2]), as the") == true)
  }

  /// What clients do is known where the path with the issuer was evaluated.
  @Test(
    arguments: [
      (.trusted, "http://a.example/", "clients that fetch it trust the server"),
      (.untrusted, "http://a.example/", "clients that fetch it refuse the server as well"),
      (.trusted, nil, "Apple's platforms may fetch it by themselves, most other clients do not"),
      (nil, nil, "Apple's platforms may fetch it by themselves, most other clients do not"),
    ] as [(Verdict?, String?, String)])
  func whatClientsMakeOfIt(verdict: Verdict?, address: String?, text: String) throws {
    let notes = try Self.notes(
      ["http://a.example/"], answers: [(nil, true)], verdict: verdict, address: address)
    #expect(
      notes.first?.hasPrefix(
        "the missing issuer is at http://a.example/, as the certificate says (AIA): " + text)
        == true, "\(notes)")
  }
}
