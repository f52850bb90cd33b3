package import TrustModel

/// What a health check makes of a report: the four that exit statuses know.
package enum Outcome: CaseIterable, Sendable {
  case trusted, thresholdFailed, untrusted, unknown
}

extension Report {
  package var outcome: Outcome {
    switch verdict {
    case .trusted: thresholds.contains(where: \.isFailed) ? .thresholdFailed : .trusted
    case .untrusted: .untrusted
    case .unknown: .unknown
    }
  }

  /// What is wrong, a line for each fault, safe to print; empty where nothing is.
  var faultLines: [String] {
    let lines =
      switch outcome {
      case .trusted: [String]()
      case .thresholdFailed:
        thresholds.filter(\.isFailed).map {
          "\($0.option) wants \($0.expected), found \($0.actual)"
        }
      case .untrusted: failures.map(\.line)
      case .unknown: [failure?.summary ?? "could not find out"]
      }
    return lines.map(Sanitizer.sanitize)
  }

  /// What is wrong in one line; for a trusted server how long that lasts.
  var gistLine: String {
    guard outcome == .trusted else { return faultLines.joined(separator: "; ") }
    return remainingTrust.map { "trusted, expires \($0)" } ?? "trusted"
  }

  /// `host:port`, safe to print.
  var endpointName: String { Sanitizer.sanitize(endpoint.text) }
}

extension Failure {
  /// Such as `SSLHostname -67602: the certificate is not for this name`.
  fileprivate var line: String {
    let code = (codes.secTrust ?? codes.stream).map { " \($0.value)" } ?? ""
    let place = sentAs.map { " (certificate \($0))" } ?? subject.map { " ('\($0)')" } ?? ""
    let found = finding.actual.map { ", found \($0)" } ?? ""
    return "\(finding.check.rawValue)\(code): \(finding.summary)\(found)\(place)"
  }
}

extension Duration {
  /// Seconds to the millisecond, such as `1.018`, as every reader of numbers takes them.
  var seconds: String {
    let milliseconds = Int64(self / .milliseconds(1))
    let rest = String(milliseconds % 1000)
    return "\(milliseconds / 1000)." + String(repeating: "0", count: 3 - rest.utf8.count) + rest
  }
}
