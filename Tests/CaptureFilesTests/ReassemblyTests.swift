import Testing

@testable import CaptureFiles

/// Segments that come in another order, twice, overlapping or not at all.
@Suite struct ReassemblyTests {
  private static let text = Array("0123456789abcdef".utf8)

  /// - Parameter pieces: Where each segment begins and ends.
  private func read(_ pieces: [(Int, Int)], at start: UInt32 = 0xffff_fff8) -> Reassembly.Read {
    var reassembly = Reassembly()
    reassembly.begin(at: start)
    var text: [UInt8] = []
    for (from, to) in pieces {
      let sequence = start &+ UInt32(from)
      text += reassembly.receive(Self.text[from..<to], at: sequence).flatMap(\.self)
    }
    reassembly.finish()
    return (String(decoding: text, as: UTF8.self), reassembly.hasGap)
  }

  @Test func inAnyOrder() {
    #expect(read([(0, 8), (8, 16)]) == ("0123456789abcdef", false))
    #expect(read([(0, 4), (8, 16), (4, 8)]) == ("0123456789abcdef", false))
    #expect(read([(12, 16), (8, 12), (4, 8), (0, 4)]) == ("0123456789abcdef", false))
    #expect(
      read([(0, 8), (0, 8), (4, 12), (2, 6), (12, 16), (8, 16)]) == ("0123456789abcdef", false))
    #expect(read([(0, 2), (6, 10), (4, 12), (9, 16), (1, 5)]) == ("0123456789abcdef", false))
  }

  @Test func lost() {
    #expect(read([(0, 4), (8, 16)]) == ("0123", true))
    #expect(read([]) == ("", false))
  }

  /// Which of two values a receiver took cannot be told from outside.
  @Test(
    arguments: [
      ([("0123", 0), ("01x3", 0)], true), ([("0123", 0), ("2345", 2)], false),
      ([("0123", 0), ("x345", 2)], true), ([("0123", 0), ("456", 4), ("3457", 3)], true),
      // Waiting for what comes before them.
      ([("89", 8), ("8x", 8), ("01234567", 0)], true),
      ([("89", 8), ("78", 7), ("0123456", 0)], false),
      ([("67x9", 6), ("89", 8), ("012345", 0)], true),
      // Even of a single octet, as which a side may ask whether the other is there.
      ([("0123", 0), ("x", 3)], true), ([("0123", 0), ("3", 3)], false),
      // Two streams, by their numbers.
      ([("0123", 0), ("0123", 2_000_000)], true), ([("0123", 0), ("89", 8)], false),
    ] as [([(String, Int)], Bool)])
  func segmentsThatDiffer(pieces: [(String, Int)], isAmbiguous: Bool) {
    var reassembly = Reassembly()
    reassembly.begin(at: 0xffff_fffe)
    for (text, place) in pieces {
      _ = reassembly.receive(Array(text.utf8)[...], at: 0xffff_fffe &+ UInt32(place))
    }
    reassembly.finish()
    #expect(reassembly.isAmbiguous == isAmbiguous)
  }

  /// Behind a second beginning that was added there may be a second stream that was added too.
  @Test func twoBeginnings() {
    for (second, isAmbiguous) in [(7, false), (8, true), (6, true)] as [(UInt32, Bool)] {
      var reassembly = Reassembly()
      reassembly.opened(at: 7)
      reassembly.opened(at: second)
      #expect(reassembly.isAmbiguous == isAmbiguous)
    }
  }

  @Test func comparesOnlyWhatWasNotForgotten() {
    var reassembly = Reassembly()
    reassembly.begin(at: 0)
    _ = reassembly.receive(Array("0123".utf8)[...], at: 0)
    reassembly.forget()
    #expect(reassembly.heldCount == 0)
    _ = reassembly.receive(Array("4567".utf8)[...], at: 4)
    _ = reassembly.receive(Array("xx45".utf8)[...], at: 2)
    #expect(!reassembly.isAmbiguous)
    _ = reassembly.receive(Array("3x".utf8)[...], at: 3)
    #expect(reassembly.isAmbiguous)
  }

  /// Octets that a capture lacks behind the handshake change nothing: the end is taken where it is due.
  @Test(arguments: [1, 2_000_000, 1 << 30])
  func followsBehindLostOctets(lost: Int) {
    var reassembly = sealed()
    let place = UInt32(4 + lost)
    #expect(lost == 1 || !reassembly.takesReset(at: place))
    _ = reassembly.receive([1], at: place)
    #expect(reassembly.takesReset(at: place + 1) && !reassembly.takesReset(at: 4))
    reassembly.end(at: place + 1)
    #expect(reassembly.isFinished && !reassembly.isAmbiguous)
  }

  /// After "0123".
  private func sealed() -> Reassembly {
    var reassembly = Reassembly()
    reassembly.begin(at: 0)
    _ = reassembly.receive(Array("0123".utf8)[...], at: 0)
    reassembly.seal()
    return reassembly
  }

  /// A number is used again after 4 GiB, half of which has to be in the capture: numbers that are far
  /// ahead do not switch off the comparison.
  @Test(arguments: [(1 << 26, false), (5 << 23, true), (1, true)])
  func numbersThatComeRound(count: Int, isCompared: Bool) {
    var reassembly = sealed()
    let data = [UInt8](repeating: 1, count: count)
    // What is left of each 96 MiB is lost.
    for number in 0..<43 { _ = reassembly.receive(data[...], at: UInt32(4 + number * (3 << 25))) }
    _ = reassembly.receive(data.prefix(5), at: 0xffff_fffe)
    _ = reassembly.receive(Array("xx".utf8)[...], at: 2)
    #expect(reassembly.isAmbiguous == isCompared)
  }

  /// An end that nobody can have sent there ends nothing, and what comes later is compared.
  @Test(arguments: [2_000_000, 1 << 30, Int(Int32.max) - 4])
  func endsFarAhead(distance: Int) {
    var reassembly = sealed()
    reassembly.end(at: UInt32(4 + distance))
    #expect(!reassembly.isFinished)
    _ = reassembly.receive(Array("xx".utf8)[...], at: 2)
    #expect(reassembly.isAmbiguous)
  }

  /// The farthest end that can be taken is as far ahead as packets can wait; none is before what came.
  @Test(arguments: [
    (0, true), (1, true), (1_048_576, true), (1_048_577, false), (-1, false),
  ])
  func endsThatAreNear(distance: Int, isTaken: Bool) {
    let place = UInt32(4 + distance)
    var later = sealed()
    later.end(at: place)
    #expect(later.isFinished == isTaken && later.isDue(place) == isTaken)
    // One within what came before contradicts that.
    #expect(later.isAmbiguous == (distance < 0))
    // What the capture lacks before it is counted as passed.
    #expect(later.isPassed(3))
    #expect(distance < 2 || later.isPassed(place - 1) == isTaken)
    var open = Reassembly()
    _ = open.receive(Array("0123".utf8)[...], at: 0)
    open.end(at: place)
    #expect(open.isAmbiguous == !isTaken && open.isFinished == (distance == 0))
  }

  /// The end that came first counts; a stream whose first octet is not known has none.
  @Test func endsOnce() {
    var reassembly = sealed()
    reassembly.end(at: 4)
    reassembly.end(at: 9)
    #expect(reassembly.isFinished && reassembly.isDue(4) && !reassembly.isAmbiguous)
    var open = Reassembly()
    open.begin(at: 0)
    for (place, isAmbiguous) in [(4, false), (4, false), (5, true)] as [(UInt32, Bool)] {
      open.end(at: place)
      #expect(open.isAmbiguous == isAmbiguous)
    }
    var unknown = Reassembly()
    unknown.seal()
    unknown.end(at: 4)
    #expect(!unknown.hasBegun && !unknown.isFinished)
  }

  /// As many octets are compared as a handshake has at most: one more is told.
  @Test(arguments: [(262_144, false), (262_145, true)], [1, 3])
  func asManyAsAreCompared(count: (Int, isOverlong: Bool), pieces: Int) {
    var reassembly = Reassembly()
    let octets = [UInt8](repeating: 1, count: count.0)
    let size = count.0 / pieces
    for start in stride(from: 0, to: octets.count, by: size) {
      _ = reassembly.receive(octets[start..<min(start + size, octets.count)], at: UInt32(start))
    }
    #expect(reassembly.isOverlong == count.isOverlong)
    #expect(reassembly.isKept(262_143) && !reassembly.isKept(262_144))
    // The last octet that is kept is compared, and none behind it.
    _ = reassembly.receive([2], at: 262_144)
    #expect(!reassembly.isAmbiguous)
    _ = reassembly.receive([2], at: 262_143)
    #expect(reassembly.isAmbiguous)
  }

  @Test func isBounded() {
    var reassembly = Reassembly()
    reassembly.begin(at: 0)
    let segment = [UInt8](repeating: 1, count: 10_000)
    for number in 1..<1000 {
      #expect(reassembly.receive(segment[...], at: UInt32(number * 10_000)).isEmpty)
      #expect(reassembly.heldCount <= 257 * 1024)
    }
    #expect(reassembly.hasGap)
    var small = Reassembly()
    small.begin(at: 0)
    for number in 1..<10_000 { _ = small.receive([1], at: UInt32(number * 2)) }
    #expect(small.hasGap && small.heldCount == 0)
  }
}

extension Reassembly {
  typealias Read = (text: String, hasGap: Bool)
}
