import TrustModel

/// Every check that a path goes through.
///
/// The order is that in which a reader looks at them: path, time and name, usage, strength,
/// structure.
enum PathChecks {
  /// All findings, in the order of the checks; then by certificate, leaf first.
  static func findings(_ path: PathContext) -> [Finding] {
    Causes.linked(all.flatMap { check in check(path) })
  }

  private static let all: [@Sendable (PathContext) -> [Finding]] = [
    anchor, usageConstraints, pins, revocation, revocationBound, revocationAnswer, refusedKeys,
    issuedAfterDistrust, transparency, temporalValidity, hostname,
    lifetime, extendedKeyUsage,
    serverAuthentication, leafKeyUsage, weakKeySize, keySize, weakSignature, signatureHash,
    basicConstraints, certificateSigning, pathLength, nameConstraints, policies,
    criticalExtensions, extensionProblems, identifierLinkage, nonEmptySubject,
  ]
}

/// Consequences and the failures that cause them, on the same certificate.
private enum Causes {
  private static let causes: [(effect: Check, cause: Check)] = [
    (.serverAuthEKU, .extendedKeyUsage),
    (.keySize, .weakKeySize),
    (.signatureHashAlgorithms, .weakSignature),
    (.anchorTrusted, .usageConstraints),
    (.missingIntermediate, .usageConstraints),
  ]

  static func linked(_ findings: [Finding]) -> [Finding] {
    guard findings.count > 1 else { return findings }
    return findings.map { finding in
      guard finding.causedBy == nil,
        let cause = causes.first(where: { pair in
          pair.effect == finding.check
            && findings.contains {
              $0.check == pair.cause && $0.certificate == finding.certificate
            }
        })
      else { return finding }
      var linked = finding
      linked.causedBy = cause.cause
      return linked
    }
  }
}
