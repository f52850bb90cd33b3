package import TrustModel

/// What explaining a difference between verifiers needs in addition to their opinions.
package struct DisagreementContext: Sendable {
  /// Our findings on the path of our opinion.
  package var findings: [Finding]
  /// Every certificate that was sent or is on some path, to name the certificates of paths.
  package var certificates: [CertificateFacts]
  /// The name or address evaluated for; nil when names are not checked.
  package var serverName: String?
  package var verifyDate: Instant
  /// What fetching the missing issuer leads to; nil when none is missing or none was found.
  package var fetch: Fetch?
  /// The file that has trust settings for the anchor of our path; nil where there are none.
  package var anchorFileWithSettings: String?
  /// The places where each side looks for roots; a side whose places are not known is left out.
  package var stores: [StoreView]
  /// What keeps trusteval off other paths, by SHA-256 of the certificate: refused keys, trust settings.
  ///
  /// Without these rules it takes such a path.
  package var refusals: [String: String] = [:]
  /// The place as sent of the missing issuer, where it was sent and cannot be parsed.
  package var unreadableIssuer: Int?
  /// Our opinion without lists of refused keys and roots; nil where no such list refuses anything.
  package var withoutLists: Opinion?

  /// A name that lies in what one issuer of our path permits, and in nothing that all permit together.
  package var nameOutsideIntersection: String?
  /// What our evaluation has against certificates on paths other than ours.
  package var objections: [Objection] = []

  /// A finding on a path that is not ours.
  package struct Objection: Hashable, Sendable {
    package var finding: Finding
    /// SHA-256 of the certificate.
    package var certificate: String
    /// Whether the path is one only if signatures that are not valid are taken for valid.
    package var isBehindSignature: Bool

    package init(finding: Finding, certificate: String, isBehindSignature: Bool) {
      self.finding = finding
      self.certificate = certificate
      self.isBehindSignature = isBehindSignature
    }
  }

  /// The issuers that were fetched for a path that lacks one.
  package struct Fetch: Hashable, Sendable {
    package var address: String
    /// SHA-256 of the certificates fetched, from the leaf up.
    package var issuers: [String]
    /// Whether the evaluation comes out trusted with them.
    package var isTrusted: Bool

    package init(address: String, issuers: [String], isTrusted: Bool) {
      self.address = address
      self.issuers = issuers
      self.isTrusted = isTrusted
    }
  }

  /// The roots that one side uses, and the places they come from.
  package struct StoreView: Hashable, Sendable {
    package var engine: Engine
    package var places: [RootPlace]
    /// SHA-256 of the anchors that it has for the names in question, from any place.
    package var anchors: Set<String>

    package init(engine: Engine, places: [RootPlace], anchors: Set<String>) {
      self.engine = engine
      self.places = places
      self.anchors = anchors
    }
  }

  package init(
    findings: [Finding], certificates: [CertificateFacts], serverName: String?,
    verifyDate: Instant, fetch: Fetch? = nil, anchorFileWithSettings: String? = nil,
    stores: [StoreView] = []
  ) {
    self.findings = findings
    self.certificates = certificates
    self.serverName = serverName
    self.verifyDate = verifyDate
    self.fetch = fetch
    self.anchorFileWithSettings = anchorFileWithSettings
    self.stores = stores
  }

  func facts(_ sha256: String) -> CertificateFacts? {
    certificates.first { $0.sha256 == sha256 }
  }

  /// Such as `www.example.com > R11 > ISRG Root X1`.
  func describe(_ path: [String]) -> String {
    path.isEmpty ? "no path" : path.map(label).joined(separator: " > ")
  }

  /// Adds to a label what distinguishes certificates of the same name, such as a cross-signed root.
  func label(_ sha256: String) -> String {
    guard let facts = facts(sha256) else { return "certificate \(sha256.prefix(8))" }
    let isAmbiguous = certificates.contains { $0.label == facts.label && $0.sha256 != sha256 }
    let date = facts.notAfter.calendarDate
    return isAmbiguous
      ? "\(facts.label) (until \(date.year)-\(padded(date.month))-\(padded(date.day)))"
      : facts.label
  }

  private func padded(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }
}
