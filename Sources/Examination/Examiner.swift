import Diagnosis
package import Threads
package import TrustModel

/// Makes the report for a request: in the same way for servers, files, the lab and records.
package struct Examiner: Sendable {
  private let source: any EvidenceSource
  private var tools: Tools { source.tools }

  package init(_ source: any EvidenceSource) {
    self.source = source
  }

  /// An examiner of servers and files; reads the files that the request names, once for all
  /// endpoints.
  ///
  /// - Parameter contents: What was read of files that can be read only once, by their names.
  /// - Throws: `RequestError` for the first file that cannot be used.
  package init(
    reading request: Request, with tools: Tools, contents: [String: [UInt8]] = [:]
  ) throws(RequestError) {
    let materials = try RequestMaterials(of: request, with: tools, contents: contents)
    self.init(LiveSource(tools, materials: materials))
  }

  package struct Result: Sendable {
    package var report: Report
    /// The report can be made again from it.
    package var evidence: Evidence
  }

  /// More rounds than any evidence needs: roots, issuers one after the other, opinions, places,
  /// experiments.
  ///
  /// Roots of one store that issued one another come in one round.
  private static let mostRounds = 40

  /// What was seen of a server before its report is made.
  package struct Beginning: Sendable {
    @Boxed fileprivate var evidence: Evidence
    /// Of the request's timeout; time until the report is begun does not count.
    fileprivate let remaining: Deadline.Remainder
  }

  /// Connects to the server, where that is all there is to wait for, while other tasks continue.
  ///
  /// - Returns: Nil where the report has to be made as a whole.
  package func beginning(of request: Request, on loop: EventLoop) async -> Beginning? {
    let start = Deadline(in: request.timeout)
    guard let evidence = await source.evidence(for: request, by: start, on: loop) else {
      return nil
    }
    return Beginning(
      evidence: evidence, remaining: start.postponed(by: evidence.turn).remainder)
  }

  /// Makes the report within the request's timeout; failures are part of it.
  ///
  /// - Parameters:
  ///   - beginning: What was seen already; nil to connect now.
  ///   - tries: How often the server was tried, this time included; nil for once, or as recorded.
  package func result(
    for request: Request, after beginning: Beginning? = nil, tries: Int? = nil
  ) -> Result {
    let start = beginning.map { Deadline($0.remaining) } ?? Deadline(in: request.timeout)
    var evidence = beginning?.evidence ?? source.evidence(for: request, by: start)
    if let tries { evidence.tries = tries }
    let deadline = beginning == nil ? start.postponed(by: evidence.turn) : start
    var timing = evidence.observations.first?.timing ?? Timing()
    var diagnoser = Diagnoser(
      request, version: tools.version, cryptography: tools.cryptography,
      certificates: tools.certificates, evaluations: tools.evaluations)
    var evaluation = Duration.zero
    for _ in 0..<Self.mostRounds {
      var start = ContinuousClock.now
      let outcome = diagnoser.outcome(on: evidence)
      evaluation += start.lap()
      switch outcome {
      case .report(var report):
        timing.evaluate = evaluation
        report.timing = timing
        return Result(report: report, evidence: evidence)
      case .lacks(let needs):
        source.meet(needs, of: request, in: &evidence, by: deadline)
        timing.add(start.lap(), for: needs)
      }
    }
    return unfinished(request, evidence)
  }

  /// The result where needs remain after all rounds: roots that name each other without end, or a
  /// fault of this program.
  private func unfinished(_ request: Request, _ evidence: Evidence) -> Result {
    let failure = ConnectionFailure(
      .internalError, summary: "the evaluation did not come to an end",
      hint: "please report this, with the file of --save-evidence")
    var report = Report(
      endpoint: request.endpoint, verifyDate: request.trust.verifyDate ?? evidence.clock,
      purpose: request.trust.purpose, verdict: .unknown)
    report.failure = failure
    return Result(report: report, evidence: evidence)
  }
}

extension Evidence {
  /// How long the connection waited for its turn, which does not count.
  fileprivate var turn: Duration {
    observations.compactMap(\.timing.turn).max() ?? .zero
  }
}

extension Timing {
  fileprivate mutating func add(_ duration: Duration, for needs: [Need]) {
    if needs.contains(where: \.isFetch) {
      fetch = (fetch ?? .zero) + duration
    }
    if needs.contains(where: { if case .opinion = $0 { true } else { false } }) {
      opinions = (opinions ?? .zero) + duration
    }
  }
}

extension Need {
  fileprivate var isFetch: Bool {
    switch self {
    case .issuer, .revocation: true
    case .roots, .rootPlaces, .publicSuffixes, .opinion: false
    }
  }
}

extension ContinuousClock.Instant {
  /// The time since this instant; sets the instant to now.
  fileprivate mutating func lap() -> Duration {
    let now = ContinuousClock.now
    defer { self = now }
    return now - self
  }
}
