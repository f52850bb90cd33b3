import Testing

@testable import X509

/// Data after an element, at any level, must be refused, be a problem, or change what is read; it
/// must never be ignored.
@Suite struct StrictEndTests {
  /// A certificate with an element appended at one level.
  struct Mutant: Sendable {
    /// Indices of the elements on the way down; the certificate itself is 0.
    let place: String
    let der: [UInt8]
  }

  /// Every extension that is decoded, with every field that it may have.
  private static func fields(critical: Bool) -> CertificateFields {
    let names: [[UInt8]] = [
      Build.element(0x81, Array("a@example.com".utf8)),
      Build.element(0x82, Array("www.example.com".utf8)),
      Build.element(0x86, Array("http://example.com/".utf8)),
      Build.element(0xa6, Build.text(0x16, "http://example.com/")),
      Build.element(0x87, [192, 0, 2, 1]),
      Build.element(0xa4, Build.commonName("directory")),
      Build.element(0xa0, Build.oid("1.2.3"), Build.element(0xa0, Build.utf8("other"))),
    ]
    let subtrees =
      Build.sequence(Build.element(0x82, Array("example.com".utf8)))
      + Build.sequence(Build.element(0xa4, Build.commonName("directory")))
      + Build.sequence(Build.element(0xa6, Build.text(0x16, "example.com")))
      + Build.sequence(Build.element(0x87, [192, 0, 2, 0, 255, 255, 255, 0]))
    let extensions: [(String, [UInt8])] = [
      ("2.5.29.19", Build.sequence(Build.boolean(true), Build.integer(3))),
      ("2.5.29.15", Build.bits([0x06], unused: 1)),
      ("2.5.29.37", Build.sequence(Build.oid("1.3.6.1.5.5.7.3.1"))),
      ("2.5.29.17", Build.sequence(names.flatMap { $0 })),
      ("2.5.29.30", Build.sequence(Build.element(0xa0, subtrees), Build.element(0xa1, subtrees))),
      (
        "2.5.29.32",
        Build.sequence(
          Build.sequence(
            Build.oid("1.2.3"),
            Build.sequence(
              Build.sequence(Build.oid("1.3.6.1.5.5.7.2.1"), Build.text(0x16, "http://cps")))))
      ),
      ("2.5.29.33", Build.sequence(Build.sequence(Build.oid("1.2.3"), Build.oid("1.2.4")))),
      ("2.5.29.36", Build.sequence(Build.element(0x80, [0]), Build.element(0x81, [0]))),
      ("2.5.29.54", Build.integer(1)),
      ("2.5.29.14", Build.octets([1, 2, 3])),
      (
        "2.5.29.35",
        Build.sequence(
          Build.element(0x80, [1, 2, 3]),
          Build.element(0xa1, Build.element(0xa4, Build.commonName("issuer"))),
          Build.element(0x82, [7]))
      ),
      (
        "1.3.6.1.5.5.7.1.1",
        Build.sequence(
          Build.sequence(
            Build.oid("1.3.6.1.5.5.7.48.2"), Build.element(0x86, Array("http://ca".utf8))))
      ),
      (
        "2.5.29.31",
        Build.sequence(
          Build.sequence(
            Build.element(
              0xa0, Build.element(0xa0, Build.element(0x86, Array("http://crl".utf8)))),
            Build.element(0x81, [0, 0x80]),
            Build.element(0xa2, Build.element(0xa4, Build.commonName("crl")))))
      ),
      (
        "1.3.6.1.5.5.7.1.3",
        Build.sequence(
          Build.sequence(
            Build.oid("0.4.0.1862.1.6"), Build.sequence(Build.oid("0.4.0.1862.1.6.3"))))
      ),
      ("1.3.6.1.4.1.11129.2.4.2", Build.octets([0, 4, 0, 2, 9, 9])),
    ]
    let modulus: [UInt8] = [0] + [UInt8](repeating: 0x81, count: 256)
    return extensions.reduce(
      CertificateFields().with(\.publicKey, CertificateFields.rsaKey(modulus: modulus))
    ) {
      $0.with(extension: $1.0, critical: critical, $1.1)
    }
  }

  /// Levels that are not read, so that nothing depends on them.
  private static func isUnread(_ place: String, critical: Bool) -> Bool {
    let value = critical ? 2 : 1
    // Apple's parser ignores data after the certificate; in a file, `CertificateFile` reads it.
    return place.isEmpty
      // Qualifiers of a policy.
      || place.hasPrefix("/0/0/7/0/5/\(value)/0/0/1")
      // Names of the issuer of revocation lists: places are taken from URIs only.
      || place.hasPrefix("/0/0/7/0/12/\(value)/0/0/2/0")
  }

  @Test(arguments: [false, true]) func trailingElements(critical: Bool) throws {
    let original = try Self.fields(critical: critical).parsed()
    #expect(original.problems.isEmpty)
    let mutants = Self.appended(to: original.der[...], place: "")
    #expect(mutants.count > 90)
    var passed: [String] = []
    for mutant in mutants where !Self.isUnread(mutant.place, critical: critical) {
      guard let read = try? Certificate(der: mutant.der) else { continue }
      if read.problems.isEmpty, Reading(read) == Reading(original) { passed.append(mutant.place) }
    }
    #expect(passed == [])
  }

  /// The fields that were read from a certificate, without its bytes.
  private struct Reading: Equatable {
    let names: [DistinguishedName]
    let known: KnownExtensions
    let key: PublicKey.Kind
    let serial: [UInt8]
    let signature: [UInt8]

    init(_ certificate: Certificate) {
      names = [certificate.issuer, certificate.subject]
      known = certificate.known
      key = certificate.publicKey.kind
      serial = certificate.serialNumber
      signature = certificate.signature
    }
  }

  /// The elements with NULL after the last one, and the same for each level below.
  private static func appended(to elements: ArraySlice<UInt8>, place: String) -> [Mutant] {
    var mutants = [Mutant(place: place, der: Array(elements) + Build.null)]
    var reader = DERReader(Array(elements))
    var index = 0
    while !reader.isAtEnd, let element = try? reader.next() {
      let bytes = element.bytes
      let isBits = element.tag == .bitString
      let inner = element.content.dropFirst(isBits ? 1 : 0)
      if holdsElements(element, inner) {
        for mutant in appended(to: inner, place: "\(place)/\(index)") {
          mutants.append(
            Mutant(
              place: mutant.place,
              der: Array(bytes[..<element.start])
                + Build.element(
                  bytes[element.start], isBits ? Array(element.content.prefix(1)) : [], mutant.der)
                + Array(bytes[element.end...])))
        }
      }
      index += 1
    }
    return mutants
  }

  private static func holdsElements(_ element: DERElement, _ inner: ArraySlice<UInt8>) -> Bool {
    let isConstructed = element.tag.leadingBits & 0x20 != 0
    guard isConstructed || element.tag == .octetString || element.tag == .bitString else {
      return false
    }
    var reader = DERReader(Array(inner))
    while !reader.isAtEnd {
      guard (try? reader.next()) != nil else { return false }
    }
    return !inner.isEmpty
  }
}
