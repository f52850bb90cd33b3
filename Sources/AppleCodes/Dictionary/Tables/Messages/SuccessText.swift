/// What a program prints where nothing failed for it, which is no more than that.
struct SuccessText: Sendable {
  let title: String
  /// Whether it is how all ended, and not a step on the way.
  let isResult: Bool
  let program: String
  /// Other words for it that no prose has.
  let names: [String]
  /// Other words for it that count only where they are the whole text.
  let wholeNames: [String]
  let meaning: String
  let howToFindOut: [String]
  /// What the next command needs beside the server.
  let options: [String]

  static func all() -> [SuccessText] {
    text.split(separator: "\n").compactMap { line in
      let fields = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == 8 else { return nil }
      let list = { (field: String) in field.split(separator: ";").map(String.init) }
      return SuccessText(
        title: fields[2], isResult: fields[0] == "result", program: fields[1],
        names: list(fields[3]), wholeNames: list(fields[4]), meaning: fields[6],
        howToFindOut: [fields[7]], options: fields[5].split(separator: " ").map(String.init))
    }
  }

  /// Title of what `openssl verify` prints of each file that it accepts.
  static let verifiedFile = "FILE: OK"

  /// Fields: `result` or `step`, program, title, other names, other names as whole texts, options of the next command,
  /// meaning, how to find out more.
  private static let text = """
    result|openssl s_client|Verify return code: 0 (ok)|bytes Verification: OK;Verification: OK New;Verification: OK Verified peername|Verification: OK;X509_V_OK||Nothing failed here: OpenSSL found a path from the server's certificate to a root of its store. It does not prove more: s_client compares no name unless -verify_hostname is given, asks nobody about revocation, and its exit status is 0 whatever it prints here.|trusteval HOST compares the name as well, goes by the rules of Apple's clients, and its exit status tells the verdict.
    result|openssl verify|FILE: OK||||Nothing failed here: OpenSSL found a path from the certificate in that file to a root of its store or of -CAfile, within all dates. It does not prove more: openssl verify compares no name unless -verify_hostname is given and no usage unless -purpose is, and asks nobody about revocation.|trusteval verify FILE --server-name NAME compares the name as well, and goes by the rules of Apple's clients.
    step|openssl s_client|verify return:1||||No failure: s_client goes on to the next certificate. It prints this behind errors as well, as it ends no handshake for them unless -verify_return_error is given; the line 'Verify return code' at the end has the result.|trusteval HOST evaluates the certificates and says which of them fails.
    step|openssl s_client|No client certificate CA names sent||||No failure: the server names no authorities for client certificates. s_client prints it of servers that ask for no client certificate, which is nearly all, and of those that ask and take one of any authority.|trusteval HOST says whether the server asks for a client certificate.
    step|openssl s_client|Acceptable client certificate CA names|||--client-cert FILE|No failure by itself: the server asks for a client certificate, and the list names the authorities that it takes one of. Whether it goes on without one shows in the handshake, with TLS 1.3 only after it, or in HTTP.|trusteval HOST says whether the server goes on without one; trusteval HOST --client-cert FILE shows a certificate and judges it by the list.
    result|Apple's BoringSSL|TLS connected [version||||Nothing failed here: the handshake of this connection was completed, and the server's certificate was accepted. The line has the version (0x0304 is TLS 1.3, 0x0303 TLS 1.2) and the cipher suite.|trusteval HOST evaluates the certificates of the server.
    result|security verify-cert|...certificate verification successful||||Nothing failed here: macOS's trust evaluation accepts the certificate for the policy that was named with -p, with this Mac's roots and trust settings.|trusteval verify FILE --server-name NAME evaluates by the same rules without the settings of this Mac.
    result|curl|SSL certificate verify ok||||Nothing failed here: curl found a path from the server's certificate to a root of its store, and all on it is within its dates. The name fits, too, unless -k was given. It does not prove that another client trusts the server: that has roots of its own, and Apple's have further rules.|trusteval HOST evaluates by the rules of Apple's clients.
    step|curl|SSL connection using||||Nothing failed here: the handshake was completed with this version and cipher suite. What became of the certificate is said in the lines that follow.|trusteval HOST evaluates the certificates of the server.
    result|gnutls-cli|Status: The certificate is trusted||||Nothing failed here: GnuTLS found a path to a root of its store, and the name fits. It does not prove that another client trusts the server: that has roots of its own, and Apple's have further rules.|trusteval HOST evaluates by the rules of Apple's clients and prints GnuTLS's verdict beside them.
    result|Postfix|Verified TLS connection established||||Nothing failed here: a trusted root leads to the other side's certificate, and it has the name that the policy asks for.|trusteval HOST:25 --starttls smtp evaluates the same certificate by the rules of Apple's clients.
    result|Postfix|Trusted TLS connection established||||Nothing failed here: a trusted root leads to the other side's certificate. No name was compared: that is asked for by smtp_tls_security_level verify or secure only.|trusteval HOST:25 --starttls smtp compares the name, too.
    result|Postfix|Anonymous TLS connection established||||Nothing failed here: the connection is encrypted, and no certificate of the other side was examined. In the log of smtpd that is the ordinary case, as mail servers show none when they send.|trusteval HOST:25 --starttls smtp evaluates the certificate of a server.
    """
}
