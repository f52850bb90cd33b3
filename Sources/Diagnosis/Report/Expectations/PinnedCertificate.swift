import TrustEvaluation
import TrustModel
import X509

/// The server's certificate compared with those that it may be, byte for byte, instead of trust
/// evaluation (TN2232, "Trusting One Specific Certificate").
struct PinnedCertificate {
  let leaf: Certificate
  /// SHA-256 of each that it may be, in lower-case hexadecimal.
  let accepted: [String]

  var isSame: Bool { accepted.contains(leaf.sha256) }

  /// The failure; nil where the certificate is one of them.
  var finding: Finding? {
    guard !isSame else { return nil }
    return Finding(
      .pinnedCertificate, certificate: 0, reason: .notPinned,
      summary: "the certificate is not the one it is compared with",
      expected: "SHA-256 " + accepted.joined(separator: " or "), actual: "SHA-256 " + leaf.sha256)
  }

  /// What was not evaluated, for readers who see that the server is trusted.
  func note(on evaluation: Evaluation) -> Note {
    let checks = evaluation.best.findings.filter { $0.causedBy == nil }.map(\.check.rawValue)
    var seen: Set<String> = []
    let names = checks.filter { seen.insert($0).inserted }.joined(separator: ", ")
    return Note(
      .comparison,
      "it is the certificate of --pin-certificate, and nothing else was checked: neither name nor "
        + "dates, use or issuer; evaluated, it would be "
        + (evaluation.isTrusted ? "trusted" : "refused (\(names))")
        + "; as --anchor it would be evaluated")
  }

  var facts: [PinFacts] {
    accepted.map { PinFacts(certificate: $0, matches: $0 == leaf.sha256 ? [0] : []) }
  }
}

extension Inquiry {
  /// The comparison; nil where certificates are evaluated.
  var pinnedCertificate: PinnedCertificate? {
    guard case .certificates = trust.pinning, let leaf = chain.certificates.first else {
      return nil
    }
    return PinnedCertificate(
      leaf: leaf, accepted: (evidence.pinnedCertificates ?? []).map(SHA256.hexadecimal))
  }

  /// What was pinned, and where it is on the path.
  func pinFacts(on path: EvaluatedPath) -> [PinFacts] {
    if let pinnedCertificate { return pinnedCertificate.facts }
    return (trust.pinning?.pins ?? []).map { pin in
      PinFacts(
        pin,
        matches: path.certificates.indices.filter {
          pin.place.includes($0) && pin.isKey(of: path.certificates[$0])
        })
    }
  }
}
