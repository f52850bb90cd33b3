#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Why the operating system could not do what it was asked (`errno`).
package struct SystemError: Error, Hashable, Sendable {
  /// The value of `errno`.
  package let number: Int32

  package init(_ number: Int32) {
    self.number = number
  }

  /// The error of the last failed call, to be read at once: releasing memory may change it.
  package static var last: SystemError { SystemError(errno) }

  /// The system's message, as part of a sentence.
  package var text: String {
    guard let text = strerror(number) else { return "error \(number)" }
    return Self.clause(String(cString: text))
  }

  /// The text with its first letter in lower case, to become part of a sentence.
  package static func clause(_ text: String) -> String {
    text.prefix(1).lowercased() + String(text.dropFirst())
  }
}
