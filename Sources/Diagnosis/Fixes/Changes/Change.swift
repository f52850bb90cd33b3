import TrustModel
import X509

/// One change to the question of an experiment.
enum Change {
  /// The wildcard of the certificate that covers the name; nil for a name that the certificate
  /// lists.
  case serverName(String, wildcard: String? = nil)
  case verifyDate(Instant, isLater: Bool)
  /// The source is `app` or `user`: an app's anchor, or a root that a user installed.
  case anchor(Certificate, TrustSource)
  /// The same, of a root that is renewed: one of the same name and key has expired.
  case renewedAnchor(Certificate, TrustSource)
  /// The same, of the first certificate, where its issuer is not known.
  case anchoredLeaf(Certificate, TrustSource)
  /// Certificates fetched from the addresses that the chain names for its issuers.
  case issuers([Certificate])
  /// The missing issuer of this certificate, assumed to be a trusted CA, as it could not be found, and
  /// to lead to these pins, which nothing that is there has met.
  case unseenIssuer(of: Certificate, openPins: [Pin] = [])
  case certificate(NewCertificate)
  case purpose(Purpose)
  /// TLS 1.2 or 1.3, where less was agreed on.
  case protocolVersion
  /// A stapled answer that says good.
  case stapling
  /// The server's own certificate is sent first.
  case order(Certificate)
  /// This certificate, which is first and not the server's, is not sent.
  case stray(Certificate)
  /// All pins, each in a place where its key is.
  case pins([Pin])

  var kind: Fix.Kind {
    switch self {
    case .serverName: .serverName
    case .verifyDate: .verifyDate
    case .anchor(_, let source), .renewedAnchor(_, let source), .anchoredLeaf(_, let source):
      source == .user ? .userRoot : .anchor
    case .issuers, .unseenIssuer: .issuer
    case .certificate: .certificate
    case .purpose: .purpose
    case .protocolVersion: .protocolVersion
    case .stapling: .stapling
    case .order: .order
    case .stray: .strayCertificate
    case .pins: .pinPlace
    }
  }

  /// Another date or purpose is no repair: it only shows that nothing else is wrong.
  func side(_ parties: Parties) -> Fix.Side {
    switch self {
    case .verifyDate, .purpose: .explains
    case .issuers, .unseenIssuer, .certificate, .order, .stray: parties.holderSide
    case .serverName, .anchor, .renewedAnchor, .anchoredLeaf, .pins: parties.judgeSide
    case .protocolVersion, .stapling: .server
    }
  }

  /// Empty where no option can show it.
  var options: [String] {
    switch self {
    case .serverName(let name, _): ["--server-name", name]
    case .verifyDate(let date, _): ["--verify-date", date.rfc3339]
    case .anchor(_, let source), .renewedAnchor(_, let source), .anchoredLeaf(_, let source):
      [source == .user ? "--user-root" : "--anchor", "FILE"]
    case .issuers: ["--intermediate", "FILE"]
    case .purpose(let purpose): ["--purpose", purpose.rawValue]
    case .pins(let pins): pins.flatMap { ["--pin", $0.text] }
    case .unseenIssuer, .certificate, .protocolVersion, .stapling, .order, .stray: []
    }
  }

  /// Whether it only arranges certificates that are there.
  var isOfTheChain: Bool {
    switch self {
    case .issuers, .order, .stray: true
    default: false
    }
  }

  /// Whether the evaluation relied on nothing that is not there.
  ///
  /// An issuer that was not sent may lead to no root, and a responder may say something else than
  /// good. A new certificate was evaluated as it would be issued, with its signature taken as valid:
  /// by the same CA, or by one that is trusted and breaks no rule.
  var isVerified: Bool {
    switch self {
    case .unseenIssuer, .stapling: false
    case .serverName, .verifyDate, .anchor, .renewedAnchor, .anchoredLeaf, .issuers, .certificate,
      .purpose, .protocolVersion, .order, .stray, .pins:
      true
    }
  }
}
