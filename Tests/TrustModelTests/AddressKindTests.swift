import Testing
import TrustModel

/// Kinds of addresses: each network, and addresses just outside of it.
@Suite struct AddressKindTests {
  @Test(
    arguments: [
      ("0.0.0.0", .special), ("0.255.255.255", .special), ("1.0.0.0", .global),
      ("9.255.255.255", .global), ("10.0.0.0", .private), ("10.255.255.255", .private),
      ("11.0.0.0", .global), ("100.63.255.255", .global), ("100.64.0.0", .special),
      ("100.127.255.255", .special), ("100.128.0.0", .global), ("126.255.255.255", .global),
      ("127.0.0.0", .loopback), ("127.0.0.1", .loopback), ("127.255.255.255", .loopback),
      ("128.0.0.0", .global), ("169.253.255.255", .global), ("169.254.0.0", .linkLocal),
      ("169.254.169.254", .linkLocal), ("169.254.255.255", .linkLocal), ("169.255.0.0", .global),
      ("172.15.255.255", .global), ("172.16.0.0", .private), ("172.31.255.255", .private),
      ("172.32.0.0", .global), ("191.255.255.255", .global), ("192.0.0.0", .special),
      ("192.0.0.255", .special), ("192.0.1.0", .global), ("192.0.2.0", .special),
      ("192.0.2.255", .special), ("192.0.3.0", .global), ("192.88.98.255", .global),
      ("192.88.99.0", .special), ("192.88.99.255", .special), ("192.88.100.0", .global),
      ("192.167.255.255", .global), ("192.168.0.0", .private), ("192.168.255.255", .private),
      ("192.169.0.0", .global), ("198.17.255.255", .global), ("198.18.0.0", .special),
      ("198.19.255.255", .special), ("198.20.0.0", .global), ("198.51.99.255", .global),
      ("198.51.100.0", .special), ("198.51.100.255", .special), ("198.51.101.0", .global),
      ("203.0.112.255", .global), ("203.0.113.0", .special), ("203.0.113.255", .special),
      ("203.0.114.0", .global), ("223.255.255.255", .global), ("224.0.0.0", .special),
      ("239.255.255.255", .special), ("240.0.0.0", .special), ("255.255.255.255", .special),
    ] as [(String, AddressKind)])
  func version4(_ text: String, _ kind: AddressKind) throws {
    let octets = try #require(IPAddress.octets(of: text))
    #expect(AddressKind(of: octets) == kind)
    // The same address in its other forms, which all lead to it.
    for form in [
      "::ffff:\(text)", "64:ff9b::\(text)", "2a00::5efe:\(text)", "2a00::200:5efe:\(text)",
    ] {
      #expect(AddressKind(of: try #require(IPAddress.octets(of: form))) == kind, "\(form)")
    }
    #expect(AddressKind(of: [0x20, 0x02] + octets + [UInt8](repeating: 0, count: 10)) == kind)
    // An IPv4 address after any other prefix is none.
    #expect(AddressKind(of: try #require(IPAddress.octets(of: "::fffe:\(text)"))) == .special)
    #expect(AddressKind(of: try #require(IPAddress.octets(of: "64:ff9b:1::\(text)"))) == .special)
    #expect(AddressKind(of: try #require(IPAddress.octets(of: "2a00::5efd:\(text)"))) == .global)
    #expect(AddressKind(of: try #require(IPAddress.octets(of: "fe80::5efe:\(text)"))) == .linkLocal)
  }

  @Test(
    arguments: [
      ("::", .special), ("::1", .loopback), ("::2", .special), ("::7f00:1", .special),
      ("100::1", .special), ("1fff:ffff::", .special), ("2000::", .global),
      ("2000:ffff::", .global),
      ("2001::1", .special), ("2001:1ff:ffff::", .special), ("2001:200::", .global),
      ("2001:db7:ffff::", .global), ("2001:db8::", .special), ("2001:db8:ffff::1", .special),
      ("2001:db9::", .global), ("2003::", .global), ("2606:4700::1111", .global),
      ("3ffe:ffff::", .global), ("3fff::", .special), ("3fff:fff:ffff::", .special),
      ("3fff:1000::", .global), ("4000::", .special), ("5f00::1", .special),
      ("fbff:ffff::", .special), ("fc00::", .private), ("fd12:3456::1", .private),
      ("fdff:ffff::", .private), ("fe00::", .special), ("fe7f:ffff::", .special),
      ("fe80::", .linkLocal), ("fe80::1%eth0", .linkLocal), ("febf:ffff::", .linkLocal),
      ("fec0::", .special), ("ff02::1", .special), ("ffff::", .special),
    ] as [(String, AddressKind)])
  func version6(_ text: String, _ kind: AddressKind) throws {
    #expect(AddressKind(of: try #require(IPAddress.octets(of: text))) == kind)
  }

  /// A group is of hexadecimal digits alone: Swift's own reader of numbers takes a sign, too.
  @Test(arguments: [
    "::+1", "::-1", "::+ff:1", "1:2:3:4:5:6:7:+8", "::12 4", "::g", "::12345", "::٣",
  ])
  func whatIsNoGroup(_ text: String) {
    #expect(IPAddress.octets(of: text) == nil)
  }

  /// Only after `ffff` does an IPv6 address show one of IPv4.
  @Test(arguments: ["::ffff:192.0.2.1", "::ff00:c000:201", "::ff:c000:201", "1::ffff:c000:201"])
  func addressesWithinAddresses(_ text: String) throws {
    #expect(IPAddress.text(of: try #require(IPAddress.octets(of: text))) == text)
  }

  @Test func whatIsNoAddress() {
    for count in [0, 3, 5, 15, 17] {
      #expect(AddressKind(of: Array(repeating: 8, count: count)) == .special)
    }
  }
}
