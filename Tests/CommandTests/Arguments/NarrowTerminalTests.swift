import Testing

/// Forty columns, as on half a screen: lines are folded where possible.
@Suite struct NarrowTerminalTests {
  @Test(arguments: [
    ["--help"], ["check", "--help"], ["verify", "--help"], ["replay", "--help"],
    ["explain", "--help"], ["lab", "--help"], ["help", "lab", "serve"], ["schema", "--help"],
    ["explain", "-1202"], ["explain", "URLSession"], ["explain", "SSLHostname"],
    ["explain", "L043"], ["explain", "[leaf SSLHostname] [root AnchorTrusted]"],
    ["explain", "NSURLErrorAppTransportSecurityRequiresSecureConnection"],
    ["lab", "list"], ["FILE"], ["FILE", "-v"], ["FILE", "-q"],
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
}
