import FoundationEssentials
package import TrustModel

/// A report that was read from JSON.
package struct ReadReport: Sendable {
  package let report: Report
  /// Of the tool that made it; nil where it does not say.
  package let version: String?

  /// Reads a line of `renderJSON`, as far as the formats for programs need it; text is not
  /// possible, as it needs more than JSON contains.
  ///
  /// - Throws: `UnreadableReport`.
  package init(jsonLine line: [UInt8]) throws(UnreadableReport) {
    if let damage = JSONLineScan.damage(of: line) { throw UnreadableReport(text: damage) }
    let record: ReportRecord
    do {
      record = try JSONDecoder().decode(ReportRecord.self, from: Data(line))
    } catch DecodingError.dataCorrupted(let context) where context.codingPath.isEmpty {
      throw UnreadableReport(text: "is cut off or no JSON")
    } catch let error as UnreadableReport {
      throw error
    } catch {
      let isEvidence = (try? JSONDecoder().decode(EvidenceMark.self, from: Data(line))) != nil
      throw UnreadableReport(
        text: isEvidence
          ? "is evidence of --save-evidence: 'trusteval replay' makes reports of it"
          : "is no report of trusteval that this version knows")
    }
    guard record.isConsistent else {
      throw UnreadableReport(text: "has the verdict 'trusted' beside what cannot be with it")
    }
    report = record.report
    version = record.version
  }
}

/// What only a line of `--save-evidence` has.
private struct EvidenceMark: Decodable {
  struct Content: Decodable {
    let observations: [Observation]
    struct Observation: Decodable {}
  }
  let evidence: Content
}

/// Why a line is no report, one clause.
package struct UnreadableReport: Error, Hashable, Sendable {
  package let text: String
}

/// JSON that was read, on one line and safe for a terminal: characters that could mislead are
/// escaped, which does not change their meaning.
package func renderJSON(again line: [UInt8]) -> String {
  var text = ""
  for scalar in String(decoding: line, as: UTF8.self).unicodeScalars {
    // Some editors write a byte order mark first, which JSON does not allow.
    if scalar == "\u{feff}", text.isEmpty { continue }
    if scalar.value < 0x20 {
      // Control characters outside strings are white space.
      text += " "
    } else if scalar.misleadsTerminals {
      text += JSONWriter.hexadecimal(scalar)
    } else {
      text.unicodeScalars.append(scalar)
    }
  }
  return text
}

/// The keys that are read; a report may have others.
private struct ReportRecord: Decodable {
  let report: Report
  let version: String?
  /// Whether the findings agree with the verdict: the line may be from anybody.
  let isConsistent: Bool

  private enum Key: String, CodingKey {
    case schema, tool, keyKind, endpoint, source, verifyDate, verdict, reservation, blocked,
      trustedUntil, trustedUntilCause, failures, codes, chain
    case route, transportSecurity, handshake, failure, fixes, thresholds, notes, timing,
      trustResult, exceptions
  }

  /// The largest integer that JSON carries between programs (RFC 7493, section 2.2).
  private static let largestPlace = 9_007_199_254_740_991

  private struct Tool: Decodable {
    let version: String
  }

  /// What of an exception tells which failure it let pass.
  private struct Passed: Decodable {
    let outcome: String
    let check: String
  }

  init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: Key.self)
    guard try members.decode(Int.self, forKey: .schema) == ReportTable.schemaNumber else {
      throw UnreadableReport(text: "is a report of another schema")
    }
    version = try? members.decode(Tool.self, forKey: .tool).version
    let source = try members.decodeIfPresent(RequestSource.self, forKey: .source)
    // Places are counted on from what is read.
    guard source.map({ (0...Self.largestPlace).contains($0.index) }) ?? true else {
      throw UnreadableReport(text: "has a place in its run that no run has")
    }
    var report = Report(
      endpoint: try members.decode(Endpoint.self, forKey: .endpoint), source: source,
      verifyDate: try members.decode(Instant.self, forKey: .verifyDate),
      verdict: try members.decode(Verdict.self, forKey: .verdict))
    report.failures = try members.decode([Read<Failure>].self, forKey: .failures).map(\.value)
    report.codes = try members.decode(Read<LayerCodes>.self, forKey: .codes).value
    report.chain = try members.decode([Read<CertificateFacts>].self, forKey: .chain).map(\.value)
    report.handshake = try members.decodeIfPresent(Read<Handshake>.self, forKey: .handshake)?.value
    report.failure = try members.decodeIfPresent(Read<ConnectionFailure>.self, forKey: .failure)?
      .value
    report.fixes = try members.decode([Read<Fix?>].self, forKey: .fixes).compactMap(\.value)
    report.thresholds = try members.decode([Read<Threshold>].self, forKey: .thresholds)
      .map(\.value)
    report.notes = try members.decode([Read<Note?>].self, forKey: .notes).compactMap(\.value)
    report.timing = try members.decode(Timing.self, forKey: .timing)
    // A report of an earlier version lacks the cause.
    let cause = try members.decodeIfPresent(String.self, forKey: .trustedUntilCause) ?? ""
    report.trustEnd = try members.decodeIfPresent(Instant.self, forKey: .trustedUntil).map {
      TrustEnd(date: $0, cause: cause)
    }
    report.route = try members.decodeIfPresent(Read<Route>.self, forKey: .route)?.value
    report.transportSecurity = try members.decodeIfPresent(
      Read<TransportSecurity>.self, forKey: .transportSecurity)?.value
    // A report of an earlier version may lack it, and one of a later version have another word.
    report.keyKind = (try? members.decode(String.self, forKey: .keyKind)).flatMap(KeyKind.init)
    report.readReservation = ReadReservation(
      text: try members.decodeIfPresent(String.self, forKey: .reservation),
      isBlocked: try members.decodeIfPresent(Bool.self, forKey: .blocked) ?? false)
    self.report = report
    let trust = try members.decodeIfPresent(String.self, forKey: .trustResult)
    let passed = try members.decodeIfPresent([Passed].self, forKey: .exceptions) ?? []
    let excepted = passed.filter { $0.outcome == ExceptionFacts.Outcome.used.rawValue }
      .map(\.check)
    isConsistent =
      report.verdict != .trusted
      || (report.failure == nil && ["unspecified", "proceed"].contains(trust)
        && !report.chain.isEmpty
        && report.handshake.map { $0.isComplete && $0.isOfCurrentVersion } ?? true
        && report.failures.allSatisfy { excepted.contains($0.finding.check.rawValue) }
        && report.trustEnd.map { $0.date >= report.verifyDate } ?? true)
  }
}

/// A value of the model in the form of reports, which may differ from that of evidence.
private struct Read<Value: ReadFromReport>: Decodable {
  let value: Value

  init(from decoder: any Decoder) throws {
    value = try Value.read(Members(container: try decoder.container(keyedBy: Name.self)))
  }
}

private protocol ReadFromReport {
  static func read(_ members: Members) throws -> Self
}

private struct Name: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }

  init?(intValue: Int) { nil }
}

/// The members of one object of a report, by name.
private struct Members {
  let container: KeyedDecodingContainer<Name>

  func text(_ name: String) throws -> String {
    try container.decode(String.self, forKey: Name(stringValue: name))
  }

  func optional<Value: Decodable>(_ name: String, _ type: Value.Type) throws -> Value? {
    try container.decodeIfPresent(type, forKey: Name(stringValue: name))
  }

  func value<Value: Decodable>(_ name: String, _ type: Value.Type) throws -> Value {
    try container.decode(type, forKey: Name(stringValue: name))
  }

  /// One of an enumeration's raw values; fails for a word that only a later version has.
  func word<Word: RawRepresentable<String>>(_ name: String, _ type: Word.Type) throws -> Word {
    guard let word = Word(rawValue: try text(name)) else {
      throw UnreadableReport(text: "has a '\(name)' that this version does not know")
    }
    return word
  }

  func code(_ name: String) throws -> AppleCode? {
    try optional(name, Read<AppleCode>.self)?.value
  }
}

extension AppleCode: ReadFromReport {
  fileprivate static func read(_ members: Members) throws -> AppleCode {
    AppleCode(
      try members.word("domain", CodeDomain.self), try members.text("symbol"),
      try members.value("value", Int.self),
      certainty: try members.word("certainty", Certainty.self),
      evidence: try members.text("evidence"))
  }
}

extension LayerCodes: ReadFromReport {
  fileprivate static func read(_ members: Members) throws -> LayerCodes {
    LayerCodes(
      secTrust: try members.code("secTrust"), stream: try members.code("stream"),
      streamATS: try members.code("streamATS"),
      urlSessionATS: try members.code("urlSessionATS"),
      urlSession: try members.code("urlSession"))
  }
}

extension Route: ReadFromReport {
  fileprivate static func read(_ members: Members) throws -> Route {
    Route(
      proxy: try members.optional("proxy", String.self),
      startTLS: try members.optional("starttls", String.self).flatMap(StartTLS.init))
  }
}

/// What it requires is not read: the reservation tells what is not met.
extension TransportSecurity: ReadFromReport {
  fileprivate static func read(_ members: Members) throws -> TransportSecurity {
    TransportSecurity(host: try members.word("host", Host.self), violations: [])
  }
}

extension Failure: ReadFromReport {
  fileprivate static func read(_ members: Members) throws -> Failure {
    Failure(
      finding: Finding(
        try members.word("check", Check.self),
        certificate: try members.optional("certificate", Int.self),
        summary: try members.text("summary"), actual: try members.optional("actual", String.self)),
      severity: try members.word("severity", Severity.self),
      sentAs: try members.optional("sentAs", Int.self),
      subject: try members.optional("subject", String.self),
      codes: try members.value("codes", Read<LayerCodes>.self).value)
  }
}

extension CertificateFacts: ReadFromReport {
  fileprivate static func read(_ members: Members) throws -> CertificateFacts {
    var facts = CertificateFacts(
      subject: try members.text("subject"), issuer: try members.text("issuer"),
      label: try members.text("label"), serial: try members.text("serial"),
      notBefore: try members.value("notBefore", Instant.self),
      notAfter: try members.value("notAfter", Instant.self),
      sha256: try members.text("sha256"), spkiSha256: try members.text("spkiSha256"),
      names: try members.value("names", [String].self), key: try members.text("key"),
      signature: try members.text("signature"),
      role: Role(rawValue: try members.text("role")) ?? .stray,
      origin: Origin(rawValue: try members.text("origin")) ?? .sent,
      isSelfIssued: try members.value("selfIssued", Bool.self))
    facts.sentAs = try members.optional("sentAs", Int.self)
    return facts
  }
}

extension Handshake: ReadFromReport {
  fileprivate static func read(_ members: Members) throws -> Handshake {
    var handshake = Handshake(
      protocolVersion: try members.optional("protocol", String.self),
      isComplete: try members.value("complete", Bool.self),
      engine: try members.optional("engine", String.self).flatMap(Engine.init(rawValue:)))
    // A report of an earlier version lacks it.
    handshake.capture = try members.optional("capture", Read<CaptureFacts>.self)?.value
    return handshake
  }
}

extension CaptureFacts: ReadFromReport {
  fileprivate static func read(_ members: Members) throws -> CaptureFacts {
    CaptureFacts(
      readAt: try members.value("readAt", Instant.self),
      isKeyProved: try members.value("keyProved", Bool.self),
      isTimeKnown: try members.optional("timeKnown", Bool.self))
  }
}

extension ConnectionFailure: ReadFromReport {
  /// A report lacks some details of a kind; the values used in their place are never shown.
  fileprivate static func read(_ members: Members) throws -> ConnectionFailure {
    let kind = Kind(
      try members.word("kind", Kind.Name.self),
      phase: try members.optional("phase", String.self).flatMap(Phase.init(rawValue:)) ?? .connect,
      alert: try members.optional("alert", UInt8.self) ?? 0, isHTTP: false)
    guard let kind else { throw UnreadableReport(text: "has a failure without its kind") }
    return ConnectionFailure(
      kind, summary: try members.text("summary"),
      hint: try members.optional("hint", String.self))
  }
}

/// A value that is left out where its kind is one of a later version.
private protocol ReadIfKnown {
  static func readIfKnown(_ members: Members) throws -> Self?
}

extension Optional: ReadFromReport where Wrapped: ReadIfKnown {
  fileprivate static func read(_ members: Members) throws -> Wrapped? {
    try Wrapped.readIfKnown(members)
  }
}

extension Fix: ReadIfKnown {
  fileprivate static func readIfKnown(_ members: Members) throws -> Fix? {
    guard let kind = Fix.Kind(rawValue: try members.text("kind")),
      let side = Fix.Side(rawValue: try members.text("side"))
    else { return nil }
    return Fix(
      kind: kind, side: side, text: try members.text("text"),
      // A report that does not say so is not taken to.
      isVerified: try members.optional("verified", Bool.self) ?? false)
  }
}

extension Threshold: ReadFromReport {
  fileprivate static func read(_ members: Members) throws -> Threshold {
    Threshold(
      option: try members.text("option"), expected: try members.text("expected"),
      actual: try members.text("actual"), isFailed: try members.value("failed", Bool.self))
  }
}

extension Note: ReadIfKnown {
  fileprivate static func readIfKnown(_ members: Members) throws -> Note? {
    let kind = Note.Kind(rawValue: try members.text("kind"))
    let text = try members.text("text")
    return kind.map { Note($0, text) }
  }
}
