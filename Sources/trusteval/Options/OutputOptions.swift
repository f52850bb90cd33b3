import ArgumentParser
import Rendering

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

  var sink: any ReportSink {
    if json { return JSONSink(output: Console.write) }
    var options = Console.textOptions
    options.detail = quiet ? .quiet : verbose ? .verbose : .normal
    return TextSink(options: options, output: Console.write)
  }
}
