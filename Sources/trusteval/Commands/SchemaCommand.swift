import ArgumentParser
import Rendering

/// `trusteval schema [show | explain]`: what `--json` writes, as JSON Schema.
struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Print the JSON Schema of the reports, of 'show --json' or of 'explain --json'.")

  /// Whose output is described.
  enum Output: String, NamedChoice {
    case report, show, explain
  }

  @Argument(help: "What is described: report (default), show or explain.")
  var output = Output.report

  func run() {
    let schema =
      switch output {
      case .report: renderSchema()
      case .show: renderShownSchema()
      case .explain: renderExplanationSchema()
      }
    Console.write(schema + "\n")
  }
}
