package import TrustModel
import X509

extension Anchor {
  /// Why it is no anchor for the purpose; nil when it is one.
  package func refusal(for purpose: Purpose) -> FindingReason? {
    switch settings?.verdict(on: purpose) {
    case nil, .trusted, .silent: listing?.isApples == false ? .rootNotInAppleList : nil
    case .rejected: .rootRejected
    case .notListed: .rootNotForPurpose
    case .unreadable: .rootSettingsUnreadable
    }
  }

  /// Whether it is denied, in the sense of Apple's trust settings.
  ///
  /// A user's or administrator's settings can deny a certificate for a policy; an app's anchors and
  /// the platform's roots can only be left out (SecTrustSettingsResult). The settings read here are
  /// OpenSSL's: that they have the effect of a user's on Apple's systems is inferred, and so are
  /// the codes of the failure (`Codes.row(for:)`).
  package func isDenied(for purpose: Purpose) -> Bool {
    source == .user && refusal(for: purpose) == .rootRejected
  }

  /// The trust settings and their file, such as `rejected for serverAuth, in roots.pem`.
  var settingsText: String? {
    settings.map { settings in file.map { "\(settings), in \($0)" } ?? "\(settings)" }
  }
}

extension [Anchor] {
  /// The entries that decide, in any order of the stores.
  ///
  /// Of the entries of one store for a certificate the first decides, as in OpenSSL's stores, but a
  /// rejection outweighs all others with the same source: a reader that does not accept all forms of
  /// the file may see nothing but the rejection. Settings that cannot be read may be one.
  package func deciding(for purpose: Purpose) -> [Anchor] {
    // With sets, as there may be thousands of certificates of one name.
    let rejecting = filter { $0.isRejecting(for: purpose) }
    let rejected = Set(rejecting.map { Entry($0, of: nil) })
    var known: Set<Entry> = []
    return filter { anchor in
      (rejected.contains(Entry(anchor, of: nil)) ? anchor.isRejecting(for: purpose) : true)
        && known.insert(Entry(anchor, of: anchor.store)).inserted
    }
  }
}

extension Anchor {
  fileprivate func isRejecting(for purpose: Purpose) -> Bool {
    [.rootRejected, .rootSettingsUnreadable].contains(refusal(for: purpose))
  }
}

/// What entries for the same certificate have in common.
private struct Entry: Hashable {
  let certificate: Certificate
  let source: TrustSource
  /// Nil where entries of all stores are treated alike.
  let store: StoreName?

  init(_ anchor: Anchor, of store: StoreName?) {
    certificate = anchor.certificate
    source = anchor.source
    self.store = store
  }
}
