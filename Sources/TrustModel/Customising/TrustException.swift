/// One failure that a user lets pass at one server, as `SecTrustCopyExceptions` records it and TN2232
/// ("Trust Exceptions") advises: nothing else passes with it.
package struct TrustException: Hashable, Codable, Sendable {
  package var check: Check
  /// The name that the certificate was evaluated for; `-` where none was.
  package var host: String
  /// Nil for certificates from files.
  package var port: Int?
  /// SHA-256 of the certificate that failed, in lower-case hexadecimal.
  package var certificate: String
  /// The server's own key, without a place: an impostor has another one.
  package var key: Pin
  /// The last moment at which it holds.
  package var expires: Instant
  /// Why it is there, for a reviewer; may be empty.
  package var reason: String
  /// Where in a file it was read; nil for an exception that was not read from one.
  package var place: Place?

  /// The file and line of an exception, for messages.
  package struct Place: Hashable, Codable, Sendable {
    package var file: String
    /// Line of the entry's check, from 1.
    package var line: Int

    package init(file: String, line: Int) {
      self.file = file
      self.line = line
    }
  }

  package init(
    check: Check, host: String, port: Int?, certificate: String, key: Pin, expires: Instant,
    reason: String, place: Place? = nil
  ) {
    self.check = check
    self.host = host
    self.port = port
    self.certificate = certificate
    self.key = key
    self.expires = expires
    self.reason = reason
    self.place = place
  }
}

/// An exception that was given, and what it did.
package struct ExceptionFacts: Hashable, Sendable {
  package var entry: TrustException
  package var outcome: Outcome

  package enum Outcome: String, CaseIterable, Sendable {
    /// It let its failure pass.
    case used
    /// Its failure occurs, but the exception has expired.
    case expired
    /// Its failure occurs, but no exception may let it pass.
    case fatal
    /// The server has another key.
    case otherKey
    /// The check fails, on another certificate.
    case otherCertificate
    /// It is for another name or port.
    case otherHost
    /// The check does not fail.
    case unused
  }

  package init(entry: TrustException, outcome: Outcome) {
    self.entry = entry
    self.outcome = outcome
  }
}

extension TrustException {
  /// The longest that an exception holds when it is made: long enough to have a server mended.
  package static let longest: Int64 = 90

  /// Exceptions for everything that failed at a server.
  ///
  /// An exception that was given already keeps its date and reason; a failure that no exception can
  /// let pass gets none. Each expires when the server's certificate does, if that is still to come,
  /// and after 90 days at most.
  package static func recorded(from report: Report) -> [TrustException] {
    guard let leaf = report.path.first, let key = Pin(hexadecimalDigest: leaf.spkiSha256) else {
      return []
    }
    // 9999-12-31T23:59:59Z: a later date has no text that could be read again.
    let latest = min(
      report.verifyDate.advanced(bySeconds: longest * Instant.secondsPerDay),
      Instant(secondsSinceEpoch: 253_402_300_799))
    let expires = leaf.notAfter > report.verifyDate ? min(leaf.notAfter, latest) : latest
    let new = report.failures.filter(\.mayBeExcepted).compactMap { failure in
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

extension Failure {
  /// Whether an exception can let it pass.
  package var mayBeExcepted: Bool { severity == .recoverable && finding.mayBeExcepted }
}
