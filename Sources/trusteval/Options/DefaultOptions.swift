/// The options of the default command, for the help of the whole program.
///
/// The library would have to parse that command to print them, which takes longer than everything
/// else that help does. A test compares this with `trusteval check --help` at 80 columns.
enum DefaultOptions {
  static let help = """
    OF check, THE DEFAULT:

    ARGUMENTS:
      <server>                HOST, HOST:PORT, [IPv6]:PORT or https://HOST/; the
                              port is 443 unless given.

    CONNECTION:
      --hosts <file>          Check the servers in this file, too: one a line, with
                              options of its own behind it.
      --jobs <n>              Look at so many servers side by side (default: 16).
      --unordered             Print reports as they are ready, not in the order of
                              the servers.
      --all-addresses         Look at every address of a server, each by itself.
      --all-keys              Look at a server's RSA and its ECDSA certificate,
                              each by itself.
      --retries <n>           Try so many times more where nothing could be found
                              out (default: 0).
      --shard <i/n>           Look at the i-th of n parts of the servers, the same
                              whatever their order.
      --sni <name>            Send this server name indication ('' for none;
                              default: the server name).
      --starttls <protocol>   Ask for TLS in this protocol first, or in none
                              (default: as the port is for). (values: smtp, lmtp,
                              imap, pop3, ftp, ldap, xmpp, xmpp-server, postgres,
                              mysql, nntp, sieve, irc, none)
      --proxy <url>           Connect through this proxy, '' for none (default: as
                              https_proxy and all_proxy say).
      --connect-to <addr[:port]>
                              Connect to this address instead.
      --client-cert <file>    Send this certificate, and those after it, if the
                              server asks for one.
      --client-key <file>     Its private key, PEM or DER (default: in the same
                              file).
      --p12 <file>            Take certificate and key from this PKCS #12 file
                              instead.
      --engine <engine>       Library that makes the handshake; both compares two
                              handshakes (default: openssl). (values: openssl,
                              gnutls, both)
      --trace                 Explain every message of the handshake, and what in
                              it failed.
      --keylog <file>         Append the secrets of the handshakes to this file,
                              for Wireshark.

    TRUST:
      --server-name <name>    Evaluate for this name instead of the host's.
      --anchor <file>         Trust the certificates in this file as app anchors.
      --anchors-only          Trust only app anchors: neither the platform's roots
                              nor a user's.
      --user-root <file>      Trust a root as if a user or administrator had
                              installed it.
      --root-store <file|dir> Use these roots as the platform's, all that are named
                              (default: this system's).
      --intermediate <file|dir>
                              Supply intermediate certificates, not trusted.
      --revocation <how>      Revocation: off, what is stapled, ask online too, or
                              require an answer (default: stapled). (values: off,
                              stapled, online, require)
      --crl <file>            Use the list of revoked certificates in this file.
      --verify-date <rfc3339> Evaluate as of this date, such as
                              2026-11-21T09:00:00Z.
      --purpose <purpose>     Evaluate for a server's or a client's certificate, or
                              neither (default: server). (values: server, client,
                              basic)
      --pin <sha256//base64>  Require this key on the path; @leaf or @ca behind it
                              says where.
      --pin-certificate <file>
                              Trust the certificate in this file and no other;
                              evaluate nothing.
      --expect-issuer <text>  Exit with 3 unless an authority on the path has this
                              name.
      --expect-organization <text>
                              Exit with 3 unless the certificate names this
                              organization.
      --expect-policy <oid|ev|ov|dv>
                              Exit with 3 unless this policy is valid for the path.
      --expires-within <21d|33%>
                              Exit with 3 if trust ends within this time, or part
                              of the certificate's lifetime.
      --min-tls <min-tls>     Exit with 3 if the handshake has a lower version of
                              TLS. (values: 1.2, 1.3)
      --require-sct <n>       Exit with 3 if there are fewer timestamps of
                              transparency logs.
      --require-staple        Exit with 3 unless an OCSP answer is stapled that
                              says good.
      --compare <file>        Exit with 3 unless the server's certificate is the
                              one in this file.
      --fail-on <check,...>   Exit with 3 if one of these is found: disagreement,
                              refusal, transportSecurity, of the handshake
                              protocolVersion, cipher, offer, signature,
                              keyExchange, secureRenegotiation, keyUsage,
                              stapledAnswer or plaintextAfterStartTLS, or a check
                              by its name, such as SSLHostname.
      --ignore <check,...>    Let none of these lead to exit status 3; the verdict
                              stays what it is.
      --exceptions <file>     Let pass what this file of --save-exceptions lists,
                              and nothing else.
      --no-second-opinion     Do not ask OpenSSL and GnuTLS for their verdicts.

    RUN AND OUTPUT:
      --timeout <s>           Seconds for all that one endpoint takes: names,
                              handshakes, fetches, opinions (default: 10).
      --password-file <file>  Take the password of an encrypted key or PKCS #12
                              file from this file's first line.
      --save-evidence <file>  Write what the reports were made of, for 'trusteval
                              replay'.
      --save-exceptions <file>
                              Write down what failed, each for --exceptions to let
                              pass.
      --write-bundle <file>   Write the chain that the server should send, if that
                              is trusted.
      --force                 Let --save-exceptions and --write-bundle overwrite
                              what a file holds.
      --json                  Print one JSON object per endpoint and line: --format
                              json.
      --include-pem           Put the certificates themselves into JSON, as PEM.
      --format <format>       How to print reports (default: text). (values: text,
                              json, junit, prometheus, nagios, sarif, github, csv,
                              html)
      --compat <compat>       With --format prometheus, give the measures of
                              another exporter, too. (values: blackbox)
      -q, --quiet             Print the verdict line only.
      -v, --verbose           Print the certificates in full.

    OPTIONS:
      --network-fetch/--no-network-fetch
                              Fetch a missing issuer from any address and port that
                              a certificate names, or never.

    """
}
