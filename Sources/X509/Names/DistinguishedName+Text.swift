extension DistinguishedName {
  /// The name as text, most specific part first: `CN=www.example.com, O=Example Ltd, C=GB`.
  ///
  /// Escapes follow RFC 4514, except that a backslash stays as it is. A name without parts is
  /// `(empty)`, one that cannot be read `(unreadable)`.
  package var text: String {
    guard isParseable else { return "(unreadable)" }
    guard let last = attributes.last?.relativeName else { return "(empty)" }
    var parts = [String](repeating: "", count: last + 1)
    for attribute in attributes {
      if !parts[attribute.relativeName].isEmpty { parts[attribute.relativeName] += "+" }
      parts[attribute.relativeName] +=
        "\(attribute.type.attributeName)=\(Self.escaped(attribute.text))"
    }
    return parts.reversed().joined(separator: ", ")
  }

  /// Values of the attributes of one type, in the order sent.
  package func values(of type: ObjectIdentifier) -> [String] {
    attributes.filter { $0.type == type }.map(\.text)
  }

  /// A short name to show: the last common name, else the organisation, else the whole name.
  package var label: String {
    let name = values(of: .commonName).last ?? values(of: .organizationName).last
    guard let name, !name.isEmpty else { return text }
    return name
  }

  private static func escaped(_ text: String) -> String {
    let octets = Array(text.utf8)
    var result: [UInt8] = []
    result.reserveCapacity(octets.count)
    for (index, octet) in octets.enumerated() {
      let isAtEdge = index == 0 || index == octets.count - 1
      switch octet {
      case UInt8(ascii: ","), UInt8(ascii: "+"), UInt8(ascii: "\""), UInt8(ascii: "<"),
        UInt8(ascii: ">"), UInt8(ascii: ";"):
        result.append(UInt8(ascii: "\\"))
      case UInt8(ascii: " ") where isAtEdge, UInt8(ascii: "#") where index == 0:
        result.append(UInt8(ascii: "\\"))
      default: break
      }
      result.append(octet)
    }
    return String(decoding: result, as: UTF8.self)
  }
}

extension ObjectIdentifier {
  package static let commonName = ObjectIdentifier(2, 5, 4, 3)
  package static let organizationName = ObjectIdentifier(2, 5, 4, 10)

  /// Short name of an attribute type (RFC 4519 and usage); dotted when it has none.
  fileprivate var attributeName: String {
    Self.attributeNames[self] ?? description
  }

  private static let attributeNames: [ObjectIdentifier: String] = [
    .commonName: "CN",
    ObjectIdentifier(2, 5, 4, 4): "SN",
    ObjectIdentifier(2, 5, 4, 5): "serialNumber",
    ObjectIdentifier(2, 5, 4, 6): "C",
    ObjectIdentifier(2, 5, 4, 7): "L",
    ObjectIdentifier(2, 5, 4, 8): "ST",
    ObjectIdentifier(2, 5, 4, 9): "STREET",
    .organizationName: "O",
    ObjectIdentifier(2, 5, 4, 11): "OU",
    ObjectIdentifier(2, 5, 4, 12): "title",
    ObjectIdentifier(2, 5, 4, 13): "description",
    ObjectIdentifier(2, 5, 4, 15): "businessCategory",
    ObjectIdentifier(2, 5, 4, 17): "postalCode",
    ObjectIdentifier(2, 5, 4, 41): "name",
    ObjectIdentifier(2, 5, 4, 42): "GN",
    ObjectIdentifier(2, 5, 4, 43): "initials",
    ObjectIdentifier(2, 5, 4, 44): "generationQualifier",
    ObjectIdentifier(2, 5, 4, 46): "dnQualifier",
    ObjectIdentifier(2, 5, 4, 65): "pseudonym",
    ObjectIdentifier(2, 5, 4, 97): "organizationIdentifier",
    ObjectIdentifier(0, 9, 2342, 19_200_300, 100, 1, 1): "UID",
    ObjectIdentifier(0, 9, 2342, 19_200_300, 100, 1, 25): "DC",
    ObjectIdentifier(1, 2, 840, 113_549, 1, 9, 1): "emailAddress",
    ObjectIdentifier(1, 3, 6, 1, 4, 1, 311, 60, 2, 1, 1): "jurisdictionL",
    ObjectIdentifier(1, 3, 6, 1, 4, 1, 311, 60, 2, 1, 2): "jurisdictionST",
    ObjectIdentifier(1, 3, 6, 1, 4, 1, 311, 60, 2, 1, 3): "jurisdictionC",
  ]
}
