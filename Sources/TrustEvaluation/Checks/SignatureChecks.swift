import TrustModel
import X509

extension PathChecks {
  /// Hashes that no purpose accepts (WeakSignature).
  ///
  /// The signature of a self-signed certificate is not checked: it proves nothing.
  @Sendable static func weakSignature(_ path: PathContext) -> [Finding] {
    path.certificates.indices.filter {
      path.certificates[$0].signatureHash.isBroken && !path.isSelfSigned[$0]
    }.map { finding(path, .weakSignature, at: $0, summary: "the signature uses a broken hash") }
  }

  /// Hashes that a server's path must not use, SHA-1 among them (SignatureHashAlgorithms).
  @Sendable static func signatureHash(_ path: PathContext) -> [Finding] {
    guard path.settings.purpose == .server else { return [] }
    // An anchor that a user chose is exempt, self-signed or not.
    let end = path.isUserAnchored ? path.lastIndex : path.lastIndex + 1
    return (0..<end).filter {
      let hash = path.certificates[$0].signatureHash
      return (hash.isBroken || hash == .sha1) && !path.isSelfSigned[$0]
    }.map {
      finding(path, .signatureHashAlgorithms, at: $0, summary: "the signature uses a weak hash")
    }
  }

  private static func finding(
    _ path: PathContext, _ check: Check, at index: Int, summary: String
  ) -> Finding {
    Finding(
      check, certificate: index, summary: summary, expected: "a hash of the SHA-2 family",
      actual: path.certificates[index].signatureAlgorithm.signatureName)
  }
}
