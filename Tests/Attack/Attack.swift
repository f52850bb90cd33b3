import Foundation

/// Runs the binary against hostile servers and files, each with a bound on time, memory and status.
///
/// Prints a line for each case; ends with status 1 when a bound is broken. See `scripts/attack`.
@main struct Attack {
  /// Cases that run at a time: most of them spend their time waiting.
  private static let width = 6

  static func main() async throws {
    guard let path = CommandLine.arguments.dropFirst().first else {
      FileHandle.standardError.write(Data("usage: attack BINARY [CASE ...]\n".utf8))
      exit(64)
    }
    let directory = FileManager.default.temporaryDirectory
      .appendingPathComponent("attack-\(getpid())").path
    try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: directory) }
    let wanted = Set(CommandLine.arguments.dropFirst(2))
    let cases = try await (Servers.cases(in: directory) + FileCases.all(in: directory))
      .filter { wanted.isEmpty || wanted.contains($0.name) }
    print(Row.head)
    let broken = await run(cases, path)
    print("\(cases.count) cases, \(broken) outside of their bounds")
    exit(broken == 0 && !cases.isEmpty ? 0 : 1)
  }

  /// Returns how many cases broke a bound.
  private static func run(_ cases: [Case], _ path: String) async -> Int {
    await withTaskGroup(of: Row.self) { group in
      var rest = cases[...]
      for next in rest.prefix(width) { group.addTask { await Row(next, path) } }
      rest = rest.dropFirst(width)
      var broken = 0
      for await row in group {
        print(row.text)
        fflush(nil)
        if !row.isWithinBounds { broken += 1 }
        if let next = rest.popFirst() { group.addTask { await Row(next, path) } }
      }
      return broken
    }
  }
}

/// One run of the binary, with bounds on what it may use.
struct Case: Sendable {
  let name: String
  let arguments: [String]
  let statuses: Set<Int32>
  /// From start to end.
  var seconds = 5.0
  /// Peak memory of the program or of a process that it starts.
  var megabytes = 100.0
}

/// The result of a case.
struct Row: Sendable {
  private let tried: Case
  private let outcome: ProcessOutcome

  init(_ tried: Case, _ path: String) async {
    self.tried = tried
    outcome = await ProcessOutcome.of(path, tried.arguments, limit: tried.seconds + 20)
  }

  var isWithinBounds: Bool {
    outcome.status.map(tried.statuses.contains) == true && outcome.seconds <= tried.seconds
      && outcome.megabytes <= tried.megabytes
  }

  static let head = "case                             status  allowed   seconds    MB"

  var text: String {
    let allowed = tried.statuses.sorted().map(String.init).joined(separator: " ")
    let mark =
      isWithinBounds ? "" : "  OUTSIDE: trusteval " + tried.arguments.joined(separator: " ")
    return Self.padded(tried.name, 33) + Self.padded(outcome.status.map(String.init) ?? "killed", 8)
      + Self.padded(allowed, 8) + String(format: "%9.2f %5.0f", outcome.seconds, outcome.megabytes)
      + mark
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }
}
