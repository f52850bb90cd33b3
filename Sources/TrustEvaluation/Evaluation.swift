package import TrustModel
package import X509

/// What is evaluated: certificates as sent, certificates supplied, and a way to find anchors.
package struct EvaluationInput: Sendable {
  /// As sent, the server's certificate first.
  package var sent: [Certificate]
  /// Index of each among all that was sent, including what could not be parsed.
  package let positions: [Int]
  /// Supplied by the caller, not trusted.
  package var supplied: [Certificate]
  package var anchors: any AnchorSource

  /// - Parameter positions: One for each that was sent; nil when they are all that was sent.
  package init(
    sent: [Certificate], positions: [Int]? = nil, supplied: [Certificate],
    anchors: any AnchorSource
  ) {
    self.sent = sent
    self.positions = positions ?? Array(sent.indices)
    self.supplied = supplied
    self.anchors = anchors
  }
}

/// Finds trusted anchors by name; gives the same for the same name during one evaluation.
package protocol AnchorSource: Sendable {
  /// Anchors whose subject looks like the name. One whose subject only looks like it has issued
  /// nothing under that name, but shows which authority may be imitated.
  func anchors(withSubject name: DistinguishedName) -> [Anchor]
}

/// A certificate in a set of anchors; whether it counts as one may depend on the purpose.
package struct Anchor: Hashable, Sendable {
  package let certificate: Certificate
  package let source: TrustSource
  /// Its trust settings in that file; nil when the file has none for it.
  package let settings: TrustSettings?
  /// The file it comes from; nil when it comes from none.
  package let file: String?
  /// The store it comes from; nil where its source has only one.
  package let store: StoreName?
  /// What public lists contain on it; nil where they do not matter.
  package let listing: RootListing?

  package init(
    certificate: Certificate, source: TrustSource, settings: TrustSettings? = nil,
    file: String? = nil, store: StoreName? = nil, listing: RootListing? = nil
  ) {
    self.certificate = certificate
    self.source = source
    self.settings = settings
    self.file = file
    self.store = store
    self.listing = listing
  }
}

/// The rules to evaluate by, in TN2232's terms.
package struct EvaluationSettings: Equatable, Sendable {
  package var purpose: Purpose
  /// Name or address to match; nil skips the name check.
  package var reference: ReferenceIdentity?
  /// The date to evaluate for; both ends of a certificate's validity are part of it.
  package var verifyDate: Instant
  /// Usages the leaf must all have: the policy's key usage property; nil checks none.
  package var requiredKeyUsage: KeyUsage?
  /// Certificates that a user set to "never trust".
  package var denied: Set<Certificate>
  /// Names below which no wildcard is allowed; nil when no list is available.
  package var publicSuffixes: PublicSuffixList?
  /// Keys that must not be on any path.
  package var refusedKeys = RefusedKeys.published
  /// Keys of which a path must contain one for each place.
  package var pins: [Pin] = []
  /// Whether the server's handshake, seen to its end, brought no timestamp of a transparency log and
  /// no staple, which may hold some; false where that is not known.
  package var lacksTimestamps = false
  /// The answers and lists on revocation.
  package var revocation = RevocationEvidence()
  package var limits: SearchLimits

  package init(
    purpose: Purpose, reference: ReferenceIdentity?, verifyDate: Instant,
    requiredKeyUsage: KeyUsage? = nil, denied: Set<Certificate> = [],
    publicSuffixes: PublicSuffixList? = nil, limits: SearchLimits = SearchLimits()
  ) {
    self.purpose = purpose
    self.reference = reference
    self.verifyDate = verifyDate
    self.requiredKeyUsage = requiredKeyUsage
    self.denied = denied
    self.publicSuffixes = publicSuffixes
    self.limits = limits
  }

  /// The reference, where the purpose compares it with the leaf's names.
  package var comparedReference: ReferenceIdentity? { purpose == .basic ? nil : reference }
}

/// Bounds of one evaluation; reaching one is reported as a finding.
package struct SearchLimits: Hashable, Sendable {
  /// Certificates on one path, leaf and anchor included; Apple allows 15.
  package var depth = 15
  /// Paths evaluated.
  package var paths = 64
  /// Signatures verified.
  package var signatures = 128
  /// Work on answers and lists about revocation, for all paths together, in the unit of
  /// `Evaluation.work`: two thousand verifications with keys of the usual sizes.
  ///
  /// A certificate usually has one answer or list with one or two signatures.
  package var revocationWork = 1 << 23
  /// Comparisons of a name with a constraint, for all paths together; OpenSSL's `NAME_CHECK_MAX`.
  package var nameComparisons = 1 << 20

  package init() {}
}

/// The name the caller meant to reach (RFC 6125).
package enum ReferenceIdentity: Hashable, Sendable {
  /// Lower-case A-labels; one trailing dot is allowed.
  case dns(String)
  /// 4 or 16 bytes.
  case ip([UInt8])
}

/// The result: the best path with all its findings, and the others with theirs.
package struct Evaluation: Sendable {
  /// Trusted exactly when the best path has no findings and ends in an anchor.
  package var isTrusted: Bool
  package var best: EvaluatedPath
  /// Every other candidate, better ones first.
  package var others: [EvaluatedPath]
  /// The role of each sent certificate, in the order sent.
  package var chainRoles: [CertificateFacts.Role]
  package var notes: [Note]
  package var notChecked: [NotChecked]
  /// The cost of the evaluation, in comparisons of a name with a constraint: unlike time, it is the
  /// same whenever the input is.
  ///
  /// What is remembered of answers and lists that were evaluated before costs nothing again.
  package var work: Int

  package init(
    isTrusted: Bool, best: EvaluatedPath, others: [EvaluatedPath],
    chainRoles: [CertificateFacts.Role], notes: [Note], notChecked: [NotChecked], work: Int
  ) {
    self.isTrusted = isTrusted
    self.best = best
    self.others = others
    self.chainRoles = chainRoles
    self.notes = notes
    self.notChecked = notChecked
    self.work = work
  }
}

/// One path from the leaf, with every check run on every certificate.
package struct EvaluatedPath: Sendable {
  /// Leaf first.
  package var certificates: [Certificate]
  /// Where each came from, same order.
  package var origins: [CertificateFacts.Origin]
  /// The anchor that the path ends in, once for each source that trusts it, in order of precedence;
  /// empty when the path ends in none.
  package var anchors: [Anchor]
  package var findings: [Finding]
  /// Indices of certificates with the name of an anchor, but another key.
  package var namesakes: [Int]
  /// What is known of the revocation of each certificate but the last; same order.
  package var revocations: [CertificateRevocation]

  package init(
    certificates: [Certificate], origins: [CertificateFacts.Origin], anchors: [Anchor],
    findings: [Finding], namesakes: [Int] = [], revocations: [CertificateRevocation] = []
  ) {
    self.certificates = certificates
    self.origins = origins
    self.anchors = anchors
    self.findings = findings
    self.namesakes = namesakes
    self.revocations = revocations
  }

  /// The anchor from the source that takes precedence; nil when the path ends in none.
  package var anchor: Anchor? { anchors.first }
}
