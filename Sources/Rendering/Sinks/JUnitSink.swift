package import TrustModel

/// Reports for CI systems, in the form of JUnit that Jenkins, GitLab and others read.
///
/// A suite for each endpoint, as a suite has to count its cases before the first of them. What is not
/// trusted is a failure, and what could not be found out is an error.
package struct JUnitSink: ReportSink {
  private let output: (String) -> Void
  /// How often each endpoint came: every case has a name of its own.
  private var seen: [String: Int] = [:]

  package init(output: @escaping (String) -> Void) {
    self.output = output
  }

  package mutating func begin(_ run: RunDescription) {
    output("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"trusteval\">\n")
  }

  package mutating func write(_ report: Report) {
    let count = seen[report.endpointName, default: 0] + 1
    seen[report.endpointName] = count
    let name = Markup.escaped(report.endpointName + (count == 1 ? "" : " (\(count))"))
    let (failures, errors) = (report.isFailure ? 1 : 0, report.outcome == .unknown ? 1 : 0)
    let seconds = report.timing.total.seconds
    var text = """
        <testsuite name="\(name)" tests="1" failures="\(failures)" errors="\(errors)" \
      skipped="0" time="\(seconds)" timestamp="\(report.verifyDate.rfc3339.dropLast())">
          <testcase classname="trusteval" name="\(name)" time="\(seconds)"
      """
    if let element = report.element {
      let message = Markup.escaped(report.gistLine)
      let type = Markup.escaped(report.faults.first?.rule ?? "")
      let body = report.faultLines.map { Markup.escaped($0) }.joined(separator: "\n")
      text += """
        >
              <\(element) type="\(type)" message="\(message)">\(body)</\(element)>
            </testcase>

        """
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
  fileprivate var isFailure: Bool { outcome == .untrusted || outcome == .thresholdFailed }

  fileprivate var element: String? {
    switch outcome {
    case .trusted: nil
    case .untrusted, .thresholdFailed: "failure"
    case .unknown: "error"
    }
  }
}
