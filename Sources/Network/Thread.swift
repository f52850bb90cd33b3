#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A thread for a call that blocks without a deadline, or that is to begin at once.
///
/// Not a task: a few of them hanging in name look-ups would take all threads of the task pool, and
/// the pool takes its time to start the first thread.
package enum Thread {
  /// Runs the body on a new thread that nobody waits for; on this one if there can be no other.
  package static func detach(_ body: @escaping @Sendable () -> Void) {
    let work = Unmanaged.passRetained(Work(body: body)).toOpaque()
    #if canImport(Glibc)
      var thread = pthread_t()
      let status = pthread_create(&thread, nil, { Thread.run($0) }, work)
      let identifier: pthread_t? = thread
    #else
      var identifier: pthread_t?
      let status = pthread_create(&identifier, nil, { Thread.run($0) }, work)
    #endif
    guard status == 0, let identifier else {
      _ = run(work)
      return
    }
    pthread_detach(identifier)
  }

  private static func run(_ work: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let work { Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body() }
    return nil
  }

  private final class Work {
    let body: @Sendable () -> Void

    init(body: @escaping @Sendable () -> Void) {
      self.body = body
    }
  }
}
