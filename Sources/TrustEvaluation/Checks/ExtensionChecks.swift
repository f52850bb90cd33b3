import TrustModel
import X509

extension PathChecks {
  /// An unknown critical extension makes the certificate invalid, except in a trusted anchor
  /// (CriticalExtensions; mapping section 10).
  @Sendable static func criticalExtensions(_ path: PathContext) -> [Finding] {
    path.processedIndices.compactMap { index in
      let unknown = path.certificates[index].extensions.filter {
        $0.isCritical && !KnownExtensions.isKnown($0.oid)
      }
      guard !unknown.isEmpty else { return nil }
      return Finding(
        .criticalExtensions, certificate: index,
        summary: "the certificate has a critical extension that is not understood",
        expected: "no unknown critical extension",
        actual: unknown.map(\.oid.name).joined(separator: ", "))
    }
  }

  /// Extensions that occur twice or cannot be read, and other damage (DuplicateExtension,
  /// UnparseableExtension).
  @Sendable static func extensionProblems(_ path: PathContext) -> [Finding] {
    path.certificates.indices.flatMap { index in
      path.certificates[index].problems.compactMap { problem in finding(problem, at: index) }
    }
  }

  private static func finding(_ problem: CertificateProblem, at index: Int) -> Finding? {
    let check: Check
    let summary: String
    switch problem.kind {
    case .duplicateExtension(let oid):
      check = .duplicateExtension
      summary = "the extension \(oid.name) occurs more than once"
    case .unparseableExtension(let oid):
      check = .unparseableExtension
      summary = "the extension \(oid.name) cannot be read"
    case .unparseableSubject:
      check = .unparseableCertificate
      summary = "the subject cannot be read"
    case .unparseableKey, .malformedSignature:
      // Checks of the key and the signature report these.
      return nil
    }
    let place = problem.offset.map { "\(problem.field), byte \($0)" } ?? problem.field
    return Finding(
      check, certificate: index, summary: summary, actual: "\(problem.text) (\(place))")
  }

  /// Only a leaf with a critical subject alternative name may have an empty subject
  /// (NonEmptySubject).
  @Sendable static func nonEmptySubject(_ path: PathContext) -> [Finding] {
    path.certificates.indices.compactMap { index in
      let certificate = path.certificates[index]
      guard certificate.subject.isEmpty else { return nil }
      let isCA = certificate.known.basicConstraints?.isCA == true
      let hasCriticalNames = certificate.extensions.contains {
        $0.oid == .subjectAltName && $0.isCritical
      }
      guard isCA || !hasCriticalNames else { return nil }
      return Finding(
        .nonEmptySubject, certificate: index, summary: "the subject is empty",
        expected: isCA ? "a subject" : "a subject, or a critical subjectAltName",
        actual: "an empty subject")
    }
  }

  /// Key identifiers, where both certificates have one, must name the same key (IdLinkage).
  @Sendable static func identifierLinkage(_ path: PathContext) -> [Finding] {
    path.certificates.indices.dropLast().compactMap { index in
      let child = path.certificates[index]
      let issuer = path.certificates[index + 1]
      guard issuer.keyIdentifierMismatch(asIssuerOf: child) else { return nil }
      return Finding(
        .idLinkage, certificate: index,
        summary: "the certificate names another key of its issuer",
        expected:
          "authority key identifier \(hexadecimal(issuer.known.subjectKeyIdentifier ?? []))",
        actual: hexadecimal(child.known.authorityKeyIdentifier?.keyIdentifier ?? []))
    }
  }
}
