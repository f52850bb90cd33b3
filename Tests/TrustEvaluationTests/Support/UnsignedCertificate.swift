import X509

/// A certificate encoded by hand for checks that look at names and extensions only.
///
/// Its signature is invalid, as nothing here verifies one.
struct UnsignedCertificate {
  var subject = [Attribute.commonName("subject")]
  var issuer = [Attribute.commonName("issuer")]
  var names: [Name]?
  var permitted: [Name] = []
  var excluded: [Name] = []
  var constraintsAreCritical = true
  /// Policy identifiers by the last arc below 1.2.3.4; 0 means anyPolicy.
  var policies: [UInt8]?
  var mappings: [(from: UInt8, to: UInt8)] = []
  var requireExplicitPolicy: UInt8?
  var inhibitPolicyMapping: UInt8?
  var inhibitAnyPolicy: UInt8?

  enum Attribute {
    case commonName(String)
    case organization(String)
    case email(String)
  }

  enum Name {
    case dns(String)
    case ip([UInt8])
    case email(String)
    case uri(String)
    case directory([Attribute])
    case registeredID([UInt8])
    /// Of a type given by the content octets of its identifier, with some text.
    case other(type: [UInt8])
    /// Of a kind that RFC 5280 does not have.
    case unknown(tag: UInt8)
    /// As it is written.
    case raw([UInt8])
  }

  func certificate() throws -> Certificate {
    try Certificate(der: sequence(tbs, algorithm, bitString([0x30, 6, 2, 1, 1, 2, 1, 1])))
  }

  private var tbs: [UInt8] {
    let validity = sequence(
      element(0x17, Array("200101000000Z".utf8)), element(0x17, Array("300101000000Z".utf8)))
    let point = [0x04] + [UInt8](repeating: 0x11, count: 64)
    let spki = sequence(
      sequence(
        element(0x06, [0x2a, 0x86, 0x48, 0xce, 0x3d, 0x02, 0x01]),
        element(0x06, [0x2a, 0x86, 0x48, 0xce, 0x3d, 0x03, 0x01, 0x07])), bitString(point))
    let list = extensions
    return sequence(
      element(0xa0, element(0x02, [2])), element(0x02, [1]), algorithm, name(issuer), validity,
      name(subject), spki, list.isEmpty ? [] : element(0xa3, element(0x30, list)))
  }

  private var algorithm: [UInt8] {
    sequence(element(0x06, [0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02]))
  }

  private var extensions: [UInt8] {
    var list: [UInt8] = []
    if let names { list += ext(17, sequence(names.map(encoded))) }
    if !permitted.isEmpty || !excluded.isEmpty {
      let subtrees = [(UInt8(0xa0), permitted), (0xa1, excluded)].map { tag, names in
        names.isEmpty ? [] : element(tag, Array(names.map { sequence(encoded($0)) }.joined()))
      }
      list += ext(30, sequence(subtrees), isCritical: constraintsAreCritical)
    }
    if let policies { list += ext(32, sequence(policies.map { sequence(policy($0)) })) }
    if !mappings.isEmpty {
      list += ext(33, sequence(mappings.map { sequence(policy($0.from), policy($0.to)) }))
    }
    if requireExplicitPolicy != nil || inhibitPolicyMapping != nil {
      let fields = [(UInt8(0x80), requireExplicitPolicy), (0x81, inhibitPolicyMapping)]
        .map { tag, value in value.map { element(tag, [$0]) } ?? [] }
      list += ext(36, sequence(fields), isCritical: true)
    }
    if let inhibitAnyPolicy { list += ext(54, element(0x02, [inhibitAnyPolicy])) }
    return list
  }

  private func ext(_ arc: UInt8, _ value: [UInt8], isCritical: Bool = false) -> [UInt8] {
    sequence(
      element(0x06, [0x55, 0x1d, arc]), isCritical ? element(0x01, [0xff]) : [],
      element(0x04, value))
  }

  private func policy(_ arc: UInt8) -> [UInt8] {
    element(0x06, arc == 0 ? [0x55, 0x1d, 0x20, 0x00] : [0x2a, 0x03, 0x04, arc])
  }

  private func encoded(_ name: Name) -> [UInt8] {
    switch name {
    case .email(let text): element(0x81, Array(text.utf8))
    case .dns(let text): element(0x82, Array(text.utf8))
    case .directory(let attributes): element(0xa4, self.name(attributes))
    case .uri(let text): element(0x86, Array(text.utf8))
    case .ip(let bytes): element(0x87, bytes)
    case .registeredID(let octets): element(0x88, octets)
    case .other(let type):
      element(0xa0, element(0x06, type) + element(0xa0, element(0x0c, Array("text".utf8))))
    case .unknown(let tag): element(0x80 | tag, [1])
    case .raw(let octets): octets
    }
  }

  private func name(_ attributes: [Attribute]) -> [UInt8] {
    sequence(
      attributes.map { attribute in
        let (type, tag, text): ([UInt8], UInt8, String) =
          switch attribute {
          case .commonName(let text): ([0x55, 0x04, 0x03], 0x13, text)
          case .organization(let text): ([0x55, 0x04, 0x0a], 0x13, text)
          case .email(let text):
            ([0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x09, 0x01], 0x16, text)
          }
        return element(0x31, sequence(element(0x06, type), element(tag, Array(text.utf8))))
      })
  }
}

private func bitString(_ bytes: [UInt8]) -> [UInt8] {
  element(0x03, [0] + bytes)
}

private func sequence(_ parts: [UInt8]...) -> [UInt8] {
  sequence(parts)
}

private func sequence(_ parts: [[UInt8]]) -> [UInt8] {
  element(0x30, Array(parts.joined()))
}

private func element(_ tag: UInt8, _ content: [UInt8]) -> [UInt8] {
  let count = content.count
  if count < 0x80 { return [tag, UInt8(count)] + content }
  if count < 0x100 { return [tag, 0x81, UInt8(count)] + content }
  if count < 0x10000 { return [tag, 0x82, UInt8(count >> 8), UInt8(count & 0xff)] + content }
  return [tag, 0x83, UInt8(count >> 16), UInt8(count >> 8 & 0xff), UInt8(count & 0xff)] + content
}
