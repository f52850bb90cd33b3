import SystemCalls
package import Threads
import TrustModel

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file that is open for reading; anything but a regular file is read with a limit on the time
/// and the size.
package struct InputFile: ~Copyable {
  /// Which kinds of files may be opened.
  package enum Source: Sendable {
    /// Regular files only: for names found in a directory or built in, which the user did not
    /// choose.
    case regular
    /// Also a pipe, a terminal or standard input (`-`), whose bytes have to arrive in time.
    case named
  }

  private let path: String
  private let descriptor: Int32
  /// Octets; nil for anything but a regular file.
  package let size: Int?

  /// - Throws: `FileError` when it cannot be opened, or is a device or a directory.
  package init(path: String, from source: Source) throws(FileError) {
    let descriptor = try Self.descriptor(path, source)
    let size: Int?
    do throws(FileError) {
      size = try Self.size(of: descriptor, path, source)
    } catch {
      if descriptor > STDERR_FILENO { close(descriptor) }
      throw error
    }
    (self.path, self.descriptor, self.size) = (path, descriptor, size)
  }

  deinit {
    if descriptor > STDERR_FILENO { close(descriptor) }
  }

  private static func descriptor(_ path: String, _ source: Source) throws(FileError) -> Int32 {
    if source == .named, path == "-" { return STDIN_FILENO }
    // Without O_NONBLOCK, `open` would wait until a pipe has a writer.
    let descriptor = open(FileName.cString(path), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0 else { throw FileError(path: path, .last) }
    return descriptor
  }

  private static func size(
    of descriptor: Int32, _ path: String, _ source: Source
  ) throws(FileError) -> Int? {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileError(path: path, .last) }
    switch (status.st_mode & S_IFMT, source) {
    case (S_IFREG, _): return Int(status.st_size)
    case (S_IFDIR, _): throw FileError(path: path, SystemError(EISDIR))
    case (S_IFIFO, .named), (S_IFSOCK, .named): return nil
    // /dev/null as standard input is allowed, as scripts and cron use it for no input.
    case (S_IFCHR, .named) where isatty(descriptor) == 1 || path == "-": return nil
    case (S_IFCHR, _), (S_IFBLK, _): throw FileError(path: path, problem: .device)
    default: throw FileError(path: path, problem: .notRegular)
    }
  }

  /// The next bytes; empty at the end.
  ///
  /// - Parameters:
  ///   - room: Most octets to read.
  ///   - deadline: For anything but a regular file.
  /// - Throws: `FileError` when it cannot be read, or nothing arrives in time.
  package func read(_ room: Int, by deadline: Deadline) throws(FileError) -> [UInt8] {
    while true {
      if size == nil { try wait(until: deadline) }
      // Read at once: releasing memory may change `errno`.
      var error = SystemError(0)
      let part = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
        let received = systemRead(descriptor, buffer.baseAddress, buffer.count)
        if received < 0 { error = .last }
        count = max(0, received)
      }
      switch error.number {
      case 0: return part
      case EINTR: continue
      // Some files of /proc have no bytes at first, like pipes.
      case EAGAIN: try wait(until: deadline)
      default: throw FileError(path: path, error)
      }
    }
  }

  /// Waits for bytes or the end: a pipe without a writer has neither.
  private func wait(until deadline: Deadline) throws(FileError) {
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    while true {
      let left = deadline.milliseconds
      let count = poll(&entry, 1, left)
      if count > 0 { return }
      if count < 0, errno != EINTR { throw FileError(path: path, .last) }
      if left == 0 { throw FileError(path: path, problem: .unfinished(deadline.allowance)) }
    }
  }
}

/// The C library's `read`, which has the name of the method above.
private func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int
{
  read(descriptor, bytes, count)
}

extension FileError {
  init(path: String, _ error: SystemError) {
    self.init(
      path: path, problem: error.number == ENOENT ? .missing : .notReadable(error.text))
  }
}
