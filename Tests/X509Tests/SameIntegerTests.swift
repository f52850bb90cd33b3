import Testing

@testable import X509

@Suite struct SameIntegerTests {
  /// A serial number is a number, however many octets its issuer wrote.
  @Test(
    arguments: [
      ([1], [1], true), ([0, 1], [1], true), ([0, 0, 1], [0, 1], true), ([1], [2], false),
      ([0, 0x80], [0x80], false), ([0, 0, 0x80], [0, 0x80], true), ([0xff, 0x80], [0x80], true),
      ([0xff, 0x7f], [0x7f], false), ([0], [0, 0], true), ([], [], true), ([], [0], false),
      ([0, 1], [2], false), ([0, 1, 2], [0, 1, 3], false),
    ] as [([UInt8], [UInt8], Bool)])
  func needlessOctets(left: [UInt8], right: [UInt8], isSame: Bool) {
    #expect(left.isSameInteger(as: right) == isSame)
    #expect(right.isSameInteger(as: left) == isSame)
  }
}
