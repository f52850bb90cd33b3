import COpenSSL
package import X509

/// Signatures and hashes by libcrypto.
///
/// Verifies mathematically only: the evaluator judges key sizes and weak hashes, so SHA-1, MD5 and
/// short keys verify like any other.
package struct OpenSSLCryptography: CryptographyProvider {
  private let keys = DecodedKeys()

  package init() {
    OpenSSLLibrary.start()
  }

  package func verify(
    signature: [UInt8], algorithm: AlgorithmIdentifier, over message: [UInt8], key: PublicKey
  ) -> SignatureVerdict {
    ErrorQueue.clear()
    defer { ErrorQueue.clear() }
    guard let publicKey = keys.decoded(key) else {
      return .notVerifiable("the public key of type \(key.algorithm.algorithm) cannot be read")
    }
    guard let item = SignedItem(signature: signature, algorithm: algorithm, message: message)
    else {
      return .notVerifiable("the signature algorithm \(algorithm.algorithm) cannot be read")
    }
    if item.verifies(with: publicKey) { return .valid }
    switch ErrorQueue.firstReason(of: ERR_LIB_ASN1) {
    case ASN1_R_UNKNOWN_SIGNATURE_ALGORITHM, ASN1_R_UNKNOWN_MESSAGE_DIGEST_ALGORITHM,
      ASN1_R_DIGEST_AND_KEY_TYPE_NOT_SUPPORTED:
      return .notVerifiable("the signature algorithm \(algorithm.algorithm) is not supported")
    default:
      // A key of another type than the algorithm's also fails here: it cannot have made the
      // signature.
      return .invalid
    }
  }

  /// For elliptic curves, decoding checks that the point is on the curve (`EC_POINT_oct2point`);
  /// the other kinds were checked by their form.
  package func isSound(_ key: PublicKey) -> Bool {
    guard case .ec = key.kind else { return true }
    ErrorQueue.clear()
    defer { ErrorQueue.clear() }
    return DecodedPublicKey(key) != nil
  }

  package func digest(_ hash: SignatureHash, of octets: [UInt8]) -> [UInt8]? {
    let algorithm: OpaquePointer? =
      switch hash {
      case .sha1: EVP_sha1()
      case .sha224: EVP_sha224()
      case .sha256: EVP_sha256()
      case .sha384: EVP_sha384()
      case .sha512: EVP_sha512()
      case .md2, .md4, .md5, .intrinsic, .unknown: nil
      }
    guard let algorithm else { return nil }
    var digest = [UInt8](repeating: 0, count: Int(EVP_MAX_MD_SIZE))
    var count: UInt32 = 0
    guard EVP_Digest(octets, octets.count, &digest, &count, algorithm, nil) == 1 else { return nil }
    return Array(digest.prefix(Int(count)))
  }

  package func directoryHash(ofName der: [UInt8]) -> UInt32? {
    ErrorQueue.clear()
    defer { ErrorQueue.clear() }
    let decoded = decodeDER(der, { d2i_X509_NAME(nil, $0, $1) }, free: { X509_NAME_free($0) })
    guard let name = decoded else { return nil }
    defer { X509_NAME_free(name) }
    var isHashed: Int32 = 0
    let hash = X509_NAME_hash_ex(name, nil, nil, &isHashed)
    return isHashed == 1 ? UInt32(truncatingIfNeeded: hash) : nil
  }
}
