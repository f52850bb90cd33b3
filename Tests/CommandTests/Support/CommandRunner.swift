import Foundation
import Programs

/// Runs the built binary as a user does, and keeps status, output and messages separate.
struct CommandResult: Sendable {
  let status: Int32
  let output: String
  let errors: String
  let duration: Duration

  var json: [[String: Any]] {
    output.split(separator: "\n").compactMap {
      try? JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]
    }
  }
}

enum Binary {
  /// The executable that `TRUSTEVAL_BINARY` names, or else the one that was built beside the tests.
  static let url: URL = {
    if let path = ProcessInfo.processInfo.environment["TRUSTEVAL_BINARY"] {
      return URL(fileURLWithPath: path)
    }
    let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    return tests.deletingLastPathComponent().appendingPathComponent("trusteval")
  }()

  static func run(
    _ arguments: String..., input: Data? = nil, environment: [String: String] = [:]
  ) async throws -> CommandResult {
    try await run(executable: url, arguments: arguments, input: input, environment: environment)
  }

  static func shell(_ script: String) async throws -> CommandResult {
    try await run(
      executable: URL(fileURLWithPath: "/bin/bash"),
      arguments: ["-c", script, "bash", url.path], input: nil, environment: [:])
  }

  static func run(
    executable: URL, arguments: [String], input: Data?, environment: [String: String]
  ) async throws -> CommandResult {
    let result = try await Program.run(
      executable.path, arguments, input: [UInt8](input ?? Data()), environment: environment)
    return CommandResult(
      status: result.status, output: String(decoding: result.output, as: UTF8.self),
      errors: String(decoding: result.errors, as: UTF8.self), duration: result.duration)
  }
}

/// A directory that is removed when this object is freed.
final class TemporaryDirectory: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent(
      "trusteval-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  @discardableResult
  func write(_ data: Data, to name: String) -> URL {
    let file = url.appendingPathComponent(name)
    _ = FileManager.default.createFile(atPath: file.path, contents: data)
    return file
  }

  func path(_ name: String) -> String {
    url.appendingPathComponent(name).path
  }
}
