import OpenSSLEngine
import Synchronization
import Testing
import TrustModel
import X509

@testable import TrustEvaluation

/// What is remembered of an evaluation is used for the same question, and for no other.
@Suite struct RememberedEvaluationTests {
  private let chain: TestChain.Issued
  private let input: EvaluationInput
  private let settings = EvaluationSettings(
    purpose: .server, reference: .dns(TestAuthority.host), verifyDate: TestAuthority.now)

  init() throws {
    chain = try TestChain().issued()
    input = EvaluationInput(
      sent: [try chain.leaf.parsed, try chain.issuer.parsed], supplied: [],
      anchors: try TestAnchors([chain.root]))
  }

  /// The second one verifies nothing, and says the same.
  @Test func theSameQuestionIsAnsweredOnce() throws {
    let counting = CountingCryptography()
    let evaluator = Evaluator(cryptography: counting, memory: RememberedEvaluations())
    let first = evaluator.evaluate(input, settings: settings)
    let count = counting.calls.withLock { $0 }
    #expect(first.isTrusted && count > 0)
    // Parsed anew, as from another server.
    let again = EvaluationInput(
      sent: [try chain.leaf.parsed, try chain.issuer.parsed], supplied: [],
      anchors: try TestAnchors([chain.root]))
    let second = evaluator.evaluate(again, settings: settings)
    #expect(counting.calls.withLock { $0 } == count)
    #expect(second.isTrusted && second.best.certificates == first.best.certificates)
    #expect(second.best.anchors == first.best.anchors && second.work == first.work)
  }

  enum Change: CaseIterable {
    case otherAnchors, noAnchors, deniedRoot, date, name, purpose, leaf, order, position, supplied
    case pins, timestamps, depth, paths, keyUsage, refusedKeys, suffixes, required, off, asked
    case trustSettings, file, store
  }

  /// Each is evaluated as by an evaluator without a memory, and does not change the first answer.
  @Test(arguments: Change.allCases)
  func everyDifferenceCounts(change: Change) throws {
    let counting = CountingCryptography()
    let evaluator = Evaluator(cryptography: counting, memory: RememberedEvaluations())
    let before = evaluator.evaluate(input, settings: settings)
    #expect(before.isTrusted)
    let (input, settings) = try changed(by: change)
    let count = counting.calls.withLock { $0 }
    let found = evaluator.evaluate(input, settings: settings)
    #expect(counting.calls.withLock { $0 } > count)
    let expected = Evaluator(cryptography: OpenSSLCryptography()).evaluate(
      input, settings: settings)
    #expect(found.isTrusted == expected.isTrusted)
    #expect(found.best.found == expected.best.found)
    #expect(found.best.anchors == expected.best.anchors)
    let after = evaluator.evaluate(self.input, settings: self.settings)
    #expect(after.isTrusted && after.best.anchors == before.best.anchors)
  }

  private func changed(
    by change: Change
  ) throws -> (EvaluationInput, EvaluationSettings) {
    var (input, settings) = (input, settings)
    let root = try chain.root.parsed
    switch change {
    case .otherAnchors: input.anchors = try TestAnchors([chain.root], source: .user)
    case .noAnchors: input.anchors = try TestAnchors([])
    case .deniedRoot: settings.denied = [root]
    case .date: settings.verifyDate = TestAuthority.now.advanced(bySeconds: 1)
    case .name: settings.reference = .dns("other.example.com")
    case .purpose: settings.purpose = .basic
    case .leaf:
      var other = TestChain()
      other.leaf.notAfter = other.leaf.notAfter.advanced(bySeconds: 1)
      input.sent[0] = try other.leaf.issue(to: TestAuthority.leafKey.get(), by: chain.issuer).parsed
    case .order: input.sent.reverse()
    case .position:
      input = EvaluationInput(
        sent: input.sent, positions: [0, 2], supplied: [], anchors: input.anchors)
    case .supplied: input.supplied = [root]
    case .pins: settings.pins = [Pin(spki: [1])]
    case .timestamps: settings.lacksTimestamps = true
    case .depth: settings.limits.depth = 2
    case .paths: settings.limits.paths = 1
    case .keyUsage: settings.requiredKeyUsage = .keyCertSign
    case .refusedKeys: settings.refusedKeys = RefusedKeys("")
    case .suffixes: settings.publicSuffixes = PublicSuffixList(text: "com\n")
    case .required: settings.revocation.isRequired = true
    case .off: settings.revocation = .off("here")
    case .asked: settings.revocation.whyNotAsked = nil
    case .trustSettings, .file, .store:
      var anchors = try TestAnchors([])
      anchors.all = [
        Anchor(
          certificate: root, source: .app,
          settings: change == .trustSettings
            ? TrustSettings(
              DER.sequence(DER.explicit(0, DER.objectIdentifier(KeyPurpose.serverAuth)))) : nil,
          file: change == .file ? "root.pem" : nil, store: change == .store ? .system : nil)
      ]
      input.anchors = anchors
    }
    return (input, settings)
  }

  /// The anchors for further names are asked for again: these are not part of the question.
  @Test func anchorsAboveAnAnchorCount() throws {
    let other = try TestAuthority.rootTemplate("Other Root").issue(
      to: TestAuthority.otherRootKey.get())
    let crossed = try TestAuthority.rootTemplate().issue(
      to: TestAuthority.rootKey.get(), by: other)
    var both = input
    both.anchors = try TestAnchors([crossed, other])
    var one = input
    one.anchors = try TestAnchors([crossed])
    let evaluator = Evaluator(cryptography: OpenSSLCryptography(), memory: RememberedEvaluations())
    func ends(_ input: EvaluationInput) -> Set<String> {
      let evaluation = evaluator.evaluate(input, settings: settings)
      return Set(([evaluation.best] + evaluation.others).compactMap(\.names.last))
    }
    #expect(ends(both) == ["Test Root", "Other Root"])
    #expect(ends(one) == ["Test Root"])
    #expect(ends(both) == ["Test Root", "Other Root"])
  }

  /// A list of millions of octets does not stay for the whole run.
  @Test func statementsAreNotKept() {
    let memory = RememberedEvaluations()
    var settings = settings
    settings.revocation.statements = [
      RevocationStatement(
        .nothing(AnswerProblem(.noAnswer, "nothing came")), from: .fetched(address: "http://a"))
    ]
    _ = Evaluator(cryptography: OpenSSLCryptography(), memory: memory)
      .evaluate(input, settings: settings)
    let question = RememberedEvaluations.Question(input, settings)
    #expect(memory.evaluation(on: question, input.anchors) == nil)
  }
}

/// Verifies as OpenSSL does, and counts what it is asked.
private final class CountingCryptography: CryptographyProvider {
  private let provider = OpenSSLCryptography()
  let calls = Mutex(0)

  func verify(
    signature: [UInt8], algorithm: AlgorithmIdentifier, over message: [UInt8], key: PublicKey
  ) -> SignatureVerdict {
    calls.withLock { $0 += 1 }
    return provider.verify(signature: signature, algorithm: algorithm, over: message, key: key)
  }

  func isSound(_ key: PublicKey) -> Bool {
    calls.withLock { $0 += 1 }
    return provider.isSound(key)
  }

  func digest(_ hash: SignatureHash, of octets: [UInt8]) -> [UInt8]? {
    provider.digest(hash, of: octets)
  }

  func directoryHash(ofName der: [UInt8]) -> UInt32? { provider.directoryHash(ofName: der) }
}
