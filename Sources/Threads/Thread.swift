private import CThread

/// A thread for a call that blocks, or that is to begin at once.
///
/// Not a task: a few of them waiting for servers would take all threads of the task pool, and the
/// pool takes its time to start the first thread.
package enum Thread {
  /// Runs the body on a new thread without waiting for it, never on this one.
  ///
  /// - Returns: False when there can be no other thread; the body does not run then.
  package static func start(_ body: @escaping @Sendable () -> Void) -> Bool {
    let work = Unmanaged.passRetained(Work(body: body))
    let status = CThread_detach({ Thread.run($0) }, work.toOpaque())
    if status != 0 { work.release() }
    return status == 0
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
