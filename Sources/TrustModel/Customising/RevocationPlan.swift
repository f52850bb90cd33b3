/// What is found out about revocation, and from where.
package struct RevocationPlan: Hashable, Codable, Sendable {
  package var mode: Mode
  /// Files with lists of revoked certificates, PEM or DER.
  package var lists: [String]

  /// Lists in all files together: each is looked at for each certificate of each path.
  package static let mostLists = 1024

  /// `--revocation`.
  package enum Mode: String, CaseIterable, Codable, Sendable {
    /// Nothing counts, not even what a server staples.
    case off
    /// What comes in the handshake counts, and what files give.
    case stapled
    /// Responders and lists are asked, too, that the certificates name.
    case online
    /// And one of all these has to say good, where there is anybody who could.
    case require

    /// Whether the addresses are asked that certificates name.
    package var asksAddresses: Bool { self == .online || self == .require }
  }

  package init(mode: Mode = .stapled, lists: [String] = []) {
    self.mode = mode
    self.lists = lists
  }
}
