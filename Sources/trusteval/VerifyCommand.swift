import ArgumentParser
import Diagnosis
import TrustModel

/// `trusteval verify FILE ...`: the same evaluation for certificates in files.
struct VerifyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Evaluate certificates from files, as if a server had sent them.",
    discussion: """
      The first certificate is the server's, the rest count as sent after it. Files are PEM or \
      DER; '-' is standard input.
      """)

  @Argument(
    help: ArgumentHelp("Certificate files, PEM or DER.", valueName: "file"),
    completion: .file())
  var files: [String]

  @OptionGroup(title: "Trust") var trust: TrustOptions
  @OptionGroup(title: "Output") var output: OutputOptions

  func run() throws {
    let tools = Toolbox(secondOpinion: !trust.noSecondOpinion)
    let settings = try RunSettings(trust, tools: tools)
    var encoded: [[UInt8]] = []
    for file in files { encoded += try CertificateInput.encoded(inFile: file) }
    let question = settings.question(
      endpoint: Endpoint(host: files[0], port: nil, serverName: settings.serverName),
      leaf: encoded.first)
    let report = tools.diagnosis.timedReport(
      on: Observation(certificates: encoded), question: question)
    Console.write(output.render(report))
    throw ExitCode(ExitStatus(report.verdict).rawValue)
  }
}
