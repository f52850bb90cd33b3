import Foundation
import Testing

/// One deadline covers all that is done for an endpoint.
@Suite(.timeLimit(.minutes(30))) struct BudgetTests {
  /// A server that does not send its issuer, whose address accepts connections and never answers.
  private static let slowIssuer = #"""
    set -eu
    cd "$2"
    port() { python3 -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])'; }
    silent=$(port) server=$(port)
    openssl ecparam -name prime256v1 -genkey -noout -out ca.key
    openssl req -x509 -new -key ca.key -subj /CN=Unsent -days 30 -out ca.pem 2>/dev/null
    openssl ecparam -name prime256v1 -genkey -noout -out leaf.key
    openssl req -new -key leaf.key -subj /CN=localhost | openssl x509 -req -CA ca.pem -CAkey ca.key \
      -days 20 -set_serial 7 -out leaf.pem -extfile <(
        echo subjectAltName=DNS:localhost
        echo extendedKeyUsage=serverAuth
        for path in a b c; do list="${list:-}caIssuers;URI:http://127.0.0.1:$silent/$path,"; done
        echo "authorityInfoAccess=${list%,}") 2>/dev/null
    python3 -c "
    import socket, ssl, time
    silent = socket.create_server(('127.0.0.1', $silent))
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain('leaf.pem', 'leaf.key')
    server = context.wrap_socket(socket.create_server(('127.0.0.1', $server)), server_side=True)
    end = time.time() + 20
    server.settimeout(20)
    while time.time() < end:
      try: server.accept()
      except OSError: pass
    " </dev/null >/dev/null 2>&1 &
    servers=$!
    # What a test leaves behind would keep it waiting.
    trap 'kill -9 $servers' EXIT
    for try in $(seq 100); do (exec 2>/dev/null; : <"/dev/tcp/127.0.0.1/$server") 2>/dev/null && break; sleep 0.05; done
    set +e
    start=$(date +%s%N)
    "$1" "127.0.0.1:$server" --server-name localhost --network-fetch --timeout 2 --json
    echo "$? $((($(date +%s%N) - start) / 1000000))" >&2
    """#

  /// A witness that could not be asked in time has no opinion, and the report says why.
  @Test func noTimeIsLeftForOpinions() async throws {
    let files = try await LabFiles(case: "good")
    let result = try await Binary.run(
      "verify", files.chain, "--anchor", files.root, "--anchors-only", "--server-name",
      files.serverName, "--timeout", "0.000001", "--json")
    #expect(result.status == 0, "\(result.errors)")
    let report = try #require(result.json.first)
    let opinions = try #require(report["opinions"] as? [[String: Any]])
    // OpenSSL answers in this process, where that is safe.
    #if GnuTLS
      let opinion = try #require(opinions.first { $0["engine"] as? String == "gnutls" })
      #expect(opinion["verdict"] as? String == "unknown")
      let texts = opinion.values.compactMap { $0 as? String }
      #expect(texts.contains("no time was left to ask GnuTLS"), "\(opinion)")
    #endif
  }

  @Test func slowIssuersDoNotOutlastIt() async throws {
    let directory = try TemporaryDirectory()
    let script = Self.slowIssuer.replacingOccurrences(of: "$2", with: directory.url.path)
    let result = try await Binary.shell(script)
    let ended = try #require(result.errors.split(separator: "\n").last).split(separator: " ")
    #expect(ended.first == "1")
    let milliseconds = try #require(ended.last.flatMap { Int($0) })
    // The deadline, and the time to start on a busy machine.
    #expect((1_000..<4_500).contains(milliseconds))
    let report = try #require(result.json.first)
    #expect(report["verdict"] as? String == "untrusted")
    let timing = try #require(report["timing"] as? [String: Any])
    // A fetch takes at most half of the remaining time.
    let fetch = try #require(timing["fetch"] as? Double)
    #expect((500..<1_900).contains(fetch))
    let opinions = try #require(report["opinions"] as? [[String: Any]])
    #expect(opinions.count >= 2)
    #expect(opinions.allSatisfy { $0["verdict"] as? String == "untrusted" }, "\(opinions)")
    let fetches = try #require(report["fetches"] as? [[String: Any]])
    #expect(!fetches.isEmpty && fetches.allSatisfy { $0["failure"] is String })
  }
}
