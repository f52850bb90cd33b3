/// Measures parsing and evaluation of each case and prints median, 95th percentile and maximum.
func measureTime(of corpus: Corpus, named name: String) {
  guard case .evaluations(let cases) = corpus else {
    print("\(name): nothing to evaluate\n")
    return
  }
  let runner = EvaluationRunner()
  let runnable = cases.filter { $0.notRunnable == nil }
  for test in runnable.prefix(100) { _ = runner.evaluate(test) }
  let times = runnable.map { test in (id: test.id, time: typicalTime { _ = runner.evaluate(test) })
  }
  .sorted { $0.time < $1.time }
  guard let worst = times.last else { return }
  print("\(name): \(times.count) cases, milliseconds per case")
  print("  median \(milliseconds(times[times.count / 2].time))", terminator: "")
  print("  p95 \(milliseconds(times[times.count * 95 / 100].time))", terminator: "")
  print("  max \(milliseconds(worst.time))")
  for slow in times.suffix(10).reversed() { print("  \(milliseconds(slow.time))  \(slow.id)") }
  print("")
}

/// The median of five runs.
private func typicalTime(_ work: () -> Void) -> Duration {
  let clock = ContinuousClock()
  let times = (0..<5).map { _ in clock.measure(work) }.sorted()
  return times[2]
}

private func milliseconds(_ duration: Duration) -> String {
  let microseconds = duration.components.attoseconds / 1_000_000_000_000
  let total = duration.components.seconds * 1_000_000 + microseconds
  let fraction = String(total % 1000)
  return "\(total / 1000)." + String(repeating: "0", count: 3 - fraction.count) + fraction
}
