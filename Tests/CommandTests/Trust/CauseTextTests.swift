import Foundation
import Testing

/// What is said of the libraries where a rule of theirs has no counterpart, or where they are not told.
@Suite(.timeLimit(.minutes(30))) struct CauseTextTests {
  struct Case: Sendable {
    var arguments: String
    var said: String
    var unsaid: [String] = []
    var needsGnuTLS = false
  }

  @Test(arguments: [
    // An issuer's TLS feature, which the certificate lacks, is no constraint on names.
    Case(
      arguments: "feature.chain --user-root r.pem",
      said: "that is none of path length, key usage and names: a TLS feature",
      unsaid: ["counts a name against"], needsGnuTLS: true),
    // OpenSSL reads the extension of a proxy certificate, and does not allow a name beside it.
    Case(
      arguments: "proxy.chain --user-root r.pem",
      said: "OpenSSL counts the extensions of 'proxy' as invalid", unsaid: ["cannot read"]),
    // OpenSSL looks at the dates of a last certificate only where that may be the end.
    Case(
      arguments: "late.chain --verify-date $(date -u -d '+60 days' +%Y-%m-%dT%H:%M:%SZ)",
      said: "OpenSSL looks at the dates of a path's last certificate only where",
      unsaid: ["cause unknown"]),
    // One error of OpenSSL's is its word for one of three failures of the same kind.
    Case(
      arguments: "below.chain --user-root r.pem",
      said: "OpenSSL ends at its first error, X509_V_ERR_INVALID_CA (79), and hides "
        + "BasicConstraintsPathLen, KeyUsage", unsaid: ["another reason"]),
    // Nobody fetches an issuer from there.
    Case(
      arguments: "secure.pem --user-root r.pem",
      said: "which Apple's clients do not follow: they fetch over plain http only"),
    // Its purpose looks at the key usage too.
    Case(
      arguments: "signer.chain --user-root r.pem",
      said: "OpenSSL requires a key usage that handshakes need (X509_V_ERR_INVALID_PURPOSE (26)), "
        + "and keyCertSign is none", unsaid: ["more strictly"]),
    Case(
      arguments: "plain.chain --root-store rejected-issuer.pem",
      said: "OpenSSL ends at a certificate that trust settings in its file reject",
      unsaid: ["signed itself", "off trusteval's path"]),
    Case(
      arguments: "plain.chain --user-root rejected-leaf.pem",
      said: "given the anchors alone, not the trust settings that deny a certificate",
      unsaid: ["cause unknown"]),
  ])
  func causeIsTrue(example: Case) async throws {
    #if !GnuTLS
      if example.needsGnuTLS { return }
    #endif
    let directory = try await Self.files()
    let result = try await Binary.shell(
      """
      cd '\(directory.url.path)'
      '\(Binary.url.path)' verify --server-name a.example.com \(example.arguments)
      """)
    let flat = result.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(flat.contains(example.said), "\(result.output)\(result.errors)")
    for text in example.unsaid { #expect(!flat.contains(text), "\(text): \(result.output)") }
  }

  private static func files() async throws -> TemporaryDirectory {
    let directory = try TemporaryDirectory()
    let made = try await Binary.shell(
      """
      set -e; cd '\(directory.url.path)'
      ec='-newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes'
      openssl req -x509 $ec -keyout r.key -out r.pem -days 900 -subj /CN=R \\
        -addext basicConstraints=critical,CA:true -addext keyUsage=critical,keyCertSign
      issue() { # name, issuer, extensions, days
        openssl req -new $ec -keyout $1.key -subj /CN=$1 -out $1.csr
        printf "$3" >ext
        openssl x509 -req -in $1.csr -CA $2.pem -CAkey $2.key -days ${4:-300} -out $1.pem -extfile ext
        cat $1.pem $2.pem >$1.chain
      }
      ca='basicConstraints=critical,CA:true\\nkeyUsage=critical,keyCertSign\\n'
      leaf='subjectAltName=DNS:a.example.com\\nextendedKeyUsage=serverAuth\\n'
      issue I r "$ca"
      issue F r "${ca}tlsfeature=status_request\\n"
      issue L r "$ca" 30
      issue late L "$leaf"
      issue plain I "$leaf"
      issue feature F "$leaf"
      issue secure I "${leaf}authorityInfoAccess=caIssuers;URI:https://ca.example/i.der\\n"
      issue signer I "${leaf}keyUsage=critical,keyCertSign\\n"
      issue P r "basicConstraints=critical,CA:true,pathlen:0\\nkeyUsage=critical,keyCertSign\\n"
      issue first P "${leaf}keyUsage=critical,digitalSignature\\n"
      issue below first "$leaf"
      cat P.pem >>below.chain
      info=300F300D06082B0601050507150104010A
      issue proxy I "${leaf}1.3.6.1.5.5.7.1.14=critical,DER:$info\\n"
      openssl x509 -in I.pem -addreject serverAuth -trustout | cat r.pem - >rejected-issuer.pem
      openssl x509 -in plain.pem -addreject serverAuth -trustout | cat r.pem - >rejected-leaf.pem
      """)
    try #require(made.status == 0, "\(made.errors)")
    return directory
  }
}
