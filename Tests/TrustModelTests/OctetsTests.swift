import Testing
import TrustModel

@Suite struct OctetsTests {
  /// Examples of FIPS 180-4, and lengths around the ends of blocks (computed with sha256sum).
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      String(repeating: "a", count: 1_000_000),
      "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
    ),
  ])
  func digest(text: String, expected: String) {
    #expect(SHA256.hexadecimal(Array(text.utf8)) == expected)
  }

  @Test(arguments: 0..<200)
  func base64ReadsWhatItWrites(count: Int) {
    let octets = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 37 &+ count) }
    let text = Array(Base64.encode(octets).utf8)
    #expect(Base64.decode(text, 0..<text.count) == octets)
    #expect(text.count == (count + 2) / 3 * 4)
  }

  @Test(arguments: [
    ("192.0.2.1", [192, 0, 2, 1]), ("0.0.0.0", [0, 0, 0, 0]),
    ("255.255.255.255", [255, 255, 255, 255]),
    ("::", [UInt8](repeating: 0, count: 16)),
    ("::1", [UInt8](repeating: 0, count: 15) + [1]),
    ("2001:db8::7", [0x20, 1, 0x0d, 0xb8] + [UInt8](repeating: 0, count: 11) + [7]),
    ("1:2:3:4:5:6:7:8", [0, 1, 0, 2, 0, 3, 0, 4, 0, 5, 0, 6, 0, 7, 0, 8]),
    ("1:2:3:4:5:6:7::", [0, 1, 0, 2, 0, 3, 0, 4, 0, 5, 0, 6, 0, 7, 0, 0]),
    ("::ffff:192.0.2.1", [UInt8](repeating: 0, count: 10) + [0xff, 0xff, 192, 0, 2, 1]),
    ("1:2:3:4:5:6:7.8.9.10", [0, 1, 0, 2, 0, 3, 0, 4, 0, 5, 0, 6, 7, 8, 9, 10]),
    ("1::1.2.3.4", [0, 1] + [UInt8](repeating: 0, count: 10) + [1, 2, 3, 4]),
    ("FE80::1%eth0", [0xfe, 0x80] + [UInt8](repeating: 0, count: 13) + [1]),
  ])
  func address(text: String, expected: [UInt8]) {
    #expect(IPAddress.octets(of: text) == expected)
  }

  /// The longest run of zeros is left out, of equal ones the first, and never a single group
  /// (RFC 5952, sections 4.2.2 and 4.2.3).
  @Test(arguments: [
    "2001:db8::1:0:0:1", "2001:0:0:1::1", "2001:db8:0:1:1:1:1:1", "::1:0:0:1:0:0", "1::", "::",
    "::ffff:192.0.2.1", "1:0:2::",
  ])
  func shortestText(text: String) throws {
    let octets = try #require(IPAddress.octets(of: text))
    #expect(IPAddress.text(of: octets) == text)
  }

  @Test(arguments: [
    "", "1.2.3", "1.2.3.4.5", "1.2.3.256", "01.2.3.4", "1.2.3.+4", " 1.2.3.4", "1.2.3.4%eth0",
    "1.2.3.4 ", "0x7f.1.1.1", ":", ":::", "1::2::3", "1:2:3:4:5:6:7", "1:2:3:4:5:6:7:8:9",
    "1:2:3:4:5:6:7:8::", "12345::", "g::", "::1.2.3", "1.2.3.4::", "::%", "%eth0", "www.example",
    "1:2:3:4:5:6:7:1.2.3.4", "::1:", ":1::", "::1.2.3.4:1", "1.2.3.4:1::", "::ffff:1.2.3.256",
    "::ffff:01.2.3.4", "::1%eth 0", "::1:2:3:4:5:6:7:8", "1::2:3:4:5:6:7:8",
  ])
  func noAddress(text: String) {
    #expect(IPAddress.octets(of: text) == (text == "::%" ? [UInt8](repeating: 0, count: 16) : nil))
  }
}
