import Synchronization
import Threads

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Handles Ctrl-C and SIGTERM, so that a run can print its results before it ends.
enum Interrupt {
  private typealias Handler = @convention(c) (Int32) -> Void

  /// What the first signal causes.
  private static let action = Mutex<(@Sendable () -> Void)?>(nil)

  /// Starts the thread that will wait for signals; it does other work first, as one thread more
  /// would cost a check about a hundredth of its time.
  ///
  /// To be called once, before `whenAsked`.
  /// - Returns: False when no thread can be started; the work is not done then.
  static func startThread(after work: @escaping @Sendable () -> Void) -> Bool {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return Thread.start(work) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let (reader, writer) = (ends[0], ends[1])
    let isStarted = Thread.start {
      work()
      // A signal that came before is still in the pipe.
      waitForSignal(on: reader)
    }
    if isStarted {
      wakeDescriptor = writer
    } else {
      for end in ends { close(end) }
    }
    return isStarted
  }

  /// On the first of these signals calls `act` on the waiting thread, instead of ending the process;
  /// one that comes a second or more later ends it.
  ///
  /// A signal that is ignored stays ignored, as `nohup` needs. Without the waiting thread signals
  /// end the process as usual.
  static func whenAsked(_ act: @escaping @Sendable () -> Void) {
    guard wakeDescriptor >= 0 else { return }
    action.withLock { $0 = act }
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

  private static func waitForSignal(on reader: Int32) {
    var number: UInt8 = 0
    while read(reader, &number, 1) != 1 {
      guard errno == EINTR else { return }
    }
    received = Int32(number)
    action.withLock(\.self)?()
  }

  private static let handle: Handler = { number in
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    let milliseconds = Int(now.tv_sec) * 1000 + Int(now.tv_nsec) / 1_000_000
    guard firstSignal == 0 else {
      // `timeout` of GNU signals the process and then its group, within microseconds: only a signal
      // that comes later asks to end at once.
      guard milliseconds - firstSignal >= 1000 else { return }
      signal(number, SIG_DFL)
      raise(number)
      return
    }
    firstSignal = max(1, milliseconds)
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

/// When the first signal came, in milliseconds of the monotonic clock; 0 before that.
///
/// Unsafe: used by the signal handler only. Two first signals at once, on two threads, are both first.
private nonisolated(unsafe) var firstSignal = 0

/// Unsafe: written before the run is notified, and read after that.
private nonisolated(unsafe) var received = SIGINT
