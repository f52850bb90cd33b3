import TrustModel
import X509

/// The roles of the certificates sent, and what is unusual about them but no failure.
struct SentChain {
  let roles: [CertificateFacts.Role]
  let notes: [Note]

  init(
    _ input: EvaluationInput, _ settings: EvaluationSettings, best: EvaluatedPath,
    others: ArraySlice<EvaluatedPath>
  ) {
    let sent = input.sent
    let places = Self.places(input, best: best, others: others)
    roles = places.map(\.role)
    notes =
      ([Self.order(places)] + Self.duplicates(places)
      + Self.strays(places, sent, Belonging(sent, best, settings))
      + Self.outdated(places, sent, at: settings.verifyDate, best)
      + Self.roots(places, sent, below: best.anchor?.certificate)).compactMap { $0 }
  }

  private struct Place {
    let role: CertificateFacts.Role
    /// The number that notes use for it.
    let number: Int
    /// Index on the best path; nil when it is not on it, or a copy of one that is.
    let index: Int?
    /// Index of the first copy.
    let copyOf: Int?
  }

  private static func places(
    _ input: EvaluationInput, best: EvaluatedPath, others: ArraySlice<EvaluatedPath>
  ) -> [Place] {
    var first: [Certificate: Int] = [:]
    let useful = Set(others.flatMap(\.certificates))
    let ends = Set(others.compactMap(\.certificates.last))
    return input.sent.enumerated().map { position, certificate in
      let number = input.positions[position]
      if let copied = first[certificate] {
        return Place(role: .duplicate, number: number, index: nil, copyOf: copied)
      }
      first[certificate] = position
      let index = best.certificates.firstIndex(of: certificate)
      let role: CertificateFacts.Role =
        if position == 0 {
          .leaf
        } else if index != nil, best.anchor?.certificate == certificate {
          .anchor
        } else if index == nil, !useful.contains(certificate) {
          .stray
        } else {
          // The new key of an authority that its old one vouches for (RFC 4210, section 4.4) is
          // issued by its own name too, but is no end of a path.
          certificate.isSelfIssued
            && (index.map { $0 == best.certificates.count - 1 } ?? ends.contains(certificate))
            ? .root : .intermediate
        }
      return Place(role: role, number: number, index: index, copyOf: nil)
    }
  }

  private static func order(_ places: [Place]) -> Note? {
    let indices = places.compactMap(\.index)
    guard zip(indices, indices.dropFirst()).contains(where: >) else { return nil }
    let expected = places.indices.filter { places[$0].index != nil }
      .sorted { (places[$0].index ?? 0) < (places[$1].index ?? 0) }
    return Note(
      .wrongOrder,
      "the certificates were sent in the wrong order: each should be followed by its issuer, "
        + "which is the order "
        + expected.map { String(places[$0].number) }.joined(separator: ", "))
  }

  /// One note for all copies of a certificate: a server may send hundreds of copies.
  private static func duplicates(_ places: [Place]) -> [Note?] {
    // In one pass, as thousands may have been sent.
    var copiesOf: [[Int]] = Array(repeating: [], count: places.count)
    for place in places {
      if let original = place.copyOf { copiesOf[original].append(place.number) }
    }
    return places.indices.map { original in
      let copies = copiesOf[original]
      guard let first = copies.first else { return nil }
      let number = places[original].number
      guard copies.count > 1 else {
        return Note(.duplicate, "certificate \(first) was sent before, as certificate \(number)")
      }
      return Note(
        .duplicate,
        "certificate \(number) was sent \(copies.count + 1) times: again as certificate "
          + list(copies))
    }
  }

  /// The first few of many, such as `3, 4, 5, 6 and 57 more`.
  private static func list(_ positions: [Int]) -> String {
    let shown = positions.count > 5 ? 4 : positions.count
    let rest = positions.count - shown
    return positions.prefix(shown).map(String.init).joined(separator: ", ")
      + (rest > 0 ? " and \(rest) more" : "")
  }

  private static func strays(
    _ places: [Place], _ sent: [Certificate], _ belonging: Belonging
  ) -> [Note?] {
    let strays = places.indices.filter {
      places[$0].role == .stray && !belonging.includes(sent[$0])
    }
    guard strays.count <= mostSingly else {
      return [
        Note(
          .stray,
          "\(strays.count) certificates belong to no path from the first one: "
            + list(strays.map { places[$0].number }))
      ]
    }
    return strays.map {
      Note(
        .stray,
        "certificate \(places[$0].number), \(sent[$0].label), belongs to no path from the first one"
      )
    }
  }

  /// Beyond this number they share a sentence.
  private static let mostSingly = 3

  /// Certificates outside their dates that only other paths go over: others may take one of them for
  /// the issuer, and then refuse the server.
  private static func outdated(
    _ places: [Place], _ sent: [Certificate], at date: Instant, _ best: EvaluatedPath
  ) -> [Note?] {
    let unsent = Set(
      best.certificates.filter { !$0.isSelfIssued && !sent.contains($0) }.map(\.subject))
    return places.indices.filter {
      places[$0].role == .intermediate && places[$0].index == nil
        && (date < sent[$0].notBefore || date > sent[$0].notAfter)
    }.map {
      let certificate = sent[$0]
      let when =
        date < certificate.notBefore
        ? "is not valid before \(certificate.notBefore.day)"
        : "expired on \(certificate.notAfter.day)"
      let remedy =
        unsent.contains(certificate.subject)
        ? "send the one in its place that the path goes over" : "leave it out"
      return Note(
        .outdated,
        "certificate \(places[$0].number), \(certificate.label), \(when), and the path does not go "
          + "over it: \(remedy), as clients that take it for the issuer refuse the server")
    }
  }

  private static func roots(
    _ places: [Place], _ sent: [Certificate], below anchor: Certificate?
  ) -> [Note?] {
    places.indices.filter {
      sent[$0].isSelfIssued && (places[$0].role == .anchor || places[$0].role == .root)
    }.map {
      let root = sent[$0]
      let name = "certificate \(places[$0].number), \(root.label),"
      guard let anchor, anchor.isRenewal(of: root), root.notAfter < anchor.notAfter else {
        return Note(
          .rootSent,
          "\(name) is a root: clients have it or do not trust it, so it need not be sent")
      }
      return Note(
        .rootSent,
        "\(name) is the root as it was, valid until \(root.notAfter.day); the renewed one, of the same "
          + "key, is trusted: leave it out, as clients that take what is sent may go by the old one"
      )
    }
  }
}
