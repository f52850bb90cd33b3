import X509

/// The distance of each certificate from an anchor, following names alone.
///
/// Follows names, not certificates, of which thousands may share a name: so the work grows with
/// their number, not with its square.
struct AnchorRoutes {
  private var distances: [Int: Int] = [:]

  init() {}

  /// Follows issuer names from `start` to every reachable certificate, then measures back from the
  /// anchors.
  init(from start: Int, in graph: inout CertificateGraph) {
    var issuedUnder: [DistinguishedName: [Int]] = [:]
    var reached: [Int] = []
    var pending = [start]
    var seen: Set<Int> = [start]
    while let node = pending.popLast() {
      if graph.anchor(node) != nil {
        distances[node] = 0
        reached.append(node)
      }
      let name = graph[node].certificate.issuer
      issuedUnder[name, default: []].append(node)
      guard issuedUnder[name]?.count == 1 else { continue }
      for issuer in graph.namedLikeIssuer(of: node) where seen.insert(issuer).inserted {
        pending.append(issuer)
      }
    }
    var next = 0
    while next < reached.count {
      let node = reached[next]
      next += 1
      let distance = distances[node, default: 0] + 1
      // The first certificate of a name is the nearest; others of that name change nothing.
      for child in issuedUnder.removeValue(forKey: graph[node].certificate.subject) ?? []
      where distances[child] == nil {
        distances[child] = distance
        reached.append(child)
      }
    }
  }

  /// Certificates still needed to reach an anchor, the anchor included; nil when none is reachable.
  func distance(from node: Int) -> Int? { distances[node] }
}
