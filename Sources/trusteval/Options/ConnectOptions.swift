import ArgumentParser
import TrustModel

/// How servers are reached, and where the names of further servers come from.
struct ConnectOptions: ParsableArguments {
  @Option(
    name: .customLong("hosts"),
    help: ArgumentHelp(
      "Check the servers in this file, too: one a line, with options of its own behind it.",
      valueName: "file"),
    completion: .file())
  var hosts: [String] = []

  @Option(
    name: .customLong("jobs"),
    help: ArgumentHelp("Look at so many servers side by side (default: 16).", valueName: "n"))
  var jobs: Int?

  @Flag(
    name: .customLong("unordered"),
    help: "Print reports as they are ready, not in the order of the servers.")
  var unordered = false

  @Flag(
    name: .customLong("all-addresses"), help: "Look at every address of a server, each by itself.")
  var allAddresses = false

  @Flag(
    name: .customLong("all-keys"),
    help: "Look at a server's RSA and its ECDSA certificate, each by itself.")
  var allKeys = false

  @Option(
    name: .customLong("retries"),
    help: ArgumentHelp(
      "Try so many times more where nothing could be found out (default: 0).", valueName: "n"))
  var retries: Int?

  @Option(
    name: .customLong("shard"),
    help: ArgumentHelp(
      "Look at the i-th of n parts of the servers, the same whatever their order.",
      valueName: "i/n"))
  var shard: Shard?

  @OptionGroup var server: ServerOptions

  @Option(
    name: .customLong("engine"),
    help: "Library that makes the handshake; both compares two handshakes (default: openssl).")
  var engine: EngineChoice?

  @Flag(name: .customLong("trace"), help: Recording.traceHelp)
  var trace = false

  @Option(name: .customLong("keylog"), help: Recording.keylogHelp, completion: .file())
  var keylog: String?

  func validate() throws {
    try Recording.validate(keylog: keylog)
    guard (1...4096).contains(jobs ?? 1) else {
      throw ValidationError("--jobs takes a number from 1 to 4096")
    }
    guard (0...10).contains(retries ?? 0) else {
      throw ValidationError("--retries takes a number from 0 to 10")
    }
    guard keylog == nil || engine != .gnutls else {
      throw ValidationError(Self.gnutlsHasNoKeylog)
    }
  }

  private static let gnutlsHasNoKeylog =
    "--keylog is written by OpenSSL, and --engine gnutls does without it"
  static let traceIsHidden =
    "--trace is shown by --format text without --quiet and by --json, and kept by --save-evidence"

  /// Refuses options of a line that one of the whole run excludes on a command line.
  func refuseExclusions(ofRunWriting output: RunOutput) throws(InputError) {
    guard !trace || output.showsTrace else { throw .usage(Self.traceIsHidden) }
    guard engine != .gnutls || !output.outputs.contains(where: { $0.option == "--keylog" }) else {
      throw .usage(Self.gnutlsHasNoKeylog)
    }
  }

  /// Whether the arguments tell how many reports there will be.
  var isCountKnown: Bool { hosts.isEmpty && shard == nil && !allAddresses && !allKeys }

  /// Every file that is named.
  var files: [String] { hosts + server.files }

  /// The options that concern the whole run.
  static let ofRun = ["--hosts", "--jobs", "--unordered", "--shard", "--keylog"]

  /// The plan with these options in place of its own settings.
  func plan(over base: ConnectionPlan = ConnectionPlan()) throws(InputError) -> ConnectionPlan {
    var plan = try server.plan(over: base)
    if let engine { plan.engines = try engine.engines() }
    if trace { plan.traces = true }
    return plan
  }
}

/// Which library makes the handshake.
enum EngineChoice: String, NamedChoice {
  case openssl, gnutls, both

  /// - Throws: `InputError` where this build lacks one of them.
  func engines() throws(InputError) -> [Engine] {
    #if !GnuTLS
      guard self == .openssl else {
        throw .usage("this build has no GnuTLS: --engine \(rawValue) is not available")
      }
    #endif
    return switch self {
    case .openssl: [.openssl]
    case .gnutls: [.gnutls]
    case .both: [.openssl, .gnutls]
    }
  }
}
