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
  /// Why the file is not what it should be, one line; nil as long as it is.
  package private(set) var failure: String?

  /// Makes the file, or empties it.
  package init(path: String) {
    self.path = path
    descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    if descriptor < 0 { fail() }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// Writes one record, whole or not at all as far as the file system lets it.
  package func write(_ record: EvidenceRecord) {
    guard failure == nil else { return }
    guard let line = try? record.line() else {
      failure = "could not write the evidence of one endpoint"
      return
    }
    var rest = line[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { return fail() }
      rest = rest.dropFirst(count)
    }
  }

  private func fail() {
    let reason = String(cString: strerror(errno))
    failure =
      "could not write '\(path)': \(reason.prefix(1).lowercased())\(reason.dropFirst())"
  }
}

/// The C library's `write`, which the method would hide.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
