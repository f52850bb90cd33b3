import Testing

@testable import Rendering

struct TableTests {
  @Test func columnsAlign() {
    let table = Table(
      columns: [.init("case"), .init("port", alignment: .right)],
      rows: [["expired", "443"], ["證書", "18443"]])
    #expect(
      table.render(options: TextOptions(), indent: 2) == """
          case      port
          expired    443
          證書     18443

        """)
  }

  @Test func wideColumnsGiveWay() {
    let table = Table(
      columns: [.init("", minimum: 5), .init("", overflow: .wrap, minimum: 10), .init("")],
      rows: [["a-name-that-is-long", "words that go on and on", "kept"]])
    let text = table.render(options: TextOptions(width: 40))
    #expect(
      text == """
        a-name-…-is-long  words that go on  kept
                          and on

        """)
  }

  @Test func shortRowsLeaveTheRestBlank() {
    let table = Table(columns: [.init(""), .init("")], rows: [["a"], ["b", "c"]])
    #expect(table.render(options: TextOptions()) == "a\nb  c\n")
  }

  /// Where a word would be cut, the cells are below each other: the whole one first, the others in one
  /// line.
  @Test(arguments: [(27, true), (28, false)]) func wordsThatStayWhole(length: Int, isTable: Bool) {
    let word = String(repeating: "w", count: length)
    let table = Table(
      columns: [.init(""), .init("", overflow: .whole, minimum: 8), .init(""), .init("")],
      rows: [["a", word, "k1", "k2"], ["b", "", "k3", ""]])
    let text = table.render(options: TextOptions(width: 40), indent: 2)
    let blank = String(repeating: " ", count: length)
    #expect(
      text
        == (isTable
          ? "  a  \(word)  k1  k2\n  b  \(blank)  k3\n"
          : "  a\n    \(word)\n    k1 k2\n  b\n    k3\n"),
      "\(text)")
  }

  /// It continues below between words, and stays a table.
  @Test func wholeWordsOnSeveralLines() {
    let table = Table(
      columns: [.init(""), .init("", overflow: .whole, minimum: 8)],
      rows: [["name", "some words and then a few more of them"]])
    #expect(
      table.render(options: TextOptions(width: 40))
        == "name  some words and then a few more of\n      them\n")
  }
}
