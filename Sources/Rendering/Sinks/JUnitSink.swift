package import TrustModel

/// Reports for CI systems, in the form of JUnit that Jenkins, GitLab and others read.
///
/// Each endpoint is a suite, as a suite must count its cases before the first of them. An endpoint
/// that is not trusted is a failure, one without a verdict an error, and one that an interrupted
/// run did not examine is skipped.
package struct JUnitSink: ReportSink {
  private let output: (String) -> Void
  /// Gives every case a name of its own.
  private var names = DistinctNames()

  package init(output: @escaping (String) -> Void) {
    self.output = output
  }

  package mutating func begin(_ run: RunDescription) {
    output("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"trusteval\">\n")
  }

  package mutating func write(_ report: Report) {
    let name = Markup.escaped(names.next(for: report.endpointName))
    func count(_ element: String) -> Int { report.element == element ? 1 : 0 }
    let seconds = report.timing.total.seconds
    var text = """
        <testsuite name="\(name)" tests="1" failures="\(count("failure"))" \
      errors="\(count("error"))" skipped="\(count("skipped"))" time="\(seconds)" timestamp="\(report.verifyDate.rfc3339.dropLast())">
          <testcase classname="trusteval" name="\(name)" time="\(seconds)"
      """
    if let element = report.element {
      let message = Markup.escaped(report.gistLine)
      let type = Markup.escaped(report.faults.first?.rule ?? "")
      let body = report.gistLines.map { Markup.escaped($0) }.joined(separator: "\n")
      text +=
        report.wasNotRun
        ? "><skipped message=\"\(message)\"/></testcase>\n"
        : """
        >
              <\(element) type="\(type)" message="\(message)">\(body)</\(element)>
            </testcase>

        """
    } else if report.trustAtCapture != nil || report.reservationGist != nil {
      text += "><system-out>\(Markup.escaped(report.gistLine))</system-out></testcase>\n"
    } else {
      text += "/>\n"
    }
    output(text + "  </testsuite>\n")
  }

  package mutating func end(_ summary: RunSummary) {
    output("</testsuites>\n")
  }
}

extension Report {
  fileprivate var element: String? {
    switch outcome {
    case .trusted: nil
    case .untrusted, .thresholdFailed: "failure"
    case .unknown: wasNotRun ? "skipped" : "error"
    }
  }
}

/// Makes names distinct by a number where one occurs again.
struct DistinctNames {
  private var counts: [String: Int] = [:]

  mutating func next(for name: String) -> String {
    let count = counts[name, default: 0] + 1
    counts[name] = count
    return count == 1 ? name : "\(name) (\(count))"
  }
}
