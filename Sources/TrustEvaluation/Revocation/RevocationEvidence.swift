package import X509

/// What was said about revocation, and how much of it counts.
package struct RevocationEvidence: Sendable {
  package var statements: [RevocationStatement]
  /// Whether each certificate that names a place to ask has to be found good.
  package var isRequired: Bool
  /// Why no address is asked, one clause; nil where they are.
  package var whyNotAsked: String?

  package init(
    statements: [RevocationStatement] = [], isRequired: Bool = false,
    whyNotAsked: String? = "nobody was asked"
  ) {
    self.statements = statements
    self.isRequired = isRequired
    self.whyNotAsked = whyNotAsked
  }
}

/// One statement of any origin: nothing in it is believed before it is verified.
package struct RevocationStatement: Sendable {
  package let content: Content
  package let source: Source
  /// What the name of a list's issuer looks like; nil for what is no list.
  let listedName: String?

  package enum Content: Sendable {
    case answer(OCSPResponse)
    case list(RevocationList)
    /// Why there is neither.
    case nothing(AnswerProblem)
  }

  package enum Source: Hashable, Sendable {
    /// Came in the handshake.
    case stapled
    /// Came from this address: of an OCSP responder with the question in it, or of a list.
    case fetched(address: String)
    case file(String)
  }

  package init(_ content: Content, from source: Source) {
    self.content = content
    self.source = source
    if case .list(let list) = content { listedName = list.issuer.look } else { listedName = nil }
  }
}
