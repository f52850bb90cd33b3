package import X509

/// Remembers verified signatures and sound keys: experiments evaluate the same certificates again, and
/// the servers of a run have issuers in common.
///
/// An answer is kept by everything that it depends on, octet by octet.
package final class CachedSignatures: CryptographyProvider {
  private struct Question: Hashable {
    let signature: [UInt8]
    let algorithm: AlgorithmIdentifier
    let message: [UInt8]
    let key: PublicKey

    /// The signature is as good as random; hashing the message too would cost more than it tells.
    func hash(into hasher: inout Hasher) {
      signature.withUnsafeBytes { hasher.combine(bytes: $0) }
      key.spki.withUnsafeBytes { hasher.combine(bytes: $0) }
    }

    var octets: Int {
      signature.count + message.count + key.spki.count + (algorithm.parameters?.count ?? 0)
    }
  }

  private struct Key: Hashable {
    let key: PublicKey

    func hash(into hasher: inout Hasher) {
      key.spki.withUnsafeBytes { hasher.combine(bytes: $0) }
    }
  }

  private let provider: any CryptographyProvider
  private let known = Remembered<Question, SignatureVerdict>(
    mostEntries: 8_192, mostOctets: 2_097_152)
  private let soundness = Remembered<Key, Bool>(mostEntries: 8_192, mostOctets: 1_048_576)

  package init(_ provider: any CryptographyProvider) {
    self.provider = provider
  }

  package func verify(
    signature: [UInt8], algorithm: AlgorithmIdentifier, over message: [UInt8], key: PublicKey
  ) -> SignatureVerdict {
    let question = Question(
      signature: signature, algorithm: algorithm, message: message, key: key)
    if let verdict = known[question] { return verdict }
    let verdict = provider.verify(
      signature: signature, algorithm: algorithm, over: message, key: key)
    known.keep(verdict, for: question, octets: question.octets)
    return verdict
  }

  package func isSound(_ key: PublicKey) -> Bool {
    if let isSound = soundness[Key(key: key)] { return isSound }
    let isSound = provider.isSound(key)
    soundness.keep(isSound, for: Key(key: key), octets: key.spki.count)
    return isSound
  }

  package func digest(_ hash: SignatureHash, of octets: [UInt8]) -> [UInt8]? {
    provider.digest(hash, of: octets)
  }

  package func directoryHash(ofName der: [UInt8]) -> UInt32? {
    provider.directoryHash(ofName: der)
  }
}
