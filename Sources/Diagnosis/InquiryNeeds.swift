import TrustEvaluation
import TrustModel
import X509

/// What must be known before the report can be made.
extension Inquiry {
  /// The roots of every store for each known name, and the public suffixes of a name that only a
  /// wildcard may cover.
  var needsBeforeEvaluation: [Need] {
    // One store may have several sources, and is asked once.
    var seen: Set<StoreName> = []
    let stores = (trust.stores.map(\.name) + libraryStores).filter { seen.insert($0).inserted }
    let names = issuerNames
    let needs = stores.compactMap { store -> Need? in
      let missing = names.filter { !roots.isAnswered($0, by: store) }
      // A store without any answer is asked even for no name: the report describes it.
      guard !missing.isEmpty || roots.evidence(of: store) == nil else { return nil }
      return .roots(store, subjects: missing.map(\.der))
    }
    return needs + publicSuffixNeeds
  }

  /// Needs that only show after an evaluation.
  func needs(
    after evaluation: Evaluation, by cryptography: any CryptographyProvider
  ) -> [Need] {
    issuerNeeds(evaluation, cryptography) + revocationNeeds(evaluation.best)
      + excludedStoreNeeds(evaluation.best)
  }

  /// The libraries' own stores, where no option names another.
  var libraryStores: [StoreName] {
    guard trust.asksForSecondOpinion, trust.optionWithoutSystemStore == nil else { return [] }
    return evidence.witnesses.map(StoreName.library)
  }

  /// Every issuer's name found so far on the way to an anchor.
  private var issuerNames: [DistinguishedName] {
    var names: [DistinguishedName] = []
    var seen: Set<DistinguishedName> = []
    var pending =
      (chain.certificates + supplied + fetched.certificates).flatMap { [$0.subject, $0.issuer] }
      + chain.unparsedNames
    let stores = trust.stores + libraryStores.map { StoreReference($0, .system) }
    while let name = pending.popLast() {
      guard seen.insert(name).inserted else { continue }
      names.append(name)
      pending += RecordedAnchors(stores: stores, roots: roots)
        .anchors(withSubject: name).map(\.certificate.issuer)
    }
    return names
  }

  /// The list is only needed for names that a wildcard may cover.
  private var publicSuffixNeeds: [Need] {
    guard evidence.publicSuffixes?.name != endpoint.serverName, let name = endpoint.serverName,
      case .dns = settings.comparedReference, let leaf = chain.certificates.first,
      zip(leaf.der, leaf.der.dropFirst()).contains(where: {
        $0 == UInt8(ascii: "*") && $1 == UInt8(ascii: ".")
      })
    else { return [] }
    // A fix may be to connect to one of these.
    let covered = leaf.reachableNames(like: settings.comparedReference).filter {
      $0.wildcard != nil
    }
    return [.publicSuffixes(name: name, others: covered.map(\.name))]
  }

  /// Issuers that were not sent, one after the other, until one's issuer is an anchor or it names
  /// no address.
  private func issuerNeeds(
    _ evaluation: Evaluation, _ cryptography: any CryptographyProvider
  ) -> [Need] {
    guard trust.fetching != .never, fetched.count < Self.mostFetchedIssuers,
      evaluation.best.findings.contains(where: { $0.reason == .issuerNotSent })
    else { return [] }
    guard let last = evaluation.best.certificates.last else { return [] }
    // What an address gives need not be the issuer: only one that signed it ends the asking.
    let end = fetched.issuers(above: last, by: cryptography).last ?? last
    guard end == last || !end.isSelfIssued && !isIssuedByAnchor(end) else { return [] }
    // Apple's platforms do not follow https there either (mapping section 4). The next address is
    // tried if the one before it gave nothing.
    let address = end.known.caIssuers.first { address in
      address.lowercased().hasPrefix("http://")
        && !evidence.fetches.contains { $0.uri == address }
    }
    return address.map { [.issuer(uri: $0)] } ?? []
  }

  /// A chain that lacks more issuers than this is not completed.
  private static let mostFetchedIssuers = 3

  private func isIssuedByAnchor(_ certificate: Certificate) -> Bool {
    anchors.anchors(withSubject: certificate.issuer)
      .contains { $0.certificate.subject == certificate.issuer }
  }

  /// This system's store, to tell whether an option leaves out the root that is missing.
  private func excludedStoreNeeds(_ path: EvaluatedPath) -> [Need] {
    guard trust.optionWithoutSystemStore != nil, path.anchor == nil,
      let name = path.certificates.last?.issuer, !roots.isAnswered(name, by: .system)
    else { return [] }
    return [.roots(.system, subjects: [name.der])]
  }

  /// A note when the missing anchor is in the store that an option leaves out, and is not rejected
  /// there for the purpose.
  func notesOnExcludedStore(for path: EvaluatedPath) -> [Note] {
    guard let option = trust.optionWithoutSystemStore, path.anchor == nil,
      let last = path.certificates.last, let store = roots.evidence(of: .system)
    else { return [] }
    let candidates = roots.anchors(
      withSubject: last.issuer, in: StoreReference(.system, .system)
    ).filter {
      $0.certificate.subject == last.issuer && $0.refusal(for: trust.purpose) == nil
    }
    let isThere =
      last.isSelfIssued
      ? candidates.contains { $0.certificate == last } : !candidates.isEmpty
    guard isThere else { return [] }
    return [
      Note(
        .store,
        "'\(last.issuer.text)' is in the system store "
          + "\(store.places.map(\.path).joined(separator: " or ")), which \(option) leaves out")
    ]
  }

  /// A note when the missing anchor is in Apple's list, but not in this system's store.
  ///
  /// Only where nothing else is wrong with the end of the path: a forged certificate names a known
  /// issuer, too.
  func noteOnAppleRoot(for path: EvaluatedPath) -> Note? {
    guard roots.isHeldAgainstLists(.system), trust.optionWithoutSystemStore == nil,
      path.anchor == nil, path.namesakes.isEmpty, let last = path.certificates.last,
      let reason = path.findings.lazy
        .filter({ $0.check == .anchorTrusted || $0.check == .missingIntermediate }).first?.reason,
      [.rootNotTrusted, .selfSignedLeaf, .issuerNotSent, .rootNotSent].contains(reason)
    else { return nil }
    let listing =
      last.isSelfIssued ? lists.roots.listing(of: last) : lists.roots.appleIssuer(of: last)
    guard let listing, listing.isApples else { return nil }
    return Note(
      .rootList,
      "this system's store lacks the root '\(last.issuer.label)', Apple's list of "
        + "\(PublicRoots.appleRelease) has it"
        + (listing.appleSince.map { " since macOS \($0)" } ?? "")
        + " (as of \(PublicRoots.appleAsOf)): Apple's clients do not miss it"
        + (last.isSelfIssued ? "" : ", if that root signed this"))
  }
}
