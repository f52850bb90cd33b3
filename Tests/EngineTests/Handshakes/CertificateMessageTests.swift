import TLSEngine
import Testing

@Suite struct CertificateMessageTests {
  /// Two certificates as TLS 1.2 sends them.
  private let older: [UInt8] = [0, 0, 9] + [0, 0, 1, 0xaa] + [0, 0, 2, 0xbb, 0xcc]
  /// The same with the empty context and the extensions of TLS 1.3, the first with some.
  private let newer: [UInt8] =
    [0] + [0, 0, 15] + [0, 0, 1, 0xaa, 0, 2, 9, 9] + [0, 0, 2, 0xbb, 0xcc, 0, 0]

  @Test func readsBothForms() {
    let certificates: [[UInt8]] = [[0xaa], [0xbb, 0xcc]]
    #expect(CertificateMessage(body: older, isTLS13: false).certificates == certificates)
    #expect(CertificateMessage(body: newer, isTLS13: true).certificates == certificates)
  }

  @Test func everyTruncationKeepsWhatIsWhole() {
    for length in 0..<older.count {
      var body = Array(older.prefix(length))
      // The length of the list is corrected, so that entries are cut off.
      if length >= 3 { body[2] = UInt8(length - 3) }
      let message = CertificateMessage(body: body, isTLS13: false)
      #expect(message.certificates == (length >= 7 ? [[0xaa]] : []))
      #expect(!message.exceedsBound)
    }
    #expect(CertificateMessage(body: Array(older.dropLast()), isTLS13: false).certificates == [])
  }

  /// Extensions of a later certificate, and the response in them.
  static let extensions: [([UInt8], [[UInt8]]?)] = [
    ([], nil), ([0, 5, 0, 6, 1, 0, 0, 2, 7, 8], [[7, 8]]),
    // Behind another extension.
    ([0, 18, 0, 1, 9, 0, 5, 0, 5, 1, 0, 0, 1, 7], [[7]]),
    // Of another kind than ocsp, and cut off.
    ([0, 5, 0, 6, 2, 0, 0, 2, 7, 8], nil), ([0, 5, 0, 6, 1, 0, 0, 3, 7, 8], nil),
    ([0, 5, 0, 9, 1, 0, 0, 2, 7, 8], nil),
  ]

  @Test(arguments: extensions)
  func staplesForIssuers(extensions: [UInt8], staples: [[UInt8]]?) {
    func entry(_ extensions: [UInt8]) -> [UInt8] {
      [0, 0, 1, 0xaa, 0, UInt8(extensions.count)] + extensions
    }
    func message(_ list: [UInt8]) -> CertificateMessage {
      CertificateMessage(body: [0, 0, 0, UInt8(list.count)] + list, isTLS13: true)
    }
    #expect(message(entry([]) + entry(extensions)).staplesForIssuers == staples)
    // The first certificate's comes from the library.
    #expect(message(entry(extensions) + entry([])).staplesForIssuers == nil)
  }

  /// Those beside an issuer's certificate are not the server's.
  @Test func timestampsAreTheFirstCertificates() {
    let list: [UInt8] = [0, 18, 0, 3, 7, 8, 9]
    func message(_ leaf: [UInt8], _ issuer: [UInt8]) -> CertificateMessage {
      func entry(_ extensions: [UInt8]) -> [UInt8] {
        [0, 0, 1, 0xaa, 0, UInt8(extensions.count)] + extensions
      }
      let entries = entry(leaf) + entry(issuer)
      return CertificateMessage(body: [0, 0, 0, UInt8(entries.count)] + entries, isTLS13: true)
    }
    #expect(message(list, []).timestamps == [7, 8, 9])
    #expect(message([0, 5, 0, 1, 0] + list, list).timestamps == [7, 8, 9])
    #expect(message([], list).timestamps == nil && message([0, 18, 0, 9, 7], []).timestamps == nil)
  }

  @Test func theBoundIsExact() {
    for (count, exceeds) in [(PeerBounds.certificates, false), (PeerBounds.certificates + 1, true)]
    {
      let entries = [UInt8](repeatElement([0, 0, 1, 0x30], count: count).joined())
      let body = [0, UInt8(entries.count >> 8), UInt8(entries.count & 0xff)] + entries
      let message = CertificateMessage(body: body, isTLS13: false)
      #expect(message.certificates.count == PeerBounds.certificates)
      #expect(message.exceedsBound == exceeds)
    }
  }
}
