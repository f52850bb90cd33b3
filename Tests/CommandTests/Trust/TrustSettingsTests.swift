import Foundation
import Testing

/// Roots with trust settings in their file, as OpenSSL's own tool writes them.
@Suite(.timeLimit(.minutes(30))) struct RootTrustSettingsTests {
  struct Expectation: Sendable, CustomTestStringConvertible {
    let settings: [String]
    let option: String
    let purpose: String
    let status: Int32
    let failures: [String]
    let openSSL: String

    init(
      _ settings: [String], _ option: String, _ purpose: String, _ status: Int32,
      _ failures: [String], openSSL: String
    ) {
      self.settings = settings
      self.option = option
      self.purpose = purpose
      self.status = status
      self.failures = failures
      self.openSSL = openSSL
    }

    var testDescription: String { "\(settings) as \(option) for \(purpose)" }
  }

  @Test(arguments: [
    Expectation(
      ["-addreject", "serverAuth"], "--root-store", "server", 1,
      ["AnchorTrusted rootRejected"], openSSL: "X509_V_ERR_CERT_REJECTED"),
    Expectation(
      ["-addreject", "anyExtendedKeyUsage"], "--anchor", "basic", 1,
      ["AnchorTrusted rootRejected"], openSSL: "X509_V_ERR_CERT_REJECTED"),
    Expectation(
      ["-addtrust", "emailProtection"], "--root-store", "server", 1,
      ["AnchorTrusted rootNotForPurpose"], openSSL: "X509_V_ERR_CERT_REJECTED"),
    Expectation(
      ["-addreject", "serverAuth"], "--user-root", "server", 1,
      ["UsageConstraints rootRejected", "AnchorTrusted rootRejected"],
      openSSL: "X509_V_ERR_CERT_REJECTED"),
    Expectation(
      ["-addtrust", "serverAuth"], "--root-store", "server", 0, [], openSSL: "trusted"),
    Expectation(
      ["-addreject", "emailProtection", "-setalias", "a root"], "--user-root", "server", 0, [],
      openSSL: "trusted"),
  ])
  func settingsOfTheToolCount(expected: Expectation) async throws {
    let directory = try TemporaryDirectory()
    let made = try await Binary.run("lab", "files", directory.path("lab"), "good")
    #expect(made.status == 0)
    let marked = try await Binary.run(
      executable: URL(fileURLWithPath: "/usr/bin/openssl"),
      arguments: [
        "x509", "-in", directory.path("lab/good/root.pem"), "-trustout", "-out",
        directory.path("roots.pem"),
      ] + expected.settings, input: nil, environment: [:])
    #expect(marked.status == 0, "\(marked.errors)")
    let arguments = [
      "verify", directory.path("lab/good/chain.pem"), "--server-name", "www.lab.example",
      "--purpose", expected.purpose, expected.option, directory.path("roots.pem"),
    ]
    let json = try await Binary.run(
      executable: Binary.url, arguments: arguments + ["--json"], input: nil, environment: [:])
    #expect(json.status == expected.status, "\(json.errors)")
    let report = try #require(json.json.first)
    let failures = try #require(report["failures"] as? [[String: Any]])
    #expect(
      failures.map { "\($0["check"] as? String ?? "") \($0["reason"] as? String ?? "null")" }
        == expected.failures)
    if let decisive = failures.first {
      #expect(
        (decisive["actual"] as? String)?.hasSuffix(", in " + directory.path("roots.pem")) == true)
      let fixes = try #require(report["fixes"] as? [[String: Any]])
      #expect(
        fixes.allSatisfy { ["certificate", "purpose"].contains($0["kind"] as? String) },
        "no advice to go over a mark")
    }
    let opinions = try #require(report["opinions"] as? [[String: Any]])
    let openSSL = try #require(opinions.first { $0["engine"] as? String == "openssl" })
    let errors = openSSL["failures"] as? [[String: Any]]
    let opinion = errors?.first?["symbol"] ?? openSSL["verdict"]
    #expect(opinion as? String == expected.openSSL)
    let causes = try #require(report["disagreements"] as? [[String: Any]])
      .compactMap { $0["cause"] as? String }
    #expect(!causes.contains("unknown"), "\(causes)")
  }

  /// The settings also apply in a form without a label: the content of the tool's block as DER.
  @Test(
    arguments: [
      (["-addreject", "serverAuth"], 1, "rootRejected"), (["-addtrust", "serverAuth"], 0, nil),
      (["-addtrust", "emailProtection"], 1, "rootNotForPurpose"),
    ] as [([String], Int32, String?)])
  func settingsBehindDERCount(settings: [String], status: Int32, reason: String?) async throws {
    let directory = try TemporaryDirectory()
    let made = try await Binary.run("lab", "files", directory.path("lab"), "good")
    #expect(made.status == 0)
    let marked = try await Binary.run(
      executable: URL(fileURLWithPath: "/usr/bin/openssl"),
      arguments: ["x509", "-in", directory.path("lab/good/root.pem"), "-trustout"] + settings,
      input: nil, environment: [:])
    let body = marked.output.split(separator: "\n").filter { !$0.hasPrefix("-----") }.joined()
    directory.write(try #require(Data(base64Encoded: body)), to: "root.der")
    for option in ["--anchor", "--root-store", "--user-root"] {
      let result = try await Binary.run(
        "verify", directory.path("lab/good/chain.pem"), "--server-name", "www.lab.example",
        "--json", option, directory.path("root.der"))
      #expect(result.status == status, "\(option) \(result.errors)")
      let failures = try #require(result.json.first?["failures"] as? [[String: Any]])
      #expect(Set(failures.map { $0["reason"] as? String }) == (reason == nil ? [] : [reason]))
    }
  }
}
