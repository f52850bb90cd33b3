import Foundation
import Testing

/// A run that the user ends: results are printed, in a complete form that names what is missing.
@Suite(.timeLimit(.minutes(30))) struct InterruptTests {
  private let directory: TemporaryDirectory
  nonisolated(unsafe) private let lab: LabProcess
  private let good: String

  init() throws {
    directory = try TemporaryDirectory()
    lab = try LabProcess(directory: directory, cases: ["good"])
    good = "127.0.0.1:\(lab.servers[0].port)"
  }

  /// The run reaches two servers that never answer, with two jobs: all before them are finished.
  private func interrupted(_ format: String, _ signal: String) async throws -> CommandResult {
    let script = directory.write(Data(Self.script.utf8), to: "interrupt.py")
    return try await Binary.run(
      executable: URL(fileURLWithPath: "/usr/bin/python3"),
      arguments: [
        script.path, Binary.url.path, directory.path(UUID().uuidString), good, format, signal,
      ], input: nil, environment: [:])
  }

  private static let script = """
    import os, signal, socket, subprocess, sys, time
    program, pipe, good, form, name = sys.argv[1:]
    number = getattr(signal, name)
    server = socket.create_server(("127.0.0.1", 0))
    silent = "127.0.0.1:%d" % server.getsockname()[1]
    lines = [good, silent, good, silent + " --server-name other.example"]
    os.mkfifo(pipe)
    options = ["--format", form, "--no-second-opinion", "--timeout", "60", "--jobs", "2"]
    def run(arguments):
        return subprocess.Popen(
            [program] + arguments + options, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    several = run(["--hosts", pipe])
    hosts = open(pipe, "w")
    hosts.write("\\n".join(lines) + "\\n")
    hosts.flush()
    held = [server.accept() for _ in range(2)]
    # As timeout(1) does, which signals the process and then its group.
    for _ in range(3):
        several.send_signal(number)
        time.sleep(0.0005)
    output, errors = several.communicate(timeout=60)
    assert several.returncode == -number, several.returncode
    end = f"interrupted: not examined: {silent} (line 2 of '{pipe}'), "
    end += f"{silent} (for other.example, line 4 of '{pipe}'), '{pipe}' from line 5 on\\n"
    assert errors.decode().endswith(end), errors
    sys.stdout.buffer.write(output)
    # One server alone.
    alone = run([silent])
    held.append(server.accept())
    alone.send_signal(number)
    output, errors = alone.communicate(timeout=60)
    assert errors.decode() == f"trusteval: interrupted: not examined: {silent}\\n", errors
    sys.stdout.buffer.write(b"----" + output)
    assert alone.returncode == -number
    """

  /// What an attempt came to is reported where the next one is interrupted.
  @Test func afterAnAttempt() async throws {
    let script = directory.write(Data(Self.attempts.utf8), to: "attempts.py")
    let result = try await Binary.run(
      executable: URL(fileURLWithPath: "/usr/bin/python3"),
      arguments: [script.path, Binary.url.path], input: nil, environment: [:])
    #expect(result.errors == "trusteval: interrupted\n")
    #expect(result.json.count == 1)
    let failure = try #require(result.json.first?["failure"] as? [String: Any])
    #expect(failure["kind"] as? String == "connectionLost", "\(failure)")
  }

  private static let attempts = """
    import signal, socket, subprocess, sys
    server = socket.create_server(("127.0.0.1", 0))
    run = subprocess.Popen([sys.argv[1], "127.0.0.1:%d" % server.getsockname()[1], "--json",
                            "--retries", "2", "--timeout", "60", "--no-second-opinion"])
    server.accept()[0].close()
    second = server.accept()
    run.send_signal(signal.SIGINT)
    run.wait(timeout=60)
    """

  private static let readers: [String: (program: String, output: String)] = [
    "junit": (
      """
      import xml.etree.ElementTree as tree
      for text in texts:
        suites = tree.fromstring(text)
        for suite in suites:
          tag = suite[0][0].tag
          assert suite.get({'failure': 'failures', 'error': 'errors'}.get(tag, tag)) == '1'
        print([suite[0][0].tag for suite in suites])
      """, "['failure', 'failure', 'skipped', 'skipped', 'skipped']\n['skipped']\n"
    ),
    "html": (
      """
      import xml.etree.ElementTree as tree
      for text in texts:
        page = tree.fromstring(text)
        print(page.find('.//h1').text, '|', page.findall('.//header/p')[1].text)
      """,
      """
      Incomplete: 2 of 5 endpoints not trusted, 3 not examined | Incomplete: 3 endpoints not examined.
      Incomplete: 1 of 1 endpoint not examined | Incomplete: 1 endpoint not examined.

      """
    ),
    "sarif": (
      """
      import json
      for text in texts:
        run = json.loads(text)['runs'][0]
        ended = run['invocations'][0]
        print(len(run['results']), ended['executionSuccessful'],
              len(ended['toolExecutionNotifications']))
      """, "4 False 3\n0 False 1\n"
    ),
    "prometheus": (
      """
      from prometheus_client.parser import text_string_to_metric_families as parse
      for text in texts:
        samples = [s for f in parse(text) for s in f.samples]
        print([s.value for s in samples if s.name in ('trusteval_trusted', 'trusteval_run_complete')])
      """, "[0.0, 0.0]\n[0.0]\n"
    ),
    "nagios": (
      """
      for text in texts: print(text.splitlines()[0].split(' 127')[0], len(text.splitlines()))
      """, "TRUST CRITICAL - 2 of 5 endpoints: 6\nTRUST UNKNOWN - 1\n"
    ),
    "github": (
      """
      for text in texts:
        lines = text.splitlines()
        print([line.split('title=')[1][:8] for line in lines[:-1]], lines[-1].split(', ')[-1])
      """,
      """
      ['not trus', 'not trus', 'not exam', 'not exam', 'not exam'] 3 not examined
      ['not exam'] 1 not examined

      """
    ),
    "json": (
      """
      import json
      for line in [line for text in texts for line in text.splitlines()]:
        report = json.loads(line)
        print(report['source']['line'], report['verdict'], (report['failure'] or {}).get('kind'))
      """,
      """
      1 untrusted None
      3 untrusted None
      2 unknown notRun
      4 unknown notRun
      5 unknown notRun
      None unknown notRun

      """
    ),
    "csv": (
      """
      import csv
      for row in [row for text in texts for row in csv.DictReader(text.splitlines())]:
        reason = row['reason'].split()[0]
        print(row['verdict'], "'PIPE'" if reason.startswith("'/") else reason)
      """,
      """
      untrusted MissingIntermediate
      untrusted MissingIntermediate
      unknown not
      unknown not
      unknown 'PIPE'
      unknown not

      """
    ),
    "text": (
      "print(texts[0].count('NOT TRUSTED'), texts[0].count('NO VERDICT'), texts[1])", "2 0 \n"
    ),
  ]

  static let cases = readers.keys.sorted().flatMap { format in
    ["SIGINT", "SIGTERM"].map { (format, $0) }
  }

  /// A second signal ends a run at once only where it is no part of the first one.
  @Test func aLaterSignalEndsAtOnce() async throws {
    let script = directory.write(
      Data(
        """
        import os, signal, socket, subprocess, sys, time
        server = socket.create_server(("127.0.0.1", 0))
        silent = "127.0.0.1:%d" % server.getsockname()[1]
        # The report cannot be written, as the pipe is full.
        reader, writer = os.pipe()
        os.set_blocking(writer, False)
        try:
            while True:
                os.write(writer, b" " * 4096)
        except BlockingIOError:
            os.set_blocking(writer, True)
        options = ["--format", "html", "--no-second-opinion", "--timeout", "60"]
        run = subprocess.Popen(
            [sys.argv[1], silent, silent] + options, stdout=writer, stderr=subprocess.DEVNULL)
        held = [server.accept() for _ in range(2)]
        run.send_signal(signal.SIGTERM)
        time.sleep(0.1)
        run.send_signal(signal.SIGINT)
        time.sleep(1.2)
        assert run.poll() is None, run.poll()
        run.send_signal(signal.SIGINT)
        assert run.wait(timeout=30) == -signal.SIGINT
        """.utf8), to: "later.py")
    let result = try await Binary.run(
      executable: URL(fileURLWithPath: "/usr/bin/python3"),
      arguments: [script.path, Binary.url.path], input: nil, environment: [:])
    #expect(result.status == 0, "\(result.errors)")
  }

  /// That lines were not read is in the reports, so that what is made of them cannot say that all is
  /// well.
  @Test func theUnreadRestIsReported() async throws {
    let script = directory.write(
      Data(
        """
        import os, signal, subprocess, sys
        program, pipe, good, anchor = sys.argv[1:]
        os.mkfifo(pipe)
        options = ["--json", "--no-second-opinion", "--anchor", anchor]
        run = subprocess.Popen(
            [program, "--hosts", pipe, "--server-name", "www.lab.example"] + options,
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        hosts = open(pipe, "w")
        hosts.write("# one\\n" + good + "\\n")
        hosts.flush()
        first = run.stdout.readline()
        run.send_signal(signal.SIGTERM)
        reports = first + run.communicate(timeout=60)[0]
        for form, place in ("nagios", 0), ("prometheus", -1):
            merged = subprocess.run(
                [program, "merge", "-", "--format", form], input=reports, capture_output=True)
            line = merged.stdout.decode().splitlines()[place]
            print(merged.returncode, line.split(" |")[0].replace(pipe, "PIPE"))
        """.utf8), to: "rest.py")
    let result = try await Binary.run(
      executable: URL(fileURLWithPath: "/usr/bin/python3"),
      arguments: [
        script.path, Binary.url.path, directory.path("fifo"), good,
        directory.path("lab/good/root.pem"),
      ], input: nil, environment: [:])
    #expect(
      result.output == """
        3 TRUST UNKNOWN - 1 of 2 endpoints: PIPE:3 'PIPE' from line 3 on was not read, \
        as the run was interrupted
        2 trusteval_run_complete 0

        """, "\(result.errors)")
  }

  @Test(arguments: cases)
  func whatIsKnownIsPrintedWhole(format: String, signal: String) async throws {
    let result = try await interrupted(format, signal)
    try #require(result.status == 0, "\(result.errors)")
    let file = directory.write(Data(result.output.utf8), to: "output")
    let reader = try #require(Self.readers[format])
    let read = try await Binary.shell(
      """
      /usr/bin/python3 - '\(file.path)' <<'PYTHON'
      import sys
      texts = open(sys.argv[1], newline='').read().split('----')
      \(reader.program)
      PYTHON
      """)
    #expect(read.output == reader.output, "\(read.errors)\n\(result.output.prefix(3000))")
  }
}
