import Foundation
import Testing

/// The servers, files and records that the options of `OptionTests` are tried with.
final class OptionWorld: Sendable {
  @TaskLocal static var shared: OptionWorld?
  static let inCommon = SharedFixture(place: $shared) { try await OptionWorld() }

  enum Command: String, CaseIterable, Sendable {
    case check, verify, replay
  }

  private let directory: TemporaryDirectory
  private let ports: [String: Int]
  /// The servers run as long as this object exists.
  nonisolated(unsafe) private let lab: LabProcess
  private let byName: RealServer
  private let pin: String

  init() async throws {
    directory = try TemporaryDirectory()
    lab = try LabProcess(
      directory: directory,
      cases: [
        "good", "missing-intermediate", "missing-intermediate-aia", "client-certificate-accepted",
        "self-signed", "ocsp-revoked", "crl-revoked", "staple-good", "silent",
      ])
    let chain = directory.path("lab/good/chain.pem")
    // Sends the good certificate to clients that indicate its name, and another one to all others.
    byName = try .opensslServer(
      leaf: directory.path("lab/self-signed/chain.pem"),
      key: directory.path("lab/self-signed/key.pem"), chain: chain,
      extra: [
        "-servername", "www.lab.example", "-cert2", chain, "-key2",
        directory.path("lab/good/key.pem"), "-tls1_2",
      ])
    var ports = ["by-name": byName.port, "refused-here": 1]
    for server in lab.servers { ports[server.name] = Int(server.port) }
    self.ports = ports
    let client = try String(
      contentsOfFile: directory.path("lab/client-certificate-accepted/client.pem"), encoding: .utf8)
    let end = try #require(client.range(of: "-----BEGIN PRIVATE KEY-----"))
    directory.write(Data(client[..<end.lowerBound].utf8), to: "chain-only.pem")
    try FileManager.default.createDirectory(
      atPath: directory.path("none"), withIntermediateDirectories: true)
    let key = try await Binary.shell(
      "openssl x509 -in '\(chain)' -noout -pubkey | openssl pkey -pubin -outform der "
        + "| openssl dgst -sha256 -binary | base64 -w0")
    pin = "sha256//" + key.output
    // One file for the server and for its certificates in files.
    let exceptions = try await Binary.shell(
      """
      cd '\(directory.url.path)'; export SSL_CERT_FILE=lab/self-signed/chain.pem
      for target in 127.0.0.1:\(ports["good"] ?? 0) 'verify lab/good/chain.pem'; do
        "$1" $target --server-name www.lab.example --no-second-opinion --save-exceptions part.txt -q
        cat part.txt >>exception.txt; rm part.txt
      done
      """)
    try #require(exceptions.errors.isEmpty, "\(exceptions.errors)")
    directory.write(Data(), to: "empty.txt")
    let (silent, good) = (ports["silent"] ?? 0, ports["good"] ?? 0)
    directory.write(
      Data("127.0.0.1:\(silent) --timeout 1\n127.0.0.1:\(good)\n".utf8), to: "hosts.txt")
    directory.write(Data("sesame\n".utf8), to: "password")
    let container = try await Binary.shell(
      "cd '\(directory.url.path)'; openssl pkcs12 -export -passout file:password "
        + "-in lab/client-certificate-accepted/client.pem -out client.p12")
    try #require(container.status == 0, "\(container.errors)")
    let revoked = try #require(lab.servers.first { $0.name == "crl-revoked" })
    let report = try await Binary.run("127.0.0.1:\(revoked.port)", "--json")
    let path = report.json.first?["path"] as? [[String: Any]]
    let list = try #require((path?.first?["crl"] as? [String])?.first)
    let fetched = try await Binary.shell(
      """
      python3 -c 'import sys, urllib.request; urllib.request.urlretrieve(*sys.argv[1:])' \
        '\(list)' '\(directory.path("list.crl"))'
      """)
    try #require(fetched.status == 0, "\(fetched.errors)")
    try #require(mkfifo(directory.path("pipe"), 0o600) == 0)
  }

  /// The output of a command with these options and the row's own.
  func ask(
    _ command: Command, _ row: OptionRow, _ options: [String]
  ) async throws -> CommandResult {
    let server = "127.0.0.1:\(ports[row.labCase] ?? 0)"
    switch command {
    case .check: return try await run([server] + row.common + options, row)
    case .verify:
      let chain = directory.path("lab/\(row.labCase)/chain.pem")
      return try await run(["verify", chain] + row.common + options, row)
    case .replay:
      let record = directory.path("\(UUID().uuidString).jsonl")
      let live = try await run([server] + row.common + ["--save-evidence", record], row)
      try #require(FileManager.default.fileExists(atPath: record), "\(live.errors)")
      return try await run(["replay", record] + options, row)
    }
  }

  private func run(_ arguments: [String], _ row: OptionRow) async throws -> CommandResult {
    try await Binary.run(
      executable: Binary.url, arguments: arguments.map(resolved), input: nil,
      environment: [
        "SSL_CERT_FILE": resolved(row.systemRoots ?? "STRANGER"),
        "SSL_CERT_DIR": directory.path("none"),
      ])
  }

  private func resolved(_ argument: String) -> String {
    switch argument {
    case "ROOT": directory.path("lab/good/root.pem")
    case "STRANGER": directory.path("lab/self-signed/chain.pem")
    case "CHAIN": directory.path("lab/good/chain.pem")
    case "CLIENT": directory.path("lab/client-certificate-accepted/client.pem")
    case "CHAIN_ONLY": directory.path("chain-only.pem")
    case "PIPE": directory.path("pipe")
    case "PIN", "PIN@leaf", "PIN@ca": argument.replacing("PIN", with: pin)
    case "LAB_ROOT": "lab ROOT ca"
    case "EXCEPTION": directory.path("exception.txt")
    case "PKCS12": directory.path("client.p12")
    case "PASSWORD": directory.path("password")
    case "EMPTY": directory.path("empty.txt")
    case "FULL":
      directory.write(Data("full".utf8), to: "full-\(UUID().uuidString).txt").path
    case "OTHER_PIN": "sha256//47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="
    case "HOSTS": directory.path("hosts.txt")
    case "LIST": directory.path("list.crl")
    case "NEW": directory.path("\(UUID().uuidString).jsonl")
    case "127.0.0.1:PORT": "127.0.0.1:\(ports["good"] ?? 0)"
    default: argument
    }
  }
}
