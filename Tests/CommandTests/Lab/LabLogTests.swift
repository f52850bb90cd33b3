import Foundation
import Programs
import Testing

/// `lab serve --log`: what each client did, told by real clients.
@Suite(.timeLimit(.minutes(30))) struct LabLogTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
  }

  /// The fields of the lines that come while a script runs, of a lab of one case.
  ///
  /// - Parameters:
  ///   - script: Its `$port` is the server's, `lab` the directory of the case.
  ///   - lines: How many are waited for.
  private func log(
    of script: String, _ labCase: String = "good", lines: Int = 1
  ) async throws -> [[String]] {
    let result = try await Binary.shell(
      """
      cd '\(directory.url.path)'
      "$1" lab serve \(labCase) --name own.test --name 127.0.0.1 --log --listen 127.0.0.1 \
        --directory all >log & server=$!
      until [ -s log ]; do sleep 0.05; done
      port=$(cut -f2 log); ln -s all/\(labCase) lab
      (\(script)
      ) >/dev/null 2>&1
      for _ in $(seq 200); do
        [ "$(wc -l <log)" -gt \(lines) ] && break; sleep 0.05
      done
      kill $server; tail -n +2 log
      """)
    return result.output.split(separator: "\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }

  /// Another lab, or one that cannot begin, leaves the files of a lab that serves as they are.
  @Test func theFilesOfALabAreItsOwn() async throws {
    let result = try await Binary.shell(
      """
      cd '\(directory.url.path)'
      "$1" lab serve good --directory d >log & server=$!
      until [ -s log ]; do sleep 0.05; done
      port=$(cut -f2 log); cp d/good/root.pem before
      "$1" lab serve good --directory d; echo $?
      "$1" lab files d good; echo $?
      cmp d/good/root.pem before && "$1" lab files other good && cp -r other/good other/before
      "$1" lab serve good --directory other --listen "127.0.0.1:$port"; echo $?
      diff -r other/good other/before && echo same
      kill $server; wait $server; "$1" lab files d good && cmp -s d/good/root.pem before || echo new
      """)
    #expect(result.output == "2\n2\n2\nsame\nnew\n", "\(result)")
    let lines = result.errors.split(separator: "\n").filter { $0.contains("trusteval: ") }
    #expect(lines.count == 3, "\(lines)")
    #expect(
      lines.prefix(2).allSatisfy { $0.contains("serves what is in 'd/good': choose another") })
    #expect(lines.last?.contains("address already in use") == true)
  }

  struct Client: Sendable, CustomTestStringConvertible {
    let script: String
    var labCase = "good"
    var name = "own.test"
    var versions = "TLS 1.3, TLS 1.2"
    var certificate = "not asked"
    let outcome: String

    init(
      _ script: String, on labCase: String = "good", name: String = "own.test",
      versions: String = "TLS 1.3, TLS 1.2", certificate: String = "not asked", _ outcome: String
    ) {
      self.script = script
      self.labCase = labCase
      self.name = name
      self.versions = versions
      self.certificate = certificate
      self.outcome = outcome
    }

    var testDescription: String { script }
  }

  private static let curl =
    "curl --tlsv1.2 --resolve own.test:$port:127.0.0.1 https://own.test:$port/ "

  /// A client in Python that has sent its hello.
  private static func python(_ rest: String) -> String {
    """
    python3 - $port <<'end'
    import ssl, socket, sys
    context = ssl.create_default_context()
    socket = socket.create_connection(("127.0.0.1", int(sys.argv[1])))
    incoming, outgoing = ssl.MemoryBIO(), ssl.MemoryBIO()
    session = context.wrap_bio(incoming, outgoing, server_hostname="own.test")
    try:
        session.do_handshake()
    except ssl.SSLWantReadError:
        hello = outgoing.read()
    \(rest)
    end
    """
  }

  @Test(arguments: [
    Client(curl + "--cacert lab/root.pem", "handshake complete (TLSv1.3); a request came"),
    Client(
      "curl --tlsv1.2 --cacert lab/root.pem https://127.0.0.1:$port/", name: "-",
      "handshake complete (TLSv1.3); a request came"),
    Client(curl, "the client sent the alert unknown_ca (48): The client refused"),
    Client(
      curl + "--tls-max 1.2 --cacert lab/root.pem", on: "expired-leaf", versions: "up to TLS 1.2",
      "the client sent the alert certificate_expired (45): For the client"),
    Client(
      curl + "--cacert lab/root.pem --cert lab/client.pem", on: "client-certificate-accepted",
      certificate: "CN=Lab Client", "handshake complete (TLSv1.3); a request came"),
    Client(
      curl + "--cacert lab/root.pem", on: "client-certificate-required", certificate: "none sent",
      "the server ended the handshake: peer did not return a certificate"),
    Client(
      curl + "--tlsv1.3", on: "tls-1.1-only", versions: "TLS 1.3", "the server ended the handshake:"
    ),
    Client(
      """
      gnutls-cli --x509cafile=lab/root.pem --sni-hostname=own.test --verify-hostname=own.test \
        --priority 'NORMAL:-VERS-ALL:+VERS-TLS1.3:+VERS-TLS1.2' -p $port 127.0.0.1 </dev/null
      """,
      "handshake complete (TLSv1.3); the client closed without a request, and may not trust"
    ),
    Client(
      """
      openssl s_client -connect 127.0.0.1:$port -servername own.test -min_protocol TLSv1.2 \
        -verify_return_error </dev/null
      """, "the client sent the alert unknown_ca (48)"),
    Client(
      python("socket.sendall(hello); socket.recv(65536); socket.close()"),
      "the client ended the connection in the handshake without an alert, as URLSession and"),
    Client(
      "printf 'GET / HTTP/1.0\\r\\n\\r\\n' >/dev/tcp/127.0.0.1/$port", name: "-", versions: "-",
      "the client sent no TLS"),
    Client("exec 7<>/dev/tcp/127.0.0.1/$port", name: "-", versions: "-", "the client sent nothing"),
    Client(
      #"printf '\x80\x2e\x01\x03\x01\x00\x15\x00\x00\x00\x10' >/dev/tcp/127.0.0.1/$port"#,
      name: "-", versions: "-", "the client sent a hello in the form of SSL 2, up to TLS 1.0, as"),
    Client(
      #"printf '\x80\x2e\x01\x00\x02\x00\x15\x00\x00\x00\x10' >/dev/tcp/127.0.0.1/$port"#,
      name: "-", versions: "-", "the client sent a hello in the form of SSL 2, up to SSL 2.0, as"),
    Client(
      #"printf '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03' >/dev/tcp/127.0.0.1/$port"#,
      name: "-",
      versions: "-", "the client ended the connection before its ClientHello was whole"),
    Client(
      python("socket.sendall(hello[:60]); socket.close()"), name: "-", versions: "-",
      "the client ended the connection before its ClientHello was whole"),
    // What would break the line, or control a terminal.
    Client(
      python(#"socket.sendall(hello.replace(b"own.test", b"o\tn\x1bt\nst")); socket.recv(9)"#),
      name: #"o\u{9}n\u{1b}t\u{a}st"#, ""),
    // A server that sends what no library does.
    Client(curl, on: "alert-internal-error", "the case was played to its end; no alert came"),
    Client(
      python(#"socket.sendall(hello + b"\x15\x03\x03\x00\x02\x02\x2a"); socket.close()"#),
      on: "silent",
      "the client sent the alert bad_certificate (42) before the server had sent a certificate"),
    Client(
      #"printf '\x15\x03\x03\x00\x02\x02\x2a' >/dev/tcp/127.0.0.1/$port"#, name: "-",
      versions: "-",
      "the client sent the alert bad_certificate (42) before the server had its ClientHello"),
    // With an answer at once: the client waits for it, and closes nothing.
    // A program of another protocol could take an answer of HTTP for its own.
    Client(
      "exec 7<>/dev/tcp/127.0.0.1/$port; printf 'SSH-2.0-x\\r\\n' >&7; [ -z \"$(cat <&7)\" ] || kill $$",
      name: "-", versions: "-", "the client sent no TLS"),
    Client(
      "exec 7<>/dev/tcp/127.0.0.1/$port; printf 'GET / HTTP/1.0\\r\\n\\r\\n' >&7; grep -q https <&7",
      name: "-", versions: "-", "the client sent no TLS but HTTP"),
    Client(
      """
      openssl s_client -connect 127.0.0.1:$port -servername own.test -tls1_1 \
        -cipher DEFAULT@SECLEVEL=0 </dev/null
      """, versions: "up to TLS 1.1", "the server ended the handshake: "),
  ])
  func theClientIsTold(client: Client) async throws {
    let lines = try await log(of: client.script, client.labCase)
    try #require(lines.count == 1 && lines[0].count == 7, "\(lines)")
    let fields = lines[0]
    #expect(fields[0].hasSuffix("Z") && fields[0].contains("T"))
    #expect(fields[1].hasPrefix("127.0.0.1:"))
    #expect(fields[2] == client.labCase)
    #expect(fields[3] == client.name)
    #expect(fields[4] == client.versions)
    #expect(fields[5].hasPrefix(client.certificate))
    #expect(fields[6].hasPrefix(client.outcome), "\(fields[6])")
  }

  @Test func linesOfSeveralClientsDoNotMix() async throws {
    let lines = try await log(
      of: "for i in $(seq 40); do \(Self.curl) & done; wait $(jobs -p)", lines: 40)
    #expect(lines.count == 40)
    #expect(lines.allSatisfy { $0.count == 7 && $0[2] == "good" })
  }

  /// A reader that stops stops neither the lab nor, later, the lines; those that are lost are counted.
  @Test func aReaderThatStopsBlocksNothing() async throws {
    let result = try await Binary.shell(
      """
      cd '\(directory.url.path)'; mkfifo log
      "$1" lab serve good --log --listen 127.0.0.1 >log 2>errors & server=$!
      exec 8<log; read -r list <&8; port=$(cut -f2 <<<"$list")
      python3 - $port <<'end'
      import socket, sys
      for number in range(2500):
          client = socket.create_connection(("127.0.0.1", int(sys.argv[1])), timeout=60)
          client.sendall(b"no TLS\\n")
          assert client.recv(9) == b""
      end
      echo "clients $?"
      "$1" 127.0.0.1:$port --server-name www.lab.example -q \
        --anchor trusteval-lab/good/root.pem --anchors-only | cut -c1-7
      cat <&8 >rest & reader=$!
      for _ in $(seq 600); do grep -q lost errors && break; sleep 0.1; done
      kill $server; wait $reader; wc -l <rest; cat errors
      """)
    let lines = result.output.split(separator: "\n").map(String.init)
    try #require(lines.count == 4, "\(result.output) \(result.errors)")
    #expect(Array(lines.prefix(2)) == ["clients 0", "TRUSTED"])
    let (written, lost) = (Int(lines[2]) ?? 0, Int(lines[3].split(separator: " ")[1]) ?? 0)
    #expect(written >= 1000 && lost > 0 && [2500, 2501].contains(written + lost), "\(lines)")
  }

  /// The ports of a lab do not use up the descriptors of the process: others wait for their turn.
  @Test(arguments: ["", "--listen 127.0.0.1"])
  func connectionsOfAllPortsAreBounded(options: String) async throws {
    let result = try await Binary.shell(
      """
      cd '\(directory.url.path)'; ulimit -Sn 128
      "$1" lab serve good expired-leaf --log \(options) >log & server=$!
      until [ -s log ]; do sleep 0.05; done
      python3 - $server $(cut -f2 log) <<'end'
      import os, socket, sys, time
      count = lambda: len(os.listdir("/proc/%s/fd" % sys.argv[1]))
      before, most = count(), 0
      clients = [socket.create_connection(("127.0.0.1", int(port)), timeout=60)
                 for _ in range(55) for port in sys.argv[2:]]
      for _ in range(20):
          most = max(most, count())
          time.sleep(0.1)
      print(before, most, flush=True)
      end
      "$1" 127.0.0.1:$(head -1 log | cut -f2) --server-name www.lab.example -q \
        --anchor trusteval-lab/good/root.pem --anchors-only | cut -c1-7
      kill $server
      """)
    let lines = result.output.split(separator: "\n").map(String.init)
    try #require(lines.count == 2, "\(result.output) \(result.errors)")
    let counts = lines[0].split(separator: " ").compactMap { Int($0) }
    #expect(counts.count == 2 && counts[1] > counts[0] + 20 && counts[1] < 110, "\(counts)")
    #expect(lines[1] == "TRUSTED")
  }

  /// Also where nobody would listen on it.
  @Test(arguments: ["good", "refused"])
  func aPortThatIsTakenIsNamed(labCase: String) async throws {
    let result = try await Binary.shell(
      """
      cd '\(directory.url.path)'; taken=\(try FreePort.next())
      python3 -m http.server --bind 127.0.0.1 $taken >/dev/null 2>&1 & server=$!
      until (exec 7<>/dev/tcp/127.0.0.1/$taken) 2>/dev/null; do sleep 0.1; done
      "$1" lab serve \(labCase) --listen 127.0.0.1:$taken; echo "status $? $taken"; kill $server
      """)
    let port = try #require(result.output.split(separator: " ").last?.dropLast())
    #expect(result.output.hasPrefix("status 2 "))
    #expect(
      result.errors.contains("could not listen at 127.0.0.1:\(port): address already in use"),
      "\(result.errors)")
  }

  /// Ports follow each other from the one that is named; sound certificates have the names.
  @Test func placesAndNamesAreAsAsked() async throws {
    let result = try await Binary.shell(
      """
      cd '\(directory.url.path)'; port=\(try FreePort.next())
      "$1" lab serve good wrong-name --name own.test --listen "[::1]:$port" >list & server=$!
      until [ -s list ]; do sleep 0.05; done
      cut -f2 list | while read -r each; do echo $((each - port)); done; cut -f5 list
      "$1" "[::1]:$port" --server-name own.test --anchor trusteval-lab/good/root.pem \
        --anchors-only -q | cut -c1-7
      "$1" lab serve good --listen "[::1]:$port"; echo "status $?"
      kill $server
      """)
    let lines = result.output.split(separator: "\n").map(String.init)
    #expect(lines == ["0", "1", "own.test", "own.test", "TRUSTED", "status 2"], "\(result.errors)")
    #expect(result.errors.contains("in use"), "\(result.errors)")
  }

  @Test(arguments: [
    (["--listen", "host.example"], "--listen takes an address"),
    (["--listen", "127.0.0.1:65535"], "are too many"), (["--name", "a b"], "a b"),
  ])
  func wrongArgumentsAreSaid(arguments: [String], words: String) async throws {
    let result = try await Binary.run(
      executable: Binary.url, arguments: ["lab", "serve"] + arguments, input: nil, environment: [:])
    #expect(result.status == 64)
    #expect(result.errors.contains(words), "\(result.errors)")
  }
}
