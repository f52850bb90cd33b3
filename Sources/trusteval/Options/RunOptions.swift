import ArgumentParser
import Examination
import Rendering
import TrustModel

/// What one endpoint may cost, and what comes of it.
///
/// One group, as the parser takes half a millisecond for each.
struct RunOptions: ParsableArguments {
  @Option(
    name: .long,
    help: ArgumentHelp(
      "Seconds for all that one endpoint takes: names, handshakes, fetches, opinions.",
      valueName: "s"))
  var timeout: Double = 10

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Write what the reports were made of, for 'trusteval replay'.", valueName: "file"),
    completion: .file())
  var saveEvidence: String?

  @Flag(name: .long, help: "Print one JSON object per endpoint and line.")
  var json = false

  @Flag(name: .shortAndLong, help: "Print the verdict line only.")
  var quiet = false

  @Flag(name: .shortAndLong, help: "Print the certificates in full.")
  var verbose = false

  func validate() throws {
    guard timeout > 0, timeout <= 3600 else {
      throw ValidationError("--timeout takes a number of seconds above 0 and up to 3600")
    }
    guard saveEvidence != "-", saveEvidence != "" else {
      throw ValidationError(
        "--save-evidence takes the name of a file: standard output is for the report")
    }
    guard !(quiet && verbose) else {
      throw ValidationError("--quiet and --verbose exclude each other")
    }
  }

  var budget: Duration { .seconds(timeout) }

  /// - Throws: `InputError` where the evidence would be written over what is read, or into the report.
  func protect(_ inputs: [String]) throws(InputError) {
    guard let saveEvidence else { return }
    if let input = inputs.first(where: { EvidenceFile.isSame(saveEvidence, $0) }) {
      throw .usage("--save-evidence would write over '\(input)', which is to be read")
    }
    guard !EvidenceFile.isStandardOutput(saveEvidence) else {
      throw .usage("--save-evidence takes a file of its own: standard output is for the report")
    }
  }

  var sink: any ReportSink {
    if json { return JSONSink(output: Console.write) }
    var options = Console.textOptions
    options.detail = quiet ? .quiet : verbose ? .verbose : .normal
    return TextSink(options: options, output: Console.write)
  }
}
