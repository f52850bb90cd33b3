import ArgumentParser
import Examination
import Rendering
import RootStores
import Threads
import TrustModel

/// `trusteval merge FILE ...`: combines the reports of several runs into one output.
struct MergeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Make one report of the JSON lines of several runs.",
    discussion: """
      Reads what runs with --json wrote. The exit status is that of one run over all of it. Text \
      says more than JSON has, and is the one format that cannot be made.
      """)

  @Argument(
    help: ArgumentHelp("Files of JSON lines; '-' is standard input.", valueName: "file"),
    completion: .file())
  var files: [String]

  @Option(name: .customLong("format"), help: "How to print reports (default: json).")
  var format: MergedFormat?

  @Option(
    name: .customLong("compat"),
    help: "With --format prometheus, give the measures of another exporter, too.")
  var compat: Compatibility?

  private var reportFormat: ReportFormat { format?.format ?? .json }

  func validate() throws {
    guard reportFormat != .text else {
      throw ValidationError(
        "--format text says more than JSON has: merge takes any other format, such as html")
    }
    try compat?.validate(for: reportFormat)
  }

  /// Octets of a line; the largest report has about 10 MB.
  private static let longestLine = 32 * 1_048_576

  /// As many are named.
  private static let mostVersions = 8

  func run() throws {
    var reports = ReportRun(merging: reportFormat, for: compat)
    var lines = 0
    var versions: [String] = []
    var repeated = RepeatedReports()
    for (number, file) in files.enumerated() {
      repeated.file = number
      do throws(RequestError) {
        lines += try read(file, into: &reports, &versions, &repeated)
      } catch {
        // Reports read before the error are still merged.
        lines += 1
        reports.fail(InputError(error), at: file)
      }
    }
    if versions.contains(where: { $0 != Trusteval.version }) {
      Console.complain(
        "merged reports of \(versions.joined(separator: ", ")); this is \(Trusteval.version)")
    }
    for remark in repeated.remarks(on: files) { Console.complain(remark) }
    // A single file may be empty, as the part of a shard may be.
    if lines == 0 { reports.fail(.unreadable("there is no report to merge"), at: files[0]) }
    throw reports.end()
  }

  /// - Returns: How many lines there were.
  private func read(
    _ file: String, into reports: inout ReportRun, _ versions: inout [String],
    _ repeated: inout RepeatedReports
  ) throws(RequestError) -> Int {
    let lines = try LineReader(path: file, longest: Self.longestLine)
    var count = 0
    while let next = try lines.next(by: .distantFuture) {
      let line: [UInt8]
      switch next {
      case .success(let octets): line = octets
      case .failure(let error):
        count += 1
        reports.fail(InputError(error), at: "\(file):\(lines.number)")
        continue
      }
      guard line.contains(where: { ![0x09, 0x0d, 0x20].contains($0) }) else { continue }
      count += 1
      guard count > 1 || !Self.isBeginning(line) else {
        // Each line of it would be one more complaint.
        reports.fail(
          .unreadable(
            "\(lines.name) has reports over several lines, and merge takes one a line, as 'jq -c .' "
              + "writes them"), at: file)
        break
      }
      do throws(UnreadableReport) {
        let read = try ReadReport(jsonLine: line)
        reports.merge(read.report, from: line)
        repeated.add(read.report)
        let version = read.version ?? "an unknown version"
        if versions.count < Self.mostVersions, !versions.contains(version) {
          versions.append(version)
        }
      } catch {
        let place = "line \(lines.number) of \(lines.name)"
        reports.fail(.unreadable("\(place) \(error.text)"), at: "\(file):\(lines.number)")
      }
    }
    return count
  }

  /// Whether a line is no more than the beginning of a value, as programs that indent write it.
  private static func isBeginning(_ line: [UInt8]) -> Bool {
    line.allSatisfy { "{[ \t\r".utf8.contains($0) }
  }
}

/// Reports of endpoints that another run reported as well, as old files beside new ones have them, or
/// that another file has as well, as a copy does.
private struct RepeatedReports {
  private struct Known {
    let date: Instant
    /// Whether the endpoint is counted already among those with two dates, or with a copy.
    var hasOtherDate = false, hasCopy = false
  }

  /// The number of the file that is read.
  var file = 0
  /// The first report with this hash of what identifies the endpoint: the reports themselves would
  /// not fit into memory.
  private var known: [Int: Known] = [:]
  /// The first file with a report on it of one date, by a hash of both.
  private var firstFiles: [Int: Int] = [:]
  /// How many endpoints have reports of two dates, and the first one, with both.
  private var dates = (count: 0, example: "")
  /// How many have two reports of one date in two files, and the first one, with both files' numbers.
  private var copies = (count: 0, example: "", files: (0, 0))

  mutating func add(_ report: Report) {
    // What concerns a whole file, or what was not read of one, is told by every part of a run.
    let isOfFile = report.source?.file != nil && report.source?.line == nil
    guard !report.wasNotRun, !isOfFile else { return }
    var hasher = Hasher()
    hasher.combine(report.endpointName)
    hasher.combine(report.source)
    var dated = hasher
    dated.combine(report.verifyDate)
    let (key, datedKey) = (hasher.finalize(), dated.finalize())
    let firstFile = firstFiles[datedKey] ?? file
    firstFiles[datedKey] = firstFile
    guard let first = known[key] else {
      known[key] = Known(date: report.verifyDate)
      return
    }
    let line = report.source?.line.map { line in
      " (line \(line) of \(FileError.name(ofFile: report.source?.file ?? "-")))"
    }
    let name = report.endpointName + (line ?? "")
    if first.date != report.verifyDate, !first.hasOtherDate {
      known[key]?.hasOtherDate = true
      if dates.count == 0 {
        dates.example = name + ", of \(first.date.rfc3339) and \(report.verifyDate.rfc3339)"
      }
      dates.count += 1
    }
    if firstFile != file, !first.hasCopy {
      known[key]?.hasCopy = true
      if copies.count == 0 { (copies.example, copies.files) = (name, (firstFile, file)) }
      copies.count += 1
    }
  }

  /// One line for each kind that there is.
  func remarks(on files: [String]) -> [String] {
    func having(_ count: Int) -> String {
      count == 1 ? "1 endpoint has" : "\(count) endpoints have"
    }
    var remarks: [String] = []
    if dates.count > 0 {
      remarks.append(
        "\(having(dates.count)) reports of two dates, such as \(dates.example): "
          + "leave out files of earlier runs, if any")
    }
    if copies.count > 0 {
      let names = [copies.files.0, copies.files.1].map { FileError.name(ofFile: files[$0]) }
      let place =
        names[0] == names[1]
        ? "\(names[0]), which is given twice" : names.joined(separator: " and ")
      remarks.append(
        "\(having(copies.count)) two reports of one date, such as \(copies.example), in \(place): "
          + "both count; leave out copies, if any")
    }
    return remarks
  }
}

/// A format that can be made of what JSON has.
///
/// Text is understood, to say why it is none.
struct MergedFormat: ExpressibleByArgument {
  let format: ReportFormat

  init?(argument: String) {
    guard let format = ReportFormat(rawValue: argument) else { return nil }
    self.format = format
  }

  static var allValueStrings: [String] {
    ReportFormat.allCases.filter { $0 != .text }.map(\.rawValue)
  }

  static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}
