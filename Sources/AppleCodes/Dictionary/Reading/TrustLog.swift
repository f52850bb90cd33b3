import TrustModel

/// The failed checks of a path as Apple's log lists them: `[leaf SSLHostname] [root AnchorTrusted]`.
struct TrustLog {
  /// One certificate, by the log's own word for it.
  struct Group {
    let place: String
    /// Names of checks, including those that are not known here.
    let names: [String]
    fileprivate let depth: Int

    var checks: [Check] { names.compactMap(Check.init) }
  }

  let groups: [Group]

  /// Most serious first.
  let findings: [Finding]

  /// - Parameter failures: Each check with what the text calls the certificate, in its order.
  init?(_ failures: [(place: String, check: Check, finding: Finding)]) {
    guard !failures.isEmpty else { return nil }
    var groups: [Group] = []
    for failure in failures {
      let name = failure.check.rawValue
      if let last = groups.last, last.place == failure.place {
        groups[groups.count - 1] = Group(place: last.place, names: last.names + [name], depth: 0)
      } else {
        groups.append(Group(place: failure.place, names: [name], depth: 0))
      }
    }
    self.groups = groups
    findings = failures.map(\.finding)
  }

  private static let places = ["leaf ", "ca", "root "].map { Array($0.utf8) }
  private static let mostGroups = 20
  private static let longest = 1_000

  /// Nil where no group names a check that is known here.
  init?(_ bytes: [UInt8]) {
    let groups = Self.groups(in: bytes).filter { !$0.checks.isEmpty }
    guard !groups.isEmpty else { return nil }
    self.groups = groups
    findings = Codes.ranked(groups.flatMap(\.findings))
  }

  /// Every list of checks, each certificate once: the first with a check that is known here, or else
  /// the first.
  static func groups(in bytes: [UInt8]) -> [Group] {
    var groups: [Group] = []
    var rest = bytes[...]
    while groups.count < Self.mostGroups, let start = rest.firstIndex(of: UInt8(ascii: "[")) {
      rest = rest[(start + 1)...]
      // A text of many brackets must not be searched to its end for each.
      guard Self.places.contains(where: rest.starts(with:)) else { continue }
      let words = rest.prefix(Self.longest)
      if let next = words.firstIndex(of: UInt8(ascii: "[")),
        next < words.firstIndex(of: UInt8(ascii: "]")) ?? words.endIndex
      {
        continue
      }
      guard let group = Self.group(rest.prefix(Self.longest)) else { continue }
      guard let same = groups.firstIndex(where: { $0.place == group.place }) else {
        groups.append(group)
        continue
      }
      if groups[same].checks.isEmpty, !group.checks.isEmpty { groups[same] = group }
    }
    return groups
  }

  /// - Parameter bytes: What follows the opening bracket.
  private static func group(_ bytes: ArraySlice<UInt8>) -> Group? {
    guard let end = bytes.firstIndex(of: UInt8(ascii: "]")) else { return nil }
    let words = String(decoding: bytes[..<end], as: UTF8.self)
      .split { $0 == " " || $0 == "," || $0 == "\n" }.map(String.init)
    guard let place = words.first, words.count > 1, let depth = depth(of: place) else { return nil }
    return Group(place: place, names: Array(words.dropFirst()), depth: depth)
  }

  /// The leaf first, then its issuers, and the root above all.
  private static func depth(of place: String) -> Int? {
    switch place {
    case "leaf": 0
    case "root": .max
    case _ where place.hasPrefix("ca"): UInt8(place.dropFirst(2)).map(Int.init)
    default: nil
    }
  }
}

extension TrustLog.Group {
  fileprivate var findings: [Finding] {
    checks.map { check in
      let isLeafItself = check == .anchorTrusted && depth == 0
      return Finding(
        check, certificate: depth, reason: isLeafItself ? .selfSignedLeaf : nil, summary: "")
    }
  }
}
