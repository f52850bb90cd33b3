import Rendering
import Testing
import TrustModel

/// What a log means, as it stands on a terminal.
@Suite struct LogTextTests {
  private static func code(_ value: Int, _ symbol: String) -> AppleCode {
    AppleCode(.url, symbol, value, certainty: .documented, evidence: "")
  }

  /// Everything that an answer on a log of Apple's can have.
  @Test(
    arguments: [
      (-1202, true, "in force: it hides the cause behind one code"),
      (-1022, true, "in force: it blocked plain http"),
      (-1202, false, "not in force for this server"),
      (-1202, nil, "the log does not tell whether it was in force"),
    ] as [(Int, Bool?, String)])
  func aLogOfApples(value: Int, isInForce: Bool?, state: String) {
    let finest = Self.code(value, "S")
    var log = LogSynopsis(
      side: .client, sideEvidence: "NSURLErrorDomain", server: "a.example", layer: "URLSession",
      hasTransportSecurity: isInForce,
      checks: [
        .init(place: "leaf", names: ["SSLHostname", "TemporalValidity"]),
        .init(place: "root", names: ["AnchorTrusted"]),
      ],
      codes: [Self.code(-1202, "NSURLErrorServerCertificateUntrusted"), finest], finest: finest,
      title: "S", meaning: "refused",
      chain: "it sent one certificate", causes: ["One.", "Two."], whatToDo: ["Do."],
      others: [.init(title: "b", meaning: "another thing failed. And more.")],
      command: "trusteval a.example")
    log.otherServers = [
      .init(server: "b.example", codes: [finest]), .init(server: "c.example:8443", codes: []),
    ]
    log.serversLeftOut = 2
    #expect(
      renderLog(log, options: TextOptions(width: 84)) == """
        log of an Apple client: a.example
          servers   this is about a.example only; the log is about b.example with \(value);
                      c.example:8443; 2 more as well: give each by itself
          side      a client's log: it says 'NSURLErrorDomain'
          layer     URLSession
          ATS       \(state)
          checks    leaf: SSLHostname, TemporalValidity
                    root: AnchorTrusted
          finest    \(value) S: refused
          chain     it sent one certificate

          causes, likeliest first
            1 One.
            2 Two.

          what to do
            Do.

          next      trusteval a.example
          also      b: another thing failed.
          codes     -1202 NSURLErrorServerCertificateUntrusted, \(value) S (trusteval explain
                      CODE)

        """)
  }

  /// The program is named, or else the side; other entries stand below the command.
  @Test(arguments: [("nginx", "log of nginx"), (nil, "log of a server")] as [(String?, String)])
  func aLogOfAnotherSystem(program: String?, first: String) {
    let log = LogSynopsis(
      program: program, side: .server, server: nil, layer: "", title: "no shared cipher",
      meaning: "nothing in common", causes: [],
      others: [.init(title: "b", meaning: "B. And more.")],
      othersLeftOut: 4, command: "trusteval HOST")
    #expect(
      renderLog(log, options: TextOptions()) == """
        \(first)
          side      a server's log
          says      no shared cipher: nothing in common

          next      trusteval HOST
          more      trusteval explain 'no shared cipher'
          also      b: B.
          also      4 more that are not named

        """)
  }

  /// What one terminal shows: the longer the meaning, the less of all else, and the command always.
  @Test func lessIsShownOfMore() {
    var rows: [String] = []
    for (cause, meaning) in [
      (1, 1), (1, 2), (1, 3), (1, 4), (1, 5), (1, 6), (1, 7), (2, 7), (3, 7), (4, 7),
    ] {
      func text(_ start: String, _ lines: Int) -> String {
        ([start] + Array(repeating: String(repeating: "w", count: 66), count: lines - 1))
          .joined(separator: " ")
      }
      let log = LogSynopsis(
        server: nil, layer: "x", title: "x", meaning: text("meaning", meaning + 1),
        causes: (1...6).map { text("cause \($0). More.", cause) },
        whatToDo: (1...4).map { "advice \($0). More." },
        others: (1...30).map { .init(title: "name\($0)", meaning: "meant") },
        command: "trusteval HOST")
      let shown = renderLog(log, options: TextOptions())
      func count(_ pattern: some RegexComponent) -> Int { shown.matches(of: pattern).count }
      rows.append(
        "\(cause) \(meaning): \(count(/cause \d/)) \(count(/advice \d/)) \(count(/: meant/)) "
          + "\(count(/name\d+/)) \(shown.contains("advice 1. More")) \(count(/\n/))")
      #expect(shown.contains("next      trusteval HOST"))
    }
    #expect(rows == Self.shown)
  }

  /// Lines of a cause and of the meaning; causes, advice, other entries with their meaning, and all
  /// of these that are named; whether the advice is whole; rows.
  private static let shown = [
    "1 1: 3 2 2 26 true 22",
    "1 2: 3 1 1 25 true 21",
    "1 3: 3 1 1 25 true 22",
    "1 4: 2 1 1 25 true 22",
    "1 5: 2 1 0 24 true 22",
    "1 6: 2 1 0 4 false 20",
    "1 7: 2 1 0 4 false 21",
    "2 7: 1 1 0 1 false 21",
    "3 7: 1 1 0 1 false 22",
    "4 7: 1 1 0 0 false 23",
  ]
}
