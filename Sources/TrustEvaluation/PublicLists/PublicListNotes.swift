import TrustModel
import X509

/// What public lists contain on a path that is not a failure.
enum PublicListNotes {
  static func notes(on path: PathContext, anchor: Anchor?) -> [Note] {
    let ofAnchor = anchor.map { [installed($0), recent($0), otherClients($0, path)] } ?? []
    return keyNotes(path) + ofAnchor.compactMap(\.self)
  }

  private static func keyNotes(_ path: PathContext) -> [Note] {
    path.refusedKeys.filter { $0.key.rule == .others }.map { index, key in
      Note(
        .refusedKey,
        "clients other than Apple's of \(PublicRoots.appleRelease) refuse "
          + "'\(path.certificates[index].label)': \(key.text)")
    }
  }

  /// A root that was added to this system's store.
  private static func installed(_ anchor: Anchor) -> Note? {
    guard anchor.isInstalledHere else { return nil }
    return Note(
      .installedRoot,
      "the root '\(anchor.certificate.label)' is in this system's store and in no public list (as of "
        + "\(PublicRoots.appleAsOf)): it was installed here and counts as an administrator's; clients "
        + "elsewhere do not have it")
  }

  /// Releases of clients that are too old to have the root.
  private static func recent(_ anchor: Anchor) -> Note? {
    guard anchor.source == .system, let since = anchor.listing?.appleSince,
      let major = since.split(separator: ".").first.flatMap({ Int($0) }), major >= oldestMentioned
    else { return nil }
    return Note(
      .rootList,
      "Apple's list has the root '\(anchor.certificate.label)' since macOS \(since) (as of "
        + "\(PublicRoots.appleAsOf)): older systems do not trust it")
  }

  /// A release of 2021; nearly every device in use is newer than the ones before it.
  private static let oldestMentioned = 12

  private static func otherClients(_ anchor: Anchor, _ path: PathContext) -> Note? {
    guard anchor.source == .system, let listing = anchor.listing,
      let issued = path.certificates.dropLast().map(\.notBefore).max()
    else { return nil }
    var seen: Set<String> = []
    let rules = listing.rules.filter {
      $0.client != "apple" && $0.applies(issued: issued, at: path.settings.verifyDate)
        && seen.insert($0.client).inserted
    }
    guard !rules.isEmpty else { return nil }
    return Note(
      .rootList,
      "other clients on the root '\(anchor.certificate.label)': "
        + rules.map(\.text).joined(separator: "; "))
  }
}

extension Anchor {
  /// Whether it is in this system's store but in no public list, and so is treated as a user's
  /// root.
  package var isInstalledHere: Bool { source == .user && store == .system }
}

extension ClientRule {
  /// Such as `Firefox refuses what it issued after 2024-11-30 (as of 2026-05-01)`.
  fileprivate var text: String {
    let day = date.map(\.day) ?? "some day"
    let rule =
      switch kind {
      case .issuedAfter: "refuses what it issued after \(day)"
      case .timestampUntil: "requires a signed certificate timestamp of \(day) or before"
      case .bitRemoved: "trusts it no longer since \(day)"
      case .removed: "has removed it"
      case .allRefused: "refuses all it issued"
      case .disabled: "lists it as disabled, or for what was issued before some day"
      }
    let remarks = [version.map { "from \($0)" }, isEstimate ? "estimated" : nil, "as of \(asOf)"]
    return "\(Self.names[client] ?? client) \(rule) "
      + "(\(remarks.compactMap(\.self).joined(separator: ", ")))"
  }

  private static let names = [
    "chrome": "Chrome", "java": "Java", "microsoft": "Windows", "mozilla": "Firefox",
  ]
}
