package import TrustModel
import X509

extension Anchor {
  /// Why it does not count as an anchor for the purpose; nil when it does.
  package func refusal(for purpose: Purpose) -> FindingReason? {
    switch marks?.verdict(on: purpose) {
    case nil, .trusted, .unmarked: nil
    case .rejected: .rootRejected
    case .notListed: .rootNotForPurpose
    case .unreadable: .rootMarksUnreadable
    }
  }

  /// Whether it is what Apple's trust settings call denied.
  ///
  /// A user's or administrator's settings can forbid a certificate for a policy; those of an app's
  /// anchors and of the platform's roots can only leave it out (SecTrustSettingsResult). That such
  /// a mark stands for a user's setting is inferred, as the marks are OpenSSL's, and so are the
  /// codes of the failure (`Codes.row(for:)`).
  package func isDenied(for purpose: Purpose) -> Bool {
    source == .user && refusal(for: purpose) == .rootRejected
  }

  /// The marking and where it stands, such as `rejected for serverAuth, in roots.pem`.
  var markText: String? {
    marks.map { marks in file.map { "\(marks), in \($0)" } ?? "\(marks)" }
  }
}
