import CSpawn
import Foundation
import Glibc

/// A program could not be started; `code` is the `errno` value.
package struct NotStarted: Error {
  package let program: String
  package let code: Int32
}

/// The standard streams of a program: files, because a full pipe that nobody reads would block it.
///
/// `/dev/null` unless named, so that a program that outlives the tests does not keep their output
/// open.
package struct Streams: Sendable {
  /// Nil for an input that never ends and has no data.
  package var input: String?
  package var output: String
  package var errors: String

  package init(
    input: String? = "/dev/null", output: String = "/dev/null", errors: String = "/dev/null"
  ) {
    (self.input, self.output, self.errors) = (input, output, errors)
  }
}

/// Starts a program, found in `PATH` unless its name contains a slash.
///
/// Foundation's `Process` is not used. It sees the end of a program when a socket is closed, which
/// any program that is started at that moment inherits: if that is the server of another test, it
/// waits without end. It also passes on the signal mask of its thread.
///
/// - Throws: `NotStarted`.
func start(
  _ program: String, _ arguments: [String], _ streams: Streams, environment: [String: String]
) throws -> pid_t {
  let texts = ([program] + arguments).map { strdup($0) } + [nil]
  defer { for text in texts { free(text) } }
  let merged = ProcessInfo.processInfo.environment.merging(environment) { $1 }
  let variables = merged.map { strdup("\($0)=\($1)") } + [nil]
  defer { for variable in variables { free(variable) } }
  var identifier: pid_t = 0
  let code = test_spawn(
    &identifier, program, texts, variables, streams.input, streams.output, streams.errors)
  guard code == 0 else { throw NotStarted(program: program, code: code) }
  return identifier
}

/// The exit status, or as in a shell 128 plus the signal's number; nil while the program runs.
func status(of identifier: pid_t) -> Int32? {
  var status: Int32 = 0
  guard waitpid(identifier, &status, WNOHANG) == identifier else { return nil }
  let signal = status & 0x7f
  return signal == 0 ? status >> 8 & 0xff : 128 + signal
}
