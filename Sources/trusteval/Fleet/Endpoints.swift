import Examination
import Rendering
import RootStores
import Synchronization
import Threads
import TrustModel

/// The endpoints of a run: the servers that arguments name, then the lines of files as they are read.
final class Endpoints: Sendable {
  private let arguments: [Work]
  private let hosts: Mutex<[HostsFile]>
  private let shard: Shard?
  private let progress: Mutex<Progress>

  fileprivate struct Progress {
    var taken = 0
    /// Endpoints that were handed out and have no report yet.
    var underWay: [Int: Unexamined] = [:]
    /// What is known of those of them that have several addresses, or are to be tried again.
    var known: [Int: AddressSweep.Part] = [:]
    /// What was handed out of each hosts file.
    var files: [HandedOut]
    var isClosed = false
  }

  fileprivate struct HandedOut {
    let path: String
    /// The line after the last one that was handed out; nil at the end of the file.
    var next: Int? = 1
    /// Whether it could not be read to its end.
    var isCutOff = false
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
    progress = Mutex(Progress(files: files.map { HandedOut(path: $0) }))
  }

  /// Nil when there are no more; a line is read when it is asked for.
  func next() -> Endpoint? {
    while let index = nextIndex(), let (endpoint, place) = endpoint(at: index) {
      let isWanted = isWanted(endpoint)
      // In one step, so that an interrupt finds each line among the ones under way or the unread ones.
      progress.withLock { progress in
        if isWanted { progress.underWay[index] = Unexamined(endpoint) }
        place.map { progress.pass($0) }
      }
      if isWanted { return endpoint }
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

  /// Where in the hosts files a line was read.
  fileprivate struct Place {
    /// Which of the files, from 0; those before it have ended.
    let file: Int
    /// The line after it; nil at the end of the file.
    let next: Int?
    let isCutOff: Bool
  }

  /// With its place if it is from a file.
  private func endpoint(at index: Int) -> (Endpoint, Place?)? {
    if index < arguments.count { return (argument(at: index), nil) }
    guard let (line, place) = nextLine() else {
      progress.withLock { $0.endFiles(before: $0.files.count) }
      return nil
    }
    let endpoint = Endpoint(
      source: RequestSource(file: line.file, line: line.number, index: index), work: line.work)
    return (endpoint, place)
  }

  private func nextLine() -> (HostsFile.Line, Place)? {
    hosts.withLock { files in
      for index in files.indices {
        if let line = files[index].next() {
          let next = files[index].mayGoOn ? line.number.map { $0 + 1 } : nil
          return (line, Place(file: index, next: next, isCutOff: files[index].isCutOff))
        }
      }
      return nil
    }
  }

  private func argument(at index: Int) -> Endpoint {
    Endpoint(source: RequestSource(index: index), work: .success(arguments[index]))
  }

  /// One outcome, or one for each address and kind of key; or what to try again.
  ///
  /// What is known before all is can be reported when the run is interrupted.
  func attempt(
    _ endpoint: Endpoint, _ extras: FinishedReport.Extras
  ) -> Window<Endpoint, [Outcome]>.Step {
    let source = endpoint.source
    switch endpoint.work {
    case .failure(let error): return .done([Outcome(source: source, work: .failure(error))])
    case .success(let work):
      let attempt = work.attempt { [self] part in
        progress.withLock { $0.note(part, of: source) }
      }
      switch attempt {
      case .done(let results): return .done(Outcome.all(results, of: source, extras))
      case .again(let work, let pause):
        return .again(Endpoint(source: source, work: .success(work)), after: pause)
      }
    }
  }

  /// To be called for each endpoint that was reported.
  func finish(_ source: RequestSource) {
    progress.withLock { progress in
      progress.underWay[source.index] = nil
      progress.known[source.index] = nil
    }
  }

  /// An endpoint without a report, as an interrupted run names it.
  ///
  /// Without its request: reports wait for a slow server by the thousand, and so would these.
  struct Unexamined: Sendable {
    let source: RequestSource
    let name: TrustModel.Endpoint
    /// Whether there is anything to examine: a line may name no server.
    let isServer: Bool
    /// Whether it is all that was not read of a hosts file.
    let isRest: Bool
    /// How many of its addresses were not examined, where others were.
    fileprivate(set) var addressesLeft: Int?

    fileprivate init(_ endpoint: Endpoint) {
      source = endpoint.source
      name = endpoint.name
      if case .success = endpoint.work { isServer = true } else { isServer = false }
      isRest = false
    }

    /// All lines of a hosts file that were not read; one report is about all of them.
    fileprivate init(restOf source: RequestSource) {
      self.source = source
      name = TrustModel.Endpoint(host: source.text, port: nil, serverName: nil)
      isServer = false
      isRest = true
    }

    /// Why there is no other report.
    var reason: String {
      let what =
        if isRest { source.textOfRest + " was not read" } else {
          (addressesLeft.map { "\($0) of its addresses " } ?? "") + "not examined"
        }
      return what + ", as the run was interrupted"
    }
  }

  /// What a run did not examine.
  struct Rest {
    /// What is known of endpoints whose examination was not complete.
    let known: [Outcome]
    /// The known endpoints without a report, and those with a report on some of their addresses only.
    let endpoints: [Unexamined]
    /// Of each hosts file that was not read to its end, the rest.
    let unread: [Unexamined]
    /// Whether the reading of a file failed, which has a report.
    let hasFailedFile: Bool
  }

  /// Hands out no more endpoints.
  func close(_ extras: FinishedReport.Extras) -> Rest {
    progress.withLock { progress in
      progress.isClosed = true
      let waiting = (min(progress.taken, arguments.count)..<arguments.count).map(argument)
        .filter(isWanted).map(Unexamined.init)
      let begun = progress.underWay.sorted { $0.key < $1.key }.map(\.value)
      let known = progress.known
      let unread = progress.files.compactMap { file in file.next.map { (file.path, $0) } }
      let first = max(progress.taken, arguments.count)
      return Rest(
        known: begun.flatMap { endpoint in
          known[endpoint.source.index].map {
            Outcome.all(Sweep.compared($0.results), of: endpoint.source, extras)
          } ?? []
        },
        endpoints: begun.compactMap { $0.remaining(beside: known[$0.source.index]) } + waiting,
        unread: unread.enumerated().map { place, file in
          Unexamined(
            restOf: RequestSource(file: file.0, line: file.1, index: first + place))
        },
        hasFailedFile: progress.files.contains(where: \.isCutOff))
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
  }

  struct Outcome: Sendable {
    let source: RequestSource
    let work: Result<FinishedReport, InputError>

    fileprivate static func all(
      _ results: [(Request, Examiner.Result)], of source: RequestSource,
      _ extras: FinishedReport.Extras
    ) -> [Outcome] {
      results.map { request, result in
        Outcome(
          source: source,
          work: .success(FinishedReport(result, of: request, from: source, extras)))
      }
    }
  }
}

extension Endpoints.Unexamined {
  /// Nil where each address has a result.
  fileprivate func remaining(beside known: AddressSweep.Part?) -> Self? {
    guard let known else { return self }
    guard known.addressesLeft > 0 else { return nil }
    var remaining = self
    remaining.addressesLeft = known.addressesLeft
    return remaining
  }
}

extension Endpoints.Progress {
  /// Notes what is known of an endpoint, unless an earlier attempt told of more addresses.
  fileprivate mutating func note(_ part: AddressSweep.Part, of source: RequestSource) {
    if let known = known[source.index], known.addressesLeft < part.addressesLeft { return }
    known[source.index] = part
  }

  /// Notes that a line was handed out.
  fileprivate mutating func pass(_ place: Endpoints.Place) {
    endFiles(before: place.file)
    files[place.file].isCutOff = place.isCutOff
    files[place.file].next = place.next
  }

  fileprivate mutating func endFiles(before count: Int) {
    for index in files.indices.prefix(count) { files[index].next = nil }
  }
}

extension RequestSource {
  /// Such as `'servers.txt' from line 5 on`.
  var textOfRest: String {
    FileError.name(ofFile: file ?? "-") + " from line \(line ?? 1) on"
  }
}
