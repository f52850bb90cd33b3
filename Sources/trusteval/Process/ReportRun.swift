import AppleCodes
import ArgumentParser
import Examination
import Rendering
import TrustModel

/// A command that produces reports.
protocol ReportingCommand: ParsableCommand {
  var options: RunOptions { get }
}

/// Writes the reports of one run, counts them, and keeps their evidence.
struct ReportRun {
  private var sink: any ReportSink
  /// What begins the output, until something is written: a verdict that is known by then decides on the
  /// status where that fails.
  private var beginning: RunDescription?
  private let format: ReportFormat
  private let status = RunStatus()
  private let evidence: EvidenceFile?
  /// Handshakes write it; it is only asked at the end whether they could.
  private let keyLog: KeyLogFile?
  /// Nil where reports come from reports.
  private var outputs: OutputFiles?
  private(set) var summary = RunSummary()
  /// The summary for a GitHub workflow; nil in other formats, and elsewhere.
  private var stepSummary: StepSummaryFile?

  /// - Parameter endpoints: How many there will be; nil when that is not known.
  init(_ options: RunOptions, endpoints: Int?, _ keyLog: KeyLogFile? = nil) {
    self.keyLog = keyLog
    let (format, status) = (options.reportFormat, status)
    sink = options.sink { Console.write($0, orEndWith: status.afterFailedWrite.code(for: format)) }
    self.format = format
    evidence = options.saveEvidence.map(EvidenceFile.init(path:))
    outputs = OutputFiles(options)
    stepSummary = StepSummaryFile(of: format)
    beginning = RunDescription(tool: .trusteval, endpoints: endpoints)
  }

  /// For reports that were made in earlier runs.
  init(merging format: ReportFormat, for compatibility: Compatibility? = nil) {
    let status = status
    sink = format.sink(Console.textOptions, for: compatibility) {
      Console.write($0, orEndWith: status.afterFailedWrite.code(for: format))
    }
    self.format = format
    evidence = nil
    keyLog = nil
    stepSummary = StepSummaryFile(of: format)
    beginning = RunDescription(tool: .trusteval, endpoints: nil, isMerged: true)
  }

  private mutating func print(_ report: Report) {
    begin()
    sink.write(report)
    stepSummary?.content.add(report)
  }

  private mutating func begin() {
    beginning.take().map { sink.begin($0) }
  }

  /// - Parameter line: The report as JSON, which may contain keys that the report does not.
  mutating func merge(_ report: Report, from line: [UInt8]) {
    count(report)
    if format == .json {
      Console.write(
        renderJSON(again: line) + "\n", orEndWith: status.afterFailedWrite.code(for: format))
    } else {
      print(report)
    }
  }

  private mutating func count(_ report: Report) {
    summary.add(report)
    status.value.add(ExitStatus(report))
  }

  mutating func write(_ outcome: Endpoints.Outcome) {
    switch outcome.work {
    case .success(let finished): write(finished)
    case .failure(let error): fail(error, at: outcome.source.text, from: outcome.source)
    }
  }

  mutating func write(_ finished: FinishedReport) {
    // First: where standard output is closed the program ends.
    if let line = finished.evidence { evidence?.write(line) }
    outputs?.add(finished.report)
    count(finished.report)
    print(finished.report)
  }

  /// Reports what could not be read: on standard error, and for scripts in a report of its own.
  mutating func fail(_ error: InputError, at host: String, from source: RequestSource? = nil) {
    // In text form, the message on standard error is enough.
    if format != .text {
      var report = Report(failure: error.failure, host: host)
      report.source = source
      print(report)
    }
    Console.complain(error.message)
    // A file that names no server, or cannot be read on, is no endpoint.
    if source?.file == nil || source?.line != nil { summary.add(.unknown) }
    status.value.add(error.status)
  }

  /// Reports the endpoints that the run did not examine, and what is known of some; in text form the
  /// caller names them.
  mutating func leaveOut(_ rest: Endpoints.Rest) {
    rest.known.forEach { write($0) }
    for endpoint in rest.endpoints + rest.unread {
      var report = Report(
        endpoint: endpoint.name, verifyDate: .now(), verdict: .unknown,
        failure: ConnectionFailure(.notRun, summary: endpoint.reason))
      report.source = endpoint.source
      count(report)
      print(report)
    }
    summary.hasUnreadHosts = rest.hasFailedFile
  }

  /// Reports that a run could not begin, for scripts; writes no file.
  ///
  /// - Parameter endpoints: Those of the arguments: a monitor must not lose sight of them.
  static func refuse(
    _ error: InputError, _ options: RunOptions, endpoints: [Endpoint]
  ) -> ExitCode {
    // In text form, the message on standard error is enough.
    if options.reportFormat != .text {
      var (sink, summary) = (
        options.sink {
          Console.write($0, orEndWith: error.status.code(for: options.reportFormat))
        }, RunSummary()
      )
      // None of them may be to blame, and no monitor must take it so.
      var failure = error.failure
      failure.summary = "the run could not begin: \(failure.summary)"
      let reports =
        endpoints.isEmpty
        ? [Report(failure: failure, host: "")]
        : endpoints.map { Report(failure: failure, endpoint: $0) }
      summary.couldNotBegin = true
      sink.begin(RunDescription(tool: .trusteval, endpoints: reports.count))
      for report in reports {
        sink.write(report)
        summary.add(.unknown)
      }
      sink.end(summary)
    }
    return ExitCode(error.status.code(for: options.reportFormat))
  }

  /// Ends the output and returns the exit status, with a line on standard error for each file that
  /// could not be written.
  mutating func end() -> ExitCode {
    begin()
    summary.unwritten =
      [evidence?.failure, keyLog?.failure, stepSummary?.failure(summary)].compactMap(\.self)
      + (outputs?.failures() ?? [])
    sink.end(summary)
    for failure in summary.unwritten {
      Console.complain(failure)
      status.value.add(.couldNotFindOut)
    }
    if let remark = outputs?.remark { Console.complain(remark) }
    return ExitCode(status.value.code(for: format))
  }
}

/// The file that GitHub names for the summary of a workflow's step.
private struct StepSummaryFile {
  var content = StepSummary()
  private let path: String

  /// Nil in other formats, and outside of a workflow.
  init?(of format: ReportFormat) {
    guard format == .github, let path = Console.environment("GITHUB_STEP_SUMMARY"), !path.isEmpty
    else { return nil }
    self.path = path
  }

  /// Writes it; returns why it could not be written.
  func failure(_ summary: RunSummary) -> String? {
    AppendedFile.append(content.text(summary), to: path)
  }
}

/// The exit status of the reports so far.
///
/// A class, as the closure that writes the sink's output needs it.
private final class RunStatus {
  var value = ExitStatus.trusted

  /// The status if writing a report fails: a verdict outweighs that.
  var afterFailedWrite: ExitStatus {
    var status = value
    status.add(.couldNotFindOut)
    return status
  }
}

extension ExitStatus {
  /// The exit status; for Nagios output, the one of the plugin guidelines.
  fileprivate func code(for format: ReportFormat) -> Int32 {
    format == .nagios ? nagios.status : rawValue
  }
}

extension RequestSource {
  /// The name in a report where the line names no server: each line is an endpoint of its own.
  var text: String {
    [file, line.map(String.init)].compactMap(\.self).joined(separator: ":")
  }
}

extension Report {
  /// A report that contains only the failure.
  init(failure: ConnectionFailure, host: String) {
    self.init(failure: failure, endpoint: Endpoint(host: host, port: nil, serverName: nil))
  }

  init(failure: ConnectionFailure, endpoint: Endpoint) {
    self.init(endpoint: endpoint, verifyDate: .now(), verdict: .unknown, failure: failure)
  }
}

extension ToolIdentity {
  static let trusteval = ToolIdentity(
    name: "trusteval", version: Trusteval.version, models: Codes.modelledSystem)
}
