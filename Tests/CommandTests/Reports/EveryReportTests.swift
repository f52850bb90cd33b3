import Foundation
import Programs
import Testing

/// Every server of the lab with the binary: status, JSON against the schema, text at 80 columns, and
/// the same reports again from their evidence.
@Suite(.timeLimit(.minutes(30))) struct EveryReportTests {
  private static func run(_ arguments: [String]) async throws -> CommandResult {
    try await Binary.run(
      executable: Binary.url, arguments: arguments, input: nil, environment: [:])
  }

  /// Leaves out the times, of which only those of the handshake are evidence.
  private static func withoutTiming(_ result: CommandResult) -> String {
    result.output.replacing(/"timing":\{[^{}]+\}/, with: "")
  }

  @Test func everyLabServer() async throws {
    let directory = try TemporaryDirectory()
    let lab = try LabProcess(directory: directory)
    let schema = try await Binary.run("schema")

    var reports = ""
    for server in lab.servers {
      let evidence = directory.path("\(server.name).jsonl")
      let options = server.options + ["--timeout", "2", "--save-evidence", evidence]
      let json = try await Self.run(options + ["--json"])
      let jsonAgain = try await Self.run(["replay", evidence, "--json"])
      let text = try await Self.run(options + ["-v"])
      let textAgain = try await Self.run(["replay", evidence, "-v"])
      let short = try await Self.run(["replay", evidence])
      for result in [json, jsonAgain, text, textAgain, short] {
        #expect(result.status == server.expectedStatus, "\(server.name)")
        #expect(result.output.unicodeScalars.allSatisfy { !$0.isHostile }, "\(server.name)")
      }
      #expect(json.output.filter { $0 == "\n" }.count == 1, "\(server.name)")
      #expect(json.output.contains(/"timing":\{[^{}]+\}/), "\(server.name)")
      #expect(Self.withoutTiming(jsonAgain) == Self.withoutTiming(json), "\(server.name)")
      #expect(textAgain.output == text.output, "\(server.name)")
      #expect(
        short.output.split(separator: "\n").allSatisfy { $0.unicodeScalars.count <= 80 },
        "\(server.name)")
      reports += json.output
    }
    #expect(lab.servers.count >= 130)
    #expect(try await SchemaValidator.problems(schema.output, reports) == [])
  }

  /// Names without a dot are exempt since iOS 10 (mapping, section 10).
  @Test(arguments: [("localhost", false), ("other.example.com", true)])
  func exemptHostsShowNoCodeOfTransportSecurity(name: String, isShown: Bool) async throws {
    let files = try await LabFiles(case: "good")
    let result = try await Self.run(["verify", files.chain, "--server-name", name])
    #expect(result.status == 1)
    #expect(result.output.contains("ATS in force") == isShown, "\(result.output)")
  }

  /// Otherwise another program could use the port, and it would accept connections.
  @Test func aRefusingPortStaysTaken() async throws {
    let lab = try LabProcess(directory: try TemporaryDirectory(), cases: ["refused"])
    let port = try #require(lab.servers.first?.port)
    let attempt = try await Binary.run(
      executable: URL(fileURLWithPath: "/usr/bin/python3"),
      arguments: ["-c", "import socket; socket.socket().bind(('127.0.0.1', \(port)))"],
      input: nil, environment: [:])
    #expect(attempt.errors.contains("Address already in use"))
    withExtendedLifetime(lab) {}
  }

  @Test func demo() async throws {
    let result = try await Binary.run("demo")
    #expect(result.status == 0)
    #expect(result.output.hasSuffix("all as expected\n"))
    #expect(result.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }
}

extension Unicode.Scalar {
  /// Characters that could control a terminal or reverse text.
  fileprivate var isHostile: Bool {
    switch value {
    case 0x0a: false
    case 0..<0x20, 0x7f..<0xa0, 0x200b...0x200f, 0x2028...0x202e, 0x2066...0x2069, 0xfeff: true
    default: false
    }
  }
}

/// `trusteval lab serve`, all cases or some, as a process of its own.
final class LabProcess {
  struct Server {
    let name: String
    let port: String
    let anchor: String
    let expectation: String
    let serverName: String
    let client: String
    let needed: String

    var options: [String] {
      let anchors = anchor == "-" ? [] : ["--anchor", anchor]
      let target = ["127.0.0.1:\(port)", "--server-name", serverName]
      let client = client == "-" ? [] : ["--client-cert", client]
      let needed =
        needed == "-" ? ["--no-network-fetch"] : needed.split(separator: " ").map(String.init)
      return target + anchors + client + ["--anchors-only"] + needed
    }

    /// The expectation is a failed connection where it is a word in lower camel case.
    var expectedStatus: Int32 {
      if expectation == "trusted" { return 0 }
      return expectation.first?.isLowercase == true ? 2 : 1
    }
  }

  private let program: RunningProgram
  /// Contains the anchors, so it has to exist as long as the servers.
  private let directory: TemporaryDirectory
  let servers: [Server]

  init(directory: TemporaryDirectory, cases: [String] = []) throws {
    self.directory = directory
    let output = directory.write(Data(), to: "serve.txt")
    program = try RunningProgram(
      Binary.url.path, ["lab", "serve", "--directory", directory.path("lab")] + cases,
      Streams(output: output.path))
    // The list is written at once, when every server listens.
    var lines: [Substring] = []
    for _ in 0..<800 where lines.isEmpty {
      usleep(50_000)
      lines = try String(contentsOf: output, encoding: .utf8).split(separator: "\n")
    }
    servers = lines.compactMap { line in
      let fields = line.split(separator: "\t").map(String.init)
      guard fields.count == 7 else { return nil }
      return Server(
        name: fields[0], port: fields[1], anchor: fields[2], expectation: fields[3],
        serverName: fields[4], client: fields[5], needed: fields[6])
    }
  }
}
