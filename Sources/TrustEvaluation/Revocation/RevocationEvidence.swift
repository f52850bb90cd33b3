import Synchronization
package import X509

/// The answers and lists on revocation, and the rules for them.
package struct RevocationEvidence: Equatable, Sendable {
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
///
/// Equal only to itself, as it holds what was found out about it.
package struct RevocationStatement: Equatable, Sendable {
  package let content: Content
  package let source: Source
  let memory = StatementMemory()

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
  }

  package static func == (left: RevocationStatement, right: RevocationStatement) -> Bool {
    left.memory === right.memory
  }

  /// What is added for it to the bound on an evaluation's work: a list in a file is verified with
  /// a few keys and searched for a few numbers, whatever its size.
  var roomOfItsOwn: Int {
    guard case .file = source, case .list(let list) = content else { return 0 }
    return list.signedData.count / 2
  }

  /// The parts of an answer that are about this serial number; which issuer they mean is for the
  /// caller to compare.
  func answers(on serialNumber: [UInt8], in response: OCSPResponse) -> [OCSPAnswer] {
    let serial = OctetKey(Array(serialNumber.shortestInteger))
    return memory.contents.withLock { contents in
      if let known = contents.answers { return known[serial] ?? [] }
      let answers = Dictionary(grouping: response.answers) {
        OctetKey(Array($0.certificate.serialNumber.shortestInteger))
      }
      contents.answers = answers
      return answers[serial] ?? []
    }
  }

  /// The certificates that came with an answer, as far as they can be read.
  func delegates(in response: OCSPResponse) -> [Certificate] {
    memory.contents.withLock { contents in
      if let known = contents.delegates { return known }
      let delegates = response.certificates.compactMap { try? Certificate(der: $0) }
      contents.delegates = delegates
      return delegates
    }
  }
}
