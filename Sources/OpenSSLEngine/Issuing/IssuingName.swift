package import X509

/// A distinguished name to be written into a certificate, kept as its DER.
package struct IssuingName: Hashable, Sendable {
  package let der: [UInt8]

  /// Takes any bytes as the name, valid or not.
  package init(der: [UInt8]) {
    self.der = der
  }

  /// Makes one relative name for each attribute, in order.
  package init(_ attributes: [Attribute]) {
    der = DER.sequence(
      attributes.map { attribute in
        DER.set([
          DER.sequence(
            DER.objectIdentifier(attribute.type), DER.value(attribute.tag, attribute.bytes))
        ])
      })
  }

  /// Organization, if given, then common name, both as UTF8String.
  package init(commonName: String, organization: String? = nil) {
    let organization = organization.map { Attribute(Attribute.organization, $0) }
    self.init([organization, Attribute(Attribute.commonName, commonName)].compactMap { $0 })
  }

  package static let empty = IssuingName([])

  package struct Attribute: Hashable, Sendable {
    /// Dotted object identifier.
    package var type: String
    /// The type of string.
    package var tag: DERTag
    package var bytes: [UInt8]

    package init(_ type: String, tag: DERTag = .utf8String, bytes: [UInt8]) {
      self.type = type
      self.tag = tag
      self.bytes = bytes
    }

    package init(_ type: String, _ text: String) {
      self.init(type, bytes: Array(text.utf8))
    }

    package static let commonName = "2.5.4.3"
    package static let organization = "2.5.4.10"
  }
}
