import Threads

/// Transforms elements side by side and hands the results over in their order, with at most so many
/// elements taken in and not yet handed over: memory does not grow with their number.
package struct OrderedWindow<Input: Sendable, Output: Sendable>: Sendable {
  private let jobs: Int
  private let transform: @Sendable (Input) -> Output

  /// - Parameter jobs: Elements looked at side by side, at least 1.
  package init(jobs: Int, _ transform: @escaping @Sendable (Input) -> Output) {
    self.jobs = max(1, jobs)
    self.transform = transform
  }

  /// A result is handed over, on the calling thread, as soon as all before it have been.
  ///
  /// A single element stays on the calling thread, too.
  package func run(_ inputs: some Sequence<Input>, deliver: (Output) -> Void) {
    var rest = inputs.makeIterator()
    guard let first = rest.next() else { return }
    guard var next = rest.next() else { return deliver(transform(first)) }
    let work = Channel<@Sendable () -> Void>()
    defer { work.close() }
    var waiting: [PendingValue<Output>] = []
    var threads = 0
    func take(_ input: Input) {
      // Twice as many as are worked on, so that one slow element does not leave the others idle.
      if waiting.count == jobs * 2 { deliver(waiting.removeFirst().value) }
      let result = PendingValue<Output>()
      waiting.append(result)
      let job: @Sendable () -> Void = { [transform] in result.set(transform(input)) }
      if threads < jobs, Thread.start({ while let job = work.receive() { job() } }) {
        threads += 1
      }
      // Without any thread the work is done here.
      if threads > 0 { work.send(job) } else { job() }
    }
    take(first)
    while true {
      take(next)
      guard let input = rest.next() else { break }
      next = input
    }
    for result in waiting { deliver(result.value) }
  }
}
