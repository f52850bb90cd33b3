#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Why the operating system did not do what it was asked (`errno`).
package struct SystemError: Error, Hashable, Sendable {
  package let number: Int32

  package init(_ number: Int32) {
    self.number = number
  }

  /// That of the call that failed last, to be taken at once: releasing memory may change it.
  package static var last: SystemError { SystemError(errno) }

  /// In the system's words, as part of a sentence.
  package var text: String {
    guard let text = strerror(number) else { return "error \(number)" }
    return Self.clause(String(cString: text))
  }

  /// In lower case at the start, as part of a sentence.
  package static func clause(_ text: String) -> String {
    text.prefix(1).lowercased() + text.dropFirst()
  }
}
