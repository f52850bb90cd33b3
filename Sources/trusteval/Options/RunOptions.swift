import ArgumentParser
import TrustModel

/// What one endpoint may cost, and what is kept of it.
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

  func validate() throws {
    guard timeout > 0, timeout <= 3600 else {
      throw ValidationError("--timeout takes a number of seconds above 0 and up to 3600")
    }
    guard saveEvidence != "-", saveEvidence != "" else {
      throw ValidationError(
        "--save-evidence takes the name of a file: standard output is for the report")
    }
  }

  var budget: Duration { .seconds(timeout) }
}
