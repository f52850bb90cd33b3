import TrustModel
import X509

/// One change to the question of an experiment.
enum Change {
  case serverName(String)
  case verifyDate(Instant, isLater: Bool)
  case anchor(Certificate)
  /// Certificates fetched from the addresses that the chain names for its issuers.
  case issuers([Certificate])
  case purpose(Purpose)

  var kind: Fix.Kind {
    switch self {
    case .serverName: .serverName
    case .verifyDate: .verifyDate
    case .anchor: .anchor
    case .issuers: .issuer
    case .purpose: .purpose
    }
  }

  /// Another date or purpose is nothing to be made: it shows that nothing else is wrong.
  func side(_ parties: Parties) -> Fix.Side {
    switch self {
    case .verifyDate, .purpose: .explains
    case .issuers: parties.holderSide
    case .serverName, .anchor: parties.judgeSide
    }
  }

  /// - Parameter isUnderTransportSecurity: Whether App Transport Security holds for the connection.
  func text(_ parties: Parties, isUnderTransportSecurity: Bool) -> String {
    switch self {
    case .serverName(let name):
      parties.judgeSide == .client
        ? "the client connects to \(name), a name on the certificate"
        : "the server asks for \(name), a name on the certificate"
    case .verifyDate(_, let isLater):
      isLater
        ? "it is asked when what is not valid yet has become so"
        : "what is out of date is renewed"
    case .anchor(let certificate):
      "\(parties.judge) trusts '\(certificate.subject.text)'"
        + (certificate.isSelfIssued ? "" : ", a CA without its root,")
        + " which is right only if it is yours"
        // A root of a user's passes there, an anchor of the app does not (mapping section 6).
        + (isUnderTransportSecurity
          ? ": install it on the device, as App Transport Security blocks an app's own anchor" : "")
    case .issuers(let certificates):
      "\(parties.holder) also sends "
        + certificates.filter { !$0.isSelfIssued }.map { "'\($0.subject.text)'" }
        .joined(separator: " and ")
    case .purpose(.client): "it is shown by a client: it is a client's certificate"
    case .purpose(.server): "it is shown by a server: it is a server's certificate"
    case .purpose(.basic): "no particular use is asked of it"
    }
  }

  var options: [String] {
    switch self {
    case .serverName(let name): ["--server-name", name]
    case .verifyDate(let date, _): ["--verify-date", date.rfc3339]
    case .anchor: ["--anchor", "FILE"]
    case .issuers: ["--intermediate", "FILE"]
    case .purpose(let purpose): ["--purpose", purpose.rawValue]
    }
  }
}
