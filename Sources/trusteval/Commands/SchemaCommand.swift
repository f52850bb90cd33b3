import ArgumentParser
import Rendering

/// `trusteval schema [show]`: what `--json` writes, as JSON Schema.
struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema", abstract: "Print the JSON Schema of the reports, or of 'show --json'.")

  /// Whose output is described.
  enum Output: String, NamedChoice {
    case report, show
  }

  @Argument(help: "What is described: report (default) or show.")
  var output = Output.report

  func run() {
    Console.write((output == .show ? renderShownSchema() : renderSchema()) + "\n")
  }
}
