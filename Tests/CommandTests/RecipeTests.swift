import Foundation
import Testing

/// The manual's recipes: every file parses, and every command has the described effect.
@Suite(.timeLimit(.minutes(30))) struct RecipeTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
  }

  /// The blocks, by the file that their first line names.
  private static func recipes() throws -> [String: String] {
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../man/trusteval.1")
    let text = try String(contentsOf: page, encoding: .utf8)
    let section = try #require(text.components(separatedBy: ".Sh RECIPES\n").last)
      .components(separatedBy: "\n.Sh ")[0]
    let blocks = section.components(separatedBy: ".Bd -literal -offset indent\n# ").dropFirst()
      .map { $0.components(separatedBy: "\n.Ed")[0] }
    return Dictionary(
      uniqueKeysWithValues: blocks.map { block in
        let name = block.prefix { $0 != "\n" }
        return (String(name), block.dropFirst(name.count + 1) + "\n")
      })
  }

  private func recipe(_ name: String) throws -> String { try #require(try Self.recipes()[name]) }

  /// Runs shell lines, with the program and the servers that a recipe expects.
  private func shell(_ script: String) async throws -> CommandResult {
    let lab = try LabProcess(directory: directory, cases: ["good"])
    let server = "127.0.0.1:\(lab.servers[0].port)"
    let anchor = directory.path("lab/good/root.pem")
    directory.write(
      Data(
        """
        \(server) --server-name www.lab.example --anchor '\(anchor)'
        \(server) --server-name other.example --anchor '\(anchor)'
        """.utf8), to: "servers.txt")
    return try await Binary.shell(
      """
      set -e; cd '\(directory.url.path)'; mkdir -p bin parts; ln -sf "$1" bin/trusteval
      PATH="$PWD/bin:$PATH"; set +e
      \(script.replacing("/etc/trusteval/", with: "").replacing("/parts/", with: "parts/"))
      """)
  }

  @Test func everyRecipeIsTested() throws {
    #expect(
      try Self.recipes().keys.sorted() == [
        ".github/workflows/certificates.yml", ".gitlab-ci.yml", "/etc/cron.d/trusteval",
        "/etc/nagios4/conf.d/trusteval.cfg", "cronjob.yaml", "job.yaml", "shell",
      ])
  }

  /// The value at a path of keys and indices in a YAML file.
  private func value(_ name: String, _ path: String) async throws -> String {
    let file = directory.write(Data(try recipe(name).utf8), to: "recipe.yaml").path
    let result = try await Binary.shell(
      """
      /usr/bin/python3 -c 'import sys, yaml
      value = yaml.safe_load(open(sys.argv[1]))
      print(value\(path), end="")' '\(file)'
      """)
    try #require(result.status == 0, "\(result.errors)")
    return result.output
  }

  @Test func gitHub() async throws {
    let steps = "[\"jobs\"][\"check\"][\"steps\"]"
    let name = ".github/workflows/certificates.yml"
    let annotations = try await shell(try await value(name, steps + "[1][\"run\"]"))
    #expect(annotations.status == 1, "\(annotations.errors)")
    #expect(annotations.output.contains("::error file=servers.txt,line=2,"))
    // As GitHub runs it; what other steps wrote stays.
    let summary = try await shell(
      "echo before >s; export GITHUB_STEP_SUMMARY=s\n"
        + (try await value(name, steps + "[1][\"run\"]"))
        + " >out; cat s")
    #expect(summary.output.hasPrefix("before\n### TLS server trust\n"), "\(summary.errors)")
    #expect(summary.output.contains("\n| not trusted | "))
    let unwritten = try await shell(
      "export GITHUB_STEP_SUMMARY=/no/such/s\n" + (try await value(name, steps + "[1][\"run\"]")))
    #expect(unwritten.errors.contains("could not write '/no/such/s': no such file"))
    let scanning = try await shell(
      try await value(name, steps + "[2][\"run\"]") + "\necho $?; cat trusteval.sarif")
    #expect(scanning.output.hasPrefix("0\n{") && scanning.output.contains("SSLHostname"))
    #expect(try await value(name, steps + "[3][\"with\"][\"sarif_file\"]") == "trusteval.sarif")
  }

  @Test func gitLab() async throws {
    let name = ".gitlab-ci.yml"
    let script = try await value(name, "[\"certificates\"][\"script\"][0]")
    let file = try await value(name, "[\"certificates\"][\"artifacts\"][\"reports\"][\"junit\"]")
    let result = try await shell("\(script)\necho $?; cat '\(file)'")
    #expect(result.output.hasPrefix("1\n<?xml"), "\(result.errors)")
  }

  @Test func cronWithTextfile() async throws {
    let lines = try recipe("/etc/cron.d/trusteval").split(separator: "\n")
    try #require(lines.count == 2)
    // In a crontab a percent sign ends the command.
    #expect(!lines[1].contains("%"))
    let program = "/usr/local/bin/trusteval"
    let command = lines[1].split(separator: " ").dropFirst(6).joined(separator: " ")
    try #require(command.hasPrefix(program + " ") && !command.contains("'"))
    // As cron of Debian runs it, whose path is not that of a login.
    let job =
      "env -i PATH=/usr/bin:/bin PROM=\"$PWD/trusteval\" /bin/sh -c '"
      + command.replacing(program, with: "bin/trusteval") + "'"
    let result = try await shell("\(job)\nls; cat trusteval.prom")
    #expect(result.status == 0, "\(result.errors)")
    #expect(!result.output.contains("trusteval.tmp"))
    #expect(result.output.contains("\ntrusteval_trusted{"))
    // Of a file that was cut nothing is published.
    let cut = try await shell(
      """
      rm bin/trusteval; printf '#!/bin/sh\\necho "trusteval_trusted{"\\n' >bin/trusteval
      chmod +x bin/trusteval; rm -f trusteval.prom
      \(job)
      ls
      """)
    #expect(cut.output.contains("trusteval.tmp") && !cut.output.contains("trusteval.prom"))
  }

  @Test func nagios() async throws {
    let text = try recipe("/etc/nagios4/conf.d/trusteval.cfg")
    let line = try #require(text.split(separator: "\n").first { $0.contains("command_line") })
    let command = line.replacing("  command_line /usr/local/bin/", with: "")
      .replacing("$ARG1$", with: "$(head -1 servers.txt | cut -d' ' -f1 | cut -d: -f2)")
      .replacing("$HOSTADDRESS$", with: "127.0.0.1")
      .replacing("$HOSTNAME$", with: "www.lab.example")
    let result = try await shell(command + " --anchor lab/good/root.pem")
    #expect(result.status == 0 && result.output.hasPrefix("TRUST OK - "), "\(result.output)")
    #expect(result.output.contains(";21:;;0"))
  }

  /// Where GNU parallel is not installed, its part is done in sequence.
  @Test func parallelWorkers() async throws {
    let result = try await shell(
      """
      command -v parallel >/dev/null || parallel() {
        while read -r number; do eval "${1//\\{\\}/$number}"; done
      }
      \(try recipe("shell"))
      echo $?; cat report.html
      """)
    #expect(result.output.hasPrefix("1\n"), "\(result.errors)")
    #expect(result.output.contains("<h1>1 of 2 endpoints not trusted</h1>"))
  }

  @Test func kubernetes() async throws {
    #expect(try await value("job.yaml", "[\"spec\"][\"completionMode\"]") == "Indexed")
    let pod = "[\"spec\"][\"template\"][\"spec\"]"
    let count = try await value("job.yaml", "[\"spec\"][\"completions\"]")
    let command = try await value("job.yaml", pod + "[\"containers\"][0][\"args\"][0]")
    #expect(command.contains("/\(count) >"))
    let result = try await shell(
      """
      for JOB_COMPLETION_INDEX in 0 1 2 3; do
      \(command)
      echo $?
      done
      trusteval merge parts/*.json --format csv; echo $?
      """)
    #expect(result.output.hasPrefix("0\n0\n0\n0\n"), "\(result.errors)")
    #expect(result.output.split(separator: "\r\n").count == 4)
    #expect(result.output.hasSuffix("\r\n1\n"))
    let cron = "[\"spec\"][\"jobTemplate\"]" + pod + "[\"containers\"][0]"
    let file = directory.write(Data(try recipe("cronjob.yaml").utf8), to: "cron.yaml").path
    let line = try await Binary.shell(
      """
      /usr/bin/python3 -c 'import shlex, sys, yaml
      container = yaml.safe_load(open(sys.argv[1]))\(cron)
      print(shlex.join(container["command"] + container["args"]))' '\(file)'
      """)
    let periodic = try await shell(line.output)
    #expect(periodic.status == 1 && periodic.output.hasPrefix("TRUSTED"), "\(periodic.errors)")
  }
}
