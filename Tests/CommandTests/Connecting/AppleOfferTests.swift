import Foundation
import Programs
import Testing

/// Servers that complete a lenient handshake, and may have nothing that Apple's clients offer.
@Suite(.timeLimit(.minutes(30))) struct AppleOfferTests {
  struct Server: Sendable {
    var keys: [String]
    var options = ""
    /// What Apple's clients lack; nil where the server takes what they offer.
    var lacked: String?
    var status: Int32 = 0
  }

  private static let tls12 = "-tls1_2 -cipher ALL:@SECLEVEL=0"

  static let servers = [
    Server(keys: ["P-521"], lacked: "the kind of key P-521"),
    // The curve of the key is no part of a signature's name before TLS 1.3.
    Server(keys: ["P-521"], options: tls12),
    Server(keys: ["P-224"], options: tls12, lacked: "the kind of key P-224", status: 1),
    Server(keys: ["secp256k1"], options: tls12, lacked: "the kind of key secp256k1", status: 1),
    Server(keys: ["ED25519"], lacked: "the kind of key Ed25519", status: 1),
    Server(keys: ["ED25519"], options: tls12, lacked: "the kind of key Ed25519", status: 1),
    Server(keys: ["RSA-PSS"], lacked: "the kind of key RSASSA-PSS", status: 1),
    Server(keys: ["P-256"], options: "-groups X448", lacked: "the group X448"),
    Server(keys: ["P-256"], options: "-groups ffdhe2048", lacked: "the group ffdhe2048"),
    Server(keys: ["P-256"], options: "-groups X448:P-384"),
    Server(
      keys: ["RSA"], options: "-tls1_2 -cipher DHE-RSA-AES128-GCM-SHA256",
      lacked: "the cipher suite TLS_DHE_RSA_WITH_AES_128_GCM_SHA256"),
    Server(
      keys: ["P-256"], options: "-tls1_2 -cipher ECDHE-ECDSA-AES128-CCM",
      lacked: "the cipher suite TLS_ECDHE_ECDSA_WITH_AES_128_CCM"),
    Server(
      keys: ["P-256"], options: "-tls1_3 -ciphersuites TLS_AES_128_CCM_SHA256",
      lacked: "the cipher suite TLS_AES_128_CCM_SHA256"),
    Server(keys: ["RSA"], options: "-tls1_2 -cipher ECDHE-RSA-AES256-SHA384"),
    Server(keys: ["RSA"], options: "-tls1_2 -cipher AES128-SHA"),
    Server(keys: ["RSA"]), Server(keys: ["P-256"]),
  ]

  @Test(arguments: servers) func isAskedAsAppleAsks(server: Server) async throws {
    let lab = try await Lab(kinds: server.keys)
    let program = try lab.serve(server)
    let evidence = lab.directory.path("evidence.jsonl")
    let result = try await lab.check(program, ["--json", "--save-evidence", evidence])
    #expect(result.status == server.status, "\(result.output)\(result.errors)")
    try Self.expect(result, server)
    // What the server did is evidence.
    try Self.expect(
      try await Binary.run("replay", evidence, "--json"), server)

    let text = try await lab.check(program, []).flat
    let isRefused = server.lacked != nil
    #expect(
      text.hasPrefix("TRUSTED, but Apple's clients refuse its handshake")
        == (isRefused && server.status == 0), "\(text)")
    #expect(
      text.contains("Apple's clients see no certificate: they do not offer \(server.lacked ?? "")")
        == (isRefused && server.status == 1), "\(text)")
    #expect(
      text.contains("before, no Apple client can connect") == (isRefused && server.status == 0))
    let line = try await lab.check(program, ["-q"]).output
    #expect(line.contains("-1200") == isRefused && line.contains("-9824") == isRefused, "\(line)")
  }

  private static func expect(_ result: CommandResult, _ server: Server) throws {
    let report = try #require(result.json.first, "\(result.errors)")
    let handshake = try #require(report["handshake"] as? [String: Any])
    let findings = try #require(handshake["findings"] as? [[String: Any]])
    let offer = findings.first { $0["check"] as? String == "offer" }
    #expect(offer?["seen"] as? String == server.lacked, "\(findings)")
    let isBlocked = server.lacked != nil && server.status == 0
    #expect(report["blocked"] as? Bool == isBlocked)
    #expect(
      (report["reservation"] as? String)?.hasPrefix("but Apple's clients refuse its handshake")
        == (isBlocked ? true : nil))
    let codes = try #require(report["codes"] as? [String: Any])
    for (layer, value) in [("urlSession", -1200), ("urlSessionATS", -1200), ("stream", -9824)] {
      let code = (codes[layer] as? [String: Any])?["value"] as? Int
      #expect(code == (server.lacked == nil ? nil : value), "\(layer)")
    }
  }

  /// The server prefers a key that Apple's clients do not know: what they get is what counts.
  @Test(arguments: ["ED25519", "P-521"]) func otherCertificatesForApple(kind: String) async throws {
    let lab = try await Lab(kinds: [kind, "RSA"])
    let result = try await lab.check(
      try lab.serve(Server(keys: [kind, "RSA"], options: "-serverpref")), ["-v"])
    #expect(result.status == 0, "\(result.output)")
    #expect(result.flat.contains("localhost RSA 2048"), "\(result.output)")
    #expect(
      result.flat.contains("was sent others"), "\(result.output)")
  }

  struct Second: Sendable {
    /// What the server does when it is asked with the offer of Apple's clients.
    var behaviour: String
    var status: Int32
    var said: String
  }

  /// A server that has two faces: what it shows Apple's clients counts, if it shows anything.
  @Test(arguments: [
    Second(behaviour: "other", status: 1, said: "-1202"),
    Second(behaviour: "other-cut", status: 1, said: "-1202"),
    Second(behaviour: "close", status: 0, said: "what Apple's clients get is not known"),
    Second(behaviour: "silence", status: 0, said: "what Apple's clients get is not known"),
    Second(behaviour: "garbage", status: 0, said: "what Apple's clients get is not known"),
  ])
  func secondHandshake(second: Second) async throws {
    let lab = try await Lab(kinds: ["P-256"])
    let wide = try lab.serve(Server(keys: ["P-256"], options: "-groups X448"))
    let narrow = try await lab.serveUntrusted()
    let relay = try RealServer(executable: "/usr/bin/python3") { port, own in
      own.write(Data(Self.relay.utf8), to: "relay.py")
      return [own.path("relay.py"), "\(port)", "\(wide.port)", "\(narrow.port)", second.behaviour]
    }
    let start = ContinuousClock.now
    let result = try await lab.check(relay, ["--timeout", "8"])
    #expect(.now - start < .seconds(20))
    #expect(result.status == second.status, "\(second.behaviour): \(result.output)")
    #expect(result.flat.contains(second.said), "\(second.behaviour): \(result.output)")
    guard second.status == 0 else { return }
    let refused = try await lab.check(relay, ["--timeout", "8", "--fail-on", "offer"])
    #expect(refused.status == 3, "\(refused.output)")
  }

  /// A signed revocation counts whichever of the handshakes brings it.
  @Test func revocationInTheFirstHandshake() async throws {
    let lab = try await Lab(kinds: ["P-256"])
    let made = try await Binary.shell(
      """
      set -e; cd '\(lab.directory.url.path)'
      serial=$(openssl x509 -in P-256.pem -noout -serial | cut -d= -f2)
      printf 'R\\t350101000000Z\\t250101000000Z\\t%s\\tunknown\\t/CN=localhost\\n' "$serial" >index
      openssl ocsp -index index -rsigner ca.pem -rkey ca.key -CA ca.pem -issuer ca.pem \
        -cert P-256.pem -respout revoked.ocsp
      """)
    try #require(made.status == 0, "\(made.errors)")
    let answer = lab.directory.path("revoked.ocsp")
    let wide = try lab.serve(
      Server(keys: ["P-256"], options: "-groups X448 -status_file \(answer)"))
    let narrow = try lab.serve(Server(keys: ["P-256"], options: ""))
    let relay = try RealServer(executable: "/usr/bin/python3") { port, own in
      own.write(Data(Self.relay.utf8), to: "relay.py")
      return [own.path("relay.py"), "\(port)", "\(wide.port)", "\(narrow.port)", "other"]
    }
    let result = try await lab.check(relay, ["-q"])
    #expect(result.status == 1 && result.output.contains("-67820"), "\(result.output)")
    let staple = try await lab.check(relay, ["--revocation", "off", "--require-staple"])
    #expect(staple.status == 3, "\(staple.output)")
  }

  /// Goes by whether a hello offers X448, group 30; nothing is sent before the hello.
  private static let relay = """
    import select, socket, sys, threading
    port, wide, narrow, behaviour = int(sys.argv[1]), *map(int, sys.argv[2:4]), sys.argv[4]
    def serve(client):
        hello = client.recv(65536)
        if not hello:
            return client.close()
        groups = hello.find(bytes([0, 29, 0, 23]))
        isWide = bytes([0, 30]) in hello[groups:groups + 40]
        room = 10**9
        if not isWide:
            if behaviour == "close": return client.close()
            if behaviour == "silence": return threading.Event().wait(30)
            if behaviour == "garbage":
                client.sendall(bytes(range(256)))
                return client.close()
            if behaviour == "other-cut": room = 700
        server = socket.create_connection(("127.0.0.1", wide if isWide else narrow))
        server.sendall(hello)
        while True:
            for one in select.select([client, server], [], [])[0]:
                data = one.recv(65536)
                if one is server:
                    data, room = data[:room], room - len(data)
                if not data:
                    client.close()
                    return server.close()
                (server if one is client else client).sendall(data)
    listener = socket.create_server(("127.0.0.1", port))
    while True:
        threading.Thread(target=serve, args=(listener.accept()[0],), daemon=True).start()
    """

  /// A CA, and a server's certificate for a key of each kind.
  private struct Lab {
    let directory: TemporaryDirectory

    init(kinds: [String]) async throws {
      directory = try TemporaryDirectory()
      let made = try await Binary.shell(
        """
        set -e; cd '\(directory.url.path)'
        printf 'subjectAltName=DNS:localhost\\nextendedKeyUsage=serverAuth\\n' >ext
        openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -keyout ca.key \\
          -out ca.pem -subj /CN=CA -days 300 -addext keyUsage=critical,keyCertSign
        for kind in \(kinds.joined(separator: " ")); do
          case $kind in
            ED25519) openssl genpkey -algorithm ED25519 -out $kind.key;;
            RSA|RSA-PSS) openssl genpkey -algorithm $kind -pkeyopt rsa_keygen_bits:2048 -out $kind.key;;
            *) openssl genpkey -algorithm EC -pkeyopt ec_paramgen_curve:$kind -out $kind.key;;
          esac
          openssl req -new -key $kind.key -subj /CN=localhost |
            openssl x509 -req -CA ca.pem -CAkey ca.key -days 90 -extfile ext -out $kind.pem
        done
        """)
      try #require(made.status == 0, "\(made.errors)")
    }

    func serve(_ server: Server) throws -> RealServer {
      let others = server.keys.dropFirst().flatMap {
        ["-dcert", directory.path($0 + ".pem"), "-dkey", directory.path($0 + ".key")]
      }
      return try RealServer.opensslServer(
        leaf: directory.path(server.keys[0] + ".pem"), key: directory.path(server.keys[0] + ".key"),
        chain: nil, extra: others + server.options.split(separator: " ").map(String.init))
    }

    /// TLS 1.2, whose certificates are seen even where nothing comes after them.
    func serveUntrusted() async throws -> RealServer {
      let made = try await Binary.shell(
        """
        cd '\(directory.url.path)'
        openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -keyout own.key \
          -out own.pem -subj /CN=own -days 90 -addext subjectAltName=DNS:localhost
        """)
      try #require(made.status == 0, "\(made.errors)")
      return try RealServer.opensslServer(
        leaf: directory.path("own.pem"), key: directory.path("own.key"), chain: nil,
        extra: ["-tls1_2"])
    }

    func check(_ server: RealServer, _ options: [String]) async throws -> CommandResult {
      try await Binary.run(
        executable: Binary.url,
        arguments: ["localhost:\(server.port)", "--user-root", directory.path("ca.pem")] + options,
        input: nil, environment: [:])
    }
  }
}

extension CommandResult {
  fileprivate var flat: String {
    output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
