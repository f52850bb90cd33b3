import TrustModel

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Differences between C libraries, and the meaning of socket errors.
enum SystemSocket {
  #if canImport(Glibc)
    static let stream = Int32(SOCK_STREAM.rawValue)
  #else
    static let stream = SOCK_STREAM
  #endif

  /// A new socket that does not block; negative on failure.
  static func open(family: Int32) -> Int32 {
    let descriptor = socket(family, stream, 0)
    guard descriptor >= 0 else { return descriptor }
    keepFromChildren(descriptor)
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    #if !canImport(Glibc)
      var isOn: Int32 = 1
      setsockopt(
        descriptor, SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
    #endif
    return descriptor
  }

  /// Prevents processes that are started later from keeping the socket open.
  static func keepFromChildren(_ descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }

  /// Sends without the signal that a closed peer would cause.
  ///
  /// The signal is suppressed for each call and not ignored for the process: a closed standard
  /// output must still end the process, silently.
  static func send(_ descriptor: Int32, _ start: UnsafeRawPointer?, _ count: Int) -> Int {
    #if canImport(Glibc)
      Glibc.send(descriptor, start, count, Int32(MSG_NOSIGNAL))
    #else
      Darwin.send(descriptor, start, count, 0)
    #endif
  }

  /// Reads what there is; negative on failure.
  static func read(_ descriptor: Int32, _ buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
    #if canImport(Glibc)
      Glibc.read(descriptor, buffer.baseAddress, buffer.count)
    #else
      Darwin.read(descriptor, buffer.baseAddress, buffer.count)
    #endif
  }

  /// The failure that an error of `connect` means.
  static func failureKind(_ number: Int32) -> ConnectionFailure.Kind {
    switch number {
    case ECONNREFUSED: .refused
    case ETIMEDOUT: .timeout(.connect)
    case ECONNRESET, ECONNABORTED: .connectionLost(.connect)
    default: .unreachable
    }
  }
}
