import OpenSSLEngine
import Synchronization
import Testing
import TrustModel

@testable import TrustEvaluation
@testable import X509

/// Signatures on answers and lists are verified once for each key, and within bounds that are kept
/// apart.
@Suite struct StatementSignatureTests {
  /// Counts what it is asked.
  private final class Counting: CryptographyProvider {
    let count = Mutex(0)

    func verify(
      signature: [UInt8], algorithm: AlgorithmIdentifier, over message: [UInt8], key: PublicKey
    ) -> SignatureVerdict {
      count.withLock { $0 += 1 }
      return .valid
    }

    func isSound(_ key: PublicKey) -> Bool { true }
    func digest(_ hash: SignatureHash, of octets: [UInt8]) -> [UInt8]? { nil }
    func directoryHash(ofName der: [UInt8]) -> UInt32? { nil }
  }

  private static let tooMany = SignatureVerdict.notVerifiable(
    "too many signatures were verified before")
  private static let ecdsa = algorithm("1.2.840.10045.4.3.2")

  private let counting = Counting()
  private var signatures: StatementSignatures
  private let key: PublicKey
  private let otherKey: PublicKey

  init() throws {
    var limits = SearchLimits()
    limits.listSignatures = 3
    limits.answerSignatures = 2
    signatures = StatementSignatures(counting, limits)
    let chain = try TestChain().issued()
    key = try chain.issuer.parsed.publicKey
    otherKey = try chain.root.parsed.publicKey
  }

  private static func algorithm(_ identifier: String) -> AlgorithmIdentifier {
    let octets = Array(DER.objectIdentifier(identifier).dropFirst(2))
    return AlgorithmIdentifier(
      algorithm: ObjectIdentifier(contentOctets: octets), parameters: nil)
  }

  private mutating func verdict(
    on message: Int, by key: PublicKey? = nil, _ account: StatementSignatures.Account,
    _ algorithm: AlgorithmIdentifier = ecdsa, isOfRevocation: Bool = false
  ) -> SignatureVerdict {
    signatures.verdict(
      on: [1], algorithm, over: [2], by: key ?? self.key, of: .statement(message), account,
      isOfRevocation: isOfRevocation)
  }

  /// What was verified costs nothing again, whichever account it would count towards; another key
  /// or another statement does.
  @Test mutating func eachOnce() {
    for account in [StatementSignatures.Account.lists, .lists, .siblings, .answer(1)] {
      #expect(verdict(on: 0, account) == .valid)
    }
    #expect(counting.count.withLock(\.self) == 1)
    #expect(verdict(on: 0, by: otherKey, .lists) == .valid)
    #expect(verdict(on: 1, .lists) == .valid)
    #expect(counting.count.withLock(\.self) == 3)
    #expect(verdict(on: 2, .lists) == Self.tooMany)
    #expect(verdict(on: 1, .lists) == .valid)
    #expect(counting.count.withLock(\.self) == 3)
  }

  /// Every answer has a bound of its own, all lists and all siblings one each; the first bound that
  /// is reached is told.
  @Test mutating func boundsAreApart() {
    for index in 0..<2 {
      for account in [StatementSignatures.Account.siblings, .answer(0), .answer(1)] {
        #expect(verdict(on: counting.count.withLock(\.self), account) == .valid, "\(index)")
      }
    }
    for index in 0..<3 { #expect(verdict(on: 10 + index, .lists) == .valid) }
    #expect(signatures.reached == nil)
    #expect(verdict(on: 20, .siblings) == Self.tooMany && signatures.reached == .siblings)
    #expect(verdict(on: 21, .lists) == Self.tooMany && signatures.reached == .siblings)
    signatures.reached = nil
    #expect(verdict(on: 22, .lists) == Self.tooMany && signatures.reached == .lists)
    signatures.reached = nil
    #expect(verdict(on: 23, .answer(1)) == Self.tooMany && signatures.reached == .answer)
    #expect(verdict(on: 24, .answer(2)) == .valid)
    #expect(counting.count.withLock(\.self) == 10)
  }

  /// Only a revocation is proved by a signature that Apple's clients do not verify, or one over a
  /// broken digest.
  @Test(
    arguments: [
      ("1.2.840.10045.4.3.2", nil), ("1.2.840.113549.1.1.10", "RSASSA-PSS"),
      ("1.2.840.113549.1.1.4", "md5WithRSAEncryption"), ("1.3.101.112", nil),
    ] as [(String, String?)])
  func kindsThatCount(identifier: String, refused: String?) {
    for isOfRevocation in [false, true] {
      var test = self
      let verdict = test.verdict(
        on: 0, .lists, Self.algorithm(identifier), isOfRevocation: isOfRevocation)
      let refused = isOfRevocation ? nil : refused
      #expect(
        verdict
          == (refused.map { .notVerifiable("signatures of the kind \($0) do not count") } ?? .valid)
      )
    }
  }

  /// A key that takes long to verify with is not used at all, even for a revocation.
  @Test mutating func aKeyBeyondAllLimits() {
    let excess = PublicKey(
      spki: [UInt8](repeating: 1, count: 3_000), algorithm: Self.ecdsa, keyBits: [], kind: .ed25519)
    #expect(
      verdict(on: 0, by: excess, .lists, isOfRevocation: true)
        == .notVerifiable("the signer has a key of 3000 bytes"))
    #expect(counting.count.withLock(\.self) == 0)
  }
}
