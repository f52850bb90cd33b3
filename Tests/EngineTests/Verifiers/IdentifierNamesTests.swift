import OpenSSLEngine
import Testing

@testable import X509

/// Identifiers under names that OpenSSL has, too, are those that OpenSSL has.
@Suite struct IdentifierNamesTests {
  /// Where our names are from.
  enum Table: CaseIterable {
    case structures, signatures, attributes

    /// Nil where it has none.
    func name(of identifier: ObjectIdentifier) -> String? {
      switch self {
      case .structures: return identifier.structureName
      case .signatures:
        return AlgorithmIdentifier(algorithm: identifier, parameters: nil).knownSignatureName
      case .attributes:
        let pair = DER.sequence(DER.objectIdentifier(identifier.description), [0x0c, 1, 0x61])
        let text = DistinguishedName(der: DER.sequence([0x31, UInt8(pair.count)] + pair))?.text
        return text?.split(separator: "=").first.map(String.init)
      }
    }

    /// One that has a wrong number agrees no longer; later versions of OpenSSL have more.
    var agreeing: Int {
      switch self {
      case .structures: 95
      case .signatures: 23
      case .attributes: 26
      }
    }
  }

  /// Letters and digits alone: spellings differ.
  private static func plain(_ name: some StringProtocol) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  @Test(arguments: Table.allCases) func areThoseOfOpenSSL(table: Table) throws {
    let text = String(decoding: try OpenSSLTool.run(["list", "-objects"]), as: UTF8.self)
    var agreeing: Set<String> = []
    // Such as `CN = commonName, 2.5.4.3`, or without the short name.
    for line in text.split(separator: "\n") {
      let words = line.split { ",= ".contains($0) }
      guard let dotted = words.last, words.count > 1 else { continue }
      let content = DER.objectIdentifier(String(dotted)).dropFirst(2)
      let identifier = ObjectIdentifier(contentOctets: Array(content))
      guard identifier.description == dotted, let name = table.name(of: identifier) else {
        continue
      }
      let names = line.split { ",=".contains($0) }.dropLast().map(Self.plain)
      if names.contains(Self.plain(name)) { agreeing.insert(name) }
    }
    #expect(agreeing.count >= table.agreeing, "\(agreeing.sorted())")
  }

  /// Those that OpenSSL lacks or calls otherwise, as their documents have them: RFC 8410, RFC 4055,
  /// RFC 5280, RFC 6960, RFC 3739, ETSI EN 319 412-5 and ETSI TS 119 495.
  private static let others = [
    ("1.3.101.110", "id-X25519"), ("1.3.101.111", "id-X448"), ("1.2.840.113549.1.1.8", "id-mgf1"),
    ("1.3.14.3.2.26", "id-sha1"), ("2.16.840.1.101.3.4.2.1", "id-sha256"),
    ("2.16.840.1.101.3.4.2.2", "id-sha384"), ("2.16.840.1.101.3.4.2.3", "id-sha512"),
    ("2.16.840.1.101.3.4.2.4", "id-sha224"), ("1.3.6.1.5.5.7.48.3", "id-ad-timeStamping"),
    ("1.3.6.1.5.5.7.48.5", "id-ad-caRepository"),
    ("1.3.6.1.5.5.7.48.1.2", "id-pkix-ocsp-nonce"), ("1.3.6.1.5.5.7.48.1.3", "id-pkix-ocsp-crl"),
    ("1.3.6.1.5.5.7.48.1.4", "id-pkix-ocsp-response"),
    ("1.3.6.1.5.5.7.48.1.6", "id-pkix-ocsp-archive-cutoff"),
    ("1.3.6.1.4.1.311.20.2.3", "userPrincipalName"),
    ("1.3.6.1.5.5.7.11.2", "id-qcs-pkixQCSyntax-v2"),
    ("0.4.0.1862.1.1", "id-etsi-qcs-QcCompliance"), ("0.4.0.1862.1.2", "id-etsi-qcs-QcLimitValue"),
    ("0.4.0.1862.1.3", "id-etsi-qcs-QcRetentionPeriod"), ("0.4.0.1862.1.4", "id-etsi-qcs-QcSSCD"),
    ("0.4.0.1862.1.5", "id-etsi-qcs-QcPDS"), ("0.4.0.1862.1.6", "id-etsi-qcs-QcType"),
    ("0.4.0.1862.1.6.1", "id-etsi-qct-esign"), ("0.4.0.1862.1.6.2", "id-etsi-qct-eseal"),
    ("0.4.0.1862.1.6.3", "id-etsi-qct-web"), ("0.4.0.19495.2", "id-etsi-psd2-qcStatement"),
  ]

  @Test(arguments: others) func areThoseOfTheirDocuments(dotted: String, name: String) {
    let identifier = ObjectIdentifier(
      contentOctets: Array(DER.objectIdentifier(dotted).dropFirst(2)))
    #expect(identifier.description == dotted)
    #expect(identifier.structureName == name)
  }
}
