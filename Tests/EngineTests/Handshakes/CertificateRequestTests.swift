import TLSEngine
import Testing

/// The issuers that a CertificateRequest message names, in every layout.
@Suite struct CertificateRequestTests {
  private static func vector(_ octets: Int, _ content: [UInt8]) -> [UInt8] {
    (0..<octets).reversed().map { UInt8(truncatingIfNeeded: content.count >> (8 * $0)) } + content
  }

  private static let names: [[UInt8]] = [[0x30, 0x00], [0x30, 0x02, 0x31, 0x00]]
  private static let list = vector(2, names.flatMap { vector(2, $0) })
  private static let kinds = vector(1, [1, 64])
  private static let algorithms = vector(2, [4, 3, 8, 4])

  private static func tls13(_ extensions: [(type: UInt8, content: [UInt8])]) -> [UInt8] {
    [0] + vector(2, extensions.flatMap { [0, $0.type] + vector(2, $0.content) })
  }

  static let messages: [(body: [UInt8], layout: CertificateRequestMessage.Layout)] = [
    (kinds + list, .withoutSignatureAlgorithms), (kinds + algorithms + list, .tls12),
    (tls13([(13, algorithms), (47, list), (50, algorithms)]), .tls13),
    (tls13([(47, list)]), .tls13),
  ]

  @Test(arguments: messages.indices)
  func namesAreReadInEveryLayout(index: Int) {
    let (body, layout) = Self.messages[index]
    #expect(CertificateRequestMessage(body: body, layout: layout).authorities == Self.names)
  }

  /// In a message that is cut off, the complete names are read, and nothing else.
  @Test(arguments: messages.indices)
  func aMessageThatEndsTooEarly(index: Int) {
    let (body, layout) = Self.messages[index]
    for length in 0..<body.count {
      let message = CertificateRequestMessage(body: Array(body.prefix(length)), layout: layout)
      #expect(Self.names.starts(with: message.authorities))
      #expect(message.authorities.count < Self.names.count || layout == .tls13)
    }
  }

  @Test func noListIsNoNames() {
    #expect(
      CertificateRequestMessage(body: Self.kinds + Self.algorithms + [0, 0], layout: .tls12)
        .authorities.isEmpty)
    #expect(
      CertificateRequestMessage(body: Self.tls13([(13, Self.algorithms)]), layout: .tls13)
        .authorities.isEmpty)
  }
}
