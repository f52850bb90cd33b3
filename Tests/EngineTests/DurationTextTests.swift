import Testing
import Threads

/// Times in messages, which are read by people.
@Suite struct DurationTextTests {
  @Test(
    arguments: [
      (10_000_000, "10 s"), (500_000, "0.5 s"), (4_988_095, "4.988 s"), (999_999, "1 s"),
      (0, "0 s"),
    ])
  func secondsToTheMillisecond(microseconds: Int, text: String) {
    #expect(Duration.microseconds(microseconds).secondsText == text)
  }
}
