import OpenSSLEngine
import Testing
import TrustModel
import X509

/// Certificates of the form that every library reads alike, and one thing changed in each.
struct PlainCertificateTests {
  private static let ecdsa = DER.sequence(DER.objectIdentifier("1.2.840.10045.4.3.2"))

  private static func name(_ text: String = "Root") -> [UInt8] {
    DER.sequence(
      DER.set([DER.sequence(DER.objectIdentifier("2.5.4.3"), DER.utf8String(text))]))
  }

  private static func listed(_ oid: String, _ value: [UInt8] = DER.sequence()) -> [UInt8] {
    DER.sequence(DER.objectIdentifier(oid), DER.octetString(value))
  }

  private static func isPlain(
    version: UInt? = 2, algorithm: [UInt8] = ecdsa, subject: [UInt8] = name(),
    extensions: [[UInt8]]? = [listed("2.5.29.19")]
  ) -> Bool {
    let date = DER.time(Instant(secondsSinceEpoch: 1_780_000_000))
    var fields = version.map { [DER.explicit(0, DER.unsignedInteger($0))] } ?? []
    fields += [
      DER.unsignedInteger(1), algorithm, name(), DER.sequence(date, date), subject,
      DER.sequence(ecdsa, DER.bitString([4, 1])),
    ]
    if let extensions { fields.append(DER.explicit(3, DER.sequence(extensions))) }
    return PlainCertificate.isPlain(
      DER.sequence(DER.sequence(fields), algorithm, DER.bitString([1])))
  }

  @Test func whatEveryLibraryReads() {
    #expect(Self.isPlain())
    #expect(Self.isPlain(version: nil, extensions: nil))
    for version: UInt in [0, 1, 2] { #expect(Self.isPlain(version: version, extensions: nil)) }
  }

  /// GnuTLS has versions 1 to 3, and extensions in the last.
  @Test func versions() {
    for version: UInt in [3, 127, 256] {
      #expect(!Self.isPlain(version: version, extensions: nil))
    }
    for version: UInt? in [nil, 0, 1] { #expect(!Self.isPlain(version: version)) }
  }

  @Test func parametersOfAlgorithms() {
    func algorithm(_ parameters: [UInt8]) -> [UInt8] {
      DER.sequence(DER.objectIdentifier("1.2.840.113549.1.1.11"), parameters)
    }
    #expect(Self.isPlain(algorithm: algorithm(DER.value(.null, []))))
    #expect(!Self.isPlain(algorithm: algorithm(DER.value(.null, [0]))))
    #expect(!Self.isPlain(algorithm: algorithm(DER.utf8String("a"))))
  }

  @Test func emptyNames() {
    #expect(Self.isPlain(subject: DER.sequence()))
    #expect(!Self.isPlain(subject: Self.name("")))
  }

  /// Both names have alternatives, and either may be damaged.
  @Test(arguments: ["2.5.29.17", "2.5.29.18"])
  func alternativeNames(oid: String) {
    for (name, isPlain) in [
      ([0x82, 1, 0x61], true), ([0x82, 0], false), ([0x82, 1, 0xff], false),
    ]
      as [([UInt8], Bool)]
    {
      #expect(Self.isPlain(extensions: [Self.listed(oid, DER.sequence(name))]) == isPlain)
    }
  }

  /// Each is compared with all others, so there is a limit.
  @Test func numberOfExtensions() {
    let all = (0..<33).map { Self.listed("2.5.29.\($0 + 40)") }
    #expect(Self.isPlain(extensions: Array(all.prefix(32))))
    #expect(!Self.isPlain(extensions: all))
    #expect(!Self.isPlain(extensions: [all[0], all[1], all[0]]))
  }
}
