import TrustModel
import X509

/// How good a path is, by Apple's preferences.
///
/// Accepted paths come before rejected ones; then the points of SecCertificatePathVCScore decide,
/// then fewer findings, then the fingerprints: the order in which a server sends certificates and a
/// store returns them must not change a verdict or a code.
struct PathScore: Comparable {
  private let isAccepted: Bool
  /// Apple stops at the first anchor of an accepted path, even when another lies above it.
  private let passesAnchor: Bool
  private let points: Int
  private let findings: Int
  private let certificates: [Certificate]

  init(_ path: PathContext, findings: [Finding]) {
    isAccepted = findings.isEmpty && path.isAnchored
    passesAnchor = path.trust.dropLast().contains { !$0.isEmpty }
    points = Self.points(path)
    self.findings = findings.count
    certificates = path.certificates
  }

  static func < (left: PathScore, right: PathScore) -> Bool {
    guard left.isAccepted == right.isAccepted else { return right.isAccepted }
    if left.isAccepted, left.passesAnchor != right.passesAnchor { return left.passesAnchor }
    guard left.points == right.points else { return left.points < right.points }
    guard left.findings == right.findings else { return left.findings > right.findings }
    return right.certificates.lazy.map(\.sha256)
      .lexicographicallyPrecedes(left.certificates.lazy.map(\.sha256))
  }

  /// Apple's points; only their order matters.
  static func points(_ path: PathContext, countingDates: Bool = true) -> Int {
    var points = 0
    if path.ending == .anchor { points += 10_000 }
    // With a root, a shorter path scores more; without one, a longer path explains more.
    points +=
      path.isSelfSigned[path.lastIndex]
      ? 1000 - path.certificates.count : path.certificates.count
    let now = path.settings.verifyDate
    let isValid = path.certificates.allSatisfy { $0.notBefore <= now && now <= $0.notAfter }
    if countingDates, isValid { points += 100 }
    let signed = path.ending == .anchor ? path.certificates.dropLast() : path.certificates[...]
    if !signed.contains(where: \.signatureHash.isWeak) { points += 10 }
    if path.certificates.allSatisfy({ KeyMinimum.strong.judge($0.publicKey) == .sufficient }) {
      points += 10
    }
    return points
  }
}
