import Foundation
import Glibc

/// How a program ended and what it wrote.
package struct ProgramResult: Sendable {
  /// As in a shell: 128 and the signal's number where a signal ended the program.
  package let status: Int32
  package let output: [UInt8]
  package let errors: [UInt8]
  /// From its start to its end, without waiting for a turn.
  package let duration: Duration
}

/// Programs that run until they end.
package enum Program {
  /// Runs a program on a thread of its own, at most eight at once.
  ///
  /// The calling task must not block: the tests' own servers run on the few threads of the
  /// concurrency pool. With more programs at once, none finished in time and the tests needed over
  /// a thousand open files.
  ///
  /// - Throws: `NotStarted`, and Foundation's errors of files.
  package static func run(
    _ program: String, _ arguments: [String], input: [UInt8] = [],
    environment: [String: String] = [:], limit: Duration = .seconds(200)
  ) async throws -> ProgramResult {
    await Turns.shared.take()
    let result = await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        continuation.resume(
          returning: Result {
            try runBlocking(
              program, arguments, input: input, environment: environment, limit: limit)
          })
      }
    }
    await Turns.shared.give()
    return try result.get()
  }

  /// Runs a program on this thread, and kills it at the limit.
  ///
  /// - Throws: `NotStarted`, and Foundation's errors of files.
  package static func runBlocking(
    _ program: String, _ arguments: [String], input: [UInt8] = [],
    environment: [String: String] = [:], limit: Duration = .seconds(200)
  ) throws -> ProgramResult {
    let directory = FileManager.default.temporaryDirectory
      .appendingPathComponent("trusteval-program-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    let files = ["input", "output", "errors"].map(directory.appendingPathComponent)
    try Data(input).write(to: files[0])
    let identifier = try start(
      program, arguments,
      Streams(input: files[0].path, output: files[1].path, errors: files[2].path),
      environment: environment)
    let begin = ContinuousClock.now
    var status: Int32?
    while status == nil {
      status = Programs.status(of: identifier)
      if status == nil, ContinuousClock.now - begin > limit { kill(identifier, SIGKILL) }
      if status == nil { usleep(3_000) }
    }
    let duration = ContinuousClock.now - begin
    return ProgramResult(
      status: status ?? 0, output: [UInt8](try Data(contentsOf: files[1])),
      errors: [UInt8](try Data(contentsOf: files[2])), duration: duration)
  }
}

/// Limits the number of programs that run at once.
private actor Turns {
  static let shared = Turns()
  private var free = 8
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func take() async {
    if free > 0 {
      free -= 1
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
  }

  /// The caller that has waited longest is next.
  func give() {
    if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
  }
}
