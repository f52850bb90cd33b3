import ArgumentParser
import TrustModel

/// What is written down of handshakes.
struct RecordingOptions: ParsableArguments {
  @Flag(name: .long, help: "Explain every message of the handshake, and what in it failed.")
  var trace = false

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Append the secrets of the handshakes to this file, for Wireshark.", valueName: "file"),
    completion: .file())
  var keylog: String?

  func validate() throws {
    guard !["-", ""].contains(keylog) else {
      throw ValidationError("--keylog takes the name of a file, and writes to no standard output")
    }
  }
}
