import TrustModel

extension TextWriter {
  /// The authorities whose client certificates the server accepts, and whether the given one is
  /// from one of them.
  mutating func identity(of report: Report, isVerbose: Bool) {
    let identity = report.identity
    let isInQuestion = identity.map { $0.listing != .listed || !$0.failures.isEmpty } ?? true
    if isVerbose || isInQuestion { acceptableIssuers(of: report) }
    guard let identity, let leaf = identity.path.first else { return }
    // The hint of the failure is shown above already.
    let hint = report.failure?.hint ?? ""
    footnote(
      "identity",
      "'\(leaf.label)' of \(identity.file), issued by '\(leaf.issuerLabel)', "
        + identity.outcome(isSent: report.handshake?.clientCertificateSent == true)
        + (hint.contains(identity.mismatch ?? "-") ? "" : identity.listingText))
    for finding in identity.failures
    where finding.causedBy == nil && !hint.contains(finding.sentence) {
      let place = finding.certificate.map { "certificate \($0) of it, " } ?? ""
      footnote("identity", "\(place)\(finding.check.rawValue): \(finding.sentence)")
    }
    if identity.failures.isEmpty {
      footnote("identity", identity.order)
    }
    if let depth = identity.depth(isVerbose: isVerbose) { footnote("identity", depth) }
    if isVerbose {
      for item in identity.notChecked {
        footnote("identity", "not checked: \(item.check.rawValue), \(item.reason)")
      }
    }
  }

  private mutating func acceptableIssuers(of report: Report) {
    let issuers = report.acceptableIssuers
    guard issuers.count > 0 else { return }
    for name in issuers.names.prefix(bounds.issuers) { footnote("client CA", name) }
    let rest = issuers.count - bounds.issuers
    if rest > 0 { footnote("client CA", "\(rest) more issuers (\(bounds.rest))") }
  }
}

extension IdentityFacts {
  /// The outcome of the server's request, in words.
  fileprivate func outcome(isSent: Bool) -> String {
    switch authentication {
    case .notRequested: "was not asked for"
    case .requested, .required:
      isSent ? "was sent before the connection ended" : "was not sent"
    case .handshakeCompleted: "was sent, and the handshake went on"
    case .rejected: "was refused"
    }
  }

  /// What is in order, of a certificate without a failure: a signature cannot be verified where the
  /// issuer's certificate is not there.
  fileprivate var order: String {
    guard let last = path.last, !last.isSelfIssued else {
      return "its dates, use, keys and signatures are in order"
    }
    let given = path.count == 1 ? "" : ", and the other signatures,"
    return "its dates, use and keys\(given) are in order; that '\(last.issuerLabel)' signed "
      + "\(path.count == 1 ? "it" : "'\(last.label)'") was not checked: the certificate of that "
      + "issuer was not given, so the server needs to have it"
  }

  /// What servers whose settings are not known have to be told for so long a chain; nil where it is
  /// as short as they expect, and where they do not take its authority at all.
  ///
  /// nginx has OpenSSL count the certificates between the client's and the root, Apache counts the
  /// root besides; both accept one.
  fileprivate func depth(isVerbose: Bool) -> String? {
    let between = path.count - (path.last?.isSelfIssued == true ? 2 : 1)
    guard listing == .listed || listing == .noList, between > 0,
      isVerbose || between > 1 || authentication == .rejected
    else { return nil }
    let chain = "\(between) certificate\(between == 1 ? "" : "s") between it and a root"
    let nginx = between > 1 ? "nginx with ssl_verify_depth \(between) and " : ""
    let apache = "Apache with SSLVerifyDepth \(between + 1)"
    return "it has \(chain), which takes \(nginx)\(apache) (1 where not set)"
  }

  /// Whether the server names an issuer of the certificate, as the end of a sentence.
  fileprivate var listingText: String {
    switch listing {
    case .notAsked: ""
    case .noList: "; the server names no issuers, which means any"
    case .listed: "; the server names its issuer \(listedIssuer ?? "")"
    case .notListed, .notKnown: mismatch.map { "; " + $0 } ?? ""
    }
  }
}
