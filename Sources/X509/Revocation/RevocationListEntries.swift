extension RevocationList {
  /// The revocation of a certificate of this list's issuer; nil when the list does not contain it.
  ///
  /// An entry with the serial number revokes the certificate, whatever else is in the entry: by
  /// X.509 (2005, section 7.3), an unknown critical extension means at least that it is revoked.
  /// Such an extension in another entry makes it impossible to conclude anything from an absence
  /// (RFC 5280, section 5.3). From an entry on that names an issuer, entries may be that one's
  /// (section 5.3.3).
  /// - Parameter serialNumber: Content octets of the INTEGER.
  /// - Throws: `Unusable` where the list does not contain the certificate and that proves nothing.
  package func revocation(of serialNumber: [UInt8]) throws(Unusable) -> Revocation? {
    var found: Revocation?
    var isUnderstood = true
    do throws(DERFault) {
      var reader = DERReader(signedData, entries)
      while !reader.isAtEnd {
        let element = try reader.next(.sequence)
        var entry = element.beginning
        if try entry.next(.integer).content.isSameInteger(as: serialNumber) {
          let date = try? entry.next().time()
          guard !Self.namesIssuer(entry) else {
            isUnderstood = false
            break
          }
          let reason = Self.reason(entry)
          // Only a delta CRL removes entries; in a complete list such an entry is ignored.
          if reason != .removeFromCRL { found = Revocation(date: date, reason: reason) }
        } else if Self.hasTruth(element) {
          _ = try entry.next()
          if try Self.hasUnknownCritical(entry) { isUnderstood = false }
          if Self.namesIssuer(entry) { break }
        }
      }
    } catch {
      guard let found else { throw unusable(error) }
      return found
    }
    guard found != nil || isUnderstood else {
      throw Unusable("one of its entries has an unknown critical extension")
    }
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
        if Self.hasTruth(element) { _ = try Self.hasUnknownCritical(entry) }
      }
    } catch {
      throw unusable(error)
    }
  }

  /// Offsets are told as those of the whole list.
  private func unusable(_ fault: DERFault) -> Unusable {
    Unusable(DERFault(offset: start + fault.offset, text: fault.text))
  }

  /// Whether the entry says whose certificate it is about.
  ///
  /// - Parameter rest: What follows the entry's date.
  private static func namesIssuer(_ rest: DERReader) -> Bool {
    var namesIssuer = false
    try? rest.only(.sequence).forEach { (item) throws(DERFault) in
      if try ExtensionList.read(item).0.oid == .certificateIssuer { namesIssuer = true }
    }
    return namesIssuer
  }

  /// Whether the octets of a true BOOLEAN occur anywhere in the entry; otherwise no extension is
  /// critical.
  ///
  /// A list has very many entries, and few of them need to be read.
  private static func hasTruth(_ entry: DERElement) -> Bool {
    let octets = entry.content
    return zip(octets, octets.dropFirst()).contains { $0 == 0x01 && $1 == 0x01 }
  }

  /// Whether an entry for another certificate has an unknown critical extension.
  ///
  /// - Parameter rest: What follows the entry's date.
  private static func hasUnknownCritical(_ rest: DERReader) throws(DERFault) -> Bool {
    guard !rest.isAtEnd else { return false }
    var hasUnknownCritical = false
    try rest.only(.sequence).forEach { (item) throws(DERFault) in
      let (known, _) = try ExtensionList.read(item)
      if known.isCritical, known.oid != .reasonCode { hasUnknownCritical = true }
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
