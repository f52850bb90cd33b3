import TrustModel

/// STARTTLS of LDAP (RFC 4511, section 4.14): one extended request and its response.
struct LDAPNegotiation: Negotiation {
  private var isAsked = false

  /// A message with the identifier 1 and the extended request for 1.3.6.1.4.1.1466.20037.
  private static let request: [UInt8] =
    [0x30, 0x1d, 0x02, 0x01, 0x01, 0x77, 0x18, 0x80, 0x16] + Array("1.3.6.1.4.1.1466.20037".utf8)

  mutating func advance(_ input: inout [UInt8]) -> NegotiationStep {
    guard isAsked else {
      isAsked = true
      return .send(Self.request)
    }
    if PlainPeer.isTLS(input) { return .failed(.tlsAtOnce) }
    guard let first = input.first else { return .needsInput }
    guard first == 0x30 else { return .failed(.notSpoken("ldap")) }
    switch Element.read(input[...]) {
    case .incomplete: return .needsInput
    case .wrong: return .failed(.notSpoken("ldap"))
    case .element(let message, let rest):
      input = Array(rest)
      return verdict(on: message.content)
    }
  }

  private func verdict(on message: ArraySlice<UInt8>) -> NegotiationStep {
    let fields = Element.all(in: message)
    guard fields.count >= 2, fields[1].tag == 0x78 else { return .failed(.notSpoken("ldap")) }
    let response = Element.all(in: fields[1].content)
    guard let code = response.first, code.tag == 0x0a, code.content.count == 1,
      let result = code.content.first
    else {
      return .failed(.notSpoken("ldap"))
    }
    // Of another number, it answers nothing that was asked (RFC 4511, section 4.1.1.1).
    guard result != 0 else {
      return fields[0].tag == 0x02 && fields[0].content.elementsEqual([1])
        ? .done : .failed(.notSpoken("ldap"))
    }
    let words = response.count > 2 ? String(decoding: response[2].content, as: UTF8.self) : ""
    return .failed(
      .startTLS("the server refused ldap with STARTTLS, result \(result)", words))
  }
}

/// An element of BER with a definite length.
private struct Element {
  let tag: UInt8
  let content: ArraySlice<UInt8>

  enum Reading {
    case incomplete
    case wrong
    case element(Element, rest: ArraySlice<UInt8>)
  }

  static func read(_ bytes: ArraySlice<UInt8>) -> Reading {
    var rest = bytes
    guard let tag = rest.popFirst(), let first = rest.popFirst() else { return .incomplete }
    var length = Int(first)
    if first >= 0x80 {
      let count = Int(first & 0x7f)
      guard (1...4).contains(count) else { return .wrong }
      guard rest.count >= count else { return .incomplete }
      length = rest.prefix(count).reduce(0) { $0 << 8 | Int($1) }
      rest = rest.dropFirst(count)
    }
    guard length <= 65_536 else { return .wrong }
    guard rest.count >= length else { return .incomplete }
    return .element(
      Element(tag: tag, content: rest.prefix(length)), rest: rest.dropFirst(length))
  }

  /// The elements up to the first malformed one.
  static func all(in bytes: ArraySlice<UInt8>) -> [Element] {
    var (elements, rest): ([Element], ArraySlice<UInt8>) = ([], bytes)
    while case .element(let element, let next) = read(rest) {
      elements.append(element)
      rest = next
    }
    return elements
  }
}
