import Testing
import Threads
import X509

/// What servers choose is remembered within bounds.
@Suite struct RememberedTests {
  @Test(arguments: [
    // Entries, octets, of each, and how many of ten are there at the end.
    (16, 1_000, 10, 10), (4, 1_000, 10, 2), (16, 35, 10, 1), (16, 9, 10, 0), (16, 100, 10, 10),
  ])
  func theBoundsHold(entries: Int, octets: Int, ofEach size: Int, left: Int) {
    let values = Remembered<Int, String>(mostEntries: entries, mostOctets: octets)
    for number in 0..<10 { values.keep("\(number)", for: number, octets: size) }
    let kept = (0..<10).filter { values[$0] != nil }
    #expect(kept == Array((10 - left)..<10))
    #expect(kept.allSatisfy { values[$0] == "\($0)" })
  }

  @Test func theSameKeyTakesItsRoomOnce() {
    let values = Remembered<Int, String>(mostEntries: 16, mostOctets: 20)
    for _ in 0..<4 { values.keep("one", for: 1, octets: 10) }
    values.keep("two", for: 2, octets: 10)
    #expect(values[1] == "one")
    #expect(values[2] == "two")
  }

  /// Hashing it takes as long as a test tells it to, within the look-up of a thread.
  private struct SlowKey: Hashable, Sendable {
    let isSlow: Bool
    let entered: PendingValue<Bool>
    let release: PendingValue<Bool>

    static func == (one: SlowKey, other: SlowKey) -> Bool { one.isSlow == other.isSlow }

    func hash(into hasher: inout Hasher) {
      if isSlow {
        entered.set(true)
        _ = release.value
      }
      hasher.combine(isSlow)
    }
  }

  /// While one thread looks, another finds nothing and goes on at once.
  @Test(.timeLimit(.minutes(10))) func noThreadWaitsForAnother() throws {
    let entered = PendingValue<Bool>()
    let release = PendingValue<Bool>()
    let quick = SlowKey(isSlow: false, entered: entered, release: release)
    let slow = SlowKey(isSlow: true, entered: entered, release: release)
    let values = Remembered<SlowKey, String>(mostEntries: 16, mostOctets: 1_000)
    values.keep("quick", for: quick, octets: 10)
    let looking = try #require(PendingValue<String?> { values[slow] })
    #expect(entered.value)
    let found = try #require(
      PendingValue<String?> {
        values.keep("other", for: quick, octets: 10)
        return values[quick]
      })
    #expect(found.wait(until: Deadline(in: .seconds(120))) == .some(nil))
    release.set(true)
    #expect(looking.value == nil)
    #expect(values[quick] == "quick")
  }
}
