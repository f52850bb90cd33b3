import TrustModel
import X509

extension PathChecks {
  /// Every issuer must be a certification authority, the anchor included (BasicConstraints,
  /// BasicConstraintsCA).
  @Sendable static func basicConstraints(_ path: PathContext) -> [Finding] {
    issuerIndices(path).compactMap { index in
      let issuer = path.certificates[index]
      guard issuer.version >= 3 else { return oldVersion(path, at: index) }
      guard let constraints = issuer.known.basicConstraints else {
        return Finding(
          .basicConstraints, certificate: index,
          summary: "the issuer has no basic constraints",
          expected: "basic constraints with CA:TRUE",
          actual: "none")
      }
      guard !constraints.isCA else { return nil }
      return Finding(
        .basicConstraintsCA, certificate: index,
        summary: "the issuer is not a certification authority",
        expected: "basic constraints with CA:TRUE", actual: "CA:FALSE")
    }
  }

  /// Versions 1 and 2 have no extensions: accepted in the last certificate, or when that has such a
  /// version too.
  private static func oldVersion(_ path: PathContext, at index: Int) -> Finding? {
    let issuer = path.certificates[index]
    guard index < path.lastIndex, path.certificates[path.lastIndex].version >= 3 else { return nil }
    return Finding(
      .basicConstraints, certificate: index,
      summary: "the issuer is too old a kind of certificate to be a certification authority",
      expected: "version 3 with basic constraints", actual: "version \(issuer.version)")
  }

  /// Every issuer that limits its key's usage must include signing certificates (KeyUsage).
  @Sendable static func certificateSigning(_ path: PathContext) -> [Finding] {
    issuerIndices(path).filter { path.certificates[$0].lacksCertificateSigning }.map {
      Finding(
        .keyUsage, certificate: $0, summary: "the issuer's key is not for signing certificates",
        expected: "key usage keyCertSign",
        actual: path.certificates[$0].known.keyUsage?.text)
    }
  }

  /// No more issuers may be below an issuer than it allows (BasicConstraintsPathLen).
  ///
  /// Self-issued certificates do not count. A trusted anchor is not processed (RFC 5280, section
  /// 6.1), but its own limit applies all the same, as Apple's tests show (mapping, section 10).
  @Sendable static func pathLength(_ path: PathContext) -> [Finding] {
    var findings: [Finding] = []
    let anchor = path.isAnchored ? path.certificates[path.lastIndex] : nil
    var limiter = anchor
    var allowed = anchor?.known.basicConstraints?.pathLength ?? path.processedIndices.count
    for index in path.processedIndices.dropFirst().reversed() {
      let issuer = path.certificates[index]
      if !issuer.isSelfIssued {
        if allowed > 0 {
          allowed -= 1
        } else {
          findings.append(
            Finding(
              .basicConstraintsPathLen, certificate: index,
              summary: "it is one CA too many below '\(limiter?.label ?? "the root")'",
              expected: limiter?.pathLengthText, actual: issuer.label))
        }
      }
      if let limit = issuer.known.basicConstraints?.pathLength, limit < allowed {
        (allowed, limiter) = (limit, issuer)
      }
    }
    return findings.reversed()
  }

  private static func issuerIndices(_ path: PathContext) -> Range<Int> {
    1..<path.certificates.count
  }
}

extension Certificate {
  /// The limit in words, such as `no CA below 'Root' (its path length is 0)`; nil without one.
  fileprivate var pathLengthText: String? {
    known.basicConstraints?.pathLength.map { limit in
      let number = limit == 0 ? "no CA" : limit == 1 ? "at most 1 CA" : "at most \(limit) CAs"
      return "\(number) below '\(label)' (its path length is \(limit))"
    }
  }
}
