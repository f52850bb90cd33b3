import OpenSSLEngine
import TrustModel

/// Chains in which one or two certificates were changed.
struct CertificateTarget: FuzzTarget {
  let seeds: [SeedChain]
  let parsesOnly: Bool

  func input(_ mutator: inout Mutator) -> Trial {
    let index = Int.random(in: 0..<seeds.count, using: &mutator.random)
    let seed = seeds[index]
    var sent = seed.sent.map(Trial.Item.seed)
    var anchors = seed.anchors.map(Trial.Item.seed)
    for _ in 0...Int.random(in: 0...1, using: &mutator.random) {
      let place = Int.random(in: 0..<(sent.count + anchors.count), using: &mutator.random)
      if place < sent.count {
        sent[place] = .mutant(mutator.mutate(seed.sent[place].tree))
      } else {
        let anchor = place - sent.count
        anchors[anchor] = .mutant(mutator.mutate(seed.anchors[anchor].tree))
      }
    }
    return Trial(
      sent: sent, anchors: anchors, hostname: seed.hostname,
      purpose: Purpose.allCases.randomElement(using: &mutator.random) ?? .server,
      verifyDate: Instant(secondsSinceEpoch: 1_770_000_000),
      verifiesSignatures: Int.random(in: 0...63, using: &mutator.random) == 0)
  }

  func text(of trial: Trial) -> [UInt8] {
    Array(PEMWriter.certificates((trial.sent + trial.anchors).map(\.bytes)).utf8)
  }

  func attempt(_ trial: Trial) -> Outcome {
    trial.run(parsesOnly: parsesOnly) > 0 ? .accepted : .refused
  }
}
