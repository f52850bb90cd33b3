import SystemCalls
import TrustModel

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The file of `--save-evidence`: one record per line, in the order of the reports.
///
/// If a record cannot be written, the file is given up and reports go on; the first cause is kept.
package final class EvidenceFile {
  private let descriptor: Int32
  private let path: String
  private var isEmptied = false
  /// Why the file is incomplete, one line; nil as long as it is complete.
  package private(set) var failure: String?

  /// Opens or creates the file; its old content is removed when the first record is written.
  ///
  /// A FIFO needs a reader already: this does not wait for one. A symbolic link is followed, unless
  /// somebody else may have put it there (`LinkRule`).
  package init(path: String) {
    self.path = path
    let name = FileName.cString(path)
    let flags = O_WRONLY | O_CREAT | O_CLOEXEC | O_NONBLOCK
    let direct = open(name, flags | O_NOFOLLOW, 0o666)
    let error = SystemError.last
    // Linux refuses a link with ELOOP, and one in a directory that all share with EACCES.
    guard direct < 0, let isFollowed = LinkRule.isFollowed(path) else {
      descriptor = direct
      if direct < 0 { fail(error) }
      return
    }
    guard isFollowed else {
      descriptor = -1
      failure = "could not write '\(path)': \(LinkRule.refusal)"
      return
    }
    descriptor = open(name, flags, 0o666)
    if descriptor < 0 { fail(.last) }
  }

  /// Whether both names lead to one regular file, links followed; two names of a device do no harm.
  package static func isSame(_ path: String, _ other: String) -> Bool {
    var (first, second) = (stat(), stat())
    return stat(FileName.cString(path), &first) == 0
      && stat(FileName.cString(other), &second) == 0 && isSame(first, second)
  }

  /// Whether standard output leads to the file.
  package static func isStandardOutput(_ path: String) -> Bool {
    var (first, second) = (stat(), stat())
    return stat(FileName.cString(path), &first) == 0
      && fstat(STDOUT_FILENO, &second) == 0 && isSame(first, second)
  }

  private static func isSame(_ first: stat, _ second: stat) -> Bool {
    first.st_dev == second.st_dev && first.st_ino == second.st_ino
      && first.st_mode & S_IFMT != S_IFCHR
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// Writes one record, whole or not at all where the file system allows that.
  package func write(_ line: EvidenceLine) {
    guard failure == nil, isReady() else { return }
    guard case .record(let line) = line else {
      failure = "could not write '\(path)': the evidence of one endpoint is too long"
      return
    }
    // If the reader of a pipe has gone, only the file is given up; the signal must not end the
    // program.
    let previous = signal(SIGPIPE, SIG_IGN)
    defer { signal(SIGPIPE, previous) }
    do throws(SystemError) {
      try Descriptor(descriptor).writeAll(line)
    } catch {
      fail(error)
    }
  }

  /// Before the first record: truncates a regular file, and lets later writes wait for a slow
  /// reader.
  private func isReady() -> Bool {
    guard !isEmptied else { return true }
    isEmptied = true
    // A device or a pipe cannot be truncated, and fails with EINVAL.
    guard ftruncate(descriptor, 0) == 0 || errno == EINVAL else {
      fail(.last)
      return false
    }
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK)
    return true
  }

  private func fail(_ error: SystemError) {
    failure = "could not write '\(path)': \(error.text)"
  }
}
