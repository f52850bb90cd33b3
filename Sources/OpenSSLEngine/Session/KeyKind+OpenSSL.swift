import COpenSSL
import TrustModel

extension KeyKind {
  /// Leaves the server no other kind of key to prove: up to TLS 1.2 the cipher suites decide on it, in
  /// TLS 1.3 the signature algorithms.
  ///
  /// - Returns: Whether the library took it.
  func limit(_ ssl: OpaquePointer) -> Bool {
    SSL_set_cipher_list(ssl, ciphers) == 1
      && CTrustevalSSL_limit_signatures(ssl, signatures, Self.anySignature) == 1
  }

  private var ciphers: String {
    switch self {
    case .rsa: "aRSA:!eNULL:@SECLEVEL=0"
    case .ecdsa: "aECDSA:!eNULL:@SECLEVEL=0"
    }
  }

  private var signatures: String {
    switch self {
    case .rsa: "\(Self.pss):\(Self.pkcs1)"
    // Those of PKCS #1 are for certificates alone in TLS 1.3 (RFC 8446, section 4.2.3): some servers
    // keep back a chain of which an authority signed with RSA unless the client takes that.
    case .ecdsa: "\(Self.ecdsaAlone):\(Self.pkcs1)"
    }
  }

  private static let ecdsaAlone =
    "ECDSA+SHA256:ECDSA+SHA384:ECDSA+SHA512:ECDSA+SHA224:ECDSA+SHA1"
  private static let pss =
    "rsa_pss_rsae_sha256:rsa_pss_rsae_sha384:rsa_pss_rsae_sha512"
    + ":rsa_pss_pss_sha256:rsa_pss_pss_sha384:rsa_pss_pss_sha512"
  private static let pkcs1 = "RSA+SHA256:RSA+SHA384:RSA+SHA512:RSA+SHA224:RSA+SHA1"
  /// What the client proves is its own matter.
  private static let anySignature = "\(ecdsaAlone):ed25519:ed448:\(pss):\(pkcs1)"
}
