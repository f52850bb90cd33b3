import ArgumentParser
import Examination
import Rendering
import TrustModel

/// `trusteval connect HOST`: the verdict, then a session on the connection that was judged.
struct ConnectCommand: ParsableCommand, AddressedCommand {
  static let configuration = CommandConfiguration(
    commandName: "connect",
    abstract: "Evaluate a server, then exchange data with it on the same connection.",
    discussion: """
      Nothing is sent before the verdict, which goes to standard error as all messages do. Then \
      standard input goes to the server, and what the server sends to standard output: unchanged, \
      but on a terminal with every control character visible. How the session ended is said last.

      A server that is not trusted, or not as expected, is a question at a terminal and the end \
      elsewhere; --insecure goes on in both.

      Exit status: 0 trusted, and the session ended as it should; 1 not trusted; 2 could not find \
      out, or the session broke; 3 trusted but not as expected; 64 wrong usage.
      """)

  @Argument(
    help: ArgumentHelp(
      "HOST, HOST:PORT, [IPv6]:PORT or https://HOST/; the port is 443 unless given.",
      valueName: "server"))
  var server: String

  @Flag(
    name: .customLong("insecure"),
    help: "Go on with a server that is not trusted; the exit status stays 1.")
  var insecure = false

  @Flag(
    inversion: .prefixedNo, exclusivity: .exclusive,
    help: "End each line that is sent with CR LF (default: at a terminal), or with what it has.")
  var crlf: Bool?

  @Option(
    name: .customLong("idle"),
    help: ArgumentHelp(
      "After the end of input, close when the server was silent for so long (default: 10).",
      valueName: "s"))
  var idle: Double?

  @Flag(name: .customLong("trace"), help: Recording.traceHelp)
  var trace = false

  @Option(name: .customLong("keylog"), help: Recording.keylogHelp, completion: .file())
  var keylog: String?

  @Flag(inversion: .prefixedNo, exclusivity: .exclusive, help: FetchPolicy.Permission.help)
  var networkFetch: Bool?

  @OptionGroup(title: "Connection") var reach: ReachOptions
  @OptionGroup(title: "Trust") var trust: TrustOptions

  func validate() throws {
    try Recording.validate(keylog: keylog)
    guard (idle ?? 1) > 0, (idle ?? 1) <= 3600 else {
      throw ValidationError("--idle takes a number of seconds above 0 and up to 3600")
    }
  }

  var addresses: [String] { [server, reach.server.connectTo].compactMap(\.self) }

  func run() throws {
    let keyLog = try keyLogFile()
    var status = try status(writing: keyLog)
    if let failure = keyLog?.failure {
      Console.complain(failure)
      status.add(.couldNotFindOut)
    }
    throw ExitCode(status.rawValue)
  }

  /// - Throws: `InputError` where the file is one that is read, or standard output.
  private func keyLogFile() throws(InputError) -> KeyLogFile? {
    guard let keylog else { return nil }
    try RunOutput(outputs: [("--keylog", keylog)], inputs: reach.files + trust.files).protect([])
    return KeyLogFile(path: keylog)
  }

  /// The status after the verdict and, where there is one, the session.
  private func status(writing keyLog: KeyLogFile?) throws -> ExitStatus {
    var plan = try trust.plan()
    plan.fetching = FetchPolicy.Permission(networkFetch)
    var request = try reach.request(for: ServerArgument(argument: server), plan)
    if trace { request.connection.traces = true }
    var tools = Tools.ofThisProcess(reach.passwords, patience: reach.budget)
    if let keyLog { tools.keyLog = { line in keyLog.write(line) } }
    let connection = try JudgedConnection(to: request, with: tools)
    let report = connection.report
    var options = Console.messageOptions
    options.detail = .brief
    Console.say(renderText(report, options: options))
    var status = ExitStatus(report)
    guard connection.isOpen else { return status }
    guard status == .trusted || isAccepted else {
      connection.close()
      return status
    }
    let session = ConnectSession(
      startTLS: request.connection.startTLS, crlf: crlf, patience: .seconds(idle ?? 10))
    session.announce(report.handshake)
    if !session.run(connection) { status.add(.couldNotFindOut) }
    return status
  }

  /// Whether the user goes on with a server that is not trusted.
  private var isAccepted: Bool {
    if insecure { return true }
    guard Console.canAsk else {
      Console.complain("nothing was sent; --insecure goes on with such a server")
      return false
    }
    return Question.isAffirmed("connect anyway? [y/N] ")
  }
}
