import ArgumentParser
import Examination
import Threads
import TrustModel

/// `trusteval replay FILE ...`: reports from recorded evidence, offline.
struct ReplayCommand: ReportingCommand {
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
    let named = try trust.plan()
    try options.output.protect(files + trust.files)
    let tools = Tools.ofThisProcess(options.passwords, patience: options.budget)
    let materials = try RequestMaterials(
      naming: named, with: tools, by: Deadline(in: options.budget))
    var reports = ReportRun(options, endpoints: nil)
    var sweep = RecordedSweep()
    func write(_ entries: [RecordedSweep.Entry]) {
      for entry in entries {
        reports.write(
          FinishedReport(entry.result, of: entry.request, from: entry.source, options.extras))
      }
    }
    for file in files {
      do {
        let reader = try EvidenceReader(path: file, patience: options.budget)
        while let record = try reader.next() {
          let request = Request(
            target: record.target, connection: record.connection,
            trust: try trust.plan(over: record.trust), timeout: options.budget,
            repairsChain: options.writeBundle != nil)
          let source = RecordedSource(
            record, askedWith: named, tools, materials: materials)
          write(sweep.add((request, Examiner(source).result(for: request), record.source)))
        }
        write(sweep.finish())
      } catch let error as RequestError {
        // Reports from records before the error still count.
        write(sweep.finish())
        reports.fail(InputError(error), at: file)
      }
    }
    throw reports.end()
  }
}
