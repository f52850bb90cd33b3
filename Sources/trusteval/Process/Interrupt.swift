import Threads

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Handles Ctrl-C and SIGTERM, so that a run can print its results before it ends.
enum Interrupt {
  private typealias Handler = @convention(c) (Int32) -> Void

  /// On the first of these signals calls `act` on another thread, instead of ending the process;
  /// the next signal ends it.
  ///
  /// A signal that is ignored stays ignored, as `nohup` needs.
  static func whenAsked(_ act: @escaping @Sendable () -> Void) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let (reader, writer) = (ends[0], ends[1])
    wakeDescriptor = writer
    let isStarted = Thread.start {
      var number: UInt8 = 0
      while read(reader, &number, 1) != 1 {
        guard errno == EINTR else { return }
      }
      received = Int32(number)
      act()
    }
    guard isStarted else { return }
    for number in [SIGINT, SIGTERM] where isIgnored(signal(number, handle)) {
      signal(number, SIG_IGN)
    }
  }

  /// Ends the process with the signal that came, so that a shell's loop ends too.
  static func end() -> Never {
    signal(received, SIG_DFL)
    raise(received)
    Console.leave(ExitStatus.couldNotFindOut.rawValue)
  }

  private static let handle: Handler = { number in
    // A second signal of either kind ends the process at once.
    signal(SIGINT, SIG_DFL)
    signal(SIGTERM, SIG_DFL)
    var byte = UInt8(truncatingIfNeeded: number)
    _ = write(wakeDescriptor, &byte, 1)
  }

  private static func isIgnored(_ previous: Handler?) -> Bool {
    unsafeBitCast(previous, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}

/// State of the signal handler, which cannot be passed any.
///
/// Unsafe: written before the handler is installed, and only read after that.
private nonisolated(unsafe) var wakeDescriptor: Int32 = -1

/// Unsafe: written before the run is notified, and read after that.
private nonisolated(unsafe) var received = SIGINT
