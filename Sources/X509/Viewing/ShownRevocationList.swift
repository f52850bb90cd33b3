package import TrustModel

extension ShownDocument {
  /// Entries that are shown; a list may have a hundred thousand.
  private static let mostEntries = 100

  /// A list for people to look at; its signature is not verified, as its issuer is not here.
  ///
  /// - Throws: `RevocationList.Unusable` where the octets are no list.
  package init(revocationList der: [UInt8], at date: Instant) throws(RevocationList.Unusable) {
    let list = try RevocationList(der: der)
    let revoked = list.revoked(first: Self.mostEntries)
    var facts = [
      Fact("Issuer", list.issuer.text),
      Fact("Made", list.thisUpdate?.rfc3339 ?? "at a date that cannot be read"),
      list.end(at: date),
      Fact(
        "Signature",
        "\(list.signatureAlgorithm.signatureName), not checked: its issuer is not here"),
      Fact("Revoked", revoked.count == 1 ? "1 certificate" : "\(revoked.count) certificates"),
    ]
    if let obstacle = list.scope.obstacle {
      facts.append(Fact("Problem", "it proves nothing: \(obstacle)", isProblem: true))
    }
    if let reservation = list.scope.reservation ?? list.scope.reasons?.limit {
      facts.append(
        Fact("Problem", "what is not in it may be revoked: \(reservation)", isProblem: true))
    }
    let shown = list.shownExtensions
    for fault in [revoked.fault, shown.fault].compactMap(\.self) {
      facts.append(Fact("Problem", fault, isProblem: true))
    }
    self.init(
      .revocationList, der: der, facts: facts + [Fact("SHA-256", SHA256.hexadecimal(der))],
      extensions: shown.extensions, entries: revoked.entries, entryCount: revoked.count)
  }
}

extension RevocationList {
  fileprivate func end(at date: Instant) -> ShownDocument.Fact {
    guard let nextUpdate else {
      return .init(
        "Next", "it does not say when, or not legibly, which RFC 5280 requires", isProblem: true)
    }
    return date > nextUpdate
      ? .init("Next", "\(nextUpdate.rfc3339), which has passed", isProblem: true)
      : .init("Next", nextUpdate.rfc3339)
  }

  /// The first entries as text, how many there are, and where they cannot be read on.
  fileprivate func revoked(
    first most: Int
  ) -> (entries: [[String]], count: Int, fault: String?) {
    var (entries, count) = ([[String]](), 0)
    var reader = DERReader(signedData, self.entries)
    do throws(DERFault) {
      while !reader.isAtEnd {
        var entry = try reader.next(.sequence).beginning
        let serial = try entry.next(.integer).content
        let date = try entry.next().time()
        count += 1
        guard entries.count < most else { continue }
        entries.append([
          SerialNumber.text(of: serial), date.rfc3339, Self.reason(entry)?.name ?? "",
        ])
      }
    } catch {
      return (
        entries, count, "its entries cannot be read on: \(error.text) at byte \(error.offset)"
      )
    }
    return (entries, count, nil)
  }

  /// The extensions up to one that is broken, and where that is.
  fileprivate var shownExtensions: (extensions: [ShownExtension], fault: String?) {
    guard !extensions.isEmpty else { return ([], nil) }
    var shown: [ShownExtension] = []
    do throws(DERFault) {
      try DERReader(signedData, extensions).only(.sequence)
        .forEach { (element) throws(DERFault) in
          let (item, value) = try ExtensionList.read(element)
          var known = KnownExtensions()
          var problems: [String] = []
          do throws(DERFault) {
            try known.decode(item.oid, value)
          } catch {
            problems = ["\(error.text) at byte \(error.offset)"]
          }
          let meaning = item.oid == .issuingDistributionPoint ? scope.meaning : nil
          shown.append(ShownExtension(item, in: known, meaning: meaning, problems: problems))
        }
    } catch {
      return (
        shown, "its extensions cannot be read on: \(error.text) at byte \(error.offset)"
      )
    }
    return (shown, nil)
  }
}

extension RevocationList.Scope {
  fileprivate var meaning: [String] {
    [
      distributionPoint.map { "for " + $0.map(\.text).joined(separator: ", ") },
      isOfEndEntitiesOnly ? "certificates that are no CA's only" : nil,
      isOfAuthoritiesOnly ? "CA certificates only" : nil,
      reasons == nil ? nil : "revocations for some reasons only",
    ].compactMap(\.self)
  }
}
