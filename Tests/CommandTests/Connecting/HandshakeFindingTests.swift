import Foundation
import Testing

/// Findings about a handshake, and whether the libraries' own clients behave as they claim.
@Suite(.timeLimit(.minutes(30))) struct HandshakeFindingTests {
  struct Case: Sendable {
    let name: String
    let check: String
    let seen: String
    let refusedBy: [String]
    /// Whether Apple's clients do not offer the server's choice, which only OpenSSL's handshake finds.
    var isOffered = true
    /// Those whose clients are here.
    var libraries: [String] { refusedBy.filter { $0 != "apple" } }
    /// Whether the handshake alone is a reason not to trust the server.
    var isFatal: Bool { seen.hasPrefix("TLSv1.") }
  }

  static let cases = [
    Case(name: "good", check: "", seen: "", refusedBy: []),
    Case(name: "good-rsa", check: "", seen: "", refusedBy: []),
    Case(
      name: "tls-1.0-only", check: "protocolVersion", seen: "TLSv1.0", refusedBy: ["openssl"]),
    Case(
      name: "tls-1.1-only", check: "protocolVersion", seen: "TLSv1.1", refusedBy: ["openssl"]),
    Case(name: "handshake-sha1", check: "signature", seen: "SHA-1", refusedBy: ["openssl"]),
    Case(
      name: "handshake-dh-1536", check: "keyExchange", seen: "DH 1536", refusedBy: ["openssl"],
      isOffered: false),
    Case(
      name: "handshake-no-signing", check: "keyUsage", seen: "key usage keyAgreement only",
      refusedBy: ["gnutls", "apple"]),
    Case(
      name: "handshake-no-encipherment", check: "keyUsage", seen: "key usage digitalSignature only",
      refusedBy: ["gnutls", "apple"]),
    Case(name: "staple-good", check: "", seen: "", refusedBy: []),
    Case(name: "staple-delegated", check: "", seen: "", refusedBy: []),
    Case(name: "must-staple", check: "", seen: "", refusedBy: []),
    Case(
      name: "staple-delegated-without-usage", check: "stapledAnswer",
      seen: "(no extended key usage OCSPSigning)", refusedBy: ["gnutls"]),
    Case(name: "staple-wrong-signer", check: "stapledAnswer", seen: "", refusedBy: ["gnutls"]),
    Case(name: "staple-stale", check: "stapledAnswer", seen: "", refusedBy: ["gnutls"]),
    Case(
      name: "staple-other-certificate", check: "stapledAnswer",
      seen: "it is about another certificate", refusedBy: ["gnutls"]),
    Case(name: "staple-garbage", check: "stapledAnswer", seen: "", refusedBy: ["gnutls"]),
    Case(
      name: "staple-unknown", check: "stapledAnswer",
      seen: "its responder does not know the certificate", refusedBy: []),
    Case(
      name: "staple-try-later", check: "stapledAnswer",
      seen: "the responder answers with the error tryLater", refusedBy: []),
    Case(
      name: "must-staple-try-later", check: "stapledAnswer",
      seen: "the responder answers with the error tryLater", refusedBy: ["gnutls"]),
    Case(
      name: "must-staple-missing", check: "stapledAnswer", seen: "no stapled answer",
      refusedBy: ["gnutls"]),
  ]

  #if GnuTLS
    private static let engines = ["openssl", "gnutls"]
  #else
    private static let engines = ["openssl"]
  #endif

  @Test func everyFindingIsSaidAndTrue() async throws {
    let directory = try TemporaryDirectory()
    let lab = try LabProcess(directory: directory, cases: Self.cases.map(\.name))
    for example in Self.cases {
      let server = try #require(lab.servers.first { $0.name == example.name }, "\(example.name)")
      for engine in Self.engines {
        let options = server.options + ["--engine", engine]
        let evidence = directory.path("\(example.name).jsonl")
        let result = try await run(options + ["--json", "--save-evidence", evidence])
        // The observed handshake is evidence, and a replay judges it again.
        try Self.expect(try await run(["replay", evidence, "--json"]), example, engine)
        #expect(result.status == (example.isFatal ? 1 : 0), "\(example.name)")
        try Self.expect(result, example, engine)
        let text = try await run(options)
        try Self.expect(text: text.output, example, engine)
      }
      let refusing = try await Self.refusingClients(server)
      #expect(refusing == example.libraries, "\(example.name)")
    }
  }

  /// Apple's clients trust the server all the same: what to do is advice.
  @Test(arguments: [
    ("must-staple-missing", true), ("must-staple-try-later", true), ("must-staple", false),
    ("staple-try-later", false),
  ])
  func adviceOnADemandedAnswer(name: String, isAdvised: Bool) async throws {
    let directory = try TemporaryDirectory()
    let lab = try LabProcess(directory: directory, cases: [name])
    let server = try #require(lab.servers.first { $0.name == name })
    let result = try await run(server.options)
    #expect(result.status == 0, "\(result.output)")
    let flat = result.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    // The lab's certificates name no responder.
    #expect(
      flat.contains("advice the server gets a certificate that does not demand a stapled")
        == isAdvised, "\(result.output)")
    #expect(flat.contains("as GnuTLS's do; Apple's do not") == isAdvised, "\(result.output)")
  }

  /// Where there is a responder, the server can have an answer; with `-v` in lines to be copied.
  @Test(arguments: [true, false]) func adviceToStaple(isDemanded: Bool) async throws {
    let directory = try TemporaryDirectory()
    let made = try await Binary.shell(
      """
      set -e; cd '\(directory.url.path)'
      ec='-newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes'
      openssl req -x509 $ec -keyout ca.key -out ca.pem -subj /CN=CA -days 300
      openssl req -new $ec -keyout key.pem -subj /CN=www.lab.example -out csr.pem
      printf 'subjectAltName=DNS:www.lab.example\\nextendedKeyUsage=serverAuth\\n' >ext
      printf 'authorityInfoAccess=OCSP;URI:http://ocsp.invalid/\\n' >>ext
      \(isDemanded ? "printf 'tlsfeature=status_request\\n' >>ext" : "")
      openssl x509 -req -in csr.pem -CA ca.pem -CAkey ca.key -set_serial 7 -days 90 -extfile ext \\
        -out leaf.pem
      """)
    try #require(made.status == 0, "\(made.errors)")
    let server = try RealServer.opensslServer(
      leaf: directory.path("leaf.pem"), key: directory.path("key.pem"),
      chain: directory.path("leaf.pem"), extra: [])
    let options = [
      "127.0.0.1:\(server.port)", "--server-name", "www.lab.example", "--anchor",
      directory.path("ca.pem"), "--anchors-only",
    ]
    let result = try await run(options)
    let flat = result.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(result.status == 0 && !flat.contains("ssl_stapling"), "\(result.output)")
    #expect(
      flat.contains("advice the server staples an OCSP answer that counts, or gets") == isDemanded,
      "\(result.output)")
    #expect(try await run(options + ["-v"]).output.contains("ssl_stapling on;") == isDemanded)
  }

  /// Servers that OpenSSL's server cannot imitate.
  @Test(arguments: [
    (
      "NORMAL:-VERS-ALL:+VERS-TLS1.2:%DISABLE_SAFE_RENEGOTIATION", "openssl",
      Case(
        name: "", check: "secureRenegotiation", seen: "no renegotiation_info",
        refusedBy: ["openssl"])
    ),
    (
      "NORMAL:-VERS-ALL:+VERS-TLS1.2:%DISABLE_SAFE_RENEGOTIATION", "gnutls",
      Case(
        name: "", check: "secureRenegotiation", seen: "no renegotiation_info",
        refusedBy: ["openssl"])
    ),
    (
      "NORMAL:-VERS-ALL:+VERS-TLS1.2:-CIPHER-ALL:+3DES-CBC", "gnutls",
      Case(
        name: "", check: "cipher", seen: "3DES_EDE_CBC_SHA", refusedBy: ["openssl", "gnutls"])
    ),
  ])
  func gnutlsServer(priority: String, engine: String, example: Case) async throws {
    guard Self.engines.contains(engine) else { return }
    let files = try await LabFiles(case: "good")
    let server = try RealServer.gnutlsServer(
      chain: files.chain, key: files.key, priority: priority)
    let options = [
      "127.0.0.1:\(server.port)", "--server-name", files.serverName, "--anchor", files.root,
      "--anchors-only", "--engine", engine,
    ]
    let result = try await run(options + ["--json"])
    #expect(result.status == 0, "\(result.output)")
    try Self.expect(result, example, engine)
    try Self.expect(text: try await run(options).output, example, engine)
    let refusing = try await Self.refusingClients(
      port: "\(server.port)", anchor: files.root, name: files.serverName)
    #expect(refusing == example.libraries)
  }

  private static func expect(_ result: CommandResult, _ example: Case, _ engine: String) throws {
    let report = try #require(result.json.first, "\(result.errors)")
    #expect(report["verdict"] as? String == (example.isFatal ? "untrusted" : "trusted"))
    // The result for the certificates alone.
    #expect(report["trustResult"] as? String == "unspecified")
    let failures = try #require(report["failures"] as? [[String: Any]])
    #expect(failures.map { $0["check"] as? String } == (example.isFatal ? ["TLSVersion"] : []))
    let handshake = try #require(report["handshake"] as? [String: Any])
    var findings = try #require(handshake["findings"] as? [[String: Any]])
    let isRefused = !example.isOffered && engine == "openssl"
    #expect((findings.first?["check"] as? String == "offer") == isRefused)
    findings.removeAll { $0["check"] as? String == "offer" }
    #expect(
      findings.map { $0["check"] as? String } == (example.check.isEmpty ? [] : [example.check]))
    guard let finding = findings.first else { return }
    #expect((finding["seen"] as? String)?.hasSuffix(example.seen) == true, "\(finding)")
    #expect(finding["refusedBy"] as? [String] == example.refusedBy)
    #expect((finding["summary"] as? String)?.isEmpty == false)
  }

  /// The certificates are accepted; the text says "it too" only if no client refuses the handshake.
  private static func expect(text: String, _ example: Case, _ engine: String) throws {
    let flat = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(flat.contains("it too") == example.refusedBy.isEmpty, "\(text)")
    let names = example.libraries.map { $0 == "openssl" ? "OpenSSL's" : "GnuTLS's" }
      .joined(separator: " and ")
    let verb = example.libraries.count > 1 ? "own clients refuse" : "own client refuses"
    #expect(
      flat.contains("the certificates; \(names) \(verb) the handshake")
        == !example.refusedBy.isEmpty, "\(text)")
    let isRefused = example.refusedBy.contains("apple")
    #expect(
      text.hasPrefix("TRUSTED, but Apple's clients refuse its handshake")
        == (isRefused || !example.isOffered && engine == "openssl"))
    #expect(flat.contains("-9830") == isRefused)
    // A key that may sign is fit for other suites.
    let advice =
      example.seen == "key usage digitalSignature only"
      ? "advice the server offers TLS 1.3, or ECDHE"
      : "advice the server gets a certificate whose key usage"
    #expect(flat.contains(advice) == isRefused)
    #expect(example.seen.isEmpty || flat.contains(example.seen), "\(text)")
  }

  private static func refusingClients(_ server: LabProcess.Server) async throws -> [String] {
    try await refusingClients(port: server.port, anchor: server.anchor, name: server.serverName)
  }

  /// The clients of OpenSSL and GnuTLS, with default settings, that do not complete a handshake.
  private static func refusingClients(
    port: String, anchor: String, name: String
  ) async throws -> [String] {
    let openssl = try await Binary.shell(
      """
      timeout 10 openssl s_client -connect 127.0.0.1:\(port) -servername \(name) \
        -CAfile '\(anchor)' -verify_return_error </dev/null
      """)
    var refusing = openssl.status == 0 ? [] : ["openssl"]
    #if GnuTLS
      let gnutls = try await Binary.shell(
        """
        timeout 10 gnutls-cli --x509cafile '\(anchor)' --sni-hostname \(name) \
          --verify-hostname \(name) -p \(port) 127.0.0.1 </dev/null
        """)
      if gnutls.status != 0 { refusing.append("gnutls") }
      // Without the program the library's behaviour is not known.
      #expect(gnutls.status != 127)
    #endif
    return refusing
  }

  private func run(_ arguments: [String]) async throws -> CommandResult {
    try await Binary.run(
      executable: Binary.url, arguments: arguments, input: nil, environment: [:])
  }
}

extension RealServer {
  /// A `gnutls-serv` with the protocol settings of a priority string.
  static func gnutlsServer(chain: String, key: String, priority: String) throws -> RealServer {
    try RealServer(executable: "/usr/bin/gnutls-serv") { port, _ in
      [
        "--quiet", "--http", "--nodb", "--disable-client-cert", "--port", "\(port)",
        "--x509certfile", chain, "--x509keyfile", key, "--priority", priority,
      ]
    }
  }
}
