import TrustEvaluation
import TrustModel
import X509

/// The answers and lists of one server, each parsed once.
///
/// The evidence is looked at again after each answer, and a list may have millions of octets. What
/// is found out about a statement is kept with it.
struct RevocationReader {
  private var known: [(text: Statement, statement: RevocationStatement)] = []

  /// What a statement is made of.
  private enum Statement: Equatable {
    case stapled([UInt8])
    case stapledForIssuer([UInt8])
    case file(RevocationListEvidence)
    case fetched(Fetch)
  }

  /// The evidence on revocation that the request allows to be used.
  mutating func revocation(_ request: Request, _ evidence: Evidence) -> RevocationEvidence {
    let mode = request.trust.revocation.mode
    guard mode != .off else { return .off("--revocation off") }
    let handshake = evidence.observations.first?.handshake
    let texts: [Statement] =
      [handshake?.stapledOCSP].compactMap(\.self).map { .stapled($0) }
      + (handshake?.stapledForIssuers ?? []).map { .stapledForIssuer($0) }
      + evidence.revocationLists.map { .file($0) }
      + (mode.asksAddresses
        ? evidence.fetches.filter { $0.purpose != .issuer }.map { .fetched($0) } : [])
    // Only fetches are added, at the end.
    for (index, text) in texts.enumerated()
    where index >= known.count || known[index].text != text {
      known.removeSubrange(min(index, known.count)...)
      known.append((text, Self.parsed(text)))
    }
    return RevocationEvidence(
      statements: known.prefix(texts.count).map(\.statement),
      isRequired: mode == .require,
      whyNotAsked: mode.asksAddresses
        ? nil : "nobody was asked (--revocation online asks)")
  }

  private static func parsed(_ text: Statement) -> RevocationStatement {
    switch text {
    case .stapled(let der): RevocationStatement(answer: der, from: .stapled)
    case .stapledForIssuer(let der): RevocationStatement(answer: der, from: .stapledForIssuer)
    case .file(let list): RevocationStatement(list: list.der, from: .file(list.file))
    case .fetched(let fetch): RevocationStatement(fetch)
    }
  }
}

extension Inquiry {
  /// The next place to ask about each certificate of the path whose status is still unknown.
  func revocationNeeds(_ path: EvaluatedPath) -> [Need] {
    guard trust.revocation.mode.asksAddresses else { return [] }
    var needs: [Need] = []
    for question in path.revocations.compactMap(\.questions.first) {
      let need =
        switch question {
        case .responder(let address): Need.revocation(uri: address, .ocsp)
        case .list(let address): Need.revocation(uri: address, .crl)
        }
      if !needs.contains(need) { needs.append(need) }
    }
    return Array(needs.prefix(max(0, Self.mostRevocationFetches - revocationFetches)))
  }

  /// How many places were asked; each answer may change the evaluation.
  var revocationFetches: Int { evidence.fetches.count { $0.purpose != .issuer } }

  /// Twice the number for a path of usual length if no responder has an answer.
  private static let mostRevocationFetches = 8
}

extension RevocationStatement {
  /// - Parameter der: Bytes that should be an OCSP response.
  fileprivate init(answer der: [UInt8], from source: Source) {
    do {
      self.init(.answer(try OCSPResponse(der: der)), from: source)
    } catch {
      self.init(
        .nothing(AnswerProblem(error.isError ? .noAnswer : .malformed, error.text)), from: source)
    }
  }

  /// - Parameter bytes: Bytes that should be a revocation list, PEM or DER.
  fileprivate init(list bytes: [UInt8], from source: Source) {
    guard let der = (try? RevocationListFile.lists(in: bytes))?.first else {
      self.init(.nothing(AnswerProblem(.malformed, "it is no revocation list")), from: source)
      return
    }
    do {
      self.init(.list(try RevocationList(der: der)), from: source)
    } catch {
      self.init(.nothing(AnswerProblem(.malformed, error.text)), from: source)
    }
  }

  fileprivate init(_ fetch: Fetch) {
    let source = Source.fetched(address: fetch.uri)
    guard let answer = fetch.answer else {
      self.init(.nothing(AnswerProblem(.noAnswer, fetch.failure ?? "nothing came")), from: source)
      return
    }
    if fetch.purpose == .ocsp {
      self.init(answer: answer, from: source)
    } else {
      self.init(list: answer, from: source)
    }
  }
}
