import Foundation
import Testing

/// A client's certificate in every form, the passwords of these, and the report on it.
@Suite(.timeLimit(.minutes(30))) struct IdentityTests {
  private let files: LabFiles
  private let directory: TemporaryDirectory
  private static let password = "s3same-Gr\u{fc}n"

  init() async throws {
    files = try await LabFiles(case: "client-certificate-accepted")
    directory = try TemporaryDirectory()
    directory.write(Data((Self.password + "\r\nsecond line\n").utf8), to: "password")
    directory.write(Data("wrong\n".utf8), to: "wrong")
    let made = try await Binary.shell(
      """
      set -e; cd '\(directory.url.path)'; exec 2>&1
      pass='pass:\(Self.password)'
      openssl pkcs12 -export -in '\(files.client)' -out modern.p12 -passout "$pass"
      openssl pkcs12 -export -in '\(files.client)' -out legacy.p12 -passout "$pass" -legacy
      openssl pkcs12 -export -in '\(files.client)' -out open.p12 -passout pass:
      openssl pkcs12 -export -nokeys -in '\(files.chain)' -out chain.p12 -passout "$pass"
      openssl pkcs12 -export -nokeys -in '\(files.root)' -out root.p12 -passout "$pass"
      openssl pkey -in '\(files.client)' -aes256 -passout "$pass" -out encrypted.key
      openssl crl2pkcs7 -nocrl -certfile '\(files.client)' -out client.p7b
      openssl crl2pkcs7 -nocrl -certfile '\(files.chain)' -out chain.p7b
      openssl crl2pkcs7 -nocrl -certfile '\(files.chain)' -outform DER -out chain.p7c
      openssl pkey -in '\(files.client)' -outform DER -out plain.der
      """)
    try #require(made.status == 0, "\(made.output)")
  }

  private func server() throws -> RealServer {
    try .opensslServer(
      leaf: files.leaf, key: files.key, chain: files.chain,
      extra: ["-Verify", "4", "-verify_return_error", "-CAfile", files.root])
  }

  private func run(
    _ arguments: [String], environment: [String: String] = [:]
  ) async throws -> CommandResult {
    try await Binary.run(
      executable: Binary.url,
      arguments: arguments.map { argument in
        argument.hasPrefix("@") ? directory.path(String(argument.dropFirst())) : argument
      }, input: nil, environment: environment)
  }

  private func check(
    _ server: RealServer, _ options: [String], environment: [String: String] = [:]
  ) async throws -> CommandResult {
    try await run(
      [
        "127.0.0.1:\(server.port)", "--server-name", files.serverName, "--anchor", files.root,
        "--anchors-only", "--json",
      ] + options, environment: environment)
  }

  static let forms: [[String]] = [
    ["--p12", "@modern.p12"], ["--p12", "@legacy.p12"], ["--p12", "@open.p12"],
    ["--client-cert", "CLIENT", "--client-key", "@encrypted.key"],
    ["--client-cert", "@client.p7b", "--client-key", "@encrypted.key"],
    ["--client-cert", "@client.p7b", "--client-key", "@plain.der"],
  ]

  @Test(arguments: forms)
  func everyFormIsAccepted(form: [String]) async throws {
    let server = try server()
    let form = form.map { $0 == "CLIENT" ? files.client : $0 }
    let ways: [([String], [String: String])] = [
      (["--password-file", "@password"], [:]), ([], ["TRUSTEVAL_PASSWORD": Self.password]),
      // The file takes precedence over the variable.
      (["--password-file", "@password"], ["TRUSTEVAL_PASSWORD": "wrong"]),
    ]
    for (options, environment) in ways {
      let result = try await check(server, form + options, environment: environment)
      #expect(result.status == 0, "\(result.errors)")
      let report = try #require(result.json.first)
      let handshake = try #require(report["handshake"] as? [String: Any])
      #expect(handshake["clientCertificate"] as? String == "handshakeCompleted")
      #expect(
        handshake["acceptableIssuers"] as? [String] == ["CN=Lab Root CA, O=trusteval lab"])
      let identity = try #require(report["identity"] as? [String: Any])
      #expect(identity["listing"] as? String == "listed")
      #expect((identity["failures"] as? [Any])?.isEmpty == true)
      #expect((identity["path"] as? [Any])?.count == 2)
    }
  }

  /// One line, before any connection.
  @Test func whatCannotBeOpened() async throws {
    let modern = "'\(directory.path("modern.p12"))'"
    let key = "'\(directory.path("encrypted.key"))'"
    let missing = "needs a password, which comes from --password-file or TRUSTEVAL_PASSWORD"
    let wrong = "does not open with the password given"
    directory.write(Data(String(repeating: "x", count: 1025).utf8), to: "long")
    directory.write(Data("garbage".utf8), to: "garbage.p12")
    let cases: [([String], String)] = [
      (["--p12", "@modern.p12"], "\(modern) \(missing)"),
      (["--p12", "@modern.p12", "--password-file", "@wrong"], "\(modern) \(wrong)"),
      (["--p12", "@legacy.p12", "--password-file", "@wrong"], wrong),
      (
        ["--client-cert", files.client, "--client-key", "@encrypted.key"],
        "the private key in \(key) \(missing)"
      ),
      (
        [
          "--client-cert", files.client, "--client-key", "@encrypted.key", "--password-file",
          "@wrong",
        ],
        "the private key in \(key) \(wrong)"
      ),
      (
        ["--client-cert", files.chain, "--client-key", "@encrypted.key", "--password-file"]
          + ["@password"],
        "the private key in \(key) is not that of the first certificate in '\(files.chain)'"
      ),
      (
        ["--p12", "@chain.p12", "--password-file", "@password"],
        "'\(directory.path("chain.p12"))' holds no private key"
      ),
      (
        ["--p12", files.client],
        "'\(files.client)' is not PKCS #12: PEM is given with --client-cert"
      ),
      (["--p12", "@garbage.p12"], "is not PKCS #12"),
      (["--client-cert", "@modern.p12"], "\(modern) is PKCS #12: it is given with --p12"),
      (["--p12", "@modern.p12", "--password-file", "@long"], "it may have 1024 characters"),
      (
        ["--p12", "@modern.p12", "--password-file", "@nowhere"],
        "could not read '\(directory.path("nowhere"))': no such file or directory"
      ),
    ]
    for (options, expected) in cases {
      let result = try await run(["127.0.0.1:1"] + options)
      #expect(result.status == 2)
      #expect(result.output.isEmpty)
      #expect(result.errors.contains(expected), "\(options): \(result.errors)")
      #expect(result.errors.filter { $0 == "\n" }.count == 1)
    }
  }

  @Test func theLegacyProviderMayBeMissing() async throws {
    let result = try await run(
      ["127.0.0.1:1", "--p12", "@legacy.p12", "--password-file", "@password"],
      environment: ["OPENSSL_MODULES": directory.url.path])
    #expect(result.status == 2)
    #expect(
      result.errors
        == "trusteval: '\(directory.path("legacy.p12"))' is encrypted in an old way, for which "
        + "OpenSSL's legacy provider is not installed\n")
    let modern = try await run(
      ["127.0.0.1:1", "--p12", "@modern.p12", "--password-file", "@password", "--json"],
      environment: ["OPENSSL_MODULES": directory.url.path])
    #expect((modern.json.first?["failure"] as? [String: Any])?["kind"] as? String == "refused")
  }

  @Test func aPasswordIsNoArgument() async throws {
    for option in ["--password", "--pass", "--passphrase"] {
      let result = try await run(["127.0.0.1:1", "--p12", "@modern.p12", option, Self.password])
      #expect(result.status == 64)
      #expect(result.errors.contains("--password-file FILE"), "\(result.errors)")
    }
    let both = try await run(
      ["127.0.0.1:1", "--p12", "@modern.p12", "--client-cert", files.client])
    #expect(both.status == 64)
  }

  /// Neither the password nor the key is in any output, in any encoding.
  @Test func secretsStaySecret() async throws {
    let server = try server()
    let record = directory.path("evidence.jsonl")
    let der = [UInt8](try Data(contentsOf: URL(fileURLWithPath: directory.path("plain.der"))))
    // In PKCS #8 of P-256 the private number begins at octet 36.
    let number = der.count > 70 ? Array(der[36..<68]) : []
    try #require(number.count == 32)
    let pem = try String(contentsOfFile: files.client, encoding: .utf8)
    let body = try #require(
      pem.components(separatedBy: "-----BEGIN PRIVATE KEY-----\n").last?.split(separator: "\n")
        .first)
    let secrets = [
      Self.password, String(body), Data(number).base64EncodedString(),
      number.map { String(format: "%02x", $0) }.joined(),
      number.map { String(format: "%02X", $0) }.joined(separator: ":"),
      Data(Self.password.utf8).base64EncodedString(),
    ]
    let forms = [
      ["--p12", "@modern.p12"], ["--client-cert", files.client],
      ["--client-cert", files.client, "--client-key", "@encrypted.key"],
      ["--p12", "@modern.p12", "--password-file", "@wrong"],
    ]
    let outputs = [
      ["-v"], ["--json"], ["-q"], ["--trace", "-v"], ["--trace", "--json"],
      ["--json", "--include-pem"], ["--format", "html"], ["--keylog", directory.path("keylog")],
    ]
    for form in forms {
      for more in outputs {
        let result = try await run(
          [
            "127.0.0.1:\(server.port)", "--server-name", files.serverName, "--anchor", files.root,
            "--save-evidence", record,
          ] + form + more
            + (form.contains("--password-file") ? [] : ["--password-file", "@password"]))
        let saved = (try? String(contentsOfFile: record, encoding: .utf8)) ?? ""
        #expect(form.contains("@wrong") || saved.contains("\"identity\":[\""))
        for secret in secrets {
          for text in [result.output, result.errors, saved] {
            #expect(!text.contains(secret), "\(form) \(more)")
          }
        }
      }
    }
  }

  /// A replay judges the certificate again without the files.
  @Test func aReplayKnowsTheIdentity() async throws {
    let server = try server()
    let record = directory.path("evidence.jsonl")
    let live = try await check(server, ["--p12", "@open.p12", "--save-evidence", record])
    try FileManager.default.removeItem(atPath: directory.path("open.p12"))
    let replay = try await Binary.run("replay", record, "--json")
    let identities = try [live, replay].map {
      try JSONSerialization.data(
        withJSONObject: try #require($0.json.first?["identity"] as? [String: Any]),
        options: .sortedKeys)
    }
    #expect(identities[0] == identities[1])
    let later = try await Binary.run(
      "replay", record, "--json", "--verify-date", "2100-01-01T00:00:00Z")
    let identity = later.json.first?["identity"] as? [String: Any]
    let failures = identity?["failures"] as? [[String: Any]]
    #expect(failures?.first?["check"] as? String == "TemporalValidity")
  }

  // MARK: Certificates in every form

  @Test(arguments: ["@chain.p7b", "@chain.p7c", "@chain.p12"])
  func certificatesAreReadWhereverTheyAre(form: String) async throws {
    let common = ["--server-name", files.serverName, "--password-file", "@password"]
    let asChain = try await run(["verify", form, "--anchor", files.root] + common)
    #expect(asChain.status == 0, "\(asChain.errors)")
    for option in ["--intermediate", "--anchor", "--user-root", "--root-store"] {
      let others = option == "--intermediate" ? ["--anchor", files.root] : []
      let result = try await run(["verify", files.leaf, option, form] + others + common)
      #expect(result.status == 0, "\(option): \(result.errors)\(result.output)")
    }
  }

  @Test func aRootInAContainer() async throws {
    for option in ["--anchor", "--user-root", "--root-store"] {
      let result = try await run([
        "verify", files.chain, option, "@root.p12", "--server-name", files.serverName,
        "--password-file", "@password",
      ])
      #expect(result.status == 0, "\(option): \(result.errors)")
      let locked = try await run(["verify", files.chain, option, "@root.p12"])
      #expect(locked.status == 2)
      #expect(
        locked.errors
          == "trusteval: '\(directory.path("root.p12"))' needs a password, which comes from "
          + "--password-file or TRUSTEVAL_PASSWORD\n")
    }
  }

  @Test func aBlockThatCannotBeDecodedIsNamed() async throws {
    let chain = try String(contentsOfFile: files.chain, encoding: .utf8)
    let broken = "-----BEGIN CERTIFICATE-----\n?\n-----END CERTIFICATE-----\n"
    let line = chain.filter { $0 == "\n" }.count + 1
    directory.write(Data((chain + broken).utf8), to: "half.pem")
    let common = ["--server-name", files.serverName, "--anchor", files.root]
    let name = "line \(line) of '\(directory.path("half.pem"))'"
    // The certificates that were sent are judged all the same, and the report names the damaged
    // block.
    let result = try await run(["verify", "@half.pem"] + common)
    #expect(result.status == 0)
    // A long path is broken anywhere.
    func joined(_ text: String) -> String { text.filter { !$0.isWhitespace } }
    #expect(
      joined(result.output).contains(
        joined("\(name) was passed over: what is in the block is no base64")), "\(result.output)")
    for option in ["--intermediate", "--anchor", "--user-root", "--pin-certificate"] {
      let strict = try await run(["verify", files.chain, option, "@half.pem"])
      #expect(strict.status == 2)
      #expect(strict.errors == "trusteval: \(name): what is in the block is no base64\n")
    }
  }

  /// A verdict on the certificate after it would not be one on the server's.
  @Test func aDamagedFirstBlockIsNotReplacedByTheNext() async throws {
    let chain = try String(contentsOfFile: files.chain, encoding: .utf8)
    for (damaged, problem) in [
      (chain.replacing("\nMII", with: "\n!!!", maxReplacements: 1), "line 1"),
      (chain.replacing("-----BEGIN", with: "----BEGIN", maxReplacements: 1), "has no beginning"),
      ("-----BEGIN CERTIFICATE-----\n" + chain, "line 1 of"),
    ] {
      directory.write(Data((damaged + chain).utf8), to: "damaged.pem")
      let result = try await run([
        "verify", "@damaged.pem", "--server-name", files.serverName, "--anchor", files.root,
      ])
      #expect(result.status == 2 && result.output.isEmpty, "\(result.output)")
      #expect(result.errors.contains(problem), "\(result.errors)")
      #expect(
        result.errors.hasSuffix("and the certificate to be judged is the first of the file\n"))
    }
  }

  @Test func intermediatesOfADirectory() async throws {
    let place = directory.path("cas")
    let made = try await Binary.shell(
      """
      set -e; mkdir '\(place)'
      sed 's/^/> /; s/$/ #/' '\(files.chain)' >'\(place)/mail.txt'
      echo none >'\(place)/README'
      """)
    try #require(made.status == 0)
    let common = ["verify", files.leaf, "--server-name", files.serverName, "--anchor", files.root]
    #expect(try await run(common).status == 1)
    let result = try await run(common + ["--intermediate", place])
    #expect(result.status == 0, "\(result.errors)")
  }

  /// A key's file chooses how long it takes to open; the user chooses how long that may be.
  @Test func whatTakesLongIsGivenUp() async throws {
    let made = try await Binary.shell(
      """
      set -e; cd '\(directory.url.path)'; exec 2>&1
      pass='pass:\(Self.password)'
      openssl pkcs8 -topk8 -in '\(files.client)' -iter 1900000 -passout "$pass" -out slow.key
      openssl pkcs12 -export -in '\(files.client)' -iter 600000 -passout "$pass" -out slow.p12
      """)
    try #require(made.status == 0, "\(made.output)")
    let forms = [
      ["127.0.0.1:1", "--client-cert", files.client, "--client-key", "@slow.key"],
      ["127.0.0.1:1", "--p12", "@slow.p12"], ["show", "@slow.p12"], ["verify", "@slow.p12"],
    ]
    for form in forms {
      let password = ["--password-file", "@password"]
      let short = try await run(form + password + ["--timeout", "0.05"])
      #expect(short.status == 2)
      #expect(
        short.errors.hasSuffix("cannot be opened: that takes longer than --timeout allows\n"),
        "\(form) \(short.errors)")
      let long = try await run(form + password + ["--timeout", "60"])
      #expect(!long.errors.contains("cannot be opened"), "\(form) \(long.errors)")
    }
    // A line of a hosts file has its own time.
    let line = "127.0.0.1:1 --p12 \(directory.path("slow.p12")) --timeout "
    let hosts = directory.write(Data("\(line)0.05\n\(line)60\n".utf8), to: "hosts.txt")
    for time in ["0.05", "60"] {
      let lines = try await run(
        ["--hosts", hosts.path, "--password-file", "@password", "--timeout", time])
      #expect(
        lines.errors.components(separatedBy: "that takes longer than --timeout allows").count == 2,
        "\(lines.errors)")
    }
  }

  // MARK: Prompt

  /// A terminal that is driven by a script: it sees whether typing is echoed, types, or sends a
  /// signal.
  private static let script = """
    import os, pty, signal, sys, termios, time
    what, binary, *arguments = sys.argv[1:]
    master, slave = pty.openpty()
    before = termios.tcgetattr(slave)[3] & termios.ECHO
    child = os.fork()
    if child == 0:
        os.setsid()
        for number in (0, 2): os.dup2(slave, number)
        os.close(master)
        os.environ.pop("TRUSTEVAL_PASSWORD", None)
        os.execv(binary, [binary] + arguments)
    seen = b""
    while b"Password for" not in seen: seen += os.read(master, 4096)
    for _ in range(400):
        quiet = not termios.tcgetattr(slave)[3] & termios.ECHO
        if quiet: break
        time.sleep(0.01)
    if what == "type": os.write(master, sys.stdin.buffer.read() + b"\\n")
    else: os.kill(child, getattr(signal, what))
    _, status = os.waitpid(child, 0)
    after = termios.tcgetattr(slave)[3] & termios.ECHO
    os.set_blocking(master, False)
    try: seen += os.read(master, 65536)
    except OSError: pass
    secret = b"s3same" in seen
    end = os.WTERMSIG(status) if os.WIFSIGNALED(status) else os.WEXITSTATUS(status)
    print("quiet" if quiet else "loud", "restored" if after == before else "left",
      "shown" if secret else "hidden", end, file=sys.stderr)
    """

  @Test(arguments: [("type", 0), ("SIGINT", 2), ("SIGTERM", 15)])
  func aTerminalIsAskedAndPutRight(what: String, end: Int) async throws {
    let server = try server()
    let result = try await Binary.run(
      executable: URL(fileURLWithPath: "/usr/bin/python3"),
      arguments: [
        "-c", Self.script, what, Binary.url.path, "127.0.0.1:\(server.port)", "--server-name",
        files.serverName, "--anchor", files.root, "--p12", directory.path("modern.p12"), "-q",
      ], input: Data(Self.password.utf8), environment: [:])
    #expect(result.errors == "quiet restored hidden \(end)\n", "\(result.output)")
  }
}
