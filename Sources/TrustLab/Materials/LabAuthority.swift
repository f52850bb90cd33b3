import OpenSSLEngine
import TrustModel

/// The certification authorities of the lab, made new at each start with dates around `now`.
struct LabAuthority: Sendable {
  static let serverName = "www.lab.example"

  let now: Instant
  /// Port of the web server that publishes certificates for AIA.
  let publicationPort: UInt16
  /// What sound certificates are valid for.
  let names: [AuthorityName]
  /// The default anchor of every case.
  let root: IssuedCertificate
  let intermediate: IssuedCertificate
  /// An authority of the same form that is not trusted.
  let strangerRoot: IssuedCertificate
  let strangerIntermediate: IssuedCertificate
  /// An RSA key with 2048 bits made in advance; it takes longer than everything else.
  var preparedRSAKey: PrivateKey?

  /// - Parameter names: Empty for `serverName`.
  init(
    now: Instant, publicationPort: UInt16, names: [AuthorityName] = []
  ) throws(IssuingError) {
    self.now = now
    self.publicationPort = publicationPort
    self.names = names.isEmpty ? [AuthorityName(Self.serverName)] : names
    root = try Self.rootTemplate("Lab Root CA", now).issue(to: .generate())
    intermediate = try Self.intermediateTemplate("Lab Intermediate CA", now)
      .issue(to: .generate(), by: root)
    strangerRoot = try Self.rootTemplate("Stranger Root CA", now).issue(to: .generate())
    strangerIntermediate = try Self.intermediateTemplate("Stranger Intermediate CA", now)
      .issue(to: .generate(), by: strangerRoot)
  }

  /// `now` moved by days.
  func day(_ offset: Int64) -> Instant {
    now.advanced(byDays: offset)
  }

  /// Files published for AIA, by path.
  var publications: [String: LabPublication] {
    [
      "/intermediate.der": .file(intermediate.der),
      "/root.der": .file(root.der),
    ]
  }

  func publicationURL(_ path: String) -> String {
    "http://127.0.0.1:\(publicationPort)\(path)"
  }

  func rsaKey() throws(IssuingError) -> PrivateKey {
    if let preparedRSAKey { preparedRSAKey } else { try .generate(.rsa(2048)) }
  }

  // MARK: Templates

  /// A sound certificate for the lab's own names unless others are given, valid for 90 days of which
  /// a third has passed.
  func serverTemplate(
    _ names: [AlternativeName]? = nil, commonName: String? = nil
  ) -> CertificateTemplate {
    .server(
      names ?? self.names.map(\.alternative), subject: Self.name(commonName ?? self.names[0].text),
      notBefore: day(-30), notAfter: day(60))
  }

  func rootTemplate(_ commonName: String) -> CertificateTemplate {
    Self.rootTemplate(commonName, now)
  }

  func intermediateTemplate(_ commonName: String = "Lab Intermediate CA") -> CertificateTemplate {
    Self.intermediateTemplate(commonName, now)
  }

  static func name(_ commonName: String) -> IssuingName {
    IssuingName(commonName: commonName, organization: "trusteval lab")
  }

  private static func rootTemplate(_ commonName: String, _ now: Instant) -> CertificateTemplate {
    .authority(
      subject: name(commonName), notBefore: now.advanced(byDays: -1000),
      notAfter: now.advanced(byDays: 2650))
  }

  private static func intermediateTemplate(_ commonName: String, _ now: Instant)
    -> CertificateTemplate
  {
    .authority(
      subject: name(commonName), notBefore: now.advanced(byDays: -500),
      notAfter: now.advanced(byDays: 1300), pathLength: 0)
  }

  // MARK: Servers

  /// A server whose certificate the sound intermediate issues; sends leaf and intermediate.
  func server(_ template: CertificateTemplate, key: PrivateKey? = nil)
    throws(IssuingError) -> LabMaterials
  {
    try server(template, key: key, under: intermediate)
  }

  /// A server under another intermediate of the trusted root.
  func server(
    _ template: CertificateTemplate, key: PrivateKey? = nil, under issuer: IssuedCertificate
  ) throws(IssuingError) -> LabMaterials {
    let leaf = try issue(template, key: key, by: issuer)
    return materials(leaf, sending: [issuer])
  }

  /// A server that sends `leaf` and then these; by default the lab's root is the anchor.
  func materials(
    _ leaf: IssuedCertificate, sending others: [IssuedCertificate] = [],
    anchors: [IssuedCertificate]? = nil
  ) -> LabMaterials {
    LabMaterials(
      chain: [leaf.der] + others.map(\.der), key: leaf.key,
      anchors: (anchors ?? [root]).map(\.der))
  }

  /// A server that accepts client certificates under the trusted root, and a client with a
  /// certificate of this issuer, which it sends together with the issuer's own.
  func serverForClients(of issuer: IssuedCertificate, versions: ClosedRange<TLSVersion>)
    throws(IssuingError) -> LabMaterials
  {
    let template = CertificateTemplate.client(
      subject: Self.name("Lab Client"), notBefore: day(-30), notAfter: day(60))
    let client = try issue(template, by: issuer)
    var materials = try server(serverTemplate()).with {
      $0.clientCertificates = .issued(under: [root.der])
      $0.versions = versions
    }
    materials.client = LabClient(chain: [client.der, issuer.der], key: client.key)
    return materials
  }

  func issue(
    _ template: CertificateTemplate, key: PrivateKey? = nil, by issuer: IssuedCertificate? = nil
  ) throws(IssuingError) -> IssuedCertificate {
    let subjectKey = if let key { key } else { try PrivateKey.generate() }
    return try template.issue(to: subjectKey, by: issuer)
  }

  /// An intermediate under the trusted root, changed before it is issued.
  func intermediate(
    _ commonName: String = "Lab Intermediate CA", key: PrivateKey? = nil,
    _ change: (inout CertificateTemplate) -> Void
  ) throws(IssuingError) -> IssuedCertificate {
    var template = intermediateTemplate(commonName)
    change(&template)
    return try issue(template, key: key, by: root)
  }
}
