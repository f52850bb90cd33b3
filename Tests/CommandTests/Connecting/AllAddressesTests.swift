import Foundation
import Programs
import Testing

/// `--all-addresses`: each address is examined, and differences are named.
@Suite(.timeLimit(.minutes(30))) struct AllAddressesTests {
  private let directory: TemporaryDirectory
  private let network: PretendedNetwork

  init() async throws {
    directory = try TemporaryDirectory()
    network = try await PretendedNetwork()
  }

  private func writeLab(_ cases: [String]) async throws {
    let made = try await Binary.run(
      executable: Binary.url,
      arguments: ["lab", "files", directory.path("lab")] + Set(cases).sorted(), input: nil,
      environment: [:])
    try #require(made.status == 0, "\(made.errors)")
  }

  /// Servers with one certificate each, on different addresses and one port.
  private func servers(
    _ cases: [(address: String, name: String)]
  ) async throws -> RealServer {
    try await writeLab(cases.map(\.name))
    return try RealServer(executable: "/usr/bin/python3") { port, own in
      own.write(Data(Self.script.utf8), to: "server.py")
      return [own.path("server.py"), "\(port)"]
        + cases.flatMap { [$0.address, directory.path("lab/\($0.name)")] }
    }
  }

  private static let script = """
    import socket, ssl, sys, threading
    def serve(address, files):
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(files + "/chain.pem", files + "/key.pem")
        listener = socket.create_server((address, int(sys.argv[1])))
        while True:
            connection, _ = listener.accept()
            try:
                context.wrap_socket(connection, server_side=True).recv(1)
            except OSError:
                pass
    places = sys.argv[2:]
    for address, files in zip(places[::2], places[1::2]):
        threading.Thread(target=serve, args=(address, files)).start()
    """

  private func check(
    _ server: RealServer, _ addresses: String, _ options: String...
  ) async throws -> CommandResult {
    try await network.check(
      addresses,
      [
        "many.example:\(server.port)", "--all-addresses", "--no-second-opinion", "--anchor",
        directory.path("lab/good/root.pem"), "--server-name", "www.lab.example",
      ] + options)
  }

  @Test func deviantsAreNamed() async throws {
    let server = try await servers([
      ("127.0.0.1", "good"), ("127.0.0.2", "good"), ("127.0.0.3", "expired-leaf"),
    ])
    let addresses = "127.0.0.3 127.0.0.1 127.0.0.2 127.0.0.4"
    let result = try await check(server, addresses, "--json")
    #expect(result.status == 1, "\(result.errors)")
    let endpoints = result.json.compactMap { $0["endpoint"] as? [String: Any] }
    #expect(
      endpoints.map { $0["address"] as? String } == addresses.split(separator: " ").map(String.init)
    )
    #expect(endpoints.allSatisfy { $0["host"] as? String == "many.example" })
    #expect(
      result.json.map { $0["verdict"] as? String } == [
        "untrusted", "trusted", "trusted", "unknown",
      ])
    func serial(_ place: Int) -> String {
      let chain = result.json[place]["chain"] as? [[String: Any]]
      return chain?.first?["serial"] as? String ?? ""
    }
    let note =
      "2 of 4 addresses serve serial \(serial(1)), trusted; 127.0.0.3 serves serial \(serial(0)), not "
      + "trusted: TemporalValidity; 127.0.0.4: refused"
    for report in result.json {
      let notes = (report["notes"] as? [[String: Any]] ?? []).filter {
        $0["kind"] as? String == "addresses"
      }
      #expect(notes.map { $0["text"] as? String } == [note])
    }
    // Text shows each kind once; other formats tell the addresses apart.
    let text = try await check(server, addresses, "-q").output.split(separator: "\n")
    #expect(text.map { $0.prefix(7) } == ["NOT TRU", "TRUSTED", "NO VERD"])
    for (line, place) in zip(text, [3, 1, 4]) {
      let name = "  many.example:\(server.port) (127.0.0.\(place), for www.lab.example)  "
      #expect(line.contains(name), "\(line)")
    }
    #expect(text.allSatisfy { $0.contains("2 of 4 addresses") })
    let whole = try await check(server, addresses)
    #expect(whole.output.contains("2 of 4 addresses serve serial"))
    for (format, pattern) in [
      ("junit", "<testcase classname=\"trusteval\" name=\"many.example:"),
      ("prometheus", "\ntrusteval_trusted{"), ("csv", "\r\nmany.example,"),
    ] {
      let output = try await check(server, addresses, "--format", format).output
      #expect(output.components(separatedBy: pattern).count == 5, "\(format)\n\(output)")
    }
    let merged = try await Binary.run(
      executable: Binary.url, arguments: ["merge", "-", "--format", "prometheus"],
      input: Data(result.output.utf8), environment: [:])
    #expect(merged.output.components(separatedBy: "\ntrusteval_trusted{").count == 5)
  }

  /// The addresses and the port are those of the place that is connected to.
  @Test func anotherPlace() async throws {
    let server = try await servers([("127.0.0.1", "good"), ("127.0.0.2", "good")])
    let result = try await network.check(
      "127.0.0.1 127.0.0.2",
      [
        "www.lab.example:9", "--connect-to", "many.example:\(server.port)", "--all-addresses",
        "--no-second-opinion", "--anchor", directory.path("lab/good/root.pem"), "--json",
      ])
    #expect(result.status == 0, "\(result.output)")
    let endpoints = result.json.compactMap { $0["endpoint"] as? [String: Any] }
    #expect(endpoints.map { $0["address"] as? String } == ["127.0.0.1", "127.0.0.2"])
  }

  /// What distinguishes the addresses is found again in the record, for another question as well.
  @Test func evidenceOfAllAddresses() async throws {
    let server = try await servers([
      ("127.0.0.1", "good"), ("127.0.0.2", "good"), ("127.0.0.3", "expired-leaf"),
    ])
    let addresses = "127.0.0.3 127.0.0.1 127.0.0.2 127.0.0.4"
    let file = directory.path("evidence.jsonl")
    for options in [["--json"], ["-v"]] {
      try? FileManager.default.removeItem(atPath: file)
      let live = try await network.check(
        addresses,
        [
          "many.example:\(server.port)", "localhost:1", "--all-addresses", "--no-second-opinion",
          "--anchor", directory.path("lab/good/root.pem"), "--server-name", "www.lab.example",
          "--save-evidence", file,
        ] + options)
      let again = try await Binary.run(
        executable: Binary.url, arguments: ["replay", file] + options, input: nil, environment: [:])
      func untimed(_ result: CommandResult) -> String {
        result.output.replacing(/"timing":\{[^{}]*\}/, with: "")
      }
      #expect(live.output.contains("2 of 4 addresses"))
      #expect(untimed(again) == untimed(live))
      #expect(again.status == live.status)
    }
    func replayed(_ file: String, _ options: String...) async throws -> CommandResult {
      try await Binary.run(
        executable: Binary.url, arguments: ["replay", file, "--json"] + options, input: nil,
        environment: [:])
    }
    let later = try await replayed(file, "--verify-date", "2100-01-01")
    #expect(
      later.output.contains("not trusted: TemporalValidity")
        && !later.output.contains(", trusted"), "\(later.output)")
    // Of a part of them what is known is told.
    let lines = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n")
    try #require(lines.count == 5)
    for (part, words) in [
      (lines[..<2], "1 of 2 addresses"), (lines[1..<3], "all 2 addresses"),
      ([lines[1], lines[3]], "2 more not examined"),
    ] {
      directory.write(Data(part.joined(separator: "\n").utf8), to: "part.jsonl")
      let result = try await replayed(directory.path("part.jsonl"))
      #expect(result.json.count == 2)
      #expect(result.output.contains(words), "\(words)\n\(result.output)")
    }
  }

  @Test func allTheSameAndManyMore() async throws {
    let server = try await servers([("127.0.0.1", "good"), ("127.0.0.2", "good")])
    let same = try await check(server, "127.0.0.1 127.0.0.2 127.0.0.1")
    #expect(same.status == 0)
    #expect(same.output.contains("all 2 addresses serve serial"), "\(same.output)")
    #expect(same.output.components(separatedBy: "TRUSTED").count == 2)
    let one = try await check(server, "127.0.0.2", "--json")
    #expect(one.json.count == 1 && !one.output.contains("addresses"))
    let line = try await check(server, "127.0.0.2", "-q").output
    #expect(line.contains("  many.example:\(server.port) (for www.lab.example)  "), "\(line)")
    let many = (1...70).map { "127.0.0.\($0)" }.joined(separator: " ")
    let cut = try await check(server, many, "--json")
    #expect(cut.json.count == 64 && cut.output.contains("; 6 more not examined"))
    let none = try await check(server, "", "--json")
    #expect(none.status == 2 && none.json.count == 1)
  }

  /// What fails at several addresses is one exception.
  @Test func anExceptionIsListedOnce() async throws {
    let server = try await servers([
      ("127.0.0.1", "expired-leaf"), ("127.0.0.2", "expired-leaf"), ("127.0.0.3", "good"),
    ])
    let file = directory.path("exceptions.txt")
    let addresses = "127.0.0.1 127.0.0.2"
    _ = try await check(server, addresses, "--save-exceptions", file)
    let text = try String(contentsOfFile: file, encoding: .utf8)
    #expect(text.components(separatedBy: "\ncheck:").count == 2, "\(text)")
    #expect(try await check(server, addresses, "--exceptions", file).status == 0)
  }

  /// On a line of a hosts file it is about that line.
  @Test func onALine() async throws {
    let server = try await servers([("127.0.0.1", "good"), ("127.0.0.2", "expired-leaf")])
    let hosts = directory.write(
      Data("many.example:\(server.port)\nmany.example:\(server.port) --all-addresses\n".utf8),
      to: "hosts.txt")
    let result = try await network.check(
      "127.0.0.1 127.0.0.2",
      [
        "--hosts", hosts.path, "--json", "--no-second-opinion", "--server-name", "www.lab.example",
        "--anchor", directory.path("lab/good/root.pem"),
      ])
    #expect(result.json.map { $0["verdict"] as? String } == ["trusted", "trusted", "untrusted"])
  }

  /// Further attempts leave alone the addresses of which something was found out, and an interrupt loses
  /// nothing that is known of some: not for one server, and not for one of several.
  ///
  /// - Parameter lost: Connections to the second address before one that is never answered.
  @Test(arguments: [[], ["127.0.0.1:1"]], [0, 2])
  func interrupted(others: [String], lost: Int) async throws {
    try await writeLab(["good"])
    let script = directory.write(
      Data(
        """
        import json, signal, socket, ssl, subprocess, sys, threading, time
        program, library, lab, lost, *others = sys.argv[1:]
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(lab + "/chain.pem", lab + "/key.pem")
        good = socket.create_server(("127.0.0.1", 0))
        port = good.getsockname()[1]
        bad = socket.create_server(("127.0.0.2", port))
        connections = 0
        def serve():
            global connections
            while True:
                connection, _ = good.accept()
                connections += 1
                try: context.wrap_socket(connection, server_side=True).recv(1)
                except OSError: pass
                served.set()
        served = threading.Event()
        threading.Thread(target=serve, daemon=True).start()
        run = subprocess.Popen(
            [program, "many.example:%d" % port] + others + [
             "--all-addresses", "--json", "--retries", "3", "--timeout", "60",
             "--no-second-opinion", "--anchor", lab + "/root.pem", "--server-name", "www.lab.example"],
            env={"LD_PRELOAD": library, "ADDRESSES": "127.0.0.2 127.0.0.1"},
            stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        for _ in range(int(lost)): bad.accept()[0].close()
        silent = bad.accept()
        assert served.wait(60)
        # The certificates are evaluated when the connection is closed.
        time.sleep(2)
        run.send_signal(signal.SIGINT)
        output, errors = run.communicate(timeout=60)
        print(errors.decode().replace(str(port), "PORT"), end="")
        for line in output.splitlines():
            report = json.loads(line)
            if report["endpoint"]["host"] != "many.example": continue
            assert report["verdict"] == ("unknown" if report["failure"] else "trusted")
            print(report["endpoint"]["address"], (report["failure"] or {}).get("kind"))
        print(connections)
        """.utf8), to: "interrupted.py")
    let result = try await Binary.run(
      executable: URL(fileURLWithPath: "/usr/bin/python3"),
      arguments: [
        script.path, Binary.url.path, network.library, directory.path("lab/good"), "\(lost)",
      ] + others,
      input: nil, environment: [:])
    let left = ": not examined: many.example:PORT (1 of its addresses, for www.lab.example)"
    #expect(
      result.output == """
        trusteval: interrupted\(lost == 0 ? left : "")
        \(lost == 0 ? "127.0.0.1 None" : "127.0.0.2 connectionLost")
        \(lost == 0 ? "None notRun" : "127.0.0.1 None")
        1

        """, "\(result.errors)")
  }

  /// Retries only after a result without a verdict, and only as often as asked.
  @Test(
    arguments: [(0, "0", 0), (1, "0", 2), (1, "1", 0), (2, "1", 2)] as [(Int, String, Int32)])
  func retries(lost: Int, retries: String, status: Int32) async throws {
    try await writeLab(["good"])
    let server = try RealServer(executable: "/usr/bin/python3") { port, own in
      own.write(
        Data(
          """
          import socket, ssl, sys
          context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
          context.load_cert_chain(sys.argv[2] + "/chain.pem", sys.argv[2] + "/key.pem")
          listener = socket.create_server(("127.0.0.1", int(sys.argv[1])))
          lost = int(sys.argv[3])
          while True:
              connection, _ = listener.accept()
              # Who only looks whether somebody listens says nothing.
              if not connection.recv(1, socket.MSG_PEEK):
                  continue
              lost -= 1
              if lost >= 0:
                  connection.close()
                  continue
              try:
                  context.wrap_socket(connection, server_side=True).recv(1)
              except OSError:
                  pass
          """.utf8), to: "server.py")
      return [own.path("server.py"), "\(port)", directory.path("lab/good"), "\(lost)"]
    }
    let file = directory.path("evidence.jsonl")
    let result = try await Binary.run(
      "127.0.0.1:\(server.port)", "--retries", retries, "--no-second-opinion", "--anchor",
      directory.path("lab/good/root.pem"), "--server-name", "www.lab.example", "--json",
      "--save-evidence", file)
    let again = try await Binary.run("replay", file, "--json")
    for result in [result, again] {
      #expect(result.status == status, "\(result.output.prefix(300))")
      #expect(result.output.contains("(2 tries)") == (status == 2 && retries == "1"))
      #expect(
        result.output.contains("found out at try 2: nothing could be before")
          == (status == 0 && lost == 1))
    }
  }
}
