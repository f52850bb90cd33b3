import ArgumentParser
import Examination
import TrustModel

/// `trusteval verify FILE ...`: the same evaluation for certificates in files.
struct VerifyCommand: ReportingCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Evaluate certificates from files, as if a server had sent them.",
    discussion: """
      The first certificate is the server's, the rest count as sent after it. Files are PEM, \
      whatever is around it, DER, PKCS #7 or PKCS #12; '-' is standard input.

      A capture of the network (pcap or pcapng) has a report for each TLS connection: for the name \
      that the client indicated, at the time of the capture. Up to TLS 1.2 it shows the \
      certificates that the client was sent. --timeout bounds the reading of a pipe, \
      and each report.
      """)

  @Argument(
    help: ArgumentHelp(
      "Certificate files: PEM, DER, PKCS #7 or PKCS #12; or one capture.", valueName: "file"),
    completion: .file())
  var files: [String]

  @Flag(inversion: .prefixedNo, exclusivity: .exclusive, help: FetchPolicy.Permission.help)
  var networkFetch: Bool?

  @OptionGroup(title: "Trust") var trust: TrustOptions
  @OptionGroup(title: "Run and output") var options: RunOptions

  func run() throws {
    var plan = try trust.plan()
    plan.fetching = FetchPolicy.Permission(networkFetch)
    try options.output.protect(files + trust.files)
    let request = Request(
      target: .files(files), trust: plan, timeout: options.budget,
      repairsChain: options.writeBundle != nil)
    let tools = Tools.ofThisProcess(options.passwords, patience: options.budget)
    switch try VerifiedInput(files, patience: options.budget) {
    case .certificates(let contents):
      throw try verify(request, with: tools, contents)
    case .capture(let capture):
      throw try verify(capture, request, with: tools)
    }
  }

  private func verify(
    _ request: Request, with tools: Tools, _ contents: [String: [UInt8]]
  ) throws -> ExitCode {
    let asked = try trust.handshakeOptions()
    guard asked.isEmpty else {
      let verb = asked.count == 1 ? "asks" : "ask"
      throw InputError.usage(
        "\(asked.joined(separator: " and ")) \(verb) about a handshake, and there is none")
    }
    let examiner = try Examiner(reading: request, with: tools, contents: contents)
    var reports = ReportRun(options, endpoints: 1)
    reports.write(
      FinishedReport(examiner.result(for: request), of: request, from: nil, options.extras))
    return reports.end()
  }

  /// A report for each connection, as they come.
  private func verify(
    _ capture: CaptureInput, _ request: Request, with tools: Tools
  ) throws -> ExitCode {
    var request = request
    request.target = .captured(host: "", port: 0)
    let source = LiveSource(tools, materials: try RequestMaterials(of: request, with: tools))
    var reports = ReportRun(options, endpoints: nil)
    do throws(RequestError) {
      while let entry = try capture.next(for: request, with: source) {
        let result = Examiner(entry.evidence).result(for: entry.request)
        reports.write(
          FinishedReport(result, of: entry.request, from: entry.place, options.extras))
      }
    } catch {
      // Reports on what came before still count.
      reports.fail(InputError(error), at: files.first ?? "-")
    }
    capture.remarks.forEach(Console.complain)
    return reports.end()
  }
}
