import Foundation
import Testing

/// Differences because each verifier of this machine finds its roots by itself.
@Suite(.timeLimit(.minutes(30))) struct StoreDisagreementTests {
  let files: LabFiles
  /// A certificate that none of the lab's servers uses.
  let stranger: LabFiles
  let directory: TemporaryDirectory

  init() async throws {
    files = try await LabFiles(case: "good")
    stranger = try await LabFiles(case: "self-signed")
    directory = try TemporaryDirectory()
    for name in ["empty", "plain", "hashed"] {
      try FileManager.default.createDirectory(
        atPath: directory.path(name), withIntermediateDirectories: true)
    }
    directory.write(try Data(contentsOf: URL(fileURLWithPath: files.root)), to: "plain/root.pem")
  }

  /// Debian's GnuTLS reads the system's bundle, which contains no root of the lab.
  private static let gnuTLSHasAPlace = FileManager.default.fileExists(
    atPath: "/etc/debian_version")

  @Test func ownFileIsNoFileOfGnuTLS() async throws {
    let environment = ["SSL_CERT_FILE": files.root, "SSL_CERT_DIR": path("empty")]
    let result = try await verify(environment)
    #expect(result.status == 0)
    try await expectOpenSSLAgrees(with: result, in: environment)
    guard Self.gnuTLSHasAPlace else { return }
    let found = try storeDisagreement(in: result)
    #expect(found.engines == ["trusteval", "gnutls"])
    #expect(
      found.text
        == "trusteval finds 'Lab Root CA' among the roots in \(files.root) and \(path("empty")); OpenSSL finds it "
        + "among the roots in \(files.root) (SSL_CERT_FILE) and \(path("empty")) (SSL_CERT_DIR, without "
        + "hash links); GnuTLS reads /etc/ssl/certs/ca-certificates.crt, which lacks it; so GnuTLS refuses with "
        + "GNUTLS_CERT_SIGNER_NOT_FOUND (64)")
  }

  /// Both variables apply, for us as for OpenSSL, and the report names both places.
  @Test func fileAndDirectoryAreReadSideBySide() async throws {
    try await hash(files.root)
    let environment = [
      "SSL_CERT_FILE": stranger.chain, "SSL_CERT_DIR": "\(path("empty")):\(path("hashed"))",
    ]
    let result = try await verify(environment)
    #expect(result.status == 0)
    try await expectOpenSSLAgrees(with: result, in: environment)
    let stores = try #require(result.json.first?["anchorStores"] as? [[String: Any]])
    #expect(
      stores.map { $0["path"] as? String } == [stranger.chain, path("empty"), path("hashed")])
    guard Self.gnuTLSHasAPlace else { return }
    let found = try storeDisagreement(in: result)
    #expect(found.engines == ["trusteval", "gnutls"])
    #expect(
      found.text.hasPrefix(
        "trusteval finds 'Lab Root CA' among the roots in \(stranger.chain) and \(path("empty")) and "
          + "\(path("hashed")); OpenSSL finds it among the roots in \(stranger.chain) (SSL_CERT_FILE) and "
          + "\(path("empty")) (SSL_CERT_DIR, without hash links) and \(path("hashed")) (SSL_CERT_DIR); "
      ))
  }

  /// For OpenSSL the variable that is not set keeps its default; for us it adds nothing.
  @Test func oneVariableReplacesTheWholeStore() async throws {
    for (variable, value, other) in [
      ("SSL_CERT_FILE", files.root, "SSL_CERT_DIR"),
      ("SSL_CERT_DIR", path("plain"), "SSL_CERT_FILE"),
    ] {
      let result = try await verify([variable: value, other: ""])
      #expect(result.status == 0)
      let stores = try #require(result.json.first?["anchorStores"] as? [[String: Any]])
      #expect(stores.map { $0["path"] as? String } == [value])
    }
  }

  /// A block that cannot be decoded: the expected result is that of OpenSSL's own command.
  ///
  /// One after the other, as each starts eight processes; `RootFileTests` has more kinds.
  @Test(
    .serialized,
    arguments: [
      "-----BEGIN CERTIFICATE-----\nMII*\n-----END CERTIFICATE-----\n",
      "-----BEGIN TRUSTED CERTIFICATE-----\nMAMCAQE=\n-----END TRUSTED CERTIFICATE-----\n",
      "-----BEGIN OTHER-----\nMAMCAQE=\n-----END OTHER-----\n", "-----BEGIN CERTIFICATE-----",
    ])
  func damagedStores(damage: String) async throws {
    let root = try String(contentsOfFile: files.root, encoding: .utf8)
    try await hash(files.root)
    let link = try #require(
      FileManager.default.contentsOfDirectory(atPath: path("hashed")).first { $0.hasSuffix(".0") })
    try FileManager.default.removeItem(atPath: path("hashed/" + link))
    for content in [root + damage, damage + root] {
      directory.write(Data(content.utf8), to: "bundle.pem")
      let file = ["SSL_CERT_FILE": path("bundle.pem"), "SSL_CERT_DIR": path("empty")]
      let result = try await verify(file)
      #expect(result.status == 0, "ours goes on without the block")
      try await expectOpenSSLAgrees(with: result, in: file)
      let causes = try #require(result.json.first?["disagreements"] as? [[String: Any]])
        .compactMap { $0["cause"] as? String }
      #expect(!causes.contains("unknown"))

      directory.write(Data(content.utf8), to: "hashed/" + link)
      let linked = ["SSL_CERT_FILE": stranger.chain, "SSL_CERT_DIR": path("hashed")]
      try await expectOpenSSLAgrees(with: verify(linked), in: linked)
    }
  }

  @Test func aBundleThatOpenSSLCannotLoadIsSaidToBe() async throws {
    let root = try Data(contentsOf: URL(fileURLWithPath: files.root))
    directory.write(
      root + Data("-----BEGIN CERTIFICATE-----\nMII*\n-----END CERTIFICATE-----\n".utf8),
      to: "bundle.pem")
    let bundle = path("bundle.pem")
    let result = try await verify(["SSL_CERT_FILE": bundle, "SSL_CERT_DIR": path("empty")])
    let found = try storeDisagreement(in: result)
    #expect(found.text.contains("OpenSSL reads \(bundle) (SSL_CERT_FILE, cannot be loaded) and "))
  }

  /// The directory contains the root, but not the link.
  @Test func directoryWithoutLinks() async throws {
    let environment = ["SSL_CERT_FILE": stranger.chain, "SSL_CERT_DIR": path("plain")]
    let result = try await verify(environment)
    #expect(result.status == 0)
    try await expectOpenSSLAgrees(with: result, in: environment)
    let found = try storeDisagreement(in: result)
    #expect(found.engines.prefix(2) == ["trusteval", "openssl"])
    #expect(
      found.text.contains(
        "OpenSSL reads \(stranger.chain) (SSL_CERT_FILE) and \(path("plain")) "
          + "(SSL_CERT_DIR, without hash links), which lack it"))
  }

  /// Roots that an option names are part of the question: all verifiers use the same.
  @Test(arguments: [["--root-store"], ["--anchor"], ["--anchors-only", "--anchor"]])
  func namedRootsAreEverybodys(options: [String]) async throws {
    let result = try await verify(
      ["SSL_CERT_FILE": stranger.chain, "SSL_CERT_DIR": path("empty")], options + [files.root])
    let report = try #require(result.json.first)
    #expect((report["disagreements"] as? [Any])?.isEmpty == true)
    #expect(result.status == 0)
  }

  @Test func serverAndTextReport() async throws {
    let lab = try LabProcess(directory: directory, cases: ["good"])
    let server = try #require(lab.servers.first)
    let arguments = ["127.0.0.1:\(server.port)", "--server-name", server.serverName]
    func report(_ certificates: String) async throws -> CommandResult {
      try await Binary.run(
        executable: Binary.url, arguments: arguments, input: nil,
        environment: ["SSL_CERT_FILE": stranger.chain, "SSL_CERT_DIR": path(certificates)])
    }
    // Neither side has the lab's root, which is no disagreement.
    let agreeing = try await report("empty")
    #expect(agreeing.status == 1)
    #expect(!agreeing.output.contains("disagree"))

    // Without links OpenSSL finds no root in a directory.
    directory.write(try Data(contentsOf: URL(fileURLWithPath: server.anchor)), to: "plain/root.pem")
    let differing = try await report("plain")
    #expect(differing.status == 0)
    let text = differing.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(text.contains("verifiers disagree trusteval trusted OpenSSL"))
    #expect(text.contains(" roots: trusteval finds "))
    #expect(differing.output.split(separator: "\n").allSatisfy { $0.unicodeScalars.count <= 80 })
  }

  /// Apple's clients may fetch a missing issuer; the verdict ignores that, and the report says so.
  @Test func issuerThatIsFetched() async throws {
    let lab = try LabProcess(directory: directory, cases: ["missing-intermediate-aia"])
    let server = try #require(lab.servers.first)
    let arguments = [
      "127.0.0.1:\(server.port)", "--server-name", server.serverName, "--anchor", server.anchor,
      "--anchors-only", "--json",
    ]
    // The lab publishes on its own port, which certificates may not name by default.
    let result = try await Binary.run(
      executable: Binary.url, arguments: arguments + ["--network-fetch"], input: nil,
      environment: [:])
    #expect(result.status == 1)
    let report = try #require(result.json.first)
    let found = try #require((report["disagreements"] as? [[String: Any]])?.first)
    #expect(found["cause"] as? String == "aia")
    let text = try #require(found["text"] as? String)
    #expect(text.contains("may fetch it from http://127.0.0.1:"))
    #expect(text.contains("and then trust the server, "))
    let alone = try await Binary.run(
      executable: Binary.url, arguments: arguments + ["--no-network-fetch"], input: nil,
      environment: [:])
    #expect((alone.json.first?["disagreements"] as? [Any])?.isEmpty == true)
    #expect(alone.status == 1)
  }

  private func path(_ name: String) -> String { directory.path(name) }

  /// Puts a root into the directory `hashed`, with its link.
  private func hash(_ root: String) async throws {
    directory.write(try Data(contentsOf: URL(fileURLWithPath: root)), to: "hashed/root.pem")
    let result = try await Binary.run(
      executable: URL(fileURLWithPath: "/usr/bin/openssl"),
      arguments: ["rehash", path("hashed")], input: nil, environment: [:])
    #expect(result.status == 0, "\(result.errors)")
  }

  private func verify(
    _ environment: [String: String], _ options: [String] = []
  ) async throws -> CommandResult {
    let arguments = ["verify", files.chain, "--server-name", files.serverName, "--json"] + options
    return try await Binary.run(
      executable: Binary.url, arguments: arguments, input: nil, environment: environment)
  }

  /// The library's own command has the verdict that the report gives for the library.
  private func expectOpenSSLAgrees(
    with result: CommandResult, in environment: [String: String]
  ) async throws {
    let command = try await Binary.run(
      executable: URL(fileURLWithPath: "/usr/bin/openssl"),
      arguments: ["verify", "-untrusted", files.chain, files.leaf], input: nil,
      environment: environment)
    let opinions = try #require(result.json.first?["opinions"] as? [[String: Any]])
    let openSSL = opinions.first { $0["engine"] as? String == "openssl" }
    #expect(openSSL?["verdict"] as? String == (command.status == 0 ? "trusted" : "untrusted"))
  }

  private func storeDisagreement(
    in result: CommandResult
  ) throws -> (engines: [String], text: String) {
    let report = try #require(result.json.first)
    let all = try #require(report["disagreements"] as? [[String: Any]])
    #expect(all.map { $0["cause"] as? String } == ["store"])
    let found = try #require(all.first)
    return (
      try #require(found["engines"] as? [String]), try #require(found["text"] as? String)
    )
  }
}
