import TrustEvaluation
import TrustModel
import X509

/// The certificates that a witness is asked about: all of them, including those that could not be
/// parsed; where these are too many, those that lead on from the leaf, by key identifier first and
/// then by name.
///
/// A library's time grows with the square of the namesakes: with 12,000 of them OpenSSL and GnuTLS
/// took 20 seconds each.
struct WitnessSelection {
  /// Certificates sent that a witness gets; a server can send `PeerBounds.certificates`.
  static let mostSent = 128
  /// Intermediates supplied and anchors together that a witness gets.
  static let mostOthers = 1_000

  /// As sent, DER.
  let chain: [[UInt8]]
  /// Those of them that could be parsed.
  let sent: [Certificate]
  let supplied: [Certificate]
  let anchors: [Anchor]
  /// Of those sent, certificates that could not be parsed, where there are too many of all.
  private static let mostUnparsed = 10
  /// What was left out, as a clause; nil where nothing was.
  let omission: String?
  /// Whether nothing was left out for its number.
  let isWhole: Bool

  /// - Parameters:
  ///   - chain: All that was sent; `input` tells where in it the parsed certificates are.
  ///   - anchors: Those that can matter.
  init(_ chain: [[UInt8]], _ input: EvaluationInput, anchors: [Anchor]) {
    let strays = Self.oversizedStrays(input, anchors)
    guard strays.isEmpty else {
      var input = input
      let left = input.sent.indices.filter { !strays.contains($0) }
      let places = Set(strays.map { input.positions[$0] })
      let kept = chain.indices.filter { !places.contains($0) }
      let positions = left.compactMap { kept.firstIndex(of: input.positions[$0]) }
      input = EvaluationInput(
        sent: left.map { input.sent[$0] }, positions: positions, supplied: input.supplied,
        anchors: input.anchors)
      let rest = WitnessSelection(kept.map { chain[$0] }, input, anchors: anchors)
      (self.chain, sent, supplied, self.anchors) =
        (rest.chain, rest.sent, rest.supplied, rest.anchors)
      isWhole = rest.isWhole
      let count = strays.count == 1 ? "1 certificate" : "\(strays.count) certificates"
      omission =
        "what was sent without \(count), of no use here and with keys that take a library long"
        + (rest.omission.map { "; " + $0 } ?? "")
      return
    }
    let others = input.supplied.count + anchors.count
    guard chain.count > Self.mostSent || others > Self.mostOthers else {
      (self.chain, sent, supplied, self.anchors, omission) =
        (chain, input.sent, input.supplied, anchors, nil)
      isWhole = true
      return
    }
    let parsed = Set(input.positions)
    let unparsed = chain.indices.filter { !parsed.contains($0) }.prefix(Self.mostUnparsed)
    var choice = Choice(input, anchors, sentRoom: Self.mostSent - unparsed.count)
    choice.run()
    let chosen = input.sent.indices.filter { choice.isChosen[$0] }
    sent = chosen.map { input.sent[$0] }
    self.chain = (chosen.map { input.positions[$0] } + unparsed).sorted().map { chain[$0] }
    let firstAnchor = input.sent.count + input.supplied.count
    supplied = input.supplied.indices.filter { choice.isChosen[input.sent.count + $0] }
      .map { input.supplied[$0] }
    self.anchors = anchors.indices.filter { choice.isChosen[firstAnchor + $0] }
      .map { anchors[$0] }
    isWhole = false
    omission =
      "\(self.chain.count) of \(chain.count) certificates sent and "
      + "\(supplied.count + self.anchors.count) of \(others) anchors and intermediates: those that key "
      + "identifiers lead to, then names"
  }
}

extension WitnessSelection {
  /// Indices of certificates sent that no path from the leaf needs, with keys that no library is given: a
  /// server could silence the libraries by sending one.
  ///
  /// All of them where the rest leads to an anchor; otherwise those whose names nothing leads to.
  private static func oversizedStrays(_ input: EvaluationInput, _ anchors: [Anchor]) -> Set<Int> {
    let oversized = input.sent.indices.dropFirst().filter {
      input.sent[$0].publicKey.excess != nil
    }
    guard !oversized.isEmpty, let leaf = input.sent.first else { return [] }
    let large = Set(oversized)
    let small = input.sent.indices.filter { !large.contains($0) }.map { input.sent[$0] }
    let led = names(above: leaf, among: small + input.supplied)
    let leadsToAnchor = anchors.contains {
      $0.certificate == leaf
        || led.contains($0.certificate.subject) && $0.certificate.publicKey.excess == nil
    }
    guard !leadsToAnchor else { return large }
    let all = input.sent + input.supplied + anchors.map(\.certificate)
    let reached = names(above: leaf, among: all)
    return Set(oversized.filter { !reached.contains(input.sent[$0].subject) })
  }

  /// The names of all that may be above a certificate.
  private static func names(
    above leaf: Certificate, among certificates: [Certificate]
  ) -> Set<DistinguishedName> {
    var reached: Set = [leaf.issuer]
    var found = 0
    while found != reached.count {
      found = reached.count
      for certificate in certificates where reached.contains(certificate.subject) {
        reached.insert(certificate.issuer)
      }
    }
    return reached
  }
}

/// Walks from the leaf to the certificates that may have issued one another.
private struct Choice {
  /// Sent, supplied, anchors; each recorded as it is chosen.
  private(set) var isChosen: [Bool]
  private let certificates: [Certificate]
  private let sentCount: Int
  private var room: (sent: Int, others: Int)
  private var byName: [DistinguishedName: [Int]] = [:]
  private var byKey: [KeyName: [Int]] = [:]

  /// An issuer by name and key identifier, as certificates name it.
  private struct KeyName: Hashable {
    let name: DistinguishedName
    let identifier: [UInt8]
  }

  init(_ input: EvaluationInput, _ anchors: [Anchor], sentRoom: Int) {
    certificates = input.sent + input.supplied + anchors.map(\.certificate)
    sentCount = input.sent.count
    isChosen = certificates.map { _ in false }
    room = (sentRoom, WitnessSelection.mostOthers)
    // Anchors come first, as a path without its anchor is of no use.
    let order = Array(certificates.indices.reversed())
    for index in order {
      let certificate = certificates[index]
      byName[certificate.subject, default: []].append(index)
      if let identifier = certificate.known.subjectKeyIdentifier {
        byKey[KeyName(name: certificate.subject, identifier: identifier), default: []]
          .append(index)
      }
    }
  }

  /// The leaf, every issuer that a key identifier leads to, then those that only a name leads to.
  mutating func run() {
    guard sentCount > 0 else { return }
    choose(0)
    var pending = [0]
    var named = [0]
    while true {
      while let index = pending.popLast() {
        let new = chosen(byKeyIdentifierOf: certificates[index])
        pending += new
        named += new
      }
      guard let index = named.popLast() else { return }
      let new = chosen(byNameIn: certificates[index])
      pending += new
      named += new
    }
  }

  private mutating func chosen(byKeyIdentifierOf child: Certificate) -> [Int] {
    guard let identifier = child.known.authorityKeyIdentifier?.keyIdentifier else { return [] }
    let name = KeyName(name: child.issuer, identifier: identifier)
    // Removed from the index: for a later caller they are already chosen, or there was no room.
    return (byKey.removeValue(forKey: name) ?? []).filter { choose($0) }
  }

  private mutating func chosen(byNameIn child: Certificate) -> [Int] {
    (byName.removeValue(forKey: child.issuer) ?? []).filter { choose($0) }
  }

  /// True if the certificate was not chosen before and there was room.
  @discardableResult
  private mutating func choose(_ index: Int) -> Bool {
    guard !isChosen[index] else { return false }
    if index < sentCount {
      guard room.sent > 0 else { return false }
      room.sent -= 1
    } else {
      guard room.others > 0 else { return false }
      room.others -= 1
    }
    isChosen[index] = true
    return true
  }
}

extension EvaluationInput {
  /// The anchors that any known certificate names as its issuer, and those of further names.
  ///
  /// A witness gets these instead of whole stores: the other roots hardly affect its verdict, and
  /// loading them would take most of the check's time. Each certificate occurs once: as forbidden
  /// if a user forbids it, else as an anchor if one of its entries makes it one, else with its
  /// trust settings.
  func relevantAnchors(
    from source: any AnchorSource, and further: [DistinguishedName] = [], purpose: Purpose
  ) -> [Anchor] {
    var anchors: [Anchor] = []
    var known: Set<Certificate> = []
    var seen: Set<DistinguishedName> = []
    var names = further.reversed() + (sent + supplied).flatMap { [$0.issuer, $0.subject] }
    while let name = names.popLast() {
      guard seen.insert(name).inserted else { continue }
      let found = source.anchors(withSubject: name).deciding(for: purpose)
      let denied = found.filter { $0.isDenied(for: purpose) }
      let counting = found.filter { $0.refusal(for: purpose) == nil }
      for anchor in denied + counting + found where known.insert(anchor.certificate).inserted {
        anchors.append(anchor)
        names.append(anchor.certificate.issuer)
      }
    }
    return anchors
  }
}
