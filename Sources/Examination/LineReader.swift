import RootStores
package import Threads

/// Reads a file line by line, never more than a line and a chunk at a time.
package final class LineReader {
  private static let chunk = 256 * 1024

  private let file: InputFile
  /// The file as messages name it.
  package let name: String
  /// Number of the line read last, from 1.
  package private(set) var number = 0
  private let longest: Int
  private var buffer: [UInt8] = []
  /// Where the next line begins in the buffer.
  private var position = 0
  private var isAtEnd = false
  /// Whether the next octets belong to a line that was told to be too long.
  private var isInLongLine = false

  /// - Parameters:
  ///   - path: `-` is standard input.
  ///   - longest: Octets of a line.
  /// - Throws: `RequestError` when it cannot be opened.
  package init(path: String, longest: Int) throws(RequestError) {
    name = FileError.name(ofFile: path)
    self.longest = longest
    do throws(FileError) {
      file = try InputFile(path: path, from: .named)
    } catch {
      throw RequestError(error.description)
    }
  }

  /// The next line without its break, or why it cannot be used; nil at the end.
  ///
  /// A line that is too long is told at once, as it may have no end; the call after that passes over
  /// the rest of it.
  /// - Parameter deadline: For a line from a pipe.
  /// - Throws: `RequestError` when the file cannot be read on.
  package func next(by deadline: Deadline) throws(RequestError) -> Result<[UInt8], RequestError>? {
    var searched = position
    while true {
      let lineBreak = buffer[searched...].firstIndex(of: UInt8(ascii: "\n"))
      if let end = lineBreak ?? (isAtEnd ? buffer.count : nil) {
        guard lineBreak != nil || position < end else { return nil }
        let line = position..<end
        position = min(end + 1, buffer.count)
        if isInLongLine {
          isInLongLine = false
          searched = position
          continue
        }
        number += 1
        return line.count > longest ? .failure(tooLong) : .success(Array(buffer[line]))
      }
      // Whether a line is too long must not depend on the pieces that a file or a pipe is read in.
      if buffer.count - position > longest, !isInLongLine {
        isInLongLine = true
        number += 1
        return .failure(tooLong)
      }
      buffer.removeFirst(isInLongLine ? buffer.count : position)
      position = 0
      searched = buffer.count
      try readOn(by: deadline)
    }
  }

  /// Whether a line that counts may follow: of a regular file it is looked for, of a pipe that would
  /// have to wait.
  ///
  /// - Parameter counts: Whether a line does; it is without its break.
  package func mayGoOn(_ counts: (ArraySlice<UInt8>) -> Bool) -> Bool {
    func hasText() -> Bool {
      var rest = buffer[position...]
      if isInLongLine { rest = rest.drop { $0 != UInt8(ascii: "\n") } }
      while !rest.isEmpty {
        let line = rest.prefix { $0 != UInt8(ascii: "\n") }
        if counts(line) { return true }
        rest = rest.dropFirst(line.count + 1)
      }
      return false
    }
    guard !hasText() else { return true }
    // Once only, as a file may be blank without end; what cannot be read is told by `next`.
    if !isAtEnd {
      guard file.size != nil, (try? readOn(by: .distantFuture)) != nil else { return true }
    }
    return !isAtEnd || hasText()
  }

  private var tooLong: RequestError {
    let bound = longest < 1_048_576 ? "\(longest / 1024) KB" : "\(longest / 1_048_576) MB"
    return RequestError("line \(number) of \(name) is longer than \(bound)")
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
