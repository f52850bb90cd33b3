import COpenSSL

/// The library refused to make what the lab asked for.
package struct IssuingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What failed and the library's own words, lower case, no full stop.
  package let description: String

  /// Takes the messages of this thread's error queue and empties it.
  init(_ what: String) {
    var reasons: [String] = []
    while case let code = ERR_get_error(), code != 0 {
      if let reason = ERR_reason_error_string(code) {
        reasons.append(String(cString: reason))
      }
    }
    description = ([what] + reasons).joined(separator: ": ")
  }
}
