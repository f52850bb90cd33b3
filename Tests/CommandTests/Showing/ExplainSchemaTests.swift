import Foundation
import Testing

/// What `explain --json` writes, against `schema explain`.
@Suite struct ExplainSchemaTests {
  /// One of each kind of answer, with the kind of its first entry; nil where nothing is known.
  private static let texts: [(text: String, kind: String?)] = [
    ("-1202", "code"), ("SSLHostname", "check"), ("trusted anchor", "term"),
    ("URLSession", "api"), ("L043", "evidence"), ("Verify return code: 0 (ok)", "success"),
    ("X509_V_ERR_CERT_HAS_EXPIRED", "verifierError"),
    ("The certificate for this server is invalid.", "code"),
    ("certificate is not trusted", "message"), ("errSecNotTrustd", nil),
    (
      "2026-01-02 nginx: upstream SSL certificate verify error: (20:unable to get local issuer "
        + "certificate) while SSL handshaking to upstream", "verifierError"
    ),
    (
      "Task <A>.<1> finished with error [-1202] Error Domain=NSURLErrorDomain Code=-1202 "
        + "UserInfo={_kCFStreamErrorCodeKey=-9813, NSErrorFailingURLKey=https://a.example/} "
        + "[leaf SSLHostname] [root AnchorTrusted]", "check"
    ),
    (
      "Error Domain=NSURLErrorDomain Code=-1202 UserInfo={NSErrorFailingURLKey=https://a.example/}\n"
        + "Error Domain=NSURLErrorDomain Code=-1200 UserInfo={NSErrorFailingURLKey=https://b.example/}",
      "code"
    ), ("NSURLErrorDomain Code=-1299", "message"),
    ("RemoteCertificateChainErrors of a.example: UntrustedRoot, Revoked", "verifierError"),
    (
      "Error Domain=NSURLErrorDomain Code=-1202 UserInfo={NSErrorFailingURLKey=https://a.example/}\n"
        + "curl: (60) SSL certificate problem: certificate has expired", "code"
    ),
  ]

  private static func lines() async throws -> [String] {
    var lines: [String] = []
    for (text, _) in texts {
      let result = try await Binary.run(
        executable: Binary.url, arguments: ["explain", "--json"], input: Data(text.utf8),
        environment: [:])
      lines += result.output.split(separator: "\n").map(String.init)
    }
    return lines
  }

  @Test func everyAnswerFits() async throws {
    let lines = try await Self.lines()
    #expect(lines.count == Self.texts.count)
    let answers = try lines.map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
    for (answer, sample) in zip(answers, Self.texts) {
      let entries = try #require(answer["entries"] as? [[String: Any]])
      #expect(entries.first?["kind"] as? String == sample.kind, "\(sample.text)")
    }
    // The table writes the answers and the schema, so that a key that is lost is lost in both.
    let others = answers.compactMap { ($0["log"] as? [String: Any])?["others"] as? [[String: Any]] }
      .flatMap(\.self)
    #expect(!others.isEmpty)
    for other in others {
      #expect(Set(other.keys) == ["title", "meaning"])
      #expect((other["meaning"] as? String)?.isEmpty == false)
    }
    // Otherwise nothing would be known of what only some answers have.
    #expect(answers.count { $0["log"] is [String: Any] } >= 3)
    #expect(answers.contains { ($0["suggestions"] as? [Any])?.isEmpty == false })
    let schema = try await Binary.run("schema", "explain")
    let all = lines.joined(separator: "\n") + "\n"
    #expect(try await SchemaValidator.problems(schema.output, all) == [])
  }

  @Test(arguments: [
    ("\"entriesLeftOut\":0,", ""), ("\"entriesLeftOut\":0", "\"entriesLeftOut\":-1"),
    ("\"othersLeftOut\":0", "\"othersLeftOut\":\"0\""), ("\"kind\":\"code\"", "\"kind\":1"),
    ("\"log\":{", "\"log\":{},\"x\":{"), ("\"suggestions\":[]", "\"suggestions\":null"),
  ])
  func aBrokenAnswerDoesNot(part: String, broken: String) async throws {
    let line = try #require(try await Self.lines().first { $0.contains(part) })
    let schema = try await Binary.run("schema", "explain")
    let problems = try await SchemaValidator.problems(
      schema.output, line.replacing(part, with: broken) + "\n")
    #expect(!problems.isEmpty)
  }

  /// A later version may have further words and keys, which readers must accept.
  @Test(arguments: [
    ("\"kind\":\"code\"", "\"kind\":\"rumour\""), ("\"side\":null", "\"side\":\"witness\""),
    ("\"suggestions\":[]", "\"suggestions\":[],\"added\":1"),
  ])
  func aLaterAnswerDoes(part: String, later: String) async throws {
    let line = try #require(try await Self.lines().first { $0.contains(part) })
    let schema = try await Binary.run("schema", "explain")
    let problems = try await SchemaValidator.problems(
      schema.output, line.replacing(part, with: later) + "\n")
    #expect(problems == [])
  }
}
