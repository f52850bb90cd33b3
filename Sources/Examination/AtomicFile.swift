import SystemCalls
import TrustModel

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file that is written whole or not at all.
package enum AtomicFile {
  package struct Failure: Error, Hashable, Sendable {
    /// One line.
    package let text: String

    package init(text: String) {
      self.text = text
    }
  }

  /// Writes the bytes to a new file in the same directory, and then gives that the file's name.
  ///
  /// - Parameter overwrites: Whether an existing file that is not empty may be replaced.
  /// - Throws: `Failure` where the file could not be written; an existing file is then unchanged.
  package static func write(
    _ bytes: [UInt8], to path: String, overwrites: Bool
  ) throws(Failure) {
    let isThere = try isReplaceable(path, overwrites: overwrites)
    var template = FileName.cString(path).dropLast() + Array(".XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw failure(path) }
    defer { close(descriptor) }
    do throws(SystemError) {
      guard fchmod(descriptor, 0o644) == 0 else { throw .last }
      try Descriptor(descriptor).writeAll(bytes)
      guard fsync(descriptor) == 0 else { throw .last }
    } catch {
      unlink(template)
      throw failure(path, error)
    }
    // Without leave to overwrite, a file that appeared in the meantime is kept.
    let status =
      isThere
      ? rename(template, FileName.cString(path)) : link(template, FileName.cString(path))
    let failure = failure(path)
    if status != 0 || !isThere { unlink(template) }
    guard status == 0 else { throw failure }
  }

  /// Whether there is a file, and it may be replaced.
  ///
  /// A symbolic link is not followed: in a directory that others can write to, it could lead to any
  /// file of the user.
  private static func isReplaceable(_ path: String, overwrites: Bool) throws(Failure) -> Bool {
    var entry = stat()
    guard lstat(FileName.cString(path), &entry) == 0 else { return false }
    guard entry.st_mode & S_IFMT != S_IFLNK else {
      throw Failure(
        text: "could not write '\(path)': it is a symbolic link, which is not followed")
    }
    guard entry.st_mode & S_IFMT == S_IFREG else {
      throw Failure(text: "could not write '\(path)': it is no regular file")
    }
    guard overwrites || entry.st_size == 0 else {
      throw Failure(text: "could not write '\(path)': it is there already (--force overwrites it)")
    }
    return true
  }

  private static func failure(_ path: String, _ error: SystemError = .last) -> Failure {
    Failure(text: "could not write '\(path)': \(error.text)")
  }
}
