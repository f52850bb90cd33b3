import Foundation
import Testing

/// A line of `--hosts` is a command: its words are split as a shell does, and its options take the
/// place of the run's.
@Suite(.timeLimit(.minutes(30))) struct LineSettingsTests {
  private let directory: TemporaryDirectory
  nonisolated(unsafe) private let lab: LabProcess

  init() throws {
    directory = try TemporaryDirectory()
    lab = try LabProcess(
      directory: directory,
      cases: ["good", "self-signed", "crl-revoked", "client-certificate-accepted"])
  }

  private func server(_ name: String) throws -> String {
    "127.0.0.1:\(try #require(lab.servers.first { $0.name == name }).port)"
  }

  /// The result for one line, in the directory of the lab.
  private func check(_ line: String, run options: String = "") async throws -> CommandResult {
    let file = directory.write(Data((line + "\n").utf8), to: "hosts.txt")
    return try await Binary.shell(
      """
      cd '\(directory.url.path)' && exec "$1" --hosts '\(file.path)' --json --no-second-opinion \
        --server-name www.lab.example \(options)
      """)
  }

  @Test(
    arguments: [
      ("root.pem", "root.pem"), ("ro#ot.pem", "ro#ot.pem"), ("root.pem#", "root.pem#"),
      ("#root.pem", "\\#root.pem"), ("#root.pem", "'#root.pem'"), ("#root.pem", "\"\"#root.pem"),
      ("ro ot.pem", "ro\\ ot.pem"), ("ro ot.pem", "\"ro ot.pem\""), ("ro ot.pem", "ro' 'ot.pem"),
      ("ro'ot.pem", "ro\\'ot.pem"), ("ro'ot.pem", "\"ro'ot.pem\""),
      ("ro\"ot.pem", "'ro\"ot.pem'"), ("ro\"ot.pem", "\"ro\\\"ot.pem\""),
      ("ro\\ot.pem", "ro\\\\ot.pem"), ("ro\\ot.pem", "'ro\\ot.pem'"),
      ("ro\\ot.pem", "\"ro\\ot.pem\""),
    ])
  func wordsOfALine(name: String, written: String) async throws {
    let root = try Data(contentsOf: URL(fileURLWithPath: directory.path("lab/good/root.pem")))
    directory.write(root, to: name)
    let good = try server("good")
    let result = try await check(
      "\(good) --anchor \(written) --anchors-only # --anchor missing.pem")
    #expect(result.status == 0, "\(result.errors)\(result.output)")
    let stores = CustomReport(try #require(result.json.first)).list("anchorStores")
    #expect(stores.map { $0["path"] as? String } == [name])
  }

  /// The same option is replaced, and all others count.
  @Test(arguments: [
    ("good", "--anchors-only --anchor STRANGER", "--anchor ROOT", 0),
    ("good", "--anchor ROOT --pin PIN", "--revocation stapled", 1),
    ("good", "--pin-certificate lab/good/chain.pem", "--server-name other.example", 0),
    ("good", "--pin-certificate lab/good/chain.pem", "--pin-certificate STRANGER", 1),
    ("good", "--root-store STRANGER", "--root-store ROOT", 0),
    ("good", "--anchor ROOT --purpose client", "--purpose server", 0),
    ("good", "--anchor ROOT --verify-date 2100-01-01", "--verify-date 2100-01-02", 1),
    ("good", "--anchor ROOT --timeout 0.000001", "--timeout 20", 0),
    ("good", "--anchor ROOT --proxy http://127.0.0.1:1", "--proxy ''", 0),
    ("good", "--anchor ROOT --expires-within 9000d", "--expires-within 1h", 0),
    ("good", "--anchor ROOT --fail-on transportSecurity", "--ignore transportSecurity", 0),
    ("good", "--anchor ROOT --starttls smtp --timeout 1", "--starttls none --timeout 20", 0),
    ("crl-revoked", "--anchor ROOT", "", 0),
    ("crl-revoked", "--anchor ROOT", "--crl LIST", 1),
    ("crl-revoked", "--anchor ROOT --revocation require", "--revocation stapled", 0),
  ])
  func theLineDecides(name: String, run: String, line: String, status: Int) async throws {
    let list = directory.path("list.crl")
    if (run + line).contains("LIST") {
      let first = try await check(try server(name))
      let path = CustomReport(try #require(first.json.first)).list("path")
      let address = try #require((path.first?["crl"] as? [String])?.first)
      let fetched = try await Binary.shell(
        """
        /usr/bin/python3 -c 'import sys, urllib.request; urllib.request.urlretrieve(*sys.argv[1:])' \
          '\(address)' '\(list)'
        """)
      try #require(fetched.status == 0, "\(fetched.errors)")
    }
    func named(_ options: String) -> String {
      options.replacing("ROOT", with: "lab/\(name)/root.pem").replacing("LIST", with: list)
        .replacing("STRANGER", with: "lab/self-signed/chain.pem")
        .replacing("PIN", with: Self.pin)
    }
    let result = try await check("\(try server(name)) \(named(line))", run: named(run))
    #expect(result.status == Int32(status), "\(result.errors)\(result.output.prefix(400))")
  }

  private static let pin = "sha256//" + String(repeating: "A", count: 43) + "="

  /// Where two options exclude each other on one command line, they do so as well where one is the
  /// run's: neither is dropped silently.
  @Test(arguments: [
    ("--pin PIN", "--pin-certificate ROOT"),
    ("--revocation require", "--pin-certificate ROOT"),
    ("--revocation online", "--pin-certificate ROOT"),
    ("--crl LIST", "--pin-certificate ROOT"),
    ("--exceptions EXCEPTIONS", "--pin-certificate ROOT"),
    ("--anchors-only", "--root-store ROOT"),
    ("--anchors-only", "--user-root ROOT"),
    ("--crl LIST", "--revocation off"),
  ])
  func theLineIsRefused(run: String, line: String) async throws {
    let authority = try await Binary.shell("exec \"$1\" lab ca '\(directory.path("ca"))'")
    try #require(authority.status == 0, "\(authority.errors)")
    try #require(
      try await check(
        try server("self-signed"), run: "--save-exceptions exceptions.json --force"
      ).status == 1)
    func named(_ options: String) -> String {
      options.replacing("ROOT", with: "lab/good/root.pem")
        .replacing("LIST", with: "ca/root-crl.pem")
        .replacing("EXCEPTIONS", with: "exceptions.json").replacing("PIN", with: Self.pin)
    }
    let good = try server("good")
    for (run, line) in [(named(run), named(line)), (named(line), named(run))] {
      let result = try await check("\(good) \(line)\n\(good)", run: run)
      #expect(result.errors.contains("line 1 of"), "\(result.errors)")
      #expect(result.errors.contains("an option of the whole run"), "\(result.errors)")
      #expect(!result.errors.contains("line 2 of"), "\(result.errors)")
      let verdicts = result.json.map { $0["verdict"] as? String }
      #expect(verdicts.count == 2 && verdicts[0] == "unknown", "\(verdicts)")
    }
  }

  /// What a run writes can exclude an option of a line, too.
  @Test func whatTheRunWritesExcludes() async throws {
    let good = try server("good")
    let keys = try await check("\(good) --engine gnutls", run: "--keylog keys.txt")
    #expect(keys.errors.contains("--keylog is written by OpenSSL"), "\(keys.errors)")
    for format in ["--quiet --format text", "--format csv"] {
      let file = directory.write(Data("\(good) --trace\n".utf8), to: "hosts.txt")
      let result = try await Binary.shell(
        "exec \"$1\" --hosts '\(file.path)' --no-second-opinion \(format)")
      #expect(result.status == 2, "\(format)")
      #expect(result.errors.contains("line 1 of"), "\(result.errors)")
      #expect(result.errors.contains("--trace is shown by"), "\(result.errors)")
    }
  }

  /// A certificate and its key are replaced together, whichever files contain them.
  @Test(
    arguments: [
      ("--p12 open.p12", "", "open.p12"), ("--p12 open.p12", "--client-cert CLIENT", "CLIENT"),
      ("--client-cert CLIENT", "--p12 open.p12", "open.p12"),
      ("--client-cert alone.pem --client-key key.pem", "", "alone.pem"),
      ("--client-cert alone.pem --client-key key.pem", "--client-cert CLIENT", "CLIENT"),
      ("--client-cert alone.pem --client-key key.pem", "--p12 open.p12", "open.p12"),
    ])
  func oneIdentity(run: String, line: String, file: String) async throws {
    let client = "lab/client-certificate-accepted/client.pem"
    let made = try await Binary.shell(
      """
      set -e; cd '\(directory.url.path)'
      openssl pkcs12 -export -in \(client) -out open.p12 -passout pass:
      openssl pkey -in \(client) -out key.pem; sed '/BEGIN.*KEY/,/END.*KEY/d' \(client) >alone.pem
      """)
    try #require(made.status == 0, "\(made.errors)")
    func named(_ text: String) -> String { text.replacing("CLIENT", with: client) }
    let name = "client-certificate-accepted"
    let result = try await check(
      "\(try server(name)) \(named(line))", run: "--anchor lab/\(name)/root.pem \(named(run))")
    #expect(result.status == 0, "\(result.errors)")
    let identity = result.json.first?["identity"] as? [String: Any]
    #expect(identity?["file"] as? String == named(file))
    #expect(identity?["clientCertificate"] as? String == "handshakeCompleted")
  }
}
