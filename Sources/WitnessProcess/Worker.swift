private import CThread
import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A process that has loaded one witness's library, seen from the program.
final class Worker: Sendable {
  let number: UInt32
  /// Inquiries go in, answers come out.
  let socket: Int32
  /// Reports how the process ended, once.
  let ending: Int32
  private let state = Mutex(State())

  private struct State {
    /// Known once the worker has reported it.
    var process: pid_t?
    var hasAnswered = false
  }

  init(number: UInt32, socket: Int32, ending: Int32) {
    self.number = number
    self.socket = socket
    self.ending = ending
  }

  deinit {
    close(socket)
    close(ending)
  }

  enum Transfer {
    case bytes(Int)
    case notNow
    case ended
  }

  /// Records the process that the worker reports; false if it has reported one before.
  func isProcess(_ identifier: Int32) -> Bool {
    state.withLock { state in
      guard state.process == nil else { return false }
      state.process = identifier
      return true
    }
  }

  /// Whether it has answered an inquiry; that may have left it in a bad state.
  var hasAnswered: Bool {
    get { state.withLock(\.hasAnswered) }
    set { state.withLock { $0.hasAnswered = newValue } }
  }

  /// Called before an inquiry, so that the worker runs on another processor than the caller.
  func keepApart() {
    if let identifier = state.withLock(\.process) { CThread_keep_apart(identifier) }
  }

  func send(_ bytes: ArraySlice<UInt8>) -> Transfer {
    Self.transfer { bytes.withUnsafeBytes { CThread_send(socket, $0.baseAddress, $0.count) } }
  }

  func receive(into buffer: UnsafeMutableRawBufferPointer) -> Transfer {
    Self.transfer { CThread_receive(socket, buffer.baseAddress, buffer.count) }
  }

  /// How the process ended; nil while that is not known.
  func fate() -> Fate? {
    var message = CThread_Ending()
    let received = Self.transfer {
      CThread_receive(ending, &message, MemoryLayout<CThread_Ending>.size)
    }
    switch received {
    case .notNow: return nil
    case .bytes(MemoryLayout<CThread_Ending>.size):
      return message.was_started == 0
        ? .notStarted(.init(message.status)) : .ended(Self.manner(of: message.status))
    case .bytes, .ended: return .notStarted(.keeperEnded)
    }
  }

  enum Fate {
    case notStarted(Keeper.Problem)
    /// Such as `signal 6, aborted`.
    case ended(String)
  }

  private static func transfer(_ call: () -> Int) -> Transfer {
    while true {
      let count = call()
      if count > 0 { return .bytes(count) }
      if count < 0, errno == EINTR { continue }
      return count < 0 && (errno == EAGAIN || errno == EWOULDBLOCK) ? .notNow : .ended
    }
  }

  /// The status from waitpid(2) in words.
  private static func manner(of status: Int32) -> String {
    let signal = status & 0x7f
    guard signal != 0 else { return "exit status \(status >> 8 & 0xff)" }
    let name = strsignal(signal).map { ", \(String(cString: $0).lowercased())" } ?? ""
    return "signal \(signal)\(name)"
  }
}
