import ArgumentParser
import TrustModel

/// Limits for one endpoint, and what opens its files.
struct LimitOptions: ParsableArguments {
  @Option(
    name: .long,
    help: ArgumentHelp(
      "Seconds for all that one endpoint takes: names, handshakes, fetches, opinions (default: 10).",
      valueName: "s"))
  var timeout: Double?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Take the password of an encrypted key or PKCS #12 file from this file's first line.",
      valueName: "file"),
    completion: .file())
  var passwordFile: String?

  func validate() throws {
    guard (timeout ?? 1) > 0, (timeout ?? 1) <= 3600 else {
      throw ValidationError("--timeout takes a number of seconds above 0 and up to 3600")
    }
  }

  var budget: Duration { timeout.map(Duration.seconds) ?? Request.defaultTimeout }

  var passwords: UserPasswords { UserPasswords(file: passwordFile, patience: budget) }
}
