import TrustEvaluation
import TrustModel
import X509

/// Questions with one change.
extension Testimony {
  /// - Parameters:
  ///   - path: That of our opinion.
  ///   - ownAnchors: The anchors of the evaluation.
  ///   - fetched: Issuers that were fetched.
  /// - Returns: Nil where the change leaves the question as it is.
  func question(
    for experiment: Experiment, path: EvaluatedPath, ownAnchors: [Anchor], fetched: [Certificate]
  ) -> WitnessQuestion? {
    var changed = question
    switch experiment {
    case .rule(let change):
      changed.change = change
      guard change.isAboutPath else { break }
      guard path.certificates.count > 0 else { return nil }
      changed.chain = path.certificates.map(\.der)
      changed.intermediates = []
    case .ownPath, .ownPathToAnyAnchor:
      if experiment == .ownPathToAnyAnchor { changed.change = .partialChain }
      let own = Set(path.certificates.map(\.der))
      changed.chain.removeAll { !own.contains($0) }
      changed.intermediates.removeAll { !own.contains($0) }
      if let anchor = path.anchor?.certificate.der {
        changed.anchors.removeAll { $0 != anchor }
        changed.anchorsWithSettings.removeAll { !$0.starts(with: anchor) }
      }
    case .ownAnchors:
      // A library that reads no trust settings gets such an anchor as a plain one.
      let readsSettings = engine == .openssl
      changed.anchors = ownAnchors.filter { !readsSettings || $0.settings == nil }
        .map(\.certificate.der)
      changed.anchorsWithSettings = ownAnchors.compactMap { anchor in
        readsSettings ? anchor.settings.map { anchor.certificate.der + $0.der } : nil
      }
      if store == nil, readsSettings || question.anchorsWithSettings.isEmpty { return nil }
    case .secondEarlier: changed.verifyDate = question.verifyDate.advanced(bySeconds: -1)
    case .secondLater: changed.verifyDate = question.verifyDate.advanced(bySeconds: 1)
    case .nameWithoutDot:
      if question.serverName?.hasSuffix(".") == true { changed.serverName?.removeLast() }
    case .noPurpose: changed.purpose = .basic
    case .fetchedIssuers: changed.intermediates += fetched.map(\.der)
    case .trusting(let sha256):
      guard let certificate = path.certificates.first(where: { $0.sha256 == sha256 }) else {
        return nil
      }
      if !changed.anchors.contains(certificate.der) { changed.anchors.append(certificate.der) }
      // GnuTLS looks for an anchor only above the last certificate it was sent, by name.
      let others = changed.chain.dropFirst().filter { $0 != certificate.der }
      changed.chain = changed.chain.prefix(1) + others
      changed.intermediates.removeAll { $0 == certificate.der }
    }
    return changed == question || changed.chain.isEmpty ? nil : changed
  }
}

extension RuleChange {
  /// Whether the change is a question about a path, not one for a verdict.
  var isAboutPath: Bool {
    switch self {
    case .issuance, .dnsNames, .mailNames, .directoryNames, .uris, .addresses,
      .constraintReading:
      true
    default: false
    }
  }
}
