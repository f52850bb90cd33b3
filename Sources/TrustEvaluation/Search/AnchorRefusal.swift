package import TrustModel
import X509

extension Anchor {
  /// Why it does not count as an anchor for the purpose; nil when it does.
  package func refusal(for purpose: Purpose) -> FindingReason? {
    switch settings?.verdict(on: purpose) {
    case nil, .trusted, .silent: listing?.isApples == false ? .rootNotInAppleList : nil
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
    // By look-up: there may be thousands of one name.
    var known: Set<Entry> = []
    let first = filter { known.insert(Entry($0, of: $0.store)).inserted }
    let rejected = Set(
      first.filter { $0.refusal(for: purpose) == .rootRejected }.map { Entry($0, of: nil) })
    return first.filter {
      $0.refusal(for: purpose) != nil || !rejected.contains(Entry($0, of: nil))
    }
  }
}

/// What entries for the same certificate have in common.
private struct Entry: Hashable {
  let certificate: Certificate
  let source: TrustSource
  /// Nil where the entries of all stores count as the same.
  let store: StoreName?

  init(_ anchor: Anchor, of store: StoreName?) {
    certificate = anchor.certificate
    source = anchor.source
    self.store = store
  }
}
