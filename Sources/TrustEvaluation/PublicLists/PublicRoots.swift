import TrustModel
package import X509

/// What public lists say of roots: Apple's, release by release, and whether others have them.
package struct PublicRoots: Sendable {
  /// The release of Apple's whose list decides, and the day of its source.
  package static let appleRelease = "macOS 26.0"
  package static let appleAsOf = PublicRootTable.asOf

  /// The tool's own data, which `scripts/public-lists` brings up to date.
  package static let published = PublicRoots(
    roots: PublicRootTable.roots, appleRoots: PublicRootTable.appleRoots)

  private let roots: SortedLines
  private let appleRoots: SortedLines
  /// By fingerprint: the servers of a run have roots in common.
  private let known = Remembered<String, RootListing?>(mostEntries: 512, mostOctets: 65_536)

  /// - Parameters:
  ///   - roots: Lines as `PublicRootTable.roots` has them.
  ///   - appleRoots: Lines as `PublicRootTable.appleRoots` has them.
  package init(roots: String, appleRoots: String) {
    self.roots = SortedLines(roots)
    self.appleRoots = SortedLines(appleRoots)
  }

  /// Nil for a root that no public list has or had.
  package func listing(of root: Certificate) -> RootListing? { listing(ofSHA256: root.sha256) }

  /// The root of Apple's list that issued the certificate, by name and key identifier; nil when none
  /// did.
  package func appleIssuer(of certificate: Certificate) -> RootListing? {
    guard
      let fields = appleRoots.fields(after: SHA256.hexadecimal(certificate.issuer.der)),
      fields.count == 2
    else { return nil }
    let wanted = certificate.known.authorityKeyIdentifier?.keyIdentifier
      .map(Hexadecimal.lowerCase)
    // Where either has no key identifier, only the names are compared.
    guard wanted == nil || fields[0] == "-" || wanted == fields[0] else { return nil }
    return listing(ofSHA256: fields[1])
  }

  /// Whether a certificate at a path's end claims the name of a root in Apple's list, for itself or
  /// for its issuer, without being that root or naming its key.
  ///
  /// A root reissued under its own name would look the same, but it would be in a list.
  package func isImitated(by certificate: Certificate) -> Bool {
    guard appleRoots.fields(after: SHA256.hexadecimal(certificate.issuer.der)) != nil else {
      return false
    }
    return certificate.isSelfIssued
      ? listing(of: certificate) == nil : appleIssuer(of: certificate) == nil
  }

  private func listing(ofSHA256 fingerprint: String) -> RootListing? {
    if let known = known[fingerprint] { return known }
    let listing = roots.fields(after: fingerprint).flatMap(RootListing.init)
    known.keep(listing, for: fingerprint, octets: fingerprint.utf8.count)
    return listing
  }
}
