import TrustModel
import X509

/// All certificates known to one evaluation, each once, with the edges from issued to issuer.
///
/// Anchors are added when their name is first needed, so that a store is never read whole.
struct CertificateGraph {
  private(set) var nodes: [Node] = []
  private let source: any AnchorSource
  private let purpose: Purpose
  private var identifiers: [Certificate: Int] = [:]
  private var bySubject: [DistinguishedName: [Int]] = [:]
  /// What the source gave for each name that it was asked for.
  private(set) var answers: [DistinguishedName: [Anchor]] = [:]
  private var keys: [[UInt8]: Int] = [:]
  /// Denials by the signed octets that they are of: anybody can write another valid signature of some
  /// kinds below the same certificate.
  private var denials: [OctetKey: [Anchor]] = [:]
  /// Nodes by the folded form of their subjects (`DistinguishedName.look`), as far as they were
  /// indexed.
  private var byLook: [OctetKey: [Int]] = [:]
  private var lookedAt = 0
  private(set) var looks = NameLooks()

  struct Node {
    let certificate: Certificate
    fileprivate let metAs: CertificateFacts.Origin
    /// Its entries in sets of anchors, in Apple's order of precedence; empty when it is no anchor.
    fileprivate(set) var anchors: [Anchor] = []
    /// Its entries in sets of anchors that trust settings exclude for the purpose.
    fileprivate(set) var refusals: [Anchor] = []
    /// Equal for equal public keys.
    let key: Int

    var trust: [TrustSource] { anchors.map(\.source) }

    /// Where it was first found; a certificate that is both supplied and an anchor counts as an
    /// anchor.
    var origin: CertificateFacts.Origin {
      guard metAs == .supplied, let anchor = anchors.first else { return metAs }
      return .init(anchor.source)
    }
  }

  init(_ input: EvaluationInput, purpose: Purpose) {
    source = input.anchors
    self.purpose = purpose
    for certificate in input.sent { insert(certificate, origin: .sent) }
    for certificate in input.supplied { insert(certificate, origin: .supplied) }
  }

  subscript(node: Int) -> Node { nodes[node] }

  func node(of certificate: Certificate) -> Int? { identifiers[certificate] }

  /// The certificate's entry as an anchor, from the source that takes precedence; nil when there is
  /// none.
  mutating func anchor(_ node: Int) -> Anchor? {
    load(nodes[node].certificate.subject)
    return nodes[node].anchors.first
  }

  /// Its entries in sets of anchors that trust settings exclude for the purpose.
  mutating func refusals(_ node: Int) -> [Anchor] {
    load(nodes[node].certificate.subject)
    let own = nodes[node].refusals
    guard !denials.isEmpty else { return own }
    let denials = denials[OctetKey(nodes[node].certificate.tbs)] ?? []
    return own + denials.filter { !own.contains($0) }
  }

  /// Every certificate whose subject is the issuer's name, itself included when self-issued.
  mutating func namedLikeIssuer(of node: Int) -> [Int] {
    let name = nodes[node].certificate.issuer
    load(name)
    return bySubject[name] ?? []
  }

  /// Whether they have the same name and key; a path that contained both could go round in circles.
  func isSameIssuer(_ left: Int, _ right: Int) -> Bool {
    left == right
      || nodes[left].key == nodes[right].key
        && nodes[left].certificate.subject == nodes[right].certificate.subject
  }

  /// Every certificate whose subject looks like the issuer's name, however that is encoded.
  mutating func lookingLikeIssuer(of node: Int) -> [Int] {
    let name = nodes[node].certificate.issuer
    load(name)
    return lookingLike(name)
  }

  /// Whether an anchor has a name that looks like its subject, but another key.
  mutating func hasNamesakeAmongAnchors(_ node: Int) -> Bool {
    guard nodes[node].anchors.isEmpty, nodes[node].refusals.isEmpty else { return false }
    let name = nodes[node].certificate.subject
    load(name)
    return lookingLike(name).contains {
      nodes[$0].key != nodes[node].key && !nodes[$0].anchors.isEmpty
    }
  }

  /// The folded form of the certificate's subject.
  mutating func look(of node: Int) -> OctetKey { looks.look(of: nodes[node].certificate.subject) }

  /// Whether the certificate's issuer's name looks like the other certificate's.
  mutating func isNamedAsIssuer(of node: Int, _ other: Int) -> Bool {
    let name = nodes[node].certificate.issuer
    return name == nodes[other].certificate.subject || looks.look(of: name) == look(of: other)
  }

  /// Certificates whose names look like its subject, with other keys.
  mutating func namesakes(of node: Int) -> [Int] {
    lookingLike(nodes[node].certificate.subject).filter { nodes[$0].key != nodes[node].key }
  }

  /// Only names on paths without an anchor and those of revocations need this, so that it costs a
  /// sound chain nothing.
  private mutating func lookingLike(_ name: DistinguishedName) -> [Int] {
    for node in lookedAt..<nodes.count { byLook[look(of: node), default: []].append(node) }
    lookedAt = nodes.count
    return byLook[looks.look(of: name)] ?? []
  }

  private mutating func load(_ name: DistinguishedName) {
    guard answers[name] == nil else { return }
    let anchors = source.anchors(withSubject: name)
    answers[name] = anchors
    for anchor in anchors.deciding(for: purpose) {
      let node = insert(anchor.certificate, origin: CertificateFacts.Origin(anchor.source))
      guard anchor.refusal(for: purpose) == nil else {
        if !nodes[node].refusals.contains(anchor) { nodes[node].refusals.append(anchor) }
        if anchor.isDenied(for: purpose) {
          denials[OctetKey(anchor.certificate.tbs), default: []].append(anchor)
        }
        continue
      }
      guard !nodes[node].trust.contains(anchor.source) else { continue }
      nodes[node].anchors.append(anchor)
      nodes[node].anchors.sort { $0.source.precedence < $1.source.precedence }
    }
  }

  @discardableResult
  private mutating func insert(
    _ certificate: Certificate, origin: CertificateFacts.Origin
  ) -> Int {
    if let known = identifiers[certificate] { return known }
    let node = nodes.count
    let spki = certificate.publicKey.spki
    let key = keys[spki] ?? keys.count
    keys[spki] = key
    nodes.append(Node(certificate: certificate, metAs: origin, key: key))
    identifiers[certificate] = node
    bySubject[certificate.subject, default: []].append(node)
    return node
  }
}

extension CertificateFacts.Origin {
  fileprivate init(_ source: TrustSource) {
    switch source {
    case .app: self = .appAnchor
    case .user: self = .userRoot
    case .system: self = .rootStore
    }
  }
}

extension TrustSource {
  /// An app's anchors overrule user settings, which overrule the system's roots.
  fileprivate var precedence: Int {
    switch self {
    case .app: 0
    case .user: 1
    case .system: 2
    }
  }
}
