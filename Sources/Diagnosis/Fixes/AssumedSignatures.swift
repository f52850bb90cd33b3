import X509

/// Assumes signatures on certificates that were never issued: each by one given key.
///
/// No cache is behind it, so that an assumption is never remembered as a result.
struct AssumedSignatures: CryptographyProvider {
  let provider: any CryptographyProvider
  /// The key that is assumed to have signed, by the bytes signed.
  private(set) var signers: [[UInt8]: [UInt8]] = [:]
  /// Placeholders without a real key behind them, so that there is nothing to check.
  private(set) var imaginedKeys: Set<[UInt8]> = []

  init(_ provider: any CryptographyProvider) {
    self.provider = provider
  }

  /// Whether nothing is assumed.
  var assumeNothing: Bool { signers.isEmpty && imaginedKeys.isEmpty }

  mutating func assume(_ certificate: Certificate, isSignedBy key: PublicKey) {
    signers[certificate.tbs] = key.spki
  }

  mutating func assumeSound(_ key: PublicKey) {
    imaginedKeys.insert(key.spki)
  }

  func verify(
    signature: [UInt8], algorithm: AlgorithmIdentifier, over message: [UInt8], key: PublicKey
  ) -> SignatureVerdict {
    if let signer = signers[message] { return signer == key.spki ? .valid : .invalid }
    guard !imaginedKeys.contains(key.spki) else { return .invalid }
    return provider.verify(signature: signature, algorithm: algorithm, over: message, key: key)
  }

  func isSound(_ key: PublicKey) -> Bool {
    imaginedKeys.contains(key.spki) || provider.isSound(key)
  }

  func digest(_ hash: SignatureHash, of octets: [UInt8]) -> [UInt8]? {
    provider.digest(hash, of: octets)
  }

  func directoryHash(ofName der: [UInt8]) -> UInt32? {
    provider.directoryHash(ofName: der)
  }
}
