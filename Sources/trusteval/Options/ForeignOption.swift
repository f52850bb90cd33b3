/// What other programs call an option, and what is in its place here.
struct ForeignOption {
  /// Without hyphens; those of several letters in lower case.
  private let names: Set<String>
  /// The option in whose commands the hint is true.
  let counterpart: String
  let hint: String

  private init(_ names: Set<String>, _ counterpart: String, _ hint: String) {
    (self.names, self.counterpart, self.hint) = (names, counterpart, hint)
  }

  /// - Parameter option: With its hyphens.
  func isNamed(_ option: String) -> Bool {
    let name = option.drop { $0 == "-" }
    // Of single letters, capitals are other options: curl's -X is no proxy.
    return names.contains(name.count == 1 ? String(name) : name.lowercased())
  }

  /// The first one counts that is named and whose counterpart a command has.
  static let all = [
    ForeignOption(
      [
        "ca", "cacert", "cafile", "ca-file", "ca-cert", "root", "roots", "trusted", "x509cafile",
        "load-ca-certificate",
      ], "--anchor",
      "your own CA is --anchor FILE; --root-store FILE takes the place of the system's roots"),
    ForeignOption(
      ["capath", "ca-directory"], "--anchor",
      "--root-store DIR takes the place of the system's roots"),
    ForeignOption(
      ["host", "hostname", "port", "p", "accept", "address", "bind"], "--listen",
      "where it listens is --listen ADDR[:PORT]"),
    ForeignOption(
      ["servername", "host", "hostname", "verify_hostname", "verify-hostname"], "--server-name",
      "the name to evaluate for is --server-name NAME"),
    ForeignOption(
      ["noservername", "disable-sni"], "--sni", "no server name is sent with --sni ''"),
    ForeignOption(["connect"], "--connect-to", "the server is an argument: HOST:PORT"),
    ForeignOption(
      ["resolve"], "--connect-to", "the address to connect to is --connect-to ADDRESS[:PORT]"),
    ForeignOption(
      ["4", "6", "ipv4", "ipv6"], "--connect-to",
      "--connect-to ADDRESS takes one address, and --all-addresses looks at each"),
    ForeignOption(["port", "p"], "--connect-to", "the port is part of the server: HOST:PORT"),
    ForeignOption(
      ["cert", "certificate", "E"], "--client-cert",
      "the client's certificate is --client-cert FILE"),
    ForeignOption(
      ["pkcs12", "pfx", "p12file"], "--p12", "certificate and key in one file are --p12 FILE"),
    ForeignOption(
      ["pass", "passin", "password", "passphrase", "passwd"], "--password-file",
      "a password comes from --password-file FILE, TRUSTEVAL_PASSWORD or the terminal"),
    ForeignOption(["key"], "--client-key", "the client's key is --client-key FILE"),
    ForeignOption(
      ["k", "no-check-certificate"], "--insecure",
      "--insecure goes on with a server that is not trusted"),
    ForeignOption(
      ["insecure", "k", "no-check-certificate"], "--connect-to",
      "nothing has to be switched off: the handshake goes on whatever the certificates are"),
    ForeignOption(
      ["showcerts", "print-cert"], "--server-name",
      "certificates are shown by 'trusteval show HOST' and 'trusteval show FILE'"),
    ForeignOption(
      ["date", "attime", "verify-time"], "--verify-date", "another date is --verify-date DATE"),
    ForeignOption(
      [
        "tls1", "tls1_1", "tls1_2", "tls1_3", "tls1.0", "tls1.1", "tls1.2", "tls1.3", "tlsv1",
        "tlsv1.0", "tlsv1.1", "tlsv1.2", "tlsv1.3", "no_tls1", "no_tls1_1", "no_tls1_2",
        "no_tls1_3",
      ], "--min-tls", "every version is offered, and --min-tls 1.2 or 1.3 demands one"),
    ForeignOption(
      ["m", "max-time", "connect-timeout", "wait"], "--timeout",
      "the seconds that all may take are --timeout S"),
    ForeignOption(["s", "silent", "brief"], "--quiet", "only the verdict line is --quiet"),
    ForeignOption(
      ["w", "c", "C", "warning", "critical", "days", "checkend", "warn"], "--expires-within",
      "an end of trust that is near is found by --expires-within 21d or 33%"),
    ForeignOption(
      [
        "o", "f", "output", "report", "json_out", "xml", "csv", "html", "junit", "nagios",
        "prometheus", "sarif", "github",
      ], "--format",
      "the form is --format NAME, and reports go to standard output"),
    ForeignOption(["x"], "--proxy", "a proxy is --proxy URL"),
    ForeignOption(
      ["status", "cert-status", "ocsp", "ocsp-check", "crl_check", "crl_check_all", "crl-check"],
      "--revocation", "whether it is revoked is asked by --revocation online or require"),
    ForeignOption(
      ["crlfile", "crl-file"], "--crl", "a list of revoked certificates is --crl FILE"),
    ForeignOption(
      ["pinnedpubkey", "pinned-pubkey"], "--pin", "a key to require is --pin sha256//BASE64"),
    ForeignOption(
      ["untrusted", "chain", "cert_chain"], "--intermediate",
      "certificates that help and are not trusted are --intermediate FILE"),
    ForeignOption(
      ["partial_chain"], "--anchor", "--anchor FILE trusts any certificate, of a root or not"),
    ForeignOption(["debug", "msg", "d"], "--trace", "what the handshake says is shown by --trace"),
    ForeignOption(
      ["j", "n", "threads", "concurrency", "parallel"], "--jobs",
      "so many servers side by side are --jobs N"),
    ForeignOption(["retry"], "--retries", "more attempts are --retries N"),
    ForeignOption(
      ["il", "targets", "targets_in", "input", "file"], "--hosts",
      "a file with a server on each line is --hosts FILE"),
    ForeignOption(
      ["no-color", "nocolor", "color", "colour"], "--quiet",
      "colors are left out where the variable NO_COLOR is set, and where the output is no terminal"),
  ]
}
