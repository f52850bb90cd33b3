import Foundation
import Testing

/// `--format`: each format is read by a parser of its kind.
@Suite(.timeLimit(.minutes(30))) struct FormatTests {
  private let directory: TemporaryDirectory
  /// A trusted server, one that is not, one that does not meet a threshold, and a closed port.
  private let targets: [String]
  nonisolated(unsafe) private let lab: LabProcess

  init() throws {
    directory = try TemporaryDirectory()
    lab = try LabProcess(directory: directory, cases: ["good", "expired-leaf"])
    let ports = lab.servers.map { "127.0.0.1:\($0.port)" }
    targets = ports + ["127.0.0.1:1"]
  }

  private func check(
    _ format: String, _ targets: [String], _ options: [String] = []
  ) async throws -> CommandResult {
    try await Binary.run(
      executable: Binary.url,
      arguments: targets + [
        "--format", format, "--anchor", directory.path("lab/good/root.pem"), "--anchors-only",
        "--server-name", "www.lab.example", "--no-second-opinion",
      ] + options, input: nil, environment: [:])
  }

  /// The output of a Python program that reads the text on its standard input.
  private func read(_ output: String, _ program: String) async throws -> CommandResult {
    let file = directory.write(Data(output.utf8), to: "\(UUID().uuidString).out")
    return try await Binary.shell(
      "/usr/bin/python3 - '\(file.path)' <<'PYTHON'\n\(program)\nPYTHON")
  }

  private static let missed = ["--expires-within", "9000d"]

  @Test func junit() async throws {
    let result = try await check("junit", targets)
    #expect(result.status == 1)
    let program = """
      import sys, xml.etree.ElementTree as tree
      for suite in tree.parse(sys.argv[1]).getroot():
        cases = list(suite)
        assert suite.get('tests') == '1' and len(cases) == 1
        case = cases[0]
        assert case.get('classname') and float(case.get('time')) >= 0
        outcome = [(e.tag, e.get('type')) for e in case]
        assert suite.get('failures') == str(sum(t == 'failure' for t, _ in outcome))
        assert suite.get('errors') == str(sum(t == 'error' for t, _ in outcome))
        print(*outcome)
      """
    let read = try await read(result.output, program)
    #expect(
      read.output
        == "('system-out', None)\n('failure', 'TemporalValidity')\n('error', 'refused')\n",
      "\(read.errors)")
    let missed = try await check("junit", [targets[0]], Self.missed)
    #expect(missed.status == 3)
    let one = try await self.read(missed.output, program)
    #expect(one.output == "('failure', '--expires-within')\n", "\(one.errors)")
    // The same endpoint twice gives two cases with different names.
    let twice = try await check("junit", [targets[0], targets[0]])
    let names = try await self.read(
      twice.output,
      """
      import sys, xml.etree.ElementTree as tree
      print(len({case.get('name') for case in tree.parse(sys.argv[1]).iter('testcase')}))
      """)
    #expect(names.output == "2\n")
  }

  /// Read by the parser of Prometheus's own library.
  @Test func prometheus() async throws {
    let result = try await check("prometheus", targets + [targets[0]], Self.missed)
    #expect(result.status == 1)
    let read = try await read(
      result.output,
      """
      import sys, time
      from prometheus_client.parser import text_string_to_metric_families as parse
      samples = [s for f in parse(open(sys.argv[1]).read()) for s in f.samples]
      keys = [(s.name, tuple(sorted(s.labels.items()))) for s in samples]
      assert len(keys) == len(set(keys))
      def values(name):
        return [s.value for s in samples if s.name == name]
      print(values('trusteval_trusted'), values('trusteval_verdict_known'))
      print([(s.labels['check'], s.labels['code']) for s in samples
             if s.name == 'trusteval_failure'])
      print(values('trusteval_threshold_failed'))
      # Facts of the certificates are there whatever the verdict is; never a date of long ago.
      ends = [s for s in samples if s.name == 'trusteval_not_after_timestamp_seconds']
      assert len({s.labels['endpoint'] for s in ends}) == 2
      assert all(s.value > 1600000000 for s in ends)
      until = values('trusteval_trusted_until_timestamp_seconds')
      assert len(until) == 1 and until[0] > time.time()
      """)
    #expect(
      read.output == """
        [1.0, 0.0, 0.0] [1.0, 1.0, 0.0]
        [('TemporalValidity', '-67818')]
        [1.0, 1.0]

        """, "\(read.errors)\(read.output)")
  }

  /// A date is only written if there is one; 0 would be a date.
  @Test func blackbox() async throws {
    let result = try await check("prometheus", targets, ["--compat", "blackbox"])
    let read = try await read(
      result.output,
      """
      import sys, time
      from prometheus_client.parser import text_string_to_metric_families as parse
      samples = [s for f in parse(open(sys.argv[1]).read()) for s in f.samples
                 if s.name.startswith('probe_')]
      servers = sorted({s.labels['instance'] for s in samples}, key=lambda s: s != '127.0.0.1:1')
      for name in sorted({s.name for s in samples}):
        values = [s.value for s in samples if s.name == name]
        if not name.endswith('_seconds') and not name.endswith('expiry'):
          print(name, values, {s.labels.get('version') for s in samples if s.name == name})
        else:
          print(name, len(values), all(abs(v - time.time()) < 30000 * 86400 for v in values))
      assert len(servers) == 3
      """)
    #expect(
      read.output == """
        probe_ssl_earliest_cert_expiry 2 True
        probe_ssl_last_chain_expiry_timestamp_seconds 1 True
        probe_success [1.0, 0.0, 0.0] {None}
        probe_tls_version_info [1.0, 1.0] {'TLS 1.3'}

        """, "\(read.errors)\(read.output)")
  }

  @Test(
    arguments: [
      ([0], [], 0, "TRUST OK - "), ([0], missed, 1, "TRUST WARNING - "),
      ([1], [], 2, "TRUST CRITICAL - "), ([2], [], 3, "TRUST UNKNOWN - "),
      ([0, 2], [], 3, "TRUST UNKNOWN - 1 of 2"), ([0, 1, 2], [], 2, "TRUST CRITICAL - 1 of 3"),
    ] as [([Int], [String], Int32, String)])
  func nagios(indices: [Int], options: [String], status: Int32, begin: String) async throws {
    let result = try await check("nagios", indices.map { targets[$0] }, options)
    #expect(result.status == status)
    #expect(result.output.hasPrefix(begin), "\(result.output)")
    let lines = result.output.split(separator: "\n")
    #expect(lines.count == (indices.count == 1 ? 1 : indices.count + 1))
    let parts = try #require(lines.first).split(separator: "|")
    #expect(parts.count == 2)
    let measure = try Regex("^( '[^'=]+'=[0-9.]+s?;([0-9]+:)?;;0)+$")
    #expect(parts.last?.contains(measure) == true, "\(result.output)")
    #expect(parts.last?.contains(" days'=") == indices.contains(0))
    #expect(parts.last?.contains(";9000:;;0") == (options == Self.missed))
  }

  /// Each measure has a name of its own, even if a server is named twice.
  @Test func measuresOfTheSameServer() async throws {
    let result = try await check("nagios", [targets[0], targets[0]])
    let names = result.output.split(separator: "\n")[0].split(separator: "'")
      .filter { $0.hasSuffix(" days") || $0.hasSuffix(" time") }
    #expect(names.count == 4 && Set(names).count == 4, "\(result.output)")
  }

  @Test func csv() async throws {
    let result = try await check("csv", targets)
    let read = try await read(
      result.output,
      """
      import sys, csv
      rows = list(csv.DictReader(open(sys.argv[1], newline='')))
      for row in rows:
        assert None not in row and None not in row.values()
        print(row['verdict'], row['checks'], row['url_session'], bool(row['trusted_until']),
              bool(row['not_after']))
      """)
    #expect(
      read.output == """
        trusted   True True
        untrusted TemporalValidity -1202 False True
        unknown  -1004 False False

        """, "\(read.errors)\(read.output)")
    #expect(result.output.hasSuffix("\r\n"))
  }

  @Test func sarif() async throws {
    let result = try await check("sarif", targets, ["--quiet"])
    let read = try await read(
      result.output,
      """
      import sys, json
      log = json.load(open(sys.argv[1]))
      assert log['version'] == '2.1.0' and len(log['runs']) == 1
      run = log['runs'][0]
      rules = {rule['id'] for rule in run['tool']['driver']['rules']}
      for result in run['results']:
        assert result['ruleId'] in rules and result['locations']
        print(result['ruleId'], result['level'])
      """)
    #expect(read.output == "TemporalValidity error\nrefused error\n", "\(read.errors)")
    #expect(result.status == 1)
  }

  @Test func html() async throws {
    let result = try await check("html", targets)
    let read = try await read(
      result.output,
      """
      import sys, xml.etree.ElementTree as tree
      page = tree.parse(sys.argv[1]).getroot()
      print(page.find('.//h1').text)
      print([row.get('class') for row in page.find('.//main')])
      """)
    #expect(
      read.output == """
        1 of 3 endpoints not trusted, 1 not found out
        ['untrusted', 'unknown', 'trusted']

        """, "\(read.errors)")
    #expect(result.status == 1)
  }

  @Test func github() async throws {
    let result = try await check("github", targets + [targets[0]])
    let lines = result.output.split(separator: "\n")
    #expect(lines.count == 5)
    // App Transport Security blocks the lab's root, which is an app's anchor.
    #expect(lines[0].hasPrefix("::notice title=trusted "))
    #expect(lines[0].contains("::trusted, but App Transport Security blocks it (ATS -1200 "))
    #expect(lines[0].contains("), expires in "))
    #expect(lines[1].hasPrefix("::error title=not trusted 127.0.0.1%3A"))
    #expect(lines[1].contains("::TemporalValidity -67818: "))
    #expect(
      lines[2].hasPrefix("::error title=could not find out 127.0.0.1%3A1 (for www.lab.example)::"))
    #expect(lines[4] == "2 trusted, 1 not trusted, 1 could not be found out")
    let missed = try await check("github", [targets[0]], Self.missed)
    #expect(missed.output.hasPrefix("::warning title=threshold "))
  }

  /// Options that contradict each other are reported, and `--format` accepts its own names only.
  @Test func wrongFormats() async throws {
    for options in [["--format", "xml"], ["--format", "csv", "--json"], ["--format", ""]] {
      let result = try await Binary.run(
        executable: Binary.url, arguments: ["127.0.0.1:1"] + options, input: nil, environment: [:])
      #expect(result.status == 64, "\(options)")
      // Where JSON was asked for, a report names the error. Arguments that contradict each other
      // select no format.
      #expect(result.output.isEmpty)
      #expect(result.errors.filter { $0 == "\n" }.count == 1)
    }
    let same = try await check("json", [targets[0]], ["--json"])
    #expect(same.status == 0 && same.json.count == 1)
  }
}
