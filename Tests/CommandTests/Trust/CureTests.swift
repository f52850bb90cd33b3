import Foundation
import Programs
import Testing

/// What a report says to do is what cures the certificate, and nothing that does not.
@Suite(.timeLimit(.minutes(30))) struct CureTests {
  let directory: TemporaryDirectory

  /// A root that issues whatever is asked for, and below it a CA for addresses in 10.0.0.0/8 only.
  init() async throws {
    directory = try TemporaryDirectory()
    let made = try await Binary.shell(
      """
      set -e; cd '\(directory.url.path)'
      openssl req -x509 -newkey rsa:2048 -nodes -keyout root.key -out root.pem -days 3000 \
        -subj /CN=Own-Root -addext keyUsage=critical,keyCertSign
      printf '%s\\n' basicConstraints=critical,CA:TRUE keyUsage=critical,keyCertSign \
        'nameConstraints=critical,permitted;IP:10.0.0.0/255.0.0.0' >ca.ext
      openssl req -newkey rsa:2048 -nodes -keyout ca.key -out ca.csr -subj /CN=Own-CA
      openssl x509 -req -in ca.csr -CA root.pem -CAkey root.key -days 90 -extfile ca.ext -out ca.pem
      openssl req -newkey rsa:2048 -nodes -keyout leaf.key -out leaf.csr -subj /CN=www.own.example
      openssl req -new -key leaf.key -out nobody.csr -subj /
      openssl req -new -key leaf.key -out address.csr -subj /CN=192.0.2.1
      """)
    try #require(made.status == 0, "\(made.errors)")
  }

  struct Example: Sendable, CustomTestStringConvertible {
    let name: String
    var request = "leaf"
    var issuer = "root"
    var days = 90
    var hash = "sha256"
    var names = "DNS:www.own.example"
    var asked = "www.own.example"
    var anchor = "--user-root"
    var said: [String] = []
    var unsaid: [String] = []

    var testDescription: String { name }
  }

  private static let examples = [
    Example(
      name: "longer than under a root of the system", days: 500, anchor: "--root-store",
      said: ["certificate from 'Own-Root' that is valid for 398 days at most"], unsaid: ["825"]),
    Example(
      name: "longer than under a root of one's own", days: 900,
      said: ["certificate from 'Own-Root' that is valid for 825 days at most"]),
    Example(
      name: "longer, and for another name", days: 500, names: "DNS:other.example",
      anchor: "--root-store",
      said: ["is valid for 398 days at most and names www.own.example"], unsaid: ["825"]),
    Example(
      name: "an address as common name", request: "address", names: "IP:192.0.2.2",
      asked: "192.0.2.1",
      said: [
        "with 192.0.2.1 as subject alternative name (as IP address, not as DNS name)",
        "that names 192.0.2.1 (as IP address, not as DNS name)",
      ]),
    Example(
      name: "an address as DNS name", request: "address", names: "DNS:192.0.2.1",
      asked: "192.0.2.1", said: ["with 192.0.2.1 as IP address, not as DNS name"]),
    Example(
      name: "an address as DNS name beside another", request: "address",
      names: "DNS:192.0.2.1,IP:192.0.2.2", asked: "192.0.2.1",
      said: ["with 192.0.2.1 as IP address, not as DNS name"]),
    Example(
      name: "a blank behind the name", names: "DNS:www.own.example ",
      said: [
        "has www.own.example with a blank, dot, scheme, port or path that does not belong to it: it has "
          + "'www.own.example '", "names www.own.example, with nothing around it",
      ], unsaid: ["common name", "connect to a name"]),
    Example(
      name: "a dot behind the name", names: "DNS:www.own.example.",
      said: ["it has 'www.own.example.'"], unsaid: ["common name", "connect to a name"]),
    Example(
      name: "a wildcard that nobody accepts", names: "DNS:w*.own.example",
      said: ["names www.own.example without a wildcard"], unsaid: ["connect to a name"]),
    Example(
      name: "another name", names: "DNS:*.other.example",
      said: ["the client connects to a host of *.other.example"], unsaid: ["connect to a name"]),
    Example(
      name: "names of no host", names: "email:a@own.example",
      said: ["it has no name of a host, but email:a@own.example"],
      unsaid: ["no subject alternative name"]),
    Example(
      name: "no subject", request: "nobody",
      said: [
        "a certificate with a subject, or with its subject alternative names marked critical",
        "that has a subject, or its subject alternative names marked critical",
      ], unsaid: ["faulty extension", "malformed"]),
    Example(
      name: "a name that is not the one asked for", issuer: "ca",
      names: "DNS:www.own.example,IP:127.0.0.1",
      said: [
        "'Own-CA' does not permit IP:127.0.0.1",
        "a certificate without IP:127.0.0.1, or from a CA that may issue for it",
      ], unsaid: ["this name"]),
    Example(
      name: "an address that is the one asked for", issuer: "ca", names: "IP:127.0.0.1",
      asked: "127.0.0.1", said: ["from a CA that may issue for this name"],
      unsaid: ["a certificate without"]),
    // OpenSSL names the level of security, which is a consequence here.
    Example(
      name: "a broken hash", hash: "md5", said: ["refuse it too"],
      unsaid: ["another reason"]),
  ]

  @Test(arguments: examples)
  func whatIsSaidHelps(example: Example) async throws {
    let made = try await Binary.shell(
      """
      set -e; cd '\(directory.url.path)'
      printf '%s\\n' extendedKeyUsage=serverAuth subjectAltName=@names '[names]' >leaf.ext
      printf '%s\\n' '\(example.names)' | tr , '\\n' | sed 's/\\(.*\\):\\(.*\\)/\\1.1 = "\\2"/' >>leaf.ext
      openssl x509 -req -in \(example.request).csr -CA \(example.issuer).pem \
        -CAkey \(example.issuer).key -days \(example.days) -\(example.hash) -extfile leaf.ext \
        -out leaf.pem
      cat leaf.pem ca.pem >chain.pem
      """)
    try #require(made.status == 0, "\(made.errors)")
    let result = try await Binary.run(
      "verify", directory.path(example.issuer == "ca" ? "chain.pem" : "leaf.pem"), "--server-name",
      example.asked, example.anchor, directory.path("root.pem"))
    #expect(result.status == 1, "\(result.errors)")
    let text = result.output.split(whereSeparator: { $0 == "\n" })
      .map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
    for phrase in example.said { #expect(text.contains(phrase), "\(phrase)\n\(result.output)") }
    for phrase in example.unsaid { #expect(!text.contains(phrase), "\(phrase)\n\(result.output)") }
  }

  /// A server chooses its certificate by the name it is asked for.
  @Test(arguments: [("x.test", "for x.test (--sni)"), ("", "for no name (--sni)")])
  func theIndicatedNameIsTold(name: String, text: String) async throws {
    let made = try await Binary.shell(
      """
      set -e; cd '\(directory.url.path)'
      openssl x509 -req -in leaf.csr -CA root.pem -CAkey root.key -days 90 -out leaf.pem
      """)
    try #require(made.status == 0, "\(made.errors)")
    let port = try FreePort.next()
    let server = try RunningProgram(
      "openssl",
      [
        "s_server", "-accept", "127.0.0.1:\(port)", "-cert", directory.path("leaf.pem"), "-key",
        directory.path("leaf.key"), "-quiet",
      ])
    defer { withExtendedLifetime(server) {} }
    let started = try await Binary.shell(
      "for i in $(seq 200); do (: </dev/tcp/127.0.0.1/\(port)) && exit; sleep 0.1; done; exit 1")
    try #require(started.status == 0)
    for options in [["--sni", name], []] {
      let result = try await Binary.run(
        executable: Binary.url,
        arguments: [
          "www.own.example:\(port)", "--connect-to", "127.0.0.1:\(port)", "--no-second-opinion",
        ] + options, input: nil, environment: [:])
      let words = result.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      #expect(words.contains("the server was asked \(text)") == !options.isEmpty, "\(words)")
    }
  }
}
