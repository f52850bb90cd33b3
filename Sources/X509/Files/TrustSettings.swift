package import TrustModel

/// What a store adds to a certificate: the purposes it is trusted and rejected for.
///
/// These are OpenSSL's trust settings, which follow the certificate in a `TRUSTED CERTIFICATE` block
/// (`X509_CERT_AUX`, crypto/x509/x_x509a.c; openssl-x509(1), "Trust Settings"). Bytes that are none
/// are kept with the reason: a certificate with unreadable settings is trusted for nothing.
/// OpenSSL does not even load a file with such a block.
package struct TrustSettings: Hashable, Sendable {
  /// As found after the certificate; empty when the block ends with the certificate.
  package let der: [UInt8]
  package let content: Content

  package enum Content: Hashable, Sendable {
    /// Without a list of trusted purposes all are trusted; with an empty list none is.
    case purposes(trusted: [ObjectIdentifier]?, rejected: [ObjectIdentifier])
    /// Where the bytes break off, and why.
    case unreadable(String)
  }

  /// What the settings say of one purpose.
  package enum Verdict: Hashable, Sendable {
    /// Named as trusted, which in OpenSSL also overrules the certificate's own extended key usage.
    case trusted
    /// Not mentioned: the settings change nothing for this purpose.
    case silent
    case rejected
    /// Other purposes are listed as trusted, or the list is empty.
    case notListed
    case unreadable
  }

  /// - Parameter bytes: Everything after the certificate; bytes after the settings are ignored, as
  ///   in OpenSSL.
  package init(_ bytes: [UInt8]) {
    guard !bytes.isEmpty else {
      der = []
      content = .purposes(trusted: nil, rejected: [])
      return
    }
    do throws(DERFault) {
      var reader = DERReader(bytes)
      let settings = try reader.next(.sequence)
      content = try Self.read(settings)
      der = Array(settings.encoded)
    } catch {
      content = .unreadable("\(error.text), byte \(error.offset)")
      der = bytes
    }
  }

  /// By the rules of an ordinary OpenSSL client: `obj_trust` in crypto/x509/x509_trust.c, of 3.0.
  ///
  /// Rejection takes precedence over trust, and the identifier for any purpose matches every
  /// purpose. Without a purpose the client asks for any purpose, and only that identifier counts.
  package func verdict(on purpose: Purpose) -> Verdict {
    guard case .purposes(let trusted, let rejected) = content else { return .unreadable }
    let accepted = [Self.identifier(of: purpose), .anyExtendedKeyUsage]
    if rejected.contains(where: accepted.contains) { return .rejected }
    guard let trusted else { return .silent }
    return trusted.contains(where: accepted.contains) ? .trusted : .notListed
  }

  /// What a list must name for the purpose.
  package static func identifier(of purpose: Purpose) -> ObjectIdentifier {
    switch purpose {
    case .server: .serverAuth
    case .client: .clientAuth
    case .basic: .anyExtendedKeyUsage
    }
  }

  /// Purposes in a list; a few dozen are defined in all.
  private static let mostPurposes = 256

  private static func read(_ settings: DERElement) throws(DERFault) -> Content {
    try settings.fields { (fields) throws(DERFault) in
      let trusted = try fields.nextIf(.sequence).map(purposes)
      let rejected = try fields.nextIf(.contextConstructed(0)).map(purposes) ?? []
      // A name, a key identifier and algorithms follow, which do not concern trust. But a
      // certificate with settings that OpenSSL cannot read is not loaded, and so is trusted for
      // nothing.
      for tag: DERTag in [.utf8String, .octetString] { _ = try fields.nextIf(tag) }
      try fields.nextIf(.contextConstructed(1))?.forEach(check)
      return .purposes(trusted: trusted, rejected: rejected)
    }
  }

  /// As strict as OpenSSL with the identifier, and stricter with parameters.
  ///
  /// OpenSSL reads parameters of some types and refuses the file if they are malformed. No tool
  /// writes any.
  private static func check(_ element: DERElement) throws(DERFault) {
    guard element.tag == .sequence else { throw element.fault("unexpected tag") }
    let identifier = try AlgorithmIdentifier(element)
    guard identifier.algorithm.isWellFormed else {
      throw element.fault("malformed OBJECT IDENTIFIER")
    }
    let null: [UInt8] = [DERTag.null.octet, 0]
    guard identifier.parameters ?? null == null else {
      throw element.fault("unexpected parameters")
    }
  }

  private static func purposes(in list: DERElement) throws(DERFault) -> [ObjectIdentifier] {
    var purposes: [ObjectIdentifier] = []
    try list.forEach { (purpose) throws(DERFault) in
      guard purposes.count < mostPurposes else { throw list.fault("list is too long") }
      guard purpose.tag == .objectIdentifier else { throw purpose.fault("unexpected tag") }
      guard purpose.objectIdentifier.isWellFormed else {
        throw purpose.fault("malformed OBJECT IDENTIFIER")
      }
      purposes.append(purpose.objectIdentifier)
    }
    return purposes
  }
}

extension TrustSettings: CustomStringConvertible {
  /// Such as `rejected for serverAuth` or `trusted for emailProtection only`.
  package var description: String {
    switch content {
    case .unreadable(let reason): return "unreadable trust settings (\(reason))"
    case .purposes(let trusted, let rejected):
      let parts = [
        rejected.isEmpty ? nil : "rejected for \(Self.names(of: rejected))",
        trusted.map {
          $0.isEmpty ? "trusted for nothing" : "trusted for \(Self.names(of: $0)) only"
        },
      ].compactMap(\.self)
      return parts.isEmpty ? "no trust settings" : parts.joined(separator: ", ")
    }
  }

  private static func names(of purposes: [ObjectIdentifier]) -> String {
    let shown = purposes.prefix(8).map(\.name)
    let rest = purposes.count - shown.count
    return (shown + (rest > 0 ? ["\(rest) more"] : [])).joined(separator: ", ")
  }
}
