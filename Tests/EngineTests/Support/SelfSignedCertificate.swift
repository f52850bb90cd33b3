import Testing
import X509

/// A certificate parsed just far enough to verify its own signature.
struct SelfSignedCertificate {
  let der: [UInt8]
  let subject: [UInt8]
  let tbs: [UInt8]
  let algorithm: AlgorithmIdentifier
  let signature: [UInt8]
  let key: PublicKey

  /// - Parameter keyArguments: The options of `openssl req` for key and signature.
  static func make(
    _ keyArguments: [String], kind: PublicKey.Kind = .other
  ) throws -> SelfSignedCertificate {
    try SelfSignedCertificate(
      kind: kind,
      der: OpenSSLTool.run(
        ["req", "-x509", "-nodes", "-subj", "/CN=Test", "-outform", "DER", "-keyout", "/dev/null"]
          + keyArguments))
  }

  init(kind: PublicKey.Kind, der: [UInt8]) throws {
    let parts = try Element.list(in: Element.list(in: der[...]).first?.content ?? [])
    let fields = try Element.list(in: #require(parts.first).content)
    try #require(parts.count == 3 && fields.count >= 7)
    self.der = der
    tbs = Array(parts[0].whole)
    algorithm = try Self.algorithm(in: parts[1].content)
    signature = Array(parts[2].content.dropFirst())
    subject = Array(fields[5].whole)
    let keyParts = try Element.list(in: fields[6].content)
    try #require(keyParts.count == 2)
    key = PublicKey(
      spki: Array(fields[6].whole), algorithm: try Self.algorithm(in: keyParts[0].content),
      keyBits: Array(keyParts[1].content.dropFirst()), kind: kind)
  }

  private static func algorithm(in content: ArraySlice<UInt8>) throws -> AlgorithmIdentifier {
    let elements = try Element.list(in: content)
    return AlgorithmIdentifier(
      algorithm: ObjectIdentifier(contentOctets: Array(try #require(elements.first).content)),
      parameters: elements.count > 1 ? Array(elements[1].whole) : nil)
  }
}

/// A DER element in a valid encoding, as `openssl req` writes it.
private struct Element {
  let whole: ArraySlice<UInt8>
  let content: ArraySlice<UInt8>

  static func list(in bytes: ArraySlice<UInt8>) throws -> [Element] {
    var rest = bytes
    var elements: [Element] = []
    while !rest.isEmpty {
      let header = Array(rest.prefix(6))
      try #require(header.count >= 2)
      let isLong = header[1] & 0x80 != 0
      let lengthOctets = isLong ? Int(header[1] & 0x7f) : 0
      let length =
        isLong
        ? header.dropFirst(2).prefix(lengthOctets).reduce(0) { $0 << 8 | Int($1) } : Int(header[1])
      let whole = rest.prefix(2 + lengthOctets + length)
      elements.append(Element(whole: whole, content: whole.dropFirst(2 + lengthOctets)))
      rest = rest.dropFirst(whole.count)
    }
    return elements
  }
}
