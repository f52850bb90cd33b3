import ArgumentParser
import Diagnosis
import Network
import TLSEngine
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

  @Option(name: .long, help: "Library that makes the handshake; both compares two handshakes.")
  var engine: EngineChoice = .openssl

  @Flag(name: .long, help: "Do not fetch a missing issuer from the address a certificate names.")
  var noNetworkFetch = false

  @OptionGroup(title: "Connection") var connect: ConnectOptions
  @OptionGroup(title: "Trust") var trust: TrustOptions
  @OptionGroup(title: "Output") var output: OutputOptions

  /// Endpoints looked at side by side; more would only wait for each other's handshakes.
  private static let concurrency = 16

  func run() throws {
    let tools = Toolbox(secondOpinion: !trust.noSecondOpinion, patience: connect.timeout)
    let servers = try servers.map(ServerArgument.init(parsing:))
    let settings = try RunSettings(trust, tools: tools)
    let check = EndpointCheck(
      prober: try Prober(engine, timeout: connect.timeout), settings: settings,
      diagnosis: tools.diagnosis,
      connectTo: try connect.connectTo.map(ConnectDestination.init(parsing:)),
      serverNameIndication: try connect.serverNameIndication(),
      clientIdentity: try connect.clientIdentity(),
      fetcher: noNetworkFetch
        ? nil : IssuerFetcher(anchors: settings.anchors, timeout: min(connect.timeout, 5)))
    var statuses: [ExitStatus] = []
    servers.mapConcurrently(atMost: Self.concurrency) { server in
      check.report(on: server)
    } inOrder: { report in
      if !statuses.isEmpty, !output.json, !output.quiet { Console.write("\n") }
      Console.write(output.render(report))
      statuses.append(ExitStatus(report.verdict))
    }
    throw ExitCode(ExitStatus.combined(statuses).rawValue)
  }
}

/// One endpoint from its name to its report.
struct EndpointCheck: Sendable {
  let prober: Prober
  let settings: RunSettings
  let diagnosis: Diagnosis
  /// Where to connect instead of the server's own address.
  let connectTo: ConnectDestination?
  let serverNameIndication: String?
  /// Sent when the server asks for a client certificate.
  let clientIdentity: ClientIdentity?
  /// Nil when nothing may be fetched.
  let fetcher: IssuerFetcher?

  func report(on server: ServerArgument) -> Report {
    let serverName = settings.serverName ?? server.host
    let endpoint = Endpoint(host: server.host, port: Int(server.port), serverName: serverName)
    let observation = prober.probe(
      ConnectTarget(
        host: connectTo?.host ?? server.host, port: connectTo?.port ?? server.port),
      settings: TLSClientSettings(
        serverNameIndication: ServerName.indication(serverNameIndication ?? serverName),
        clientIdentity: clientIdentity))
    let question = settings.question(
      endpoint: endpoint, leaf: observation.evidence.certificates.first)
    var report = diagnosed(observation.evidence, question)
    report.disagreements += observation.disagreements
    report.notes += observation.notes
    return report
  }

  /// The report; when an issuer is missing, once more with what its address gave.
  private func diagnosed(_ evidence: Observation, _ question: TrustQuestion) -> Report {
    let report = diagnosis.timedReport(on: evidence, question: question)
    let isMissing = report.failures.contains { $0.finding.reason == .issuerNotSent }
    guard let fetcher, isMissing, let addresses = report.path.last?.caIssuers,
      !addresses.isEmpty
    else { return report }
    return diagnosis.timedReport(
      on: evidence, fetches: fetcher.issuers(from: addresses), question: question)
  }
}
