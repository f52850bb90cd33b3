extension TrustException {
  /// The longest that an exception holds when it is made: long enough to have a server mended.
  package static let longest: Int64 = 90

  /// What would let everything pass that failed at a server: what was let pass already keeps its date
  /// and reason, and what no exception can let pass has none.
  ///
  /// Each holds until the server's certificate ends, if that is yet to come, and for 90 days at most.
  package static func recorded(from report: Report) -> [TrustException] {
    guard let leaf = report.path.first, let key = Pin(hexadecimalDigest: leaf.spkiSha256) else {
      return []
    }
    let latest = report.verifyDate.advanced(bySeconds: longest * Instant.secondsPerDay)
    let expires = leaf.notAfter > report.verifyDate ? min(leaf.notAfter, latest) : latest
    let new = report.failures.filter {
      $0.severity == .recoverable && $0.finding.mayBeExcepted
    }.compactMap { failure in
      failure.finding.certificate.flatMap { index in
        report.path.indices.contains(index)
          ? TrustException(
            check: failure.finding.check, host: report.endpoint.serverName ?? "-",
            port: report.endpoint.port, certificate: report.path[index].sha256, key: key,
            expires: expires, reason: "") : nil
      }
    }
    return report.exceptions.filter { $0.outcome == .used }.map(\.entry) + new
  }
}
