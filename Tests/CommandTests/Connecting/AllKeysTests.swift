import Foundation
import Programs
import Testing

/// `--all-keys`: the RSA and the ECDSA certificate of a server, each by itself.
@Suite(.timeLimit(.minutes(30)), KeysOfEachKind.inCommon)
struct AllKeysTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try #require(KeysOfEachKind.shared)
  }

  /// Serves the certificates of these keys at each address.
  private func server(
    _ places: [(address: String, keys: [String])], version: String = "",
    behaviour: String = "serve"
  ) throws -> RealServer {
    try RealServer(executable: "/usr/bin/python3") { port, own in
      own.write(Data(Self.script.utf8), to: "server.py")
      return [own.path("server.py"), "\(port)", version, behaviour]
        + places.flatMap { place in
          [place.address, place.keys.map { directory.path($0 + ".both") }.joined(separator: ",")]
        }
    }
  }

  private static let script = """
    import socket, ssl, sys, threading
    port, version, behaviour, *places = sys.argv[1:]
    def serve(address, files):
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        if version:
            context.minimum_version = context.maximum_version = getattr(ssl.TLSVersion, version)
        for file in files.split(","):
            context.load_cert_chain(file)
        listener = socket.create_server((address, int(port)))
        while True:
            connection, _ = listener.accept()
            try:
                if behaviour == "second is lost" and connection.recv(1, socket.MSG_PEEK):
                    serve.count += 1
                    if serve.count == 2:
                        continue
                if behaviour in ("second is closed", "second is ended") and connection.recv(1, socket.MSG_PEEK):
                    serve.count += 1
                    if serve.count == 2:
                        if behaviour == "second is ended":
                            # internal_error, which tells nothing of keys.
                            connection.recv(16384)
                            connection.sendall(bytes([21, 3, 3, 0, 2, 2, 80]))
                        connection.close()
                        continue
                context.wrap_socket(connection, server_side=True).recv(1)
            except OSError:
                pass
    serve.count = 0
    for address, files in zip(places[::2], places[1::2]):
        threading.Thread(target=serve, args=(address, files)).start()
    """

  private func check(_ port: Int, _ options: String...) async throws -> CommandResult {
    try await Binary.run(
      executable: Binary.url,
      arguments: [
        "127.0.0.1:\(port)", "--all-keys", "--no-second-opinion", "--anchors-only", "--anchor",
        directory.path("root.pem"), "--server-name", "www.lab.example",
      ] + options, input: nil, environment: [:])
  }

  private static func keys(_ result: CommandResult) -> [String?] {
    result.json.map { (($0["chain"] as? [[String: Any]])?.first?["key"]) as? String }
  }

  private static func notes(_ result: CommandResult, _ kind: String = "keys") -> [String] {
    result.json.flatMap { ($0["notes"] as? [[String: Any]]) ?? [] }
      .filter { $0["kind"] as? String == kind }.compactMap { $0["text"] as? String }
  }

  /// Whichever the server would choose by itself.
  @Test(arguments: ["TLSv1_3", "TLSv1_2", ""], ["openssl", "gnutls", "both"])
  func bothChains(version: String, engine: String) async throws {
    let server = try server([("127.0.0.1", ["rsa", "ecdsa"])], version: version)
    let result = try await check(server.port, "--json", "--engine", engine)
    #expect(result.status == 0, "\(result.errors)")
    #expect(Self.keys(result) == ["RSA 2048", "EC P-256"])
    #expect(result.json.map { $0["keyKind"] as? String } == ["rsa", "ecdsa"])
    let serials = result.json.map {
      (($0["chain"] as? [[String: Any]])?.first?["serial"]) as? String ?? ""
    }
    #expect(
      Self.notes(result) == [
        "asked for RSA: serial \(serials[0]), trusted; ECDSA: serial \(serials[1]), trusted",
        "asked for ECDSA: serial \(serials[1]), trusted; RSA: serial \(serials[0]), trusted",
      ])
  }

  /// Keys on other curves are ECDSA's as well.
  @Test(arguments: ["TLSv1_3", "TLSv1_2"], ["P-384", "P-521"])
  func otherCurves(version: String, curve: String) async throws {
    let server = try server([("127.0.0.1", ["rsa", curve])], version: version)
    for engine in ["openssl", "gnutls"] {
      let result = try await check(server.port, "--json", "--engine", engine)
      #expect(result.status == 0, "\(engine): \(result.errors)")
      #expect(Self.keys(result) == ["RSA 2048", "EC \(curve)"], "\(engine)")
    }
  }

  /// What a server does not have is no failure to find out.
  @Test(arguments: ["TLSv1_3", "TLSv1_2"], ["rsa", "ecdsa"])
  func oneKindOnly(version: String, kind: String) async throws {
    let server = try server([("127.0.0.1", [kind])], version: version)
    for engine in ["openssl", "gnutls"] {
      let result = try await check(server.port, "--json", "--engine", engine)
      #expect(result.status == 0, "\(result.errors)")
      #expect(result.json.count == 1)
      let other = kind == "rsa" ? "ECDSA" : "RSA"
      let note = try #require(Self.notes(result).first)
      #expect(note.hasPrefix("asked for \(kind.uppercased()): serial "), "\(note)")
      #expect(
        note.contains("; no \(other) certificate (127.0.0.1:\(server.port): the server"), "\(note)")
    }
    let text = try await check(server.port)
    #expect(text.output.contains("asked for \(kind.uppercased()): serial"), "\(text.output)")
    #expect(text.errors.isEmpty)
  }

  @Test func neitherKind() async throws {
    let other = try server([("127.0.0.1", ["ed25519"])])
    let result = try await check(other.port, "--json")
    #expect(result.json.count == 1)
    #expect(Self.notes(result) == ["serves neither an RSA nor an ECDSA certificate"])
    // One that does not answer is asked once.
    let silent = try await Binary.run(
      "127.0.0.1:1", "--all-keys", "--json", "--no-second-opinion")
    #expect(silent.status == 2 && silent.json.count == 1 && Self.notes(silent).isEmpty)
  }

  /// The worst counts, and every format tells the two apart.
  @Test func formats() async throws {
    let server = try server([("127.0.0.1", ["rsa", "ecdsa"])])
    let date = ["--verify-date", "2040-01-01T00:00:00Z"]
    #expect(try await check(server.port, "-q", date[0], date[1]).status == 1)
    let text = try await check(server.port, "-q").output.split(separator: "\n")
    #expect(text.count == 2 && text[0].contains("asked for RSA") && text[1].contains("for ECDSA"))
    let place = "127.0.0.1:\(server.port)"
    for (format, patterns) in [
      (
        "junit",
        [
          "name=\"\(place) (RSA, for www.lab.example)\"",
          "name=\"\(place) (ECDSA, for www.lab.example)\"",
        ]
      ),
      (
        "prometheus",
        [
          "trusteval_trusted{endpoint=\"\(place)\",name=\"www.lab.example\",key=\"RSA\"} 1",
          "key=\"ECDSA\"} 1",
        ]
      ),
      (
        "nagios",
        ["OK \(place) (RSA, for www.lab.example) ", "OK \(place) (ECDSA, for www.lab.example) "]
      ),
      ("html", ["\(place) (RSA, for www.lab.example)", "\(place) (ECDSA, for www.lab.example)"]),
    ] {
      let output = try await check(server.port, "--format", format).output
      for pattern in patterns { #expect(output.contains(pattern), "\(format)\n\(output)") }
      let json = try await check(server.port, "--json")
      let merged = try await Binary.run(
        executable: Binary.url, arguments: ["merge", "-", "--format", format],
        input: Data(json.output.utf8), environment: [:])
      for pattern in patterns { #expect(merged.output.contains(pattern), "\(format)") }
    }
  }

  /// A connection that breaks says nothing of the kinds where the server would not say it so.
  @Test(arguments: [
    ("second is lost", "timeout"), ("second is closed", "connectionLost"),
    ("second is ended", "alertReceived"),
  ])
  func silenceIsNoRefusal(behaviour: String, kind: String) async throws {
    let server = try server([("127.0.0.1", ["rsa", "ecdsa"])], behaviour: behaviour)
    let result = try await check(server.port, "--json", "--timeout", "2")
    #expect(result.status == 2)
    #expect(result.json.map { $0["verdict"] as? String } == ["trusted", "unknown"])
    #expect(Self.notes(result).last?.hasPrefix("asked for ECDSA: \(kind); RSA: serial ") == true)
    // There is a server that speaks TLS: the other handshake has shown it.
    let failure = try #require(result.json.last?["failure"] as? [String: Any])
    if kind != "alertReceived" { #expect(failure["hint"] is NSNull, "\(failure)") }
  }

  /// The client proves what it has, whatever kind the server is asked for.
  @Test(arguments: ["rsa", "ecdsa"]) func aClientsKeyIsItsOwnMatter(kind: String) async throws {
    let server = try RealServer.opensslServer(
      leaf: directory.path("rsa.pem"), key: directory.path("rsa.key"), chain: nil,
      extra: [
        "-dcert", directory.path("ecdsa.pem"), "-dkey", directory.path("ecdsa.key"), "-Verify", "1",
        "-CAfile", directory.path("root.pem"),
      ])
    let result = try await check(
      server.port, "--json", "--client-cert", directory.path(kind + ".both"))
    #expect(result.json.count == 2, "\(Self.notes(result))")
    let sent = result.json.map {
      ($0["handshake"] as? [String: Any])?["clientCertificateSent"] as? Bool
    }
    #expect(sent == [true, true])
  }

  /// The record tells of both kinds as the run did, also for another question.
  @Test(arguments: [["rsa", "ecdsa"], ["rsa"], ["ecdsa"], ["ed25519"]])
  func evidence(kinds: [String]) async throws {
    let server = try server([("127.0.0.1", kinds)])
    let file = directory.path("\(UUID().uuidString).jsonl")
    let live = try await check(server.port, "--json", "--save-evidence", file)
    let again = try await Binary.run("replay", file, "--json")
    #expect(again.status == live.status)
    #expect(Self.untimed(again) == Self.untimed(live))
    #expect(!Self.notes(again).isEmpty)
    let later = try await Binary.run("replay", file, "--json", "--verify-date", "2040-01-01")
    #expect(later.status == 1)
    #expect(!later.output.contains(", trusted"), "\(Self.notes(later))")
  }

  private static func untimed(_ result: CommandResult) -> String {
    result.output.replacing(/"timing":\{[^{}]*\}/, with: "")
  }

  @Test func everyAddressAndBothKeys() async throws {
    let server = try server([
      ("127.0.0.1", ["rsa", "ecdsa"]), ("127.0.0.2", ["rsa", "ecdsa"]), ("127.0.0.3", ["rsa"]),
    ])
    let network = try await PretendedNetwork()
    let file = directory.path("every-address.jsonl")
    let result = try await network.check(
      "127.0.0.1 127.0.0.2 127.0.0.3 127.0.0.4",
      [
        "many.example:\(server.port)", "--all-addresses", "--all-keys", "--no-second-opinion",
        "--anchor", directory.path("root.pem"), "--server-name", "www.lab.example", "--json",
        "--save-evidence", file,
      ])
    let again = try await Binary.run("replay", file, "--json")
    #expect(Self.untimed(again) == Self.untimed(result))
    #expect(result.status == 2, "\(result.errors)")
    #expect(result.json.count == 6)
    // A kind is compared with the other one of the same address only.
    #expect(
      Self.notes(result).map { $0.ranges(of: "serial ").count }.sorted() == [1, 2, 2, 2, 2],
      "\(Self.notes(result))")
    let notes = Set(Self.notes(result, "addresses"))
    #expect(notes.count == 2)
    #expect(
      notes.contains {
        $0.hasPrefix("RSA: 3 of 4 addresses serve serial") && $0.hasSuffix("127.0.0.4: refused")
      },
      "\(notes)")
    #expect(
      notes.contains {
        $0.hasPrefix("ECDSA: 2 of 4 addresses serve serial")
          && $0.contains("; 127.0.0.4: refused; 127.0.0.3 serves none of this kind")
      }, "\(notes)")
  }
}

/// A certificate for each kind of key, and one of each kind that has ended.
private enum KeysOfEachKind {
  @TaskLocal static var shared: TemporaryDirectory?
  static let inCommon = SharedFixture(place: $shared, make: make)

  @Sendable static func make() async throws -> TemporaryDirectory {
    let directory = try TemporaryDirectory()
    let made = try await Binary.shell(
      """
      set -e; cd '\(directory.url.path)'
      openssl req -x509 -newkey rsa:2048 -nodes -keyout root.key -out root.pem -subj /CN=Root \\
        -days 4000 -addext basicConstraints=critical,CA:TRUE -addext keyUsage=critical,keyCertSign
      printf '%s\\n' subjectAltName=DNS:www.lab.example extendedKeyUsage=serverAuth >ext
      make() {
        openssl genpkey -out $1.key "${@:2}"
        openssl req -new -key $1.key -subj /CN=x | openssl x509 -req -CA root.pem -CAkey root.key \\
          -extfile ext -days 90 -out $1.pem
        cat $1.key $1.pem >$1.both
      }
      make rsa -algorithm RSA -pkeyopt rsa_keygen_bits:2048
      make ecdsa -algorithm EC -pkeyopt ec_paramgen_curve:P-256
      for curve in P-384 P-521; do make $curve -algorithm EC -pkeyopt ec_paramgen_curve:$curve; done
      make ed25519 -algorithm ED25519
      """)
    try #require(made.status == 0, "\(made.errors)")
    return directory
  }
}
