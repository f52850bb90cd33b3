/// Decoding of A-labels (RFC 3492), as far as the public suffix list needs it.
enum Punycode {
  /// The U-label of an A-label such as `xn--55qx5d`; nil when it is not valid punycode.
  static func unicodeLabel(ofALabel label: some StringProtocol) -> String? {
    guard label.hasPrefix("xn--") else { return nil }
    // Host names have labels of 63 bytes at most, which also bounds the quadratic insertion.
    let encoded = Array(label.utf8.dropFirst(4))
    guard !encoded.isEmpty, encoded.count <= 63 else { return nil }
    let delimiter = encoded.lastIndex(of: UInt8(ascii: "-"))
    let basic = delimiter.map { encoded[..<$0] } ?? []
    guard basic.allSatisfy({ $0 < 0x80 }) else { return nil }
    let extended = delimiter.map { encoded[($0 + 1)...] } ?? encoded[...]
    return decode(extended, into: basic.map { UInt32($0) })
  }

  private static func decode(_ input: ArraySlice<UInt8>, into basic: [UInt32]) -> String? {
    var output = basic
    var codePoint: UInt32 = 128
    var insertion: UInt32 = 0
    var bias: UInt32 = 72
    var rest = input
    while !rest.isEmpty {
      let before = insertion
      guard let delta = takeInteger(from: &rest, bias: bias) else { return nil }
      let (sum, overflow) = insertion.addingReportingOverflow(delta)
      guard !overflow else { return nil }
      insertion = sum
      let length = UInt32(output.count) + 1
      bias = adapted(insertion - before, points: length, isFirst: before == 0)
      let (next, beyond) = codePoint.addingReportingOverflow(insertion / length)
      guard !beyond else { return nil }
      codePoint = next
      insertion %= length
      output.insert(codePoint, at: Int(insertion))
      insertion += 1
    }
    return string(of: output)
  }

  private static func string(of codePoints: [UInt32]) -> String? {
    var text = String.UnicodeScalarView()
    for codePoint in codePoints {
      guard let scalar = Unicode.Scalar(codePoint) else { return nil }
      text.append(scalar)
    }
    return String(text)
  }

  /// A generalized variable-length integer (RFC 3492, section 3.3).
  private static func takeInteger(from rest: inout ArraySlice<UInt8>, bias: UInt32) -> UInt32? {
    var value: UInt32 = 0
    var weight: UInt32 = 1
    var position: UInt32 = 36
    while let byte = rest.popFirst() {
      guard let digit = digit(byte) else { return nil }
      let (product, tooLarge) = digit.multipliedReportingOverflow(by: weight)
      let (sum, overflow) = value.addingReportingOverflow(product)
      guard !tooLarge, !overflow else { return nil }
      value = sum
      let threshold = position <= bias ? 1 : min(position - bias, 26)
      if digit < threshold { return value }
      let (heavier, tooHeavy) = weight.multipliedReportingOverflow(by: 36 - threshold)
      guard !tooHeavy else { return nil }
      weight = heavier
      position += 36
    }
    return nil
  }

  private static func digit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(byte - UInt8(ascii: "a"))
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(byte - UInt8(ascii: "A"))
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0")) + 26
    default: nil
    }
  }

  /// Bias adaptation (RFC 3492, section 6.1).
  private static func adapted(_ delta: UInt32, points: UInt32, isFirst: Bool) -> UInt32 {
    var delta = isFirst ? delta / 700 : delta / 2
    delta += delta / points
    var bias: UInt32 = 0
    while delta > 455 {
      delta /= 35
      bias += 36
    }
    return bias + 36 * delta / (delta + 38)
  }
}
