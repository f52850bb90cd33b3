import Glibc
import Testing
import Threads
import TrustModel

@testable import WitnessProcess

/// Messages between the program and its workers, which a faulty worker may cut or garble.
@Suite struct MessageTests {
  private static let question = WitnessQuestion(
    chain: [[1, 2, 3], []], intermediates: [[4]], anchors: [], anchorsWithSettings: [[5, 6]],
    purpose: .client, serverName: "b\u{fc}cher.example",
    verifyDate: Instant(secondsSinceEpoch: -62_135_596_800))

  private static let opinion = Opinion(
    engine: .gnutls, version: "3.8.1", verdict: .untrusted,
    failures: [
      .init(code: -1, symbol: "A", certificate: nil, text: "", check: nil),
      .init(code: 62, symbol: "B", certificate: 3, text: "t", check: .sslHostname),
    ], hidden: [.init(code: 10, symbol: "C", certificate: 1, text: "u", check: nil)],
    noOpinion: "none", path: ["ab", "cd"])

  static let inquiries: [WorkerInquiry] = [
    .opinion(question),
    .opinion(
      WitnessQuestion(
        chain: [], intermediates: [], anchors: [], purpose: .server, serverName: nil,
        verifyDate: Instant(secondsSinceEpoch: 0), change: .partialChain)),
    .opinion(
      WitnessQuestion(
        chain: [], intermediates: [], anchors: [], purpose: .basic, serverName: nil,
        verifyDate: Instant(secondsSinceEpoch: 4_102_444_800))),
    .bundle([]), .bundle(Array(repeating: 7, count: 100_000)),
    .directory(subject: [0x30, 0], path: "/etc/ssl/certs", isAlone: true),
    .directory(subject: [], path: "", isAlone: false),
  ]

  static let answers: [WorkerAnswer] = [
    .ready(version: "3.0.19", process: 4711), .opinion(opinion),
    .opinion(Opinion(engine: .openssl, version: "", verdict: .trusted)),
    .certificates(nil), .certificates([]), .certificates([[1], [2, 3]]),
  ]

  @Test(arguments: inquiries)
  func inquiriesArrive(inquiry: WorkerInquiry) throws {
    let frame = try #require(inquiry.frame)
    #expect(Frame.length(frame) == frame.count - Frame.headerLength)
    #expect(try WorkerInquiry(frame.dropFirst(Frame.headerLength)) == inquiry)
  }

  @Test(arguments: answers)
  func answersArrive(answer: WorkerAnswer) throws {
    let frame = try #require(answer.frame)
    #expect(try WorkerAnswer(frame.dropFirst(Frame.headerLength)) == answer)
  }

  @Test(arguments: answers)
  func whatIsCutIsRefused(answer: WorkerAnswer) throws {
    let message = try #require(answer.frame).dropFirst(Frame.headerLength)
    for count in 0..<message.count {
      #expect(throws: MalformedMessage.self) { try WorkerAnswer(message.prefix(count)) }
    }
  }

  @Test(arguments: inquiries.filter { $0 != .bundle(Array(repeating: 7, count: 100_000)) })
  func inquiriesThatAreCutAreRefused(inquiry: WorkerInquiry) throws {
    let message = try #require(inquiry.frame).dropFirst(Frame.headerLength)
    for count in 0..<message.count {
      #expect(throws: MalformedMessage.self) { try WorkerInquiry(message.prefix(count)) }
    }
  }

  /// A count that is too large must not allocate memory for its elements.
  @Test(arguments: [Int64.max, -1, 1 << 40])
  func impossibleCountsAreRefused(count: Int64) throws {
    var writer = MessageWriter()
    writer.write(count)
    let message = try #require(writer.frame).dropFirst(Frame.headerLength)
    #expect(throws: MalformedMessage.self) {
      var reader = MessageReader(message)
      _ = try reader.octets()
    }
  }

  /// One engine's answer is never reported as another's, and other answers are no opinion.
  @Test(arguments: answers)
  func onlyTheEnginesOwnOpinionCounts(answer: WorkerAnswer) {
    for engine in Engine.allCases {
      let opinion = Consultation.opinion(.success(answer), of: engine, version: "1")
      #expect(opinion.engine == engine)
      if case .opinion(let given) = answer, given.engine == engine {
        #expect(opinion == given)
      } else {
        #expect(opinion.verdict == .unknown)
        #expect(opinion.noOpinion?.hasSuffix("gave an answer that cannot be read") == true)
      }
    }
  }

  /// A worker reports its process before its first answer, and only once.
  @Test(
    arguments: [
      ([ready, .opinion(opinion)], true), ([.opinion(opinion)], true),
      ([ready, ready, .opinion(opinion)], false),
    ] as [([WorkerAnswer], Bool)])
  func aSecondGreetingIsNone(messages: [WorkerAnswer], isSound: Bool) throws {
    var ends: [Int32] = [-1, -1]
    var ending: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue)
    try #require(socketpair(AF_UNIX, kind, 0, &ends) == 0)
    try #require(socketpair(AF_UNIX, kind, 0, &ending) == 0)
    defer { for descriptor in [ends[1], ending[1]] { close(descriptor) } }
    let bytes = try messages.flatMap { try #require($0.frame) }
    try #require(write(ends[1], bytes, bytes.count) == bytes.count)
    let exchange = Exchange([], to: Worker(number: 1, socket: ends[0], ending: ending[0]))
    exchange.advance()
    switch exchange.outcome {
    case .answer(let answer): #expect(isSound && answer == .opinion(Self.opinion))
    case .malformed: #expect(!isSound)
    default: Issue.record("neither an answer nor a refusal")
    }
  }

  /// Of a process that does not exist.
  private static let ready = WorkerAnswer.ready(version: "3", process: .max)

  @Test(arguments: [(Int64(500), "0.5 s"), (1_000, "1 s"), (1_234, "1.234 s")])
  func whyThereIsNoAnswer(milliseconds: Int64, time: String) {
    #expect(
      WitnessFailure.late(.openssl, Deadline(in: .milliseconds(milliseconds))).text
        == "OpenSSL gave no answer within \(time)")
    #expect(WitnessFailure.tooLate(.gnutls).text == "no time was left to ask GnuTLS")
    #expect(
      WitnessFailure.tooLong(.gnutls).text == "the question to GnuTLS is longer than 64 MB")
    #expect(
      WitnessFailure.ended(.openssl, "signal 6, aborted").text
        == "OpenSSL ended abnormally (signal 6, aborted)")
  }

  /// Who starts the processes may have ended; any other reason is the system's.
  @Test(arguments: [
    (EPIPE, "the process that starts them has ended"),
    (ECONNRESET, "the process that starts them has ended"), (ENOMEM, "cannot allocate memory"),
  ])
  func whyThereIsNoProcess(error: Int32, reason: String) {
    #expect(
      WitnessFailure.notStarted(Keeper.Problem(error)).text
        == "no process can be started: \(reason)")
    #expect(WitnessFailure.absent(.gnutls).text == "GnuTLS is not among the witnesses")
  }

  /// What its starter says of a process that has ended: nothing yet, how, or why there was none.
  @Test(
    arguments: [
      (nil, nil), ([1, 6], "signal 6, aborted"), ([1, 0x0300], "exit status 3"),
      ([1, 0], "exit status 0"), ([0, ENOMEM], "cannot allocate memory"),
      ([], "the process that starts them has ended"),
      ([1], "the process that starts them has ended"),
    ] as [([Int32]?, String?)])
  func howAProcessEnded(words: [Int32]?, text: String?) throws {
    var ends: [Int32] = [-1, -1]
    var ending: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue)
    try #require(socketpair(AF_UNIX, kind, 0, &ends) == 0)
    try #require(socketpair(AF_UNIX, kind, 0, &ending) == 0)
    defer { close(ends[1]) }
    words?.withUnsafeBytes { _ = write(ending[1], $0.baseAddress, $0.count) }
    defer { if words == nil { close(ending[1]) } }
    if words != nil { close(ending[1]) }
    let found: String? =
      switch Worker(number: 1, socket: ends[0], ending: ending[0]).fate() {
      case .ended(let manner): manner
      case .notStarted(let problem): problem.reason
      case nil: nil
      }
    #expect(found == text)
  }

  @Test func tooLongIsNotSent() {
    #expect(WorkerInquiry.bundle(Array(repeating: 0, count: Frame.limit + 1)).frame == nil)
  }
}
