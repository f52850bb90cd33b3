import Foundation

/// Makes inputs for one target and runs it with them.
///
/// Every batch depends on the seed and its number only, so that a crash can be repeated, as
/// `scripts/fuzz` does. Only keys are different in every process.
@main struct Fuzz {
  private static let batchSize = 1000

  static func main() throws {
    guard let options = Options(Array(CommandLine.arguments.dropFirst())) else {
      FileHandle.standardError.write(Data(Options.usage.utf8))
      exit(64)
    }
    let seeds = Seeds.read(options.paths)
    guard !seeds.isEmpty else {
      FileHandle.standardError.write(Data("fuzz: no certificates to start from\n".utf8))
      exit(64)
    }
    print("\(options.target), seed \(options.seed)")
    let target = try options.target.make(seeds)
    exit(run(target, options, donors: seeds.flatMap(\.sent).map(\.tree)))
  }

  private static func run(
    _ target: some FuzzTarget, _ options: Options, donors: [DERTree]
  ) -> Int32 {
    var run = Run(target: target, options: options, donors: donors)
    run.all()
    return run.hasFindings ? 2 : 0
  }

  struct Run<Target: FuzzTarget> {
    let target: Target
    let options: Options
    let donors: [DERTree]
    private var tried = 0
    private var accepted = 0
    private var findings: [String: Int] = [:]
    private var slowest = Duration.zero
    private var slowestInput = 0

    init(target: Target, options: Options, donors: [DERTree]) {
      self.target = target
      self.options = options
      self.donors = donors
    }

    var hasFindings: Bool { !findings.isEmpty }

    mutating func all() {
      let clock = ContinuousClock()
      let start = clock.now
      var nextReport = start.advanced(by: .seconds(60))
      var batch = options.batch ?? 0
      while tried < options.inputs {
        if let state = options.state {
          try? "\(options.seed) \(batch)\n".write(toFile: state, atomically: false, encoding: .utf8)
        }
        let seconds = options.seconds
        let isInTime = self.batch(batch) {
          seconds.map { clock.now - start < .seconds($0) } ?? true
        }
        batch += 1
        let now = clock.now
        if !isInTime || options.batch != nil { break }
        if now >= nextReport {
          report(after: now - start)
          nextReport = now.advanced(by: .seconds(60))
        }
      }
      report(after: clock.now - start)
      for (text, count) in findings.sorted(by: { $0.key < $1.key }) {
        print("finding, \(count) times: \(text)")
      }
    }

    /// Runs a batch; returns whether there is time for another one.
    private mutating func batch(_ number: Int, isInTime: () -> Bool) -> Bool {
      let mixed = options.seed &* 0x2545_f491_4f6c_dd1d &+ UInt64(truncatingIfNeeded: number)
      var mutator = Mutator(random: SplitMix(state: mixed), donors: donors)
      for index in 0..<min(Fuzz.batchSize, options.inputs - tried) {
        if index.isMultiple(of: 50), !isInTime() { return false }
        let input = target.input(&mutator)
        if let trace = options.trace { write(input, to: trace) }
        let start = Self.processorTime()
        let outcome = target.attempt(input)
        let duration = Self.processorTime() - start
        tried += 1
        if duration > slowest { (slowest, slowestInput) = (duration, tried) }
        switch outcome {
        case .refused: break
        case .accepted: accepted += 1
        case .finding(let text): note(text, input)
        }
      }
      return true
    }

    /// Writes the first input of each kind of finding.
    private mutating func note(_ text: String, _ input: Target.Input) {
      findings[text, default: 0] += 1
      guard findings[text] == 1 else { return }
      let file = ".build/finding-\(options.target)-\(findings.count)"
      write(input, to: file)
      print("finding in \(file): \(text)")
      fflush(nil)
    }

    /// Processor time: on a busy machine, an ordinary input may have to wait for minutes.
    private static func processorTime() -> Duration {
      var time = timespec()
      clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
      return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }

    private func write(_ input: Target.Input, to path: String) {
      try? Data(target.text(of: input)).write(to: URL(fileURLWithPath: path))
    }

    private func report(after duration: Duration) {
      let seconds =
        Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
      let rate = seconds > 0 ? Double(tried) / seconds : 0
      print(
        "\(tried) inputs in \(Int(seconds)) s (\(Int(rate))/s), \(accepted) understood,",
        "slowest \(slowest) (input \(slowestInput))")
      fflush(nil)
    }
  }
}
