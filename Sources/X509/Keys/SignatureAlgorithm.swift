/// The digest that a signature is made over.
package enum SignatureHash: String, CaseIterable, Sendable {
  case md2, md4, md5, sha1, sha224, sha256, sha384, sha512
  /// Part of the algorithm itself, as with Ed25519.
  case intrinsic
  case unknown
}

/// The family of keys that an algorithm signs with.
enum SignatureFamily {
  case rsa, rsaPSS, ecdsa, dsa, edwards
}

extension Certificate {
  /// The digest of the certificate's signature, as the signed bytes name it.
  package var signatureHash: SignatureHash { tbsSignatureAlgorithm.signatureHash }
}

extension AlgorithmIdentifier {
  /// The digest of this signature algorithm; `unknown` for any other algorithm.
  package var signatureHash: SignatureHash {
    guard let known = knownSignature else { return .unknown }
    guard known.family == .rsaPSS else { return known.hash }
    return PSSParameters(parameters)?.hash ?? .unknown
  }

  /// The algorithm's name, such as `sha256WithRSAEncryption`; its identifier when unknown.
  package var signatureName: String {
    guard let known = knownSignature else { return algorithm.description }
    guard known.family == .rsaPSS else { return known.name }
    switch signatureHash {
    case .unknown: return "RSASSA-PSS"
    case let hash: return "RSASSA-PSS with SHA-" + hash.rawValue.dropFirst(3)
    }
  }

  var signatureFamily: SignatureFamily? { knownSignature?.family }

  private var knownSignature: KnownSignature? { KnownSignature.table[algorithm] }
}

private struct KnownSignature {
  let name: String
  let hash: SignatureHash
  let family: SignatureFamily

  private init(_ name: String, _ hash: SignatureHash, _ family: SignatureFamily) {
    self.name = name
    self.hash = hash
    self.family = family
  }

  /// RFC 3279, RFC 4055, RFC 5758, RFC 8410, and the older identifiers of OIW.
  static let table: [ObjectIdentifier: KnownSignature] = [
    ObjectIdentifier(1, 2, 840, 113_549, 1, 1, 2): .init("md2WithRSAEncryption", .md2, .rsa),
    ObjectIdentifier(1, 2, 840, 113_549, 1, 1, 3): .init("md4WithRSAEncryption", .md4, .rsa),
    ObjectIdentifier(1, 2, 840, 113_549, 1, 1, 4): .init("md5WithRSAEncryption", .md5, .rsa),
    ObjectIdentifier(1, 2, 840, 113_549, 1, 1, 5): .init("sha1WithRSAEncryption", .sha1, .rsa),
    ObjectIdentifier(1, 3, 14, 3, 2, 29): .init("sha1WithRSASignature", .sha1, .rsa),
    ObjectIdentifier(1, 2, 840, 113_549, 1, 1, 14):
      .init("sha224WithRSAEncryption", .sha224, .rsa),
    ObjectIdentifier(1, 2, 840, 113_549, 1, 1, 11):
      .init("sha256WithRSAEncryption", .sha256, .rsa),
    ObjectIdentifier(1, 2, 840, 113_549, 1, 1, 12):
      .init("sha384WithRSAEncryption", .sha384, .rsa),
    ObjectIdentifier(1, 2, 840, 113_549, 1, 1, 13):
      .init("sha512WithRSAEncryption", .sha512, .rsa),
    ObjectIdentifier(1, 2, 840, 113_549, 1, 1, 10): .init("RSASSA-PSS", .unknown, .rsaPSS),
    ObjectIdentifier(1, 2, 840, 10045, 4, 1): .init("ecdsa-with-SHA1", .sha1, .ecdsa),
    ObjectIdentifier(1, 2, 840, 10045, 4, 3, 1): .init("ecdsa-with-SHA224", .sha224, .ecdsa),
    ObjectIdentifier(1, 2, 840, 10045, 4, 3, 2): .init("ecdsa-with-SHA256", .sha256, .ecdsa),
    ObjectIdentifier(1, 2, 840, 10045, 4, 3, 3): .init("ecdsa-with-SHA384", .sha384, .ecdsa),
    ObjectIdentifier(1, 2, 840, 10045, 4, 3, 4): .init("ecdsa-with-SHA512", .sha512, .ecdsa),
    ObjectIdentifier(1, 2, 840, 10040, 4, 3): .init("dsa-with-sha1", .sha1, .dsa),
    ObjectIdentifier(2, 16, 840, 1, 101, 3, 4, 3, 1): .init("dsa-with-sha224", .sha224, .dsa),
    ObjectIdentifier(2, 16, 840, 1, 101, 3, 4, 3, 2): .init("dsa-with-sha256", .sha256, .dsa),
    .ed25519: .init("Ed25519", .intrinsic, .edwards),
    .ed448: .init("Ed448", .intrinsic, .edwards),
  ]
}

/// RSASSA-PSS-params (RFC 4055, section 3.1), as far as the digest goes.
struct PSSParameters {
  let hash: SignatureHash

  /// Nil when absent or malformed: with signatures the parameters must be there.
  init?(_ parameters: [UInt8]?) {
    guard let parameters, let hash = try? Self.hash(parameters) else { return nil }
    self.hash = hash
  }

  private static func hash(_ parameters: [UInt8]) throws(DERFault) -> SignatureHash {
    var outer = DERReader(parameters)
    var fields = try outer.next(.sequence).children
    let hash = try fields.nextIf(.contextConstructed(0))
    _ = try fields.nextIf(.contextConstructed(1))
    _ = try fields.nextIf(.contextConstructed(2))
    _ = try fields.nextIf(.contextConstructed(3))
    try fields.expectEnd()
    guard let hash else { return .sha1 }
    return hashes[try AlgorithmIdentifier(try hash.inner(.sequence)).algorithm] ?? .unknown
  }

  private static let hashes: [ObjectIdentifier: SignatureHash] = [
    ObjectIdentifier(1, 3, 14, 3, 2, 26): .sha1,
    ObjectIdentifier(2, 16, 840, 1, 101, 3, 4, 2, 4): .sha224,
    ObjectIdentifier(2, 16, 840, 1, 101, 3, 4, 2, 1): .sha256,
    ObjectIdentifier(2, 16, 840, 1, 101, 3, 4, 2, 2): .sha384,
    ObjectIdentifier(2, 16, 840, 1, 101, 3, 4, 2, 3): .sha512,
  ]
}
