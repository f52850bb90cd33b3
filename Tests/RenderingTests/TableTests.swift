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
}
