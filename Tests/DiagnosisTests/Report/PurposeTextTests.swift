import OpenSSLEngine
import TLSEngine
import Testing
import TrustModel

#if GnuTLS
  import GnuTLSEngine
#endif

/// The texts and the advice of a report are for the side that the purpose concerns.
@Suite struct PurposeTextTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let labCase: String
    let purpose: Purpose
    /// The check of the decisive failure.
    let check: Check
    let summary: String
    let expected: String?
    let advice: Advice

    init(
      _ labCase: String, _ purpose: Purpose, _ check: Check, _ summary: String,
      expected: String? = nil, server: String? = nil, client: String? = nil
    ) {
      self.labCase = labCase
      self.purpose = purpose
      self.check = check
      self.summary = summary
      self.expected = expected
      advice = Advice(server: server, client: client)
    }

    var testDescription: String { "\(labCase) for \(purpose)" }
  }

  private static let trustTheRoot =
    "only if the certificate is your own: trust it as app anchor (SecTrustSetAnchorCertificates; "
    + "--anchor to test) or install it on a Mac (--user-root to test)"

  private static let takeItsClients =
    "only if the certificate is your own: add it to the authorities whose clients the server takes "
    + "(--anchor to test)"

  /// App Transport Security, which applies to servers only, ignores an app's anchors.
  private static let installTheRoot =
    "only if the certificate is your own: install it on a Mac (--user-root to test), or "
    + "trust it as app anchor (SecTrustSetAnchorCertificates; --anchor to test), which App Transport Security blocks without an exception"

  static let rows = [
    Row(
      "client-eku", .server, .extendedKeyUsage,
      "the certificate is not for TLS server authentication",
      expected: "extended key usage serverAuth",
      server: "a certificate whose extended key usage names server authentication"),
    Row(
      "good", .client, .extendedKeyUsage, "the certificate is not for TLS client authentication",
      expected: "extended key usage clientAuth",
      client: "a certificate whose extended key usage names client authentication"),
    Row(
      "no-eku", .server, .serverAuthEKU, "the certificate does not say that it is for TLS servers",
      expected: "extended key usage serverAuth",
      server: "a certificate whose extended key usage names server authentication"),
    Row(
      "intermediate-client-eku", .server, .extendedKeyUsage,
      "the issuer may not issue certificates for TLS server authentication",
      expected: "extended key usage serverAuth",
      server: "a certificate from a CA that may issue for server authentication"),
    Row(
      "self-signed", .server, .anchorTrusted,
      "the certificate is self-signed and is not a trusted anchor",
      expected: "a path to a trusted anchor",
      server: "a certificate from a CA the clients trust", client: installTheRoot),
    Row(
      "self-signed", .basic, .anchorTrusted,
      "the certificate is self-signed and is not a trusted anchor",
      expected: "a path to a trusted anchor",
      server: "a certificate from a CA the recipients trust", client: trustTheRoot),
    Row(
      "self-signed", .client, .anchorTrusted,
      "the certificate is self-signed and is not a trusted anchor",
      expected: "a path to a trusted anchor",
      server: takeItsClients, client: "a certificate from a CA the server trusts"),
  ]

  @Test(arguments: rows) func failure(row: Row) async throws {
    let report = try await LabReports().report(row.labCase, .init(purpose: row.purpose))
    let failure = try #require(report.failures.first { $0.finding.check == row.check })
    #expect(failure.finding.summary == row.summary)
    #expect(failure.finding.expected == row.expected)
    #expect(failure.advice == row.advice)
  }

  /// With the basic policy neither we nor the witnesses compare names or extended key usages.
  @Test(arguments: ["good", "client-eku", "no-eku", "intermediate-client-eku", "wrong-name"])
  func basicPolicyHasNoUsageAndNoName(labCase: String) async throws {
    let report = try await LabReports(witnesses: Self.witnesses)
      .report(labCase, .init(purpose: .basic))
    #expect(report.verdict == .trusted)
    #expect(report.opinions.count > 1)
    #expect(report.opinions.allSatisfy { $0.verdict == .trusted }, "they compare no name either")
    #expect(report.disagreements.isEmpty)
  }

  @Test(arguments: [
    ("wrong-name", Purpose.server, Fix.Side.client, "the client connects to "),
    (
      "wrong-name", .server, .server,
      "the server gets a new certificate from 'Lab Intermediate CA' that names www.lab.example, "
        + "if the CA issues it so"
    ),
    ("untrusted-root", .server, .client, "the client trusts '"),
    (
      "untrusted-root", .server, .server,
      "the server gets a new certificate from a CA the clients trust, if the CA issues it so"
    ),
    ("untrusted-root", .basic, .client, "the recipient trusts '"),
    ("expired-leaf", .server, .explains, "what is out of date is renewed"),
    (
      "expired-leaf", .basic, .server,
      "the sender gets a new certificate from 'Lab Intermediate CA' that is valid on 2027-01-15, "
        + "if the CA issues it so"
    ),
    (
      "expired-leaf", .client, .client,
      "the client gets a new certificate from 'Lab Intermediate CA' that is valid on 2027-01-15 "
        + "and is for client authentication, if the CA issues it so"
    ),
  ])
  func fix(labCase: String, purpose: Purpose, side: Fix.Side, text: String) async throws {
    let report = try await LabReports().report(labCase, .init(purpose: purpose))
    let texts = report.fixes.filter { $0.side == side }.map(\.text)
    #expect(texts.contains { $0.hasPrefix(text) }, "\(texts)")
  }

  /// The lab's client certificate is evaluated as a client's.
  @Test func aClientsCertificateIsMendedByTheClient() async throws {
    let report = try await LabReports().report(
      "client-eku", .init(serverName: "other.lab.example", purpose: .client))
    #expect(report.failures.map(\.finding.check) == [.sslHostname])
    #expect(report.fixes.map(\.side) == [.server, .client])
    #expect(report.fixes.first?.text.hasPrefix("the server asks for ") == true)
    #expect(report.fixes.flatMap(\.instructions).isEmpty)
    #expect(report.failures.first?.advice?.client == "a certificate that names other.lab.example")
    #expect(
      report.failures.first?.advice?.server
        == "ask for a name the certificate has (--server-name to test)")
  }

  private static var witnesses: [any WitnessVerifier] {
    #if GnuTLS
      [OpenSSLWitness(), GnuTLSWitness()]
    #else
      [OpenSSLWitness()]
    #endif
  }
}
