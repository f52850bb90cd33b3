import TrustEvaluation
import TrustModel
import X509

/// Whether the certificates may be forged, so that nothing may propose to trust them.
///
/// They may be from an impostor, or from a product that intercepts connections.
struct Suspicion {
  /// Suspicious signs, in addition to failures that are suspicious themselves.
  let notes: [Note]
  let isThere: Bool
  /// Whether the certificates may be somebody else's than the server's, so that no new certificate of
  /// the server would change them.
  let isOfOthers: Bool
  /// Whether pins of authorities are all that is suspicious, on a path that is not complete: an
  /// issuer that the server sends too may show that all is well.
  let isOpen: Bool
  /// Whose certificates these look like; nil where no name tells.
  let maker: KnownMaker?

  /// - Parameters:
  ///   - repair: The result with fetched issuers; an impostor's certificate may be above them.
  ///   - isOtherThanKnown: Whether somebody recorded another key for this server.
  init(
    _ evaluation: Evaluation, _ repair: FetchedIssuers.Repair?, _ report: Report,
    _ roots: PublicRoots, isOtherThanKnown: Bool
  ) {
    let best = evaluation.best
    let isUntrusted = best.findings.contains {
      $0.check == .anchorTrusted || $0.check == .missingIntermediate
    }
    // A proxy that intercepts impersonates servers; it has no client's certificate to present.
    maker = isUntrusted && report.purpose == .server ? KnownMaker(on: report.path) : nil
    let isSaid = best.findings.contains { $0.reason == .rootNamesake }
    let namesakes = best.namesakes.filter { !isSaid || $0 < best.certificates.count - 1 }
      .map { index in
        Note(
          .namesake,
          "'\(report.path[index].label)' has the name of a trusted anchor, but another key: it was "
            + "replaced, or is an impostor's")
      }
    let paths = [best] + [repair?.evaluation.best].compactMap(\.self)
    let imitation = paths.lazy.filter { $0.anchor == nil && $0.namesakes.isEmpty }
      .compactMap(\.certificates.last).first(where: roots.isImitated)
      .map { last in
        Note(
          .namesake,
          "'\(last.issuer.label)' is the name of a root in Apple's list, and this is not that root's: "
            + "it was replaced, or is an impostor's")
      }
    notes = namesakes + [imitation, maker?.note].compactMap(\.self)
    let isCertain =
      maker?.kind == .interceptor || imitation != nil || isUntrusted && isOtherThanKnown
      || paths.contains { path in
        !path.namesakes.isEmpty
          || path.findings.contains {
            $0.reason?.isSuspicious == true && !$0.isOpenPin || $0.check == .blackListedKey
          }
      }
    let hasOpenPin = paths.contains { $0.findings.contains(where: \.isOpenPin) }
    isOfOthers = isCertain || hasOpenPin
    isThere = isOfOthers || maker?.mayBeTrusted == false
    isOpen = hasOpenPin && !isCertain && maker?.mayBeTrusted != false
  }
}
