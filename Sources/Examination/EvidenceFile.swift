import SystemCalls
import TrustModel

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The file of `--save-evidence`: one record per line, in the order of the reports.
///
/// What cannot be written costs the file, never a report; the first cause is kept.
package final class EvidenceFile {
  private let descriptor: Int32
  private let path: String
  private var isEmptied = false
  /// Why the file is not what it should be, one line; nil as long as it is.
  package private(set) var failure: String?

  /// Opens the file or makes it; what was in it goes when the first record comes.
  ///
  /// A FIFO has to have its reader already: this does not wait for one.
  package init(path: String) {
    self.path = path
    descriptor = open(
      FileName.cString(path), O_WRONLY | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o666)
    if descriptor < 0 { fail(.last) }
  }

  /// Whether both names lead to one file, links followed; two names of one device are harmless.
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

  /// Writes one record, whole or not at all as far as the file system lets it.
  package func write(_ record: EvidenceRecord) {
    guard failure == nil, isReady() else { return }
    guard let line = try? record.line(), line.count <= EvidenceRecord.longestLine else {
      failure = "could not write '\(path)': the evidence of one endpoint is too long"
      return
    }
    // A reader that went away costs the file, and must not end the program.
    let previous = signal(SIGPIPE, SIG_IGN)
    defer { signal(SIGPIPE, previous) }
    do throws(SystemError) {
      try Descriptor(descriptor).writeAll(line)
    } catch {
      fail(error)
    }
  }

  /// Before the first record: empties what is a file, and lets writing wait for a slow reader.
  private func isReady() -> Bool {
    guard !isEmptied else { return true }
    isEmptied = true
    // Devices and pipes have nothing to be emptied of, and say so.
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
