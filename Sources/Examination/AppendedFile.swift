import SystemCalls
import TrustModel

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file that several programs add to, each at its end.
package enum AppendedFile {
  /// Appends the text to the file, which is made where there is none; never waits for a reader, and
  /// follows no link by that name that somebody else may have put there (`LinkRule`).
  ///
  /// - Returns: Why it could not be written, one line; nil where it was.
  package static func append(_ text: String, to path: String) -> String? {
    let isFollowed = LinkRule.isFollowed(path)
    guard isFollowed != false else {
      return "could not write '\(path)': \(LinkRule.refusal)"
    }
    let flags = O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NONBLOCK
    let descriptor = open(
      FileName.cString(path), flags | (isFollowed == nil ? O_NOFOLLOW : 0), 0o666)
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
