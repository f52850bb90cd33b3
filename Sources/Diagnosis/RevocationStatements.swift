import TrustEvaluation
import TrustModel
import X509

extension Inquiry {
  /// The evidence on revocation that the request allows to be used.
  static func revocation(
    _ request: Request, _ evidence: Evidence
  ) -> RevocationEvidence {
    let mode = request.trust.revocation.mode
    guard mode != .off else { return .off("--revocation off") }
    let handshake = evidence.observations.first?.handshake
    return RevocationEvidence(
      statements: [handshake?.stapledOCSP].compactMap(\.self)
        .map { RevocationStatement(answer: $0, from: .stapled) }
        + (handshake?.stapledForIssuers ?? [])
        .map { RevocationStatement(answer: $0, from: .stapledForIssuer) }
        + evidence.revocationLists.map { RevocationStatement(list: $0.der, from: .file($0.file)) }
        + (mode.asksAddresses ? evidence.fetches.compactMap(RevocationStatement.init) : []),
      isRequired: mode == .require,
      whyNotAsked: mode.asksAddresses
        ? nil : "nobody was asked (--revocation online asks)")
  }

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

  /// Nil for a fetch with another purpose.
  fileprivate init?(_ fetch: Fetch) {
    let source = Source.fetched(address: fetch.uri)
    guard fetch.purpose != .issuer else { return nil }
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
