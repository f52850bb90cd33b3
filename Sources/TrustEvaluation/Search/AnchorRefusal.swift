package import TrustModel
import X509

extension Anchor {
  /// Why it does not count as an anchor for the purpose; nil when it does.
  package func refusal(for purpose: Purpose) -> FindingReason? {
    switch settings?.verdict(on: purpose) {
    case nil, .trusted, .silent: nil
    case .rejected: .rootRejected
    case .notListed: .rootNotForPurpose
    case .unreadable: .rootSettingsUnreadable
    }
  }

  /// Whether it is what Apple's trust settings call denied.
  ///
  /// A user's or administrator's settings can deny a certificate for a policy; those of an app's
  /// anchors and of the platform's roots can only leave it out (SecTrustSettingsResult). The
  /// settings read here are OpenSSL's: that they have the effect of a user's on Apple's systems is
  /// inferred, and so are the codes of the failure (`Codes.row(for:)`).
  package func isDenied(for purpose: Purpose) -> Bool {
    source == .user && refusal(for: purpose) == .rootRejected
  }

  /// The trust settings and their file, such as `rejected for serverAuth, in roots.pem`.
  var settingsText: String? {
    settings.map { settings in file.map { "\(settings), in \($0)" } ?? "\(settings)" }
  }
}

extension [Anchor] {
  /// The entries that decide, whatever the order of the stores.
  ///
  /// Of one store the first entry for a certificate decides, as in OpenSSL's stores. Of several
  /// stores with the same source all count, but a rejection in one outweighs trust in another.
  package func deciding(for purpose: Purpose) -> [Anchor] {
    let first = reduce(into: [Anchor]()) { first, anchor in
      let isKnown = first.contains { $0.isSame(as: anchor) && $0.store == anchor.store }
      if !isKnown { first.append(anchor) }
    }
    return first.filter { anchor in
      anchor.refusal(for: purpose) != nil
        || !first.contains {
          $0.isSame(as: anchor) && $0.refusal(for: purpose) == .rootRejected
        }
    }
  }
}

extension Anchor {
  /// Whether it is the same certificate with the same source.
  fileprivate func isSame(as other: Anchor) -> Bool {
    source == other.source && certificate == other.certificate
  }
}
