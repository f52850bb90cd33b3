import Testing
import TrustModel

/// Stores by name: which files are one.
@Suite struct StoreNameTests {
  /// One letter and its accent are the same string for Swift in both spellings, and two files.
  @Test func filesAreToldApartByOctets() {
    let (composed, decomposed) = ("r\u{e9}.pem", "re\u{301}.pem")
    #expect(composed == decomposed)
    #expect(StoreName.store(composed) != .store(decomposed))
    #expect(StoreName.anchors(composed) != .anchors(decomposed))
    #expect(Set([StoreName.store(composed), .store(decomposed), .store(composed)]).count == 2)
    #expect(StoreName.store("a") != .anchors("a") && StoreName.store("a") == .store("a"))
    #expect(StoreName.library(.openssl) != .library(.gnutls) && StoreName.system == .system)
    #expect(StoreName.system != .library(.openssl) && StoreName.system != .store("system"))
  }
}
