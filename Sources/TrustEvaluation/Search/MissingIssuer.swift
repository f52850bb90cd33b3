import TrustModel
import X509

/// Why a path ends: the causes of "issuer not found".
struct MissingIssuer {
  var reason: FindingReason?
  var text: String
  var actual: String?
}

extension PathSearch {
  /// Looks for near matches of the issuer: its name with another key, or its key with another name.
  mutating func missingIssuer(of node: Int) -> MissingIssuer {
    let certificate = graph[node].certificate
    if let defect = certificate.signatureDefect {
      return MissingIssuer(
        reason: .signatureNotVerifiable, text: "the signature cannot be verified", actual: defect)
    }
    let namesakes = graph.namedLikeIssuer(of: node)
    if let text = unverifiable(node, by: namesakes) {
      return MissingIssuer(
        reason: .signatureNotVerifiable,
        text: "the issuer is there, but the signature cannot be verified", actual: text)
    }
    if let signer = namesakes.first(where: {
      ledger.verdict(on: node, by: $0, in: graph) == .valid
    }) {
      // The path has the signer's key already, or else it would go on.
      return MissingIssuer(
        reason: .issuersInCircle,
        text: "the issuers that are known lead back to '\(graph[signer].certificate.label)': "
          + "no root is among them")
    }
    if certificate.isSelfIssued, namesakes == [node] { return itself(certificate) }
    // Where key identifiers tell which of several is the issuer, the others do not matter.
    let others = namesakes.filter {
      $0 != node && ledger.verdict(on: node, by: $0, in: graph) == .invalid
    }
    if let other = others.min(by: {
      rank($0, asIssuerOf: certificate) < rank($1, asIssuerOf: certificate)
    }) {
      return keyMismatch(certificate, namesake: graph[other].certificate)
    }
    let lookalikes = graph.lookingLikeIssuer(of: node).filter { $0 != node }
    if let other = renamedIssuer(of: node) {
      return MissingIssuer(
        reason: .issuerNameMismatch,
        text: lookalikes.contains(other)
          ? "the issuer's key is there, but its name is written in another way"
          : "the issuer's key is there, but under another name",
        actual: "\(graph[other].certificate.label) has the issuer's key")
    }
    if let other = lookalikes.first {
      return MissingIssuer(
        reason: .issuerKeyMismatch,
        text: "a certificate has the issuer's name, written in another way, but another key: "
          + "replaced, or an impostor",
        actual: "the key of \(graph[other].certificate.label) did not make the signature")
    }
    // A root names no address either, as it has no issuer to fetch.
    let known = certificate.known
    guard known.basicConstraints?.isCA == true, known.caIssuers.isEmpty else {
      return MissingIssuer(
        reason: .issuerNotSent,
        text:
          "the issuer's certificate was not sent and is not known: '\(certificate.issuer.label)'")
    }
    return MissingIssuer(
      reason: .rootNotSent,
      text: "the chain ends below '\(certificate.issuer.label)', which is not known here: a root, "
        + "or an intermediate that was not sent")
  }

  private mutating func unverifiable(_ node: Int, by issuers: [Int]) -> String? {
    for issuer in issuers {
      if case .notVerifiable(let text) = ledger.verdict(on: node, by: issuer, in: graph) {
        return text
      }
    }
    return nil
  }

  /// A certificate that names itself as its issuer, and was not signed by its own key.
  private func itself(_ certificate: Certificate) -> MissingIssuer {
    if certificate.keyIdentifierMismatch(asIssuerOf: certificate) {
      return MissingIssuer(
        reason: .issuerNotSent,
        text: "the issuer has the certificate's own name and another key, and was not sent: "
          + "'\(certificate.label)'")
    }
    if certificate.keyIdentifierMatch(asIssuerOf: certificate) {
      return MissingIssuer(
        reason: .badSignature,
        text: "the signature is bad: the certificate names itself as its issuer, but its own key "
          + "did not make it")
    }
    return MissingIssuer(
      reason: .signedByOtherKey,
      text: "the certificate names itself as its issuer, but its own key did not make the "
        + "signature: the certificate was damaged, or another key of this name made it")
  }

  private func keyMismatch(_ certificate: Certificate, namesake: Certificate) -> MissingIssuer {
    if namesake.keyIdentifierMatch(asIssuerOf: certificate) {
      return MissingIssuer(
        reason: .badSignature,
        text: "the signature is bad: the key of '\(namesake.label)' did not make it")
    }
    // Without key identifiers, a damaged certificate looks like one that another key signed.
    guard namesake.keyIdentifierMismatch(asIssuerOf: certificate) else {
      return MissingIssuer(
        reason: .signedByOtherKey,
        text: "the key of '\(namesake.label)' did not make the signature: another key of this name "
          + "did, or the certificate was damaged")
    }
    let wanted = certificate.known.authorityKeyIdentifier?.keyIdentifier
    let present = namesake.known.subjectKeyIdentifier
    return MissingIssuer(
      reason: .issuerKeyMismatch,
      text: "a certificate has the issuer's name, but another key: replaced, or an impostor",
      actual: "key \(hexadecimal(present ?? [])) instead of \(hexadecimal(wanted ?? []))")
  }

  /// A certificate with the required key identifier, or with the key itself, under any name.
  private mutating func renamedIssuer(of node: Int) -> Int? {
    let child = graph[node].certificate
    let others = graph.nodes.indices.filter { $0 != node }
    if let match = others.first(where: {
      graph[$0].certificate.keyIdentifierMatch(asIssuerOf: child)
    }) {
      return match
    }
    // Trying a key costs a verification; real chains are short.
    return others.prefix(16).first {
      ledger.verdict(on: node, by: $0, in: graph) == .valid
    }
  }
}
