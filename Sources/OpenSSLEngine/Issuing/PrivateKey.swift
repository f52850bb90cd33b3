import COpenSSL
import TrustModel

/// A private key of the lab, kept as PKCS #8 so that it is a plain value.
///
/// Decoding an elliptic-curve key in OpenSSL takes some 50 µs, which does not matter for issuing.
package struct PrivateKey: Hashable, Sendable {
  package let kind: Kind
  /// PrivateKeyInfo (RFC 5208), unencrypted DER.
  package let pkcs8: [UInt8]
  /// SubjectPublicKeyInfo DER.
  package let spki: [UInt8]

  package enum Kind: Hashable, Sendable {
    case p192, p256, p384
    /// Size of the modulus in bits; making 2048 takes a tenth of a second or more.
    case rsa(Int)
    case ed25519
  }

  /// Makes a new key.
  ///
  /// - Throws: `IssuingError` when the library refuses the kind or has no randomness.
  package static func generate(_ kind: Kind = .p256) throws(IssuingError) -> PrivateKey {
    ERR_clear_error()
    let context = EVP_PKEY_CTX_new_id(kind.keyType, nil)
    defer { EVP_PKEY_CTX_free(context) }
    guard context != nil, EVP_PKEY_keygen_init(context) == 1, kind.configure(context) else {
      throw IssuingError("key generation could not be set up")
    }
    var key: OpaquePointer?
    defer { EVP_PKEY_free(key) }
    guard EVP_PKEY_keygen(context, &key) == 1, let key else {
      throw IssuingError("key generation failed")
    }
    return try PrivateKey(kind, key)
  }

  /// The same private key with another public key: for a certificate whose private key does not
  /// exist.
  package func claiming(_ spki: [UInt8]) -> PrivateKey {
    PrivateKey(kind: kind, pkcs8: pkcs8, spki: spki)
  }

  /// SHA-256 of the SubjectPublicKeyInfo (RFC 7093, method 4), cut to the usual 160 bits.
  package var identifier: [UInt8] { Array(SHA256.digest(spki).prefix(20)) }

  /// The signature over `bytes`, in the form that certificates contain.
  package func sign(_ bytes: [UInt8], hash: SigningHash) throws(IssuingError) -> [UInt8] {
    ERR_clear_error()
    let context = EVP_MD_CTX_new()
    defer { EVP_MD_CTX_free(context) }
    let key = try makeKey()
    defer { EVP_PKEY_free(key) }
    var count = 0
    guard EVP_DigestSignInit(context, nil, digest(hash), nil, key) == 1,
      EVP_DigestSign(context, nil, &count, bytes, bytes.count) == 1
    else { throw IssuingError("signature could not be set up") }
    var signature = [UInt8](repeating: 0, count: count)
    guard EVP_DigestSign(context, &signature, &count, bytes, bytes.count) == 1 else {
      throw IssuingError("signature failed")
    }
    return Array(signature.prefix(count))
  }

  /// The AlgorithmIdentifier of this key's signatures.
  package func signatureAlgorithm(_ hash: SigningHash) throws(IssuingError) -> [UInt8] {
    switch (kind, hash) {
    case (.ed25519, _): return DER.sequence(DER.objectIdentifier("1.3.101.112"))
    case (.rsa, .md5): return Self.rsaAlgorithm("1.2.840.113549.1.1.4")
    case (.rsa, .sha1): return Self.rsaAlgorithm("1.2.840.113549.1.1.5")
    case (.rsa, .sha256): return Self.rsaAlgorithm("1.2.840.113549.1.1.11")
    case (.rsa, .sha384): return Self.rsaAlgorithm("1.2.840.113549.1.1.12")
    case (_, .sha1): return DER.sequence(DER.objectIdentifier("1.2.840.10045.4.1"))
    case (_, .sha256): return DER.sequence(DER.objectIdentifier("1.2.840.10045.4.3.2"))
    case (_, .sha384): return DER.sequence(DER.objectIdentifier("1.2.840.10045.4.3.3"))
    case (_, .md5): throw IssuingError("no signature algorithm joins ECDSA and MD5")
    }
  }

  /// The key as OpenSSL's object; the caller frees it.
  func makeKey() throws(IssuingError) -> OpaquePointer {
    let key = pkcs8.withUnsafeBufferPointer { buffer in
      var cursor = buffer.baseAddress
      return d2i_AutoPrivateKey(nil, &cursor, buffer.count)
    }
    guard let key else { throw IssuingError("private key could not be read") }
    return key
  }

  private static func rsaAlgorithm(_ oid: String) -> [UInt8] {
    DER.sequence(DER.objectIdentifier(oid), DER.null)
  }

  private func digest(_ hash: SigningHash) -> OpaquePointer? {
    guard kind != .ed25519 else { return nil }
    return switch hash {
    case .md5: EVP_md5()
    case .sha1: EVP_sha1()
    case .sha256: EVP_sha256()
    case .sha384: EVP_sha384()
    }
  }

  private static func encoded(
    _ encode: (UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>?) -> Int32
  ) throws(IssuingError) -> [UInt8] {
    guard let der = encodeDER(encode) else { throw IssuingError("encoding failed") }
    return der
  }
}

extension PrivateKey {
  /// Reads an unencrypted key back that was written before.
  ///
  /// - Throws: `IssuingError` for what holds none, or one of a kind that is not issued with here.
  package init(pem: [UInt8]) throws(IssuingError) {
    ERR_clear_error()
    let key = pem.withUnsafeBytes { bytes in
      let file = BIO_new_mem_buf(bytes.baseAddress, Int32(clamping: bytes.count))
      defer { BIO_free(file) }
      // The callback keeps the library from asking at the terminal.
      return PEM_read_bio_PrivateKey(file, nil, { _, _, _, _ in -1 }, nil)
    }
    defer { EVP_PKEY_free(key) }
    guard let key else { throw IssuingError("no unencrypted private key") }
    guard let kind = Kind(of: key) else { throw IssuingError("a private key of another kind") }
    try self.init(kind, key)
  }

  private init(_ kind: Kind, _ key: OpaquePointer) throws(IssuingError) {
    let info = EVP_PKEY2PKCS8(key)
    defer { PKCS8_PRIV_KEY_INFO_free(info) }
    self.init(
      kind: kind, pkcs8: try Self.encoded { i2d_PKCS8_PRIV_KEY_INFO(info, $0) },
      spki: try Self.encoded { i2d_PUBKEY(key, $0) })
  }
}

extension PrivateKey.Kind {
  fileprivate init?(of key: OpaquePointer) {
    switch (EVP_PKEY_get_base_id(key), EVP_PKEY_get_bits(key)) {
    case (EVP_PKEY_EC, 256): self = .p256
    case (EVP_PKEY_EC, 384): self = .p384
    case (EVP_PKEY_RSA, let bits): self = .rsa(Int(bits))
    case (EVP_PKEY_ED25519, _): self = .ed25519
    default: return nil
    }
  }

  fileprivate var keyType: Int32 {
    switch self {
    case .p192, .p256, .p384: EVP_PKEY_EC
    case .rsa: EVP_PKEY_RSA
    case .ed25519: EVP_PKEY_ED25519
    }
  }

  fileprivate func configure(_ context: OpaquePointer?) -> Bool {
    switch self {
    case .p192: EVP_PKEY_CTX_set_ec_paramgen_curve_nid(context, NID_X9_62_prime192v1) == 1
    case .p256: EVP_PKEY_CTX_set_ec_paramgen_curve_nid(context, NID_X9_62_prime256v1) == 1
    case .p384: EVP_PKEY_CTX_set_ec_paramgen_curve_nid(context, NID_secp384r1) == 1
    case .rsa(let bits): EVP_PKEY_CTX_set_rsa_keygen_bits(context, Int32(clamping: bits)) == 1
    case .ed25519: true
    }
  }
}
