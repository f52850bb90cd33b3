import TrustEvaluation
import TrustModel
import X509

extension Certificate {
  /// Names and addresses a client could connect to: those that are written out first, then one below
  /// each wildcard, then addresses.
  ///
  /// - Parameter reference: What was asked for; its first label is tried below wildcards.
  func reachableNames(like reference: ReferenceIdentity?) -> [String] {
    let names = known.subjectAlternativeNames ?? []
    let hosts = names.compactMap(\.hostName)
    let written = hosts.filter { !$0.contains("*") }
    let label = reference?.firstLabel ?? "www"
    let covered = hosts.filter { $0.hasPrefix("*.") && !$0.dropFirst(2).contains("*") }
      .map { label + $0.dropFirst(1) }
    let addresses = names.compactMap { name -> String? in
      if case .ip(let octets) = name { IPAddress.text(of: octets) } else { nil }
    }
    var seen: Set<String> = []
    return (written.prefix(3) + covered.prefix(2) + addresses.prefix(2))
      .filter { seen.insert($0).inserted }
  }
}

extension GeneralName {
  /// A DNS name in lower case, wildcards included, where it can be typed.
  fileprivate var hostName: String? {
    guard case .dns(let bytes) = self, !bytes.isEmpty, bytes.count <= 253,
      bytes.allSatisfy({ $0 > 0x20 && $0 < 0x7f })
    else { return nil }
    return String(decoding: bytes, as: UTF8.self).lowercased()
  }
}

extension ReferenceIdentity {
  /// Of a name with more than one; nil for addresses.
  fileprivate var firstLabel: String? {
    guard case .dns(let name) = self, let dot = name.firstIndex(of: "."), dot > name.startIndex
    else { return nil }
    return String(name[..<dot])
  }
}
