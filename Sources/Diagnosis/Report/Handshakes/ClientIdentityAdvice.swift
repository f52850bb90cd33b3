import TrustModel

extension Fix {
  /// What to do about a client certificate that the server refused; nil where it did not refuse it.
  ///
  /// The server alone decides which clients it takes, so that nothing can be tried.
  init?(onRefusalOf identity: IdentityFacts, from issuers: AcceptableIssuers) {
    guard identity.authentication == .rejected else { return nil }
    let text =
      if let finding = identity.failures.first {
        "get a new client certificate that does not fail \(finding.check.rawValue), from an authority "
          + "whose clients the server takes" + issuers.named
      } else {
        switch identity.listing {
        case .listed:
          "ask the server's operator, whose log says why: the certificate is from an authority that the "
            + "server names"
        case .notListed:
          "get a client certificate from an authority whose clients the server takes"
            + issuers.named
        case .notKnown:
          "add the issuers of the client certificate to \(identity.file), or get one from an authority "
            + "whose clients the server takes" + issuers.named
        // Servers know roots more often than intermediates, which a client has to send along.
        case .noList where identity.path.count == 1 && !identity.path[0].isSelfIssued:
          "add the intermediates of the client certificate to \(identity.file), which has none, or get "
            + "one from an authority whose clients the server takes, which its operator knows"
        case .noList, .notAsked:
          "get a client certificate from an authority whose clients the server takes: the server names "
            + "none, so that its operator has to say which"
        }
      }
    self.init(kind: .clientCertificate, side: .client, text: text, isVerified: false)
  }
}

extension AcceptableIssuers {
  private static let mostNamed = 3
  /// Characters of a name; a hostile one may have any number.
  private static let longestName = 120

  /// The first of them, as the end of a sentence; empty where there are none.
  fileprivate var named: String {
    guard !names.isEmpty else { return "" }
    let first = names.prefix(Self.mostNamed).map { name in
      name.count > Self.longestName ? "'\(name.prefix(Self.longestName))...'" : "'\(name)'"
    }
    let rest = count - first.count
    return ": " + (first + (rest > 0 ? ["\(rest) more"] : [])).joined(separator: ", ")
  }
}
