import Foundation
import Programs

/// The `openssl` program, as an independent reader of the lab's files.
enum OpenSSLTool {
  struct Result {
    let status: Int32
    let bytes: Data

    /// Standard output and error together.
    var output: String { String(decoding: bytes, as: UTF8.self) }
  }

  static func run(_ arguments: [String], input: String = "", seconds: Double = 20) async throws
    -> Result
  {
    try await program("openssl", arguments, input: input, seconds: seconds)
  }

  /// Runs a program, and kills it after some seconds.
  static func program(
    _ name: String, _ arguments: [String], input: String = "", seconds: Double = 20
  ) async throws -> Result {
    let result = try await Program.run(
      name, arguments, input: Array(input.utf8), limit: .seconds(seconds))
    return Result(status: result.status, bytes: Data(result.output + result.errors))
  }
}

/// A directory that is removed when the test is over.
func withTemporaryDirectory<R>(_ body: (URL) async throws -> R) async throws -> R {
  let directory = FileManager.default.temporaryDirectory
    .appending(path: "trusteval-lab-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: directory) }
  return try await body(directory)
}
