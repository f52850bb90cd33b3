import Examination
import Rendering
import Synchronization
import Threads
import TrustModel

/// The endpoints of a run: the servers that arguments name, then the lines of files as they are read.
final class Endpoints: Sendable {
  private let arguments: [Work]
  private let hosts: Mutex<[HostsFile]>
  private let shard: Shard?
  private let progress: Mutex<Progress>

  private struct Progress {
    var taken = 0
    /// Endpoints that were handed out and have no report yet.
    var underWay: [Int: Unexamined] = [:]
    var hasMoreLines: Bool
    var isClosed = false
  }

  /// - Throws: `InputError` for the first argument that is no server, or where a file cannot be used.
  init(
    servers: [String], hosts files: [String], in shard: Shard?, _ settings: ServerSettings,
    _ output: RunOutput, _ tools: Tools
  ) throws {
    self.shard = shard
    let named = try servers.map(ServerArgument.init(argument:))
    let examiner = try settings.examiner(tools)
    arguments = try named.map { try settings.work(for: $0, examiner) }
    hosts = Mutex(
      try files.map { path throws(RequestError) in
        try HostsFile(path, LineSettings(settings: settings, examiner: examiner), output, tools)
      })
    progress = Mutex(Progress(hasMoreLines: !files.isEmpty))
  }

  /// Nil when there are no more; a line is read when it is asked for.
  func next() -> Endpoint? {
    while let index = nextIndex(), let endpoint = endpoint(at: index) {
      guard isWanted(endpoint) else { continue }
      progress.withLock { $0.underWay[index] = Unexamined(endpoint) }
      return endpoint
    }
    return nil
  }

  private func nextIndex() -> Int? {
    progress.withLock { progress in
      guard !progress.isClosed else { return nil }
      let index = progress.taken
      progress.taken += 1
      // Marked at once, as an interrupt may come before it is handed out.
      if index < arguments.count, case let argument = argument(at: index), isWanted(argument) {
        progress.underWay[index] = Unexamined(argument)
      }
      return index
    }
  }

  /// A failure that concerns the whole file, such as that it cannot be read, is reported by every
  /// shard.
  private func isWanted(_ endpoint: Endpoint) -> Bool {
    guard let shard, endpoint.source.file == nil || endpoint.source.line != nil else { return true }
    return shard.has(endpoint.key)
  }

  private func endpoint(at index: Int) -> Endpoint? {
    if index < arguments.count { return argument(at: index) }
    guard let line = nextLine() else {
      return nil
    }
    return Endpoint(
      source: RequestSource(file: line.file, line: line.number, index: index), work: line.work)
  }

  private func nextLine() -> HostsFile.Line? {
    let line = hosts.withLock { files -> HostsFile.Line? in
      for index in files.indices {
        if let line = files[index].next() { return line }
      }
      return nil
    }
    if line == nil {
      let isCutOff = hosts.withLock { $0.contains(where: \.isCutOff) }
      progress.withLock { $0.hasMoreLines = isCutOff }
    }
    return line
  }

  private func argument(at index: Int) -> Endpoint {
    Endpoint(source: RequestSource(index: index), work: .success(arguments[index]))
  }

  /// To be called for each endpoint that was reported.
  func finish(_ source: RequestSource) {
    progress.withLock { $0.underWay[source.index] = nil }
  }

  /// An endpoint without a report, as an interrupted run names it.
  ///
  /// Without its request: reports wait for a slow server by the thousand, and so would these.
  struct Unexamined: Sendable {
    let source: RequestSource
    let name: TrustModel.Endpoint
    /// Whether there is anything to examine: a line may name no server.
    let isServer: Bool

    fileprivate init(_ endpoint: Endpoint) {
      source = endpoint.source
      name = endpoint.name
      if case .success = endpoint.work { isServer = true } else { isServer = false }
    }
  }

  /// What a run did not examine.
  struct Rest {
    /// The known endpoints without a report.
    let endpoints: [Unexamined]
    /// Whether the files may contain others.
    let hasMoreLines: Bool
  }

  /// Hands out no more endpoints.
  func close() -> Rest {
    progress.withLock { progress in
      progress.isClosed = true
      let waiting = (min(progress.taken, arguments.count)..<arguments.count).map(argument)
        .filter(isWanted).map(Unexamined.init)
      let begun = progress.underWay.sorted { $0.key < $1.key }.map(\.value)
      return Rest(endpoints: begun + waiting, hasMoreLines: progress.hasMoreLines)
    }
  }

  /// An endpoint to be examined, or the reason why it cannot be.
  struct Endpoint: Sendable {
    let source: RequestSource
    var work: Result<Work, InputError>

    /// The endpoint as a report names it.
    var name: TrustModel.Endpoint {
      switch work {
      case .success(let work): work.request.endpoint
      case .failure: TrustModel.Endpoint(host: source.text, port: nil, serverName: nil)
      }
    }

    /// Decides to which shard it belongs; independent of the position of its line.
    fileprivate var key: String {
      switch work {
      case .success(let work): work.request.endpoint.text
      case .failure(let error): error.message
      }
    }

    /// The same after its server was connected to, where that is all there is to wait for.
    func begun(on loop: EventLoop) async -> Endpoint {
      guard case .success(let work) = work else { return self }
      var endpoint = self
      endpoint.work = .success(await work.begun(on: loop))
      return endpoint
    }

    /// One, or one for each address and kind of key.
    func outcomes(_ extras: FinishedReport.Extras) -> [Outcome] {
      switch work {
      case .success(let work):
        work.results().map { request, result in
          Outcome(
            source: source,
            work: .success(FinishedReport(result, of: request, from: source, extras)))
        }
      case .failure(let error): [Outcome(source: source, work: .failure(error))]
      }
    }
  }

  struct Outcome: Sendable {
    let source: RequestSource
    let work: Result<FinishedReport, InputError>
  }
}
