import Testing
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
    for _ in 0..<5 { values.keep("one", for: 1, octets: 10) }
    values.keep("two", for: 2, octets: 10)
    #expect(values[1] == "one")
    #expect(values[2] == "two")
  }
}
