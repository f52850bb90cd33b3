/// A term of TN2232's glossary, of current practice or of reports, in our own words.
struct Term: Sendable {
  let names: [String]
  let related: [String]
  let meaning: String

  let origin: Origin

  /// Where a term is used.
  enum Origin {
    case technote
    /// Current errors, tools and certificates.
    case practice
    /// Reports of this tool.
    case reports
  }

  static func all() -> [Term] {
    parse(text, .technote) + parse(toolText, .technote) + parse(errorText, .practice)
      + parse(generalText, .practice) + parse(variableText, .practice) + parse(reportText, .reports)
  }

  private static func parse(_ text: String, _ origin: Origin) -> [Term] {
    text.split(separator: "\n").map { line in
      let fields = line.split(separator: "|", maxSplits: 2, omittingEmptySubsequences: false)
      let list = { (field: Substring) in
        field.split(separator: ",").map { $0.drop { $0 == " " } }.map(String.init)
      }
      return Term(
        names: fields.first.map(list) ?? [], related: fields.count > 1 ? list(fields[1]) : [],
        meaning: fields.count > 2 ? String(fields[2]) : "", origin: origin)
    }
  }

  /// What surrounds a code in an error or a log, fields as below.
  private static let errorText = """
    NSURLErrorDomain|NSURLErrorServerCertificateUntrusted, NSURLErrorSecureConnectionFailed|The domain of Foundation's URL loading errors; what an app sees first.
    kCFErrorDomainCFNetwork|kCFURLErrorServerCertificateUntrusted|The domain of CFNetwork, which Foundation's errors rest on; the numbers are the same.
    NSOSStatusErrorDomain|errSSLXCertChainInvalid, errSecNotTrusted|The domain of old system statuses: errSSL for TLS, errSec for trust.
    _kCFStreamErrorCodeKey|kCFStreamErrorDomainSSL, errSSLNoRootCert|In an error's userInfo: the finer code beneath the URL error. Read it together with _kCFStreamErrorDomainKey.
    _kCFStreamErrorDomainKey|kCFStreamErrorDomainSSL, kCFStreamErrorDomainPOSIX, kCFStreamErrorDomainNetDB|In an error's userInfo: how to read _kCFStreamErrorCodeKey. 3 is TLS, 1 errno, 4 HTTP, 12 the resolver.
    """

  /// Names (the first is the title), related entries, meaning.
  private static let text = """
    authentication challenge|protection space, URLSession|The loading system's question to the app when a server requires a proof. For trust, the question is turned round: the app is asked whether it accepts the server (NSURLAuthenticationMethodServerTrust).
    certificate, digital certificate|server certificate, issuer, subject|A signed statement that ties a public key to a name. TLS uses X.509 certificates only. As a fix: a new one, evaluated as a value with what is wrong put right and its signature taken for valid; only the CA can make it.
    certificate authority, CA|root certificate, trusted certificate authority|Somebody who issues certificates and publishes the root certificates by which they are judged.
    certificate authority pinning, CA pinning|certificate pinning, CAspkiSHA256|Accepting only servers whose certificate comes from one certain authority, however many others are trusted.
    certificate pinning, pinning|certificate authority pinning, LeafSPKISHA256|Accepting only one certain certificate, or one that holds a certain public key.
    certificate revocation list, CRL|Online Certificate Status Protocol, Revocation|A signed list of certificates that their authority has withdrawn.
    digital identity, identity|private key, certificate|A certificate together with its private key; what a server has, and a client that authenticates itself.
    digital signature, signature|public key cryptography|A value that only the holder of a private key can make and that anybody with the public key can check.
    extended validation, EV|trust evaluation|A stricter policy for certificates whose holder was examined more closely. It changes what is shown, not whether a server is trusted; trusteval HOST --expect-policy ev says whether the certificate has it.
    HTTP, Hypertext Transfer Protocol|HTTPS|The protocol of the web. TN2232 declines to explain it further, and so does this.
    HTTPS|TLS, HTTPS server trust evaluation|HTTP over TLS (RFC 9110, formerly RFC 2818).
    HTTPS server trust evaluation|TLS server trust evaluation|Deciding whether to trust an https server; the same as TLS server trust evaluation.
    intermediate certificate, intermediate|MissingIntermediate, root certificate|A certificate between the server's and the root. The server must send it; the client need not have it.
    issuer|subject, certificate authority|Who signed a certificate, and the name of that party in it. As a fix: the server also sends the issuer's certificate (--intermediate).
    Online Certificate Status Protocol, OCSP|certificate revocation list, Revocation|A way to ask whether one certificate is revoked. A server can staple the answer to its handshake.
    private key|public key, digital identity|The secret half of a key pair; it decrypts and signs.
    protection space, realm|authentication challenge|A server, or an area on it, that asks for authentication; in trust challenges it carries the trust object.
    public key|private key|The half of a key pair that everybody may have; it encrypts and checks signatures.
    public key cryptography|public key, private key|Cryptography with pairs of keys, where what one half does only the other can undo or check.
    public key infrastructure, PKI|certificate authority|The rules and parties by which public keys get certificates and certificates get trust.
    root certificate, root|trusted anchor, AnchorTrusted|An authority's self-signed certificate at the top of a path. It is trusted because it is in a store, not because it was sent.
    Secure Sockets Layer, SSL|TLS|The forerunner of TLS. The name lives on in symbols such as errSSL.
    self-signed certificate, self-signed|AnchorTrusted, root certificate|A certificate whose subject is its issuer and whose own key signed it. Anybody can make one; as a server's certificate it is trusted only if it is an anchor.
    server certificate, leaf certificate, leaf|SSLHostname, server trust evaluation|The certificate that a TLS server proves to hold the key of, and the first one of the chain.
    server trust evaluation|TLS server trust evaluation|How a client decides whether to trust a server.
    subject|issuer, SSLHostname|Whom a certificate is about. For servers, only the subject alternative names count as names today.
    Transport Layer Security, TLS|HTTPS, Secure Transport, Network.framework|The protocol that encrypts connections and shows that the server holds the key of its certificate (RFC 8446, RFC 5246).
    TLS server trust evaluation|X.509 certificate trust evaluation, SSLHostname, ServerAuthEKU|X.509 trust evaluation of the server's certificate, and then the checks that TLS adds: the name, and the extended key usage.
    trust evaluation|trusted anchor, verify date|Following a certificate from issuer to issuer, with every certificate checked, until a trusted anchor is reached, or failing to.
    trusted anchor, anchor, trust anchor|root certificate, AnchorTrusted|A certificate that is trusted without further question: a root of the system, one that a user or administrator installed, or one that the app set.
    trusted certificate authority|trusted anchor|An authority whose root is among the anchors of the system.
    trust exception|trust object|A record of what was wrong with one certificate when somebody accepted it, so that exactly that, and nothing new, is accepted again (SecTrustCopyExceptions, SecTrustSetExceptions).
    trust object, SecTrust|trust evaluation, URLSession|The object that holds the certificates, the policies, the anchors and the verify date of one evaluation, and then its result.
    policy, security policy|TLS server trust evaluation|The rules an evaluation goes by: basic X.509, or TLS with a name, or with revocation.
    valid date range, validity|verify date, TemporalValidity|The time from a certificate's first to its last day, both included.
    verify date|valid date range, TemporalValidity|The moment that an evaluation is made for: now, unless another is set.
    X.509 certificate trust evaluation|trust evaluation|Trust evaluation by the rules of X.509 alone, before those of TLS are added (RFC 5280).
    X.509 digital certificate, X.509 certificate|certificate|The kind of certificate that TLS uses.
    X.509 public key infrastructure|public key infrastructure|The infrastructure of keys and authorities that TLS rests on (RFC 5280).
    """
}
