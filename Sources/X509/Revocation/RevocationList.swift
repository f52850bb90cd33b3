package import TrustModel

/// A list of revoked certificates (RFC 5280, section 5), parsed and not verified.
///
/// A list can have a hundred thousand entries, so they are only read when one is looked for.
package struct RevocationList: Sendable {
  /// The signed part with its header: TBSCertList.
  package let signedData: [UInt8]
  package let signatureAlgorithm: AlgorithmIdentifier
  /// Octets of the signature BIT STRING.
  package let signature: [UInt8]
  package let issuer: DistinguishedName
  /// Nil where it cannot be read.
  package let thisUpdate: Instant?
  /// RFC 5280 requires it; nil where it is missing, and where it cannot be read.
  package let nextUpdate: Instant?
  package let scope: Scope
  /// Where the signed part begins in the list's octets.
  let start: Int
  /// Range of the entries in the signed part.
  let entries: Range<Int>
  /// Range of the extensions in the signed part, with their header.
  let extensions: Range<Int>

  package var entryOctets: Int { entries.count }

  /// Of the list's own extensions, which are all decoded; those of CAs have some hundred.
  private static let mostExtensionOctets = 1_048_576

  /// Which certificates and reasons the list is about.
  package struct Scope: Hashable, Sendable {
    /// Names of the distribution point that the list is for; nil for a list of no particular one.
    package var distributionPoint: [GeneralName]?
    /// Whether it is only about certificates that are no CA's.
    package var isOfEndEntitiesOnly = false
    /// Whether it is only about CA certificates.
    package var isOfAuthoritiesOnly = false
    /// The reasons that it is about; nil for all, as far as the list says.
    package var reasons: RevocationReasons?
    /// Why the list proves nothing, as its serial numbers need not be those of its issuer's
    /// certificates, one clause; nil for an ordinary list.
    package var obstacle: String?
    /// Why it proves nothing that a certificate is not in the list, one clause; nil for a complete
    /// list.
    package var reservation: String?
  }

  /// Bytes that are no list, or a list that proves nothing; the text is one clause.
  package struct Unusable: Error, Hashable, Sendable {
    package let text: String

    init(_ text: String) { self.text = text }

    init(_ fault: DERFault) {
      self.init("it cannot be parsed: \(fault.text) at byte \(fault.offset)")
    }
  }

  /// Parses one list; nothing may follow it.
  ///
  /// - Throws: `Unusable` when the bytes are no list.
  package init(der: [UInt8]) throws(Unusable) {
    do throws(DERFault) {
      self = try DERReader(der).only(.sequence).fields { (fields) throws(DERFault) in
        let list = try fields.next(.sequence)
        let algorithm = try AlgorithmIdentifier(try fields.next(.sequence))
        return try RevocationList(list, algorithm, try fields.next(.bitString).wholeOctets())
      }
    } catch {
      throw Unusable(error)
    }
  }

  private init(
    _ list: DERElement, _ algorithm: AlgorithmIdentifier, _ signature: [UInt8]
  ) throws(DERFault) {
    signedData = Array(list.encoded)
    start = list.start
    signatureAlgorithm = algorithm
    self.signature = signature
    var fields = list.beginning
    let version = try fields.nextIf(.integer)
    let isOfKnownVersion = version.map { (try? $0.smallUnsigned()) == 1 } ?? true
    let inner = try AlgorithmIdentifier(try fields.next(.sequence))
    issuer = DistinguishedName(element: try fields.next(.sequence))
    let begin = try fields.next()
    guard begin.isTime else { throw begin.fault("no time") }
    thisUpdate = try? begin.time()
    let end =
      if let short = try fields.nextIf(.utcTime) { short } else {
        try fields.nextIf(.generalizedTime)
      }
    nextUpdate = try? end?.time()
    let revoked = try fields.nextIf(.sequence)
    entries = revoked.map { $0.contentStart - list.start..<$0.end - list.start } ?? 0..<0
    let tagged = try fields.whole { (rest) throws(DERFault) in
      try rest.nextIf(.contextConstructed(0))
    }
    if let tagged, tagged.encoded.count > Self.mostExtensionOctets {
      throw tagged.fault("more than 1 MB of extensions")
    }
    extensions = tagged.map { $0.contentStart - list.start..<$0.end - list.start } ?? 0..<0
    var scope = try tagged.map(Scope.init) ?? Scope()
    // Other verifiers read such a list, so that what is in it is revoked.
    if !isOfKnownVersion { scope.reservation = "it is of an unknown version" }
    if inner != algorithm { scope.reservation = "it names two signature algorithms" }
    if thisUpdate == nil || end != nil && nextUpdate == nil {
      scope.reservation = "a date in it cannot be read"
    }
    self.scope = scope
  }
}

extension RevocationList.Scope {
  /// Reads the explicitly tagged Extensions.
  fileprivate init(_ tagged: DERElement) throws(DERFault) {
    var scope = RevocationList.Scope()
    var seen: Set<ObjectIdentifier> = []
    var isRepeated = false
    try tagged.only(.sequence).forEach { (item) throws(DERFault) in
      guard let (known, value) = try? ExtensionList.read(item) else {
        scope.reservation = "an extension of it cannot be read"
        return
      }
      if !seen.insert(known.oid).inserted { isRepeated = true }
      switch known.oid {
      case .issuingDistributionPoint: try scope.decode(value)
      case .deltaCRLIndicator:
        scope.reservation = "it is a delta list, with no more than the changes to another"
      default:
        // The scope of a list (X.509, crlScope) may be other issuers' certificates.
        if known.oid == .crlScope { scope.obstacle = "it may list other issuers' certificates" }
        // By X.509 (2005, section 7.3), what is in such a list is revoked all the same, and what is
        // not in it may be.
        if known.isCritical { scope.reservation = "it has an unknown critical extension" }
      }
    }
    self = scope
    // Which of two scopes is meant is not known.
    guard isRepeated else { return }
    self = RevocationList.Scope(
      obstacle: scope.obstacle, reservation: "it has two extensions of one kind")
  }

  /// Reads an IssuingDistributionPoint (RFC 5280, section 5.2.5).
  private mutating func decode(_ value: DERElement) throws(DERFault) {
    var scope = self
    try value.only(.sequence).forEach { (field) throws(DERFault) in
      switch field.tag {
      case .contextConstructed(0):
        let name = try field.fields { (fields) throws(DERFault) in try fields.next() }
        guard name.tag == .contextConstructed(0) else {
          scope.reservation = "its distribution point has a relative name"
          return
        }
        scope.distributionPoint = try GeneralName.list(in: name)
      case .context(1): scope.isOfEndEntitiesOnly = try field.boolean()
      case .context(2): scope.isOfAuthoritiesOnly = try field.boolean()
      case .context(3): scope.reasons = RevocationReasons(field)
      case .context(4):
        if try field.boolean() {
          scope.reservation = "it is an indirect list, for certificates of several issuers"
        }
      case .context(5):
        if try field.boolean() { scope.obstacle = "it lists attribute certificates only" }
      default: throw field.fault("unexpected tag")
      }
    }
    self = scope
  }
}
