import ArgumentParser
import TrustModel

// An option group costs a fiftieth of a check's time: to parse one, Swift looks through all
// conformances of the program three times. So options that groups have in common are declared in
// each of them, and only what they say and take is here.

/// `--timeout`: the limit for all that one endpoint takes.
enum TimeLimit {
  static let help = ArgumentHelp(
    "Seconds for all that one endpoint takes: names, handshakes, fetches, opinions (default: 10).",
    valueName: "s")

  static func validate(_ seconds: Double?) throws {
    guard (seconds ?? 1) > 0, (seconds ?? 1) <= 3600 else {
      throw ValidationError("--timeout takes a number of seconds above 0 and up to 3600")
    }
  }

  static func budget(_ seconds: Double?) -> Duration {
    seconds.map(Duration.seconds) ?? Request.defaultTimeout
  }
}

extension UserPasswords {
  /// Of `--password-file`.
  static let help = ArgumentHelp(
    "Take the password of an encrypted key or PKCS #12 file from this file's first line.",
    valueName: "file")
}

/// `--trace` and `--keylog`: what is written down of handshakes.
enum Recording {
  static let traceHelp: ArgumentHelp =
    "Explain every message of the handshake, and what in it failed."
  static let keylogHelp = ArgumentHelp(
    "Append the secrets of the handshakes to this file, for Wireshark.", valueName: "file")

  static func validate(keylog file: String?) throws {
    guard !["-", ""].contains(file) else {
      throw ValidationError("--keylog takes the name of a file, and writes to no standard output")
    }
  }
}
