import Examination
import Rendering
import RootStores
import TrustModel

/// A run over endpoints, side by side, to its end or until the user ends it.
struct FleetRun {
  private let options: RunOptions
  private let keyLog: KeyLogFile?
  private let order: Window<Endpoints.Endpoint, [Endpoints.Outcome]>.Order
  /// Endpoints examined at the same time; with more than the default they would only wait for one
  /// another.
  private let jobs: Int
  /// A remark on that number; nil where it is the one that was asked for.
  private let remark: String?

  /// Reports that may wait for one silent server, of some 10 KB each; where servers answer within
  /// milliseconds that is a few seconds of its silence.
  private static let mostWaiting = 5_000

  /// - Parameter keyLog: The file of `--keylog`, which handshakes write.
  init(_ connect: ConnectOptions, _ options: RunOptions, _ keyLog: KeyLogFile?) {
    self.options = options
    self.keyLog = keyLog
    order = connect.unordered ? .ofCompletion : .ofInput
    // Two descriptors for each endpoint, as addresses of both families are tried, and some for all,
    // among them two for each loop of the window.
    let each = connect.allAddresses ? AddressSweep.jobs : 2
    let possible = max(1, (Console.descriptors - 20) / each)
    let wanted = connect.jobs ?? 16
    jobs = min(wanted, possible)
    remark =
      jobs < (connect.jobs ?? 0)
      ? "--jobs \(wanted) is lowered to \(jobs), as only \(Console.descriptors) files may be open at "
        + "once (ulimit -n)" : nil
  }

  /// - Parameter count: How many there are; nil when that is not known.
  /// - Throws: The exit status of the run.
  func run(_ endpoints: Endpoints, count: Int?) throws {
    if let remark { Console.complain(remark) }
    let start = ContinuousClock.now
    var progress = Progress(of: count)
    var reports = ReportRun(options, endpoints: count, keyLog)
    let extras = options.extras
    let window = Window(
      jobs: jobs, waiting: Self.mostWaiting, order: order, first: { await $0.begun(on: $1) },
      attempting: { (endpoint: Endpoints.Endpoint) in endpoints.attempt(endpoint, extras) })
    Interrupt.whenAsked { window.stop() }
    let ending = window.run(endpoints.next) { outcomes in
      progress?.clear()
      outcomes.forEach { reports.write($0) }
      outcomes.first.map { endpoints.finish($0.source) }
      progress?.show(reports.summary)
    }
    progress?.clear()
    let left = endpoints.close(extras)
    reports.leaveOut(left)
    let status = reports.end()
    if options.reportFormat == .text {
      Console.complain(reports.summary.text(after: .now - start))
    }
    guard ending == .stopped else { throw status }
    left.complain()
    Interrupt.end()
  }
}

extension Endpoints.Rest {
  /// Most endpoints that a message names.
  private static let mostNamed = 8

  /// Names on standard error what an interrupted run did not examine.
  func complain() {
    let names = endpoints.prefix(Self.mostNamed).map(\.place)
    let more = endpoints.count - names.count
    let parts =
      names + (more > 0 ? ["\(more) more"] : []) + unread.prefix(Self.mostNamed).map(\.place)
    // All may have a report, where only further attempts were waited for.
    Console.complain(
      "interrupted" + (parts.isEmpty ? "" : ": not examined: \(parts.joined(separator: ", "))"))
  }
}

extension Endpoints.Unexamined {
  /// What tells it from others of the same server: the name it is asked for, and where it was read.
  fileprivate var place: String {
    guard !isRest else { return source.textOfRest }
    // A line that names no server is named by its number already.
    guard isServer else { return name.text }
    let addresses = addressesLeft.map { "\($0) of its addresses" }
    let other = name.serverName.flatMap { $0 == name.host ? nil : "for \($0)" }
    let line = source.line.map { "line \($0) of \(FileError.name(ofFile: source.file ?? "-"))" }
    let remarks = [addresses, other, line].compactMap(\.self)
    return name.text + (remarks.isEmpty ? "" : " (\(remarks.joined(separator: ", ")))")
  }
}
