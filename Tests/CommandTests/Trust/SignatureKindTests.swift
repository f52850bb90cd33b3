import Foundation
import Testing

/// Signatures that a library may verify and Apple's clients do not, made with OpenSSL's own tool.
@Suite(.timeLimit(.minutes(30))) struct SignatureKindTests {
  struct Kind: Sendable, CustomTestStringConvertible {
    let options: String
    let status: Int32
    var failures: Set<String> = []

    var testDescription: String { options }
  }

  private static let unverifiable: Set = ["MissingIntermediate signatureNotVerifiable"]

  @Test(arguments: [
    Kind(options: "-sha256", status: 0),
    Kind(options: "-sha512", status: 0),
    Kind(options: "-sha1", status: 1, failures: ["SignatureHashAlgorithms null"]),
    Kind(options: "-ripemd160", status: 1, failures: unverifiable),
    Kind(options: "-sha3-256", status: 1, failures: unverifiable),
    Kind(options: "-sha256 -sigopt rsa_padding_mode:pss", status: 1, failures: unverifiable),
  ])
  func verify(kind: Kind) async throws {
    let directory = try TemporaryDirectory()
    let root = ["-keyout", directory.path("root.key"), "-out", directory.path("root.pem")]
    try await request(root + ["-newkey", "rsa:2048", "-subj", "/CN=Kind Root"])
    try await request(
      [
        "-CA", directory.path("root.pem"), "-CAkey", directory.path("root.key"), "-newkey", "ec",
        "-pkeyopt", "ec_paramgen_curve:P-256", "-keyout", directory.path("leaf.key"), "-out",
        directory.path("leaf.pem"), "-subj", "/CN=www.example.com", "-addext",
        "subjectAltName=DNS:www.example.com", "-addext", "extendedKeyUsage=serverAuth", "-addext",
        "basicConstraints=critical,CA:FALSE",
      ] + kind.options.split(separator: " ").map(String.init))
    let result = try await Binary.run(
      "verify", directory.path("leaf.pem"), "--server-name", "www.example.com", "--anchor",
      directory.path("root.pem"), "--json")
    #expect(result.status == kind.status, "\(result.errors)")
    let report = try #require(result.json.first)
    let failures = try #require(report["failures"] as? [[String: Any]])
    #expect(
      Set(
        failures.map { "\($0["check"] as? String ?? "") \($0["reason"] as? String ?? "null")" })
        == kind.failures)
    let causes = try #require(report["disagreements"] as? [[String: Any]])
      .compactMap { $0["cause"] as? String }
    #expect(!causes.contains("unknown"), "\(causes)")
  }

  private func request(_ options: [String]) async throws {
    let made = try await Binary.run(
      executable: URL(fileURLWithPath: "/usr/bin/openssl"),
      arguments: ["req", "-x509", "-noenc", "-days", "30"] + options, input: nil, environment: [:])
    #expect(made.status == 0, "\(made.errors)")
  }
}
