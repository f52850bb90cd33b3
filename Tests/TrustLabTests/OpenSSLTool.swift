import Foundation

/// The `openssl` program, as an independent reader of what the lab writes.
enum OpenSSLTool {
  struct Result {
    let status: Int32
    let output: String
  }

  static func run(_ arguments: [String], input: String = "") throws -> Result {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["openssl"] + arguments
    let stdin = Pipe()
    let stdout = Pipe()
    process.standardInput = stdin
    process.standardOutput = stdout
    process.standardError = stdout
    try process.run()
    try stdin.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try stdin.fileHandleForWriting.close()
    let output = try stdout.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus, output: String(decoding: output, as: UTF8.self))
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
