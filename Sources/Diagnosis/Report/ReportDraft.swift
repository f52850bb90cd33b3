import AppleCodes
import TrustEvaluation
import TrustModel
import X509

/// Makes a report from the evidence, in one way for each outcome.
struct ReportDraft {
  let inquiry: Inquiry

  init(_ inquiry: Inquiry) {
    self.inquiry = inquiry
  }

  private var evidence: Observation { inquiry.observation }
  private var purpose: Purpose { inquiry.trust.purpose }

  /// There was nothing to evaluate: the connection failed first.
  func withoutVerdict(_ failure: ConnectionFailure) -> Report {
    var report = blank(verdict: .unknown)
    report.failure = failure
    report.codes = codes(for: failure)
    report.notes = inquiry.evidence.remarks.map { Note(.evidence, $0) }
    return report
  }

  /// The bytes in the leaf's place are no certificate, so the server is not authenticated.
  func withUnreadableLeaf() -> Report {
    let chain = inquiry.chain
    let error = chain.problems.first?.error
    let finding = Finding(
      .unparseableCertificate, certificate: 0,
      summary: "\(Parties(purpose).holder)'s certificate cannot be parsed",
      expected: "a DER certificate",
      actual: error?.description)
    let findings = [versionFailure, finding].compactMap(\.self)
    var report = blank(verdict: .untrusted)
    report.failures = failures(findings, path: [], Advice.Situation(purpose: purpose))
    for index in report.failures.indices
    where report.failures[index].finding.certificate == 0 { report.failures[index].sentAs = 0 }
    report.codes = Codes.codes(forAll: findings)
    report.trustResult = Codes.trustResult(of: [finding], anchorSource: nil)
    report.chain = chain.facts(
      roles: chain.certificates.map { _ in .stray })
    report.failure = evidence.failure
    report.failure?.hint = evidence.failure.flatMap { $0.hint ?? hint(on: $0) }
    return report
  }

  /// - Parameters:
  ///   - repair: What issuers that were fetched lead to, where they were missing.
  ///   - reordered: The evaluation with the server's own certificate first, where another one is.
  func evaluated(
    _ evaluation: Evaluation, _ repair: FetchedIssuers.Repair?, reordered: Evaluation?
  ) -> Report {
    let chain = inquiry.chain
    let exceptions = ExceptionRules(inquiry, evaluation.best)
    let ruling = Ruling(inquiry, evaluation, exceptions, handshake: versionFailure)
    let findings = ruling.findings
    var report = blank(verdict: ruling.isTrusted ? .trusted : .untrusted)
    report.chain = chain.facts(roles: evaluation.chainRoles)
    report.path = facts(of: evaluation.best, sent: report.chain)
    report.paths = evaluation.others.map(CandidatePath.init)
    report.fetches = inquiry.evidence.fetches
    report.revocation = evaluation.best.revocations.map(\.status)
    report.handshakeFindings += [stapleFinding(evaluation.best)].compactMap(\.self)
    let suspicion = Suspicion(
      evaluation, repair, report, inquiry.lists.roots,
      isOtherThanKnown: inquiry.isOtherThanKnown(evaluation.best))
    var situation = situation(report, suspicion, evaluation.best)
    situation.isForMacOnly = evaluation.best.isForMacOnly
    report.failures = failures(
      findings.map { naming($0, on: evaluation.best) }, path: report.path, situation)
    report.pins = inquiry.pinFacts(on: evaluation.best)
    if !report.isComparison { report.exceptions = exceptions.facts }
    if !report.isComparison, !ruling.isOverride {
      report.completedPath = completedPath(repair, reordered, behind: evaluation, report, situation)
    }
    report.codes = shown(findings)
    report.trustResult = ruling.trustResult
    report.notes = notes(ruling, evaluation, suspicion, report)
    report.notChecked = report.isComparison ? [] : evaluation.notChecked
    applyConnectionFailure(to: &report)
    addTransportSecurity(to: &report, evaluation.best, isOverride: ruling.isOverride)
    addKeyUsageRefusal(to: &report, evaluation.best)
    addRefusedOffer(to: &report)
    return report
  }

  /// - Parameter report: With its path and its codes.
  private func notes(
    _ ruling: Ruling, _ evaluation: Evaluation, _ suspicion: Suspicion, _ report: Report
  ) -> [Note] {
    let best = evaluation.best
    var notes =
      ruling.notes + inquiry.chain.notes + evaluation.notes + handshakeNotes + inquiry.storeNotes
    notes += [noteOnFirst(report, best), Note(onRevocationsOf: best)].compactMap(\.self)
    notes += RevocationRemarks(inquiry.settings.revocation, best).notes + suspicion.notes
    notes += [noteOnRootNotSent(ruling.findings, best, report)].compactMap(\.self)
    notes += [Codes.documentedAndCurrent(report.codes)].compactMap(\.self)
      .map { Note(.documentedAndCurrent, $0) }
    return notes + [Self.outOfSight]
  }

  /// App Transport Security is part of URL loading, which always begins with TLS.
  ///
  /// It concerns servers only, as do the codes of the layers that load from servers.
  private func addTransportSecurity(
    to report: inout Report, _ path: EvaluatedPath, isOverride: Bool
  ) {
    guard purpose == .server, inquiry.route?.startTLS == nil,
      let name = inquiry.endpoint.serverName
    else { return }
    let security = TransportSecurity(
      path: path,
      places: report.path.map { facts in
        facts.sentAs.map { "certificate \($0)" } ?? "'\(facts.label)'"
      }, evidence: evidence, host: name, isOverride: isOverride)
    report.transportSecurity = security
    report.codes.add(security, isUntrusted: report.verdict == .untrusted)
  }

  /// The codes of a handshake that ends for its key usage.
  ///
  /// Before TLS 1.3 an untrusted chain ends the connection first, as the app's own evaluation is asked
  /// before (developer.apple.com/forums/thread/780430). With TLS 1.3, BoringSSL looks at the key usage
  /// while it reads the certificates (`tls13_process_certificate`), before any evaluation.
  private func addKeyUsageRefusal(to report: inout Report, _ path: EvaluatedPath) {
    let isFirst = report.verdict == .trusted || handshake?.protocolVersion == "TLSv1.3"
    guard isFirst, let advice = KeyUsageAdvice(report, path.certificates.first) else { return }
    let trust = report.verdict == .trusted ? nil : report.codes
    report.codes = Codes.keyUsageRefused(isSeen: advice.isSeen, before: trust)
    guard let url = trust?.urlSession, let stream = trust?.stream else { return }
    report.notes.append(
      Note(
        .documentedAndCurrent,
        "Apple's clients before iOS 18.4 do not look at the key usage in the handshake: they evaluate "
          + "the certificates, and URLSession shows \(url.value), stream \(stream.value)"))
  }

  /// A client that the server refuses for its hello never gets the certificates (mapping rule P5).
  private func addRefusedOffer(to report: inout Report) {
    guard purpose == .server, case .refused(_, let failure)? = evidence.handshake?.appleHello else {
      return
    }
    report.codes = codes(for: failure)
  }

  /// Changes the text for an issuer that was sent and cannot be parsed, and for a root that Apple's list
  /// has: it is not unknown, only missing on this system.
  private func naming(_ finding: Finding, on path: EvaluatedPath) -> Finding {
    if let place = inquiry.unreadableIssuer(of: finding, on: path) {
      var finding = finding
      finding.reason = .issuerUnreadable
      finding.summary = "the issuer's certificate cannot be parsed: certificate \(place) as sent"
      return finding
    }
    guard finding.check == .anchorTrusted || finding.check == .missingIntermediate,
      inquiry.noteOnAppleRoot(for: path) != nil, let last = path.certificates.last
    else { return finding }
    var finding = finding
    finding.summary =
      "this system's store lacks the root '\(last.issuer.label)', which Apple's list has"
    return finding
  }

  /// The same in every report: what no check from outside can know.
  private static let outOfSight = Note(
    .cannotBeKnown,
    "not visible from here: Apple's revocation feeds, trust settings on the device")

  /// A trusted chain is no verdict if the server did not accept the client.
  ///
  /// An untrusted chain keeps its verdict: a client evaluates before it answers the server.
  private func applyConnectionFailure(to report: inout Report) {
    guard let failure = evidence.failure else { return }
    report.failure = failure
    report.failure?.hint = failure.hint ?? hint(on: failure)
    guard report.verdict == .trusted else { return }
    report.verdict = .unknown
    report.codes = codes(for: failure)
    let rest =
      switch failure.kind {
      case .notCaptured: "the capture does not show that the handshake was completed with them"
      // It may have gone on, as that of a capture.
      case .boundExceeded: "what came after them in the handshake was not read to its end"
      default: "the handshake failed after them"
      }
    report.notes.append(Note(.handshakeIncomplete, "the certificates are trusted; \(rest)"))
  }

  /// The usual reason for a server to end a handshake with this alert; nil where one line cannot
  /// say.
  private func hint(on failure: ConnectionFailure) -> String? {
    guard failure.kind == .alertReceived(112) else { return nil }
    // A capture cannot ask for another name.
    let isCaptured = evidence.handshake.map { $0.engine == nil } ?? false
    return "the server has no site under this name (nginx answers so where ssl_reject_handshake is "
      + "on)" + (isCaptured ? "" : "; --sni NAME asks for another")
  }

  private var handshakeNotes: [Note] {
    guard let handshake = evidence.handshake else { return [] }
    let requested =
      handshake.clientCertificateRequested
      ? Note(.clientCertificateRequested, Self.answer(in: handshake)) : nil
    return [requested, noteOnIndication, noteOnOffer].compactMap(\.self)
  }

  /// A server that has several names chooses its certificate by the one that it is asked for.
  private var noteOnIndication: Note? {
    guard let option = inquiry.request.connection.serverNameIndication,
      let name = inquiry.endpoint.serverName.flatMap(Request.indication)
    else { return nil }
    let indicated = Request.indication(of: option)
    guard indicated != name else { return nil }
    return Note(
      .serverNameIndication,
      "the server was asked for \(indicated ?? "no name") (--sni), while \(name) is checked: asked for "
        + "that one, it may send another certificate")
  }

  private var noteOnOffer: Note? {
    guard case .accepted(let choice, false)? = evidence.handshake?.appleHello else { return nil }
    return Note(
      .evidence,
      "the certificates are those that Apple's clients are sent: a client that offered \(choice.text) "
        + "was sent others")
  }

  private var handshakeRules: HandshakeRules? {
    evidence.handshake.map { HandshakeRules(handshake: $0, leaf: readableLeaf) }
  }

  private var readableLeaf: Certificate? {
    inquiry.chain.leafIsReadable ? inquiry.chain.certificates.first : nil
  }

  private func handshakeFindings(_ verdict: Verdict) -> [HandshakeFinding] {
    if let handshakeRules { return handshakeRules.findings }
    // A CA's certificate that is not trusted is hardly the server's own.
    guard purpose == .server, inquiry.pinnedCertificate == nil,
      verdict == .trusted || readableLeaf?.isAuthority == false
    else { return [] }
    return [readableLeaf.flatMap(HandshakeRules.unusableKey)].compactMap(\.self)
  }

  private func stapleFinding(_ path: EvaluatedPath) -> HandshakeFinding? {
    guard let handshake = evidence.handshake, let leaf = path.certificates.first else {
      return nil
    }
    return StapleRules(
      handshake: handshake, leaf: leaf, revocation: path.revocations.first
    ).finding
  }

  private var versionFailure: Finding? { handshakeRules?.failure }

  /// Some servers, such as nginx, complete every handshake and then refuse in HTTP.
  ///
  /// No request is sent to find out. The server may use another protocol than HTTP, a request may change
  /// something there, and the answer says nothing about the server's own certificate.
  private static func answer(in handshake: Handshake) -> String {
    let isSent = handshake.clientCertificateSent
    guard handshake.engine != nil else {
      return "the server asked for a client certificate; the client "
        + (isSent ? "sent one" : "was not seen to send one")
    }
    let asked = "the server asks for a client certificate; \(isSent ? "one" : "none") was sent"
    guard handshake.isComplete else { return asked + (isSent ? "" : " (see --client-cert)") }
    return asked + " and the handshake went on. Not checked: whether it answers requests "
      + (isSent
        ? "with this one; curl --cert shows its answer."
        : "without one; if not, give one with --client-cert or --p12.")
      + " A server may refuse in HTTP only, nginx by 400; for a 403 logs of URL loading show -1206"
  }

  private func codes(for failure: ConnectionFailure) -> LayerCodes {
    Codes.codes(for: failure, alert: evidence.handshake?.alertNumber)
  }

  /// The codes to show: the layers that load from servers have codes for a server's certificate
  /// only.
  func shown(_ findings: [Finding]) -> LayerCodes {
    let codes = Codes.codes(forAll: findings)
    // A failure that ends the handshake does so for any purpose.
    guard purpose != .server, findings.allSatisfy(\.check.concernsCertificates) else {
      return codes
    }
    return LayerCodes(secTrust: codes.secTrust, cssm: codes.cssm)
  }

  private func blank(verdict: Verdict) -> Report {
    var report = Report(
      endpoint: inquiry.endpoint, route: inquiry.route, verifyDate: inquiry.settings.verifyDate,
      purpose: purpose, verdict: verdict, handshake: handshake,
      handshakeFindings: handshakeFindings(verdict), anchorStores: inquiry.storeFacts,
      timing: evidence.timing)
    report.keyKind = inquiry.request.connection.key
    return report
  }

  /// The handshake with what its trace says, if there is one.
  private var handshake: Handshake? {
    guard var handshake = evidence.handshake, let trace = handshake.trace else {
      return evidence.handshake
    }
    handshake.trace?.reading =
      TraceReader(trace, isComplete: handshake.isComplete, failure: evidence.failure).reading
    return handshake
  }

  func facts(
    of path: EvaluatedPath, sent: [CertificateFacts]
  ) -> [CertificateFacts] {
    // Of a certificate that was sent twice, the first position is shown.
    let places = Dictionary(
      sent.map { ($0.sha256, $0) }, uniquingKeysWith: { first, _ in first })
    let last = path.certificates.count - 1
    return zip(path.certificates, path.origins).enumerated().map { index, element in
      let (certificate, origin) = element
      let role: CertificateFacts.Role =
        if index == last, path.anchor != nil {
          .anchor
        } else if index == 0 {
          .leaf
        } else if index == last, certificate.isSelfIssued {
          .root
        } else {
          .intermediate
        }
      var facts = certificate.facts(role: role, origin: origin)
      facts.sentAs = places[facts.sha256]?.sentAs
      return facts
    }
  }

  private func situation(
    _ report: Report, _ suspicion: Suspicion, _ best: EvaluatedPath
  ) -> Advice.Situation {
    let needless = report.chain.first { $0.role == .stray && $0.isSelfIssued }
    return Advice.Situation(
      serverName: inquiry.endpoint.serverName, purpose: purpose,
      service: inquiry.route?.startTLS, isSuspect: suspicion.isThere, maker: suspicion.maker,
      needlessRoot: needless?.sentAs.map { "certificate \($0)" },
      misplacedAuthority: misplacedAuthority(report, best),
      ownPlace: ownBehindFirst(report, best)?.place)
  }

  func failures(
    _ findings: [Finding], path: [CertificateFacts], _ situation: Advice.Situation
  ) -> [Failure] {
    var situation = situation
    situation.dates = .init(path, at: inquiry.settings.verifyDate)
    return findings.map { finding in
      let certificate = finding.certificate.flatMap { path.indices.contains($0) ? path[$0] : nil }
      return Failure(
        finding: finding, severity: Codes.row(for: finding.check).severity,
        sentAs: certificate?.sentAs, subject: certificate?.label,
        codes: shown([finding]),
        advice: Advice(for: finding, certificate: certificate, in: situation))
    }
  }
}

extension CandidatePath {
  fileprivate init(_ path: EvaluatedPath) {
    self.init(
      certificates: path.certificates.map {
        CertificateReference(sha256: $0.sha256, label: $0.subject.label)
      }, findings: path.findings)
  }
}
