import COpenSSL
import TLSEngine
import TrustModel

/// What Apple's clients offer to a server, and what this tool offers behind it.
///
/// The hello of Safari 17, which browsers' imitators recorded (curl-impersonate,
/// tests/signatures/safari.yaml), with the suites of Safari 15 that it no longer has: an app may offer
/// them still. Neither has DHE, X448, a finite field, Ed25519, Ed448, keys for RSASSA-PSS alone, or
/// ECDSA with P-521 in TLS 1.3.
enum AppleOffer {
  private static let groupList = "X25519:P-256:P-384:P-521"
  private static let groups: Set = ["X25519", "P-256", "P-384", "P-521", "X25519MLKEM768"]
  private static let signatures =
    "ECDSA+SHA256:rsa_pss_rsae_sha256:RSA+SHA256:ECDSA+SHA384:ECDSA+SHA1:rsa_pss_rsae_sha384"
    + ":RSA+SHA384:rsa_pss_rsae_sha512:RSA+SHA512:RSA+SHA1"
  private static let suites =
    "kECDHE+AESGCM:kECDHE+CHACHA20:kECDHE+AES:kRSA+AESGCM:kRSA+AES:3DES+kECDHE"
    + ":3DES+kRSA:!aNULL:!eNULL:!AESCCM:!AESCCM8:@SECLEVEL=0"

  private static let suitesOfTLS13 =
    "TLS_AES_256_GCM_SHA384:TLS_CHACHA20_POLY1305_SHA256:TLS_AES_128_GCM_SHA256"

  /// Offers all that the library has, with Apple's first: a server that goes by its client's order
  /// answers as it answers them.
  static func preferred(in context: OpaquePointer) {
    // The library has these two, too, and offers neither unasked.
    SSL_CTX_set_ciphersuites(
      context, suitesOfTLS13 + ":TLS_AES_128_CCM_SHA256:TLS_AES_128_CCM_8_SHA256")
    let others = ":X448:ffdhe2048:ffdhe3072:ffdhe4096:ffdhe6144:ffdhe8192"
    // Curves on which TLS 1.2 has keys, as a server with such a key refuses an offer without its curve.
    let ofKeys = ":secp256k1:brainpoolP256r1:brainpoolP384r1:brainpoolP512r1:P-224:P-192"
    // The library takes no list with a name that it does not know: before 3.5 it lacks the hybrid group,
    // and some distributions leave out curves. Where none is taken its own list stays.
    let lists = [":X25519MLKEM768" + others + ofKeys, others + ofKeys, others]
    _ = lists.first { CTrustevalSSL_set_groups(context, groupList + $0) == 1 }
    CTrustevalSSL_set_signatures(
      context,
      signatures + ":ECDSA+SHA512:ed25519:ed448:rsa_pss_pss_sha256:rsa_pss_pss_sha384"
        + ":rsa_pss_pss_sha512:ECDSA+SHA224:RSA+SHA224:DSA+SHA256:DSA+SHA384:DSA+SHA512:DSA+SHA224"
        + ":DSA+SHA1")
  }

  /// Offers nothing else.
  ///
  /// - Returns: Whether the library took it.
  static func limit(_ ssl: OpaquePointer) -> Bool {
    SSL_set_cipher_list(ssl, suites) == 1 && SSL_set_ciphersuites(ssl, suitesOfTLS13) == 1
      && CTrustevalSSL_limit_groups(ssl, groupList) == 1
      && CTrustevalSSL_limit_signatures(ssl, signatures, signatures) == 1
  }

  /// What was chosen that is not in it, nil where all of it is.
  static func excess(
    suite: String?, group: String?, signatureHash: String?, isTLS13: Bool, key: OpaquePointer?
  ) -> AppleHello.Choice? {
    if let suite, !contains(suite: suite, isTLS13: isTLS13) { return .suite(suite) }
    if let group, group != "unknown", !groups.contains(group) { return .group(group) }
    guard let key, let name = EVP_PKEY_get0_type_name(key).map({ String(cString: $0) }) else {
      return nil
    }
    switch name {
    case "RSA": return signatureHash == "SHA-224" ? .signature("RSA with SHA-224") : nil
    case "EC":
      guard let curve = HandshakeReading.groupName(of: key).map(TLSNames.group) else { return nil }
      if curve == "P-521", isTLS13 { return .key("P-521") }
      guard groups.contains(curve) else { return .key(curve) }
      guard let signatureHash, ["SHA-224", "SHA-512"].contains(signatureHash) else { return nil }
      return .signature("ECDSA with \(signatureHash)")
    default: return .key(TLSNames.key(name))
    }
  }

  private static func contains(suite: String, isTLS13: Bool) -> Bool {
    guard !suite.contains("_CCM") else { return false }
    guard !isTLS13 else { return true }
    return ["TLS_ECDHE_ECDSA_WITH_", "TLS_ECDHE_RSA_WITH_", "TLS_RSA_WITH_"].contains { start in
      suite.hasPrefix(start)
        && ["AES_", "CHACHA20_", "3DES_"].contains(where: suite.dropFirst(start.count).hasPrefix)
    }
  }
}
