import ArgumentParser
import Examination
import TrustModel

/// `trusteval HOST ...`: connect, fetch the chain, evaluate, explain.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", _superCommandName: "trusteval",
    abstract: "Connect to servers and evaluate the certificates they send.")

  @Argument(
    help: ArgumentHelp(
      "HOST, HOST:PORT, [IPv6]:PORT or https://HOST/; the port is 443 unless given.",
      valueName: "server"))
  var servers: [String]

  @Flag(inversion: .prefixedNo, exclusivity: .exclusive, help: FetchPolicy.Permission.help)
  var networkFetch: Bool?

  @OptionGroup(title: "Connection") var connect: ConnectOptions
  @OptionGroup(title: "Trust") var trust: TrustOptions
  @OptionGroup(title: "Run and output") var options: RunOptions

  /// Endpoints looked at side by side; more would only wait for each other's handshakes, and fewer
  /// where there are not two descriptors for each.
  private static var jobs: Int { max(1, min(16, (Console.descriptors - 12) / 2)) }

  func run() throws {
    let requests = try requests()
    try options.protect(connect.files + trust.files)
    guard let first = requests.first else { return }
    let tools = Tools.ofThisProcess(options.passwords)
    // The options, and so the files they name, are the same for all servers.
    let materials = try RequestMaterials(of: first, with: tools)
    let examiner = Examiner(tools, source: LiveSource(tools, materials: materials))
    var reports = ReportRun(options, endpoints: requests.count)
    OrderedWindow(jobs: Self.jobs) { ($0, examiner.result(for: $0)) }
      .run(requests) { request, result in reports.write(result, of: request) }
    throw reports.end()
  }

  private func requests() throws(InputError) -> [Request] {
    let connection = try connect.plan()
    guard options.writeBundle == nil || servers.count == 1 else {
      throw .usage("--write-bundle takes one server: a bundle is of one chain")
    }
    var plan = try trust.plan()
    plan.fetching = FetchPolicy.Permission(networkFetch)
    var requests: [Request] = []
    for server in servers {
      let server = try ServerArgument(parsing: server)
      requests.append(
        Request(
          target: .server(host: server.host, port: server.port), connection: connection,
          trust: plan, timeout: options.budget,
          repairsChain: options.writeBundle != nil))
    }
    return requests
  }
}
