#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Files of bounded size and directories, with the operating system's own words for what fails.
enum File {
  /// Octets; the largest bundle of a distribution has a quarter of a megabyte.
  static let largest = 16 * 1_048_576

  /// The bytes of a file, or of standard input for `-`.
  static func read(_ path: String) throws(FileError) -> [UInt8] {
    if path == "-" { return try read(STDIN_FILENO, path: path) }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(path) }
    defer { close(descriptor) }
    return try read(descriptor, path: path)
  }

  static func isDirectory(_ path: String) throws(FileError) -> Bool {
    guard path != "-" else { return false }
    var status = stat()
    guard stat(path, &status) == 0 else { throw failure(path) }
    return status.st_mode & S_IFMT == S_IFDIR
  }

  /// Whether two paths lead to the same file, links followed.
  static func isSame(_ path: String, _ other: String) -> Bool {
    var (first, second) = (stat(), stat())
    guard path != other else { return true }
    guard stat(path, &first) == 0, stat(other, &second) == 0 else { return false }
    return first.st_dev == second.st_dev && first.st_ino == second.st_ino
  }

  /// Names of what lies in a directory, without `.` and `..`, in no order.
  static func names(inDirectory path: String) throws(FileError) -> [String] {
    guard let directory = opendir(path) else { throw failure(path) }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  private static func read(_ descriptor: Int32, path: String) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    // A file is read at once; the size of a pipe is not known in advance.
    var room = max(chunk, size(of: descriptor))
    while true {
      // Taken at once: releasing memory may change `errno`.
      var error: Int32 = 0
      let part = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
        var received: Int
        repeat {
          received = Self.read(descriptor, into: buffer)
        } while received < 0 && errno == EINTR
        if received < 0 { error = errno }
        count = max(0, received)
      }
      guard error == 0 else { throw failure(path, error) }
      if part.isEmpty { return bytes }
      if bytes.isEmpty { bytes = part } else { bytes += part }
      guard bytes.count <= largest else { throw FileError(path: path, problem: .tooLarge) }
      room = chunk
    }
  }

  /// Octets asked of the system at once where the size is not known.
  private static let chunk = 65_536

  /// Octets in a file, one more than the bound for any that is larger; 0 for what is no file.
  private static func size(of descriptor: Int32) -> Int {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return 0 }
    return min(Int(status.st_size), largest + 1)
  }

  private static func read(_ descriptor: Int32, into buffer: UnsafeMutableBufferPointer<UInt8>)
    -> Int
  {
    #if canImport(Glibc)
      Glibc.read(descriptor, buffer.baseAddress, buffer.count)
    #else
      Darwin.read(descriptor, buffer.baseAddress, buffer.count)
    #endif
  }

  /// The operating system's words, in lower case as part of a sentence.
  private static func failure(_ path: String, _ error: Int32 = errno) -> FileError {
    let text = String(cString: strerror(error))
    return FileError(
      path: path, problem: .notReadable(text.prefix(1).lowercased() + text.dropFirst()))
  }
}
