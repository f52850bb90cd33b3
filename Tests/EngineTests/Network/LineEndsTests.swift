import Testing

@testable import Network

/// Lines end with CR LF however they are typed, and in whatever pieces they are read.
@Suite struct LineEndsTests {
  @Test(arguments: [
    (["a\n"], "a\r\n"), (["a\r\n"], "a\r\n"), (["a\r", "\n"], "a\r\n"), (["a", "\n"], "a\r\n"),
    (["\n\n"], "\r\n\r\n"), (["\r", "\n\n"], "\r\n\r\n"), (["\r\r\n"], "\r\r\n"),
    (["a\r", "b\n"], "a\rb\r\n"), (["\r", "", "\n"], "\r\n"), ([""], ""),
  ])
  func everyLine(pieces: [String], sent: String) {
    var ends = LineEnds()
    let octets = pieces.flatMap { ends.completed(Array($0.utf8)) }
    #expect(octets == Array(sent.utf8))
  }
}
