import Synchronization
import Testing
import X509

@testable import Diagnosis

/// A verdict is remembered for exactly what it is about.
@Suite struct CachedSignatureTests {
  /// Takes any signature that begins with the first octet of the key.
  private final class Counting: CryptographyProvider {
    let count = Mutex(0)

    func verify(
      signature: [UInt8], algorithm: AlgorithmIdentifier, over message: [UInt8], key: PublicKey
    ) -> SignatureVerdict {
      count.withLock { $0 += 1 }
      return signature.first == key.keyBits.first ? .valid : .invalid
    }

    func isSound(_ key: PublicKey) -> Bool {
      count.withLock { $0 += 1 }
      return key.keyBits.first == 4
    }

    func digest(_ hash: SignatureHash, of octets: [UInt8]) -> [UInt8]? { nil }
    func directoryHash(ofName der: [UInt8]) -> UInt32? { nil }
  }

  private struct Question {
    var signature: [UInt8] = [4, 1]
    var algorithm = AlgorithmIdentifier(
      algorithm: ObjectIdentifier(1, 2, 840, 10045, 4, 3, 2), parameters: nil)
    var message: [UInt8] = [7]
    var key = PublicKey(
      spki: [1], algorithm: AlgorithmIdentifier(algorithm: .commonName, parameters: nil),
      keyBits: [4], kind: .ec(.p256))
  }

  private static let others: [@Sendable (inout Question) -> Void] = [
    { $0.signature = [4, 2] }, { $0.message = [8] },
    { $0.algorithm = AlgorithmIdentifier(algorithm: .commonName, parameters: nil) },
    { $0.algorithm = AlgorithmIdentifier(algorithm: $0.algorithm.algorithm, parameters: [5, 0]) },
    {
      $0.key = PublicKey(
        spki: [2], algorithm: $0.key.algorithm, keyBits: $0.key.keyBits, kind: $0.key.kind)
    },
    // No parser makes this of the same octets.
    {
      $0.key = PublicKey(
        spki: $0.key.spki, algorithm: $0.key.algorithm, keyBits: [3], kind: $0.key.kind)
    },
  ]

  @Test(arguments: others.indices)
  func anotherQuestionIsAsked(other index: Int) {
    let provider = Counting()
    let cached = CachedSignatures(provider)
    let first = Question()
    var second = first
    Self.others[index](&second)
    for question in [first, second, first, second] {
      let verdict = cached.verify(
        signature: question.signature, algorithm: question.algorithm, over: question.message,
        key: question.key)
      #expect((verdict == .valid) == (question.signature.first == question.key.keyBits.first))
    }
    #expect(provider.count.withLock(\.self) == 2)
  }

  @Test func soundnessIsThatOfTheKey() {
    let provider = Counting()
    let cached = CachedSignatures(provider)
    let sound = Question().key
    let unsound = PublicKey(
      spki: [1], algorithm: sound.algorithm, keyBits: [5], kind: sound.kind)
    for _ in 0..<2 {
      #expect(cached.isSound(sound))
      #expect(!cached.isSound(unsound))
    }
    #expect(provider.count.withLock(\.self) == 2)
  }
}
