import OpenSSLEngine
import Testing

@testable import X509

/// Identifiers under names that OpenSSL has, too, are those that OpenSSL has.
@Suite struct IdentifierNamesTests {
  /// Letters and digits alone: spellings differ.
  private static func plain(_ name: some StringProtocol) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  @Test func areThoseOfOpenSSL() throws {
    let text = String(decoding: try OpenSSLTool.run(["list", "-objects"]), as: UTF8.self)
    var agreeing: Set<String> = []
    // Such as `CN = commonName, 2.5.4.3`, or without the short name.
    for line in text.split(separator: "\n") {
      let words = line.split { ",= ".contains($0) }
      guard let dotted = words.last, words.count > 1 else { continue }
      let content = DER.objectIdentifier(String(dotted)).dropFirst(2)
      let identifier = ObjectIdentifier(contentOctets: Array(content))
      guard identifier.description == dotted, let name = identifier.structureName else { continue }
      let names = line.split { ",=".contains($0) }.dropLast().map(Self.plain)
      if names.contains(Self.plain(name)) { agreeing.insert(name) }
    }
    // One that has a wrong number agrees no longer; later versions of OpenSSL have more.
    #expect(agreeing.count >= 95, "\(agreeing.sorted())")
  }
}
