import X509

/// The hash in a signature algorithm, as far as Apple's rules tell hashes apart.
enum SignatureHash: String {
  case md2 = "MD2"
  case md4 = "MD4"
  case md5 = "MD5"
  case sha1 = "SHA-1"
  case sha2 = "SHA-2"
  /// Part of the scheme, as in Ed25519, or not known.
  case other = "unknown"

  /// Broken since the nineties: no purpose accepts these (Apple's WeakSignature).
  var isBroken: Bool { self == .md2 || self == .md4 || self == .md5 }

  /// What lowers a path's score (SecCertificateIsWeakHash).
  var isWeak: Bool { self != .sha2 }
}

extension Certificate {
  var signatureHash: SignatureHash { signatureAlgorithm.signature?.hash ?? .other }
}

extension AlgorithmIdentifier {
  /// The name of a signature algorithm; its dotted identifier when it has none here.
  var signatureName: String { signature?.name ?? algorithm.name }

  fileprivate var signature: (name: String, hash: SignatureHash)? { Self.signatures[algorithm] }

  /// RFC 3279, RFC 4055, RFC 5758, RFC 8410 and the OIW identifiers that old certificates carry.
  private static let signatures: [ObjectIdentifier: (name: String, hash: SignatureHash)] = [
    ObjectIdentifier(1, 2, 840, 113_549, 1, 1, 2): ("md2WithRSAEncryption", .md2),
    ObjectIdentifier(1, 2, 840, 113_549, 1, 1, 3): ("md4WithRSAEncryption", .md4),
    ObjectIdentifier(1, 2, 840, 113_549, 1, 1, 4): ("md5WithRSAEncryption", .md5),
    ObjectIdentifier(1, 2, 840, 113_549, 1, 1, 5): ("sha1WithRSAEncryption", .sha1),
    ObjectIdentifier(1, 2, 840, 113_549, 1, 1, 10): ("rsassaPss", .other),
    ObjectIdentifier(1, 2, 840, 113_549, 1, 1, 11): ("sha256WithRSAEncryption", .sha2),
    ObjectIdentifier(1, 2, 840, 113_549, 1, 1, 12): ("sha384WithRSAEncryption", .sha2),
    ObjectIdentifier(1, 2, 840, 113_549, 1, 1, 13): ("sha512WithRSAEncryption", .sha2),
    ObjectIdentifier(1, 2, 840, 113_549, 1, 1, 14): ("sha224WithRSAEncryption", .sha2),
    ObjectIdentifier(1, 2, 840, 10045, 4, 1): ("ecdsa-with-SHA1", .sha1),
    ObjectIdentifier(1, 2, 840, 10045, 4, 3, 1): ("ecdsa-with-SHA224", .sha2),
    ObjectIdentifier(1, 2, 840, 10045, 4, 3, 2): ("ecdsa-with-SHA256", .sha2),
    ObjectIdentifier(1, 2, 840, 10045, 4, 3, 3): ("ecdsa-with-SHA384", .sha2),
    ObjectIdentifier(1, 2, 840, 10045, 4, 3, 4): ("ecdsa-with-SHA512", .sha2),
    ObjectIdentifier(1, 2, 840, 10040, 4, 3): ("dsa-with-SHA1", .sha1),
    ObjectIdentifier(2, 16, 840, 1, 101, 3, 4, 3, 1): ("dsa-with-SHA224", .sha2),
    ObjectIdentifier(2, 16, 840, 1, 101, 3, 4, 3, 2): ("dsa-with-SHA256", .sha2),
    ObjectIdentifier(1, 3, 14, 3, 2, 3): ("md5WithRSA", .md5),
    ObjectIdentifier(1, 3, 14, 3, 2, 15): ("shaWithRSASignature", .sha1),
    ObjectIdentifier(1, 3, 14, 3, 2, 27): ("dsaWithSHA1", .sha1),
    ObjectIdentifier(1, 3, 14, 3, 2, 29): ("sha1WithRSA", .sha1),
    ObjectIdentifier(1, 3, 101, 112): ("Ed25519", .other),
    ObjectIdentifier(1, 3, 101, 113): ("Ed448", .other),
  ]
}
