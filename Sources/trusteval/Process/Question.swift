#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A question on the terminal that is answered by one line.
enum Question {
  /// Whether the answer begins with `y`; no answer is none.
  static func isAffirmed(_ text: String) -> Bool {
    Console.prompt(text)
    var line = [UInt8](repeating: 0, count: 256)
    var length = 0
    repeat {
      // A terminal returns one line at a time: what was typed after it is left for the session.
      length = read(STDIN_FILENO, &line, line.count)
    } while length < 0 && errno == EINTR
    guard length > 0 else {
      Console.prompt("\n")
      return false
    }
    return [UInt8(ascii: "y"), UInt8(ascii: "Y")].contains(line[0])
  }
}
