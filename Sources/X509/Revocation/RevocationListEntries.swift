extension RevocationList {
  /// Whether an entry has the serial number.
  ///
  /// Nothing else in the entries is looked at: the signature on a list is verified first.
  /// - Parameter serialNumber: Content octets of the INTEGER.
  package func names(_ serialNumber: [UInt8]) -> Bool {
    var reader = DERReader(signedData, entries)
    while !reader.isAtEnd {
      // Beyond what has no end nothing can be read.
      guard let entry = try? reader.next() else { return false }
      var fields = entry.beginning
      guard entry.tag == .sequence, let number = try? fields.next(.integer) else { continue }
      if number.content.isSameInteger(as: serialNumber) { return true }
    }
    return false
  }

  /// The revocation of a certificate of this list's issuer; nil when the list does not contain it.
  ///
  /// An entry with the serial number revokes the certificate, whatever else is in the entry: by
  /// X.509 (2005, section 7.3), an unknown critical extension means at least that it is revoked.
  /// Such an extension in another entry makes it impossible to conclude anything from an absence
  /// (RFC 5280, section 5.3). An entry that names an issuer, and those after it up to the next that
  /// does, are that one's (section 5.3.3); where another one is named, an absence proves nothing.
  /// - Parameter serialNumber: Content octets of the INTEGER.
  /// - Throws: `Unusable` where the list does not contain the certificate and that proves nothing.
  package func revocation(of serialNumber: [UInt8]) throws(Unusable) -> Revocation? {
    var search = EntrySearch(issuer: issuer, serialNumber: serialNumber)
    var fault: DERFault?
    do throws(DERFault) {
      var reader = DERReader(signedData, entries)
      while !reader.isAtEnd {
        let element = try reader.next()
        // What cannot be read of another entry hides none behind it.
        do throws(DERFault) { try search.read(element) } catch { fault = fault ?? error }
      }
    } catch {
      fault = fault ?? error
    }
    if let found = search.found { return found }
    if let fault { throw unusable(fault) }
    if let reservation = search.reservation { throw Unusable(reservation) }
    return nil
  }

  /// Reads all entries, for a file whose faults have to be told.
  ///
  /// - Throws: `Unusable` where one of them is malformed.
  package func checkEntries() throws(Unusable) {
    do throws(DERFault) {
      var reader = DERReader(signedData, entries)
      while !reader.isAtEnd {
        let element = try reader.next(.sequence)
        var entry = element.beginning
        _ = try entry.next(.integer)
        _ = try entry.next()
        if Self.isRemarkable(element) { _ = try Self.hasUnknownCritical(entry) }
      }
    } catch {
      throw unusable(error)
    }
  }

  /// Offsets are told as those of the whole list.
  private func unusable(_ fault: DERFault) -> Unusable {
    Unusable(DERFault(offset: start + fault.offset, text: fault.text))
  }

  /// The value of the extension that names the issuer whose certificate the entry is about, not
  /// decoded; nil where there is none.
  ///
  /// - Parameter rest: What follows the entry's date.
  fileprivate static func issuers(_ rest: DERReader) -> DERElement? {
    var issuers: DERElement?
    try? rest.only(.sequence).forEach { (item) throws(DERFault) in
      let (known, value) = try ExtensionList.read(item)
      if known.oid == .certificateIssuer { issuers = value }
    }
    return issuers
  }

  /// Whether an extension of the entry can be critical, or name an issuer, by octets that occur
  /// anywhere in it: those of a true BOOLEAN, or of the identifier of certificateIssuer.
  ///
  /// A list has very many entries, and few of them need to be read.
  fileprivate static func isRemarkable(_ entry: DERElement) -> Bool {
    var (before, last): (UInt8, UInt8) = (0, 0)
    for octet in entry.content {
      if last == 0x01, octet == 0x01 { return true }
      if before == 0x55, last == 0x1d, octet == 0x1d { return true }
      (before, last) = (last, octet)
    }
    return false
  }

  /// Whether an entry for another certificate has an unknown critical extension.
  ///
  /// - Parameter rest: What follows the entry's date.
  fileprivate static func hasUnknownCritical(_ rest: DERReader) throws(DERFault) -> Bool {
    guard !rest.isAtEnd else { return false }
    var hasUnknownCritical = false
    try rest.only(.sequence).forEach { (item) throws(DERFault) in
      let (known, _) = try ExtensionList.read(item)
      if known.isCritical, ![.reasonCode, .certificateIssuer].contains(known.oid) {
        hasUnknownCritical = true
      }
    }
    return hasUnknownCritical
  }

  /// The reason among an entry's extensions; nil where there is none that can be read.
  static func reason(_ rest: DERReader) -> Revocation.Reason? {
    var reason: Revocation.Reason?
    try? rest.only(.sequence).forEach { (item) throws(DERFault) in
      let (known, value) = try ExtensionList.read(item)
      guard known.oid == .reasonCode else { return }
      reason = Revocation.Reason(try value.only(.enumerated))
    }
    return reason
  }
}

/// What the entries that were read say of one certificate.
private struct EntrySearch {
  private(set) var found: Revocation?
  /// Why an absence proves nothing; nil while it does.
  private(set) var reservation: String?

  private let serialNumber: [UInt8]
  private var owner: EntryOwner

  init(issuer: DistinguishedName, serialNumber: [UInt8]) {
    self.serialNumber = serialNumber
    owner = EntryOwner(issuer)
  }

  mutating func read(_ element: DERElement) throws(DERFault) {
    guard element.tag == .sequence else { throw element.fault("no entry") }
    var entry = element.beginning
    let isMeant = try entry.next(.integer).content.isSameInteger(as: serialNumber)
    guard isMeant || RevocationList.isRemarkable(element) else { return }
    let time = isMeant ? try? entry.next() : try entry.next()
    if let issuers = RevocationList.issuers(entry) { owner.names = issuers }
    // One such entry is enough, so that no more names are compared for others.
    guard isMeant || reservation == nil else { return }
    if owner.isAnother(forOurEntry: isMeant) {
      reservation = "entries of it are another issuer's"
    } else if !isMeant {
      if try RevocationList.hasUnknownCritical(entry) {
        reservation = "one of its entries has an unknown critical extension"
      }
    } else {
      let reason = RevocationList.reason(entry)
      // Only a delta CRL removes entries (RFC 5280, section 5.3.1). In any other list OpenSSL ignores
      // such an entry and GnuTLS counts it as a revocation.
      if reason != .removeFromCRL {
        found = Revocation(date: try? time?.time(), reason: reason)
      } else {
        reservation = "its entry for the certificate has a reason of delta lists, removeFromCRL"
      }
    }
  }
}

/// Whose certificate an entry is about, as the last entry said that named an issuer.
///
/// Every entry may name many, and a name may be long: they are decoded when it matters, and within
/// a bound.
private struct EntryOwner {
  /// The names as they were read last; nil while none were, as the entries are the list's issuer's.
  var names: DERElement? {
    didSet {
      if let names, let oldValue, names.content.elementsEqual(oldValue.content) { return }
      answer = nil
    }
  }

  private let issuer: DistinguishedName
  private lazy var look = issuer.look
  /// What the names mean, where they were decoded.
  private var answer: Bool?
  /// Octets of names that may still be decoded.
  private var room = 65_536

  init(_ issuer: DistinguishedName) { self.issuer = issuer }

  /// Whether it is another issuer than the list's.
  ///
  /// Beyond the bound, an absence proves nothing, while an entry for the certificate counts: whatever
  /// it names, its list is signed by the certificate's issuer.
  /// - Parameter isMeant: Whether the entry is for the certificate.
  mutating func isAnother(forOurEntry isMeant: Bool) -> Bool {
    guard let names else { return false }
    if let answer { return answer }
    guard names.contentLength <= room else { return !isMeant }
    room -= names.contentLength
    let isAnother = !namesIssuer(names)
    answer = isAnother
    return isAnother
  }

  /// Names that cannot be read are another's.
  private mutating func namesIssuer(_ names: DERElement) -> Bool {
    guard let list = try? GeneralName.list(in: names.only(.sequence)) else { return false }
    for case .directory(let name) in list where name == issuer || name.look == look { return true }
    return false
  }
}
