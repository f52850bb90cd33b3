import Synchronization
import SystemCalls
import TrustModel

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The file of `--keylog`: the secrets of handshakes, one line each, in the form that Wireshark reads.
///
/// Lines are appended as they come, as other programs do with such a file, so that a handshake that
/// fails has its own, too. A file that others could read, or have put there, is refused. After a
/// failed write the file is given up; the first cause is kept.
package final class KeyLogFile: Sendable {
  private let descriptor: Int32
  private let path: String
  private let cause: Mutex<String?>

  /// Why the file is incomplete, one line; nil as long as it is complete.
  package var failure: String? { cause.withLock(\.self) }

  /// Opens or creates the file, for its owner only.
  package init(path: String) {
    self.path = path
    descriptor = open(
      FileName.cString(path), O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW,
      0o600)
    let problem: String? =
      descriptor < 0
      ? (errno == ELOOP ? "it is a symbolic link" : SystemError.last.text)
      : Self.objection(to: descriptor)
    cause = Mutex(problem.map { "could not write '\(path)': \($0)" })
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// Appends a line, without its line break.
  package func write(_ line: [UInt8]) {
    cause.withLock { cause in
      guard cause == nil else { return }
      do throws(SystemError) {
        try Descriptor(descriptor).writeAll(line + [UInt8(ascii: "\n")])
      } catch {
        cause = "could not write '\(path)': \(error.text)"
      }
    }
  }

  /// Why no secret belongs in the open file; nil where they may be written there.
  private static func objection(to descriptor: Int32) -> String? {
    var entry = stat()
    guard fstat(descriptor, &entry) == 0 else { return SystemError.last.text }
    guard entry.st_mode & S_IFMT == S_IFREG else { return "it is no regular file" }
    guard entry.st_uid == geteuid() else { return "it belongs to another user" }
    guard entry.st_nlink == 1 else { return "it has a second name (a hard link)" }
    guard entry.st_mode & 0o077 == 0 else {
      return "others may read or write it, and it is for secrets (chmod 600)"
    }
    return nil
  }
}
