import Foundation
import TrustModel
import X509

/// Mutates seed certificates and puts them through parser, facts and evaluator.
///
/// Every batch depends on seed and number only, so that a crash can be run again; see
/// `scripts/fuzz`, which does that.
@main struct Fuzz {
  private static let batchSize = 1000

  static func main() {
    guard let options = Options(Array(CommandLine.arguments.dropFirst())) else {
      FileHandle.standardError.write(Data(Options.usage.utf8))
      exit(64)
    }
    let seeds = Seeds.read(options.paths)
    guard !seeds.isEmpty else {
      FileHandle.standardError.write(Data("fuzz: no certificates to start from\n".utf8))
      exit(64)
    }
    print("seed \(options.seed), \(seeds.count) chains to start from")
    var run = Run(options: options, seeds: seeds)
    run.all()
  }

  struct Run {
    let options: Options
    let seeds: [SeedChain]
    private let donors: [DERTree]
    private var parsed = 0
    private var tried = 0
    private var evaluated = 0
    private var slowest = Duration.zero
    private var slowestInput = 0

    init(options: Options, seeds: [SeedChain]) {
      self.options = options
      self.seeds = seeds
      donors = seeds.flatMap(\.sent).map(\.tree)
    }

    mutating func all() {
      let clock = ContinuousClock()
      let start = clock.now
      var nextReport = start.advanced(by: .seconds(60))
      var batch = options.batch ?? 0
      while tried < options.inputs {
        if let state = options.state {
          try? "\(options.seed) \(batch)\n".write(toFile: state, atomically: false, encoding: .utf8)
        }
        self.batch(batch)
        batch += 1
        let now = clock.now
        if let seconds = options.seconds, now - start >= .seconds(seconds) { break }
        if options.batch != nil { break }
        if now >= nextReport {
          report(after: now - start)
          nextReport = now.advanced(by: .seconds(60))
        }
      }
      report(after: clock.now - start)
    }

    private mutating func batch(_ number: Int) {
      let mixed = options.seed &* 0x2545_f491_4f6c_dd1d &+ UInt64(truncatingIfNeeded: number)
      var mutator = Mutator(random: SplitMix(state: mixed), donors: donors)
      for _ in 0..<min(Fuzz.batchSize, options.inputs - tried) {
        let trial = Self.trial(seeds, &mutator)
        if let trace = options.trace { Self.write(trial, to: trace) }
        let start = Self.processorTime()
        let count = trial.run(parsesOnly: options.parsesOnly)
        let duration = Self.processorTime() - start
        tried += 1
        parsed += count
        if count > 0, !options.parsesOnly { evaluated += 1 }
        if duration > slowest { (slowest, slowestInput) = (duration, tried) }
      }
    }

    /// Time on the processor: on a busy machine an innocent input can wait for minutes.
    private static func processorTime() -> Duration {
      var time = timespec()
      clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
      return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }

    private static func trial(_ seeds: [SeedChain], _ mutator: inout Mutator) -> Trial {
      let index = Int.random(in: 0..<seeds.count, using: &mutator.random)
      let seed = seeds[index]
      // The chain as it is, with one or two certificates changed.
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

    private static func write(_ trial: Trial, to path: String) {
      let text = (trial.sent + trial.anchors).map(\.bytes).map { der in
        "-----BEGIN CERTIFICATE-----\n\(Data(der).base64EncodedString())\n-----END CERTIFICATE-----\n"
      }.joined()
      try? text.write(toFile: path, atomically: false, encoding: .utf8)
    }

    private func report(after duration: Duration) {
      let seconds =
        Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
      let rate = seconds > 0 ? Double(tried) / seconds : 0
      print(
        "\(tried) inputs in \(Int(seconds)) s (\(Int(rate))/s), \(evaluated) evaluated,",
        "\(parsed) certificates parsed, slowest \(slowest) (input \(slowestInput))")
      fflush(nil)
    }
  }
}
