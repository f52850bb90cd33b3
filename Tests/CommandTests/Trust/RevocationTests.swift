import Foundation
import Programs
import Testing

/// What is known of revocation, through the binary.
@Suite(.timeLimit(.minutes(30))) struct RevocationTests {
  let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
  }

  private static func statuses(_ result: CommandResult) -> [[String: Any]] {
    result.json.first?["revocation"] as? [[String: Any]] ?? []
  }

  private static func words(_ result: CommandResult) -> String {
    result.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private static func run(_ arguments: [String]) async throws -> CommandResult {
    try await Binary.run(
      executable: Binary.url, arguments: arguments, input: nil, environment: [:])
  }

  /// The extension ocsp-nocheck is about responders, not about lists.
  @Test(arguments: [
    ("crlDistributionPoints=URI:http://127.0.0.1:9/list", Int32(1)),
    ("authorityInfoAccess=OCSP;URI:http://127.0.0.1:9/", 0),
  ])
  func exemptFromRespondersOnly(place: String, status: Int32) async throws {
    let made = try await Binary.shell(
      """
      set -e; cd '\(directory.url.path)'
      ec='-newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes'
      openssl req -x509 $ec -keyout ca.key -out ca.pem -subj /CN=CA -days 300 \
        -addext keyUsage=critical,keyCertSign,cRLSign
      openssl req -new $ec -keyout key.pem -subj /CN=leaf -out csr.pem
      printf 'subjectAltName=DNS:a.example.com\nextendedKeyUsage=serverAuth\n' >ext
      printf 'noCheck=ignored\n\(place)\n' >>ext
      openssl x509 -req -in csr.pem -CA ca.pem -CAkey ca.key -days 90 -extfile ext -out leaf.pem
      """)
    try #require(made.status == 0, "\(made.errors)")
    let result = try await Self.run([
      "verify", directory.path("leaf.pem"), "--server-name", "a.example.com", "--user-root",
      directory.path("ca.pem"), "--revocation", "require", "--timeout", "5",
    ])
    #expect(result.status == status, "\(result.output)")
  }

  /// A server that staples its own revocation is refused, even by clients that do not ask
  /// responders.
  @Test func aStapledRevocationDecides() async throws {
    let lab = try LabProcess(directory: directory, cases: ["staple-revoked"])
    let server = try #require(lab.servers.first)
    let result = try await Self.run(server.options + ["--json"])
    #expect(result.status == 1)
    let report = try #require(result.json.first)
    #expect(report["verdict"] as? String == "untrusted")
    #expect(report["trustResult"] as? String == "fatalTrustFailure")
    let codes = try #require(report["codes"] as? [String: Any])
    for (layer, value) in [("secTrust", -67820), ("urlSession", -1202), ("urlSessionATS", -1200)] {
      #expect((codes[layer] as? [String: Any])?["value"] as? Int == value, "\(layer)")
    }
    let failures = try #require(report["failures"] as? [[String: Any]])
    #expect(failures.map { $0["check"] as? String } == ["Revocation"])
    let advice = try #require(failures.first?["advice"] as? [String: Any])
    #expect(advice["server"] as? String == "a new certificate with a new key")
    #expect(advice["client"] is NSNull)
    let fixes = try #require(report["fixes"] as? [[String: Any]])
    #expect(fixes.map { $0["side"] as? String } == ["server"])
    #expect((fixes.first?["text"] as? String)?.contains("a new key") == true)

    let statuses = Self.statuses(result)
    #expect(statuses.count == 2)
    #expect(statuses.first?["certificate"] as? Int == 0)
    #expect(statuses.first?["status"] as? String == "revoked")
    #expect(statuses.first?["reason"] as? String == "keyCompromise")
    #expect(statuses.first?["via"] as? String == "stapled")
    #expect((statuses.first?["time"] as? String)?.hasSuffix("Z") == true)
    #expect(statuses.last?["status"] as? String == "notApplicable")
    #expect(statuses.last?["via"] is NSNull)

    let off = try await Self.run(server.options + ["--revocation", "off"])
    #expect(off.status == 0, "\(off.output)")
    // A comparison trusts it all the same, and reports what it ignores.
    let pinned =
      ["127.0.0.1:\(server.port)", "--no-network-fetch", "--pin-certificate"]
      + [directory.path("lab/\(server.name)/chain.pem")]
    for quiet in [[], ["-q"]] {
      let compared = try await Self.run(pinned + quiet)
      #expect(compared.status == 0, "\(compared.output)")
      #expect(
        Self.words(compared).contains("but a stapled answer says it was revoked"),
        "\(compared.output)")
    }
    // A revoked certificate stays revoked at any verify date.
    let later = try await Self.run(server.options + ["--verify-date", "2020-01-01"])
    #expect(later.status == 1)
    #expect(later.output.contains("Revocation"))
  }

  /// Files have no server address, so only public addresses are asked, and only if the user allows
  /// it.
  @Test func filesAreAskedAboutOnlyWhenTold() async throws {
    let lab = try LabProcess(directory: directory, cases: ["ocsp-good", "ocsp-revoked"])
    for server in lab.servers {
      let verify = [
        "verify", directory.path("lab/\(server.name)/chain.pem"), "--server-name",
        server.serverName, "--anchor", server.anchor, "--anchors-only", "--json",
      ]
      let silent = try await Self.run(verify)
      #expect(silent.status == 0)
      #expect(Self.statuses(silent).first?["status"] as? String == "notChecked")
      #expect((silent.json.first?["fetches"] as? [Any])?.isEmpty == true)

      let guarded = try await Self.run(verify + ["--revocation", "require"])
      #expect(guarded.status == 1)
      let reason = Self.statuses(guarded).first?["reason"] as? String
      #expect(reason?.contains("is not 80; --network-fetch allows it") == true, "\(reason ?? "")")

      // A user who asks for it is told that no address was asked.
      let told = try await Self.run(verify.filter { $0 != "--json" } + ["--revocation", "online"])
      #expect(told.status == 0)
      #expect(
        Self.words(told).contains("revoked: not fetched: port"), "\(told.output)")

      let isGood = server.name == "ocsp-good"
      for mode in ["online", "require"] {
        let asked = try await Self.run(verify + ["--revocation", mode, "--network-fetch"])
        #expect(asked.status == (isGood ? 0 : 1), "\(server.name) \(mode)")
        let status = try #require(Self.statuses(asked).first)
        #expect(status["status"] as? String == (isGood ? "good" : "revoked"))
        #expect((status["via"] as? String)?.hasSuffix("/\(server.name)/") == true)
        let fetches = try #require(asked.json.first?["fetches"] as? [[String: Any]])
        #expect(fetches.map { $0["purpose"] as? String } == ["ocsp"])
      }
    }
  }

  /// Whatever a responder does, the check ends in time, and reports what happened.
  @Test(arguments: [
    ("ocsp-html", "it is no OCSP answer"), ("ocsp-redirect", "HTTP status 302"),
    ("ocsp-oversized", "larger than"), ("ocsp-silent", "no complete answer in time"),
    ("ocsp-try-later", "tryLater"),
    ("ocsp-wrong-signer", "was not issued by the certificate's issuer"),
    ("ocsp-other-certificate", "it is about another certificate"),
    ("crl-wrong-issuer", "a list of 'Stranger Intermediate CA'"),
    ("crl-expired", "it is out of date since"),
  ])
  func aBadAnswerIsTold(name: String, text: String) async throws {
    let lab = try LabProcess(directory: directory, cases: [name])
    let server = try #require(lab.servers.first)
    let options = server.options.filter { $0 != "--revocation" && $0 != "require" }
    for (mode, status) in [("online", 0), ("require", 1)] as [(String, Int32)] {
      let result = try await Self.run(
        options + ["--revocation", mode, "--json", "--timeout", "4"])
      #expect(result.status == status, "\(name) \(mode): \(result.output)")
      #expect(result.duration < .seconds(30))
      let reason = Self.statuses(result).first?["reason"] as? String
      #expect(reason?.contains(text) == true, "\(reason ?? "")")
    }
  }

  @Test func listsInFiles() async throws {
    let lab = try LabProcess(directory: directory, cases: ["crl-revoked", "crl-good"])
    for server in lab.servers {
      let options = server.options.filter {
        !["--revocation", "require", "--network-fetch"].contains($0)
      }
      let before = try await Self.run(options + ["--json"])
      #expect(before.status == 0)
      let path = before.json.first?["path"] as? [[String: Any]]
      let address = try #require((path?.first?["crl"] as? [String])?.first)
      let (der, pem) = (directory.path("list.der"), directory.path("list.pem"))
      let made = try await Binary.shell(
        """
        python3 -c 'import sys, urllib.request; urllib.request.urlretrieve(*sys.argv[1:])' \
          '\(address)' '\(der)' && openssl crl -inform DER -in '\(der)' -out '\(pem)' -text
        """)
      try #require(made.status == 0, "\(made.errors)")
      let isRevoked = server.name == "crl-revoked"
      for file in [der, pem] {
        let evidence = directory.path("evidence.jsonl")
        let result = try await Self.run(
          options + ["--crl", file, "--json", "--save-evidence", evidence])
        #expect(result.status == (isRevoked ? 1 : 0))
        let status = try #require(Self.statuses(result).first)
        #expect(status["status"] as? String == (isRevoked ? "revoked" : "good"))
        #expect(status["reason"] as? String == (isRevoked ? "superseded" : nil))
        #expect(status["via"] as? String == file)
        // The list is evidence, so that a replay does not need the file.
        let copy = directory.path("gone")
        try FileManager.default.moveItem(atPath: file, toPath: copy)
        let again = try await Self.run(["replay", evidence, "--json"])
        #expect(again.status == result.status)
        #expect(Self.statuses(again) as NSArray == Self.statuses(result) as NSArray)
        try FileManager.default.moveItem(atPath: copy, toPath: file)
      }
      // One that a replay names counts as well, even where the record lets nothing count.
      let record = directory.path("off.jsonl")
      let off = try await Self.run(options + ["--revocation", "off", "--save-evidence", record])
      #expect(off.status == 0)
      let asked = try await Self.run(["replay", record, "--crl", pem, "--json"])
      #expect(asked.status == (isRevoked ? 1 : 0))
      #expect(
        Self.statuses(asked).first?["status"] as? String == (isRevoked ? "revoked" : "good"))
    }
  }

  /// A list that the user names is used, or the report says why not; it does not affect other
  /// lists.
  @Test func aListThatDoesNotCountIsTold() async throws {
    let lab = try LabProcess(directory: directory, cases: ["crl-wrong-issuer", "good"])
    let named = try #require(lab.servers.first { $0.name == "crl-wrong-issuer" })
    let before = try await Self.run(
      named.options.filter { !["--revocation", "require"].contains($0) } + ["--json"])
    let path = before.json.first?["path"] as? [[String: Any]]
    let address = try #require((path?.first?["crl"] as? [String])?.first)
    let file = directory.path("list.der")
    let made = try await Binary.shell(
      "python3 -c 'import sys, urllib.request; urllib.request.urlretrieve(*sys.argv[1:])' "
        + "'\(address)' '\(file)'")
    try #require(made.status == 0, "\(made.errors)")

    let server = try #require(lab.servers.first { $0.name == "good" })
    let text = try await Self.run(server.options + ["--crl", file])
    #expect(text.status == 0)
    #expect(
      Self.words(text).contains(
        "has no list that concerns a certificate on the path: it is of 'Stranger Intermediate CA'"),
      "\(text.output)")
    // Its certificates name no address, so none is asked.
    let required = try await Self.run(
      server.options + ["--crl", file, "--revocation", "require", "--json"])
    #expect(required.status == 0, "\(required.output)")
    #expect(
      Self.statuses(required).allSatisfy { $0["status"] as? String == "notApplicable" })
  }

  /// The lost part of a damaged block may contain the revocation.
  @Test func damagedBlocks() async throws {
    let files = try await LabFiles(case: "good")
    let block = "-----BEGIN X509 CRL-----\nMAA=\n-----END X509 CRL-----\n"
    for (damaged, line, text) in [
      (block.replacing("\n-----END X509 CRL-----\n", with: ""), 2, "the block has no end"),
      (block.replacing("MAA", with: "!!!"), 2, "what is in the block is no base64"),
      (block.replacing("BEGIN", with: "BEGUN"), 4, "the block that ends here has no beginning"),
    ] {
      directory.write(Data(("lists\n" + damaged).utf8), to: "lists.pem")
      let result = try await Self.run(
        ["verify", files.chain, "--crl", directory.path("lists.pem")])
      #expect(result.status == 2 && result.output.isEmpty, "\(damaged)")
      let name = directory.path("lists.pem")
      #expect(result.errors == "trusteval: line \(line) of '\(name)': \(text)\n")
    }
  }

  /// Every list of a file is checked, in any position.
  @Test(arguments: 0..<3) func oneMalformedListAmongOthers(position: Int) async throws {
    let files = try await LabFiles(case: "good")
    let made = try await Binary.shell(
      """
      set -e; cd '\(directory.url.path)'; : >index
      printf '%s\\n' '[ca]' 'default_ca=own' '[own]' 'database=index' 'default_md=sha256' \
        'default_crl_days=30' >ca.cnf
      openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj '/CN=Own CA' \
        -keyout ca.key -out ca.pem
      openssl ca -gencrl -config ca.cnf -cert ca.pem -keyfile ca.key -out list.pem
      """)
    try #require(made.status == 0, "\(made.errors)")
    let list = try String(contentsOfFile: directory.path("list.pem"), encoding: .utf8)
    var lists = [list, list]
    func result() async throws -> CommandResult {
      directory.write(Data(lists.joined().utf8), to: "lists.pem")
      return try await Self.run(
        [
          "verify", files.chain, "--anchor", files.root, "--server-name", files.serverName,
          "--crl", directory.path("lists.pem"),
        ])
    }
    let sound = try await result()
    #expect(sound.status == 0, "\(sound.errors)")
    lists.insert(
      "-----BEGIN X509 CRL-----\nMAA=\n-----END X509 CRL-----\n", at: position)
    let damaged = try await result()
    #expect(damaged.status == 2 && damaged.output.isEmpty)
    #expect(damaged.errors.contains("holds a malformed revocation list"), "\(damaged.errors)")
  }

  @Test func filesThatAreNoLists() async throws {
    let files = try await LabFiles(case: "good")
    directory.write(Data([0x30, 0x03, 0x30, 0x01, 0x00]), to: "damaged")
    for (file, text) in [
      (files.chain, "holds no revocation list"),
      (directory.path("damaged"), "holds a malformed revocation list"),
      (directory.path("missing"), "could not read"),
    ] {
      let result = try await Self.run(["verify", files.chain, "--crl", file])
      #expect(result.status == 2, "\(file)")
      #expect(result.errors.contains(text), "\(result.errors)")
      #expect(result.output.isEmpty)
    }
    let both = try await Self.run(["verify", files.chain, "--crl", "x", "--revocation", "off"])
    #expect(both.status == 64)
    #expect(both.errors.contains("--revocation off"))
  }

  /// An authority of `openssl ca`, its responder, and a server that staples its answers.
  @Test(arguments: [false, true])
  func realPrograms(isRevoked: Bool) async throws {
    let responder = try FreePort.next()
    let made = try await Binary.shell(
      """
      cd '\(directory.url.path)' && exec 2>&1
      curve='-newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes'
      openssl req -x509 $curve -keyout ca.key -out ca.pem -days 100 -subj '/CN=Test CA' \
        -addext keyUsage=critical,keyCertSign,cRLSign &&
      openssl req $curve -keyout key.pem -out leaf.csr -subj /CN=www.example.com &&
      printf '%s\\n' subjectAltName=DNS:www.example.com extendedKeyUsage=serverAuth \
        authorityInfoAccess=OCSP\\;URI:http://127.0.0.1:\(responder)/ > leaf.ext &&
      openssl x509 -req -in leaf.csr -CA ca.pem -CAkey ca.key -set_serial 4097 -days 30 \
        -extfile leaf.ext -out leaf.pem && cat leaf.pem ca.pem > chain.pem &&
      printf '\(isRevoked ? "R" : "V")\\t491231235959Z\\t\(isRevoked ? "260101000000Z,keyCompromise" : "")\\t1001\\tunknown\\t/CN=www.example.com\\n' \
        > index.txt
      """)
    try #require(made.status == 0, "\(made.output)")
    let program = try RunningProgram(
      "/usr/bin/openssl",
      [
        "ocsp", "-port", "\(responder)", "-index", directory.path("index.txt"), "-CA",
        directory.path("ca.pem"), "-rsigner", directory.path("ca.pem"), "-rkey",
        directory.path("ca.key"), "-ndays", "1",
      ])
    defer { withExtendedLifetime(program) {} }
    // nginx by itself staples only good answers.
    let asked = try await Binary.shell(
      """
      cd '\(directory.url.path)' && for i in $(seq 100); do
        openssl ocsp -issuer ca.pem -cert leaf.pem -url http://127.0.0.1:\(responder)/ \
          -CAfile ca.pem -no_nonce -respout staple.der && exit 0; sleep 0.1
      done; exit 1
      """)
    try #require(asked.status == 0, "\(asked.errors)")
    let server = try RealServer.nginx(
      chain: directory.path("chain.pem"), key: directory.path("key.pem"),
      extra: """
        ssl_stapling on;
        ssl_trusted_certificate \(directory.path("ca.pem"));
        \(isRevoked ? "ssl_stapling_file \(directory.path("staple.der"));" : "")
        """)
    let options = [
      "127.0.0.1:\(server.port)", "--server-name", "www.example.com", "--anchor",
      directory.path("ca.pem"), "--anchors-only", "--json",
    ]
    // nginx asks the responder after its first handshake.
    var result = try await Self.run(options)
    for _ in 0..<100 where Self.statuses(result).first?["via"] as? String != "stapled" {
      usleep(100_000)
      result = try await Self.run(options)
    }
    let expected = isRevoked ? "revoked" : "good"
    #expect(result.status == (isRevoked ? 1 : 0), "\(result.output)")
    #expect(Self.statuses(result).first?["status"] as? String == expected)
    #expect(Self.statuses(result).first?["via"] as? String == "stapled")

    let verified = try await Self.run(
      [
        "verify", directory.path("chain.pem"), "--revocation", "require", "--network-fetch",
      ] + options.dropFirst())
    #expect(verified.status == (isRevoked ? 1 : 0), "\(verified.output)")
    #expect(Self.statuses(verified).first?["status"] as? String == expected)
    #expect(Self.statuses(verified).first?["via"] as? String == "http://127.0.0.1:\(responder)/")
  }
}
