/// The text of `--save-exceptions`: blocks of `key: value` lines with blank lines between them, so that
/// a review sees what changed.
package enum ExceptionFile {
  /// Why a file cannot be used.
  package struct Problem: Error, Hashable, Sendable {
    /// From 1; nil where it is about the whole file.
    package let line: Int?
    /// One clause: lower case, no full stop.
    package let text: String

    init(_ text: String, line: Int? = nil) {
      self.line = line
      self.text = text
    }
  }

  /// Entries of one file: more than a person reviews.
  fileprivate static let most = 10_000

  /// - Parameter file: Its name, for the entries' places.
  /// - Throws: `Problem` for the first line that cannot be used: going on without it could let more
  ///   pass than the file's author meant.
  package static func entries(
    in bytes: [UInt8], file: String
  ) throws(Problem) -> [TrustException] {
    if let text = ExceptionPropertyList.explanation(of: bytes) { throw Problem(text) }
    var entries: [TrustException] = []
    var block = ExceptionBlock()
    var (number, start) = (0, TextOctets.start(of: bytes))
    // Line by line: splitting the whole file at once takes many times the memory of the file.
    while start <= bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      number += 1
      guard let text = String(validating: bytes[start..<end], as: UTF8.self) else {
        throw Problem("is no text of trust exceptions", line: number)
      }
      start = end + 1
      // The carriage return of other systems' lines goes with the white space.
      let line = text[...].trimmed
      if line.hasPrefix("#") { continue }
      guard line.isEmpty else {
        try block.add(line, number)
        continue
      }
      try block.close(into: &entries, file: file)
    }
    try block.close(into: &entries, file: file)
    return entries
  }

  /// - Parameter entries: Each with the subject of its certificate, already sanitized for a
  ///   terminal.
  package static func text(of entries: [(TrustException, subject: String)]) -> String {
    entries.reduce(head) { text, entry in
      let (entry, subject) = entry
      let port = entry.port.map { "port: \($0)\n" } ?? ""
      return text + """

        host: \(entry.host.onOneLine)
        \(port)check: \(entry.check.rawValue)
        certificate: \(entry.certificate)
        subject: \(subject.onOneLine)
        key: \(entry.key.key)
        expires: \(entry.expires.rfc3339)
        reason:\(entry.reason.isEmpty ? "" : " " + entry.reason.onOneLine)

        """
    }
  }

  private static let head = """
    # Trust exceptions, for trusteval --exceptions. Each lets one failed check of one certificate pass,
    # at one host and port, as long as the server has the same key, until it expires. Nothing else
    # passes. Say in "reason" why it is safe; "subject" is only for readers.

    """
}

/// The lines of one exception.
private struct ExceptionBlock {
  private var values: [(key: String, value: String, line: Int)] = []

  private static let keys = [
    "host", "port", "check", "certificate", "subject", "key", "expires", "reason",
  ]

  mutating func add(_ line: Substring, _ number: Int) throws(ExceptionFile.Problem) {
    guard let colon = line.firstIndex(of: ":") else {
      throw .init("is no 'key: value'", line: number)
    }
    let key = String(line[..<colon].trimmed)
    guard Self.keys.contains(key) else {
      throw .init("has '\(key)', which no exception has", line: number)
    }
    guard !values.contains(where: { $0.key == key }) else {
      throw .init("has '\(key)' for the second time in one exception", line: number)
    }
    values.append((key, String(line[line.index(after: colon)...].trimmed), number))
  }

  /// Takes the lines for an entry, and begins a new one.
  mutating func close(
    into entries: inout [TrustException], file: String
  ) throws(ExceptionFile.Problem) {
    guard let entry = try entry(file: file) else { return }
    guard entries.count < ExceptionFile.most else {
      throw .init("holds more than \(ExceptionFile.most) exceptions")
    }
    entries.append(entry)
    values.removeAll()
  }

  /// Nil for no lines at all.
  private func entry(file: String) throws(ExceptionFile.Problem) -> TrustException? {
    guard let first = values.first else { return nil }
    let check = try value("check") {
      Check(rawValue: $0)
    } or: {
      "is no check"
    }
    let port = try number("port")
    return TrustException(
      check: check,
      host: try value("host") {
        $0.isEmpty ? nil : $0
      } or: {
        "is no host"
      },
      port: port,
      certificate: try value("certificate") {
        Pin(hexadecimalDigest: $0) == nil ? nil : $0.lowercased()
      } or: {
        "is no SHA-256 in hexadecimal"
      },
      key: try value("key") {
        Pin($0).flatMap { $0.place == .any ? $0 : nil }
      } or: {
        "is no sha256//BASE64"
      },
      expires: try value("expires") {
        Instant(rfc3339: $0)
      } or: {
        "is no date such as 2026-11-21 or 2026-11-21T09:00:00Z"
      },
      reason: try value("reason") {
        $0
      } or: {
        "is no text"
      },
      place: .init(file: file, line: line(of: "check") ?? first.line))
  }

  private func line(of key: String) -> Int? { values.first { $0.key == key }?.line }

  private func value<Value>(
    _ key: String, _ read: (String) -> Value?, or problem: () -> String
  ) throws(ExceptionFile.Problem) -> Value {
    guard let found = values.first(where: { $0.key == key }) else {
      throw .init("begins an exception without '\(key)'", line: values.first?.line)
    }
    guard let value = read(found.value) else {
      throw .init("has '\(found.value)' for '\(key)', which \(problem())", line: found.line)
    }
    return value
  }

  /// Nil where there is no such line.
  private func number(_ key: String) throws(ExceptionFile.Problem) -> Int? {
    guard let found = values.first(where: { $0.key == key }) else { return nil }
    guard let number = UInt16(found.value), number > 0 else {
      throw .init(
        "has '\(found.value)' for '\(key)', which is no number from 1 to 65535", line: found.line)
    }
    return Int(number)
  }
}

extension Substring {
  /// Without white space at its ends.
  fileprivate var trimmed: Substring {
    let start = drop { $0.isWhitespace }
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return start.prefix(0) }
    return start[...end]
  }
}

extension String {
  /// A name from a record may hold anything, and must not become lines of its own.
  fileprivate var onOneLine: String {
    split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
