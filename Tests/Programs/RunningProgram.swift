import Glibc

/// A program that runs during a test, mostly a server, and is killed when this is freed.
package final class RunningProgram: Sendable {
  private let identifier: pid_t

  /// - Throws: `NotStarted`.
  package init(
    _ program: String, _ arguments: [String], _ streams: Streams = Streams(),
    environment: [String: String] = [:]
  ) throws {
    identifier = try start(program, arguments, streams, environment: environment)
  }

  deinit {
    kill(identifier, SIGKILL)
    var status: Int32 = 0
    waitpid(identifier, &status, 0)
  }
}
