import TrustModel
import X509

extension PathChecks {
  /// Every certificate must be valid at the verify date, the anchor included (TemporalValidity).
  ///
  /// The first and the last second of the period are part of it.
  @Sendable static func temporalValidity(_ path: PathContext) -> [Finding] {
    let now = path.settings.verifyDate
    return path.certificates.indices.compactMap { index in
      let certificate = path.certificates[index]
      if certificate.notAfter < certificate.notBefore {
        return neverValid(certificate, at: index, now: now)
      }
      if now < certificate.notBefore { return notYetValid(certificate, at: index, now: now) }
      if now > certificate.notAfter { return expired(certificate, at: index, now: now) }
      return nil
    }
  }

  private static func neverValid(
    _ certificate: Certificate, at index: Int, now: Instant
  ) -> Finding {
    Finding(
      .temporalValidity, certificate: index,
      reason: now < certificate.notBefore ? .notYetValid : .expired,
      summary: "the certificate is never valid: its end is before its beginning",
      expected: "valid on \(now.day)",
      actual: "valid from \(certificate.notBefore.text(against: certificate.notAfter)) to "
        + certificate.notAfter.text(against: certificate.notBefore))
  }

  private static func expired(_ certificate: Certificate, at index: Int, now: Instant) -> Finding {
    let span = TimeSpan.text(seconds: now.seconds(since: certificate.notAfter))
    return Finding(
      .temporalValidity, certificate: index, reason: .expired,
      summary: "the certificate expired \(span) ago",
      expected: "valid on \(now.text(against: certificate.notAfter))",
      actual: "valid until \(certificate.notAfter.text(against: now))")
  }

  private static func notYetValid(
    _ certificate: Certificate, at index: Int, now: Instant
  ) -> Finding {
    let span = TimeSpan.text(toComplete: certificate.notBefore.seconds(since: now))
    return Finding(
      .temporalValidity, certificate: index, reason: .notYetValid,
      summary: "the certificate becomes valid in \(span)",
      expected: "valid on \(now.text(against: certificate.notBefore))",
      actual: "valid from \(certificate.notBefore.text(against: now))")
  }
}
