import Foundation
import Testing

/// A certificate whose key usage has nothing for a handshake is trusted, and of no use to a server.
@Suite(.timeLimit(.minutes(30))) struct UnusableKeyTests {
  @Test(arguments: [
    ("ec", "keyCertSign", true), ("ec", "keyEncipherment", true), ("ec", "keyAgreement", true),
    ("ec", "digitalSignature", false), ("ec", "", false), ("rsa", "keyCertSign,cRLSign", true),
    ("rsa", "keyEncipherment", false), ("rsa", "nonRepudiation", true),
  ])
  func isToldBeforeItIsServed(key: String, usage: String, isUnusable: Bool) async throws {
    let directory = try TemporaryDirectory()
    let made = try await Binary.shell(
      """
      set -e; cd '\(directory.url.path)'
      ec='-newkey ec -pkeyopt ec_paramgen_curve:P-256'; rsa='-newkey rsa:2048'
      openssl req -x509 $ec -nodes -keyout r.key -out r.pem -days 900 -subj /CN=R \\
        -addext basicConstraints=critical,CA:true -addext keyUsage=critical,keyCertSign
      openssl req -new $\(key) -nodes -keyout l.key -subj /CN=a.example.com -out l.csr
      printf 'subjectAltName=DNS:a.example.com\\nextendedKeyUsage=serverAuth\\n' >ext
      [ -z '\(usage)' ] || echo keyUsage=critical,\(usage) >>ext
      openssl x509 -req -in l.csr -CA r.pem -CAkey r.key -days 300 -out l.pem -extfile ext
      """)
    try #require(made.status == 0, "\(made.errors)")
    let arguments = [
      "verify", directory.path("l.pem"), "--server-name", "a.example.com", "--user-root",
      directory.path("r.pem"),
    ]
    let result = try await Self.run(arguments + ["--fail-on", "keyUsage", "--json"])
    // What a key of RSA's may only be sent, App Transport Security blocks: found, and no refusal.
    let isFound = isUnusable || usage == "keyEncipherment"
    #expect(result.status == (isFound ? 3 : 0), "\(result.output)\(result.errors)")
    let report = try #require(result.json.first)
    #expect(report["verdict"] as? String == "trusted")
    #expect(report["blocked"] as? Bool == isUnusable)
    let text = try await Self.run(arguments + ["-q"])
    #expect(text.status == 0)
    #expect(
      text.output.contains("Apple's clients refuse any handshake with its key") == isUnusable,
      "\(text.output)")
    #expect(text.output.contains("-9830") == isUnusable)
  }

  private static func run(_ arguments: [String]) async throws -> CommandResult {
    try await Binary.run(
      executable: Binary.url, arguments: arguments, input: nil, environment: [:])
  }
}
