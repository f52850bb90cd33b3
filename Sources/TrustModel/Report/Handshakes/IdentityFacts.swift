/// The client's certificate that a request gives, judged by itself and against what the server asks.
package struct IdentityFacts: Hashable, Sendable {
  /// The file it is from.
  package var file: String
  /// From the client's own certificate up, as far as the file has the issuers.
  package var path: [CertificateFacts]
  package var authentication: ClientAuthentication
  package var listing: Listing
  /// The issuer on the path that the server names; nil where it names none of them.
  package var listedIssuer: String?
  /// Checks that fail for a TLS client's certificate.
  ///
  /// Whether the path ends in an anchor is no part of it: the server decides that.
  package var failures: [Finding]
  package var notChecked: [NotChecked]

  /// Whether the server names an issuer of the certificate.
  package enum Listing: String, CaseIterable, Sendable {
    /// It does not ask, or the handshake ended before that.
    case notAsked
    /// It names no issuer, which means any.
    case noList
    /// It names one.
    case listed
    /// It names others only.
    case notListed
    /// It names none that the file shows, and who issued the last certificate there is not known.
    case notKnown
  }

  package init(
    file: String, path: [CertificateFacts], authentication: ClientAuthentication,
    listing: Listing, listedIssuer: String? = nil, failures: [Finding] = [],
    notChecked: [NotChecked] = []
  ) {
    self.file = file
    self.path = path
    self.authentication = authentication
    self.listing = listing
    self.listedIssuer = listedIssuer
    self.failures = failures
    self.notChecked = notChecked
  }
}

extension IdentityFacts {
  /// That the server names other issuers, one clause; nil where it does not, or that is not known.
  package var mismatch: String? {
    // A path can be as long as the file; its ends say enough.
    let issuers = path.map(\.issuerLabel)
    let names = (issuers.prefix(3) + (issuers.count > 3 ? ["..."] : []))
      .map { "'\($0)'" }.joined(separator: ", ")
    let others = "none of the issuers that the server names is one of this certificate's (\(names))"
    switch listing {
    case .notAsked, .noList, .listed: return nil
    case .notListed: return others
    case .notKnown:
      return "\(others), as far as \(file) has them: if one of them is, the certificates between "
        + "belong in that file"
    }
  }
}
