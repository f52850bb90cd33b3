/// A directory name (RFC 5280, section 4.1.2.4).
///
/// Equality is Apple's: attribute by attribute, printable strings folded in case and white space,
/// other string kinds compared with their tag (see the note at `normalized`).
package struct DistinguishedName: Sendable {
  /// The DER of the Name, header included.
  package let der: [UInt8]
  /// The DER that `==` compares, with printable strings folded.
  package let normalized: [UInt8]
  /// False when the relative names could not be read; `attributes` is then empty.
  package let isParseable: Bool

  package struct Attribute: Hashable, Sendable {
    package let type: ObjectIdentifier
    /// Decoded text; bytes that are no text appear as `\xNN`.
    package let text: String
    /// Index of the relative distinguished name it belongs to.
    package let relativeName: Int

    package init(type: ObjectIdentifier, text: String, relativeName: Int) {
      self.type = type
      self.text = text
      self.relativeName = relativeName
    }
  }

  init(der: [UInt8], normalized: [UInt8], isParseable: Bool) {
    self.der = der
    self.normalized = normalized
    self.isParseable = isParseable
  }

  /// Whether the Name has no attribute: a SEQUENCE without content, as no relative name is empty.
  package var isEmpty: Bool { isParseable && der.count == 2 }
}

extension DistinguishedName: Hashable {
  package static func == (left: DistinguishedName, right: DistinguishedName) -> Bool {
    left.normalized == right.normalized
  }

  package func hash(into hasher: inout Hasher) {
    // All bytes at once: an array would be hashed element by element.
    normalized.withUnsafeBytes { hasher.combine(bytes: $0) }
  }
}
