import Foundation
import Testing

/// A real `openssl s_server` on a free port of the loopback interface, stopped with its owner.
final class OpenSSLServer {
  let port: UInt16
  private let process = Process()
  private let input = Pipe()

  /// - Parameter arguments: Separated by spaces.
  init(_ arguments: String, identity: TestIdentity) throws {
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      [
        "openssl", "s_server", "-accept", "127.0.0.1:0", "-www", "-cert", identity.certificateFile,
        "-key", identity.keyFile,
      ] + arguments.split(separator: " ").map(String.init)
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    port = try #require(Self.port(announcedOn: output.fileHandleForReading))
  }

  deinit {
    // Not terminate(): the child inherits this thread's mask, which may block SIGTERM.
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// Reads `ACCEPT 127.0.0.1:PORT`, which comes once the server listens.
  private static func port(announcedOn handle: FileHandle) -> UInt16? {
    var text = ""
    while case let data = handle.availableData, !data.isEmpty {
      text += String(decoding: data, as: UTF8.self)
      for line in text.split(separator: "\n").dropLast(text.hasSuffix("\n") ? 0 : 1)
      where line.hasPrefix("ACCEPT ") {
        return line.split(separator: ":").last.flatMap { UInt16($0) }
      }
    }
    return nil
  }
}
