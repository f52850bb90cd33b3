package import Threads
package import TrustModel

/// Reads files that hold secrets.
package enum SecretFile {
  /// The bytes of a file, without leaving a copy in memory; `-` is standard input.
  ///
  /// - Parameter deadline: For a pipe to be read to its end.
  /// - Throws: `FileError` when it cannot be read or is too large.
  package static func read(
    path: String, by deadline: Deadline, erasedBy eraser: @escaping Secret.Eraser
  ) throws(FileError) -> Secret {
    let file = try InputFile(path: path, from: .named)
    // A regular file is read once more, to see its end.
    var secret = Secret(copying: [], erasedBy: eraser)
    var room = min(max(chunk, (file.size ?? 0) + 1), File.largest + 1)
    while true {
      var part = try file.read(room, by: deadline)
      defer { part.withUnsafeMutableBytes(eraser) }
      if part.isEmpty { return secret }
      let length = secret.count + part.count
      guard length <= File.largest else { throw FileError(path: path, problem: .tooLarge) }
      let known = secret
      secret = Secret(capacity: length, erasedBy: eraser) { memory in
        known.withUnsafeBytes { memory.copyMemory(from: $0) }
        part.withUnsafeBytes {
          UnsafeMutableRawBufferPointer(rebasing: memory[known.count...]).copyMemory(from: $0)
        }
      }
      room = chunk
    }
  }

  /// Octets asked of the system at once where the size is not known.
  private static let chunk = 65_536
}
