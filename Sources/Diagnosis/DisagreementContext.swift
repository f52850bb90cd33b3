package import TrustModel

/// What explaining a difference between verifiers needs besides their opinions.
package struct DisagreementContext: Sendable {
  /// Our findings on the path of our opinion.
  package var findings: [Finding]
  /// Every certificate that stands on some path or was sent, to name those of a path.
  package var certificates: [CertificateFacts]
  /// The name or address evaluated for; nil when names are not checked.
  package var serverName: String?
  package var verifyDate: Instant
  /// SHA-256 of certificates that came from a caIssuers address.
  package var fetched: Set<String>
  /// The file in which the anchor of our path stands with trust settings; nil where there are none.
  package var markedAnchorFile: String?
  /// The places where each verifier would look for anchors by itself, and whether ours is there.
  package var stores: [StoreView]

  package struct StoreView: Hashable, Sendable {
    package var engine: Opinion.Engine
    package var store: AnchorStoreFacts
    /// Whether it holds the anchor of our path; nil when it was not looked at.
    package var holdsAnchor: Bool?

    package init(engine: Opinion.Engine, store: AnchorStoreFacts, holdsAnchor: Bool?) {
      self.engine = engine
      self.store = store
      self.holdsAnchor = holdsAnchor
    }
  }

  package init(
    findings: [Finding], certificates: [CertificateFacts], serverName: String?,
    verifyDate: Instant, fetched: Set<String> = [], markedAnchorFile: String? = nil,
    stores: [StoreView] = []
  ) {
    self.findings = findings
    self.certificates = certificates
    self.serverName = serverName
    self.verifyDate = verifyDate
    self.fetched = fetched
    self.markedAnchorFile = markedAnchorFile
    self.stores = stores
  }

  func facts(_ sha256: String) -> CertificateFacts? {
    certificates.first { $0.sha256 == sha256 }
  }

  /// Such as `www.example.com > R11 > ISRG Root X1`.
  func describe(_ path: [String]) -> String {
    path.isEmpty ? "no path" : path.map(label).joined(separator: " > ")
  }

  /// Certificates of the same name, such as a cross-signed root, are told apart by their end.
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
