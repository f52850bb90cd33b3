import Foundation

/// Runs the binary against hostile servers and files, each with a bound on time, memory, output and
/// status; what it writes may not control a terminal.
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
    let all =
      try await Servers.cases() + LabCases.all(in: directory) + FileCases.all(in: directory)
      + DirectoryCases.all(in: directory) + CaptureCases.all(in: directory)
      + OutputCases.all(in: directory) + ConnectCases.all(in: directory)
      + FetchCases.all(in: directory)
    let cases = all.filter { wanted.isEmpty || wanted.contains($0.name) }
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
  /// Megabytes on standard output and standard error together.
  var written = 1.0
  /// A command of the shell that takes the output, such as `head -c 10`.
  var reader: String?
}

/// The result of a case.
struct Row: Sendable {
  private let tried: Case
  private let outcome: ProcessOutcome

  init(_ tried: Case, _ path: String) async {
    self.tried = tried
    let limit = tried.seconds + 20
    if let reader = tried.reader {
      let script = "set -o pipefail; \"$0\" \"$@\" | \(reader)"
      outcome = await ProcessOutcome.of(
        "/bin/bash", ["-c", script, path] + tried.arguments, limit: limit)
    } else {
      outcome = await ProcessOutcome.of(path, tried.arguments, limit: limit)
    }
  }

  var isWithinBounds: Bool {
    outcome.status.map(tried.statuses.contains) == true && outcome.seconds <= tried.seconds
      && outcome.megabytes <= tried.megabytes && outcome.control == nil
      && Double(outcome.written) <= tried.written * 1_000_000
  }

  static let head =
    "case                                     status  allowed   seconds    MB  written"

  var text: String {
    let allowed = tried.statuses.sorted().map(String.init).joined(separator: " ")
    let mark = isWithinBounds ? "" : "  OUTSIDE: trusteval " + arguments
    let control = outcome.control.map { "  CONTROL: \($0)" } ?? ""
    return Self.padded(tried.name, 41) + Self.padded(outcome.status.map(String.init) ?? "killed", 8)
      + Self.padded(allowed, 8)
      + String(format: "%9.2f %5.0f %8d", outcome.seconds, outcome.megabytes, outcome.written)
      + control + mark
  }

  private var arguments: String {
    let text = tried.arguments.joined(separator: " ")
    return tried.reader.map { "\(text) | \($0)" } ?? text
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }
}
