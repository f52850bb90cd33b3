/// What `trusteval show` says of what is no certificate: plain values, ready to print.
package struct ShownDocument: Sendable {
  package enum Kind: Sendable {
    case revocationList, certificateRequest, ocspAnswer
    /// Of which no more is known than that it is DER.
    case structure

    package var name: String {
      switch self {
      case .revocationList: "revocation list"
      case .certificateRequest: "certificate request"
      case .ocspAnswer: "OCSP answer"
      case .structure: "structure in DER"
      }
    }

    /// With its article.
    package var indefiniteName: String { (self == .ocspAnswer ? "an " : "a ") + name }

    /// The heading of its entries.
    package var entriesTitle: String { self == .ocspAnswer ? "Certificates" : "Revoked" }

    /// The label of its blocks in PEM; nil for none.
    package var label: String? {
      switch self {
      case .revocationList: "X509 CRL"
      case .certificateRequest: "CERTIFICATE REQUEST"
      case .ocspAnswer: "OCSP RESPONSE"
      case .structure: nil
      }
    }
  }

  package struct Fact: Hashable, Sendable {
    package let label: String
    package let text: String
    package let isProblem: Bool

    package init(_ label: String, _ text: String, isProblem: Bool = false) {
      self.label = label
      self.text = text
      self.isProblem = isProblem
    }
  }

  package let kind: Kind
  package let der: [UInt8]
  package let facts: [Fact]
  package let extensions: [ShownExtension]
  /// The first revoked certificates of a list: serial number, date and reason; the first certificates of
  /// an OCSP answer: serial number, status, and from when and until when it counts.
  package let entries: [[String]]
  /// How many it has in all.
  package let entryCount: Int

  package init(
    _ kind: Kind, der: [UInt8], facts: [Fact] = [], extensions: [ShownExtension] = [],
    entries: [[String]] = [], entryCount: Int = 0
  ) {
    (self.kind, self.der, self.facts) = (kind, der, facts)
    (self.extensions, self.entries, self.entryCount) = (extensions, entries, entryCount)
  }
}
