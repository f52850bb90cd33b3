import Foundation

/// The `openssl` program, as an independent reader of what the lab writes.
enum OpenSSLTool {
  struct Result {
    let status: Int32
    let bytes: Data

    /// Standard output and error in one.
    var output: String { String(decoding: bytes, as: UTF8.self) }
  }

  static func run(_ arguments: [String], input: String = "", seconds: Double = 20) async throws
    -> Result
  {
    try await program("openssl", arguments, input: input, seconds: seconds)
  }

  /// Runs a program and ends it after some seconds.
  ///
  /// Waits on a thread of its own: the servers of a test need those of the concurrency pool.
  static func program(
    _ name: String, _ arguments: [String], input: String = "", seconds: Double = 20
  ) async throws -> Result {
    try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread {
        continuation.resume(
          with: Swift.Result { try wait(for: name, arguments, input: input, seconds: seconds) })
      }
    }
  }

  private static func wait(
    for name: String, _ arguments: [String], input: String, seconds: Double
  ) throws -> Result {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [name] + arguments
    let stdin = Pipe()
    let stdout = Pipe()
    process.standardInput = stdin
    process.standardOutput = stdout
    process.standardError = stdout
    try process.run()
    let identifier = process.processIdentifier
    let deadline = DispatchWorkItem { kill(identifier, SIGKILL) }
    DispatchQueue.global().asyncAfter(deadline: .now() + seconds, execute: deadline)
    defer { deadline.cancel() }
    try stdin.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try stdin.fileHandleForWriting.close()
    let bytes = try read(stdout.fileHandleForReading)
    process.waitUntilExit()
    return Result(status: process.terminationStatus, bytes: bytes)
  }
}

/// All until the end; a signal that comes while Foundation reads would fail the test.
private func read(_ file: FileHandle) throws -> Data {
  var bytes = Data()
  var buffer = [UInt8](repeating: 0, count: 65_536)
  while true {
    let count = read(file.fileDescriptor, &buffer, buffer.count)
    if count > 0 { bytes += buffer.prefix(count) }
    if count == 0 { return bytes }
    guard count > 0 || errno == EINTR else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
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
