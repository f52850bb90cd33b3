import AppleCodes
import ArgumentParser
import Rendering
import TrustModel

/// How a report is printed.
struct OutputOptions: ParsableArguments {
  @Flag(name: .long, help: "Print one JSON object per endpoint and line.")
  var json = false

  @Flag(name: .shortAndLong, help: "Print the verdict line only.")
  var quiet = false

  @Flag(name: .shortAndLong, help: "Print the certificates in full.")
  var verbose = false

  func validate() throws {
    guard !(quiet && verbose) else {
      throw ValidationError("--quiet and --verbose exclude each other")
    }
  }

  func render(_ report: Report) -> String {
    if json { return Output.json(report) }
    var options = Console.textOptions
    options.detail = quiet ? .quiet : verbose ? .verbose : .normal
    return renderText(report, options: options)
  }
}

enum Output {
  static func json(_ report: Report) -> String {
    renderJSON(report, tool: .trusteval) + "\n"
  }
}

extension ToolIdentity {
  static let trusteval = ToolIdentity(
    name: "trusteval", version: Trusteval.version, models: Codes.modelledSystem)
}
