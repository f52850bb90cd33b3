import Synchronization
import TrustEvaluation
import X509

/// Remembers which anchors a name led to: a store is searched once per name and report.
final class CachedAnchors: AnchorSource {
  private let source: any AnchorSource
  private let known = Mutex<[DistinguishedName: [Anchor]]>([:])

  init(_ source: any AnchorSource) {
    self.source = source
  }

  func anchors(withSubject name: DistinguishedName) -> [Anchor] {
    if let anchors = known.withLock({ $0[name] }) { return anchors }
    let anchors = source.anchors(withSubject: name)
    known.withLock { $0[name] = anchors }
    return anchors
  }
}

/// Remembers verified signatures: experiments evaluate the same certificates again.
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

  func directoryHash(ofName der: [UInt8]) -> UInt32? {
    provider.directoryHash(ofName: der)
  }
}
