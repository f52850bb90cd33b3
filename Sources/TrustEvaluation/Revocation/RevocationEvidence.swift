package import X509

/// The answers and lists on revocation, and the rules for them.
package struct RevocationEvidence: Sendable {
  package var statements: [RevocationStatement]
  /// Whether each certificate that names a place to ask must be found good.
  package var isRequired: Bool
  /// Why no address is asked, one clause; nil where addresses are asked.
  package var whyNotAsked: String?
  /// Whether revocation is not looked at: then nothing is said of what the certificates name.
  package var isOff = false

  /// No evidence, on purpose.
  ///
  /// - Parameter reason: Whose purpose, one clause.
  package static func off(_ reason: String) -> RevocationEvidence {
    var evidence = RevocationEvidence(whyNotAsked: reason)
    evidence.isOff = true
    return evidence
  }

  package init(
    statements: [RevocationStatement] = [], isRequired: Bool = false,
    whyNotAsked: String? = "nobody was asked"
  ) {
    self.statements = statements
    self.isRequired = isRequired
    self.whyNotAsked = whyNotAsked
  }
}

/// One answer or list, from any source; nothing in it is trusted before it is verified.
package struct RevocationStatement: Sendable {
  package let content: Content
  package let source: Source
  /// The folded name of a list's issuer (`DistinguishedName.look`); nil for anything but a list.
  let listedName: String?

  /// The statement as parsed, not verified.
  package enum Content: Sendable {
    case answer(OCSPResponse)
    case list(RevocationList)
    /// Why it is neither an answer nor a list.
    case nothing(AnswerProblem)
  }

  package enum Source: Hashable, Sendable {
    /// Came in the handshake, for the leaf.
    case stapled
    /// Came in the handshake with a later certificate.
    case stapledForIssuer
    /// From this address: that of an OCSP responder with the question in it, or that of a list.
    case fetched(address: String)
    case file(String)
  }

  package init(_ content: Content, from source: Source) {
    self.content = content
    self.source = source
    if case .list(let list) = content { listedName = list.issuer.look } else { listedName = nil }
  }
}
