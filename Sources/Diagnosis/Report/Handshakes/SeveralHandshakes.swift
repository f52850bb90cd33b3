import TrustModel

/// One report from the reports on each engine's handshake: the worst of them is used.
///
/// Not trusted is worse than no verdict: a client that got those certificates refuses the server.
struct SeveralHandshakes {
  /// Those that the request names.
  let engines: [Engine]
  /// One for each engine, in their order; at least one.
  let observations: [Observation]
  /// One for each observation.
  let reports: [Report]

  var report: Report {
    guard reports.count > 1 else { return reports[0] }
    var report = reports[main]
    if main != worst {
      // A handshake that failed before any certificate came gives no other information.
      report.verdict = .unknown
      report.failure = reports[worst].failure
      report.codes = reports[worst].codes
      report.notes.append(
        Note(
          .handshakeIncomplete,
          "the certificates that \(engine(main).displayName)'s handshake saw are trusted"))
    }
    // Where all failed, it does not matter whose failure it is.
    if reports.contains(where: { $0.failure == nil }), let failure = report.failure {
      report.failure?.summary =
        "\(engine(worst).displayName)'s handshake failed: \(failure.summary)"
    }
    report.thresholds = thresholds
    if report.verdict == .trusted {
      report.trustEnd = reports.compactMap(\.trustEnd).min { $0.date < $1.date }
    }
    report.otherHandshakes = reports.indices.filter { $0 != main }.map(other)
    let comparison = HandshakeComparison(observations[0], observations[1])
    report.disagreements += comparison.disagreements
    report.notes += [comparison.note].compactMap(\.self)
    return report
  }

  /// Each engine may have been sent other certificates: a threshold has to be met by all of them.
  private var thresholds: [Threshold] {
    reports[main].thresholds.map { threshold in
      guard !threshold.isFailed else { return threshold }
      for index in reports.indices where index != main {
        // What the other engine does not see of the same certificates is not missing.
        let isSame = observations[index].certificates == observations[main].certificates
        if isSame, threshold.isOfTimestamps,
          reports[index].handshake?.signedCertificateTimestamps == nil
        {
          continue
        }
        let failed = reports[index].thresholds.first { $0.isFailed && $0.isAsked(by: threshold) }
        guard var failed else { continue }
        failed.actual += " in \(engine(index).displayName)'s handshake"
        return failed
      }
      return threshold
    }
  }

  /// Index of the worst report, the first of equal ones.
  private var worst: Int {
    let order = [Verdict.untrusted, .unknown, .trusted]
    return order.compactMap { verdict in reports.firstIndex { $0.verdict == verdict } }.first ?? 0
  }

  /// Index of the report that the result is based on.
  private var main: Int {
    guard observations[worst].certificates.isEmpty else { return worst }
    return observations.firstIndex { !$0.certificates.isEmpty } ?? worst
  }

  private func other(_ index: Int) -> OtherHandshake {
    let report = reports[index]
    return OtherHandshake(
      engine: engine(index), verdict: report.verdict,
      hasSameCertificates: observations[index].certificates == observations[main].certificates,
      failures: report.failures, chain: report.chain, handshake: report.handshake,
      handshakeFindings: report.handshakeFindings,
      acceptableIssuers: report.acceptableIssuers, failure: report.failure)
  }

  /// An edited record may hold more observations than its request names engines.
  private func engine(_ index: Int) -> Engine {
    observations[index].handshake?.engine
      ?? (engines.indices.contains(index) ? engines[index] : .openssl)
  }
}

extension Threshold {
  fileprivate var isOfTimestamps: Bool {
    option == "--require-sct" || expected == "no \(Check.systemTrustedCTRequired.rawValue)"
  }

  /// Whether the same option asks for both, of another certificate too: a part of its lifetime is
  /// another time there.
  fileprivate func isAsked(by other: Threshold) -> Bool {
    // Alone among the options, it asks several questions.
    option == other.option && (option != "--fail-on" || expected == other.expected)
  }
}
