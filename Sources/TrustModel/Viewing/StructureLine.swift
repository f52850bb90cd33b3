/// One element of an ASN.1 structure, or octets that are none: a line of a dump.
package struct StructureLine: Hashable, Sendable {
  /// Of its first octet in the whole.
  package var offset: Int
  /// Octets of tag and length; 0 for octets that are no element.
  package var headerLength: Int
  /// Octets of content that are there.
  package var length: Int
  package var depth: Int
  /// Such as `SEQUENCE` or `[0]`.
  package var name: String
  /// The content in words; empty where only `octets` tell it.
  package var value = ""
  /// The content, as far as it is to be shown as octets.
  package var octets: [UInt8] = []
  /// Octets of content that neither `value` nor `octets` have, for their number.
  package var hidden = 0
  /// What is wrong here, each one sentence fragment.
  package var remarks: [String] = []

  package init(offset: Int, headerLength: Int, length: Int, depth: Int, name: String) {
    self.offset = offset
    self.headerLength = headerLength
    self.length = length
    self.depth = depth
    self.name = name
  }
}
