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
      """)

  @Argument(
    help: ArgumentHelp("Certificate files: PEM, DER, PKCS #7 or PKCS #12.", valueName: "file"),
    completion: .file())
  var files: [String]

  @Flag(inversion: .prefixedNo, exclusivity: .exclusive, help: FetchPolicy.Permission.help)
  var networkFetch: Bool?

  @OptionGroup(title: "Trust") var trust: TrustOptions
  @OptionGroup(title: "Run and output") var options: RunOptions

  func run() throws {
    guard trust.handshakeOptions.isEmpty else {
      throw InputError.usage(
        "\(trust.handshakeOptions.joined(separator: " and ")) asks about a handshake, and there is none"
      )
    }
    var plan = try trust.plan()
    plan.fetching = FetchPolicy.Permission(networkFetch)
    try options.output.protect(files + trust.files)
    let request = Request(
      target: .files(files), trust: plan, timeout: options.budget,
      repairsChain: options.writeBundle != nil)
    let examiner = try Examiner(
      reading: request, with: Tools.ofThisProcess(options.passwords))
    var reports = ReportRun(options, endpoints: 1)
    reports.write(examiner.result(for: request), of: request, from: nil)
    throw reports.end()
  }
}
