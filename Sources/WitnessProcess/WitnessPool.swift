import Synchronization
package import TLSEngine
package import Threads
package import TrustModel

/// Asks the witnesses, each in processes of its own: if a library crashes, hangs or applies its own
/// configuration, only its opinion is affected.
package final class WitnessPool: Sendable {
  /// Workers of one engine at a time: this many questions may hang before others have to wait.
  ///
  /// Each worker takes some 6 MB for the longest chain that is read.
  private static let limit = 6
  /// How long to wait for a busy worker before another one is started: longer than an ordinary
  /// question takes.
  private static let patience = Duration.milliseconds(250)

  /// The engines that can be asked, in the order given.
  package let engines: [Engine]
  private let witnesses: [any WitnessVerifier]
  private let keeper: Result<Keeper, Keeper.Problem>
  private let state: Mutex<State>

  fileprivate struct State {
    var staffs: [Staff]
    var numbers: UInt32 = 0
  }

  /// The workers of one engine.
  fileprivate struct Staff {
    var idle: [Worker] = []
    /// Workers that are idle, busy or being started.
    var count = 0
    var queue: [PendingValue<Turn>] = []
    /// The version that the latest worker to start reported.
    var version = "unknown"
  }

  /// What a waiting caller gets.
  fileprivate enum Turn: Sendable {
    case worker(Worker)
    /// The place of a worker that ended, so that the caller can start another.
    case room
  }

  /// Forks the keeper.
  ///
  /// To be called before this process has a second thread and before it sets up a library: workers
  /// are copies of the process at that moment.
  package static func start(_ witnesses: [any WitnessVerifier]) -> WitnessPool {
    WitnessPool(witnesses)
  }

  /// To be called when the program ends, so that no stopped process is left over.
  package func wake() {
    if case .success(let keeper) = keeper { keeper.wake() }
  }

  /// Starts a worker and its library in advance, for a question that is likely to come.
  package func prepare(_ engine: Engine) {
    guard let kind = engines.firstIndex(of: engine) else { return }
    let isFirst = state.withLock { state in
      guard state.staffs[kind].count == 0 else { return false }
      state.staffs[kind].count = 1
      return true
    }
    if isFirst, let worker = try? startedWorker(kind) { giveBack(worker, kind) }
  }

  private init(_ witnesses: [any WitnessVerifier]) {
    self.witnesses = witnesses
    engines = witnesses.map(\.engine)
    state = Mutex(State(staffs: witnesses.map { _ in Staff() }))
    do throws(Keeper.Problem) {
      keeper = .success(try Keeper(witnesses))
    } catch {
      keeper = .failure(error)
    }
  }

  /// The witnesses' opinions, in the order of the questions.
  ///
  /// The engines are asked at the same time, each one question after the other, as starting a
  /// second process takes longer than an answer.
  ///
  /// This returns when the deadline has passed, even where a witness hangs.
  package func opinions(
    on questions: [(Engine, WitnessQuestion)], by deadline: Deadline
  ) -> [Opinion] {
    let here = questions.map { engine, question in
      witnesses.first { $0.engine == engine && $0.mayAnswerHere(question) }
    }
    let elsewhere = questions.indices.filter { here[$0] == nil }
    var opinions = questions.map { _ -> Opinion? in nil }
    var rounds = Self.rounds(of: elsewhere) { questions[$0].0 }
    let first = rounds.isEmpty ? [] : rounds.removeFirst()
    let conversation = self.conversation(on: first.map { questions[$0] }, deadline)
    // These run while the other engines work.
    for index in questions.indices {
      opinions[index] = here[index]?.opinion(on: questions[index].1)
    }
    for (index, opinion) in zip(first, conversation.opinions()) { opinions[index] = opinion }
    for round in rounds {
      let answers = self.conversation(on: round.map { questions[$0] }, deadline).opinions()
      for (index, opinion) in zip(round, answers) { opinions[index] = opinion }
    }
    return opinions.compactMap(\.self)
  }

  private func conversation(
    on questions: [(Engine, WitnessQuestion)], _ deadline: Deadline
  ) -> Consultation {
    Consultation(self, questions.map { ($0, WorkerInquiry.opinion($1)) }, by: deadline)
  }

  /// The first question to each engine, then the second to each, and so on.
  private static func rounds(of indices: [Int], _ engine: (Int) -> Engine) -> [[Int]] {
    var rounds: [[Int]] = []
    var asked: [Engine: Int] = [:]
    for index in indices {
      let round = asked[engine(index), default: 0]
      asked[engine(index)] = round + 1
      if round == rounds.count { rounds.append([]) }
      rounds[round].append(index)
    }
    return rounds
  }

  /// The certificates that a library's client loads from a bundle, as
  /// `WitnessVerifier.certificates(inBundle:)`.
  package func certificates(
    inBundle file: [UInt8], by engine: Engine, until deadline: Deadline
  ) throws(WitnessFailure) -> [[UInt8]]? {
    try certificates(.bundle(file), engine, deadline)
  }

  /// The certificates that a library's client finds by the hash links of a directory, as
  /// `WitnessVerifier.certificates(withSubject:inDirectory:isAlone:)`.
  package func certificates(
    withSubject name: [UInt8], inDirectory path: String, isAlone: Bool, by engine: Engine,
    until deadline: Deadline
  ) throws(WitnessFailure) -> [[UInt8]] {
    try certificates(
      .directory(subject: name, path: path, isAlone: isAlone), engine, deadline) ?? []
  }

  private func certificates(
    _ inquiry: WorkerInquiry, _ engine: Engine, _ deadline: Deadline
  ) throws(WitnessFailure) -> [[UInt8]]? {
    let answers = Consultation(self, [(engine, inquiry)], by: deadline).answers()
    guard let answer = answers.first else { return nil }
    guard case .certificates(let certificates) = try answer.get() else {
      throw .malformed(engine)
    }
    return certificates
  }

  func version(of engine: Engine) -> String {
    guard let kind = engines.firstIndex(of: engine) else { return "unknown" }
    return state.withLock { $0.staffs[kind].version }
  }
}

// MARK: - Workers

extension WitnessPool {
  /// Begins an exchange with an idle worker or a new one; waits for one if there are too many.
  func exchange(
    _ inquiry: WorkerInquiry, _ engine: Engine, by deadline: Deadline
  ) throws(WitnessFailure) -> Exchange {
    // Without time for an answer the worker would only be killed.
    guard !deadline.hasPassed else { throw .tooLate(engine) }
    guard let frame = inquiry.frame else { throw .tooLong(engine) }
    guard let kind = engines.firstIndex(of: engine) else { throw .absent(engine) }
    let worker: Worker?
    do throws(Keeper.Problem) {
      worker = try self.worker(kind, by: deadline)
    } catch {
      throw .notStarted(error)
    }
    guard let worker else { throw .late(engine, deadline) }
    return Exchange(frame, to: worker)
  }

  /// Takes a worker back: to be used again if it is in order, otherwise to be killed.
  func finish(_ exchange: Exchange, _ engine: Engine) {
    guard let kind = engines.firstIndex(of: engine) else { return }
    if let version = exchange.version {
      state.withLock { $0.staffs[kind].version = version }
    }
    if case .answer = exchange.outcome {
      exchange.worker.hasAnswered = true
      return giveBack(exchange.worker, kind)
    }
    if case .success(let keeper) = keeper { keeper.end(exchange.worker) }
    leaveRoom(kind)
  }

  /// Nil when no worker was free in time.
  private func worker(_ kind: Int, by deadline: Deadline) throws(Keeper.Problem) -> Worker? {
    let place = PendingValue<Turn>()
    let turn = state.withLock { state -> Turn? in
      if let worker = state.staffs[kind].idle.popLast() { return .worker(worker) }
      if state.staffs[kind].count == 0 {
        state.staffs[kind].count = 1
        return .room
      }
      state.staffs[kind].queue.append(place)
      return nil
    }
    switch turn ?? wait(at: place, kind, by: deadline) {
    case .worker(let worker): return worker
    case .room: return try startedWorker(kind)
    case nil: return nil
    }
  }

  private func wait(
    at place: PendingValue<Turn>, _ kind: Int, by deadline: Deadline
  ) -> Turn? {
    if let turn = place.wait(until: deadline.limited(to: Self.patience)) { return turn }
    let hasRoom = state.withLock { state in
      guard state.staffs[kind].count < Self.limit, state.staffs[kind].leave(place) else {
        return false
      }
      state.staffs[kind].count += 1
      return true
    }
    if hasRoom { return .room }
    if let turn = place.wait(until: deadline) { return turn }
    // A worker that was given at the last moment is still used.
    return state.withLock { $0.staffs[kind].leave(place) } ? nil : place.value
  }

  /// For a place that is counted already; if no worker can be started, the place becomes free
  /// again.
  private func startedWorker(_ kind: Int) throws(Keeper.Problem) -> Worker {
    let number = state.withLock { state in
      state.numbers &+= 1
      return state.numbers
    }
    do throws(Keeper.Problem) {
      return try keeper.get().start(kind, number: number)
    } catch {
      leaveRoom(kind)
      throw error
    }
  }

  private func giveBack(_ worker: Worker, _ kind: Int) {
    state.withLock { state in
      guard !state.staffs[kind].queue.isEmpty else {
        return state.staffs[kind].idle.append(worker)
      }
      state.staffs[kind].queue.removeFirst().set(.worker(worker))
    }
  }

  private func leaveRoom(_ kind: Int) {
    state.withLock { state in
      guard !state.staffs[kind].queue.isEmpty else {
        state.staffs[kind].count -= 1
        return
      }
      state.staffs[kind].queue.removeFirst().set(.room)
    }
  }
}

extension WitnessPool.Staff {
  /// Whether the waiting caller was still in the list.
  fileprivate mutating func leave(_ place: PendingValue<WitnessPool.Turn>) -> Bool {
    guard let index = queue.firstIndex(where: { $0 === place }) else { return false }
    queue.remove(at: index)
    return true
  }
}
