import Foundation
import Testing

/// `--compare`: the certificate on disk differs from the one that is served.
@Suite(.timeLimit(.minutes(30))) struct ComparedFileTests {
  private let directory: TemporaryDirectory

  /// Certificates with one key and several dates and names, in every form of file.
  init() async throws {
    directory = try TemporaryDirectory()
    let made = try await Binary.shell(
      """
      set -e; cd '\(directory.url.path)'
      for name in root leaf; do
        openssl genpkey -algorithm EC -pkeyopt ec_paramgen_curve:P-256 -out $name.key
      done
      openssl req -x509 -new -key root.key -out root.pem -subj /CN=Root -days 4000 \
        -addext basicConstraints=critical,CA:TRUE -addext keyUsage=critical,keyCertSign
      sign() {
        printf '%s\\n' subjectAltName=$3 extendedKeyUsage=serverAuth basicConstraints=CA:FALSE >ext
        openssl req -new -key leaf.key -subj /CN=x | openssl x509 -req -CA root.pem -CAkey root.key \
          -set_serial 0x$2 -days $4 -extfile ext -out $1.pem
      }
      sign old a1 DNS:www.example.com,DNS:b.example 30
      sign new b2 DNS:b.example,DNS:WWW.example.com 60
      sign other c3 DNS:c.example 60
      cat leaf.key new.pem root.pem >bundle.pem
      cat root.pem new.pem >reversed.pem
      cat root.pem root.pem >roots.pem
      openssl x509 -in new.pem -outform der -out new.der
      openssl crl2pkcs7 -nocrl -certfile new.pem -certfile root.pem -outform der -out new.p7b
      echo sesame >password
      openssl pkcs12 -export -in new.pem -inkey leaf.key -certfile root.pem -passout file:password \
        -out new.p12
      printf '%s\\n' '-----BEGIN CERTIFICATE-----' AAAA '-----END CERTIFICATE-----' >damaged.pem
      """)
    try #require(made.status == 0, "\(made.errors)")
  }

  private func verify(_ served: String, _ options: String...) async throws -> CommandResult {
    try await Binary.run(
      executable: Binary.url,
      arguments: [
        "verify", directory.path(served), "--anchor", directory.path("root.pem"), "--anchors-only",
        "--no-second-opinion", "--server-name", "b.example", "--json",
      ] + options, input: nil, environment: [:])
  }

  private static func threshold(_ result: CommandResult) -> [String: Any]? {
    (result.json.first?["thresholds"] as? [[String: Any]])?.first
  }

  @Test(arguments: ["bundle.pem", "reversed.pem", "new.der", "new.p7b", "new.p12"])
  func theFirstThatIsNoAuthoritys(file: String) async throws {
    for (served, status) in [("new.pem", 0), ("old.pem", 3)] as [(String, Int32)] {
      let result = try await verify(
        served, "--compare", directory.path(file), "--password-file", directory.path("password"))
      #expect(result.status == status, "\(result.errors)")
    }
  }

  @Test(
    arguments: [
      ("old.pem", "new.pem", "renewed, not reloaded: the file has serial b2, "),
      ("new.pem", "old.pem", "another certificate of the same names: the file has serial a1, "),
      (
        "new.pem", "other.pem",
        "another certificate, for other names than c.example: the file has serial c3, "
      ),
    ])
  func theDifferenceIsSaid(served: String, file: String, text: String) async throws {
    let result = try await verify(served, "--compare", directory.path(file))
    let threshold = try #require(Self.threshold(result), "\(result.errors)")
    #expect(threshold["option"] as? String == "--compare")
    #expect(threshold["expected"] as? String == "the certificate in '\(directory.path(file))'")
    let actual = try #require(threshold["actual"] as? String)
    #expect(actual.hasPrefix(text), "\(actual)")
    for name in [served, file] {
      let digest = try await Binary.shell(
        "openssl x509 -in '\(directory.path(name))' -outform der | sha256sum | cut -d' ' -f1")
      #expect(actual.contains("SHA-256 " + digest.output.dropLast()), "\(actual)")
    }
  }

  /// For a record, and asked again in a replay; the difference is shown for an untrusted server,
  /// too.
  @Test func inAReplayAndBesideAFailure() async throws {
    let record = directory.path("record.jsonl")
    let live = try await verify(
      "old.pem", "--compare", directory.path("new.pem"), "--save-evidence", record)
    #expect(live.status == 3)
    _ = try await Binary.shell("rm '\(directory.path("new.pem"))'")
    let recorded = try await Binary.run("replay", record, "--json")
    #expect(recorded.status == 3, "\(recorded.errors)")
    #expect(
      Self.threshold(recorded)?["actual"] as? String == Self.threshold(live)?["actual"] as? String)
    let anew = try await Binary.run("replay", record, "--compare", directory.path("old.pem"))
    #expect(anew.status == 0, "\(anew.errors)")
    let failed = try await Binary.run("replay", record, "--verify-date", "2040-01-01")
    #expect(failed.status == 1)
    let words = failed.output.split { $0.isWhitespace }.joined(separator: " ")
    #expect(words.contains("renewed, not reloaded"), "\(failed.output)")
    #expect(!words.contains("the server is reloaded"), "\(failed.output)")
  }

  /// Where the file's certificate passes, to reload the server is the first fix, and was tried.
  @Test func aReloadIsTheSmallestFix() async throws {
    let dates = try await Binary.shell(
      "date -u -d \"$(openssl x509 -in '\(directory.path("old.pem"))' -noout -enddate | cut -d= -f2) "
        + "+ 1 second\" +%Y-%m-%dT%H:%M:%SZ | tr -d '\\n'")
    let result = try await verify(
      "old.pem", "--compare", directory.path("new.pem"), "--verify-date", dates.output, "-v")
    let report = CustomReport(try #require(result.json.first))
    let fixes = report.list("fixes")
    #expect(
      (fixes.first?["text"] as? String)?.hasPrefix(
        "the server is reloaded: '\(directory.path("new.pem"))' has a certificate valid until")
        == true,
      "\(fixes)")
    #expect(fixes.first?["verified"] as? Bool == true)
    let places = (fixes.first?["instructions"] as? [[String: Any]])?.map {
      $0["lines"] as? [String]
    }
    #expect(places?.first == ["nginx -s reload"], "\(fixes)")
    // A client is no server to reload, and another name is not mended by it.
    for other in [["--purpose", "client"], ["--server-name", "d.example"]] {
      let result = try await Binary.run(
        executable: Binary.url,
        arguments: [
          "verify", directory.path("old.pem"), "--anchor", directory.path("root.pem"),
          "--anchors-only", "--no-second-opinion", "--json", "--compare",
          directory.path("new.pem"), "--verify-date", dates.output,
        ] + other, input: nil, environment: [:])
      #expect(result.status == 1, "\(result.errors)")
      #expect(!result.output.contains("the server is reloaded"), "\(other)")
    }
    // Otherwise the same that it is without the file.
    let plain = try await verify("old.pem", "--verify-date", dates.output)
    let others = CustomReport(try #require(plain.json.first)).list("fixes")
    #expect(fixes.count == others.count + 1)
  }

  @Test func whatCannotBeCompared() async throws {
    for file in ["damaged.pem", "none.pem", "leaf.key"] {
      let result = try await verify("new.pem", "--compare", directory.path(file))
      #expect(result.status == 2, "\(file)")
      #expect(result.errors.contains(file), "\(result.errors)")
    }
    let roots = try await verify("new.pem", "--compare", directory.path("roots.pem"))
    #expect(roots.status == 2)
    #expect(roots.errors.contains("holds certificates of authorities only"), "\(roots.errors)")
    #expect(roots.errors.filter { $0 == "\n" }.count == 1)
  }

  /// As `openssl req -x509` makes it, a server's own says that it is an authority's: beside another one
  /// it is known by its names, and alone it needs none.
  @Test(
    arguments: [
      ("-addext subjectAltName=DNS:b.example", "root.pem self.pem"), ("", "self.pem"),
    ])
  func aServersOwnThatSignedItself(names: String, files: String) async throws {
    let made = try await Binary.shell(
      """
      cd '\(directory.url.path)'; openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 \
        -nodes -keyout self.key -out self.pem -subj /CN=b.example \(names) && cat \(files) >disk.pem
      """)
    try #require(made.status == 0, "\(made.errors)")
    let result = try await verify("self.pem", "--compare", directory.path("disk.pem"))
    #expect(Self.threshold(result)?["failed"] as? Bool == false, "\(result.errors)")
  }

  /// In a hosts file, each line has a file of its own.
  @Test func inAHostsFile() async throws {
    let lab = try LabProcess(directory: directory, cases: ["good"])
    let server = "127.0.0.1:\(lab.servers[0].port)"
    let hosts = directory.write(
      Data(
        """
        \(server) --compare '\(directory.path("lab/good/chain.pem"))'
        \(server) --compare '\(directory.path("other.pem"))'
        \(server) --compare '\(directory.path("none.pem"))'
        """.utf8), to: "hosts.txt")
    let result = try await Binary.run(
      "--hosts", hosts.path, "--json", "--server-name", "www.lab.example", "--no-second-opinion",
      "--anchor", directory.path("lab/good/root.pem"))
    #expect(result.status == 2)
    let failed = result.json.map { report in
      (report["thresholds"] as? [[String: Any]])?.first?["failed"] as? Bool
    }
    #expect(failed == [false, true, nil], "\(result.errors)")
  }
}
