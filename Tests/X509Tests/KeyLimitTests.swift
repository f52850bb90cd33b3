import Testing
import X509

/// Which keys are given to a library: each bound with the last size below and the first above.
@Suite struct KeyLimitTests {
  /// A positive INTEGER with this number of bits, odd.
  private static func number(bits: Int) -> [UInt8] {
    var octets = [UInt8](repeating: 0x55, count: (bits + 7) / 8)
    octets[0] = 1 << ((bits - 1) % 8)
    octets[octets.count - 1] |= 1
    return Build.element(0x02, (octets[0] >= 0x80 ? [0] : []) + octets)
  }

  /// A key with a name for the test's output, which would otherwise contain every octet.
  struct Key: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let spki: [UInt8]

    init(_ name: String, _ algorithm: String, _ parameters: [UInt8], _ bits: [UInt8]) {
      testDescription = name
      spki = CertificateFields.key(algorithm, parameters, bits)
    }
  }

  private static func rsa(
    _ modulus: Int, _ exponent: Int, algorithm: String = "1.2.840.113549.1.1.1",
    parameters: [UInt8] = Build.null
  ) -> Key {
    Key(
      "\(algorithm) \(modulus) \(exponent)", algorithm, parameters,
      Build.sequence(number(bits: modulus), number(bits: exponent)))
  }

  private static func dsa(_ prime: Int, _ order: Int, _ generator: Int, _ value: Int) -> Key {
    Key(
      "DSA \(prime) \(order) \(generator) \(value)", "1.2.840.10040.4.1",
      Build.sequence(number(bits: prime), number(bits: order), number(bits: generator)),
      number(bits: value))
  }

  private static func octets(_ count: Int) -> [UInt8] { [UInt8](repeating: 0x5a, count: count) }

  @Test(arguments: [
    rsa(2_048, 17), rsa(16_384, 64), rsa(16_384, 64, algorithm: "1.2.840.113549.1.1.10"),
    dsa(2_048, 256, 2_047, 2_047), dsa(16_384, 512, 16_384, 16_384),
    Key("Ed25519", "1.3.101.112", [], octets(32)),
    Key("ML-DSA-65", "2.16.840.1.101.3.4.3.18", [], octets(1_952)),
    Key("RSA, unread", "1.2.840.113549.1.1.1", Build.null, octets(512)),
  ])
  func within(_ key: Key) throws {
    #expect(try CertificateFields().with(\.publicKey, key.spki).parsed().publicKey.isWithinLimits)
  }

  @Test(arguments: [
    rsa(16_385, 17), rsa(65_536, 17), rsa(2_048, 65), rsa(1_024, 16_000),
    // Everything with the form of an RSA key is one: RSASSA-PSS, and X.500's older identifier.
    rsa(16_385, 17, algorithm: "1.2.840.113549.1.1.10"), rsa(2_048, 65, algorithm: "2.5.8.1.1"),
    rsa(2_048, 17, parameters: Build.octets(octets(3_000))),
    dsa(16_385, 256, 160, 160), dsa(2_048, 513, 160, 160), dsa(2_048, 256, 16_385, 160),
    dsa(2_048, 256, 160, 16_385),
    // Negative and so not read, though a library may read it as positive.
    Key(
      "RSA, negative", "1.2.840.113549.1.1.1", Build.null,
      Build.sequence(Build.element(0x02, [0x80] + octets(3_000)), Build.integer(1, 0, 1))),
    Key("DSA without parameters", "1.2.840.10040.4.1", [], Build.element(0x02, octets(3_000))),
    Key("unknown", "1.2.3", [], octets(2_048)),
    Key("Ed25519", "1.3.101.112", [], octets(2_048)),
  ])
  func beyond(_ key: Key) throws {
    #expect(try !CertificateFields().with(\.publicKey, key.spki).parsed().publicKey.isWithinLimits)
  }

  /// What a verification takes grows with the numbers of the key, and is never less than that of a usual
  /// one.
  @Test(arguments: [
    (rsa(1_024, 2), 1_024), (rsa(2_048, 17), 1_024), (rsa(4_096, 17), 4_096),
    (rsa(2_048, 64), 3_855), (dsa(512, 160, 160, 160), 4_096), (dsa(2_048, 256, 160, 160), 15_420),
    (Key("P-256", "1.2.840.10045.2.1", Build.oid("1.2.840.10045.3.1.7"), octets(65)), 4_096),
    (Key("P-192", "1.2.840.10045.2.1", Build.oid("1.2.840.10045.3.1.1"), octets(49)), 16_384),
    (Key("P-224", "1.2.840.10045.2.1", Build.oid("1.3.132.0.33"), octets(57)), 16_384),
    (Key("P-384", "1.2.840.10045.2.1", Build.oid("1.3.132.0.34"), octets(97)), 32_768),
    (Key("P-521", "1.2.840.10045.2.1", Build.oid("1.3.132.0.35"), octets(133)), 32_768),
    (Key("Ed25519", "1.3.101.112", [], octets(32)), 4_096),
    (Key("Ed448", "1.3.101.113", [], octets(57)), 32_768),
    (Key("unknown", "1.2.3", [], octets(32)), 65_536),
  ])
  func whatAVerificationTakes(_ key: Key, cost: Int) throws {
    #expect(
      try CertificateFields().with(\.publicKey, key.spki).parsed().publicKey.verificationCost
        == cost)
  }

  /// What is too large is told as far as it is known: the bits of what has been read, or all octets.
  @Test(arguments: [
    (rsa(16_385, 17), "an RSA key of 16385 bits"),
    (rsa(2_048, 65), "an RSA key with an exponent of more than 64 bits"),
    (rsa(2_048, 17, parameters: Build.octets(octets(3_000))), nil),
    (dsa(16_385, 256, 160, 160), "a DSA key of 16385 bits"), (dsa(2_048, 513, 160, 160), nil),
    (Key("unknown", "1.2.3", [], octets(2_048)), nil),
    (Key("Ed25519", "1.3.101.112", [], octets(2_048)), nil),
  ])
  func whatIsTooLarge(_ key: Key, text: String?) throws {
    let excess = try CertificateFields().with(\.publicKey, key.spki).parsed().publicKey.excess
    #expect(excess == text ?? "a key of \(key.spki.count) bytes")
  }
}
