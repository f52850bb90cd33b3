import ArgumentParser
import OpenSSLEngine
import RootStores
import TrustEvaluation
import TrustModel
import X509

/// What is trusted, for which name and when: TN2232's customisations as options.
struct TrustOptions: ParsableArguments {
  @Option(
    name: .long,
    help: ArgumentHelp("Evaluate for this name instead of the host's.", valueName: "name"))
  var serverName: String?

  @Option(
    name: .long,
    help: ArgumentHelp("Trust the certificates in this file as app anchors.", valueName: "file"),
    completion: .file())
  var anchor: [String] = []

  @Flag(name: .long, help: "Trust only the anchors given, not the platform's roots.")
  var anchorsOnly = false

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Trust a root as if a user or administrator had installed it.", valueName: "file"),
    completion: .file())
  var userRoot: [String] = []

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Use these roots as the platform's (default: this system's).",
      valueName: "file|dir"),
    completion: .file())
  var rootStore: String?

  @Option(
    name: .long,
    help: ArgumentHelp("Supply intermediate certificates, not trusted.", valueName: "file"),
    completion: .file())
  var intermediate: [String] = []

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Evaluate as of this date, such as 2026-11-21T09:00:00Z.", valueName: "rfc3339"))
  var verifyDate: String?

  @Option(name: .long, help: "Evaluate for a server's or a client's certificate, or neither.")
  var purpose: Purpose = .server

  @Flag(name: .long, help: "Do not ask OpenSSL and GnuTLS for their verdicts.")
  var noSecondOpinion = false

  /// Whether the platform's roots are those of this system.
  var usesSystemRoots: Bool { !anchorsOnly && rootStore == nil }
}

extension Purpose: ExpressibleByArgument {}
