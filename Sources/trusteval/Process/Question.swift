#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A question on the terminal that is answered by one line.
enum Question {
  /// Whether the answer is `y` or `yes`, in any case: no other word that begins so agrees.
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
    // What follows may say something else.
    guard length < line.count else { return false }
    let answer = String(decoding: line[..<length], as: UTF8.self)
      .split(whereSeparator: \.isWhitespace).map { $0.lowercased() }
    return [["y"], ["yes"]].contains(answer)
  }
}
