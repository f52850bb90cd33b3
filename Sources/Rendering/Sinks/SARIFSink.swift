package import TrustModel

/// Results for code scanning (SARIF 2.1.0): one for each fault, at the line of the hosts file that
/// names the endpoint.
///
/// A result is recognised in a later run by host, port, name and check. Dates are not part of that:
/// a certificate that is still expired tomorrow is the same result.
package struct SARIFSink: ReportSink {
  private let output: (String) -> Void
  private var tool = ToolIdentity(name: "", version: "", models: "")
  /// The title of each rule that occurred.
  private var rules: [String: String] = [:]
  private var isFirst = true
  /// Endpoints that an interrupted run did not examine: not results, as nothing is known of them.
  private var notifications: [JSONValue] = []

  package init(output: @escaping (String) -> Void) {
    self.output = output
  }

  package mutating func begin(_ run: RunDescription) {
    tool = run.tool
    output(
      #"{"$schema":"https://json.schemastore.org/sarif-2.1.0.json","version":"2.1.0","runs":[{"#
        + #""columnKind":"unicodeCodePoints","results":["# + "\n")
  }

  package mutating func write(_ report: Report) {
    guard !report.wasNotRun else {
      let text = "\(report.endpointName): \(report.gistLine)"
      notifications.append(
        .object([
          "level": .string("error"), "message": Self.message(text),
          "locations": .array([Self.location(of: report)]),
        ]))
      return
    }
    for fault in report.faults {
      rules[fault.rule] = rules[fault.rule] ?? fault.title
      output((isFirst ? "" : ",\n") + Self.result(fault, of: report).compact)
      isFirst = false
    }
  }

  /// The rules come last, when all that occur are known; the order of keys has no meaning in JSON.
  package mutating func end(_ summary: RunSummary) {
    let rules = rules.sorted { $0.key < $1.key }.map { id, text -> JSONValue in
      .object(["id": .string(id), "shortDescription": .object(["text": .string(text)])])
    }
    let driver = JSONValue.object([
      "name": .string(tool.name), "version": .string(tool.version), "rules": .array(rules),
    ])
    output("\n],\"invocations\":[{\"executionSuccessful\":\(!summary.isIncomplete),")
    output("\"toolExecutionNotifications\":\(JSONValue.array(notifications).compact)}],")
    output("\"tool\":{\"driver\":\(driver.compact)}}]}\n")
  }

  private static func result(_ fault: Fault, of report: Report) -> JSONValue {
    let name = report.endpointName
    return .object([
      "ruleId": .string(fault.rule),
      "level": .string(report.outcome == .thresholdFailed ? "warning" : "error"),
      "message": message("\(name): \(fault.text)"),
      "locations": .array([location(of: report)]),
      "partialFingerprints": .object([
        "endpointAndCheck/v1": .string("\(name)/\(fault.rule)")
      ]),
    ])
  }

  /// A text that is partly the server's, and must not be a link (SARIF 2.1.0, section 3.11.6).
  private static func message(_ text: String) -> JSONValue {
    let hasLink = zip(text.utf8, text.utf8.dropFirst()).contains {
      $0 == UInt8(ascii: "]") && $1 == UInt8(ascii: "(")
    }
    return .object(["text": .string(hasLink ? text.backslashed("\\", "[", "]") : text)])
  }

  /// The endpoint's name, and the place that asked for it if that is a line of a file.
  private static func location(of report: Report) -> JSONValue {
    let endpoint = JSONValue.Member(
      "logicalLocations",
      .array([.object(["fullyQualifiedName": .string(report.endpointName)])]))
    guard let source = report.source, let file = source.file, file != "-", let line = source.line
    else {
      return .object([endpoint])
    }
    let place = JSONValue.object([
      "artifactLocation": .object([
        "uri": .string((file.hasPrefix("/") ? "file://" : "") + reference(toFile: file))
      ]),
      "region": .object(["startLine": .integer(line)]),
    ])
    return .object([JSONValue.Member("physicalLocation", place), endpoint])
  }

  /// A path as a relative reference (RFC 3986, section 3.3), in which a colon would look like a
  /// scheme.
  private static func reference(toFile path: String) -> String {
    (path.hasPrefix("//") ? "/" + path.drop { $0 == "/" } : path).utf8.map { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        String(Unicode.Scalar(byte))
      default: "%" + Hexadecimal.lowerCase([byte])
      }
    }.joined()
  }
}
