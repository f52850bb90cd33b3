import AppleCodes
import TrustEvaluation
import TrustModel
import X509

extension Change {
  /// What the text depends on, apart from the change itself.
  struct Wording {
    let parties: Parties
    let settings: EvaluationSettings
    /// Whether App Transport Security holds for the connection.
    let isUnderTransportSecurity: Bool
    /// Whether a root is trusted as an app's anchor, which is not enough.
    let isAppAnchored: Bool
    /// Whether the client limits itself to its own anchors.
    let usesOwnAnchorsOnly: Bool

    /// The name that is asked for, if no public CA may issue for it (CA/Browser Forum, Baseline
    /// Requirements, section 4.2.2).
    var privateName: String? {
      switch settings.reference {
      case .dns(let name)?:
        TransportSecurityRules.kind(of: name) == .local ? settings.reference?.text : nil
      case .ip(let octets)?: AddressKind(of: octets) == .global ? nil : settings.reference?.text
      case nil: nil
      }
    }
  }

  func text(_ wording: Wording) -> String {
    let parties = wording.parties
    switch self {
    case .serverName(let name, let wildcard):
      let verb = parties.judgeSide == .client ? "the client connects to" : "the server asks for"
      // The certificate does not show whether such a host exists.
      return wildcard.map { "\(verb) a host of \($0), if there is one, such as \(name)" }
        ?? "\(verb) \(name), a name on the certificate"
    case .verifyDate(_, let isLater):
      return isLater
        ? "it is asked when what is not valid yet has become so"
        : "what is out of date is renewed"
    case .anchoredLeaf(let certificate, let source):
      return
        "\(parties.judge) trusts this very certificate, '\(certificate.subject.label)', for development "
        + "only, which is right only if it is yours, and until it is renewed"
        + Self.place(of: certificate, source, wording)
    case .anchor(let certificate, let source):
      return
        "\(parties.judge) trusts '\(certificate.subject.text)'"
        + (certificate.isSelfIssued || !certificate.isAuthority ? "" : ", a CA without its root")
        + ", which is right only if it is yours" + Self.place(of: certificate, source, wording)
    case .renewedAnchor(let certificate, let source):
      return
        "\(parties.judge) trusts the renewed '\(certificate.subject.text)', of the same key and valid "
        + "until \(certificate.notAfter.day)" + Self.place(of: certificate, source, wording)
    case .issuers(let certificates):
      return
        "\(parties.holder) also sends "
        + certificates.filter { !$0.isSelfIssued }.map { "'\($0.subject.text)'" }
        .joined(separator: " and ")
    case .unseenIssuer(let certificate, let openPins):
      return
        "\(parties.holder) also sends '\(certificate.issuer.text)', if that leads to a root "
        + parties.judgesTrust
        + (openPins.isEmpty ? "" : ", and to a pinned key")
    case .certificate(let new): return new.text(wording)
    case .purpose(.client): return "it is shown by a client: it is a client's certificate"
    case .purpose(.server): return "it is shown by a server: it is a server's certificate"
    case .purpose(.basic): return "no particular use is asked of it"
    case .protocolVersion: return "the server uses TLS 1.3, or TLS 1.2 with ECDHE cipher suites"
    case .order(let leaf):
      return "\(parties.holder) sends its own certificate, '\(leaf.subject.label)', first"
    case .stray(let certificate):
      return "\(parties.holder) no longer sends '\(certificate.subject.label)', which comes first"
    case .pins(let pins):
      let old = wording.settings.pins.filter { !pins.contains($0) }.map { "--pin " + $0.text }
      return "\(parties.judge) pins the key in the place where it is, in place of "
        + old.joined(separator: " and ")
    case .stapling: return "the server staples an OCSP answer that says good, if its CA gives one"
    }
  }

  /// A root that a user installed passes there, an anchor of the app does not (mapping section 6).
  private static func place(
    of certificate: Certificate, _ source: TrustSource, _ wording: Wording
  ) -> String {
    guard source == .user else { return "" }
    let device =
      ": install it on \(certificate.isRoot ? "the device" : "a Mac") as its user or administrator"
      + (certificate.isRoot ? "" : " (iOS has no switch for it)")
      + (wording.usesOwnAnchorsOnly
        ? ", and no longer ask for own anchors only (--anchors-only)" : "")
    if wording.isAppAnchored {
      return device + ", where rules for an app's own anchor do not hold"
    }
    return device
      + (wording.isUnderTransportSecurity
        ? ", as App Transport Security blocks an app's own anchor" : "")
  }
}

extension NewCertificate {
  func text(_ wording: Change.Wording) -> String {
    let from =
      switch issuer {
      case .same(let authority): "'\(authority.subject.label)'"
      case .trusted:
        (wording.privateName == nil ? "a CA " : "a CA of your own that ")
          + wording.parties.judgesTrust
      }
    let phrases = Requirement.allCases.filter(requirements.contains).compactMap {
      phrase($0, wording)
    }
    let list =
      phrases.count > 1
      ? phrases.dropLast().joined(separator: ", ") + " and " + (phrases.last ?? "")
      : phrases.joined()
    return "\(wording.parties.holder) gets a new certificate from \(from)"
      + (list.isEmpty ? "" : " that \(list)")
      // Nobody has made the certificate that was evaluated.
      + ", if the CA issues it so (evaluated with its signature taken as valid)"
      + (wording.privateName.map { "; no public CA issues for \($0)" } ?? "")
  }

  private func phrase(_ requirement: Requirement, _ wording: Change.Wording) -> String? {
    switch requirement {
    case .dates: return "is valid on \(wording.settings.verifyDate.day)"
    case .lifetime:
      guard !requirements.contains(.publicLifetime) else { return nil }
      // The anchor of another CA may be the system's.
      if case .trusted = issuer, wording.privateName == nil {
        return "is valid for 398 days at most"
      }
      return "is valid for 825 days at most"
    case .publicLifetime: return "is valid for 398 days at most"
    case .name:
      return requirements.contains(.noOtherName)
        ? nil : wording.settings.reference.flatMap { $0.phrase("names") }
    case .noOtherName:
      return wording.settings.reference.flatMap { $0.phrase("names nothing but") }
    case .usage: return wording.parties.usage.map { "is for \($0)" }
    case .key: return "has a new key (RSA 2048 or P-256)"
    case .signature: return "is signed with SHA-256, by ECDSA or RSA (PKCS #1 v1.5)"
    case .form: return "has no faulty extension"
    case .subject: return "has a subject, or its subject alternative names marked critical"
    case .keyIdentifier: return "names its issuer's key"
    case .policies: return "has a policy that its issuer allows"
    case .status: return "is not revoked"
    case .timestamps: return "has timestamps of transparency logs"
    case .noAnswer:
      return
        "is valid for \(Self.shortLifetimeInDays) days at most and so names no responder or list"
    }
  }
}

extension ReferenceIdentity {
  /// - Parameter verb: What the certificate does with it.
  fileprivate func phrase(_ verb: String) -> String? {
    switch self {
    case .dns(let name): "\(verb) \(name)"
    case .ip: text.map { "\(verb) \($0) (as IP address, not as DNS name)" }
    }
  }

  fileprivate var text: String? {
    switch self {
    case .dns(let name): name
    case .ip(let octets): IPAddress.text(of: octets)
    }
  }
}
