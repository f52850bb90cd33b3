package import SystemCalls
import TrustModel

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file or directory that could not be written.
package struct LabFileError: Error, Hashable, Sendable, CustomStringConvertible {
  package let path: String
  package let error: SystemError

  package var description: String {
    error.number == EWOULDBLOCK
      ? "another 'trusteval lab' serves what is in '\(path)': choose another directory"
      : "could not write '\(path)': \(error.text)"
  }
}

/// Keeps a directory's files as they are, until it is released: no other process writes them meanwhile.
package final class LabDirectoryClaim: Sendable {
  private let descriptor: Int32

  fileprivate init(on directory: Int32) throws(SystemError) {
    descriptor = openat(directory, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last }
    // File systems without such locks have none to respect.
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK else {
      throw SystemError(EWOULDBLOCK)
    }
  }

  deinit {
    close(descriptor)
  }
}

/// An open directory, so that it stays the same even if its name is changed.
struct LabDirectory: ~Copyable {
  let path: String
  private let descriptor: Int32

  /// Makes the directory or opens it.
  init(path: String) throws(LabFileError) {
    try self.init(path: path, at: AT_FDCWD, name: path)
  }

  init(_ name: String, in parent: borrowing LabDirectory) throws(LabFileError) {
    try self.init(path: "\(parent.path)/\(name)", at: parent.descriptor, name: name)
  }

  private init(path: String, at place: Int32, name: String) throws(LabFileError) {
    descriptor = try Self.opened(path: path, at: place, name: name)
    self.path = path
  }

  private static func opened(
    path: String, at place: Int32, name: String
  ) throws(LabFileError) -> Int32 {
    let name = FileName.cString(name)
    if mkdirat(place, name, 0o755) != 0, errno != EEXIST {
      throw LabFileError(path: path, error: .last)
    }
    let descriptor = openat(place, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { throw LabFileError(path: path, error: .last) }
    return descriptor
  }

  deinit {
    close(descriptor)
  }

  private func failure(_ name: String, _ error: SystemError = .last) -> LabFileError {
    LabFileError(path: "\(path)/\(name)", error: error)
  }

  /// Writes a file, which is there whole or not at all.
  ///
  /// - Parameter replaces: Whether it may take the place of one of that name; otherwise that is an error.
  func write(
    _ text: String, to name: String, mode: mode_t, replaces: Bool = true
  ) throws(LabFileError) {
    try write(Array(text.utf8), to: name, mode: mode, replaces: replaces)
  }

  func write(
    _ bytes: [UInt8], to name: String, mode: mode_t, replaces: Bool = true
  ) throws(LabFileError) {
    // Beside it first: where that fails, what was there is as it was.
    let temporary = ".\(name).\(UInt64.random(in: 0 ... .max))"
    let file = openat(
      descriptor, temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode)
    guard file >= 0 else { throw failure(name) }
    defer { close(file) }
    do throws(SystemError) {
      try Descriptor(file).writeAll(bytes)
      let status =
        replaces
        ? renameat(descriptor, temporary, descriptor, name)
        : linkat(descriptor, temporary, descriptor, name, 0)
      guard status == 0 else { throw .last }
      if !replaces { unlinkat(descriptor, temporary, 0) }
    } catch {
      unlinkat(descriptor, temporary, 0)
      throw failure(name, error)
    }
  }

  /// - Throws: An error with `EWOULDBLOCK` where another has claimed it.
  func claim() throws(LabFileError) -> LabDirectoryClaim {
    do throws(SystemError) {
      return try LabDirectoryClaim(on: descriptor)
    } catch {
      throw LabFileError(path: path, error: error)
    }
  }

  /// Removes a file, if there is one.
  func remove(_ name: String) throws(LabFileError) {
    guard unlinkat(descriptor, name, 0) == 0 || errno == ENOENT else { throw failure(name) }
  }

  /// The path from the root of the file system.
  var absolutePath: String {
    get throws(LabFileError) {
      guard let path = realpath(FileName.cString(path), nil) else {
        throw LabFileError(path: self.path, error: .last)
      }
      defer { free(path) }
      return FileName.text(of: Array(UnsafeRawBufferPointer(start: path, count: strlen(path))))
    }
  }

  /// Whether there is anything of this name, if only a link that leads nowhere.
  func has(_ name: String) -> Bool {
    var entry = stat()
    return fstatat(descriptor, name, &entry, AT_SYMLINK_NOFOLLOW) == 0
  }

  /// What a regular file holds; nil where there is none of this name, or it is larger than any of these.
  func contents(of name: String) -> [UInt8]? {
    let file = openat(descriptor, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var entry = stat()
    guard fstat(file, &entry) == 0, entry.st_mode & S_IFMT == S_IFREG else { return nil }
    let limit = 1 << 16
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: limit)
    while bytes.count <= limit {
      let count = read(file, &buffer, limit)
      guard count >= 0 else { return nil }
      if count == 0 { return bytes }
      bytes += buffer.prefix(count)
    }
    return nil
  }
}
