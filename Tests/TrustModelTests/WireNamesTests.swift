import Testing
import TrustModel

/// Numbers of TLS by name, at the ends of each range and beyond.
@Suite struct WireNamesTests {
  @Test(
    arguments: [
      (0x0002, "SSL 2.0"), (0x0200, "SSL 2.0"), (0x0300, "SSL 3.0"), (0x0301, "TLS 1.0"),
      (0x0304, "TLS 1.3"), (0x0305, "0x0305"), (0x02ff, "0x02ff"), (0x0003, "0x0003"),
      (0xfafa, "GREASE"), (0x0a0a, "GREASE"), (0x0a1a, "0x0a1a"), (0x0b0b, "0x0b0b"), (0, "0x0000"),
    ] as [(UInt16, String)])
  func versions(number: UInt16, name: String) {
    #expect(WireNames.version(number) == name)
  }

  @Test(
    arguments: [
      (0x0403, "ecdsa_secp256r1_sha256"), (0x0000, "none+anonymous"), (0x0301, "sha224+rsa"),
      (0x0603, "ecdsa_secp521r1_sha512"), (0x0602, "sha512+dsa"), (0x0604, "0x0604"),
      (0x0700, "0x0700"), (0x0303, "sha224+ecdsa"), (0x0101, "md5+rsa"), (0x3a3a, "GREASE"),
    ] as [(UInt16, String)])
  func signatures(number: UInt16, name: String) {
    #expect(WireNames.signature(number) == name)
  }

  @Test(
    arguments: [
      (0x1301, "TLS_AES_128_GCM_SHA256", nil, false),
      (0xc02f, "TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256", "ECDHE_RSA", true),
      (0xc02b, "TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256", "ECDHE_ECDSA", true),
      (0x0032, "TLS_DHE_DSS_WITH_AES_128_CBC_SHA", "DHE_DSS", true),
      (0x0034, "TLS_DH_anon_WITH_AES_128_CBC_SHA", "DH_anon", false),
      (0x008c, "TLS_PSK_WITH_AES_128_CBC_SHA", "PSK", false),
      (0x002e, "TLS_RSA_PSK_WITH_NULL_SHA", "RSA_PSK", true),
      (0xc018, "TLS_ECDH_anon_WITH_AES_128_CBC_SHA", "ECDH_anon", false),
      (0xc01f, "TLS_SRP_SHA_DSS_WITH_AES_128_CBC_SHA", "SRP_SHA_DSS", true),
      (0x00ff, "TLS_EMPTY_RENEGOTIATION_INFO_SCSV", nil, false),
      (0xfffe, "0xfffe", nil, false),
    ] as [(UInt16, String, String?, Bool)])
  func suites(number: UInt16, name: String, exchange: String?, hasCertificate: Bool) {
    #expect(WireNames.suite(number) == name)
    #expect(WireNames.keyExchange(ofSuite: number) == exchange)
    #expect(WireNames.hasCertificate(suite: number) == hasCertificate)
    #expect(WireNames.isKnown(suite: number) == (number != 0xfffe))
  }

  @Test func others() {
    #expect(WireNames.message(11) == "Certificate" && WireNames.message(99) == "type 99")
    #expect(WireNames.content(ofRecord: 21) == "alert")
    #expect(WireNames.content(ofRecord: 25) == "content type 25")
    #expect(WireNames.group(0x001d) == "x25519" && WireNames.group(0x1f) == "brainpoolP256r1tls13")
    #expect(WireNames.group(8) == "0x0008")
    #expect(
      WireNames.content(ofRecord: 24) == "heartbeat" && WireNames.message(0) == "HelloRequest")
    #expect(WireNames.extension(0xff01) == "renegotiation_info")
    #expect(WireNames.extension(0x1a1a) == "GREASE" && WireNames.extension(6) == "0x0006")
  }

  /// What the first bytes of an answer may be: five kinds of content, of any version 3.
  @Test(
    arguments: [
      (19, 0x0303, false), (20, 0x0303, true), (24, 0x0303, true), (25, 0x0303, false),
      (22, 0x02ff, false), (22, 0x0300, true), (22, 0x03ff, true), (22, 0x0400, false),
    ] as [(UInt8, UInt16, Bool)])
  func possibleRecords(type: UInt8, version: UInt16, isPossible: Bool) {
    #expect(WireRecord(type: type, version: version, length: 1).isPossible == isPossible)
  }

  @Test(arguments: [
    (0, "0.0 ms"), (-5, "0.0 ms"), (0.04, "0.0 ms"), (0.05, "0.1 ms"), (12.34, "12.3 ms"),
    (999.96, "1000.0 ms"), (1e12, "1000000000.0 ms"),
  ])
  func times(milliseconds: Double, text: String) {
    #expect(HandshakeTrace.milliseconds(milliseconds) == text)
  }

  /// A fact without a value is none; the values and numbers of one are bounded.
  @Test(arguments: [(0, nil), (1, 1), (200, 200), (201, 200)] as [(Int, Int?)])
  func facts(count: Int, kept: Int?) {
    let fact = TraceFact(.suite, (0..<count).map { UInt16($0) }) { "\($0)" }
    #expect(fact?.values.count == kept && fact?.numbers?.count == kept)
    #expect(TraceFact(.suite, (0..<count).map(String.init))?.numbers == nil)
  }
}
