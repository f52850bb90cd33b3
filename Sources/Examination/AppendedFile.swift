import SystemCalls
import TrustModel

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file that several programs add to, each at its end.
package enum AppendedFile {
  /// Appends the text to the file, which is made where there is none; never waits for a reader.
  ///
  /// - Returns: Why it could not be written, one line; nil where it was.
  package static func append(_ text: String, to path: String) -> String? {
    let flags = O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NONBLOCK
    let descriptor = open(FileName.cString(path), flags, 0o666)
    guard descriptor >= 0 else { return failure(.last, path) }
    defer { close(descriptor) }
    do throws(SystemError) {
      try Descriptor(descriptor).writeAll(Array(text.utf8))
      return nil
    } catch {
      return failure(error, path)
    }
  }

  private static func failure(_ error: SystemError, _ path: String) -> String {
    "could not write '\(path)': \(error.text)"
  }
}
