import Foundation
import Testing

/// `--proxy` and the usual variables.
@Suite(.timeLimit(.minutes(30))) struct ProxyTests {
  private let directory: TemporaryDirectory
  nonisolated(unsafe) private let lab: LabProcess
  private let port: String

  init() throws {
    directory = try TemporaryDirectory()
    lab = try LabProcess(directory: directory, cases: ["good"])
    port = lab.servers[0].port
  }

  /// A proxy that connects to the lab's server, whatever target it is asked for.
  ///
  /// - Parameter manner: `plain`, `password` (user:p@ss), `refuse`, `silent`, `garbage` or `flood`.
  private func proxy(_ kind: String, _ manner: String) throws -> RealServer {
    try RealServer(executable: "/usr/bin/python3") { proxyPort, directory in
      directory.write(Data(Self.script.utf8), to: "proxy.py")
      return [directory.path("proxy.py"), "\(proxyPort)", "\(port)", kind, manner]
    }
  }

  private func check(
    _ server: String, _ options: [String], environment: [String: String] = [:]
  ) async throws -> CommandResult {
    try await Binary.run(
      executable: Binary.url,
      arguments: [
        server, "--anchor", directory.path("lab/good/root.pem"), "--anchors-only",
        "--server-name", "www.lab.example", "--no-second-opinion", "--json", "--timeout", "3",
      ] + options, input: nil, environment: environment)
  }

  private func failure(_ result: CommandResult) -> (kind: String?, summary: String) {
    let failure = result.json.first?["failure"] as? [String: Any]
    return (failure?["kind"] as? String, failure?["summary"] as? String ?? "")
  }

  private func route(_ result: CommandResult) -> String? {
    (result.json.first?["route"] as? [String: Any])?["proxy"] as? String
  }

  /// The proxy looks up the name, unless it is given an address.
  @Test(
    arguments: ["http", "socks5h"],
    [("plain", ""), ("password", "user:p%40ss@")])
  func through(kind: String, manner: (String, String)) async throws {
    let server = try proxy(kind, manner.0)
    let record = directory.path("\(UUID().uuidString).jsonl")
    let result = try await check(
      "nowhere.invalid:99",
      ["--proxy", "\(kind)://\(manner.1)127.0.0.1:\(server.port)", "--save-evidence", record])
    #expect(result.status == 0, "\(result.output)")
    #expect(route(result) == "\(kind)://127.0.0.1:\(server.port)")
    #expect((result.json.first?["endpoint"] as? [String: Any])?["address"] is NSNull)
    let saved = try String(contentsOfFile: record, encoding: .utf8)
    for text in [saved, result.output, result.errors] {
      #expect(!text.contains("p@ss") && !text.contains("p%40ss") && !text.contains("user:"))
    }
    let replayed = try await Binary.run("replay", record, "--json")
    #expect(route(replayed) == route(result))
    let text = try await Binary.run("replay", record)
    #expect(text.output.contains("through the proxy \(kind)://127.0.0.1:\(server.port)"))
  }

  @Test func aNameIsLookedUpHere() async throws {
    let server = try proxy("socks5h", "plain")
    let url = "socks5://127.0.0.1:\(server.port)"
    #expect(try await check("127.0.0.1:9", ["--proxy", url]).status == 0)
    #expect(try await check("[::1]:9", ["--proxy", url]).status == 0)
    let unknown = try await check("nowhere.invalid", ["--proxy", url])
    #expect(failure(unknown).kind == "nameNotFound")
  }

  @Test(
    arguments: [
      ("http", "refuse", "proxyFailed", "503 No"),
      ("socks5h", "refuse", "proxyFailed", "refused (5)"),
      ("http", "octets", "proxyFailed", "502"),
      ("http", "talkative", "proxyFailed", "sent something before TLS began"),
      ("http", "password", "proxyFailed", "407"),
      ("socks5h", "password", "proxyFailed", "without credentials"),
      ("http", "silent", "timeout", "the proxy accepted"),
      ("socks5h", "silent", "timeout", "the proxy accepted"),
      ("http", "dead", "timeout", "the proxy opened the tunnel to the server, and nothing came"),
      ("socks5h", "dead", "timeout", "the proxy opened the tunnel to the server, and nothing came"),
      ("socks5h", "other", "proxyFailed", "authentication 1, which was not offered"),
      ("http", "garbage", "proxyFailed", "not HTTP"),
      ("socks5h", "garbage", "proxyFailed", "not use SOCKS 5"),
      ("http", "flood", "boundExceeded", "64 KiB"),
      ("socks5h", "flood", "proxyFailed", "not use SOCKS 5"),
    ])
  func failures(kind: String, manner: String, name: String, words: String) async throws {
    let server = try proxy(kind, manner)
    let result = try await check(
      "www.lab.example", ["--proxy", "\(kind)://127.0.0.1:\(server.port)"])
    #expect(result.status == 2)
    #expect(failure(result).kind == name, "\(failure(result).summary)")
    #expect(failure(result).summary.contains(words), "\(failure(result).summary)")
  }

  /// The octets of the proxy are not the server's.
  @Test(arguments: ["http", "socks5h"])
  func silenceBeforeAGreeting(kind: String) async throws {
    let server = try proxy(kind, "dead")
    let result = try await check(
      "www.lab.example", ["--proxy", "\(kind)://127.0.0.1:\(server.port)", "--starttls", "smtp"])
    #expect(failure(result).kind == "timeout")
    #expect(
      failure(result).summary.contains("nothing came through it, not even a greeting"),
      "\(failure(result).summary)")
  }

  @Test func aProxyThatIsNotThere() async throws {
    let result = try await check("www.lab.example", ["--proxy", "http://127.0.0.1:1"])
    #expect(result.status == 2)
    #expect(failure(result).kind == "proxyFailed")
    #expect(failure(result).summary.hasPrefix("the proxy: could not connect to 127.0.0.1:1"))
  }

  /// An error in an argument is reported without the password.
  @Test(arguments: [
    "socks4://a:secret@x", "https://a:secret@x", "http://a:secret@", "http://a:secret@x:0",
    "http://a:sec%0dret@x", "http://a:secret", "http://a:/secret@", "socks5h://a#:secret@x:y",
  ])
  func wrongArguments(url: String) async throws {
    let result = try await Binary.run("www.lab.example", "--proxy", url)
    #expect(result.status == 64)
    #expect(!result.errors.contains("secret") && result.errors.contains("--proxy"))
    let variable = try await Binary.run("www.lab.example", environment: ["https_proxy": url])
    #expect(variable.status == 64)
    #expect(!variable.errors.contains("secret") && variable.errors.contains("https_proxy"))
  }

  /// Which variable applies to which server, shown by the proxy in the report.
  @Test func variables() async throws {
    let server = try proxy("http", "plain")
    let url = "http://127.0.0.1:\(server.port)"
    func isUsed(
      _ server: String, _ environment: [String: String], options: [String] = []
    ) async throws -> Bool {
      let result = try await check(
        server, ["--timeout=1"] + options, environment: environment)
      return route(result) != nil
    }
    for name in ["https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"] {
      #expect(try await isUsed("a.invalid", [name: url]), "\(name)")
    }
    #expect(try await !isUsed("a.invalid", ["http_proxy": url]))
    #expect(try await !isUsed("a.invalid:25", ["https_proxy": url]))
    #expect(try await isUsed("a.invalid:25", ["all_proxy": url]))
    #expect(try await !isUsed("a.invalid", ["https_proxy": url], options: ["--proxy", ""]))
    // A variable never applies to this machine itself.
    #expect(try await !isUsed("127.0.0.1:1", ["all_proxy": url]))
    #expect(try await !isUsed("localhost:1", ["all_proxy": url]))
    for (exceptions, host, isExempt) in [
      ("*", "a.invalid", true), ("invalid", "a.invalid", true), (".invalid", "a.invalid", true),
      ("b.invalid, a.invalid", "a.invalid", true), ("A.Invalid", "a.invalid", true),
      ("valid", "a.invalid", false), ("a.invalid.b", "a.invalid", false),
      ("192.0.2.0/24", "192.0.2.9", true), ("192.0.2.0/29", "192.0.2.9", false),
      ("192.0.2.9", "192.0.2.9", true), ("2001:db8::/32", "[2001:db8::1]", true),
      ("[2001:db8::1]", "[2001:db8::1]", true), ("[2001:db8::2]", "[2001:db8::1]", false),
      ("192.0.2.0/99", "192.0.2.9", false), ("2001:db8::/32", "192.0.2.9", false),
      ("*.invalid", "a.invalid", true), ("*.b.invalid", "a.invalid", false),
      ("*valid", "a.invalid", false), ("a.invalid:443", "a.invalid", true),
      ("a.invalid:443", "a.invalid:8443", false), ("*.invalid:8443", "a.invalid:8443", true),
      ("192.0.2.9:443", "192.0.2.9", true), ("192.0.2.9:444", "192.0.2.9", false),
      ("[2001:db8::1]:443", "[2001:db8::1]", true), ("[2001:db8::1]:1", "[2001:db8::1]", false),
      ("2001:db8::1", "[2001:db8::1]", true), ("*:444", "a.invalid", false),
    ] as [(String, String, Bool)] {
      let environment = ["https_proxy": url, "no_proxy": exceptions]
      let isThrough = try await isUsed(host, environment)
      #expect(isThrough != isExempt, "\(exceptions) \(host)")
    }
  }

  /// A variable that cannot be used only affects the servers that need it.
  @Test func aVariableThatCannotBeUsed() async throws {
    let environment = ["all_proxy": "ftp://x"]
    for (server, status) in [("127.0.0.1:1", 2), ("a.invalid", 64)] as [(String, Int32)] {
      #expect(try await check(server, [], environment: environment).status == status, "\(server)")
    }
    let hosts = directory.write(Data("127.0.0.1:\(port)\na.invalid\n".utf8), to: "hosts.txt")
    let result = try await Binary.run(
      "--hosts", hosts.path, "-q", "--anchor", directory.path("lab/good/root.pem"),
      "--server-name", "www.lab.example", environment: environment)
    #expect(result.status == 2 && result.output.hasPrefix("TRUSTED"), "\(result.output)")
    #expect(result.errors.contains("line 2 of"), "\(result.errors)")
  }

  /// Bytes that follow the proxy's consent belong to the next protocol.
  @Test func startTLSThroughAProxy() async throws {
    let files = try await LabFiles(case: "good")
    let both = try await Binary.shell("cat '\(files.chain)' '\(files.key)'")
    let chain = directory.write(Data(both.output.utf8), to: "both.pem")
    let mail = try RealServer.startTLS("smtp", chain: chain.path, .consent)
    for kind in ["http", "socks5h"] {
      let server = try RealServer(executable: "/usr/bin/python3") { proxyPort, directory in
        directory.write(Data(Self.script.utf8), to: "proxy.py")
        return [directory.path("proxy.py"), "\(proxyPort)", "\(mail.port)", kind, "late"]
      }
      let result = try await Binary.run(
        "mx.invalid:25", "--proxy", "\(kind)://127.0.0.1:\(server.port)", "--anchor", files.root,
        "--anchors-only", "--server-name", files.serverName, "--no-second-opinion")
      #expect(result.status == 0, "\(result.output)")
      #expect(result.output.contains("STARTTLS of smtp, through the proxy \(kind)://"))
    }
  }

  private static let script = """
    import base64, socket, sys, threading, time
    port, target, kind, manner = sys.argv[1:]
    def copy(source, sink):
        try:
            while part := source.recv(65536):
                sink.sendall(part)
            sink.shutdown(socket.SHUT_WR)
        except OSError:
            pass
    def exactly(connection, count):
        data = b""
        while len(data) < count:
            part = connection.recv(count - len(data))
            if not part:
                raise OSError
            data += part
        return data
    def consent(connection):
        if kind == "http":
            request = b""
            while not request.endswith(b"\\r\\n\\r\\n"):
                request += exactly(connection, 1)
            good = b"Basic " + base64.b64encode(b"user:p@ss") + b"\\r\\n"
            if manner == "password" and good not in request:
                connection.sendall(b"HTTP/1.1 407 Proxy Authentication Required\\r\\n\\r\\n")
                return None
            if manner == "octets":
                connection.sendall(b"HTTP/1.1 502 " + b"\\xff" * 40 + b"\\r\\n\\r\\n")
                return None
            if manner == "talkative":
                return b"HTTP/1.1 200 Fine\\r\\n\\r\\nsurplus"
            if manner == "refuse":
                connection.sendall(b"HTTP/1.1 503 No\\r\\nContent-Length: 0\\r\\n\\r\\n")
                return None
            return b"HTTP/1.1 200 Fine\\r\\nVia: x\\r\\n\\r\\n"
        count = exactly(connection, 2)[1]
        methods = exactly(connection, count)
        if manner == "password":
            if 2 not in methods:
                connection.sendall(b"\\x05\\xff")
                return None
            connection.sendall(b"\\x05\\x02")
            user = exactly(connection, exactly(connection, 2)[1])
            password = exactly(connection, exactly(connection, 1)[0])
            connection.sendall(b"\\x01\\x00")
            if (user, password) != (b"user", b"p@ss"):
                return None
        elif manner == "other":
            connection.sendall(b"\\x05\\x01")
            return None
        else:
            connection.sendall(b"\\x05\\x00")
        kinds = {1: 4, 4: 16}
        form = exactly(connection, 4)[3]
        exactly(connection, kinds.get(form) or exactly(connection, 1)[0])
        exactly(connection, 2)
        if manner == "refuse":
            connection.sendall(b"\\x05\\x05\\x00\\x01" + bytes(6))
            return None
        return b"\\x05\\x00\\x00\\x01" + bytes(6)
    def serve(connection):
        try:
            if manner == "silent":
                time.sleep(30)
            if manner == "garbage":
                connection.sendall(b"220 a mail server\\r\\n")
                connection.recv(1)
                time.sleep(1)
                return
            while manner == "flood":
                connection.sendall(b"HTTP/1.1 200 x\\r\\n" * 100)
            answer = consent(connection)
            if answer is None:
                time.sleep(0.2)
                return
            if manner == "dead":
                connection.sendall(answer)
                time.sleep(30)
            server = socket.create_connection(("127.0.0.1", int(target)))
            if manner == "late":
                answer += server.recv(4096)
            connection.sendall(answer)
            threading.Thread(target=copy, args=(server, connection), daemon=True).start()
            copy(connection, server)
        except OSError:
            pass
        finally:
            connection.close()
    listener = socket.create_server(("127.0.0.1", int(port)))
    while True:
        connection, _ = listener.accept()
        threading.Thread(target=serve, args=(connection,), daemon=True).start()
    """
}
