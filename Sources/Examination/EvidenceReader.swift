import RootStores
import Threads

/// Reads the records of an evidence file one after the other, never more than a line at a time.
package final class EvidenceReader {
  private static let chunk = 256 * 1024

  private let file: InputFile
  private let name: String
  private let patience: Duration
  private var buffer: [UInt8] = []
  /// Where the next line begins in the buffer.
  private var position = 0
  private var isAtEnd = false
  private var lineNumber = 0
  private var hasRecord = false

  /// - Parameters:
  ///   - path: `-` is standard input.
  ///   - patience: How long each record may take to come, where it comes from a pipe.
  /// - Throws: `RequestError` when it cannot be opened.
  package init(path: String, patience: Duration) throws(RequestError) {
    name = FileError.name(ofFile: path)
    self.patience = patience
    do throws(FileError) {
      file = try InputFile(path: path, from: .named)
    } catch {
      throw RequestError(error.description)
    }
  }

  /// The next record; nil at the end of the file.
  ///
  /// - Throws: `RequestError` when the file cannot be read on, or the line is no record. What follows
  ///   such a line is not read: a file that is damaged once may be damaged anywhere.
  package func next() throws(RequestError) -> EvidenceRecord? {
    let deadline = Deadline(in: patience)
    while let line = try line(by: deadline) {
      lineNumber += 1
      if line.allSatisfy({ [0x09, 0x0d, 0x20].contains($0) }) {
        guard !deadline.hasPassed else {
          throw RequestError("\(name) has nothing but blank lines, up to line \(lineNumber)")
        }
        continue
      }
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

  private func line(by deadline: Deadline) throws(RequestError) -> [UInt8]? {
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
      try readOn(by: deadline)
    }
  }

  private func readOn(by deadline: Deadline) throws(RequestError) {
    do throws(FileError) {
      let part = try file.read(Self.chunk, by: deadline)
      isAtEnd = part.isEmpty
      buffer += part
    } catch {
      throw RequestError(error.description)
    }
  }
}
