import Examination
import Synchronization
import Threads
import TrustModel

/// The endpoints of a run: the servers that arguments name, then the lines of a file as they come.
final class Endpoints: Sendable {
  private let arguments: [(Request, Examiner)]
  private let hosts: Mutex<HostsFile?>
  private let taken = Mutex(0)

  /// - Throws: `InputError` for the first argument that is no server, or where a file cannot be used.
  init(
    servers: [String], hosts file: String?, _ settings: ServerSettings, _ output: RunOutput,
    _ tools: Tools
  ) throws {
    let named = try servers.map(ServerArgument.init(parsing:))
    let examiner = try settings.examiner(tools)
    arguments = named.map { (settings.request(for: $0), examiner) }
    hosts = Mutex(
      try file.map { path throws(RequestError) in
        try HostsFile(path, LineSettings(settings: settings, examiner: examiner), output, tools)
      })
  }

  /// Nil when there are no more; a line is read when it is asked for.
  func next() -> Endpoint? {
    let index = taken.withLock { count in
      defer { count += 1 }
      return count
    }
    if index < arguments.count {
      return Endpoint(source: RequestSource(index: index), work: .success(arguments[index]))
    }
    return hosts.withLock { $0?.next() }.map { line in
      Endpoint(
        source: RequestSource(file: line.file, line: line.number, index: index), work: line.work)
    }
  }

  /// What is to be looked at, or why it cannot be.
  struct Endpoint: Sendable {
    let source: RequestSource
    let work: Result<(Request, Examiner), InputError>

    func outcome() -> Outcome {
      Outcome(
        source: source,
        work: work.map { request, examiner in (request, examiner.result(for: request)) })
    }
  }

  struct Outcome: Sendable {
    let source: RequestSource
    let work: Result<(Request, Examiner.Result), InputError>
  }
}
