import Testing

@testable import Rendering

/// Instructions beside what is copied.
@Suite struct GuideTests {
  private static let guide = Guide([
    Guide.Section(
      "Title", labelWidth: 8, [.text("label", "some words"), .lines("copy", ["one two", "three"])]),
    Guide.Section("Other", [.text("", "words"), .lines("", ["four"])]),
  ])

  /// Labels have a column from 60 columns on; below that, what they label stands under them.
  @Test(arguments: [
    (
      60,
      [
        "Title", "  label   some words", "  copy    one two", "          three", "", "Other",
        "  words", "  four",
      ]
    ),
    (
      59,
      [
        "Title", "  label", "    some words", "  copy", "    one two", "    three", "", "Other",
        "  words", "  four",
      ]
    ),
  ])
  func labelsHaveAColumn(width: Int, lines: [String]) {
    let text = Self.guide.render(options: TextOptions(width: width))
    #expect(text == lines.map { $0 + "\n" }.joined())
  }
}
