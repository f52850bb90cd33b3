package import OpenSSLEngine
package import TrustModel
import X509

/// A certification authority for development, and what it issues: certificates that Apple's clients take
/// once its root is trusted.
package struct PrivateAuthority: Sendable {
  /// Nil where its key is elsewhere.
  package let root: IssuedCertificate?
  package let intermediate: IssuedCertificate
  private let now: Instant

  /// Days that a server's certificate may be valid: of a root that a user installed 825 (Apple's
  /// requirements of 2019), of a public one 398; both take this.
  private static let leafDays: Int64 = 397
  private static let intermediateDays: Int64 = 5 * 365
  private static let rootDays: Int64 = 10 * 365

  /// Makes a new one.
  ///
  /// - Throws: `IssuingError` when the library refuses.
  package init(now: Instant) throws(IssuingError) {
    let rootKey = try PrivateKey.generate()
    // Several may be installed side by side, and are told apart by this.
    let mark = "\(now.day) \(Hexadecimal.lowerCase(Array(rootKey.identifier.prefix(2))))"
    let root = try CertificateTemplate.authority(
      subject: IssuingName(commonName: "Lab Root \(mark)", organization: "trusteval lab"),
      notBefore: Self.start(now), notAfter: now.advanced(byDays: Self.rootDays)
    ).issue(to: rootKey)
    intermediate = try CertificateTemplate.authority(
      subject: IssuingName(
        commonName: "Lab CA \(mark)", organization: "trusteval lab"),
      notBefore: Self.start(now), notAfter: now.advanced(byDays: Self.intermediateDays),
      pathLength: 0
    ).issue(to: .generate(), by: root)
    self.root = root
    self.now = now
  }

  /// One that was made before.
  package init(root: IssuedCertificate?, intermediate: IssuedCertificate, now: Instant) {
    self.root = root
    self.intermediate = intermediate
    self.now = now
  }

  /// The same with an intermediate that lasts, of the same name and for the same key: what it issued
  /// stays valid.
  ///
  /// - Parameter rootEnd: When the root ends, behind which nothing under it is valid.
  /// - Throws: `IssuingError` when the library refuses.
  func renewingIntermediate(
    under root: IssuedCertificate, endingAt rootEnd: Instant
  ) throws(IssuingError) -> PrivateAuthority {
    let renewed = try CertificateTemplate.authority(
      subject: intermediate.subject, notBefore: Self.start(now),
      notAfter: min(Self.start(now).advanced(byDays: Self.intermediateDays), rootEnd),
      pathLength: 0
    ).issue(to: intermediate.key, by: root)
    return PrivateAuthority(root: root, intermediate: renewed, now: now)
  }

  /// A server's certificate for these names, at least one.
  ///
  /// - Throws: `IssuingError` when the library refuses.
  package func server(
    for names: [AuthorityName], key: PrivateKey?
  ) throws(IssuingError) -> IssuedCertificate {
    // A common name has 64 characters at most (RFC 5280, appendix A.1); clients look at the others.
    let commonName = names.first { $0.text.utf8.count <= 64 }?.text ?? "server"
    return try issue(
      .server(
        names.map(\.alternative), subject: IssuingName(commonName: commonName),
        notBefore: Self.start(now), notAfter: end), to: key)
  }

  /// A client's certificate.
  ///
  /// - Throws: `IssuingError` when the library refuses.
  package func client(key: PrivateKey?) throws(IssuingError) -> IssuedCertificate {
    try issue(
      .client(
        subject: IssuingName(commonName: "Lab Client", organization: "trusteval lab"),
        notBefore: Self.start(now), notAfter: end), to: key)
  }

  /// An empty list of revoked certificates, DER.
  ///
  /// - Throws: `IssuingError` when the library refuses.
  package func revocationList(of issuer: IssuedCertificate) throws(IssuingError) -> [UInt8] {
    var template = RevocationListTemplate(thisUpdate: Self.start(now), nextUpdate: end)
    template.extensions = [
      .init("2.5.29.35", value: DER.sequence(DER.implicit(0, issuer.keyIdentifier))),
      // Greater in each later list (RFC 5280, section 5.2.3).
      .init("2.5.29.20", value: DER.unsignedInteger(UInt(max(0, now.secondsSinceEpoch)))),
    ]
    return try template.list(of: issuer)
  }

  /// When what is issued ends.
  package var end: Instant { Self.start(now).advanced(byDays: Self.leafDays) }

  /// The clock of a device may be late.
  private static func start(_ now: Instant) -> Instant { now.advanced(byDays: -1) }

  private func issue(
    _ template: CertificateTemplate, to key: PrivateKey?
  ) throws(IssuingError) -> IssuedCertificate {
    let key = if let key { key } else { try PrivateKey.generate() }
    return try template.issue(to: key, by: intermediate)
  }
}
