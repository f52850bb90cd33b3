/// A path under construction with what its place in the queue depends on.
struct PartialPath {
  /// Leaf first; never empty.
  let nodes: [Int]
  /// How many rules its issuers visibly break.
  let defects: Int
  /// Certificates still needed to reach an anchor by name; nil when none can be reached.
  let distance: Int?

  var last: Int { nodes[nodes.count - 1] }
}

/// Partial paths, the most promising first; among equals, first in is first out.
///
/// A binary heap: a hostile list of certificates can make very many partial paths.
struct PartialPathQueue {
  private var heap: [Entry] = []
  private var inserted = 0

  private struct Entry {
    let path: PartialPath
    let place: Place
  }

  /// What is compared, most important first; the least comes first.
  private struct Place: Comparable {
    let leadsNowhere: Bool
    let defects: Int
    let length: Int
    let remaining: Int
    let sequence: Int

    init(_ path: PartialPath, sequence: Int) {
      leadsNowhere = path.distance == nil
      self.sequence = sequence
      if let distance = path.distance {
        defects = path.defects
        length = path.nodes.count + distance
        // Among equals, the one closest to an anchor comes first.
        remaining = distance
      } else {
        // Without a reachable anchor, a path is only worth reporting at its full length.
        defects = 0
        length = 0
        remaining = -path.nodes.count
      }
    }

    static func < (left: Place, right: Place) -> Bool {
      if left.leadsNowhere != right.leadsNowhere { return right.leadsNowhere }
      if left.defects != right.defects { return left.defects < right.defects }
      if left.length != right.length { return left.length < right.length }
      if left.remaining != right.remaining { return left.remaining < right.remaining }
      return left.sequence < right.sequence
    }
  }

  mutating func insert(_ path: PartialPath) {
    heap.append(Entry(path: path, place: Place(path, sequence: inserted)))
    inserted += 1
    var child = heap.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard heap[child].place < heap[parent].place else { return }
      heap.swapAt(child, parent)
      child = parent
    }
  }

  mutating func next() -> PartialPath? {
    guard let first = heap.first else { return nil }
    heap.swapAt(0, heap.count - 1)
    heap.removeLast()
    var parent = 0
    while true {
      var best = parent
      for child in [2 * parent + 1, 2 * parent + 2] where child < heap.count {
        if heap[child].place < heap[best].place { best = child }
      }
      guard best != parent else { return first.path }
      heap.swapAt(best, parent)
      parent = best
    }
  }
}
