import Foundation
import OpenSSLEngine
import Rendering
import Testing
import TrustModel

/// Files that are no regular files: one line says why, without waiting or reading for ever.
@Suite(.timeLimit(.minutes(30))) struct InputFileTests {
  private let directory: TemporaryDirectory
  private let files: LabFiles

  init() async throws {
    directory = try TemporaryDirectory()
    files = try await LabFiles(case: "good")
  }

  /// Arguments that make a command read a file, here FILE.
  static let readers: [[String]] = [
    ["verify", "FILE"], ["replay", "FILE"], ["verify", "CHAIN", "--anchor", "FILE"],
    ["verify", "CHAIN", "--user-root", "FILE"], ["verify", "CHAIN", "--root-store", "FILE"],
    ["verify", "CHAIN", "--intermediate", "FILE"], ["127.0.0.1:1", "--client-cert", "FILE"],
    ["127.0.0.1:1", "--client-cert", "CHAIN", "--client-key", "FILE"],
    ["127.0.0.1:1", "--p12", "FILE"],
    ["replay", "CHAIN", "--anchor", "FILE"],
  ]

  private func run(
    _ arguments: [String], _ file: String, environment: [String: String] = [:]
  ) async throws -> CommandResult {
    try await Binary.run(
      executable: Binary.url,
      arguments: arguments.map {
        $0.replacingOccurrences(of: "FILE", with: file)
          .replacingOccurrences(of: "CHAIN", with: files.chain)
      }, input: nil, environment: environment)
  }

  private func pipe(_ name: String) throws -> String {
    let path = directory.path(name)
    try #require(mkfifo(path, 0o600) == 0)
    return path
  }

  private static func expectOneLine(_ result: CommandResult, _ text: String) {
    #expect(result.status == 2)
    #expect(result.output.isEmpty)
    #expect(result.errors == "trusteval: \(text)\n")
  }

  @Test(arguments: readers)
  func aPipeWithoutWriterIsGivenUp(arguments: [String]) async throws {
    let path = try pipe("silent")
    let result = try await run(arguments + ["--timeout", "0.5"], path)
    Self.expectOneLine(
      result, "could not read '\(path)': it did not come to its end within 0.5 s (--timeout)")
  }

  /// A library would wait for it without end.
  @Test func theFileOfATimeZoneIsNotRead() async throws {
    let result = try await Binary.run(
      executable: Binary.url,
      arguments: [
        "verify", files.chain, "--server-name", files.serverName, "--anchor", files.root,
      ],
      input: nil, environment: ["TZ": ":" + (try pipe("zone"))])
    #expect(result.status == 0, "\(result.errors)")
  }

  @Test(arguments: readers)
  func aDeviceIsNotRead(arguments: [String]) async throws {
    Self.expectOneLine(
      try await run(arguments, "/dev/zero"), "'/dev/zero' is a device, not a file")
  }

  @Test(arguments: readers)
  func aDirectoryIsNoFile(arguments: [String]) async throws {
    let path = directory.url.path
    let isStore = arguments.contains("--root-store") || arguments.contains("--intermediate")
    Self.expectOneLine(
      try await run(arguments, path),
      isStore ? "'\(path)' holds no certificate" : "could not read '\(path)': is a directory")
  }

  /// A pipe as `<(...)` makes it, and standard input under its other name.
  @Test(arguments: [
    #""$1" verify <(sleep 0.3; cat CHAIN) --anchor <(cat ROOT) --server-name www.lab.example"#,
    #""$1" verify CHAIN --root-store <(cat ROOT) --server-name www.lab.example"#,
    #"cat CHAIN | "$1" verify /dev/stdin --anchor ROOT --server-name www.lab.example"#,
    #"cat CHAIN | "$1" verify - --anchor ROOT --server-name www.lab.example"#,
    #""$1" verify - --anchor ROOT --server-name www.lab.example <CHAIN"#,
    #""$1" verify CHAIN --anchor ROOT --server-name www.lab.example --save-evidence E >E.txt; cat E | "$1" replay /dev/stdin"#,
  ])
  func aPipeIsRead(script: String) async throws {
    let result = try await Binary.shell(
      script.replacingOccurrences(of: "CHAIN", with: files.chain)
        .replacingOccurrences(of: "ROOT", with: files.root)
        .replacingOccurrences(of: "E.txt", with: directory.path("e.txt"))
        .replacingOccurrences(of: "-evidence E", with: "-evidence " + directory.path("e.jsonl"))
        .replacingOccurrences(of: "cat E ", with: "cat \(directory.path("e.jsonl")) "))
    #expect(result.status == 0, "\(result.errors)")
  }

  // MARK: Roots of the system

  @Test(arguments: ["SSL_CERT_FILE", "SSL_CERT_DIR"])
  func aVariableThatCannotBeUsedEndsTheRun(variable: String) async throws {
    let silent = try pipe("silent")
    let garbage = directory.write(Data("no certificate".utf8), to: "garbage").path
    let places = [
      ("/nonexistent", "could not read '/nonexistent': no such file or directory"),
      (silent, "'\(silent)' is not a regular file"),
      ("/dev/zero", "'/dev/zero' is a device, not a file"),
      (garbage, "'\(garbage)' holds no certificate"),
    ]
    for (place, text) in places {
      // The other variable is empty, whatever this process has in it.
      let environment = ["SSL_CERT_FILE": "", "SSL_CERT_DIR": ""].merging([variable: place]) { $1 }
      Self.expectOneLine(
        try await run(["verify", "CHAIN"], "", environment: environment), "\(variable): \(text)")
      let json = try await run(["verify", "CHAIN", "--json"], "", environment: environment)
      let failure = json.json.first?["failure"] as? [String: Any]
      #expect(failure?["kind"] as? String == "unreadableInput")
      // Where the system's roots are not used, their faults do not matter.
      for option in [["--anchors-only", "--anchor"], ["--root-store"]] {
        let other = try await run(
          ["verify", "CHAIN", "--server-name", files.serverName] + option + [files.root], "",
          environment: environment)
        #expect(other.status == 0, "\(other.errors)")
      }
    }
  }

  /// The roots of a run are those that its options name: a variable that affects every run on a
  /// machine must not make a server trusted.
  @Test func aRootStoreTakesThePlaceOfTheVariables() async throws {
    let other = try await LabFiles(case: "expired-leaf")
    for (variable, options, status) in [
      (files.root, [], 0), (other.root, [], 1), (files.root, ["--root-store", other.root], 1),
      (other.root, ["--root-store", files.root], 0),
    ] as [(String, [String], Int32)] {
      let result = try await run(
        ["verify", "CHAIN", "--server-name", files.serverName] + options, "",
        environment: ["SSL_CERT_FILE": variable, "SSL_CERT_DIR": ""])
      #expect(result.status == status, "\(variable) \(options): \(result.output)")
    }
  }

  /// As OpenSSL does, but with a note in the report.
  @Test func aMissingDirectoryOfSeveralIsNoted() async throws {
    let environment = ["SSL_CERT_FILE": files.root, "SSL_CERT_DIR": "/nonexistent"]
    let result = try await run(
      ["verify", "CHAIN", "--server-name", files.serverName, "--json"], "",
      environment: environment)
    #expect(result.status == 0, "\(result.errors)")
    let notes = result.json.first?["notes"] as? [[String: Any]] ?? []
    #expect(
      notes.contains {
        $0["text"] as? String == "SSL_CERT_DIR names '/nonexistent', where there is nothing"
      })
  }

  @Test func aRootDirectoryMayHoldAnything() async throws {
    let store = directory.path("store")
    let made = try await Binary.shell(
      """
      set -e; mkdir '\(store)' '\(store)/d.pem'; mkfifo '\(store)/a.pem'
      ln -s /dev/zero '\(store)/b.pem'; ln -s '\(store)/a.pem' '\(store)/c.pem'
      cp '\(files.root)' '\(store)/z.pem'
      """)
    try #require(made.status == 0, "\(made.errors)")
    for environment in [[:], ["SSL_CERT_DIR": store]] {
      let options = environment.isEmpty ? ["--root-store", store] : []
      let result = try await run(
        ["verify", "CHAIN", "--server-name", files.serverName] + options, "",
        environment: environment)
      #expect(result.status == 0, "\(result.errors)")
    }
  }

  /// Twelve bundles at the bound on a file's size: what is kept of them is bounded, too.
  @Test func manyLargeBundlesTakeLittleMemory() async throws {
    let store = directory.path("large")
    let result = try await Binary.run(
      executable: URL(fileURLWithPath: "/usr/bin/python3"),
      arguments: [
        "-c",
        """
        import os, resource, subprocess, sys
        binary, chain, root, store = sys.argv[1:]
        pem = open(root, 'rb').read()
        os.mkdir(store)
        bundle = pem * (16 * 1048576 // len(pem) - 1)
        for number in range(12):
            with open(f'{store}/{number}.pem', 'wb') as file: file.write(bundle)
        run = subprocess.run([binary, 'verify', chain, '--root-store', store])
        print(run.returncode, resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss // 1024)
        """, Binary.url.path, files.chain, files.root, store,
      ], input: nil, environment: [:])
    #expect(result.errors.contains("are larger than 32 MB together"))
    let numbers = result.output.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
    try #require(numbers.count == 2, "\(result.output)")
    #expect(numbers[0] == 2)
    #expect(numbers[1] < 150, "MB")
  }

  /// A file at the bound on its size, with as many names in constraints as it has room for: what is kept
  /// of them is about their octets.
  @Test func manyNamesTakeLittleMemory() async throws {
    let empty = IssuingName.Attribute(IssuingName.Attribute.organization, bytes: [])
    let names = AlternativeName.directory(IssuingName(Array(repeating: empty, count: 10)))
    var pem = ""
    for number in 1...12 {
      var template = CertificateTemplate.authority(
        subject: IssuingName(commonName: "CA \(number)"), notBefore: Instant(secondsSinceEpoch: 0),
        notAfter: Instant(secondsSinceEpoch: 4_000_000_000))
      template.excludedNames = Array(repeating: names, count: 7_000)
      pem += PEMText.certificates([try template.issue(to: .generate()).der])
    }
    directory.write(Data(pem.utf8), to: "names.pem")
    #expect((12_000_000..<16_000_000).contains(pem.utf8.count), "\(pem.utf8.count)")
    let result = try await Binary.run(
      executable: URL(fileURLWithPath: "/usr/bin/python3"),
      arguments: [
        "-c",
        """
        import resource, subprocess, sys
        run = subprocess.run(
            [sys.argv[1], 'show', sys.argv[2]], stdout=subprocess.DEVNULL)
        print(run.returncode, resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss // 1024)
        """, Binary.url.path, directory.path("names.pem"),
      ], input: nil, environment: [:])
    let numbers = result.output.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
    try #require(numbers.count == 2, "\(result.output) \(result.errors)")
    #expect(numbers[0] == 0)
    #expect(numbers[1] < 150, "MB")
  }

  /// As many blocks as a file may have are shown in little memory, and more are refused, in every form.
  ///
  /// What cannot be written is not named block by block.
  @Test func manySmallBlocks() async throws {
    directory.write(Data(Self.smallBlocks.utf8), to: "blocks.py")
    let result = try await Binary.shell(
      """
      cd '\(directory.url.path)'; python3 blocks.py; ulimit -v 400000
      for options in 'show most.pem --json' 'show most.pem --pem' 'verify most.pem --json' \\
        'show more.pem' 'verify more.pem -q' 'show more.der' 'show more.p7' 'show most.pem more.p7 --json'
      do
        "$1" $options >output 2>errors; echo $? $(wc -l <output) $(wc -l <errors)
        tail -1 errors
      done
      """)
    #expect(
      result.output == """
        2 75000 0
        2 0 18
        trusteval: there is no certificate to write
        1 1 0
        2 0 1
        trusteval: 'more.pem' holds more than 75000 certificates
        2 0 1
        trusteval: 'more.pem' holds more than 75000 certificates
        2 0 1
        trusteval: 'more.der' holds more than 75000 certificates
        2 0 1
        trusteval: 'more.p7' holds more than 75000 certificates
        2 75000 1
        trusteval: 'more.p7' holds more than 75000 certificates

        """, "\(result.errors)")
  }

  /// What begins as a certificate does, in few octets, as often as a file has room for it.
  private static let smallBlocks = #"""
    def element(tag, content):
        count = (len(content).bit_length() + 7) // 8
        length = [len(content)] if len(content) < 128 else [128 + count, *len(content).to_bytes(count, 'big')]
        return bytes([tag, *length]) + content
    def name(digits):
        return element(6, bytes.fromhex('2a864886f70d01' + digits))
    block = '-----BEGIN CERTIFICATE-----\nMAA=\n-----END CERTIFICATE-----\n'
    certificate = element(0x30, element(0x30, bytes([0xa0, 0])))
    nothing = bytes([0x31, 0])
    content = bytes([2, 1, 1]) + nothing + element(0x30, name('0701'))
    content += element(0xa0, bytes([0x30, 0]) * 8_000_000) + nothing
    open('most.pem', 'w').write(block * 75_000)
    open('more.pem', 'w').write(block * 75_001)
    open('more.der', 'wb').write(certificate * 2_700_000)
    open('more.p7', 'wb').write(element(0x30, name('0702') + element(0xa0, element(0x30, content))))
    """#

  // MARK: Names

  /// To the system a name is bytes: they are passed on as given, and shown as text.
  @Test func aNameNeedBeNoText() async throws {
    let result = try await Binary.shell(
      #"""
      cd '\#(directory.url.path)'; name=$'caf\xe9 \xf0\x9f\x94\xff.pem'; mkdir $'roots\xfe'
      cp '\#(files.chain)' "$name"; cp '\#(files.root)' $'roots\xfe'/$'\xc3.pem'
      cp '\#(files.root)' $'\xf4\x8f\xbf\xa9.pem'
      options="--server-name \#(files.serverName)"
      "$1" verify "$name" --anchor \#(files.root) $options -q --save-evidence $'e\xe9.jsonl'; echo $?
      "$1" replay $'e\xe9.jsonl' -q; echo $?
      "$1" verify \#(files.chain) --root-store $'roots\xfe' $options -q; echo $?
      SSL_CERT_DIR=$'roots\xfe' "$1" verify \#(files.chain) $options -q; echo $?
      "$1" verify \#(files.chain) --anchor $'\xf4\x8f\xbf\xa9.pem' $options -q; echo $?
      "$1" verify "missing $name"; echo $?
      "$1" verify $'missing\xe9.pem' --json | python3 -c 'import json, sys; json.load(sys.stdin)'
      "$1" lab files $'lab\xe9' good; echo $?; test -f $'lab\xe9/good/key.pem'; echo $?
      """#)
    let lines = result.output.split(separator: "\n").map(String.init)
    #expect(lines.filter { $0.count == 1 } == ["0", "0", "0", "0", "0", "2", "0", "0"])
    #expect(lines.first?.contains(#"caf\xe9 \xf0\x9f\x94\xff.pem"#) == true)
    #expect(
      result.errors.hasPrefix(
        "trusteval: could not read 'missing caf\\xe9 \\xf0\\x9f\\x94\\xff.pem': no such file"))
  }
}
