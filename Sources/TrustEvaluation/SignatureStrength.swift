import X509

extension SignatureHash {
  /// Broken hashes: no purpose accepts them (Apple's WeakSignature).
  var isBroken: Bool { self == .md2 || self == .md4 || self == .md5 }

  /// Hashes that lower a path's score (SecCertificateIsWeakHash).
  var isWeak: Bool {
    switch self {
    case .sha224, .sha256, .sha384, .sha512: false
    case .md2, .md4, .md5, .sha1, .intrinsic, .unknown: true
    }
  }
}
