/// What to run, from the command line.
struct Options {
  var inputs = 100_000
  var seconds: Double?
  var seed: UInt64 = 1
  /// Runs this batch only, and writes each input before it is used.
  var batch: Int?
  /// File for the number of the current batch, for the report of a crash.
  var state: String?
  /// File for the current input, with `batch`.
  var trace: String?
  var target = TargetName.certificates
  var paths: [String] = []

  static let usage = """
    usage: fuzz [--target NAME] [--inputs N] [--seconds S] [--seed N]
                [--batch N] [--state FILE] [--trace FILE] [SEED-FILE ...]
    targets: \(TargetName.allCases.map(\.rawValue).joined(separator: ", "))

    """

  /// Nil when the arguments cannot be understood.
  init?(_ arguments: [String]) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--target":
        guard let value = rest.popFirst().flatMap(TargetName.init) else { return nil }
        target = value
      case "--inputs":
        guard let value = rest.popFirst().flatMap({ Int($0) }) else { return nil }
        inputs = value
      case "--seconds":
        guard let value = rest.popFirst().flatMap({ Double($0) }) else { return nil }
        (seconds, inputs) = (value, .max)
      case "--seed":
        guard let value = rest.popFirst().flatMap({ UInt64($0) }) else { return nil }
        seed = value
      case "--batch":
        guard let value = rest.popFirst().flatMap({ Int($0) }) else { return nil }
        batch = value
      case "--state": state = rest.popFirst()
      case "--trace": trace = rest.popFirst()
      default:
        guard !argument.hasPrefix("-") else { return nil }
        paths.append(argument)
      }
    }
  }
}
