import TrustModel

/// What `--pin` or `--pin-certificate` asks for; of the two there is one at most.
enum PinOptions {
  /// Nil where neither is given.
  ///
  /// - Throws: `InputError` for text that is no pin.
  static func pinning(keys: [String], files: [String]) throws(InputError) -> Pinning? {
    guard !files.isEmpty else {
      let pins = try keys.map { text throws(InputError) in try Self.pins(in: text) }.flatMap(\.self)
      return pins.isEmpty ? nil : .keys(pins)
    }
    return .certificates(files)
  }

  /// Several may be in one argument, as in curl's.
  private static func pins(in text: String) throws(InputError) -> [Pin] {
    try text.split(separator: ";", omittingEmptySubsequences: false)
      .map { part throws(InputError) -> Pin in
        guard let pin = Pin(String(part)) else { throw .usage(problem(with: String(part))) }
        return pin
      }
  }

  private static func problem(with text: String) -> String {
    let digits = text.filter { $0 != ":" && $0 != " " }
    if digits.utf8.count == 64, digits.allSatisfy(\.isHexDigit) {
      return
        "--pin takes Base64, not hexadecimal: sha256//BASE64 (-v prints it for each certificate)"
    }
    return "--pin '\(text)' is not sha256//BASE64, the SHA-256 of a public key, with @leaf or @ca "
      + "behind it or nothing"
  }
}
