import OpenSSLEngine
import Testing
import TrustModel
import X509

@testable import Examination

/// A server that is asked for each kind of key.
@Suite struct KeySweepTests {
  private static let now = Instant(secondsSinceEpoch: 1_780_000_000)
  private static let request = Request(target: .server(host: "www.example.com", port: 443))

  /// The kinds that are reported of a server that serves RSA, and answers with an alert where ECDSA is
  /// asked for.
  private static func reported(
    alert: UInt8
  ) throws -> (kinds: [KeyKind?], notServed: [String]?) {
    let der = try CertificateTemplate.server(
      [.dns("www.example.com")], subject: IssuingName(commonName: "www.example.com"),
      notBefore: now, notAfter: now.advanced(byDays: 9)
    ).issue(to: .generate()).der
    let leaf = try Certificate(der: der).facts(role: .leaf, origin: .sent)
    let results = KeySweep.results(for: request) { request in
      let isServed = request.connection.key == .rsa
      var report = Report(
        endpoint: request.endpoint, verifyDate: now, verdict: isServed ? .trusted : .unknown)
      report.chain = isServed ? [leaf] : []
      if !isServed {
        report.failure = ConnectionFailure(.alertReceived(alert), summary: "alert \(alert)")
      }
      return Examiner.Result(
        report: report, evidence: Evidence(clock: now, observations: [Observation()]))
    }
    return (results.map(\.0.connection.key), results.first?.1.evidence.keysNotServed)
  }

  /// A server may send what it has, whatever it is asked for, so that the handshake fails: only another
  /// certificate is one of the kind.
  @Test(arguments: [true, false]) func whatWasNotAskedForIsNotServed(isSame: Bool) throws {
    let leaves = try [0, 1].map { _ in
      try Certificate(
        der: CertificateTemplate.server(
          [.dns("www.example.com")], subject: IssuingName(commonName: "www.example.com"),
          notBefore: Self.now, notAfter: Self.now.advanced(byDays: 9)
        ).issue(to: .generate()).der
      ).facts(role: .leaf, origin: .sent)
    }
    let results = KeySweep.results(for: Self.request) { request in
      let isFirst = request.connection.key == .rsa
      var report = Report(
        endpoint: request.endpoint, verifyDate: Self.now, verdict: isFirst ? .trusted : .unknown)
      report.chain = [leaves[isFirst || isSame ? 0 : 1]]
      if !isFirst { report.failure = ConnectionFailure(.handshakeFailed, summary: "wrong key") }
      return Examiner.Result(
        report: report, evidence: Evidence(clock: Self.now, observations: [Observation()]))
    }
    #expect(results.map(\.0.connection.key) == (isSame ? [.rsa] : [.rsa, .ecdsa]))
    #expect(
      results.first?.1.evidence.keysNotServed
        == (isSame ? ["no ECDSA certificate (wrong key)"] : []))
  }

  /// By these alerts a server says that it has nothing of the kind (RFC 8446, section 6.2); any other
  /// is about something else, and there is no verdict on that kind.
  @Test(
    arguments: [
      (40, true), (43, true), (71, true), (42, false), (47, false), (70, false), (80, false),
      (112, false),
    ] as [(UInt8, Bool)])
  func alertsThatTellOfNoKey(alert: UInt8, isRefusal: Bool) throws {
    let (kinds, notServed) = try Self.reported(alert: alert)
    #expect(kinds == (isRefusal ? [.rsa] : [.rsa, .ecdsa]))
    #expect(notServed == (isRefusal ? ["no ECDSA certificate (alert \(alert))"] : []))
  }

  /// What the first kind of key that is asked for comes to, where the server has a certificate for the
  /// other.
  @Test(
    arguments: [
      (.alertReceived(40), [.ecdsa], ["no RSA certificate (it failed)"]),
      (.connectionLost(.handshake), [.rsa, .ecdsa], []), (.handshakeFailed, [.rsa, .ecdsa], []),
      (.timeout(.connect), [nil], nil), (.refused, [nil], nil), (.nameNotFound, [nil], nil),
      (.connectionLost(.connect), [nil], nil), (.timeout(.handshake), [nil], nil),
    ] as [(ConnectionFailure.Kind, [KeyKind?], [String]?)])
  func theFirstKindDecides(
    kind: ConnectionFailure.Kind, kinds: [KeyKind?], notServed: [String]?
  ) throws {
    let leaf = try Self.leaf()
    let results = KeySweep.results(for: Self.request) { request in
      let isServed = request.connection.key == .ecdsa
      var report = Report(
        endpoint: request.endpoint, verifyDate: Self.now, verdict: isServed ? .trusted : .unknown)
      report.keyKind = request.connection.key
      report.chain = isServed ? [leaf] : []
      if !isServed { report.failure = ConnectionFailure(kind, summary: "it failed") }
      return Examiner.Result(
        report: report, evidence: Evidence(clock: Self.now, observations: [Observation()]))
    }
    #expect(results.map(\.0.connection.key) == kinds)
    #expect(results.map(\.1.report.keyKind) == kinds)
    #expect(results.first?.1.evidence.keysNotServed == notServed)
  }

  /// A server of neither kind is examined as it is, and it is said if it serves anything at all.
  @Test(arguments: [true, false]) func neitherKind(isServed: Bool) throws {
    let leaf = try Self.leaf()
    let results = KeySweep.results(for: Self.request) { request in
      var report = Report(
        endpoint: request.endpoint, verifyDate: Self.now, verdict: .unknown)
      report.failure = ConnectionFailure(.alertReceived(40), summary: "refused")
      report.chain = isServed && request.connection.key == nil ? [leaf] : []
      return Examiner.Result(
        report: report, evidence: Evidence(clock: Self.now, observations: [Observation()]))
    }
    #expect(results.map(\.0.connection.key) == [nil])
    #expect(
      results.first?.1.evidence.keysNotServed
        == (isServed ? ["serves neither an RSA nor an ECDSA certificate"] : nil))
  }

  private static func leaf() throws -> CertificateFacts {
    try Certificate(
      der: CertificateTemplate.server(
        [.dns("www.example.com")], subject: IssuingName(commonName: "www.example.com"),
        notBefore: now, notAfter: now.advanced(byDays: 9)
      ).issue(to: .generate()).der
    ).facts(role: .leaf, origin: .sent)
  }
}
