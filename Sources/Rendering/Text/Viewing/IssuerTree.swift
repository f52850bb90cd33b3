import TrustModel

/// Certificates in the order of a tree: each below its issuer, and those of one issuer as they came.
struct IssuerTree {
  struct Row {
    /// Nil for an issuer that is not among them.
    let number: Int?
    let label: String
    let depth: Int
  }

  private(set) var rows: [Row] = []
  private let certificates: [ShownCertificate]
  private let issued: [Int: [Int]]
  private var isSeen: [Bool]
  /// The issuer that is not among them, as long as each one added lacks it.
  private var missing: String?

  init(_ certificates: [ShownCertificate]) {
    self.certificates = certificates
    issued = Dictionary(grouping: certificates.indices.filter { certificates[$0].issuer != nil }) {
      certificates[$0].issuer ?? 0
    }
    isSeen = Array(repeating: false, count: certificates.count)
    // Those without an issuer first; what is left then has issued itself in a circle.
    for number in certificates.indices where certificates[number].issuer == nil { addRoot(number) }
    for number in certificates.indices { addRoot(number) }
  }

  private mutating func addRoot(_ number: Int) {
    guard !isSeen[number] else { return }
    let facts = certificates[number].contents?.facts
    if let facts, !facts.isSelfIssued, certificates[number].issuer == nil {
      // Several in a row may lack the same one.
      if missing != facts.issuerLabel {
        rows.append(Row(number: nil, label: facts.issuerLabel, depth: 0))
      }
      missing = facts.issuerLabel
      add(number, depth: 1)
    } else {
      missing = nil
      add(number, depth: 0)
    }
  }

  /// With a stack, as a chain may be as long as a server likes.
  private mutating func add(_ number: Int, depth: Int) {
    var stack = [(number, depth)]
    while let (number, depth) = stack.popLast() {
      guard !isSeen[number] else { continue }
      isSeen[number] = true
      let facts = certificates[number].contents?.facts
      rows.append(Row(number: number, label: facts?.label ?? "(unreadable)", depth: depth))
      stack += (issued[number] ?? []).reversed().map { ($0, depth + 1) }
    }
  }
}

extension ShownCertificate {
  fileprivate var issuer: Int? { contents?.issuer }
}
