import CSpawn

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The terminal of a program, which looks for what would control a real one.
///
/// Where the program is told to use no colour, it has to write lines of text and nothing else. A
/// class because it owns a descriptor; it never leaves the thread that made it.
final class Screen {
  /// The file for what is written.
  let path: String
  private let end: Int32
  /// Octets so far.
  private(set) var count = 0
  /// The first text that has something else in it; nil where there was none.
  private(set) var control: String?
  /// The beginning of a line.
  private var line: [UInt8] = []

  private static let longestLine = 1 << 20

  init?() {
    var name = [CChar](repeating: 0, count: 64)
    end = test_terminal(&name, name.count)
    path = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    guard end >= 0 else { return nil }
  }

  deinit {
    close(end)
  }

  /// Takes what was written, waiting for so many milliseconds.
  func read(within milliseconds: Int32) {
    var entry = pollfd(fd: end, events: Int16(POLLIN), revents: 0)
    poll(&entry, 1, milliseconds)
    // Without a writer the terminal is always ready, and gives nothing.
    if entry.revents & Int16(POLLIN) == 0 { usleep(UInt32(milliseconds) * 1000) }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while case let size = Self.read(end, &buffer), size > 0 {
      count += size
      line += buffer[..<size]
      // The terminal ends lines with CR LF.
      guard
        let last = line.lastIndex(of: 0x0a)
          ?? (line.count > Self.longestLine ? line.count - 1 : nil)
      else { continue }
      inspect(line[...last])
      line.removeFirst(last + 1)
    }
  }

  private static func read(_ descriptor: Int32, _ buffer: inout [UInt8]) -> Int {
    #if canImport(Glibc)
      Glibc.read(descriptor, &buffer, buffer.count)
    #else
      Darwin.read(descriptor, &buffer, buffer.count)
    #endif
  }

  /// Looks at what came after the last line break.
  func finish() {
    read(within: 0)
    inspect(line[...])
    line = []
  }

  private func inspect(_ bytes: ArraySlice<UInt8>) {
    guard control == nil else { return }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      control = "octets that are no UTF-8"
      return
    }
    // Some formats end lines with CR LF themselves (RFC 4180).
    let lines = text.replacing("\r\r\n", with: "\n").replacing("\r\n", with: "\n")
    guard let found = lines.unicodeScalars.first(where: Self.controls) else { return }
    control = "U+" + String(found.value, radix: 16, uppercase: true)
  }

  private static func controls(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0a: false
    case ..<0x20, 0x7f...0x9f, 0x200e...0x200f, 0x202a...0x202e, 0x2066...0x2069: true
    default: false
    }
  }
}
