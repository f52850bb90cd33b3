import TrustModel

/// Differences that come from what a verifier has: its roots, and the issuers it fetches.
extension OpinionComparison {
  /// A root that one side relies on and the other does not have; nil when that is not the cause.
  var contestedRoot: String? {
    guard let own = store(of: ours.engine), let other = store(of: witness.engine) else {
      return nil
    }
    let sides = [(ours.path, own, other), (witness.path, other, own)]
    // The side that trusts comes first, as the root that it relies on explains the difference best.
    for (path, has, lacks) in ours.verdict == .trusted ? sides : sides.reversed() {
      guard let root = path.last, has.anchors.contains(root), !lacks.anchors.contains(root) else {
        continue
      }
      return root
    }
    return nil
  }

  /// The verifiers of this machine look for roots in different places.
  var storeTopic: Difference.Topic? {
    guard let root = contestedRoot, let other = store(of: witness.engine) else { return nil }
    var name = named(root, quoted: true)
    var sentences: [String] = []
    for view in context.stores {
      let engine = view.engine.displayName
      sentences.append(
        view.anchors.contains(root)
          ? "\(engine) finds \(name) \(view.places.count > 1 ? "among the roots in" : "in") "
            + described(view.places)
          : "\(engine) reads \(described(view.places)), which "
            + (view.places.count > 1 ? "lack" : "lacks") + " \(name)")
      name = "it"
    }
    sentences.append(
      other.anchors.contains(root)
        ? "so {engine} {has} a path to it" : "so {engine} refuse{s} with {evidence}")
    return Difference.Topic(cause: .store, template: sentences.joined(separator: "; "))
  }

  /// Only OpenSSL reads blocks with trust settings; other libraries pass them over.
  var settingsTopic: Difference.Topic? {
    guard witness.engine != .openssl, let file = context.anchorFileWithSettings,
      let anchor = ours.path.last
    else { return nil }
    return Difference.Topic(
      cause: .store,
      template: "\(named(anchor)) is in \(Difference.Topic.fact(file)) as a TRUSTED "
        + "CERTIFICATE, a form of OpenSSL's that {engine} do{es} not read")
  }

  /// The witness ends where Apple's clients may fetch an issuer from the network.
  var fetchTopic: (Difference.Topic, Opinion.Failure)? {
    guard let fetch = context.fetch, let issuer = fetch.issuers.first,
      let failure = witness.failures.first(where: { $0.families == [.anchor] })
    else { return nil }
    let topic = Difference.Topic(
      cause: .aia,
      template: "the server does not send \(named(issuer, quoted: true)); Apple's clients may "
        + "fetch it from \(Difference.Topic.fact(fetch.address)) and then "
        + (fetch.isTrusted ? "trust the server" : "reach a trusted root")
        + ", {engine} fetch{es} nothing and refuse{s} with {evidence}")
    return (topic, failure)
  }

  private func store(of engine: Engine) -> DisagreementContext.StoreView? {
    context.stores.first { $0.engine == engine }
  }

  private func described(_ places: [RootPlace]) -> String {
    places.isEmpty ? "no store" : places.map(described).joined(separator: " and ")
  }

  /// Such as `own.pem (SSL_CERT_FILE, missing)`.
  private func described(_ place: RootPlace) -> String {
    guard !place.path.isEmpty else { return "nothing (\(place.variable ?? "a place") is empty)" }
    let remark: String? =
      switch place.condition {
      case .usable: nil
      case .missing: "missing"
      case .withoutLinks: "without hash links"
      case .unloadable where place.kind == .hashedDirectory: "a file in it cannot be loaded"
      case .unloadable: "cannot be loaded"
      }
    let remarks = [place.variable, remark].compactMap(\.self)
    return Difference.Topic.fact(place.path)
      + (remarks.isEmpty ? "" : " (\(remarks.joined(separator: ", ")))")
  }
}
