import Foundation
import Programs
import Testing

/// An `openssl s_server` on a free loopback port, stopped when this object is freed.
final class OpenSSLServer {
  let port: UInt16
  private let program: RunningProgram
  private let directory: TemporaryDirectory

  /// - Parameter arguments: Separated by spaces.
  init(_ arguments: String, identity: TestIdentity) throws {
    directory = try TemporaryDirectory()
    let output = directory.file("output")
    let command =
      ["s_server", "-accept", "127.0.0.1:0", "-www"]
      + ["-cert", identity.certificateFile, "-key", identity.keyFile]
      + arguments.split(separator: " ").map(String.init)
    program = try RunningProgram("openssl", command, Streams(output: output))
    port = try #require(Self.port(announcedIn: output))
  }

  /// Waits for `ACCEPT 127.0.0.1:PORT`, which comes once the server listens.
  private static func port(announcedIn file: String) -> UInt16? {
    for _ in 0..<1000 {
      let text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
      for line in text.split(separator: "\n").dropLast(text.hasSuffix("\n") ? 0 : 1)
      where line.hasPrefix("ACCEPT ") {
        return line.split(separator: ":").last.flatMap { UInt16($0) }
      }
      usleep(20_000)
    }
    return nil
  }
}
