#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Reads the records of an evidence file one after the other, never more than a line at a time.
package final class EvidenceReader {
  private static let chunk = 256 * 1024

  private let descriptor: Int32
  private let name: String
  private var buffer: [UInt8] = []
  /// Where the next line begins in the buffer.
  private var position = 0
  private var isAtEnd = false
  private var lineNumber = 0
  private var hasRecord = false

  /// - Parameter path: `-` is standard input.
  /// - Throws: `RequestError` when it cannot be opened.
  package init(path: String) throws(RequestError) {
    name = path == "-" ? "standard input" : "'\(path)'"
    descriptor = path == "-" ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw RequestError("could not read \(name): \(Self.reason)") }
  }

  deinit {
    if descriptor > STDERR_FILENO { close(descriptor) }
  }

  /// The next record; nil at the end of the file.
  ///
  /// - Throws: `RequestError` when the file cannot be read on, or the line is no record. What follows
  ///   such a line is not read: a file that is damaged once may be damaged anywhere.
  package func next() throws(RequestError) -> EvidenceRecord? {
    while let line = try line() {
      lineNumber += 1
      if line.allSatisfy({ [0x09, 0x0d, 0x20].contains($0) }) { continue }
      do throws(EvidenceRecord.Damage) {
        let record = try EvidenceRecord(line: line)
        hasRecord = true
        return record
      } catch {
        throw RequestError("line \(lineNumber) of \(name) \(error.text)")
      }
    }
    guard hasRecord else { throw RequestError("\(name) holds no evidence") }
    return nil
  }

  private func line() throws(RequestError) -> [UInt8]? {
    var searched = position
    while true {
      if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { position = end + 1 }
        return Array(buffer[position..<end])
      }
      guard !isAtEnd else {
        guard position < buffer.count else { return nil }
        defer { position = buffer.count }
        return Array(buffer[position...])
      }
      guard buffer.count - position <= EvidenceRecord.longestLine else {
        throw RequestError(
          "line \(lineNumber + 1) of \(name) is longer than \(EvidenceRecord.longestLine / 1_048_576) MB"
        )
      }
      buffer.removeFirst(position)
      position = 0
      searched = buffer.count
      try readOn()
    }
  }

  private func readOn() throws(RequestError) {
    var error: Int32 = 0
    let part = [UInt8](unsafeUninitializedCapacity: Self.chunk) { bytes, count in
      var received: Int
      repeat {
        received = read(descriptor, bytes.baseAddress, bytes.count)
      } while received < 0 && errno == EINTR
      if received < 0 { error = errno }
      count = max(0, received)
    }
    guard error == 0 else {
      errno = error
      throw RequestError("could not read \(name): \(Self.reason)")
    }
    isAtEnd = part.isEmpty
    buffer += part
  }

  /// The operating system's words, in lower case as part of a sentence.
  private static var reason: String {
    let text = String(cString: strerror(errno))
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}
