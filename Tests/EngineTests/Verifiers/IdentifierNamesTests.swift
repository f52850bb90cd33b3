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
}
