import X509

/// How far each certificate is from an anchor, by names alone.
struct AnchorRoutes {
  private var distances: [Int: Int] = [:]

  init() {}

  /// Follows issuer names from `start` to every certificate in reach, then counts back from anchors.
  init(from start: Int, in graph: inout CertificateGraph) {
    var issued: [Int: [Int]] = [:]
    var anchors: [Int] = []
    var pending = [start]
    var seen: Set<Int> = [start]
    while let node = pending.popLast() {
      if graph.anchor(node) != nil { anchors.append(node) }
      for issuer in graph.namedLikeIssuer(of: node) where issuer != node {
        issued[issuer, default: []].append(node)
        if seen.insert(issuer).inserted { pending.append(issuer) }
      }
    }
    for anchor in anchors { distances[anchor] = 0 }
    var reached = anchors
    var next = 0
    while next < reached.count {
      let node = reached[next]
      next += 1
      let distance = distances[node, default: 0] + 1
      for child in issued[node, default: []] where distances[child] == nil {
        distances[child] = distance
        reached.append(child)
      }
    }
  }

  /// Certificates that must follow before an anchor, the anchor counted; nil when none is in reach.
  func distance(from node: Int) -> Int? { distances[node] }
}
