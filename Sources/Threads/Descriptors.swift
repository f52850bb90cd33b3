#if canImport(Glibc)
  package import Glibc
#else
  package import Darwin
#endif

/// Waiting for what the system has open.
package enum Descriptors {
  /// How a wait for descriptors ended.
  package enum WaitResult: Hashable, Sendable {
    /// At least one is ready, as its entry shows.
    case ready
    /// The time passed without any being ready.
    case passed
    /// The system could not wait; the error number says why.
    case failed(Int32)
  }

  /// Waits until one of the descriptors is ready.
  package static func wait(for entries: inout [pollfd], until end: Deadline) -> WaitResult {
    while true {
      let left = end.milliseconds
      let count = poll(&entries, nfds_t(entries.count), left)
      let error = errno
      if count > 0 { return .ready }
      if count < 0, error != EINTR { return .failed(error) }
      // Otherwise the call was interrupted, or the longest wait that it allows has passed.
      if left == 0 { return .passed }
    }
  }
}
