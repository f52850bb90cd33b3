/// What is found out about revocation, and from where.
package struct RevocationPlan: Hashable, Codable, Sendable {
  /// Which statements on revocation are used, and whether addresses are asked.
  package var mode: Mode
  /// Files with lists of revoked certificates, PEM or DER.
  package var lists: [String]

  /// Lists in all files together: each is looked at for each certificate of each path.
  package static let mostLists = 1024

  /// `--revocation`.
  package enum Mode: String, CaseIterable, Codable, Sendable {
    /// Nothing is taken into account, not even a stapled answer.
    case off
    /// Stapled answers and lists from files are taken into account.
    case stapled
    /// In addition, the responders and lists that the certificates name are asked.
    case online
    /// As `online`, and each certificate that names a place to ask must be found good.
    case require

    /// Whether the addresses that certificates name are asked.
    package var asksAddresses: Bool { self == .online || self == .require }
  }

  package init(mode: Mode = .stapled, lists: [String] = []) {
    self.mode = mode
    self.lists = lists
  }
}
