/// The digest that a signature is made over.
package enum SignatureHash: String, CaseIterable, Sendable {
  case md2, md4, md5, sha1, sha224, sha256, sha384, sha512
  /// Part of the signature algorithm itself, as in Ed25519.
  case intrinsic
  case unknown
}

/// The kind of key that an algorithm signs with.
enum SignatureFamily {
  case rsa, ecdsa, dsa, edwards
}

extension Certificate {
  /// The digest of the certificate's signature, as the signed bytes name it.
  package var signatureHash: SignatureHash { tbsSignatureAlgorithm.signatureHash }
}

extension AlgorithmIdentifier {
  /// Whether Apple's clients verify signatures of this algorithm in certificates.
  ///
  /// Security's SecSignatureVerificationSupport.c chooses from this list by identifier; any other
  /// signature is not verified, so the issuer counts as missing. RSASSA-PSS is not in the list,
  /// whatever its parameters (also seen: smallstep/certificates issue 1448, macOS 13).
  package var isVerifiedByApple: Bool { SignatureName.accepted[algorithm] != nil }

  /// The digest of this signature algorithm; `unknown` for any other algorithm.
  package var signatureHash: SignatureHash {
    guard algorithm != .rsassaPSS else { return pssHash ?? .unknown }
    return known?.hash ?? .unknown
  }

  /// The algorithm's name, such as `sha256WithRSAEncryption`; its identifier when unknown.
  package var signatureName: String { knownSignatureName ?? algorithm.description }

  /// Nil where it has none here.
  var knownSignatureName: String? {
    guard let known else { return nil }
    guard algorithm == .rsassaPSS, let hash = pssHash else { return known.name }
    return "\(known.name) with SHA-\(hash.rawValue.dropFirst(3))"
  }

  var signatureFamily: SignatureFamily? { known?.family }

  private var known: SignatureName? {
    SignatureName.accepted[algorithm] ?? SignatureName.refused[algorithm]
  }
}

private struct SignatureName {
  let name: String
  let hash: SignatureHash
  let family: SignatureFamily?

  private init(_ name: String, _ hash: SignatureHash, _ family: SignatureFamily? = nil) {
    self.name = name
    self.hash = hash
    self.family = family
  }

  /// RFC 3279, RFC 4055, RFC 5758, RFC 8410.
  ///
  /// Weak hashes and keys of Edwards curves are refused by checks of their own.
  static let accepted: [ObjectIdentifier: SignatureName] = [
    ObjectIdentifier(1, 2, 840, 113_549, 1, 1, 4): .init("md5WithRSAEncryption", .md5, .rsa),
    ObjectIdentifier(1, 2, 840, 113_549, 1, 1, 5): .init("sha1WithRSAEncryption", .sha1, .rsa),
    ObjectIdentifier(1, 2, 840, 113_549, 1, 1, 14):
      .init("sha224WithRSAEncryption", .sha224, .rsa),
    ObjectIdentifier(1, 2, 840, 113_549, 1, 1, 11):
      .init("sha256WithRSAEncryption", .sha256, .rsa),
    ObjectIdentifier(1, 2, 840, 113_549, 1, 1, 12):
      .init("sha384WithRSAEncryption", .sha384, .rsa),
    ObjectIdentifier(1, 2, 840, 113_549, 1, 1, 13):
      .init("sha512WithRSAEncryption", .sha512, .rsa),
    ObjectIdentifier(1, 2, 840, 10045, 4, 1): .init("ecdsa-with-SHA1", .sha1, .ecdsa),
    ObjectIdentifier(1, 2, 840, 10045, 4, 3, 1): .init("ecdsa-with-SHA224", .sha224, .ecdsa),
    ObjectIdentifier(1, 2, 840, 10045, 4, 3, 2): .init("ecdsa-with-SHA256", .sha256, .ecdsa),
    ObjectIdentifier(1, 2, 840, 10045, 4, 3, 3): .init("ecdsa-with-SHA384", .sha384, .ecdsa),
    ObjectIdentifier(1, 2, 840, 10045, 4, 3, 4): .init("ecdsa-with-SHA512", .sha512, .ecdsa),
    .ed25519: .init("Ed25519", .intrinsic, .edwards),
    .ed448: .init("Ed448", .intrinsic, .edwards),
  ]

  /// Known by name only: older identifiers for RSA, OIW, TeleTrusT and DSA, and newer ones of NIST.
  static let refused: [ObjectIdentifier: SignatureName] = [
    ObjectIdentifier(1, 2, 840, 113_549, 1, 1, 2): .init("md2WithRSAEncryption", .md2, .rsa),
    ObjectIdentifier(1, 2, 840, 113_549, 1, 1, 3): .init("md4WithRSAEncryption", .md4, .rsa),
    ObjectIdentifier(1, 3, 14, 3, 2, 3): .init("md5WithRSA", .unknown, .rsa),
    ObjectIdentifier(1, 3, 14, 3, 2, 25): .init("md5WithRSASignature", .unknown, .rsa),
    ObjectIdentifier(1, 3, 14, 3, 2, 29): .init("sha1WithRSASignature", .sha1, .rsa),
    ObjectIdentifier(1, 3, 36, 3, 3, 1, 2): .init("ripemd160WithRSA", .unknown, .rsa),
    .rsassaPSS: .init("RSASSA-PSS", .unknown),
    ObjectIdentifier(2, 16, 840, 1, 101, 3, 4, 3, 13): .init("SHA3-224 with RSA", .unknown, .rsa),
    ObjectIdentifier(2, 16, 840, 1, 101, 3, 4, 3, 14): .init("SHA3-256 with RSA", .unknown, .rsa),
    ObjectIdentifier(2, 16, 840, 1, 101, 3, 4, 3, 15): .init("SHA3-384 with RSA", .unknown, .rsa),
    ObjectIdentifier(2, 16, 840, 1, 101, 3, 4, 3, 16): .init("SHA3-512 with RSA", .unknown, .rsa),
    ObjectIdentifier(1, 2, 840, 10045, 4, 2): .init("ecdsa-with-Recommended", .unknown, .ecdsa),
    ObjectIdentifier(1, 2, 840, 10045, 4, 3): .init("ecdsa-with-Specified", .unknown),
    ObjectIdentifier(1, 2, 840, 10040, 4, 3): .init("dsa-with-sha1", .sha1, .dsa),
    ObjectIdentifier(2, 16, 840, 1, 101, 3, 4, 3, 1): .init("dsa-with-sha224", .sha224, .dsa),
    ObjectIdentifier(2, 16, 840, 1, 101, 3, 4, 3, 2): .init("dsa-with-sha256", .sha256, .dsa),
  ]
}

extension AlgorithmIdentifier {
  /// The digest that the parameters of RSASSA-PSS name (RFC 4055, section 3.1); nil for one outside
  /// the SHA family and for unreadable parameters.
  fileprivate var pssHash: SignatureHash? {
    guard let parameters, let fields = try? DERReader(parameters).only(.sequence) else {
      return nil
    }
    return try? fields.fields { (fields) throws(DERFault) in
      let hash = try fields.nextIf(.contextConstructed(0))
      for tag: UInt8 in 1...3 { _ = try fields.nextIf(.contextConstructed(tag)) }
      guard let hash else { return .sha1 }
      return Self.hashes[try AlgorithmIdentifier(hash.only(.sequence)).algorithm]
    }
  }

  /// The digest that the identifier itself names; `unknown` for one outside the SHA family.
  var namedDigest: SignatureHash { Self.hashes[algorithm] ?? .unknown }

  private static let hashes: [ObjectIdentifier: SignatureHash] = [
    ObjectIdentifier(1, 3, 14, 3, 2, 26): .sha1,
    ObjectIdentifier(2, 16, 840, 1, 101, 3, 4, 2, 4): .sha224,
    ObjectIdentifier(2, 16, 840, 1, 101, 3, 4, 2, 1): .sha256,
    ObjectIdentifier(2, 16, 840, 1, 101, 3, 4, 2, 2): .sha384,
    ObjectIdentifier(2, 16, 840, 1, 101, 3, 4, 2, 3): .sha512,
  ]
}

extension ObjectIdentifier {
  fileprivate static let rsassaPSS = ObjectIdentifier(1, 2, 840, 113_549, 1, 1, 10)
}
