/// Octets, an array of octet strings, or an optional of either, coded in JSON as base64 text.
@propertyWrapper
package struct Base64Coded<Value: Base64Codable>: Hashable, Sendable, Codable {
  package var wrappedValue: Value

  package init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let value = Value.value(ofBase64: try container.decode(Value.Text.self)) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "it is no base64")
    }
    wrappedValue = value
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue.base64)
  }
}

extension KeyedDecodingContainer {
  /// Reads a missing key as nil, as the compiler does for other optional properties: a record may
  /// come from a version without the key.
  package func decode<Value>(
    _ type: Base64Coded<Value?>.Type, forKey key: Key
  ) throws -> Base64Coded<Value?> {
    try decodeIfPresent(type, forKey: key) ?? Base64Coded(wrappedValue: nil)
  }
}

/// What `Base64Coded` can write; `Text` is the same structure with text in place of octets.
package protocol Base64Codable: Hashable, Sendable {
  associatedtype Text: Codable
  /// Nil for text that is no base64.
  static func value(ofBase64 text: Text) -> Self?
  var base64: Text { get }
}

extension Array: Base64Codable where Element: Base64ListElement {
  package static func value(ofBase64 text: Element.ListText) -> [Element]? {
    Element.list(ofBase64: text)
  }

  package var base64: Element.ListText { Element.base64(of: self) }
}

extension Optional: Base64Codable where Wrapped: Base64Codable {
  package static func value(ofBase64 text: Wrapped.Text?) -> Wrapped?? {
    guard let text else { return .some(nil) }
    return Wrapped.value(ofBase64: text).map(Optional.some)
  }

  package var base64: Wrapped.Text? { map(\.base64) }
}

/// Element of an array that is coded as base64: of octets (the array is one text), or of octet
/// strings (the array is a list of texts).
package protocol Base64ListElement: Hashable, Sendable {
  associatedtype ListText: Codable
  static func list(ofBase64 text: ListText) -> [Self]?
  static func base64(of list: [Self]) -> ListText
}

extension UInt8: Base64ListElement {
  package static func list(ofBase64 text: String) -> [UInt8]? {
    let characters = Array(text.utf8)
    return Base64.decode(characters, 0..<characters.count)
  }

  package static func base64(of list: [UInt8]) -> String { Base64.encode(list) }
}

extension Array: Base64ListElement where Element == UInt8 {
  package static func list(ofBase64 texts: [String]) -> [[UInt8]]? {
    let lists = texts.compactMap(UInt8.list(ofBase64:))
    return lists.count == texts.count ? lists : nil
  }

  package static func base64(of list: [[UInt8]]) -> [String] { list.map(Base64.encode) }
}
