/// What the default command takes, for the help of the whole program.
///
/// The library would parse that command's options to print them, which costs more than all else that
/// help does. A test holds this against `trusteval check --help` at 80 columns.
enum DefaultOptions {
  static let help = """
    OF check, THE DEFAULT:

    ARGUMENTS:
      <server>                HOST, HOST:PORT, [IPv6]:PORT or https://HOST/; the
                              port is 443 unless given.

    CONNECTION:
      --sni <name>            Send this server name indication ('' for none;
                              default: the server name).
      --connect-to <addr[:port]>
                              Connect to this address instead.
      --client-cert <file>    Send this certificate, and those after it, if the
                              server asks for one (PEM).
      --client-key <file>     Its private key, PEM or DER (default: in the same
                              file).
      --engine <engine>       Library that makes the handshake; both compares two
                              handshakes. (values: openssl, gnutls, both; default:
                              openssl)

    TRUST:
      --server-name <name>    Evaluate for this name instead of the host's.
      --anchor <file>         Trust the certificates in this file as app anchors.
      --anchors-only          Trust only app anchors: neither the platform's roots
                              nor a user's.
      --user-root <file>      Trust a root as if a user or administrator had
                              installed it.
      --root-store <file|dir> Use these roots as the platform's, all that are named
                              (default: this system's).
      --intermediate <file>   Supply intermediate certificates, not trusted.
      --verify-date <rfc3339> Evaluate as of this date, such as
                              2026-11-21T09:00:00Z.
      --purpose <purpose>     Evaluate for a server's or a client's certificate, or
                              neither (default: server). (values: server, client,
                              basic)
      --no-second-opinion     Do not ask OpenSSL and GnuTLS for their verdicts.

    RUN AND OUTPUT:
      --timeout <s>           Seconds for all that one endpoint takes: names,
                              handshakes, fetches, opinions. (default: 10.0)
      --save-evidence <file>  Write what the reports were made of, for 'trusteval
                              replay'.
      --json                  Print one JSON object per endpoint and line.
      -q, --quiet             Print the verdict line only.
      -v, --verbose           Print the certificates in full.

    OPTIONS:
      --network-fetch/--no-network-fetch
                              Fetch a missing issuer from any address and port that
                              a certificate names, or never.

    """
}
