import Synchronization
import TrustEvaluation
import X509

/// Remembers verified signatures and keys: experiments evaluate the same certificates again.
final class CachedSignatures: CryptographyProvider {
  private struct Question: Hashable {
    let signature: [UInt8]
    let algorithm: AlgorithmIdentifier
    let message: [UInt8]
    let spki: [UInt8]

    /// The signature is as good as random; hashing the message too would cost more than it tells.
    func hash(into hasher: inout Hasher) {
      hasher.combine(signature)
      hasher.combine(spki)
    }
  }

  private let provider: any CryptographyProvider
  private let known = Mutex<[Question: SignatureVerdict]>([:])
  private let soundness = Mutex<[PublicKey: Bool]>([:])

  init(_ provider: any CryptographyProvider) {
    self.provider = provider
  }

  func verify(
    signature: [UInt8], algorithm: AlgorithmIdentifier, over message: [UInt8], key: PublicKey
  ) -> SignatureVerdict {
    let question = Question(
      signature: signature, algorithm: algorithm, message: message, spki: key.spki)
    if let verdict = known.withLock({ $0[question] }) { return verdict }
    let verdict = provider.verify(
      signature: signature, algorithm: algorithm, over: message, key: key)
    known.withLock { $0[question] = verdict }
    return verdict
  }

  func isSound(_ key: PublicKey) -> Bool {
    if let isSound = soundness.withLock({ $0[key] }) { return isSound }
    let isSound = provider.isSound(key)
    soundness.withLock { $0[key] = isSound }
    return isSound
  }

  func digest(_ hash: SignatureHash, of octets: [UInt8]) -> [UInt8]? {
    provider.digest(hash, of: octets)
  }

  func directoryHash(ofName der: [UInt8]) -> UInt32? {
    provider.directoryHash(ofName: der)
  }
}
