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

  /// The next line without its break; nil at the end.
  ///
  /// - Parameter deadline: For a line from a pipe.
  /// - Throws: `RequestError` when the file cannot be read on.
  package func next(by deadline: Deadline) throws(RequestError) -> [UInt8]? {
    var searched = position
    while true {
      if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { position = end + 1 }
        return try line(to: end)
      }
      guard !isAtEnd else {
        guard position < buffer.count else { return nil }
        defer { position = buffer.count }
        return try line(to: buffer.count)
      }
      try checkLength(to: buffer.count)
      buffer.removeFirst(position)
      position = 0
      searched = buffer.count
      try readOn(by: deadline)
    }
  }

  private func line(to end: Int) throws(RequestError) -> [UInt8] {
    try checkLength(to: end)
    number += 1
    return Array(buffer[position..<end])
  }

  /// Whether a line is too long must not depend on the pieces that a file or a pipe is read in.
  private func checkLength(to end: Int) throws(RequestError) {
    guard end - position > longest else { return }
    let bound = longest < 1_048_576 ? "\(longest / 1024) KB" : "\(longest / 1_048_576) MB"
    throw RequestError("line \(number + 1) of \(name) is longer than \(bound)")
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
