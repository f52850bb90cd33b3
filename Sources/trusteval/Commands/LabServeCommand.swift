import ArgumentParser
import TrustLab
import TrustModel

/// `trusteval lab serve [CASE ...]`.
struct LabServeCommand: ParsableCommand, AddressedCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Serve cases on loopback ports, or to other machines, until interrupted.",
    usage: """
      trusteval lab serve [<case> ...] [--directory <dir>] [--listen <addr[:port]>]
                          [--name <name> ...] [--log]
      """,
    discussion: """
      Prints one line per case, its fields separated by tabs: name, port (on 127.0.0.1 unless \
      --listen is given), file with the anchor, expected failures, server name to check for, file \
      with the certificate and key that the client shows, options that the check needs. The files \
      are written to DIR, which is made if it does not exist.

      With --log a line follows for each connection, when it has ended: time, client, case, server \
      name indication, versions offered, the client's certificate, and what the client did.
      """)

  @Argument(
    help: ArgumentHelp("Cases to serve (default: all).", valueName: "case"),
    completion: LabSelection.completion)
  var cases: [String] = []

  @Option(
    name: .customLong("directory"),
    help: ArgumentHelp("Directory for the anchor files.", valueName: "dir"),
    completion: .directory)
  var directory = "trusteval-lab"

  @Option(
    name: .customLong("listen"),
    help: ArgumentHelp(
      "Listen there, so that other machines can connect; each case takes the next port.",
      valueName: "addr[:port]"))
  var listen: String?

  @Option(
    name: .customLong("name"),
    help: ArgumentHelp(
      "Make sound certificates for this name or address (default: www.lab.example).",
      valueName: "name"))
  var name: [String] = []

  @Flag(name: .customLong("log"), help: "Print a line for each connection: what the client did.")
  var log = false

  var addresses: [String] { [listen].compactMap(\.self) }

  func run() throws {
    let cases = try LabSelection.cases(named: cases)
    let site = try site(for: cases.count)
    let (lab, served, claims) = try LabSelection.waiting { [directory] in
      let lab = try await Lab(now: .now(), at: site)
      // Where no server can be started, no file is replaced.
      let served = try await lab.serve(cases)
      return (lab, served, try await lab.writeFiles(of: cases, to: directory))
    }
    // Written at once when every server listens, so that a reader who sees one line sees them all.
    var lines = ""
    for server in served {
      let name = server.labCase.name
      let anchor = server.materials.chain.isEmpty ? "-" : "\(directory)/\(name)/root.pem"
      let client = server.materials.client == nil ? "-" : "\(directory)/\(name)/client.pem"
      let fields = [
        name, "\(server.port)", anchor, server.labCase.expectation, server.serverName,
        client, server.labCase.options,
      ]
      lines += fields.joined(separator: "\t") + "\n"
    }
    Console.write(lines)
    LabLog.begin()
    // The ports that refuse connections are occupied as long as the lab exists.
    withExtendedLifetime((lab, claims)) { Console.waitForInterrupt() }
  }

  private func site(for count: Int) throws -> LabSite {
    let names = try name.map { AuthorityName(try AuthorityName.canonical($0)) }
    let write = log ? LabLog.write : nil
    // A port has its own socket, what watches it and its directory, and may take one connection more.
    let connections = max(16, Console.descriptors - 64 - 6 * count)
    guard let listen else {
      return LabSite(names: names, connections: connections, log: write)
    }
    guard let place = try? ServerArgument(parsing: listen), place.address != nil,
      !place.host.contains("%")
    else {
      throw InputError.usage(
        "--listen takes an address of this machine, such as 192.0.2.1, 0.0.0.0 or [::]:8443")
    }
    let first = place.explicitPort ?? 0
    guard first == 0 || Int(first) + count - 1 <= Int(UInt16.max) else {
      throw InputError.usage("--listen: \(count) cases from port \(first) on are too many")
    }
    return LabSite(
      address: place.host, firstPort: first, names: names, connections: connections, log: write)
  }
}
