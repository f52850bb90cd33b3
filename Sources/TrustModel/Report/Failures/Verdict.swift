/// What the evaluation decided; `unknown` is only used when there was nothing to evaluate.
package enum Verdict: String, CaseIterable, Codable, Sendable {
  case trusted, untrusted, unknown
}

/// `SecTrustResultType` as far as an evaluation can produce it (SecTrust.h).
package enum TrustResult: String, CaseIterable, Sendable {
  case unspecified, proceed, recoverableTrustFailure, fatalTrustFailure, deny

  /// The number in SecTrust.h.
  package var rawNumber: Int {
    switch self {
    case .proceed: 1
    case .deny: 3
    case .unspecified: 4
    case .recoverableTrustFailure: 5
    case .fatalTrustFailure: 6
    }
  }
}

/// How serious a failed check is: the result column of Apple's check table.
package enum Severity: String, Comparable, CaseIterable, Sendable {
  case recoverable, deny, fatal

  /// Fatal beats deny beats recoverable (mapping rule P3).
  package static func < (left: Severity, right: Severity) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int {
    switch self {
    case .recoverable: 0
    case .deny: 1
    case .fatal: 2
    }
  }
}

/// The kind of evidence for a code, in the mapping's words, from most to least certain.
package enum Certainty: String, CaseIterable, Sendable {
  case documented, source, observed, inferred
}

/// Where a trusted anchor comes from; Apple applies stricter rules to some (mapping section 4).
package enum TrustSource: String, CaseIterable, Codable, Sendable {
  /// Part of the platform's root store.
  case system
  /// Trusted by a user's or administrator's settings.
  case user
  /// Set by the app with `SecTrustSetAnchorCertificates`.
  case app
}

/// What the certificate is evaluated for.
package enum Purpose: String, CaseIterable, Codable, Sendable {
  /// SSL policy for a server's certificate.
  case server
  /// SSL policy for a client's certificate.
  case client
  /// Basic X.509 policy: no name, no extended key usage.
  case basic
}
