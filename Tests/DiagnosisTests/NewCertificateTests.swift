import OpenSSLEngine
import Testing
import TrustEvaluation
import TrustModel
import X509

@testable import Diagnosis

/// The certificate that a CA could issue in place of one that is refused.
@Suite struct NewCertificateTests {
  private static let now = LabReports.now

  private static func settings(
    _ purpose: Purpose = .server, named reference: ReferenceIdentity? = .dns("www.example.com")
  ) -> EvaluationSettings {
    EvaluationSettings(purpose: purpose, reference: reference, verifyDate: now)
  }

  private let root: IssuedCertificate
  private let authority: Certificate
  private let leaf: Certificate

  init() throws {
    var template = LabReports.authority("Root")
    template.policies = ["1.2.3"]
    root = try template.issue(to: .generate())
    authority = try Certificate(der: root.der)
    var old = CertificateTemplate.server(
      [.dns("old.example.com")], subject: IssuingName(commonName: "server"),
      notBefore: Self.now.advanced(byDays: -500), notAfter: Self.now.advanced(byDays: 500))
    old.policies = ["1.2.4"]
    old.extraExtensions = [
      .init("1.3.6.1.5.5.7.1.24", isCritical: false, value: [0x30, 3, 2, 1, 5]),
      .init("1.2.3.4", isCritical: true, value: [5, 0]),
      .init("1.2.3.5", isCritical: false, value: [5, 0]),
      .init("1.2.3.5", isCritical: false, value: [5, 0]),
    ]
    let former = try LabReports.authority("Former CA").issue(to: .generate())
    leaf = try Certificate(der: old.issue(to: .generate(.rsa(2048)), by: former).der)
  }

  private func issued(
    _ requirements: Set<NewCertificate.Requirement>, _ settings: EvaluationSettings = settings()
  ) -> Certificate {
    NewCertificate(requirements: requirements, issuer: .same(authority))
      .certificate(inPlaceOf: leaf, by: authority, settings)
  }

  /// What nothing is wrong with is the same in the new one.
  @Test func onlyTheIssuerIsAnother() {
    let new = issued([])
    #expect(new.issuer == authority.subject && new.subject == leaf.subject)
    #expect(new.notBefore == leaf.notBefore && new.notAfter == leaf.notAfter)
    #expect(new.publicKey == leaf.publicKey)
    #expect(new.known.subjectAlternativeNames == leaf.known.subjectAlternativeNames)
    #expect(new.known.certificatePolicies == leaf.known.certificatePolicies)
    #expect(new.extensions.map(\.oid) == leaf.extensions.map(\.oid))
  }

  @Test(
    arguments: [(.dates, 45), (.lifetime, 45), (.publicLifetime, 45), (.noAnswer, 7)]
      as [(NewCertificate.Requirement, Int64)])
  func howLongItIsValid(requirement: NewCertificate.Requirement, days: Int64) {
    let new = issued([requirement])
    #expect(new.notBefore == Self.now && new.notAfter == Self.now.advanced(byDays: days))
    // Without a responder there is nothing to staple.
    let mustStaple = new.extensions.contains { $0.oid == .tlsFeature }
    #expect(mustStaple == (requirement != .noAnswer))
  }

  @Test func whatIsWrongIsRight() throws {
    #expect(issued([.key]).publicKey != leaf.publicKey)
    #expect(issued([.signature]).signatureAlgorithm == .ecdsaWithSHA256)
    #expect(issued([.policies]).known.certificatePolicies == authority.known.certificatePolicies)
    #expect(issued([.timestamps]).known.signedCertificateTimestamps == 2)
    // A second one is dropped, and one that is critical and not known.
    let form = issued([.form]).extensions.map { String(describing: $0.oid) }
    let old = leaf.extensions.map { String(describing: $0.oid) }
    #expect(form == old.dropLast().filter { $0 != "1.2.3.4" })
    let names = issued([.subject]).extensions.filter { $0.oid == .subjectAltName }
    #expect(names.map(\.isCritical) == [true])
    // An issuer without policies limits nothing.
    let other = try Certificate(der: LabReports.authority("Other").issue(to: .generate()).der)
    let free = NewCertificate(requirements: [.policies], issuer: .same(other))
      .certificate(inPlaceOf: leaf, by: other, Self.settings())
    #expect(free.known.certificatePolicies == [.anyPolicy])
  }

  /// The dot that may end a name is none of a certificate's.
  @Test(
    arguments: [
      (.dns("www.example.com"), .dns(Array("www.example.com".utf8))),
      (.dns("www.example.com."), .dns(Array("www.example.com".utf8))),
      (.ip([192, 0, 2, 1]), .ip([192, 0, 2, 1])), (nil, nil),
    ] as [(ReferenceIdentity?, GeneralName?)])
  func itsName(reference: ReferenceIdentity?, name: GeneralName?) {
    let new = issued([.name], Self.settings(named: reference))
    #expect(new.known.subjectAlternativeNames == name.map { [$0] })
    // Without a name to keep, the others are kept.
    let other = issued([.noOtherName], Self.settings(named: reference))
    #expect(
      other.known.subjectAlternativeNames
        == name.map { [$0] } ?? leaf.known.subjectAlternativeNames)
  }

  @Test(
    arguments: [(.server, [.serverAuth]), (.client, [.clientAuth]), (.basic, nil)]
      as [(Purpose, [ObjectIdentifier]?)])
  func itsUse(purpose: Purpose, usage: [ObjectIdentifier]?) {
    #expect(issued([.usage], Self.settings(purpose)).known.extendedKeyUsage == usage)
  }

  /// No new certificate of the leaf's makes its issuer right.
  @Test(
    arguments: [
      (.temporalValidity, nil, [.dates]), (.otherTrustValidityPeriod, nil, [.lifetime]),
      (.systemTrustValidityPeriod, nil, [.publicLifetime]),
      (.validityPeriodMaximums, nil, [.publicLifetime]), (.sslHostname, nil, [.name]),
      (.extendedKeyUsage, nil, [.usage]), (.serverAuthEKU, nil, [.usage]), (.keySize, nil, [.key]),
      (.weakKeySize, nil, [.key]), (.systemTrustedWeakKey, nil, [.key]),
      (.blackListedKey, nil, [.key]), (.signatureHashAlgorithms, nil, [.signature]),
      (.weakSignature, nil, [.signature]), (.systemTrustedWeakHash, nil, [.signature]),
      (.missingIntermediate, .signatureNotVerifiable, [.signature]),
      (.missingIntermediate, .issuerNotSent, []), (.missingIntermediate, .badSignature, []),
      (.criticalExtensions, nil, [.form]), (.duplicateExtension, nil, [.form]),
      (.unparseableExtension, nil, [.form]), (.unparseableCertificate, nil, [.form]),
      (.nonEmptySubject, nil, [.subject]), (.idLinkage, nil, [.keyIdentifier]),
      (.policyConstraints, nil, [.policies]), (.revocation, nil, [.key, .status]),
      (.revocationResponseRequired, nil, [.noAnswer]),
      (.systemTrustedCTRequired, nil, [.timestamps]), (.anchorTrusted, nil, []),
      (.nameConstraints, nil, [.noOtherName]), (.blackListedLeaf, nil, []), (.tlsVersion, nil, []),
    ] as [(Check, FindingReason?, [NewCertificate.Requirement])])
  func whatHelps(
    check: Check, reason: FindingReason?, requirements: [NewCertificate.Requirement]
  ) {
    for place in [0, 1, nil] {
      let finding = Finding(check, certificate: place, reason: reason, summary: "wrong")
      #expect(
        NewCertificate.Requirement.requirements(against: finding)
          == (place == 0 ? requirements : []))
    }
  }

  /// How the text names the issuer, and which limits it tells.
  @Test(
    arguments: [
      ([.lifetime], true, "www.example.com", "'Root' that is valid for 825 days at most, if"),
      (
        [.lifetime], false, "www.example.com",
        "a CA the clients trust that is valid for 398 days at most, if"
      ),
      (
        [.lifetime], false, "nas.local",
        "a CA of your own that the clients trust that is valid for 825 days at most, if"
      ),
      (
        [.lifetime, .publicLifetime], true, "www.example.com",
        "'Root' that is valid for 398 days at most, if"
      ), ([.status], true, "www.example.com", "'Root' that is not revoked, if"),
      ([], true, "www.example.com", "'Root', if"),
      (
        [.key, .name, .dates], true, "www.example.com",
        "'Root' that is valid on 2027-01-15, names www.example.com and has a new key (RSA 2048 or "
          + "P-256), if"
      ),
      (
        [.name, .noOtherName, .dates], true, "www.example.com",
        "'Root' that is valid on 2027-01-15 and names nothing but www.example.com, if"
      ),
      (
        [.noOtherName], true, "2001:db8::1",
        "'Root' that names nothing but 2001:db8::1 (as IP address, not as DNS name), if"
      ),
      (
        [.name, .noAnswer], true, "2001:db8::1",
        "'Root' that names 2001:db8::1 (as IP address, not as DNS name) and is valid for 7 days at "
          + "most and so names no responder or list, if"
      ),
    ] as [(Set<NewCertificate.Requirement>, Bool, String, String)])
  func whatItIsToldAs(
    requirements: Set<NewCertificate.Requirement>, isSame: Bool, host: String, text: String
  ) {
    let new = NewCertificate(
      requirements: requirements, issuer: isSame ? .same(authority) : .trusted)
    let told = new.text(Self.wording(host))
    #expect(told.hasPrefix("the server gets a new certificate from " + text), "\(told)")
  }

  /// Public CAs issue neither for names of a local network nor for addresses of one.
  @Test(
    arguments: [
      ("www.example.com", nil), ("nas.local", "nas.local"), ("nas", "nas"),
      ("10.0.0.1", "10.0.0.1"), ("8.8.8.8", nil), ("fd00::1", "fd00::1"),
      ("2606:4700::1111", nil), ("127.0.0.1", "127.0.0.1"),
    ] as [(String, String?)])
  func namesOfNoPublicCA(host: String, name: String?) {
    #expect(Self.wording(host).privateName == name)
    let told = NewCertificate(requirements: [], issuer: .same(authority)).text(Self.wording(host))
    let remark = name.map { "; no public CA issues for \($0)" } ?? "taken as valid)"
    #expect(told.hasSuffix(remark), "\(told)")
  }

  private static func wording(
    _ host: String, _ purpose: Purpose = .server, isUnderTransportSecurity: Bool = false,
    isAppAnchored: Bool = false, usesOwnAnchorsOnly: Bool = false
  ) -> Change.Wording {
    let octets = IPAddress.octets(of: host)
    return Change.Wording(
      parties: Parties(purpose),
      settings: settings(purpose, named: octets.map { .ip($0) } ?? .dns(host)),
      isUnderTransportSecurity: isUnderTransportSecurity, isAppAnchored: isAppAnchored,
      usesOwnAnchorsOnly: usesOwnAnchorsOnly)
  }

  /// Each of the changes is told for the side that makes it.
  @Test(arguments: [Purpose.server, .client])
  func whoMakesTheChange(purpose: Purpose) throws {
    let (holder, judge) =
      purpose == .client ? ("the client", "the server") : ("the server", "the client")
    func text(_ change: Change) -> String { change.text(Self.wording("www.example.com", purpose)) }
    let asks = purpose == .client ? "the server asks for" : "the client connects to"
    #expect(text(.serverName("a.net")) == "\(asks) a.net, a name on the certificate")
    #expect(
      text(.serverName("a.b.net", wildcard: "*.b.net"))
        == "\(asks) a host of *.b.net, if there is one, such as a.b.net")
    #expect(text(.order(leaf)) == "\(holder) sends its own certificate, 'server', first")
    #expect(
      text(.stray(leaf)) == "\(holder) no longer sends 'server', which comes first")
    // A root need not be sent.
    #expect(text(.issuers([leaf, authority])) == "\(holder) also sends 'CN=server'")
    #expect(text(.issuers([leaf, leaf])) == "\(holder) also sends 'CN=server' and 'CN=server'")
    #expect(
      text(.anchor(authority, .app))
        == "\(judge) trusts 'CN=Root', which is right only if it is yours")
    let below = try Certificate(
      der: LabReports.authority("Sub").issue(to: .generate(), by: root).der)
    #expect(
      text(.anchor(below, .app))
        == "\(judge) trusts 'CN=Sub', a CA without its root, which is right only if it is yours")
    #expect(
      text(.renewedAnchor(authority, .app))
        == "\(judge) trusts the renewed 'CN=Root', of the same key and valid until "
        + authority.notAfter.day)
    #expect(
      text(.verifyDate(Self.now, isLater: true))
        == "it is asked when what is not valid yet has become so")
    #expect(text(.verifyDate(Self.now, isLater: false)) == "what is out of date is renewed")
  }

  /// Where a certificate is installed, and why an app's anchor is not enough.
  @Test(
    arguments: [
      (false, false, false, ""),
      (true, false, false, ", as App Transport Security blocks an app's own anchor"),
      (true, true, false, ", where rules for an app's own anchor do not hold"),
      (false, false, true, ", and no longer ask for own anchors only (--anchors-only)"),
      (
        false, true, true,
        ", and no longer ask for own anchors only (--anchors-only), where rules for an app's own "
          + "anchor do not hold"
      ),
    ])
  func whereARootIsInstalled(
    isUnder: Bool, isAnchored: Bool, ownOnly: Bool, reason: String
  ) {
    let wording = Self.wording(
      "www.example.com", isUnderTransportSecurity: isUnder, isAppAnchored: isAnchored,
      usesOwnAnchorsOnly: ownOnly)
    let device = ": install it on the device as its user or administrator"
    let mac = ": install it on a Mac as its user or administrator (iOS has no switch for it)"
    for change in [Change.anchor(authority, .user), .renewedAnchor(authority, .user)] {
      #expect(change.text(wording).hasSuffix(device + reason))
    }
    #expect(Change.anchoredLeaf(leaf, .user).text(wording).hasSuffix(mac + reason))
    #expect(Change.anchoredLeaf(leaf, .app).text(wording).hasSuffix("until it is renewed"))
  }
}
