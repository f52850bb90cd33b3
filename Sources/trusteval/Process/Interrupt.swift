import Threads

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Ctrl-C, or a request to end: a run can print what is known before it goes.
enum Interrupt {
  private typealias Handler = @convention(c) (Int32) -> Void

  /// Lets the first of these signals act, on another thread, in place of ending the process; the next
  /// ends it as ever.
  ///
  /// One that is ignored stays so, as `nohup` needs it.
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

  /// Ends the process by the signal that came, so that a shell's loop ends with it.
  static func end() -> Never {
    signal(received, SIG_DFL)
    raise(received)
    Console.leave(ExitStatus.couldNotFindOut.rawValue)
  }

  private static let handle: Handler = { number in
    // A second one of either kind ends at once.
    signal(SIGINT, SIG_DFL)
    signal(SIGTERM, SIG_DFL)
    var byte = UInt8(truncatingIfNeeded: number)
    _ = write(wakeDescriptor, &byte, 1)
  }

  private static func isIgnored(_ previous: Handler?) -> Bool {
    unsafeBitCast(previous, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}

/// What a handler of signals needs, which has no other way to be given anything.
///
/// Unsafe: written before the handler is there, and then only read.
private nonisolated(unsafe) var wakeDescriptor: Int32 = -1

/// Unsafe: written before the run is told, and read after that.
private nonisolated(unsafe) var received = SIGINT
