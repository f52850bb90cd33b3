import RootStores
import Threads

/// Reads the records of an evidence file one after the other, never more than a line at a time.
package final class EvidenceReader {
  private let lines: LineReader
  private let patience: Duration
  private var hasRecord = false

  /// - Parameters:
  ///   - path: `-` is standard input.
  ///   - patience: How long to wait for each record, where they come from a pipe.
  /// - Throws: `RequestError` when it cannot be opened.
  package init(path: String, patience: Duration) throws(RequestError) {
    lines = try LineReader(path: path, longest: EvidenceRecord.longestLine)
    self.patience = patience
  }

  /// The next record; nil at the end of the file.
  ///
  /// - Throws: `RequestError` when the file cannot be read on, or the line is no record. What follows
  ///   such a line is not read: a file that is damaged once may be damaged anywhere.
  package func next() throws(RequestError) -> EvidenceRecord? {
    let deadline = Deadline(in: patience)
    while let line = try lines.next(by: deadline)?.get() {
      if line.allSatisfy({ [0x09, 0x0d, 0x20].contains($0) }) {
        guard !deadline.hasPassed else {
          throw RequestError(
            "\(lines.name) has nothing but blank lines, up to line \(lines.number)")
        }
        continue
      }
      do throws(EvidenceRecord.Damage) {
        let record = try EvidenceRecord(line: line)
        hasRecord = true
        return record
      } catch {
        throw RequestError("line \(lines.number) of \(lines.name) \(error.text)")
      }
    }
    guard hasRecord else { throw RequestError("\(lines.name) holds no evidence") }
    return nil
  }
}
