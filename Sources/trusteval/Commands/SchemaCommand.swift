import ArgumentParser
import Rendering

/// `trusteval schema`: what `--json` writes, as JSON Schema.
struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema", abstract: "Print the JSON Schema of the reports.")

  func run() {
    Console.write(renderSchema() + "\n")
  }
}
