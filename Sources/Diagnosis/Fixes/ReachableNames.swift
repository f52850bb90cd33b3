import TrustEvaluation
import TrustModel
import X509

/// A name that a certificate is for.
struct ReachableName: Hashable {
  let name: String
  /// The wildcard that covers it; nil for a name that the certificate lists.
  var wildcard: String?
}

extension Certificate {
  /// Names and addresses that a client could connect to, those most similar to the reference first;
  /// among equals first the names listed, then one below each wildcard, then addresses.
  ///
  /// - Parameter reference: The name asked for; its first label is used below wildcards.
  func reachableNames(like reference: ReferenceIdentity?) -> [ReachableName] {
    let names = known.subjectAlternativeNames ?? []
    let hosts = names.compactMap(\.hostName)
    let label = reference?.firstLabel ?? "www"
    let wanted = reference?.labels ?? []
    let covered = hosts.filter { $0.hasPrefix("*.") && !$0.dropFirst(2).contains("*") }
      .prefix(Self.mostWildcards)
      .map { wildcard in
        // Below the name that is asked for, its own first label would be there twice.
        let isBelow = wildcard.dropFirst(2).split(separator: ".").reversed().elementsEqual(wanted)
        return ReachableName(
          name: (isBelow ? "www" : label) + wildcard.dropFirst(1), wildcard: wildcard)
      }
    let addresses = names.compactMap { name -> ReachableName? in
      if case .ip(let octets) = name {
        IPAddress.text(of: octets).map { ReachableName(name: $0) }
      } else {
        nil
      }
    }
    var seen: Set<String> = []
    let written = hosts.filter { !$0.contains("*") }.map { ReachableName(name: $0) }
    let all = (written + covered + addresses).filter { seen.insert($0.name).inserted }
    // The index is compared too, as `sort` is not stable.
    let ranked = all.enumerated().map {
      (index: $0, name: $1, nearness: $1.name.labelsShared(wanted))
    }
    .sorted { ($1.nearness, $0.index) < ($0.nearness, $1.index) }
    return ranked.map(\.name)
  }

  /// The public suffixes are searched once for all of them, and few certificates have more than two.
  private static let mostWildcards = 16
}

extension GeneralName {
  /// A DNS name in lower case, wildcards included; nil where it is no valid host name.
  fileprivate var hostName: String? {
    guard case .dns(let bytes) = self, !bytes.isEmpty, bytes.count <= 253,
      bytes.allSatisfy({ $0 > 0x20 && $0 < 0x7f })
    else { return nil }
    return String(decoding: bytes, as: UTF8.self).lowercased()
  }
}

extension ReferenceIdentity {
  /// Labels from the last to the first; none of an address.
  fileprivate var labels: [Substring] {
    guard case .dns(let name) = self else { return [] }
    return name.split(separator: ".").reversed()
  }

  /// First label of a name that has several; nil for addresses.
  fileprivate var firstLabel: String? {
    guard case .dns(let name) = self, let dot = name.firstIndex(of: "."), dot > name.startIndex
    else { return nil }
    return String(name[..<dot])
  }
}

extension String {
  /// How many labels at the end are the same.
  fileprivate func labelsShared(_ labels: [Substring]) -> Int {
    zip(split(separator: ".").reversed(), labels).prefix { $0 == $1 }.count
  }
}
