import TrustModel
import X509

/// Where the revocation of one certificate can be asked about, as the certificate itself says.
struct RevocationPlaces {
  /// Each responder's address as the certificate has it, and with the question added.
  private let responders: [(name: String, address: String)]
  private let lists: [String]
  /// Places that the certificate names and that are not asked, of each kind the first.
  let leftOut: [String]

  init(_ pair: IssuedPair, _ cryptography: any CryptographyProvider) {
    let request = OCSPRequest(for: pair.certificate, issuer: pair.issuer, by: cryptography)
    let known = pair.certificate.known
    let named = [pair.isExemptFromOCSP ? [] : known.ocspResponders, known.crlDistributionPoints].map
    {
      $0.filter(Self.isPlainHTTP)
    }
    // Of lists for some reasons each, all are needed.
    let mostLists =
      known.distributionPoints.contains { $0.reasons != nil } ? Self.mostForReasons : Self.most
    leftOut = zip(named, [Self.most, mostLists]).flatMap {
      $0.dropFirst($1).prefix(Self.mostLeftOut)
    }
    responders = named[0].prefix(Self.most).compactMap { name in
      request.map { (name, $0.address(at: name)) }
    }
    lists = Array(named[1].prefix(mostLists))
  }

  /// Of responders and of lists, each; certificates in use have one or two.
  private static let most = 2

  /// There are as many reasons.
  private static let mostForReasons = 8

  /// A certificate can name thousands.
  private static let mostLeftOut = 3

  /// RFC 5280 has no other scheme for clients of the public Internet but LDAP.
  private static func isPlainHTTP(_ address: String) -> Bool {
    address.lowercased().hasPrefix("http://")
  }

  var questions: [RevocationQuestion] {
    responders.map { .responder(address: $0.address) } + lists.map(RevocationQuestion.list)
  }

  /// The address as the certificate has it; nil for one that it does not name.
  func name(of address: String) -> String? {
    responders.first { $0.address == address }?.name ?? lists.first { $0 == address }
  }
}

extension Certificate {
  /// Whether it names any place to ask about its revocation, be it one without an address.
  package var namesRevocationPlaces: Bool {
    !known.ocspResponders.isEmpty || namesRevocationLists
  }

  var namesRevocationLists: Bool {
    extensions.contains { $0.oid == .crlDistributionPoints || $0.oid == .freshestCRL }
  }
}

extension RevocationStatement.Source {
  /// The address that it was fetched from, with the question; nil for other statements.
  var address: String? {
    guard case .fetched(let address) = self else { return nil }
    return address
  }

  /// The name of the source in a report; nil for an address that other certificates name.
  func name(among places: RevocationPlaces?) -> String? {
    switch self {
    case .stapled, .stapledForIssuer: RevocationStatus.stapled
    case .fetched(let address): places?.name(of: address)
    case .file(let path): path
    }
  }
}
