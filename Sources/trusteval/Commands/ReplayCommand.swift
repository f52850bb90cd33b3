import ArgumentParser
import Examination
import TrustModel

/// `trusteval replay FILE ...`: reports from recorded evidence, offline.
struct ReplayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay",
    abstract: "Make reports from recorded evidence, offline.",
    discussion: """
      Reads files that --save-evidence wrote. Without options the report is the one of then. Each \
      option of trust takes the place of what was recorded for it, to ask another question of the \
      same evidence; OpenSSL and GnuTLS are then asked anew.
      """)

  @Argument(
    help: ArgumentHelp("Evidence files; '-' is standard input.", valueName: "file"),
    completion: .file())
  var files: [String]

  @OptionGroup(title: "Trust") var trust: TrustOptions
  @OptionGroup(title: "Run and output") var options: RunOptions

  func run() throws {
    let tools = Tools.ofThisProcess()
    var reports = ReportRun(options, endpoints: nil)
    for file in files {
      do {
        let reader = try EvidenceReader(path: file)
        while let record = try reader.next() {
          let (request, result) = try replayed(record, with: tools)
          reports.write(result, of: request)
        }
      } catch let error as RequestError {
        // Reports already written stay, and count for the exit status.
        reports.fail(error, at: file)
      }
    }
    throw reports.end()
  }

  private func replayed(
    _ record: EvidenceRecord, with tools: Tools
  ) throws -> (Request, Examiner.Result) {
    let plan = try trust.plan(over: record.trust)
    let request = Request(target: record.target, trust: plan, timeout: options.budget)
    let materials = try RequestMaterials(ofReplayed: request, recorded: record, with: tools)
    let source = RecordedSource(record, tools, materials: materials)
    return (request, Examiner(tools, source: source).result(for: request))
  }
}
