import Threads
import TrustModel

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Several inquiries at the same time, each with a worker of its own, until all have a result or
/// the deadline has passed.
final class Consultation {
  private let engines: [Engine]
  private let inquiries: [WorkerInquiry]
  /// The inquiries that were made a second time.
  private var retried: Set<Int> = []
  private let pool: WitnessPool
  private let deadline: Deadline
  /// Nil once the worker was returned to the pool.
  private var exchanges: [Exchange?] = []
  private var results: [Result<WorkerAnswer, WitnessFailure>]

  init(_ pool: WitnessPool, _ inquiries: [(Engine, WorkerInquiry)], by deadline: Deadline) {
    self.pool = pool
    self.deadline = deadline
    engines = inquiries.map(\.0)
    self.inquiries = inquiries.map(\.1)
    // The result if no answer comes.
    results = inquiries.map { .failure(.late($0.0, deadline)) }
    for (index, (engine, inquiry)) in inquiries.enumerated() {
      do throws(WitnessFailure) {
        exchanges.append(try pool.exchange(inquiry, engine, by: deadline))
      } catch {
        exchanges.append(nil)
        results[index] = .failure(error)
      }
    }
  }

  /// Returns all workers; one whose answer is still due cannot be used again and is killed.
  deinit {
    finishAll()
  }

  /// The results, in the order of the inquiries.
  func answers() -> [Result<WorkerAnswer, WitnessFailure>] {
    while true {
      advance()
      var awaited = exchanges.compactMap { $0?.awaited }
      if awaited.isEmpty || deadline.hasPassed { break }
      // The next `advance` finds out what ended the wait; only a failed wait ends the loop.
      if poll(&awaited, nfds_t(awaited.count), deadline.milliseconds) < 0, errno != EINTR { break }
    }
    finishAll()
    return results
  }

  private func advance() {
    for index in exchanges.indices {
      guard let exchange = exchanges[index] else { continue }
      exchange.advance()
      let engine = engines[index]
      switch exchange.outcome {
      case nil: continue
      case .ended where exchange.worker.hasAnswered && retried.insert(index).inserted:
        // An earlier inquiry may have damaged the worker: a new worker decides.
        finish(index)
        do throws(WitnessFailure) {
          exchanges[index] = try pool.exchange(inquiries[index], engine, by: deadline)
        } catch {
          results[index] = .failure(error)
        }
        continue
      case .answer(let answer): results[index] = .success(answer)
      case .ended(let manner): results[index] = .failure(.ended(engine, manner))
      case .notStarted(let problem): results[index] = .failure(.notStarted(problem))
      case .malformed: results[index] = .failure(.malformed(engine))
      }
      finish(index)
    }
  }

  private func finishAll() {
    for index in exchanges.indices { finish(index) }
  }

  private func finish(_ index: Int) {
    guard let exchange = exchanges[index] else { return }
    exchanges[index] = nil
    pool.finish(exchange, engines[index])
  }

  /// The answers as opinions, at the latest when the deadline has passed.
  func opinions() -> [Opinion] {
    zip(engines, answers()).map { engine, answer in
      Self.opinion(answer, of: engine, version: pool.version(of: engine))
    }
  }

  /// An answer as an opinion; one of another engine than the one asked is no opinion.
  static func opinion(
    _ answer: Result<WorkerAnswer, WitnessFailure>, of engine: Engine, version: String
  ) -> Opinion {
    let failure: WitnessFailure
    switch answer {
    case .success(.opinion(let opinion)) where opinion.engine == engine: return opinion
    case .success: failure = .malformed(engine)
    case .failure(let reason): failure = reason
    }
    return Opinion(
      engine: engine, version: version, verdict: .unknown, noOpinion: failure.text)
  }
}
