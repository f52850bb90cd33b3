import Foundation
import Testing

/// Certificates whose names tell who made them, and what that means for each party.
@Suite(.timeLimit(.minutes(30))) struct KnownMakerTests {
  struct Case: Sendable {
    /// Subject of the issuer, which is not sent; empty for a certificate that signed itself.
    var issuer: String
    var subject = "/CN=www.own.example"
    var said: [String]
    var unsaid: [String] = []
  }

  @Test(arguments: [
    Case(
      issuer: "/O=mkcert development CA/CN=mkcert alice@laptop",
      said: ["mkcert gives a root for the machines of one developer", "install it as mkcert does"],
      unsaid: ["send the issuer's certificate too", "do not trust it"]),
    Case(
      issuer: "", subject: "/O=Acme Co/CN=Kubernetes Ingress Controller Fake Certificate",
      said: [
        "ingress-nginx serves where it has none", "configure a certificate for this name",
        "fix the server gets a new certificate from a CA the clients trust",
      ], unsaid: ["the client trusts", "and trusts", "connect to a name"]),
    Case(
      issuer: "", subject: "/CN=TRAEFIK DEFAULT CERT",
      said: [
        "Traefik serves where it has none",
        "fix the server gets a new certificate from a CA the clients trust",
      ], unsaid: ["the client trusts", "and trusts"]),
    Case(
      issuer: "/O=(STAGING) Let's Encrypt/CN=(STAGING) Artificial Apricot R3",
      said: ["no client trusts", "the CA's service for production"], unsaid: ["the client trusts"]),
    Case(
      issuer: "/O=CloudFlare, Inc./CN=CloudFlare Origin SSL Certificate Authority",
      said: ["only the proxy of Cloudflare trusts", "a certificate from a public CA"],
      unsaid: ["the client trusts"]),
    Case(
      issuer: "/CN=Charles Proxy CA (1 Jan 2026)",
      said: ["likely an intercepting proxy", "switch the proxy off"],
      unsaid: ["send the issuer's certificate too", "the client trusts", "gets a new certificate"]),
    // A name that only resembles one of them tells nothing.
    Case(
      issuer: "/CN=Staging CA", said: ["send the issuer's certificate too"],
      unsaid: ["service for production", "no client trusts"]),
  ])
  func theRightPartyIsAdvised(example: Case) async throws {
    let directory = try TemporaryDirectory()
    let made = try await Binary.shell(
      """
      set -e; cd '\(directory.url.path)'
      ec='-newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes'
      printf 'subjectAltName=DNS:www.own.example\\nextendedKeyUsage=serverAuth\\n' >ext
      openssl req -new $ec -keyout leaf.key -subj "\(example.subject)" -out leaf.csr
      if [ -n "\(example.issuer)" ]; then
        openssl req -x509 $ec -keyout ca.key -out ca.pem -days 300 -subj "\(example.issuer)"
        openssl x509 -req -in leaf.csr -CA ca.pem -CAkey ca.key -days 90 -extfile ext -out leaf.pem
      else
        openssl x509 -req -in leaf.csr -key leaf.key -days 90 -extfile ext -out leaf.pem
      fi
      """)
    try #require(made.status == 0, "\(made.errors)")
    let result = try await Binary.run(
      "verify", directory.path("leaf.pem"), "--server-name", "www.own.example")
    #expect(result.status == 1, "\(result.errors)")
    let flat = result.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    for text in example.said { #expect(flat.contains(text), "\(text): \(result.output)") }
    for text in example.unsaid { #expect(!flat.contains(text), "\(text): \(result.output)") }
  }
}
