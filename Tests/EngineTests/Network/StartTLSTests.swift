import Synchronization
import TLSEngine
import Testing
import Threads
import TrustModel

@testable import Network

/// The dialogue before TLS, with servers that are lists of messages.
@Suite struct StartTLSTests {
  /// Delivers one piece after the other, and then the given end.
  private final class Script: ByteTransport, Sendable {
    private let pieces: Mutex<[[UInt8]]>
    private let end: TransportInput
    let sent = Mutex<[UInt8]>([])

    init(_ pieces: [[UInt8]], end: TransportInput) {
      self.pieces = Mutex(pieces)
      self.end = end
    }

    func receive(within limit: Duration?) -> TransportInput {
      pieces.withLock { $0.isEmpty ? end : .bytes($0.removeFirst()) }
    }

    func send(_ bytes: [UInt8]) {
      sent.withLock { $0 += bytes }
    }
  }

  private struct Result {
    var failure: ConnectionFailure?
    let sent: [UInt8]
    let rest: [UInt8]
  }

  private func talk(
    _ startTLS: StartTLS, _ pieces: [[UInt8]], end: TransportInput = .endOfStream
  ) -> Result {
    let script = Script(pieces, end: end)
    var driver = NegotiationDriver(on: script)
    var failure: ConnectionFailure?
    do throws(ConnectionFailure) {
      try EventLoop.run { _ throws(ConnectionFailure) in
        try await driver.run(startTLS.negotiation(with: "www.example.com"), .startTLS)
      }
    } catch {
      failure = error
    }
    return Result(failure: failure, sent: script.sent.withLock(\.self), rest: driver.input)
  }

  private static let silences: [(StartTLS, [String], String)] = [
    (.smtp, ["2"], "the server sent 1 byte and did not complete its greeting"),
    (
      .smtp, ["220 mx\r\n"],
      "the server sent 8 bytes and did not complete its answer to \"EHLO localhost\""
    ),
    (
      .smtp, ["220 mx\r\n", "250-mx\r\n250 SIZE\r\n"],
      "the server sent 26 bytes and did not complete its answer to \"STARTTLS\""
    ),
    (
      .imap, ["* OK\r\n"],
      "the server sent 6 bytes and did not complete its answer to \"A STARTTLS\""
    ),
    (.mysql, ["\u{1}"], "the server sent 1 byte and did not complete its answer"),
  ]

  /// A server that says nothing more has done so at one step of the dialogue.
  @Test(arguments: silences)
  func aSilenceSaysWhatIsMissing(_ startTLS: StartTLS, _ pieces: [String], _ summary: String) {
    let failure = talk(startTLS, pieces.map { Array($0.utf8) }, end: .deadlineReached).failure
    #expect(failure == ConnectionFailure(.timeout(.startTLS), summary: summary))
  }

  /// The messages of a server that agrees to TLS.
  private static let consents: [StartTLS: [String]] = [
    .smtp: [
      "220-mx.example\r\n220 ESMTP\r\n", "250-mx.example\r\n250-STARTTLS\r\n250 HELP\r\n",
      "220 2.0.0 Ready\r\n",
    ],
    .lmtp: ["220 LMTP\r\n", "250-mx\r\n250 STARTTLS\r\n", "220 go\r\n"],
    .imap: [
      "* OK [CAPABILITY IMAP4rev1 STARTTLS] ready\r\n", "* CAPABILITY IMAP4rev1\r\na ok begin\r\n",
    ],
    .pop3: ["+OK ready\r\n", "+OK begin\r\n"],
    .ftp: ["220-Welcome\r\n  to 220 things\r\n220-\r\n220 ready\r\n", "234 AUTH TLS OK\r\n"],
    .ldap: ["\u{30}\u{0c}\u{02}\u{01}\u{01}\u{78}\u{07}\u{0a}\u{01}\u{00}\u{04}\u{00}\u{04}\u{00}"],
    .xmpp: [
      "<?xml version='1.0'?><stream:stream from='x' id='1'>",
      "<stream:features><starttls xmlns='urn:ietf:params:xml:ns:xmpp-tls'/></stream:features>",
      "<proceed xmlns='urn:ietf:params:xml:ns:xmpp-tls'/>",
    ],
    .xmppServer: [
      "<stream:stream><stream:features><starttls><required/></starttls></stream:features>",
      "<proceed xmlns='urn:ietf:params:xml:ns:xmpp-tls'></proceed>",
    ],
    .postgres: ["S"],
    .nntp: ["201 no posting\r\n", "382 continue\r\n"],
    .sieve: [
      "\"IMPLEMENTATION\" \"x\"\r\n\"STARTTLS\"\r\nOK \"ready\"\r\n", "OK \"begin\"\r\n",
    ],
    .irc: [":irc.example NOTICE * :*** Looking up\r\n", ":irc.example 670 * :STARTTLS\r\n"],
  ]

  /// A greeting of MariaDB with these capability flags in the lower half.
  private static func mysql(_ capabilities: UInt16) -> [UInt8] {
    let body: [UInt8] =
      [0x0a] + Array("5.5.5-10.11.6-MariaDB".utf8) + [0, 7, 0, 0, 0] + Array("12345678".utf8) + [0]
      + [UInt8(capabilities & 0xff), UInt8(capabilities >> 8), 33, 2, 0] + [0xff, 0x81, 21]
      + [UInt8](repeating: 0, count: 10) + Array("123456789012".utf8) + [0]
    return [UInt8(body.count), 0, 0, 0] + body
  }

  private static func pieces(_ startTLS: StartTLS) -> [[UInt8]] {
    startTLS == .mysql ? [mysql(0xffff)] : (consents[startTLS] ?? []).map { Array($0.utf8) }
  }

  /// Also in pieces of one octet, as a slow line may deliver them.
  @Test(arguments: StartTLS.allCases)
  func consent(startTLS: StartTLS) {
    let pieces = Self.pieces(startTLS)
    for pieces in [pieces, pieces.flatMap(\.self).map { [$0] }] {
      let result = talk(startTLS, pieces)
      #expect(result.failure == nil)
      #expect(!result.sent.isEmpty && result.rest.isEmpty)
    }
  }

  /// The server chooses how to write the element's name (RFC 6120, section 4.8.5): with the usual
  /// prefix, or in a default namespace without one.
  @Test(
    arguments: [StartTLS.xmpp, .xmppServer],
    [
      "<stream:features><starttls/></stream:features>",
      "<features xmlns='http://etherx.jabber.org/streams'><starttls/></features>",
    ])
  func featuresOfEitherForm(startTLS: StartTLS, features: String) {
    let pieces = ["<stream:stream>", features, "<proceed/>"].map { Array($0.utf8) }
    for pieces in [pieces, pieces.flatMap(\.self).map { [$0] }] {
      let result = talk(startTLS, pieces)
      #expect(result.failure == nil && result.rest.isEmpty)
    }
  }

  /// Bytes that follow the consent are kept apart, and must not reach TLS.
  @Test(arguments: StartTLS.allCases)
  func injection(startTLS: StartTLS) {
    var pieces = Self.pieces(startTLS)
    pieces[pieces.count - 1] += Array("235 injected\r\n".utf8)
    let result = talk(startTLS, pieces)
    #expect(result.failure == nil)
    #expect(String(decoding: result.rest, as: UTF8.self) == "235 injected\r\n")
  }

  @Test(arguments: StartTLS.allCases)
  func silence(startTLS: StartTLS) {
    for (end, kind) in [
      (TransportInput.deadlineReached, ConnectionFailure.Kind.timeout(.startTLS)),
      (.endOfStream, .connectionLost(.startTLS)), (.reset("x"), .connectionLost(.startTLS)),
    ] {
      #expect(talk(startTLS, [], end: end).failure?.kind == kind)
      // Before its last message.
      #expect(talk(startTLS, Self.pieces(startTLS).dropLast(), end: end).failure?.kind == kind)
    }
  }

  /// Endless data: of bytes, of lines, and of lines without an end.
  @Test(arguments: StartTLS.allCases)
  func floods(startTLS: StartTLS) {
    let pieces = Self.pieces(startTLS)
    for flood in [
      "x", "220-x\r\n", "* x\r\n", "\"x\"\r\n", ":x NOTICE x\r\n", "<a>", "\u{30}\u{7f}",
    ] {
      let piece = Array(String(repeating: flood, count: 1000).utf8)
      for prefix in [[], Array(pieces.dropLast())] {
        let result = talk(startTLS, prefix + Array(repeating: piece, count: 400))
        #expect(
          [.boundExceeded, .startTLSFailed].contains(result.failure?.kind),
          "\(flood): \(String(describing: result.failure))")
      }
    }
  }

  /// A server that begins with TLS at once answers plaintext with an alert.
  @Test(arguments: StartTLS.allCases)
  func tlsAtOnce(startTLS: StartTLS) {
    let failure = talk(startTLS, [[0x15, 3, 1, 0, 2, 2, 10]], end: .deadlineReached).failure
    #expect(failure?.kind == .startTLSFailed)
    #expect(failure?.hint == "it begins with TLS at once: --starttls none")
  }

  @Test(
    arguments: [
      (.smtp, ["554 no\r\n"], "turned the connection away: \"554 no\""),
      (.smtp, ["220 x\r\n", "502 no EHLO\r\n"], "refused smtp with STARTTLS: \"502 no EHLO\""),
      (
        .smtp, ["220 x\r\n", "250-x\r\n250 SIZE\r\n", "502 no\r\n"],
        "does not announce STARTTLS, and refused it: \"502 no\""
      ),
      (
        .smtp, ["220 x\r\n", "250-x\r\n250 STARTTLS\r\n", "502 no\r\n"],
        "refused smtp with STARTTLS: \"502 no\""
      ),
      (.smtp, ["220 x\r\n", "250 x\r\n", "454 4.7.0 TLS not available\r\n"], "\"454 4.7.0"),
      (.smtp, ["HTTP/1.1 400 Bad\r\n"], "does not use smtp: \"HTTP/1.1 400 Bad\""),
      (.lmtp, ["220 x\r\n", "500 what\r\n"], "\"500 what\""),
      (.imap, ["* BYE busy\r\n"], "\"* BYE busy\""),
      (.imap, ["* OK x\r\n", "A NO not today\r\n"], "\"A NO not today\""),
      (.imap, ["* OK x\r\n", "A BAD what\r\n"], "\"A BAD what\""),
      (.imap, ["+OK POP3\r\n"], "does not use imap"),
      (.pop3, ["+OK\r\n", "-ERR what\r\n"], "\"-ERR what\""),
      (.ftp, ["220 x\r\n", "502 no\r\n"], "\"502 no\""),
      (.ftp, ["220 x\r\n", "534 no\r\n"], "\"534 no\""),
      (.nntp, ["200 x\r\n", "502 no\r\n"], "\"502 no\""),
      (.sieve, ["OK\r\n", "NO \"no\"\r\n"], "\"NO \"no\"\""),
      (.irc, [":x 421 * STARTTLS :Unknown command\r\n"], "Unknown command"),
      (.irc, ["ERROR :banned\r\n"], "banned"), (.irc, ["220 mail\r\n"], "does not use irc"),
      (.postgres, ["N"], "it has none"), (.postgres, ["EFATAL\u{0}"], "\"EFATAL\""),
      (.xmpp, ["<stream:stream><stream:features/>"], "offers no STARTTLS"),
      (.xmpp, ["<stream:stream><stream:error><host-unknown/>"], "host-unknown"),
      (.xmpp, ["220 mail\r\n"], "does not use xmpp: \"220 mail"),
      (.ldap, ["220 mail\r\n"], "does not use ldap"),
      (
        .xmpp,
        [
          "<stream:stream>", "<stream:features><starttls/></stream:features>",
          "<failure xmlns='urn:ietf:params:xml:ns:xmpp-tls'/>",
        ], "\"<failure"
      ),
      (.mysql, ["220 mail server\r\n"], "does not use mysql"),
      (
        .ldap,
        ["\u{30}\u{0e}\u{02}\u{01}\u{01}x\u{09}\u{0a}\u{01}\u{02}\u{04}\u{00}\u{04}\u{02}no"],
        "result 2: \"no\""
      ),
    ] as [(StartTLS, [String], String)])
  func refusal(startTLS: StartTLS, says: [String], words: String) throws {
    let failure = try #require(talk(startTLS, says.map { Array($0.utf8) }).failure)
    #expect(failure.kind == .startTLSFailed)
    #expect(failure.summary.contains(words), "\(failure.summary)")
  }

  /// Other answers by which a server agrees: older ones, and those of a session that has begun already.
  @Test(
    arguments: [
      (.ftp, ["220 x\r\n", "334 AUTH TLS OK\r\n"]), (.nntp, ["200 posting\r\n", "382 go\r\n"]),
      (.imap, ["* PREAUTH x\r\n", "A OK begin\r\n"]), (.irc, ["PING :1\r\n", "670 x :go\r\n"]),
    ] as [(StartTLS, [String])])
  func otherConsents(startTLS: StartTLS, says: [String]) {
    let result = talk(startTLS, says.map { Array($0.utf8) })
    #expect(result.failure == nil)
    #expect(result.rest.isEmpty)
  }

  /// However short, no more than 500 lines come before TLS.
  @Test(arguments: [500, 501]) func linesAreBounded(count: Int) {
    let greetings = String(repeating: "220-\r\n", count: count - 3)
    let lines = [greetings + "220 x\r\n", "250 x\r\n", "220 x\r\n"]
    let failure = talk(.smtp, lines.map { Array($0.utf8) }).failure
    #expect(failure?.kind == (count > 500 ? .boundExceeded : nil))
  }

  @Test func aDatabaseWithoutTLS() throws {
    let failure = try #require(talk(.mysql, [Self.mysql(0xf7ff)]).failure)
    #expect(failure.summary == "the server refused TLS on mysql: it offers none")
    let error: [UInt8] = [9, 0, 0, 0, 0xff, 0x6a, 0x04] + Array("blocked".utf8).dropLast()
    let blocked = try #require(talk(.mysql, [error]).failure)
    #expect(blocked.summary == "the server refused mysql: \"blocke\"")
  }

  /// Lengths that a server may announce for a BER element.
  @Test(
    arguments: [
      [0x30, 0x84, 0xff, 0xff, 0xff, 0xff], [0x30, 0x80], [0x30, 0x85, 0, 0, 0, 0, 1],
      [0x30, 0x00], [0x30, 0x02, 0x02, 0x7f], [0x30, 0x04, 0x02, 0x00, 0x78, 0x00],
      [0x30, 0x06, 0x02, 0x00, 0x78, 0x02, 0x0a, 0x00],
    ] as [[UInt8]])
  func elementsThatAreWrong(bytes: [UInt8]) {
    #expect(talk(.ldap, [bytes]).failure?.kind == .startTLSFailed)
  }

  @Test func whatIsSaid() {
    func said(_ startTLS: StartTLS) -> String {
      String(decoding: talk(startTLS, Self.pieces(startTLS)).sent, as: UTF8.self)
    }
    #expect(said(.smtp) == "EHLO localhost\r\nSTARTTLS\r\n")
    #expect(said(.lmtp) == "LHLO localhost\r\nSTARTTLS\r\n")
    #expect(said(.pop3) == "STLS\r\n")
    #expect(said(.ftp) == "AUTH TLS\r\n")
    #expect(said(.xmpp).contains("xmlns='jabber:client'"))
    #expect(said(.xmppServer).contains("xmlns='jabber:server'"))
    #expect(said(.xmpp).contains("to='www.example.com'"))
    let request = talk(.mysql, Self.pieces(.mysql)).sent
    #expect(request.count == 36 && request[0] == 32 && request[3] == 1 && request[5] & 0x08 != 0)
  }

  @Test func usualPorts() {
    #expect(StartTLS(usualPort: 587) == .smtp && StartTLS(usualPort: 25) == .smtp)
    #expect(StartTLS(usualPort: 443) == nil && StartTLS(usualPort: 993) == nil)
    for startTLS in StartTLS.allCases { #expect(StartTLS(usualPort: startTLS.port) == startTLS) }
  }
}
