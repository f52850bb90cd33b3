import SystemCalls
import Threads
import TrustModel

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Reads files up to a bound, and directories; failures are in the operating system's words.
enum File {
  /// Octets of a file; the largest bundle of a distribution has a quarter of a megabyte.
  static let largest = 16 * 1_048_576

  /// Octets of all files of a directory that are kept in memory together.
  static let largestDirectory = 32 * 1_048_576

  /// Octets asked of the system at once where the size is not known.
  private static let chunk = 65_536

  /// The bytes of a file that the user named; `-` is standard input.
  ///
  /// - Parameter deadline: For a pipe to be read to its end.
  static func read(named path: String, by deadline: Deadline) throws(FileError) -> [UInt8] {
    try contents(of: InputFile(path: path, from: .named), path, by: deadline)
  }

  /// The bytes of a file of which some were read.
  static func read(
    named path: String, _ file: borrowing InputFile, after start: [UInt8], by deadline: Deadline
  ) throws(FileError) -> [UInt8] {
    try contents(of: file, path, beginning: start, by: deadline)
  }

  /// The bytes of a file on disk.
  static func read(regular path: String) throws(FileError) -> [UInt8] {
    try contents(of: InputFile(path: path, from: .regular), path, by: Deadline(in: .zero))
  }

  private static func contents(
    of file: borrowing InputFile, _ path: String, beginning: [UInt8] = [], by deadline: Deadline
  ) throws(FileError) -> [UInt8] {
    var bytes = beginning
    // A file of known size is read at once, up to one octet more than the bound.
    var room = min(max(chunk, file.size ?? 0), largest + 1)
    while true {
      let part = try file.read(room, by: deadline)
      if part.isEmpty { return bytes }
      if bytes.isEmpty { bytes = part } else { bytes += part }
      guard bytes.count <= largest else { throw FileError(path: path, problem: .tooLarge) }
      room = chunk
    }
  }

  static func isDirectory(_ path: String) throws(FileError) -> Bool {
    guard path != "-" else { return false }
    var status = stat()
    guard stat(FileName.cString(path), &status) == 0 else {
      throw FileError(path: path, .last)
    }
    return status.st_mode & S_IFMT == S_IFDIR
  }

  /// Whether two paths lead to the same file, links followed.
  static func isSame(_ path: String, _ other: String) -> Bool {
    var (first, second) = (stat(), stat())
    guard path != other else { return true }
    guard stat(FileName.cString(path), &first) == 0, stat(FileName.cString(other), &second) == 0
    else { return false }
    return first.st_dev == second.st_dev && first.st_ino == second.st_ino
  }

  /// Names of the entries of a directory, without `.` and `..`, in no particular order.
  static func names(inDirectory path: String) throws(FileError) -> [String] {
    guard let directory = opendir(FileName.cString(path)) else {
      throw FileError(path: path, .last)
    }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        FileName.text(of: Array(bytes.prefix { $0 != 0 }))
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }
}
