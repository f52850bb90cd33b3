import OpenSSLEngine
import TLSEngine
import Testing
import TrustModel

#if GnuTLS
  import GnuTLSEngine
#endif

/// Which questions a library may be asked in this process.
@Suite struct WitnessPlaceTests {
  private func question(chain: [[UInt8]], intermediates: [[UInt8]] = []) -> WitnessQuestion {
    WitnessQuestion(
      chain: chain, intermediates: intermediates, anchors: [], purpose: .server, serverName: nil,
      verifyDate: Instant(secondsSinceEpoch: 0))
  }

  private static let unreadable = [UInt8](repeating: 0, count: 100)

  /// The tests run without a configuration that has an effect; with one, nothing is asked here.
  @Test func openSSLHereForUsualChainsOnly() throws {
    let witness = OpenSSLWitness()
    let here = !OpenSSLWitness.isConfigured
    let many = try (0..<17).map { _ in try WitnessChain().leaf.der }
    let few = Array(many.prefix(16))
    #expect(witness.mayAnswerHere(question(chain: few)) == here)
    #expect(witness.mayAnswerHere(question(chain: [few[0]], intermediates: [few[1]])) == here)
    #expect(!witness.mayAnswerHere(question(chain: many)))
    // A certificate that we cannot parse may contain anything.
    #expect(!witness.mayAnswerHere(question(chain: [Self.unreadable])))
    #expect(!witness.mayAnswerHere(question(chain: few, intermediates: [[1]])))
    #expect(!witness.mayAnswerHere(question(chain: [few[0], few[1], few[0]])))
    #expect(!witness.mayAnswerHere(question(chain: [few[0]], intermediates: [few[0]])))
    // Each of these may be read here, and both together are too long.
    let long = try (0..<2).map { _ in
      try WitnessChain(leaf: {
        $0.extraExtensions = [.init("1.2.3.4", value: [UInt8](repeating: 0, count: 33_000))]
      }).leaf.der
    }
    #expect(witness.mayAnswerHere(question(chain: [long[0]])) == here)
    #expect(!witness.mayAnswerHere(question(chain: long)))
  }

  /// A library reads all anchors: no more of them, with and without settings, than a chain needs.
  @Test(arguments: [(64, 4096, true), (65, 1, false), (64, 4097, false)])
  func openSSLHereForAFewAnchors(count: Int, size: Int, isFew: Bool) throws {
    var asked = question(chain: [try WitnessChain().leaf.der])
    let anchors = [[UInt8]](repeating: [UInt8](repeating: 0, count: size), count: count)
    for plain in [0, count / 2, count] {
      asked.anchors = Array(anchors.prefix(plain))
      asked.anchorsWithSettings = Array(anchors.dropFirst(plain))
      #expect(
        OpenSSLWitness().mayAnswerHere(asked) == (isFew && !OpenSSLWitness.isConfigured))
    }
  }

  #if GnuTLS
    @Test func gnuTLSNeverHere() {
      #expect(!GnuTLSWitness().mayAnswerHere(question(chain: [Self.unreadable])))
    }

    /// Otherwise only the refusal of invalid bytes would be exercised.
    @Test func theExerciseIsVerified() throws {
      let witness = GnuTLSWitness()
      let exercise = try #require(witness.exercise)
      let opinion = witness.opinion(on: exercise)
      #expect(opinion.noOpinion == nil && opinion.verdict != .unknown)
    }
  #endif
}
