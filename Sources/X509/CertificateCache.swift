/// Certificates and names that were parsed, to be used again for the same bytes: a root found in a
/// store, a chain that many servers of a run send.
package final class CertificateCache: Sendable {
  /// What is parsed of the DER that is kept takes some ten times as much.
  private let certificates = Remembered<OctetKey, Certificate>(
    mostEntries: 16_384, mostOctets: 1_048_576)
  private let names = Remembered<OctetKey, DistinguishedName>(
    mostEntries: 4_096, mostOctets: 262_144)

  package init() {}

  /// - Throws: `CertificateParseError` when the bytes are no certificate.
  package func certificate(der: [UInt8]) throws(CertificateParseError) -> Certificate {
    if let known = certificates[OctetKey(der)] { return known }
    let certificate = try Certificate(der: der)
    keep(certificate)
    return certificate
  }

  /// Remembers what was parsed elsewhere.
  package func keep(_ certificate: Certificate) {
    certificates.keep(certificate, for: OctetKey(certificate.der), octets: certificate.der.count)
  }

  /// Nil when the bytes are no Name.
  package func name(der: [UInt8]) -> DistinguishedName? {
    if let known = names[OctetKey(der)] { return known }
    let name = DistinguishedName(der: der)
    if let name { names.keep(name, for: OctetKey(der), octets: der.count) }
    return name
  }
}
