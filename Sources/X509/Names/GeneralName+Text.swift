import TrustModel

extension GeneralName {
  /// The name as a report shows it: DNS names bare, the others with their kind in front.
  package var text: String {
    switch self {
    case .dns(let octets): DirectoryText.utf8(octets[...])
    case .ip(let octets):
      "IP:"
        + (IPAddress.text(of: octets) ?? IPAddress.network(octets)
          ?? Hexadecimal.lowerCase(octets))
    case .email(let octets): "email:" + DirectoryText.utf8(octets[...])
    case .uri(let octets): "URI:" + DirectoryText.utf8(octets[...])
    case .directory(let name): "dirName:" + name.text
    case .other(8, let octets): "registeredID:\(ObjectIdentifier(contentOctets: octets))"
    case .other(0, let octets): "otherName:" + Self.otherName(octets)
    case .other(3, _): "x400Address"
    case .other(5, _): "ediPartyName"
    case .other(let tag, _): "[\(tag)]"
    }
  }

  /// OtherName: its kind by identifier, and its value when that is a string.
  private static func otherName(_ octets: [UInt8]) -> String {
    var fields = DERReader(octets)
    guard let type = try? fields.next(.objectIdentifier).objectIdentifier else { return "" }
    guard let tagged = try? fields.next(.contextConstructed(0)) else { return type.description }
    var explicit = tagged.children
    guard let value = try? explicit.next() else { return type.description }
    return "\(type):\(value.text)"
  }
}
