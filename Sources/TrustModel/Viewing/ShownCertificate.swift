/// What `trusteval show` says of one certificate: plain values, ready to print.
package struct ShownCertificate: Sendable {
  /// Place among all that were sent or read, from 0.
  package let number: Int
  package let origin: Origin
  package let der: [UInt8]
  /// Lower-case hexadecimal, as the next.
  package let sha256: String
  /// Nil where no engine computes it.
  package let sha1: String?
  package let reading: Reading

  /// Where it is from.
  package struct Origin: Hashable, Sendable {
    /// A server with its port, or a file; `-` is standard input.
    package let name: String
    /// Line on which its PEM block begins, from 1; nil where it is from none.
    package let line: Int?
    /// What the file adds to it, such as `trusted for serverAuth only`; nil for nothing.
    package let settings: String?
    /// The octets of that, which follow the certificate.
    package let settingsOctets: [UInt8]

    package init(
      name: String, line: Int? = nil, settings: String? = nil, settingsOctets: [UInt8] = []
    ) {
      self.name = name
      self.line = line
      self.settings = settings
      self.settingsOctets = settingsOctets
    }
  }

  package enum Reading: Sendable {
    case certificate(ShownContents)
    /// Where reading broke off, and why.
    case unreadable(String)
  }

  package init(
    number: Int, origin: Origin, der: [UInt8], sha256: String, sha1: String?, reading: Reading
  ) {
    self.number = number
    self.origin = origin
    self.der = der
    self.sha256 = sha256
    self.sha1 = sha1
    self.reading = reading
  }

  /// What it says; nil where it cannot be read.
  package var contents: ShownContents? {
    if case .certificate(let contents) = reading { contents } else { nil }
  }

  /// Where reading broke off, and why; nil where it did not.
  package var failure: String? {
    if case .unreadable(let reason) = reading { reason } else { nil }
  }
}

/// What a certificate says that can be read.
package struct ShownContents: Sendable {
  package let facts: CertificateFacts
  /// What it is for as far as it says so, such as `intermediate CA` or `server, client`.
  package let use: String
  /// Number of the certificate that issued it, by name and key identifier; nil where that is not among them.
  package let issuer: Int?
  package let extensions: [ShownExtension]
  /// What is wrong with the other parts, each with field and offset.
  package let problems: [String]

  package init(
    facts: CertificateFacts, use: String, issuer: Int?, extensions: [ShownExtension],
    problems: [String]
  ) {
    self.facts = facts
    self.use = use
    self.issuer = issuer
    self.extensions = extensions
    self.problems = problems
  }
}

/// One extension and what it means.
package struct ShownExtension: Hashable, Sendable {
  /// Such as `2.5.29.17`.
  package let identifier: String
  /// As the RFCs have it; the identifier where it has none here.
  package let name: String
  package let isCritical: Bool
  /// A statement each; empty where it is not known or cannot be read.
  package let meaning: [String]
  /// What is wrong with it, each with its offset.
  package let problems: [String]
  /// Octets of its value.
  package let length: Int
  /// The first of them where `meaning` is empty.
  package let octets: [UInt8]

  package init(
    identifier: String, name: String, isCritical: Bool, meaning: [String], problems: [String],
    length: Int, octets: [UInt8]
  ) {
    self.identifier = identifier
    self.name = name
    self.isCritical = isCritical
    self.meaning = meaning
    self.problems = problems
    self.length = length
    self.octets = octets
  }
}
