import Foundation
import Testing

/// Servers that require client certificates, and the tool's advice followed exactly.
@Suite(.timeLimit(.minutes(30))) struct RequiredCertificateTests {
  private let known: LabFiles
  private let stranger: LabFiles
  private let directory: TemporaryDirectory
  private static let issuer = "CN=Lab Root CA, O=trusteval lab"

  init() async throws {
    known = try await LabFiles(case: "client-certificate-accepted")
    stranger = try await LabFiles(case: "client-certificate-rejected")
    directory = try TemporaryDirectory()
  }

  private struct Checked {
    let status: Int32
    let json: [String: Any]
    let text: String

    var handshake: [String: Any] { json["handshake"] as? [String: Any] ?? [:] }
    var identity: [String: Any] { json["identity"] as? [String: Any] ?? [:] }
    var failure: [String: Any] { json["failure"] as? [String: Any] ?? [:] }
  }

  private func check(_ server: RealServer, _ options: String...) async throws -> Checked {
    let arguments =
      [
        "127.0.0.1:\(server.port)", "--server-name", known.serverName, "--anchor", known.root,
        "--anchors-only",
      ] + options
    let text = try await Binary.run(
      executable: Binary.url, arguments: arguments, input: nil, environment: [:])
    let json = try await Binary.run(
      executable: Binary.url, arguments: arguments + ["--json"], input: nil, environment: [:])
    return Checked(
      status: json.status, json: try #require(json.json.first, "\(json.errors)"),
      text: text.output.split(whereSeparator: \.isWhitespace).joined(separator: " "))
  }

  /// The result in a browser: the status, and the text of the page.
  private func page(_ server: RealServer, client: String?) async throws -> String {
    let script = """
      import socket, ssl, sys
      context = ssl.create_default_context(cafile=sys.argv[2])
      if len(sys.argv) > 4: context.load_cert_chain(sys.argv[4])
      plain = socket.create_connection(("127.0.0.1", int(sys.argv[1])))
      connection = context.wrap_socket(plain, server_hostname=sys.argv[3])
      connection.sendall(b"GET / HTTP/1.0\\r\\n\\r\\n")
      answer = b""
      while more := connection.recv(4096): answer += more
      print(answer.decode())
      """
    let result = try await Binary.run(
      executable: URL(fileURLWithPath: "/usr/bin/python3"),
      arguments: ["-c", script, "\(server.port)", known.root, known.serverName]
        + (client.map { [$0] } ?? []), input: nil, environment: [:])
    return result.output
  }

  private static let hasNginx = FileManager.default.fileExists(atPath: "/usr/sbin/nginx")

  /// Every handshake is completed; the server's request shows which authorities it accepts.
  @Test(.enabled(if: hasNginx, "nginx is not installed"), arguments: ["TLSv1.2", "TLSv1.3"])
  func nginxThatRequiresCertificates(version: String) async throws {
    let site = directory.path("site")
    try FileManager.default.createDirectory(atPath: site, withIntermediateDirectories: true)
    directory.write(Data("welcome\n".utf8), to: "site/index.html")
    let server = try RealServer.nginx(
      chain: known.chain, key: known.key,
      extra: """
        ssl_verify_client on; ssl_verify_depth 4; ssl_client_certificate \(known.root);
        ssl_protocols \(version); root \(site);
        """)

    let none = try await check(server)
    #expect(none.handshake["clientCertificate"] as? String == "requested")
    #expect(none.handshake["acceptableIssuers"] as? [String] == [Self.issuer])
    #expect(none.text.contains("client CA \(Self.issuer)"))
    #expect(none.text.contains("Not checked: whether it answers requests without one"))
    #expect(none.text.contains("give one with --client-cert or --p12"))
    #expect(try await page(server, client: nil).contains("No required SSL certificate was sent"))

    let wrong = try await check(server, "--client-cert", stranger.client)
    #expect(wrong.identity["listing"] as? String == "notKnown")
    #expect(wrong.text.contains("none of the issuers that the server names"))
    #expect(wrong.text.contains("Not checked: whether it answers requests with this one"))
    #expect(try await page(server, client: stranger.client).contains("SSL certificate error"))

    let right = try await check(server, "--client-cert", known.client)
    #expect(right.status == 0)
    #expect(right.handshake["clientCertificate"] as? String == "handshakeCompleted")
    #expect(right.identity["listing"] as? String == "listed")
    #expect(right.identity["listedIssuer"] as? String == Self.issuer)
    #expect(try await page(server, client: known.client).hasSuffix("welcome\n\n"))
  }

  /// By default nginx takes one certificate between the client's and the root; the report's line
  /// makes it take two.
  @Test(.enabled(if: hasNginx, "nginx is not installed"))
  func aLongChainOfTheClient() async throws {
    let site = directory.path("site")
    try FileManager.default.createDirectory(atPath: site, withIntermediateDirectories: true)
    directory.write(Data("welcome\n".utf8), to: "site/index.html")
    let made = try await Binary.shell(
      """
      set -e; cd '\(directory.url.path)'
      key() { openssl genpkey -algorithm EC -pkeyopt ec_paramgen_curve:P-256 -out $1.key; }
      for name in top upper lower client; do key $name; done
      printf '%s\\n' basicConstraints=critical,CA:TRUE keyUsage=critical,keyCertSign >ca.ext
      printf '%s\\n' extendedKeyUsage=clientAuth keyUsage=digitalSignature >client.ext
      openssl req -x509 -new -key top.key -out top.pem -subj /CN=Top -days 3000 \
        -addext basicConstraints=critical,CA:TRUE -addext keyUsage=critical,keyCertSign
      sign() {
        openssl req -new -key $1.key -subj /CN=$1 | openssl x509 -req -CA $2.pem -CAkey $2.key \
          -set_serial 7 -days 300 -extfile $3.ext -out $1.pem
      }
      sign upper top ca; sign lower upper ca; sign client lower client
      cat client.pem client.key lower.pem upper.pem >long.pem
      """)
    try #require(made.status == 0, "\(made.errors)")
    let long = directory.path("long.pem")
    for (depth, isTaken) in [("", false), ("ssl_verify_depth 2;", true)] {
      let server = try RealServer.nginx(
        chain: known.chain, key: known.key,
        extra: """
          ssl_verify_client on; ssl_client_certificate \(directory.path("top.pem")); \(depth)
          root \(site);
          """)
      let checked = try await check(server, "--client-cert", long)
      let advice = "nginx with ssl_verify_depth 2 and Apache with SSLVerifyDepth 3"
      #expect(checked.text.contains(advice))
      #expect(try await page(server, client: long).hasSuffix("welcome\n\n") == isTaken)
      let short = try await check(server, "--client-cert", known.client)
      #expect(!short.text.contains("ssl_verify_depth"))
    }
  }

  /// The handshake fails, and the report says why.
  @Test(arguments: ["-tls1_2", "-tls1_3"])
  func aServerThatEndsTheHandshake(version: String) async throws {
    let server = try RealServer.opensslServer(
      leaf: known.leaf, key: known.key, chain: known.chain,
      extra: ["-Verify", "4", "-verify_return_error", "-CAfile", known.root, version])

    let none = try await check(server)
    #expect(none.status == 2)
    #expect(none.failure["kind"] as? String == "clientCertificateRequired")
    #expect(none.handshake["clientCertificate"] as? String == "required")
    #expect(none.text.contains("client CA \(Self.issuer)"))

    // A certificate that is its own root has no unknown issuer.
    let made = try await Binary.shell(
      """
      cd '\(directory.url.path)'
      openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -keyout own.key \
        -subj /CN=Own -days 30 -out own.crt -addext extendedKeyUsage=clientAuth
      cat own.crt own.key >own.pem
      """)
    try #require(made.status == 0, "\(made.errors)")
    let own = directory.path("own.pem")
    let get = "get a client certificate from an authority whose clients the server takes: "
    for (file, listing, advice) in [
      (stranger.client, "notKnown", "or get one from an authority"), (own, "notListed", get),
    ] {
      let wrong = try await check(server, "--client-cert", file)
      #expect(wrong.status == 2)
      #expect(wrong.failure["kind"] as? String == "clientCertificateRejected")
      #expect(wrong.identity["listing"] as? String == listing)
      let hint = try #require(wrong.failure["hint"] as? String)
      #expect(hint.hasPrefix("none of the issuers that the server names"))
      let flat = wrong.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      #expect(flat.contains(advice) && flat.contains("'\(Self.issuer)'"), "\(wrong.text)")
      // A longer chain is no reason where its authority is not taken.
      #expect(!flat.contains("SSLVerifyDepth"))
    }

    let right = try await check(server, "--client-cert", known.client)
    #expect(right.status == 0)
    #expect(right.handshake["clientCertificate"] as? String == "handshakeCompleted")
    #expect(right.identity["listing"] as? String == "listed")
    #expect(!right.text.contains("get a client certificate"))
  }
}
