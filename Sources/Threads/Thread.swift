private import CThread

/// A thread for a call that blocks, or that is to begin at once.
///
/// Not a task: a few of them waiting for servers would take all threads of the task pool, and the
/// pool takes its time to start the first thread.
package enum Thread {
  /// Runs the body on a new thread that nobody waits for; on this one if there can be no other.
  package static func detach(_ body: @escaping @Sendable () -> Void) {
    let work = Unmanaged.passRetained(Work(body: body)).toOpaque()
    guard CThread_detach({ Thread.run($0) }, work) == 0 else { return run(work) }
  }

  private static func run(_ work: UnsafeMutableRawPointer?) {
    guard let work else { return }
    Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body()
  }

  private final class Work {
    let body: @Sendable () -> Void

    init(body: @escaping @Sendable () -> Void) {
      self.body = body
    }
  }
}
