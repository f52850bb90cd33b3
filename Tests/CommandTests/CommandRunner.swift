import Foundation

/// Runs the built binary as a user would and keeps status, output and messages apart.
struct CommandResult: Sendable {
  let status: Int32
  let output: String
  let errors: String

  var json: [[String: Any]] {
    output.split(separator: "\n").compactMap {
      try? JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]
    }
  }
}

enum Binary {
  /// The executable that was built beside the tests.
  static var url: URL {
    let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    return tests.deletingLastPathComponent().appendingPathComponent("trusteval")
  }

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

  /// Output goes to files, not pipes: a full pipe that is not read would stop the program.
  static func run(
    executable: URL, arguments: [String], input: Data?, environment: [String: String]
  ) async throws -> CommandResult {
    let directory = try TemporaryDirectory()
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment
      .merging(environment) { _, new in new }
    let standardInput = directory.write(input ?? Data(), to: "stdin")
    let output = directory.write(Data(), to: "stdout")
    let errors = directory.write(Data(), to: "stderr")
    let handles = try [
      FileHandle(forReadingFrom: standardInput), FileHandle(forWritingTo: output),
      FileHandle(forWritingTo: errors),
    ]
    // A process that has ended is kept for ever, and would keep these open.
    defer { for handle in handles { try? handle.close() } }
    process.standardInput = handles[0]
    process.standardOutput = handles[1]
    process.standardError = handles[2]
    // Waiting must not block: servers that other tests run live on the same few threads.
    let status = try await withCheckedThrowingContinuation { continuation in
      process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
      do {
        try process.run()
      } catch {
        continuation.resume(throwing: error)
      }
    }
    return CommandResult(
      status: status,
      output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self))
  }
}

/// A directory that goes with the value that holds it.
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
