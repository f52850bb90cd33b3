import X509

/// How far each certificate is from an anchor, by names alone.
///
/// Goes from name to name and not from certificate to certificate, of which thousands may share one:
/// the work grows with their number, not with its square.
struct AnchorRoutes {
  private var distances: [Int: Int] = [:]

  init() {}

  /// Follows issuer names from `start` to every certificate in reach, then counts back from anchors.
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
      // The first of a name is the nearest, so the others add nothing.
      for child in issuedUnder.removeValue(forKey: graph[node].certificate.subject) ?? []
      where distances[child] == nil {
        distances[child] = distance
        reached.append(child)
      }
    }
  }

  /// Certificates that must follow before an anchor, the anchor counted; nil when none is in reach.
  func distance(from node: Int) -> Int? { distances[node] }
}
