import Foundation

/// A command with a terminal as its standard input, output and error.
enum Terminal {
  /// How a command ended, and what the terminal got.
  struct Result {
    let text: String
    /// Such as `exit 0` or `signal 2`.
    let ending: String
  }

  /// - Parameters:
  ///   - steps: What is typed, each when the terminal shows the text before it.
  ///   - variables: Of the environment, in place of those of a terminal without colours.
  static func run(
    _ arguments: [String], steps: [(shown: String, typed: String)] = [],
    variables: [String: String] = [:]
  ) async throws -> Result {
    let list = try JSONEncoder().encode(steps.map { [$0.shown, $0.typed] })
    let result = try await Binary.run(
      executable: URL(fileURLWithPath: "/usr/bin/python3"),
      arguments: ["-c", script, String(decoding: list, as: UTF8.self), Binary.url.path] + arguments,
      input: nil,
      environment: ["LC_ALL": "C.UTF-8", "TERM": "dumb"].merging(variables) { $1 })
    let parts = result.output.components(separatedBy: "\u{0}")
    return Result(text: parts[0], ending: parts.count > 1 ? parts[1] : result.errors)
  }

  private static let script = """
    import json, os, pty, select, sys, time
    steps = json.loads(sys.argv[1])
    child, terminal = pty.fork()
    if child == 0:
        os.execv(sys.argv[2], sys.argv[2:])
    text, start, end = b"", 0, time.time() + 60
    while time.time() < end:
        while steps and steps[0][0].encode() in text[start:]:
            start = len(text)
            os.write(terminal, steps.pop(0)[1].encode())
        if select.select([terminal], [], [], 0.1)[0]:
            try:
                more = os.read(terminal, 65536)
            except OSError:
                break
            if not more:
                break
            text += more
    else:
        os.kill(child, 9)
    status = os.waitpid(child, 0)[1]
    ending = "exit %d" % (status >> 8) if status & 127 == 0 else "signal %d" % (status & 127)
    sys.stdout.buffer.write(text + b"\\0" + ending.encode())
    """
}
