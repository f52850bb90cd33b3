import AppleCodes
import ArgumentParser
import Examination
import Rendering
import TrustModel

/// A command that ends in reports.
protocol ReportingCommand: ParsableCommand {
  var options: RunOptions { get }
}

/// The reports of one run on their way out: printed, counted, their evidence kept.
struct ReportRun {
  private var sink: any ReportSink
  private let format: ReportFormat
  private let status = RunStatus()
  private let evidence: EvidenceFile?
  /// Nil where reports come from reports.
  private var outputs: OutputFiles?
  private(set) var summary = RunSummary()

  /// - Parameter endpoints: How many there will be; nil when that is not known.
  init(_ options: RunOptions, endpoints: Int?) {
    let (format, status) = (options.reportFormat, status)
    sink = options.sink { Console.write($0, orEndWith: status.afterFailedWrite.code(for: format)) }
    self.format = format
    evidence = options.saveEvidence.map(EvidenceFile.init(path:))
    outputs = OutputFiles(options)
    sink.begin(RunDescription(tool: .trusteval, endpoints: endpoints))
  }

  /// For reports that were made before.
  init(merging format: ReportFormat) {
    let status = status
    sink = format.sink(Console.textOptions) {
      Console.write($0, orEndWith: status.afterFailedWrite.code(for: format))
    }
    self.format = format
    evidence = nil
    sink.begin(RunDescription(tool: .trusteval, endpoints: nil, isMerged: true))
  }

  /// - Parameter line: The report as JSON, which may have more than the report.
  mutating func merge(_ report: Report, from line: [UInt8]) {
    count(report)
    if format == .json {
      Console.write(
        renderJSON(again: line) + "\n", orEndWith: status.afterFailedWrite.code(for: format))
    } else {
      sink.write(report)
    }
  }

  private mutating func count(_ report: Report) {
    summary.add(report)
    status.value.add(ExitStatus(report))
  }

  mutating func write(_ outcome: Endpoints.Outcome) {
    switch outcome.work {
    case .success(let (request, result)): write(result, of: request, from: outcome.source)
    case .failure(let error): fail(error, at: outcome.source.text, from: outcome.source)
    }
  }

  /// - Parameter source: Where the input of the run, or of the one that was recorded, asked for it.
  mutating func write(
    _ result: Examiner.Result, of request: Request, from source: RequestSource?
  ) {
    var report = result.report
    report.source = source
    // First: where standard output is closed the program ends.
    evidence?.write(EvidenceRecord(request, result.evidence, source, version: Trusteval.version))
    outputs?.add(report)
    count(report)
    sink.write(report)
  }

  /// Says what could not be read; to scripts in a report of its own, too.
  mutating func fail(_ error: InputError, at host: String, from source: RequestSource? = nil) {
    // A person reads it on standard error.
    if format != .text {
      var report = Report(failure: error.failure, host: host)
      report.source = source
      sink.write(report)
    }
    Console.complain(error.message)
    // A file that names no server, or cannot be read on, is no endpoint.
    if source?.file == nil || source?.line != nil { summary.add(.unknown) }
    status.value.add(error.status)
  }

  /// What an interrupted run did not come to: an endpoint without a verdict in every format that has
  /// no better word, and in text what the caller says.
  mutating func leaveOut(_ endpoints: [Endpoints.Endpoint], hasMoreLines: Bool) {
    for endpoint in endpoints {
      var report = Report(
        endpoint: endpoint.name, verifyDate: .now(), verdict: .unknown,
        failure: ConnectionFailure(
          .notRun, summary: "not looked at, as the run was interrupted"))
      report.source = endpoint.source
      count(report)
      sink.write(report)
    }
    summary.hasUnreadHosts = hasMoreLines
    if hasMoreLines { status.value.add(.couldNotFindOut) }
  }

  /// A run that did not begin, as what it was to begin with cannot be used: a report of that for
  /// scripts, and no file.
  static func refuse(_ error: InputError, _ options: RunOptions) -> ExitCode {
    // A person reads it on standard error.
    if options.reportFormat != .text {
      var (sink, summary) = (
        options.sink {
          Console.write($0, orEndWith: error.status.code(for: options.reportFormat))
        }, RunSummary()
      )
      sink.begin(RunDescription(tool: .trusteval, endpoints: 1))
      sink.write(Report(failure: error.failure, host: ""))
      summary.add(.unknown)
      sink.end(summary)
    }
    return ExitCode(error.status.code(for: options.reportFormat))
  }

  /// The status of the run, and a line on standard error for each file that could not be written.
  mutating func end() -> ExitCode {
    sink.end(summary)
    for failure in [evidence?.failure].compactMap(\.self) + (outputs?.failures() ?? []) {
      Console.complain(failure)
      status.value.add(.couldNotFindOut)
    }
    if let remark = outputs?.remark { Console.complain(remark) }
    return ExitCode(status.value.code(for: format))
  }
}

/// The status of the reports of a run so far.
///
/// A class, as the sink's output needs it where a write fails.
private final class RunStatus {
  var value = ExitStatus.trusted

  /// A verdict that is known counts more than a report that cannot be written.
  var afterFailedWrite: ExitStatus {
    var status = value
    status.add(.couldNotFindOut)
    return status
  }
}

extension ExitStatus {
  /// By the rules of plugins where the reports are for one.
  fileprivate func code(for format: ReportFormat) -> Int32 {
    format == .nagios ? nagios.status : rawValue
  }
}

extension RequestSource {
  /// In the place of a server that could not be read: each line is another one.
  var text: String {
    [file, line.map(String.init)].compactMap(\.self).joined(separator: ":")
  }
}

extension Report {
  /// There is nothing to report on but the failure.
  init(failure: ConnectionFailure, host: String) {
    self.init(
      endpoint: Endpoint(host: host, port: nil, serverName: nil), verifyDate: .now(),
      verdict: .unknown, failure: failure)
  }
}

extension ToolIdentity {
  static let trusteval = ToolIdentity(
    name: "trusteval", version: Trusteval.version, models: Codes.modelledSystem)
}
