import Foundation
import Testing

/// `show`: what a person sees, from every kind of input.
@Suite(.timeLimit(.minutes(30))) struct ShowTests {
  private let directory: TemporaryDirectory
  private let chain: String

  init() async throws {
    directory = try TemporaryDirectory()
    let made = try await Binary.run(
      "lab", "files", directory.path("lab"), "good", "client-certificate-accepted")
    try #require(made.status == 0, "\(made.errors)")
    chain = directory.path("lab/good/chain.pem")
  }

  private func digests(_ result: CommandResult) -> [String] {
    result.json.compactMap { $0["sha256"] as? String }
  }

  /// What `-` stands for is said in words, and a file by its name.
  @Test func standardInputIsNamed() async throws {
    let shown = try await Binary.shell("\"$1\" show - <'\(chain)'; \"$1\" show '\(chain)'")
    let titles = shown.output.split(separator: "\n").filter { $0.contains(": 2 certificates") }
    #expect(titles.count == 2, "\(shown.output)")
    #expect(titles.first?.hasPrefix("standard input: 2 certificates") == true)
    #expect(titles.last?.contains("chain.pem: 2 certificates") == true)
  }

  /// The same certificates, whatever form they come in.
  @Test(arguments: [
    "(echo text around; sed 's/^/> /' chain.pem; echo; cat key.pem) >in; show in",
    "show - <chain.pem", "cat chain.pem | show /dev/stdin",
    "openssl crl2pkcs7 -nocrl -certfile chain.pem -out in; show in",
    "openssl crl2pkcs7 -nocrl -certfile chain.pem -outform der -out in; show in",
    """
    echo sesame >password
    openssl pkcs12 -export -inkey key.pem -in chain.pem -passout file:password -out in.p12
    show in.p12 --password-file password
    """,
    """
    openssl pkcs12 -export -inkey key.pem -in chain.pem -passout pass:sesame -out in.p12
    TRUSTEVAL_PASSWORD=sesame show in.p12
    """,
    "mkdir d; sed '/END/q' chain.pem >d/a.pem; sed '1,/END/d' chain.pem >d/b.pem; show d",
    "sed '/END/q' chain.pem >a; sed '1,/END/d' chain.pem >b; show a b",
  ])
  func everyFormIsRead(script: String) async throws {
    let expected = digests(try await Binary.run("show", chain, "--json"))
    #expect(expected.count == 2)
    let result = try await Binary.shell(
      """
      program="$1"; show() { "$program" show --json "$@"; }
      cd '\(directory.path("lab/good"))'
      \(script)
      """)
    #expect(result.status == 0, "\(result.errors)")
    #expect(digests(result) == expected, "\(result.errors)")
  }

  /// What is no certificate is named, where a certificate is expected with the command that shows it.
  @Test(arguments: [
    (
      "verify", "openssl req -new -key key.pem -subj /CN=a >in",
      "a certificate request, which trusteval show FILE shows"
    ),
    (
      "verify", "openssl crl -in ../ca/root-crl.pem -outform DER >in",
      "a revocation list, which trusteval show FILE shows"
    ),
    ("show", "cp key.pem in", "a private key"),
    (
      "show", "openssl pkey -in key.pem -pubout >in",
      "a public key: openssl pkey -pubin -in FILE"
    ),
  ])
  func whatIsNoCertificateIsNamed(command: String, script: String, words: String) async throws {
    let made = try await Binary.run("lab", "ca", directory.path("lab/ca"))
    try #require(made.status == 0, "\(made.errors)")
    let result = try await Binary.shell(
      "cd '\(directory.path("lab/good"))'; \(script); \"$1\" \(command) in")
    #expect(result.status == 2)
    #expect(
      (result.errors + result.output).contains("'in' holds no certificate but \(words)"),
      "\(result.errors)\(result.output)")
  }

  /// Octets behind a certificate in DER are said, if they are no line break.
  @Test(arguments: [("garbage!", 8), ("\\0\\0\\0", 3), ("\\n", 0)])
  func octetsBehindACertificateAreSaid(octets: String, count: Int) async throws {
    let result = try await Binary.shell(
      """
      cd '\(directory.path("lab/good"))'; openssl x509 -in chain.pem -outform DER >in
      printf '\(octets)' >>in; "$1" show in
      """)
    #expect(result.status == 0 && result.output.contains("certificate 0"))
    #expect(
      result.errors.contains("\(count) octets at the end of 'in' are no part of a certificate")
        == (count > 0), "\(result.errors)")
  }

  /// A path that does not exist is no text to look for, and a place without roots hides no other.
  @Test func storesAreFoundByPath() async throws {
    for path in ["/nonexistent", "./roots", "roots.pem", "a/b"] {
      let result = try await Binary.run("show", "--root-store", path)
      #expect(result.status == 2)
      #expect(
        result.errors == "trusteval: could not read '\(path)': no such file or directory\n")
    }
    let empty = directory.path("empty")
    try FileManager.default.createDirectory(atPath: empty, withIntermediateDirectories: true)
    let root = directory.path("lab/good/root.pem")
    let result = try await Binary.run(
      executable: Binary.url, arguments: ["show", "--root-store", "--json"], input: nil,
      environment: ["SSL_CERT_FILE": root, "SSL_CERT_DIR": empty])
    #expect(result.status == 0 && digests(result).count == 1, "\(result.errors)")
  }

  @Test func aServerIsShown() async throws {
    let lab = try LabProcess(directory: directory, cases: ["good", "silent"])
    let (good, silent) = (lab.servers[0].port, lab.servers[1].port)
    let files = try await Binary.run("show", directory.path("lab/good/chain.pem"), "--pem")
    for target in [
      ["127.0.0.1:\(good)"], ["https://x.example:\(good)/", "--connect-to", "127.0.0.1"],
    ] {
      let result = try await Binary.run(
        executable: Binary.url, arguments: ["show", "--pem"] + target, input: nil, environment: [:])
      #expect(result.status == 0, "\(result.errors)")
      #expect(result.output == files.output)
    }
    let text = try await Binary.run("show", "127.0.0.1:\(good)")
    #expect(text.output.hasPrefix("127.0.0.1:\(good)"))
    #expect(text.output.contains("certificate 0"))
    let late = try await Binary.run("show", "127.0.0.1:\(silent)", "--timeout", "0.5")
    #expect(late.status == 2)
    #expect(late.duration < .seconds(20))
  }

  /// Each option about a server is seen to have its effect.
  @Test func serversAreReachedAsAsked() async throws {
    let other = directory.path("lab/client-certificate-accepted")
    let server = try RealServer.opensslServer(
      leaf: directory.path("lab/good/chain.pem"), key: directory.path("lab/good/key.pem"),
      chain: nil,
      extra: [
        "-servername", "b.example", "-cert2", other + "/chain.pem", "-key2", other + "/key.pem",
      ])
    func first(_ options: String...) async throws -> CommandResult {
      try await Binary.run(
        executable: Binary.url,
        arguments: ["show", "127.0.0.1:\(server.port)", "--json"] + options, input: nil,
        environment: ["https_proxy": ""])
    }
    let plain = try await digests(first())
    #expect(plain.count == 1)
    for options in [["--server-name", "b.example"], ["--sni", "b.example"]] {
      let found = try await digests(first(options[0], options[1]))
      #expect(!found.isEmpty && found != plain, "\(options)")
    }
    #expect(try await digests(first("--server-name", "b.example", "--sni", "")) == plain)
    for options in [
      ["--proxy", "http://127.0.0.1:1"], ["--starttls", "smtp"], ["--client-cert", "missing.pem"],
    ] {
      #expect(try await first(options[0], options[1], "--timeout", "3").status == 2, "\(options)")
    }
    #expect(try await digests(first("--starttls", "none", "--proxy", "")) == plain)
    let then = try await first("--verify-date", "2030-01-01T00:00:00Z").json.first
    #expect(then?["date"] as? String == "2030-01-01T00:00:00Z")
    #expect((then?["daysLeft"] as? Int).map { $0 < -900 } == true)
  }

  @Test(arguments: [
    (["missing.pem"], 2, "could not read 'missing.pem'"), (["a/b"], 2, "could not read 'a/b'"),
    (["a.mobileconfig"], 2, "could not read 'a.mobileconfig'"),
    (["a.pcap"], 2, "could not read 'a"),
    (["KEY"], 2, "holds no certificate"), (["127.0.0.1:1"], 2, "could not connect"),
    (["CHAIN", "host.example"], 64, "there is no file 'host.example'"),
    (["CHAIN", "--certificate", "2"], 2, "they are 0 to 1"),
    (["CHAIN", "--pem", "--json"], 64, ": --pem and --json exclude each other"),
    (["CHAIN", "--sni", "x"], 64, "is about a server"), ([], 64, "Missing expected argument"),
    (["CHAIN", "--verify-date", "x"], 64, "is not a date"),
    (["--root-store", "CHAIN", "nobody"], 2, "has 'nobody' in its name"),
  ])
  func whatCannotBeShownIsSaidInALine(arguments: [String], status: Int32, words: String)
    async throws
  {
    let result = try await Binary.run(
      executable: Binary.url,
      arguments: ["show"]
        + arguments.map {
          $0 == "CHAIN" ? chain : $0 == "KEY" ? directory.path("lab/good/key.pem") : $0
        }, input: nil, environment: [:])
    #expect(result.status == status, "\(result.errors)")
    #expect(result.output.isEmpty)
    #expect(result.errors.contains(words), "\(result.errors)")
    #expect(result.errors.filter { $0 == "\n" }.count == 1)
  }

  /// One file has one content in DER.
  @Test func severalAreNotWrittenAsDER() async throws {
    let result = try await Binary.shell(
      """
      cd '\(directory.url.path)'; "$1" lab ca ca >made; cd ca
      "$1" show server.pem root-crl.pem --der >out; echo $?
      "$1" show root-crl.pem root-crl.pem --der >>out; echo $?
      wc -c <out; "$1" show root-crl.pem --der | openssl crl -inform DER -noout && echo list
      """)
    #expect(result.output.split(whereSeparator: \.isWhitespace) == ["64", "64", "0", "list"])
    #expect(result.errors.contains("--der writes one of them, and there are 3"), "\(result.errors)")
  }

  /// The others are shown and written, and the exit status tells that not all were.
  @Test func oneOfSeveralFilesCannotBeRead() async throws {
    func show(_ arguments: String...) async throws -> (
      status: Int32, output: String, errors: String
    ) {
      let result = try await Binary.run(
        executable: Binary.url, arguments: ["show"] + arguments, input: nil, environment: [:])
      return (result.status, result.output, result.errors)
    }
    let key = directory.path("lab/good/key.pem")
    let whole = try await show(chain, "--pem")
    #expect(whole.status == 0 && whole.output.contains("BEGIN CERTIFICATE"))
    let some = try await show("missing.pem", chain, key, "--pem")
    #expect(some.status == 2 && some.output == whole.output)
    #expect(
      some.errors.contains("could not read 'missing.pem'")
        && some.errors.contains("holds no certificate"), "\(some.errors)")
    #expect(some.errors.filter { $0 == "\n" }.count == 2)
    let none = try await show("missing.pem", key)
    #expect(none.status == 2 && none.output.isEmpty)
    #expect(none.errors.filter { $0 == "\n" }.count == 2, "\(none.errors)")
  }

  /// Neither from PEM nor from PKCS #12, in no format.
  @Test(arguments: [[], ["--json"], ["--pem"], ["--pkcs7"], ["--asn1"]])
  func noPrivateKeyIsShown(options: [String]) async throws {
    let place = directory.path("lab/client-certificate-accepted")
    let made = try await Binary.shell(
      """
      cd '\(place)'; openssl pkcs12 -export -passout pass: -in client.pem -out client.p12
      openssl pkey -in client.pem | sed -n 2,3p
      openssl pkey -in client.pem -outform der | od -An -v -tx1 | tr -d ' \\n' | cut -c 80-110
      """)
    let secrets = made.output.split(separator: "\n")
    #expect(secrets.count == 3)
    for file in ["client.pem", "client.p12"] {
      let result = try await Binary.run(
        executable: Binary.url, arguments: ["show", place + "/" + file] + options, input: nil,
        environment: ["TRUSTEVAL_PASSWORD": ""])
      #expect(result.status == 0, "\(result.errors)")
      let text = result.output.replacing(" ", with: "").replacing("\n", with: "")
      #expect(!text.contains("PRIVATE"))
      for secret in secrets { #expect(!text.contains(secret)) }
    }
  }

  /// A certificate whose structure is broken does not keep the others from being shown.
  @Test func aBrokenCertificateIsMarked() async throws {
    let result = try await Binary.shell(
      """
      cd '\(directory.path("lab/good"))'
      openssl x509 -in chain.pem -outform der | head -c 100 >cut.der
      (echo '-----BEGIN CERTIFICATE-----'; base64 cut.der; echo '-----END CERTIFICATE-----'
        cat chain.pem) >in.pem
      "$1" show in.pem; echo "status $?"; "$1" show cut.der >/dev/null; echo "status $?"
      "$1" show in.pem --asn1 --certificate 0 | grep -q 'length runs past the end'; echo "found $?"
      """)
    #expect(result.output.contains("Problem     certificate at byte 0: length runs past the end"))
    #expect(result.output.contains("www.lab.example"))
    #expect(result.output.hasSuffix("status 0\nstatus 2\nfound 0\n"), "\(result.output)")
  }

  @Test func aStoreIsListedAndSearched() async throws {
    let list = try await Binary.run("show", "--root-store", chain)
    #expect(list.status == 0)
    #expect(list.output.contains("2 certificates"))
    #expect(!list.output.contains("Extensions"))
    let found = try await Binary.run("show", "--root-store", chain, "INTERMEDIATE")
    #expect(found.output.contains(": 1 of 2 certificates ") && found.output.contains("Extensions"))
    let system = try await Binary.run(
      executable: Binary.url, arguments: ["show", "--root-store", "www.lab", "--json"], input: nil,
      environment: ["SSL_CERT_FILE": chain, "SSL_CERT_DIR": ""])
    #expect(system.json.count == 1, "\(system.errors)")
  }

  @Test func aReaderMayGoAway() async throws {
    let result = try await Binary.shell(
      "\"$1\" show '\(chain)' --asn1 | head -1; echo \"${PIPESTATUS[@]}\"")
    #expect(result.errors.isEmpty)
  }

  @Test(arguments: [["CHAIN"], ["CHAIN", "--asn1"], ["--root-store", "CHAIN"]])
  func fortyColumnsAreEnough(arguments: [String]) async throws {
    let result = try await Binary.run(
      executable: Binary.url, arguments: ["show"] + arguments.map { $0 == "CHAIN" ? chain : $0 },
      input: nil, environment: ["COLUMNS": "40", "LC_ALL": "C.UTF-8"])
    #expect(result.status == 0)
    for line in result.output.split(separator: "\n") where line.count > 40 {
      Issue.record("'\(line)'")
    }
  }

  @Test func theSchemaFits() async throws {
    let schema = try await Binary.run("schema", "show")
    let shown = try await Binary.run("show", chain, "--json")
    #expect(!shown.output.isEmpty)
    #expect(try await SchemaValidator.problems(schema.output, shown.output) == [])
  }
}
