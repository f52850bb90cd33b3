/// A path under construction with what its place in the queue depends on.
struct PartialPath {
  /// Leaf first; never empty.
  let nodes: [Int]
  /// Rules that its issuers visibly break.
  let defects: Int
  /// Certificates still needed to reach an anchor by name; nil when none can be reached.
  let distance: Int?

  var last: Int { nodes[nodes.count - 1] }

  fileprivate func comesBefore(_ other: PartialPath) -> Bool {
    guard let distance, let others = other.distance else {
      // Without an anchor in reach, a path is only worth knowing at its full length.
      if distance == nil, other.distance == nil { return nodes.count > other.nodes.count }
      return distance != nil
    }
    guard defects == other.defects else { return defects < other.defects }
    return nodes.count + distance < other.nodes.count + others
  }
}

/// Partial paths, the most promising first; among equals, first in is first out.
struct PartialPathQueue {
  /// Best last, so that taking one moves nothing.
  private var paths: [PartialPath] = []

  mutating func next() -> PartialPath? { paths.popLast() }

  mutating func insert(_ path: PartialPath) {
    var low = 0
    var high = paths.count
    while low < high {
      let middle = (low + high) / 2
      if path.comesBefore(paths[middle]) { low = middle + 1 } else { high = middle }
    }
    paths.insert(path, at: low)
  }
}
