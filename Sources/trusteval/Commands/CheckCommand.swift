import ArgumentParser
import Examination
import Rendering
import TrustModel

/// `trusteval HOST ...`: connect, fetch the chain, evaluate, explain.
struct CheckCommand: ReportingCommand, AddressedCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", _superCommandName: "trusteval",
    abstract: "Connect to servers and evaluate the certificates they send.")

  @Argument(
    help: ArgumentHelp(
      "HOST, HOST:PORT, [IPv6]:PORT or https://HOST/; the port is 443 unless given.",
      valueName: "server"))
  var servers: [String] = []

  @Flag(inversion: .prefixedNo, exclusivity: .exclusive, help: FetchPolicy.Permission.help)
  var networkFetch: Bool?

  @OptionGroup(title: "Connection") var connect: ConnectOptions
  @OptionGroup(title: "Trust") var trust: TrustOptions
  @OptionGroup(title: "Run and output") var options: RunOptions

  func validate() throws {
    guard !servers.isEmpty || !connect.hosts.isEmpty else {
      throw ValidationError("Missing expected argument '<server> ...'")
    }
    guard connect.hosts.count(where: { $0 == "-" }) < 2 else {
      throw ValidationError("--hosts - is given twice: standard input can be read once only")
    }
    guard !connect.trace || options.showsTrace else {
      throw ValidationError(ConnectOptions.traceIsHidden)
    }
  }

  var addresses: [String] { servers + [connect.server.connectTo].compactMap(\.self) }

  /// The servers of the arguments and the files of others, as their reports would name them; of the
  /// servers none where only some are meant.
  var endpoints: [Endpoint] {
    let files = connect.hosts.map { Endpoint(host: $0, port: nil, serverName: nil) }
    guard connect.shard == nil else { return files }
    let name = trust.serverName.flatMap { try? HostName.nameOrAddress($0) }
    let named = servers.map { text -> Endpoint in
      guard let server = try? ServerArgument(parsing: text) else {
        return Endpoint(host: text, port: nil, serverName: nil)
      }
      return Request(
        target: .server(host: server.host, port: server.port(of: connect.server.starttls)),
        trust: TrustPlan(serverName: name)
      ).endpoint
    }
    return named + files
  }

  /// Every file that an option names.
  var files: [String] { connect.files + trust.files }

  func run() throws {
    guard options.writeBundle == nil || (servers.count == 1 && connect.hosts.isEmpty) else {
      throw InputError.usage("--write-bundle takes one server: a bundle is of one chain")
    }
    guard options.writeBundle == nil || !connect.allKeys else {
      throw InputError.usage(
        "--write-bundle and --all-keys exclude each other: a bundle is of one chain")
    }
    guard options.writeBundle == nil || !connect.allAddresses else {
      throw InputError.usage(
        "--write-bundle and --all-addresses exclude each other: a bundle is of one chain")
    }
    let settings = try settings(
      over: ServerSettings(
        connection: ConnectionPlan(),
        proxy: connect.server.proxy == nil ? .variables(ProxyVariables()) : .none,
        trust: TrustPlan(),
        timeout: options.budget,
        repairsChain: options.writeBundle != nil, everyAddress: false, everyKey: false,
        retries: 0),
      try trust.plan())
    var output = options.output
    output.inputs += files
    if let file = connect.keylog {
      output.outputs.append((option: "--keylog", file: file))
    }
    try output.protect([])
    let keyLog = connect.keylog.map { KeyLogFile(path: $0) }
    var tools = Tools.ofThisProcess(options.passwords, patience: options.budget)
    if let keyLog { tools.keyLog = { line in keyLog.write(line) } }
    let endpoints = try Endpoints(
      servers: servers, hosts: connect.hosts, in: connect.shard, settings, output, tools)
    guard servers.count > 1 || !connect.hosts.isEmpty else {
      return try SingleRun(options, keyLog).run(endpoints)
    }
    try FleetRun(connect, options, keyLog).run(
      endpoints, count: connect.isCountKnown ? servers.count : nil)
  }

  /// The settings of a line: its own options in place of those for all servers.
  ///
  /// - Throws: `InputError` for options that cannot be used.
  func settings(
    ofLineOver base: ServerSettings, writing output: RunOutput
  ) throws(InputError) -> ServerSettings {
    guard servers == ["-"] else {
      throw .usage("'\(servers.dropFirst().first ?? "")' is a second server: a line has one")
    }
    try connect.refuseExclusions(ofRunWriting: output)
    return try settings(over: base, try trust.plan(ofLineOver: base.trust))
  }

  private func settings(
    over base: ServerSettings, _ trust: TrustPlan
  ) throws(InputError) -> ServerSettings {
    var settings = base
    settings.connection = try connect.plan(over: base.connection)
    settings.proxy = try connect.server.proxyChoice() ?? base.proxy
    settings.startTLS = connect.server.starttls ?? base.startTLS
    settings.trust = trust
    settings.everyAddress = base.everyAddress || connect.allAddresses
    settings.everyKey = base.everyKey || connect.allKeys
    settings.retries = connect.retries ?? base.retries
    if networkFetch != nil {
      settings.trust.fetching = FetchPolicy.Permission(networkFetch)
    }
    if options.timeout != nil { settings.timeout = options.budget }
    return settings
  }
}
