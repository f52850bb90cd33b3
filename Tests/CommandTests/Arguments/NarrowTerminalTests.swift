import Testing

/// Forty columns, as on half a screen: lines are folded where possible.
@Suite struct NarrowTerminalTests {
  @Test(arguments: [
    ["--help"], ["check", "--help"], ["verify", "--help"], ["replay", "--help"],
    ["explain", "--help"], ["lab", "--help"], ["help", "lab", "serve"], ["schema", "--help"],
    ["explain", "-1202"], ["explain", "URLSession"], ["explain", "SSLHostname"],
    ["explain", "L043"], ["explain", "[leaf SSLHostname] [root AnchorTrusted]"],
    ["explain", "NSURLErrorAppTransportSecurityRequiresSecureConnection"],
    ["lab", "list"], ["FILE"], ["FILE", "-v"],
  ])
  func nothingIsWider(arguments: [String]) async throws {
    let files = try await LabFiles(case: "wrong-name")
    let own =
      arguments.first == "FILE" ? ["verify", files.chain] + arguments.dropFirst() : arguments
    let result = try await Binary.run(
      executable: Binary.url, arguments: own, input: nil,
      environment: ["COLUMNS": "40", "LC_ALL": "C.UTF-8"])
    let lines = result.output.split(separator: "\n")
    #expect(lines.count > 1)
    // Commands to copy are not folded.
    for line in lines where line.count > 40 && !line.hasPrefix("        ") {
      Issue.record("'\(line)'")
    }
  }

  /// Sections have an empty line between them, those of the default command, too.
  @Test(arguments: [40, 60, 79, 80]) func sectionsAreSetApart(columns: Int) async throws {
    let help = try await Binary.run(
      executable: Binary.url, arguments: ["--help"], input: nil,
      environment: ["COLUMNS": "\(columns)"]
    ).output
    let parts = help.split(separator: "THE DEFAULT:")
    #expect(parts.count == 2, "\(help)")
    let sections = parts.last?.split(separator: "\n\n", omittingEmptySubsequences: true) ?? []
    #expect(sections.count > 3, "\(help)")
  }

  /// Only what follows a label is set off from it.
  @Test func proseIsNotIndented() async throws {
    let help = try await Binary.run(
      executable: Binary.url, arguments: ["lab", "serve", "--help"], input: nil,
      environment: ["COLUMNS": "40"]
    ).output
    #expect(help.hasPrefix("OVERVIEW: Serve cases on loopback ports,\n  or to other"), "\(help)")
    #expect(help.contains("\nPrints one line per case, its fields\nseparated by tabs"), "\(help)")
  }

  /// Scripts read the verdict line, whatever the width is.
  @Test(arguments: ["40", "80", ""]) func theVerdictIsOneLine(columns: String) async throws {
    let files = try await LabFiles(case: "wrong-name")
    let result = try await Binary.run(
      executable: Binary.url, arguments: ["verify", files.chain, "-q"], input: nil,
      environment: ["COLUMNS": columns, "LC_ALL": "C.UTF-8"])
    #expect(result.output.hasSuffix("\n"))
    #expect(result.output.split(separator: "\n").count == 1, "\(result.output)")
    #expect(result.output.count > 80)
  }

  /// Names and codes are copied: what fits a line by itself is not cut.
  @Test(arguments: [
    ["explain", "-9843"], ["explain", "SSLHostname"], ["explain", "errSSLHostNameMismatch"],
    ["explain", "unable to get local issuer certificate"], ["explain", "trusted anchor"],
    ["explain", "setAllowsAnyHTTPSCertificate:forHost:"], ["explain", "L043"],
    ["explain", "certificate is not standards compliant"],
    ["explain", "Task <A>.<1> finished with error [-1202] _kCFStreamErrorCodeKey=-9843"],
    ["explain", "curl: (60) SSL certificate problem: unable to get local issuer certificate"],
    ["lab", "list"], ["FILE"], ["FILE", "-v"], ["demo"],
  ])
  func namesStayWhole(arguments: [String]) async throws {
    let files = try await LabFiles(case: "excessive-lifetime")
    let own =
      arguments.first == "FILE"
      ? ["verify", files.chain, "--user-root", files.root] + arguments.dropFirst() : arguments
    func output(_ columns: Int) async throws -> String {
      try await Binary.run(
        executable: Binary.url, arguments: own, input: nil,
        environment: ["COLUMNS": "\(columns)", "LC_ALL": "C.UTF-8"]
      ).output
    }
    let narrow = try await output(40)
    let name = /(err(SSL|Sec)|NSURLErrorS|kCFURLErrorS|[A-Z0-9]+_|[a-z]+-[a-z]+-)[A-Za-z0-9_-]+/
    let names = Set(try await output(400).matches(of: name).map { String($0.output.0) })
      .filter { $0.count <= 40 }
    for name in names where !narrow.contains(name) {
      Issue.record("'\(name)' is cut")
    }
    for line in narrow.split(separator: "\n") where line.count > 40 && !line.hasPrefix("        ") {
      Issue.record("'\(line)'")
    }
  }
}
