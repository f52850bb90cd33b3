import Foundation
import Programs
import Testing

/// `lab ca`: a private authority as files that every program can use.
@Suite(.timeLimit(.minutes(30))) struct LabAuthorityTests {
  private let directory: TemporaryDirectory
  /// With a name that a shell would take apart.
  private var place: String { directory.path("it's a lab") }

  init() throws {
    directory = try TemporaryDirectory()
  }

  private func make(_ arguments: String...) async throws -> CommandResult {
    try await Binary.run(
      executable: Binary.url, arguments: ["lab", "ca", place] + arguments, input: nil,
      environment: [:])
  }

  private func file(_ name: String) -> String { "\(place)/\(name)" }

  private func contents(_ name: String) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: file(name)))
  }

  private func verify(_ name: String, _ options: String...) async throws -> CommandResult {
    try await Binary.run(
      executable: Binary.url,
      arguments: ["verify", file(name), "--user-root", file("root.pem"), "--json"] + options,
      input: nil, environment: [:])
  }

  private func openssl(_ arguments: String...) async throws -> CommandResult {
    try await Binary.run(
      executable: URL(fileURLWithPath: "/usr/bin/openssl"), arguments: arguments, input: nil,
      environment: [:])
  }

  /// A name in the directory's place is told, and nothing is made.
  @Test(arguments: ["www.test", "*.dev.test", "192.0.2.7", "::1"])
  func aNameIsNoDirectory(name: String) async throws {
    let script = "cd '\(directory.path(""))'; \"$1\" lab ca '\(name)'; echo $?; ls -a"
    let result = try await Binary.shell(script)
    #expect(result.output.hasPrefix("64\n"))
    #expect(!result.output.contains(name))
    #expect(result.errors.contains("'trusteval lab ca DIR \(name)'"), "\(result.errors)")
    #expect(result.errors.hasSuffix("(see 'trusteval lab ca --help')\n"))
    let meant = try await Binary.shell(
      "cd '\(directory.path(""))'; \"$1\" lab ca './\(name)'; \"$1\" lab ca '\(name)' --renew")
    #expect(meant.status == 0, "\(meant.errors)")
  }

  /// Text is fitted to the terminal; what is to be copied fits 90 columns, but for the directory's own
  /// length.
  @Test(arguments: [80, 60, 40]) func theGuideFits(columns: Int) async throws {
    let made = try await Binary.shell(
      "cd '\(directory.path(""))'; COLUMNS=\(columns) \"$1\" lab ca ./dev www.test")
    let lines = made.output.replacing(directory.url.path, with: "")
      .split(separator: "\n").map(String.init)
    #expect(lines.count > 20 && lines.allSatisfy { $0.count <= 90 }, "\(made.output)")
    // Code and commands have signs that the text has not.
    let texts = lines.filter { line in
      !["/", "(", "{", "--", "= ", "\\"].contains(where: line.contains)
    }
    #expect(texts.count > 15 && texts.allSatisfy { $0.count <= columns }, "\(made.output)")
  }

  @Test func everyFileIsOfUse() async throws {
    let made = try await make(
      "www.test", "WWW.test", "www.test.", "*.dev.test", "192.0.2.7", "2001:db8::7")
    #expect(made.status == 0, "\(made.errors)")
    #expect(made.output.contains("for    www.test, *.dev.test, 192.0.2.7, 2001:db8::7\n"))
    for name in ["www.test", "any.dev.test", "192.0.2.7", "2001:db8::7"] {
      #expect(try await verify("server.pem", "--server-name", name).status == 0, "\(name)")
    }
    #expect(try await verify("server.pem", "--server-name", "other.test").status == 1)
    let lists = ["root", "intermediate"].map { file("\($0)-crl.pem") }
    let listed = try await verify(
      "server.pem", "--server-name", "www.test", "--revocation", "require", "--crl", lists[0],
      "--crl", lists[1])
    #expect(listed.status == 0, "\(listed.output)")
    #expect(try await verify("client.pem", "--purpose", "client").status == 0)
    let checked = try await openssl(
      "verify", "-x509_strict", "-CAfile", file("root.pem"), "-untrusted",
      file("intermediate.pem"), "-crl_check_all", "-CRLfile", lists[0], "-CRLfile", lists[1],
      file("server.pem"))
    #expect(checked.status == 0, "\(checked.errors)")
    for name in ["server", "client"] {
      let opened = try await openssl(
        "pkcs12", "-in", file("\(name).p12"), "-passin", "file:" + file("password.txt"), "-nodes")
      #expect(opened.output.components(separatedBy: "BEGIN CERTIFICATE").count == 3)
      let key = try String(decoding: contents("\(name)-key.pem"), as: UTF8.self)
      #expect(opened.output.contains(key), "\(name)")
    }
    let profile = try await Binary.run(
      executable: URL(fileURLWithPath: "/usr/bin/python3"),
      arguments: [
        "-c",
        """
        import plistlib, sys
        profile = plistlib.load(open(sys.argv[1], "rb"))
        payload = profile["PayloadContent"][0]
        assert payload["PayloadContent"] == open(sys.argv[2], "rb").read()
        assert payload["PayloadType"] == "com.apple.security.root"
        assert payload["PayloadUUID"] != profile["PayloadUUID"]
        """, file("root.mobileconfig"), file("root.der"),
      ], input: nil, environment: [:])
    #expect(profile.status == 0, "\(profile.errors)")
  }

  /// Who else is on the machine reads no key, and each file is told what it is for.
  @Test func keysAreForTheirOwnerOnly() async throws {
    let made = try await make()
    #expect(made.status == 0)
    let words = made.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("client.pem, client-key.pem for a client that a server asks for one"))
    let secret = try FileManager.default.contentsOfDirectory(atPath: place).filter { name in
      let attributes = try FileManager.default.attributesOfItem(atPath: file(name))
      return attributes[.posixPermissions] as? Int == 0o600
    }
    #expect(
      secret.sorted() == [
        "client-key.pem", "client.p12", "intermediate-key.pem", "password.txt", "root-key.pem",
        "server-key.pem", "server.p12",
      ])
    let password = try String(decoding: contents("password.txt"), as: UTF8.self)
    #expect(password.count == 21)
    let again = try TemporaryDirectory()
    _ = try await Binary.run("lab", "ca", again.path("lab"))
    #expect(try String(contentsOfFile: again.path("lab/password.txt"), encoding: .utf8) != password)
  }

  @Test func aServerAndItsClient() async throws {
    #expect(try await make().status == 0)
    let server = try RealServer(executable: "/usr/bin/openssl") { port, _ in
      [
        "s_server", "-accept", "127.0.0.1:\(port)", "-cert", file("server.pem"), "-cert_chain",
        file("server.pem"), "-key", file("server-key.pem"), "-Verify", "2", "-CAfile",
        file("root.pem"), "-verify_return_error", "-www", "-quiet",
      ]
    }
    let result = try await Binary.run(
      executable: Binary.url,
      arguments: [
        "localhost:\(server.port)", "--connect-to", "127.0.0.1", "--user-root", file("root.pem"),
        "--p12", file("client.p12"), "--password-file", file("password.txt"), "--json",
      ], input: nil, environment: [:])
    #expect(result.status == 0, "\(result.output) \(result.errors)")
  }

  @Test func nothingIsWrittenOver() async throws {
    #expect(try await make("one.test").status == 0)
    let before = try contents("server.pem")
    let again = try await make("two.test")
    #expect(again.status == 2 && again.output.isEmpty)
    #expect(again.errors.contains("root.pem' is there already"))
    #expect(try contents("server.pem") == before)
    // Not even a link that leads nowhere, and nothing is left beside it.
    let other = try TemporaryDirectory()
    try FileManager.default.createSymbolicLink(
      atPath: other.path("client.p12"), withDestinationPath: other.path("elsewhere"))
    let refused = try await Binary.run("lab", "ca", other.url.path)
    #expect(refused.status == 2)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: other.url.path) == ["client.p12"])
  }

  @Test func renewal() async throws {
    #expect(try await make("one.test", "192.0.2.7").status == 0)
    let names = ["root.pem", "server.pem", "server-key.pem", "client.pem", "password.txt"]
    let before = try names.map(contents)
    try FileManager.default.moveItem(atPath: file("root-key.pem"), toPath: directory.path("away"))
    let renewed = try await make("--renew")
    #expect(renewed.status == 0, "\(renewed.errors)")
    #expect(renewed.output.contains("root-crl.pem is the one of before"))
    let after = try names.map(contents)
    #expect(zip(before, after).map(==) == [true, false, true, false, true])
    for name in ["one.test", "192.0.2.7"] {
      #expect(try await verify("server.pem", "--server-name", name).status == 0)
    }
    try FileManager.default.moveItem(atPath: directory.path("away"), toPath: file("root-key.pem"))
    try FileManager.default.removeItem(atPath: file("client-key.pem"))
    let keyless = try await make("--renew")
    #expect(keyless.output.contains("client-key.pem is new"), "\(keyless.output)")
    // What cannot be written leaves all others as they were: a list of names that is too large.
    let kept = try names.map(contents)
    let many = (0..<2_000).map { "n\($0).example.com" }.joined(separator: " ")
    let full = try await Binary.shell("ulimit -f 8; \"$1\" lab ca \"\(place)\" --renew \(many)")
    #expect(full.status == 2, "\(full.errors)")
    #expect(try names.map(contents) == kept)
    let other = try await make("two.test", "--renew")
    #expect(!other.output.contains("is new"))
    #expect(!other.output.contains("root-crl.pem"))
    #expect(try await verify("server.pem", "--server-name", "two.test").status == 0)
    #expect(try await verify("server.pem", "--server-name", "one.test").status == 1)
  }

  /// An intermediate that ends early is renewed for its name and key: with the root of before what it
  /// issued before is valid with it, as is what it issues now with the one of before.
  @Test func renewalOfTheIntermediate() async throws {
    #expect(try await make("one.test").status == 0)
    let short = try await Binary.shell(
      """
      cd "\(place)"; set -e; cp server.pem ../old-server.pem
      printf 'basicConstraints=critical,CA:TRUE\nauthorityKeyIdentifier=keyid\n' >../ext
      openssl x509 -in intermediate.pem -noout -ext subjectKeyIdentifier |
        sed -n 's/^ *\\([0-9A-F:]*\\) *$/subjectKeyIdentifier=\\1/p' >>../ext
      openssl req -new -key intermediate-key.pem -subj \
        "$(openssl x509 -in intermediate.pem -noout -subject -nameopt compat | sed 's/^subject=//')" |
        openssl x509 -req -CA root.pem -CAkey root-key.pem -set_serial 5 -days 30 \
        -extfile ../ext -out ../short.pem
      cp ../short.pem intermediate.pem
      """)
    #expect(short.status == 0, "\(short.errors)")
    let root = try contents("root.pem")
    let renewed = try await make("--renew")
    #expect(renewed.status == 0, "\(renewed.errors)")
    #expect(renewed.output.contains("intermediate.pem would have ended before"))
    let mode = try FileManager.default.attributesOfItem(atPath: file("intermediate.pem"))[
      .posixPermissions]
    #expect(mode as? Int == 0o644, "a certificate is for everybody")
    #expect(try contents("root.pem") == root)
    #expect(try await verify("server.pem", "--server-name", "one.test").status == 0)
    let checked = try await Binary.shell(
      """
      cd "\(place)"; set -e
      same() { diff <(openssl x509 -in $1 -noout -subject -pubkey) \
        <(openssl x509 -in $2 -noout -subject -pubkey); }
      bash -c "$(declare -f same); same intermediate.pem ../short.pem" || exit 3
      openssl x509 -in intermediate.pem -noout -checkend 100000000
      openssl verify -CAfile root.pem -untrusted intermediate.pem server.pem client.pem
      openssl verify -CAfile root.pem -untrusted intermediate.pem ../old-server.pem
      openssl verify -CAfile root.pem -untrusted ../short.pem server.pem
      sed '1,/END/d' server.pem | cmp - intermediate.pem
      """)
    #expect(checked.status == 0, "\(checked.output) \(checked.errors)")
    let again = try await make("--renew")
    #expect(again.status == 0 && !again.output.contains("would have ended"))
  }

  /// The second process leaves the files of the first alone.
  @Test func twoAtOnce() async throws {
    let results = try await withThrowingTaskGroup(of: CommandResult.self) { group in
      for name in ["one.test", "two.test", "three.test"] {
        group.addTask { try await make(name) }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(results.map(\.status).sorted() == [0, 2, 2])
    let checked = try await openssl(
      "verify", "-CAfile", file("root.pem"), "-untrusted", file("intermediate.pem"),
      file("server.pem"))
    #expect(checked.status == 0, "\(checked.errors)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: place).count == 15)
  }

  /// - Parameter harm: What is done to the files before.
  @Test(
    arguments: [
      ("rm -r .", "is no directory: without --renew an authority is made there"),
      ("cp client-key.pem intermediate-key.pem", "is not the key of 'intermediate.pem'"),
      ("rm intermediate-key.pem", "intermediate-key.pem' cannot be read"),
      ("echo > intermediate.pem", "intermediate.pem' holds no certificate"),
      ("echo > server-key.pem", "server-key.pem' holds no unencrypted private key"),
      ("rm server-key.pem; mkfifo server-key.pem", "holds no unencrypted private key"),
      ("cp client.pem server.pem", "server.pem' names no host: name those to renew it for"),
      ("cp server.pem root.pem", "intermediate.pem' was not issued by"),
      ("rm root.pem", "root.pem' holds no certificate"),
      (
        """
        printf authorityKeyIdentifier=keyid >ext
        openssl req -new -key intermediate-key.pem -subj /CN=x | openssl x509 -req -CA root.pem \
          -CAkey root-key.pem -set_serial 5 -days 30 -extfile ext -out new.pem
        mv new.pem intermediate.pem; rm root-key.pem
        """,
        "intermediate.pem' ends too early for a new certificate, and to renew it takes root-key"
      ),
      (
        """
        openssl req -x509 -key root-key.pem -days 90 -out new.pem -subj \
          "$(openssl x509 -in root.pem -noout -subject -nameopt compat | sed 's/^subject=//')"
        mv new.pem root.pem; printf authorityKeyIdentifier=keyid >ext
        openssl req -new -key intermediate-key.pem -subj /CN=x | openssl x509 -req -CA root.pem \
          -CAkey root-key.pem -set_serial 5 -days 30 -extfile ext -out new.pem
        mv new.pem intermediate.pem
        """, "root.pem' ends too early for a new certificate"
      ),
      ("echo > password.txt", "password.txt' holds no password"),
      ("rm -r \"$0\"; : > \"$0\"", "is no directory: without --renew an authority is made there"),
    ])
  func whatCannotBeRenewed(harm: String, complaint: String) async throws {
    #expect(try await make("one.test").status == 0)
    let harmed = try await Binary.run(
      executable: URL(fileURLWithPath: "/bin/sh"),
      arguments: ["-c", harm == "rm -r ." ? "rm -r \"$0\"" : "cd \"$0\"; \(harm)", place],
      input: nil, environment: [:])
    #expect(harmed.status == 0, "\(harmed.errors)")
    let result = try await make("--renew")
    #expect(result.status == 2)
    #expect(result.errors.contains(complaint), "\(result.errors)")
    #expect(result.errors.filter { $0 == "\n" }.count == 1)
  }

  /// What is printed is copied: the commands are run here, the code compiled.
  @Test func theGuideCanBeCopied() async throws {
    let made = try await make("www.test")
    let lines = made.output.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    let check = try #require(lines.first { $0.hasPrefix("trusteval verify") })
    let renew = try #require(lines.first { $0.contains("--renew") })
    for command in [check, renew] {
      let result = try await Binary.shell(
        command.replacing("trusteval", with: #""$1""#, maxReplacements: 1))
      #expect(result.status == 0, "\(command)\n\(result.errors)")
    }
    let site = lines.filter { $0.contains("ssl_certificate") }
      .map { $0.replacing("nginx", with: "", maxReplacements: 1) }.joined(separator: "\n")
    directory.write(
      Data(
        """
        pid pid; error_log stderr; events {}
        http { access_log off; server { listen 127.0.0.1:1 ssl; \(site) } }
        """.utf8), to: "nginx.conf")
    let read = try await Binary.run(
      executable: URL(fileURLWithPath: "/usr/sbin/nginx"),
      arguments: ["-t", "-p", directory.url.path, "-c", directory.path("nginx.conf")], input: nil,
      environment: [:])
    // Not the port, which only root may have.
    #expect(read.errors.contains("syntax is ok"), "\(site)\n\(read.errors)")
    let code = made.output.components(separatedBy: "App only").last?
      .components(separatedBy: "\n\nCheck").first
    directory.write(Data(try #require(code).utf8), to: "app.swift")
    let parsed = try await Binary.run(
      executable: URL(fileURLWithPath: "/usr/bin/env"),
      arguments: ["swiftc", "-frontend", "-parse", directory.path("app.swift")], input: nil,
      environment: [:])
    #expect(parsed.status == 0, "\(parsed.errors)")
  }

  /// The printed check would find a name that no wildcard of the certificate covers.
  @Test func theCheckOfAWildcard() async throws {
    let made = try await make("*.dev.test", "*.b.dev.test")
    let line = try #require(made.output.split(separator: "\n").first { $0.contains("verify") })
    #expect(line.contains(" --server-name "), "\(line)")
    let check = String(line).replacing("trusteval", with: #""$1""#, maxReplacements: 1)
    #expect(try await Binary.shell(check).status == 0, "\(line)")
  }

  @Test(
    arguments: [
      ["a b"], ["*.*.test"], ["", "x"], ["a*.test"], ["127.1"], ["1.2.3.4.5"], ["a\n.test"],
      ["b\u{fc}\ncher.test"], ["*.test"], ["*.Local"], ["www.test", "*.local."], ["a-.test"],
      ["-a.test"], ["*.-a.test"], ["a.0x7f"],
    ])
  func namesThatNobodyHas(names: [String]) async throws {
    let result = try await Binary.run(
      executable: Binary.url, arguments: ["lab", "ca", place] + names, input: nil,
      environment: [:])
    #expect(result.status == 64, "\(result.errors)")
    #expect(result.errors.filter { $0 == "\n" }.count == 1, "\(result.errors)")
    #expect(!FileManager.default.fileExists(atPath: place))
  }
}
