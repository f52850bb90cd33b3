import ArgumentParser
import Examination
import Rendering
import TrustModel

/// Limits for one endpoint, and how reports are written.
struct RunOptions: ParsableArguments {
  @Option(name: .customLong("timeout"), help: TimeLimit.help)
  var timeout: Double?

  @Option(name: .customLong("password-file"), help: UserPasswords.help, completion: .file())
  var passwordFile: String?

  @Option(
    name: .customLong("save-evidence"),
    help: ArgumentHelp(
      "Write what the reports were made of, for 'trusteval replay'.", valueName: "file"),
    completion: .file())
  var saveEvidence: String?

  @Option(
    name: .customLong("save-exceptions"),
    help: ArgumentHelp(
      "Write down what failed, each for --exceptions to let pass.", valueName: "file"),
    completion: .file())
  var saveExceptions: String?

  @Option(
    name: .customLong("write-bundle"),
    help: ArgumentHelp(
      "Write the chain that the server should send, if that is trusted.", valueName: "file"),
    completion: .file())
  var writeBundle: String?

  @Flag(
    name: .customLong("force"),
    help: "Let --save-exceptions and --write-bundle overwrite what a file holds.")
  var force = false

  @Flag(
    name: .customLong("json"), help: "Print one JSON object per endpoint and line: --format json.")
  var json = false

  @Flag(
    name: .customLong("include-pem"), help: "Put the certificates themselves into JSON, as PEM.")
  var includePem = false

  @Option(name: .customLong("format"), help: "How to print reports (default: text).")
  var format: ReportFormat?

  @Option(
    name: .customLong("compat"),
    help: "With --format prometheus, give the measures of another exporter, too.")
  var compat: Compatibility?

  @Flag(name: [.customLong("quiet"), .customShort("q")], help: "Print the verdict line only.")
  var quiet = false

  @Flag(name: [.customLong("verbose"), .customShort("v")], help: "Print the certificates in full.")
  var verbose = false

  func validate() throws {
    try TimeLimit.validate(timeout)
    for (option, file) in outputs where file == "-" || file == "" {
      throw ValidationError(
        "\(option) takes the name of a file: standard output is for the report")
    }
    guard !force || saveExceptions != nil || writeBundle != nil else {
      throw ValidationError("--force needs --save-exceptions or --write-bundle")
    }
    guard !(quiet && verbose) else {
      throw ValidationError("--quiet and --verbose exclude each other")
    }
    try compat?.validate(for: reportFormat)
    guard !includePem || reportFormat == .json else {
      throw ValidationError("--include-pem is about JSON and needs --json")
    }
    guard !json || format ?? .json == .json else {
      throw ValidationError("--json and --format \(reportFormat.rawValue) exclude each other")
    }
  }

  var passwords: UserPasswords { UserPasswords(file: passwordFile, patience: budget) }

  var budget: Duration { TimeLimit.budget(timeout) }

  /// The files that are written, each with its option.
  private var outputs: [(option: String, file: String)] {
    [
      ("--save-evidence", saveEvidence), ("--save-exceptions", saveExceptions),
      ("--write-bundle", writeBundle),
    ].compactMap { option, file in file.map { (option, $0) } }
  }

  var output: RunOutput {
    RunOutput(
      outputs: outputs, inputs: [passwordFile].compactMap(\.self), showsTrace: showsTrace)
  }

  /// The options that concern the whole run.
  static let ofRun = [
    "--password-file", "--save-evidence", "--save-exceptions", "--write-bundle", "--force",
    "--json", "--format", "--compat", "--include-pem", "--quiet", "--verbose", "-q", "-v", "-qv",
    "-vq",
  ]

  var reportFormat: ReportFormat { format ?? (json ? .json : .text) }

  /// Whether the messages of a handshake are written anywhere.
  var showsTrace: Bool {
    saveEvidence != nil || reportFormat == .json || reportFormat == .text && !quiet
  }

  func sink(output: @escaping (String) -> Void) -> any ReportSink {
    var options = Console.textOptions
    options.detail = quiet ? .quiet : verbose ? .verbose : .normal
    return reportFormat.sink(options, for: compat, output: output)
  }
}

extension ReportFormat: NamedChoice {}

extension Compatibility: NamedChoice {
  /// - Throws: `ValidationError` where the format has no measures.
  func validate(for format: ReportFormat) throws {
    guard format == .prometheus else {
      throw ValidationError("--compat is about measures and needs --format prometheus")
    }
  }
}
