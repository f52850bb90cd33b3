import Testing

/// Where the text is coloured.
@Suite(.timeLimit(.minutes(30))) struct ColorTests {
  /// At a terminal that has colours, unless NO_COLOR has a value (no-color.org).
  @Test(arguments: [
    ("xterm", "", true), ("xterm", "1", false), ("xterm", "0", false), ("dumb", "", false),
  ])
  func atATerminal(kind: String, refusal: String, isColored: Bool) async throws {
    let result = try await Terminal.run(
      ["explain", "-9813"], variables: ["TERM": kind, "NO_COLOR": refusal])
    #expect(result.ending == "exit 0" && result.text.contains("errSSLNoRootCert"))
    #expect(result.text.contains("\u{1b}[") == isColored, "\(result.text)")
  }

  /// Never in a pipe.
  @Test func inAPipe() async throws {
    let result = try await Binary.shell("TERM=xterm NO_COLOR= \"$1\" explain -9813 | cat")
    #expect(result.output.contains("errSSLNoRootCert") && !result.output.contains("\u{1b}"))
  }
}
