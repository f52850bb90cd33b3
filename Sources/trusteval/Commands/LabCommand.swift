import ArgumentParser
import OpenSSLEngine
import Rendering
import Threads
import TrustLab
import TrustModel

/// `trusteval lab ...`: a private CA and deliberately broken servers.
struct LabCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lab",
    abstract: "Broken servers on loopback and their certificates, made in memory.",
    subcommands: [
      LabListCommand.self, LabServeCommand.self, LabFilesCommand.self, LabAuthorityCommand.self,
    ])
}

/// `trusteval lab list`.
struct LabListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List the cases and the failures each must show.")

  func run() {
    let options = Console.textOptions
    let table = Table(
      columns: [
        // Names are copied.
        .init("CASE", overflow: .whole), .init("WHAT IT IS", overflow: .whole, minimum: 20),
        .init("EXPECTED", overflow: .whole, minimum: 16),
      ],
      rows: LabCase.all.map { [$0.name, $0.summary, $0.expectation] })
    Console.write(table.render(options: options))
  }
}

/// `trusteval lab files DIR [CASE ...]`.
struct LabFilesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "files", abstract: "Write certificates and keys of the cases as PEM.")

  @Argument(
    help: ArgumentHelp("Directory, made if it does not exist.", valueName: "dir"),
    completion: .directory)
  var directory: String

  @Argument(
    help: ArgumentHelp("Cases to write (default: all).", valueName: "case"),
    completion: LabSelection.completion)
  var cases: [String] = []

  func run() throws {
    let cases = try LabSelection.cases(named: cases)
    _ = try LabSelection.waiting { [directory] in
      try await Lab(now: .now()).writeFiles(of: cases, to: directory)
    }
  }
}

enum LabSelection {
  static var completion: CompletionKind { .list(LabCase.all.map(\.name)) }

  /// The cases with these names, in this order; all for an empty list.
  static func cases(named names: [String]) throws(InputError) -> [LabCase] {
    guard !names.isEmpty else { return LabCase.all }
    var cases: [LabCase] = []
    for name in names {
      guard let labCase = LabCase.named(name) else {
        throw .usage(
          "no lab case '\(name)'"
            + (UsageHint.nearest(to: name, among: LabCase.all.map(\.name))
              .map { ": did you mean '\($0)'?" } ?? ": 'trusteval lab list' shows them"))
      }
      cases.append(labCase)
    }
    return cases
  }

  /// Waits for the result of an asynchronous function of the lab.
  static func waiting<Value: Sendable>(
    for work: @escaping @Sendable () async throws -> Value
  ) throws(InputError) -> Value {
    let outcome = PendingValue<Result<Value, any Error>>()
    Task {
      do {
        outcome.set(.success(try await work()))
      } catch {
        outcome.set(.failure(error))
      }
    }
    do {
      return try outcome.value.get()
    } catch {
      throw .unreadable("the lab cannot go on: \(error)")
    }
  }
}

extension LabCase {
  /// Options without which a check does not find what is expected; `-` for none.
  var options: String {
    revocation.asksAddresses ? "--revocation \(revocation.rawValue) --network-fetch" : "-"
  }

  /// The expected failures, or the reason for no verdict, as a list of words.
  var expectation: String {
    switch expected {
    case .trusted: "trusted"
    case .untrusted(let failures): failures.map(\.text).joined(separator: " ")
    case .noVerdict(let kind): kind.name
    }
  }
}

extension ExpectedFailure {
  /// Such as `TemporalValidity@0`.
  fileprivate var text: String {
    certificate.map { "\(check.rawValue)@\($0)" } ?? check.rawValue
  }
}
