import Testing

@testable import X509

/// What a structure in DER is called by its first members, also where the rest is missing.
@Suite struct OtherContentTests {
  private static let algorithm = Build.sequence([0x06, 0x03, 0x2a, 0x03, 0x04])
  private static let name = Build.sequence([0x31, 0x02, 0x30, 0x00])
  private static let number: [UInt8] = [0x02, 0x01, 0x01]
  private static let time: [UInt8] = [0x17, 0x02, 0x30, 0x30]
  private static let signature: [UInt8] = [0x03, 0x01, 0x00]

  private static func signed(_ members: [UInt8]...) -> [UInt8] {
    Build.sequence(Build.sequence(Array(members.joined())) + algorithm + signature)
  }

  private static let certificates = [
    signed(number, algorithm, name, Build.sequence(time + time), name, Build.sequence(algorithm)),
    signed([0xa0, 0x03] + number, number, algorithm, name, Build.sequence(time + time), name),
  ]

  private static let others: [(der: [UInt8], content: OtherContent, toldFrom: Int)] = [
    (signed(algorithm, name, time), .revocationList, 7),
    (signed(algorithm, name, [0x18, 0x02, 0x30, 0x30]), .revocationList, 7),
    // Up to its date it is like a certificate.
    (signed(number, algorithm, name, time), .revocationList, 21),
    (
      signed([0x02, 0x01, 0x00], name, Build.sequence(algorithm), [0xa0, 0x00]),
      .certificateRequest, 10
    ),
    (
      signed([0x02, 0x01, 0x00], Build.sequence([]), Build.sequence(algorithm), [0xa0, 0x00]),
      .certificateRequest, 19
    ),
    (
      Build.sequence(
        Build.sequence(
          Build.sequence(
            Build.sequence(
              Build.sequence(algorithm + [0x04, 0x01, 0x00, 0x04, 0x01, 0x00] + number))))),
      .ocspRequest, 13
    ),
    (
      // Who asks is named.
      Build.sequence(
        Build.sequence(
          [0xa1, 0x02, 0x82, 0x00],
          Build.sequence(
            Build.sequence(
              Build.sequence(algorithm + [0x04, 0x01, 0x00, 0x04, 0x01, 0x00] + number))))),
      .ocspRequest, 17
    ),
    (Build.sequence([0x0a, 0x01, 0x00]), .ocspAnswer, 3),
  ]

  /// No more is said than can be told.
  @Test(arguments: certificates)
  func certificatesAreNothingElse(der: [UInt8]) {
    for length in 0...der.count {
      #expect(OtherContent(der: Array(der.prefix(length))) == nil, "\(length)")
      #expect(CertificateForm.isComplete(Array(der.prefix(length))) == (length == der.count))
    }
  }

  /// What is whole, and has no more than the members that these have in common, is none of them; nor
  /// is what has them in another order.
  @Test(arguments: [
    [number, name, Build.sequence(algorithm)], [algorithm, name], [name, algorithm],
  ])
  func whatHasTooFewMembers(members: [[UInt8]]) {
    let whole = Build.sequence(Build.sequence(Array(members.joined())))
    #expect(OtherContent(der: whole) == nil)
    if members[0] == Self.name {
      for length in 0...whole.count {
        #expect(OtherContent(der: Array(whole.prefix(length))) == nil, "\(length)")
      }
    }
  }

  @Test(arguments: others)
  func othersAreToldFromTheirBeginning(der: [UInt8], content: OtherContent, toldFrom: Int) {
    for length in 0...der.count {
      let cut = Array(der.prefix(length))
      #expect(OtherContent(der: cut) == (length < toldFrom ? nil : content), "\(length)")
      #expect(!CertificateForm.isComplete(cut))
    }
  }
}
