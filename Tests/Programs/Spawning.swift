import CSpawn
import Foundation
import Glibc

/// A program could not be started; `code` is the `errno` value.
package struct NotStarted: Error {
  package let program: String
  package let code: Int32
}

/// Where the standard streams of a program lead: files, because a full pipe that nobody reads would stop it.
///
/// `/dev/null` unless named, so that no program that outlives the tests holds their output open.
package struct Streams: Sendable {
  /// Nil for something that is open and never says anything.
  package var input: String?
  package var output: String
  package var errors: String

  package init(
    input: String? = "/dev/null", output: String = "/dev/null", errors: String = "/dev/null"
  ) {
    (self.input, self.output, self.errors) = (input, output, errors)
  }
}

/// Starts a program, found in `PATH` unless its name has a slash.
///
/// Foundation's `Process` is not used: it sees the end of a program only when a socket is closed that
/// each program inherits which is started in that moment. Where that is a server of another test, the
/// wait is without end. It hands down the signal mask of its thread as well.
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

/// The exit status, or as in a shell 128 and the signal's number; nil while the program runs.
func status(of identifier: pid_t) -> Int32? {
  var status: Int32 = 0
  guard waitpid(identifier, &status, WNOHANG) == identifier else { return nil }
  let signal = status & 0x7f
  return signal == 0 ? status >> 8 & 0xff : 128 + signal
}
