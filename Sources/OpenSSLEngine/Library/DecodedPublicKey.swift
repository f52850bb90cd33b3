import COpenSSL
import X509

/// The keys of issuers, which verify many signatures of a run, each decoded once.
final class DecodedKeys: Sendable {
  private struct Key: Hashable {
    let key: PublicKey

    func hash(into hasher: inout Hasher) {
      key.spki.withUnsafeBytes { hasher.combine(bytes: $0) }
    }
  }

  /// Of a key the library keeps several times its octets.
  private let known = Remembered<Key, DecodedPublicKey>(mostEntries: 512, mostOctets: 131_072)

  /// Nil when libcrypto cannot read the key.
  func decoded(_ key: PublicKey) -> DecodedPublicKey? {
    if let known = known[Key(key: key)] { return known }
    let decoded = DecodedPublicKey(key)
    if let decoded { known.keep(decoded, for: Key(key: key), octets: key.spki.count) }
    return decoded
  }
}

/// A public key decoded by libcrypto.
///
/// Unchecked: an EVP_PKEY counts its references atomically, what it computes late it locks itself, and
/// nothing here changes it once it is decoded; threads may verify with one key side by side.
final class DecodedPublicKey: @unchecked Sendable {
  private let pointer: OpaquePointer

  /// Nil when libcrypto cannot read the key.
  ///
  /// The common kinds are made directly from their key bits: OpenSSL 3's generic search for a
  /// decoder takes three times as long as verifying a P-256 signature.
  init?(_ key: PublicKey) {
    let direct: OpaquePointer? =
      switch key.kind {
      // RSASSA-PSS keys have restrictions in their parameters and use the generic decoder.
      case .rsa where key.algorithm.algorithm == .rsaEncryption: Self.rsa(key.keyBits)
      case .ec(let curve): Self.ec(key.keyBits, on: curve)
      case .ed25519: Self.edwards(key.keyBits, type: EVP_PKEY_ED25519)
      case .ed448: Self.edwards(key.keyBits, type: EVP_PKEY_ED448)
      case .rsa, .dsa, .other: nil
      }
    guard let pointer = direct ?? Self.generic(key.spki) else { return nil }
    self.pointer = pointer
  }

  deinit {
    EVP_PKEY_free(pointer)
  }

  func withPointer<Result>(_ body: (OpaquePointer) -> Result) -> Result {
    body(pointer)
  }

  private static func rsa(_ keyBits: [UInt8]) -> OpaquePointer? {
    decodeDER(
      keyBits, { d2i_PublicKey(EVP_PKEY_RSA, nil, $0, $1) }, free: { EVP_PKEY_free($0) })
  }

  private static func ec(_ point: [UInt8], on curve: PublicKey.Curve) -> OpaquePointer? {
    guard let context = EVP_PKEY_CTX_new_from_name(nil, "EC", nil) else { return nil }
    defer { EVP_PKEY_CTX_free(context) }
    guard EVP_PKEY_fromdata_init(context) == 1 else { return nil }
    var key: OpaquePointer?
    CTrustevalSSL_ec_public_key(context, curve.rawValue, point, point.count, &key)
    return key
  }

  private static func edwards(_ keyBits: [UInt8], type: Int32) -> OpaquePointer? {
    EVP_PKEY_new_raw_public_key(type, nil, keyBits, keyBits.count)
  }

  private static func generic(_ spki: [UInt8]) -> OpaquePointer? {
    let decoded = decodeDER(
      spki, { d2i_X509_PUBKEY(nil, $0, $1) }, free: { X509_PUBKEY_free($0) })
    guard let decoded else { return nil }
    defer { X509_PUBKEY_free(decoded) }
    return X509_PUBKEY_get(decoded)
  }
}

extension ObjectIdentifier {
  /// 1.2.840.113549.1.1.1 (RFC 8017, appendix A.1).
  fileprivate static let rsaEncryption = ObjectIdentifier(
    contentOctets: [0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x01, 0x01])
}
