package import TrustModel

/// Annotations of a GitHub workflow, at the line of the hosts file that names the endpoint.
///
/// GitHub shows ten errors and ten warnings of a step only; the others are plain lines of its log.
package struct GitHubSink: ReportSink {
  private let output: (String) -> Void
  private var shown: [String: Int] = [:]

  private static let mostAnnotations = 10
  /// Servers that do not answer cannot take the place of one that is not trusted.
  private static let mostWithoutVerdict = 5
  private var withoutVerdict = 0

  package init(output: @escaping (String) -> Void) {
    self.output = output
  }

  package mutating func begin(_ run: RunDescription) {}

  package mutating func write(_ report: Report) {
    let line = "\(report.endpointName): \(report.gistLine)"
    guard let command = report.command, shown[command, default: 0] < Self.mostAnnotations,
      report.outcome != .unknown || withoutVerdict < Self.mostWithoutVerdict
    else {
      return output(Self.unlikeCommand(line) + "\n")
    }
    shown[command, default: 0] += 1
    if report.outcome == .unknown { withoutVerdict += 1 }
    var properties = ["title=" + Self.property("\(report.title) \(report.endpointName)")]
    if let source = report.source, let file = source.file, file != "-" {
      properties.insert("file=" + Self.property(file), at: 0)
      if let line = source.line { properties.insert("line=\(line)", at: 1) }
    }
    let lines = report.gistLines
    let message = Self.data(lines.isEmpty ? report.gistLine : lines.joined(separator: "\n"))
    output("::\(command) \(properties.joined(separator: ","))::\(message)\n")
  }

  package mutating func end(_ summary: RunSummary) {
    output(summary.text + "\n")
  }

  /// Replaces the characters that could end a command by hexadecimal escapes.
  private static func data(_ text: String) -> String {
    text.escaping { scalar in
      switch scalar {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      default: nil
      }
    }
  }

  private static func property(_ text: String) -> String {
    data(Sanitizer.sanitize(text)).escaping { $0 == ":" ? "%3A" : $0 == "," ? "%2C" : nil }
  }

  /// Prevents text from a server from becoming a command of the workflow.
  private static func unlikeCommand(_ line: String) -> String {
    // By scalars: a letter before a mark may be one character with it.
    var scalars = line.unicodeScalars
    scalars.replace("::".unicodeScalars, with: ": :".unicodeScalars)
    scalars.replace("##[".unicodeScalars, with: "# #[".unicodeScalars)
    return String(scalars)
  }
}

extension Report {
  /// The kind of annotation; nil for no annotation.
  fileprivate var command: String? {
    switch outcome {
    case .trusted: reservationGist == nil ? nil : "notice"
    case .thresholdFailed: "warning"
    case .untrusted, .unknown: "error"
    }
  }

  fileprivate var title: String {
    switch outcome {
    case .trusted: "trusted"
    case .thresholdFailed: "threshold"
    case .untrusted: "not trusted"
    case .unknown: wasNotRun ? "not examined" : "could not find out"
    }
  }
}
