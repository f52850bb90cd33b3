private import CThread

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A thread for a call that blocks, or that has to begin at once.
///
/// Not a task: a few tasks that wait for servers would occupy all threads of the task pool, and the
/// pool takes longer to start its first thread.
package enum Thread {
  /// Runs the body on a new thread without waiting for it, never on this one.
  ///
  /// - Returns: False when no thread can be started; the body does not run then.
  package static func start(_ body: @escaping @Sendable () -> Void) -> Bool {
    let work = Unmanaged.passRetained(Work(body: body))
    let status = CThread_detach({ Thread.run($0) }, work.toOpaque())
    if status != 0 { work.release() }
    return status == 0
  }

  /// Processors of this machine, at least 1.
  package static var processors: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

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
