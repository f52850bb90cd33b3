import SwiftASN1
import Testing

@testable import X509

@Suite struct DERReaderTests {
  @Test(
    arguments: [
      [0x30, 0x80, 0x00, 0x00], [0x04, 0x81, 0x7f] + [UInt8](repeating: 0, count: 127),
      [0x04, 0x82, 0x00, 0x80] + [UInt8](repeating: 0, count: 128), [0x04, 0x85, 0, 0, 0, 0, 1, 0],
      [0x04, 0x84, 0xff, 0xff, 0xff, 0xff], [0x04, 0x02, 0x00], [0x04], [], [0x04, 0xff],
      [0x1f, 0x1e, 0x00], [0x1f, 0x80, 0x20, 0x00], [0x1f, 0xff, 0xff, 0xff, 0xff, 0x7f, 0x00],
      [0x1f],
    ] as [[UInt8]])
  func refuses(_ bytes: [UInt8]) {
    var reader = DERReader(bytes)
    #expect(throws: DERFault.self) { try reader.next() }
  }

  @Test(
    arguments: [
      [0x04, 0x00], [0x04, 0x7f] + [UInt8](repeating: 0, count: 127),
      [0x04, 0x81, 0x80] + [UInt8](repeating: 0, count: 128), [0x1f, 0x1f, 0x00],
      [0xbf, 0x81, 0x00, 0x01, 0x00],
    ] as [[UInt8]])
  func accepts(_ bytes: [UInt8]) throws {
    var reader = DERReader(bytes)
    #expect(try reader.next().end == bytes.count)
    #expect(reader.isAtEnd)
  }

  /// Keys and signatures have no bits that are not used, and the octet that counts these.
  @Test(
    arguments: [
      ([0x03, 0x00], nil), ([0x03, 0x01, 0x00], []), ([0x03, 0x02, 0x00, 0x80], [0x80]),
      ([0x03, 0x02, 0x01, 0x80], nil),
    ] as [([UInt8], [UInt8]?)])
  func wholeOctets(bits: [UInt8], octets: [UInt8]?) throws {
    let element = try DERReader(bits).only(.bitString)
    #expect((try? element.wholeOctets()) == octets)
  }

  /// Another parser must find the same elements in everything that it accepts.
  @Test func agreesWithSwiftASN1() throws {
    var generator = SplitMix(state: 7)
    var agreements = 0
    let seed = CertificateFields().with(extension: "2.5.29.19", critical: true, [0x30, 0x00]).der
    for _ in 0..<1500 {
      var bytes = seed
      for _ in 0..<Int.random(in: 0...2, using: &generator) {
        let index = Int.random(in: 0..<bytes.count, using: &generator)
        bytes[index] = UInt8.random(in: 0...255, using: &generator)
      }
      guard let root = try? SwiftASN1.DER.parse(bytes) else { continue }
      var reader = DERReader(bytes)
      compare(root, try reader.next())
      agreements += 1
    }
    #expect(agreements > 400)
  }

  private func compare(_ node: ASN1Node, _ element: DERElement) {
    #expect(Array(node.encodedBytes) == Array(element.encoded))
    #expect(UInt64(element.tag.number) == UInt64(node.identifier.tagNumber))
    guard case .constructed(let children) = node.content else { return }
    var reader = element.beginning
    for child in children {
      guard let next = try? reader.next() else {
        Issue.record("an element is missing")
        return
      }
      compare(child, next)
    }
    #expect(reader.isAtEnd)
  }
}

/// A generator that gives the same numbers on every run.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}

/// Reads data of which only a prefix is available, such as the first lines of a bundle's block.
@Suite struct DERPrefixTests {
  @Test func entersWhatEndsPastTheBytes() throws {
    let inner: [UInt8] = [0x02, 0x01, 0x07]
    var cursor = DERReader([0x30, 0x20, 0x30, 0x10] + inner + [0x04, 0x05, 0x00])
    try cursor.enter(.sequence)
    try cursor.enter(.sequence)
    #expect(try cursor.next(.integer).start == 4)
    #expect(throws: DERFault.self) { try cursor.next() }
  }

  /// The length has four octets, of which a certificate has no more than three.
  @Test func entersWhatIsVeryLong() throws {
    var cursor = DERReader([0x30, 0x84, 0x01, 0x00, 0x00, 0x00, 0x02, 0x01, 0x07])
    try cursor.enter(.sequence)
    #expect(try cursor.next(.integer).start == 6)
  }

  @Test func staysInWhatEndsWithinTheBytes() throws {
    var cursor = DERReader([0x30, 0x03, 0x02, 0x01, 0x07, 0x05, 0x00])
    try cursor.enter(.sequence)
    _ = try cursor.next(.integer)
    #expect(cursor.isAtEnd)
  }

  @Test func entersOnlyTheTagThatWasAskedFor() {
    var cursor = DERReader([0x31, 0x00])
    #expect(throws: DERFault.self) { try cursor.enter(.sequence) }
  }

  /// A prefix has the key of the whole certificate, or none if it does not contain the whole
  /// subject.
  @Test func keyOfAPrefixIsThatOfTheWhole() throws {
    let der = CertificateFields().der
    let subject = try Certificate(der: der).subject
    let key = try #require(SubjectKey.of(name: subject.der))
    var seen: Set<UInt64?> = []
    for count in 0...der.count {
      seen.insert(SubjectKey.of(certificatePrefix: Array(der[..<count])))
    }
    #expect(seen == [nil, key])
    #expect(SubjectKey.of(certificatePrefix: der) == key)
  }

  @Test func keysIgnoreCaseAndWhiteSpace() {
    func name(_ text: String) -> [UInt8] {
      let pair = Build.sequence(Build.oid("2.5.4.3") + Build.element(0x13, Array(text.utf8)))
      return Build.sequence(Build.element(0x31, pair))
    }
    #expect(SubjectKey.of(name: name("Lab  Root")) == SubjectKey.of(name: name("LAB ROOT")))
    #expect(SubjectKey.of(name: name("Lab Root")) != SubjectKey.of(name: name("Lab Loot")))
  }

  /// A name ends where its DER ends: with more behind it, it is not the name of any certificate.
  @Test func aNameWithMoreBehindItHasNoKey() {
    let name = Build.commonName("Lab Root")
    #expect(SubjectKey.of(name: name) != nil)
    #expect(SubjectKey.of(name: name + [0x00]) == nil && SubjectKey.of(name: name + name) == nil)
    #expect(SubjectKey.of(name: Array(name.dropLast())) == nil && SubjectKey.of(name: []) == nil)
  }
}
