extension RevocationList {
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
    var found: Revocation?
    var reservation: String?
    var isOfAnother = false
    // A name may be long, and every entry may name an issuer.
    lazy var look = issuer.look
    do throws(DERFault) {
      var reader = DERReader(signedData, entries)
      while !reader.isAtEnd {
        let element = try reader.next(.sequence)
        var entry = element.beginning
        let isMeant = try entry.next(.integer).content.isSameInteger(as: serialNumber)
        guard isMeant || Self.isRemarkable(element) else { continue }
        let date = isMeant ? try? entry.next().time() : try entry.next().time()
        if let issuers = Self.issuers(entry) {
          isOfAnother = true
          for name in issuers where name == issuer || name.look == look { isOfAnother = false }
        }
        if isOfAnother {
          reservation = "entries of it are another issuer's"
        } else if !isMeant {
          if try Self.hasUnknownCritical(entry) {
            reservation = "one of its entries has an unknown critical extension"
          }
        } else {
          let reason = Self.reason(entry)
          // Only a delta CRL removes entries (RFC 5280, section 5.3.1). In any other list OpenSSL ignores
          // such an entry and GnuTLS counts it as a revocation.
          if reason != .removeFromCRL {
            found = Revocation(date: date, reason: reason)
          } else {
            reservation = "its entry for the certificate has a reason of delta lists, removeFromCRL"
          }
        }
      }
    } catch {
      guard let found else { throw unusable(error) }
      return found
    }
    if found == nil, let reservation { throw Unusable(reservation) }
    return found
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

  /// The names of the issuer whose certificate the entry is about; nil where it names none, empty
  /// where its names cannot be read.
  ///
  /// - Parameter rest: What follows the entry's date.
  private static func issuers(_ rest: DERReader) -> [DistinguishedName]? {
    var issuers: [DistinguishedName]?
    try? rest.only(.sequence).forEach { (item) throws(DERFault) in
      let (known, value) = try ExtensionList.read(item)
      guard known.oid == .certificateIssuer else { return }
      issuers = []
      issuers = try GeneralName.list(in: try value.only(.sequence)).compactMap { name in
        if case .directory(let name) = name { name } else { nil }
      }
    }
    return issuers
  }

  /// Whether an extension of the entry can be critical, or name an issuer, by octets that occur
  /// anywhere in it: those of a true BOOLEAN, or of the identifier of certificateIssuer.
  ///
  /// A list has very many entries, and few of them need to be read.
  private static func isRemarkable(_ entry: DERElement) -> Bool {
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
  private static func hasUnknownCritical(_ rest: DERReader) throws(DERFault) -> Bool {
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
