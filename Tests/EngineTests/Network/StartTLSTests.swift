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
      .smtp, ["220 mx\r\n", "250-mx\r\n250 STARTTLS\r\n"],
      "the server sent 30 bytes and did not complete its answer to \"STARTTLS\""
    ),
    (
      .imap, ["* OK\r\n"],
      "the server sent 6 bytes and did not complete its answer to \"A STARTTLS\""
    ),
    (.mysql, ["\u{1}"], "the server sent 1 byte and did not complete its answer"),
    (
      .irc, ["PING x\r\n"],
      "the server sent 8 bytes and did not complete its answer to \"STARTTLS\""
    ),
    (.lmtp, ["220-x\r\n"], "the server sent 7 bytes and did not complete its greeting"),
    (
      .sieve, ["\"STARTTLS\"\r\nOK\r\n"],
      "the server sent 16 bytes and did not complete its answer to \"STARTTLS\""
    ),
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
        .smtp, ["220 x\r\n", "250-x\r\n250 SIZE\r\n", "220 go\r\n"],
        "does not announce STARTTLS: \"250 SIZE\""
      ),
      (
        .smtp, ["220 x\r\n", "250-x\r\n250 STARTTLS\r\n", "502 no\r\n"],
        "refused smtp with STARTTLS: \"502 no\""
      ),
      (.smtp, ["220 x\r\n", "250 STARTTLS\r\n", "454 4.7.0 TLS not available\r\n"], "\"454 4.7.0"),
      (.smtp, ["220 x\r\n", "250 NOSTARTTLS\r\n", "220 go\r\n"], "does not announce STARTTLS"),
      (.smtp, ["220 x\r\n", "250 STARTTLS\r\n", "2200 go\r\n"], "does not use smtp"),
      (.lmtp, ["220 x\r\n", "250 x\r\n", "220 go\r\n"], "does not announce STARTTLS"),
      (.smtp, ["HTTP/1.1 400 Bad\r\n"], "does not use smtp: \"HTTP/1.1 400 Bad\""),
      (.lmtp, ["220 x\r\n", "500 what\r\n"], "\"500 what\""),
      (.imap, ["* BYE busy\r\n"], "\"* BYE busy\""),
      (.imap, ["* PREAUTH x\r\n", "A OK begin\r\n"], "let the client in at once"),
      (.imap, ["* OK x\r\n", "A NO not today\r\n"], "\"A NO not today\""),
      (.imap, ["* OK x\r\n", "A BAD what\r\n"], "\"A BAD what\""),
      (.imap, ["+OK POP3\r\n"], "does not use imap"),
      (.imap, ["* preauth x\r\n", "A OK begin\r\n"], "let the client in at once"),
      (.imap, ["* OK x\r\n", "* BYE bye\r\n"], "refused imap with STARTTLS: \"* BYE bye\""),
      (.imap, ["* OK {3}\r\n", "A OK begin\r\n"], "has a literal"),
      (.imap, ["* OK x {12+}\r\n", "A OK begin\r\n"], "has a literal"),
      (.imap, ["* OK {mx1} {}\r\n", "A NO {3 }\r\n"], "\"A NO {3 }\""),
      (.imap, ["* OK 3}\r\n", "A BAD {+}\r\n"], "\"A BAD {+}\""),
      (.imap, ["* OK x\r\n", "B OK begin\r\n"], "does not use imap"),
      (.imap, ["* OK x\r\n", "A OK {3}\r\n"], "has a literal"),
      (.pop3, ["-ERR busy\r\n"], "turned the connection away: \"-ERR busy\""),
      (.pop3, ["+OKAY\r\n"], "does not use pop3"),
      (.sieve, ["NO busy\r\n"], "turned the connection away: \"NO busy\""),
      (.sieve, ["\"STARTTLS\"\r\nBYE busy\r\n"], "turned the connection away: \"BYE busy\""),
      (.sieve, ["\"STARTTLS\"\r\nOK\r\n", "BYE x\r\n"], "refused sieve with STARTTLS: \"BYE x\""),
      (.sieve, ["\"STARTTLS\" {3}\r\nOK\r\n", "OK\r\n"], "has a literal"),
      (.sieve, ["\"STARTTLS\"\r\nOK\r\n", "\"X\"\r\nOK\r\n"], "does not use sieve"),
      (.nntp, ["400 busy\r\n"], "turned the connection away: \"400 busy\""),
      (.nntp, ["202 x\r\n"], "turned the connection away: \"202 x\""),
      (.nntp, ["200 x\r\n", "381 go\r\n"], "refused nntp with STARTTLS: \"381 go\""),
      (.lmtp, ["421 busy\r\n"], "turned the connection away: \"421 busy\""),
      (
        .lmtp, ["220 x\r\n", "250 STARTTLS\r\n", "454 no\r\n"],
        "refused lmtp with STARTTLS: \"454 no\""
      ),
      (.ftp, ["220 x\r\n", "235 go\r\n"], "refused ftp with STARTTLS: \"235 go\""),
      (.imap, ["* OK x\r\n", "* X {11}\r\nA OK begin\r\n"], "has a literal"),
      (.pop3, ["+OK\r\n", "-ERR what\r\n"], "\"-ERR what\""),
      // What only contains the word announces nothing, and what only begins with it is no consent.
      (.smtp, ["220 x\r\n", "250 AUTH STARTTLS\r\n", "220 go\r\n"], "does not announce STARTTLS"),
      (.smtp, ["220 x\r\n", "250 no-STARTTLS\r\n", "220 go\r\n"], "does not announce STARTTLS"),
      (.lmtp, ["220 x\r\n", "250 X STARTTLS\r\n", "220 go\r\n"], "does not announce STARTTLS"),
      (.sieve, ["\"SASL\" \"STARTTLS\"\r\nOK\r\n", "OK\r\n"], "does not announce STARTTLS"),
      (.sieve, ["\"SASL\" \"\"\r\nOK \"STARTTLS\"\r\n", "OK\r\n"], "does not announce STARTTLS"),
      (.sieve, ["\"STARTTLS\"\r\nOK\r\n", "OKAY\r\n"], "does not use sieve"),
      (.sieve, ["\"STARTTLS\"\r\nOK\r\n", "OK {5}\r\nhello"], "has a literal"),
      (.imap, ["* OK x\r\n", "A OKAY\r\n"], "\"A OKAY\""),
      (.pop3, ["+OK\r\n", "+OKAY\r\n"], "does not use pop3"),
      // All lines of a reply have one code; in FTP those with another are text.
      (
        .smtp, ["220 x\r\n", "250 STARTTLS\r\n", "454-TLS not available\r\n220 go\r\n"],
        "does not use smtp"
      ),
      (.ftp, ["220 x\r\n", "500-no\r\n234 y\r\n500 no\r\n"], "\"500 no\""),
      // A server that closes the connection may end any reply so.
      (.smtp, ["220-x\r\n421 too busy\r\n"], "turned the connection away: \"421 too busy\""),
      (.nntp, ["200-x\r\n200-y\r\n502 no\r\n"], "turned the connection away: \"502 no\""),
      (.smtp, ["220-x\r\n354 go\r\n"], "does not use smtp"),
      // A refusal may have its text behind the line.
      (.sieve, ["BYE {21}\r\nToo many connections.\r\n"], "turned the connection away: \"BYE {21}"),
      (.sieve, ["\"STARTTLS\"\r\nOK\r\n", "NO {3}\r\nno!\r\n"], "refused sieve"),
      (.sieve, ["\"STARTTLS\" {4}\r\nOK\r\n\r\nOK\r\n", "OK\r\n"], "has a literal"),
      (.ftp, ["220 x\r\n", "502 no\r\n"], "\"502 no\""),
      (.ftp, ["220 x\r\n", "534 no\r\n"], "\"534 no\""),
      (.nntp, ["200 x\r\n", "502 no\r\n"], "\"502 no\""),
      (.sieve, ["\"STARTTLS\"\r\nOK\r\n", "NO \"no\"\r\n"], "\"NO \"no\"\""),
      (.sieve, ["\"SIEVE\" \"envelope\"\r\nOK\r\n", "OK\r\n"], "does not announce STARTTLS"),
      (.irc, [":x 421 * STARTTLS :Unknown command\r\n"], "Unknown command"),
      (.irc, ["ERROR :banned\r\n"], "banned"), (.irc, ["220 mail\r\n"], "does not use irc"),
      (.postgres, ["N"], "it has none"), (.postgres, ["what"], "\"what\""),
      (.postgres, ["Etoo Many\n\u{0}"], "refused postgres: \"too Many\""),
      (
        .postgres,
        ["E\u{0}\u{0}\u{0}\u{2a}SFATAL\u{0}C53300\u{0}Mtoo many clients\u{0}Fx.c\u{0}\u{0}"],
        "refused postgres: \"too many clients\""
      ),
      (
        .postgres, ["E\u{0}\u{0}\u{0}\u{0c}SFATAL\u{0}\u{0}"],
        "refused postgres, and gave no reason"
      ),
      // What only begins with its letter is another service's.
      (.postgres, ["ERROR\r\n"], "does not use postgres with TLS: \"ERROR\""),
      (.postgres, ["E\u{0}\u{0}\u{0}\u{07}"], "does not use postgres"),
      (.postgres, ["E\u{0}\u{1}\u{0}\u{0}"], "does not use postgres"),
      (.xmpp, ["<stream:stream><stream:features/>"], "offers no STARTTLS"),
      (.xmpp, ["<stream:stream><stream:error><host-unknown/>"], "host-unknown"),
      (.xmpp, ["220 mail\r\n"], "does not use xmpp: \"220 mail"),
      (
        .xmpp, ["<stream:stream></stream:stream>"], "refused xmpp with STARTTLS: \"</stream:stream>"
      ),
      (
        .xmpp,
        [
          "<stream:stream>", "<stream:features><starttls/></stream:features>",
          "</stream:stream><proceed/>",
        ], "refused xmpp with STARTTLS: \"</stream:stream>"
      ),
      (
        .xmpp, ["<stream:stream><failure/><stream:features><starttls/></stream:features>"],
        "refused xmpp with STARTTLS: \"<failure/>"
      ),
      (.xmppServer, ["<stream:stream><stream:features/>"], "offers no STARTTLS of xmpp"),
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
      // Consent to the message 2, which was not sent.
      (
        .ldap, ["\u{30}\u{0c}\u{02}\u{01}\u{02}x\u{07}\u{0a}\u{01}\u{00}\u{04}\u{00}\u{04}\u{00}"],
        "does not use ldap"
      ),
    ] as [(StartTLS, [String], String)])
  func refusal(startTLS: StartTLS, says: [String], words: String) throws {
    let failure = try #require(talk(startTLS, says.map { Array($0.utf8) }).failure)
    #expect(failure.kind == .startTLSFailed)
    #expect(failure.summary.contains(words), "\(failure.summary)")
  }

  /// Other answers by which a server agrees.
  @Test(
    arguments: [
      (.ftp, ["220 x\r\n", "334 AUTH TLS OK\r\n"]), (.nntp, ["200 posting\r\n", "382 go\r\n"]),
      (.irc, ["PING :1\r\n", "670 x :go\r\n"]),
      // In any case of letters, with nothing behind it, and after lines of other kinds.
      (.imap, ["* ok\r\n", "* x\r\n* y\r\na Ok\r\n"]), (.pop3, ["+ok\r\n", "+OK\r\n"]),
      (.sieve, ["\"starttls\"\r\nok\r\n", "ok\r\n"]),
      (.sieve, ["\"StartTLS\" \"x\"\r\nOK (TAG) x\r\n", "OK\r\n"]),
      (.smtp, ["220\r\n", "250-x\r\n250-StartTLS now\r\n250\r\n", "220\r\n"]),
      (.lmtp, ["220-a\r\n220 b\r\n", "250 starttls\r\n", "220-a\r\n220 b\r\n"]),
      (.nntp, ["201 x\r\n", "382\r\n"]),
    ] as [(StartTLS, [String])])
  func otherConsents(startTLS: StartTLS, says: [String]) {
    let result = talk(startTLS, says.map { Array($0.utf8) })
    #expect(result.failure == nil)
    #expect(result.rest.isEmpty)
  }

  /// However short, no more than 500 lines come before TLS.
  @Test(arguments: [500, 501]) func linesAreBounded(count: Int) {
    let greetings = String(repeating: "220-\r\n", count: count - 3)
    let lines = [greetings + "220 x\r\n", "250 STARTTLS\r\n", "220 x\r\n"]
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

  /// What databases are asked octet by octet, as their manuals have it.
  @Test func whatDatabasesAreAsked() {
    let postgres = talk(.postgres, Self.pieces(.postgres)).sent
    #expect(postgres == [0, 0, 0, 8, 0x04, 0xd2, 0x16, 0x2f])
    // Behind length and number: TLS, protocol 4.1 and secure connection; 16 MiB as the largest packet;
    // UTF-8; what fills it up.
    let flags: [UInt8] = [0x00, 0x8a, 0, 0]
    let mysql = talk(.mysql, Self.pieces(.mysql)).sent
    #expect(mysql == [32, 0, 0, 1] + flags + [0, 0, 0, 1, 33] + [UInt8](repeating: 0, count: 23))
  }

  /// A greeting of MySQL with any length, number, version of the protocol and octets of its flags.
  private static func greeting(
    length: Int? = nil, number: UInt8 = 0, version: UInt8 = 0x0a, flags: [UInt8] = [0xff, 0xf7]
  ) -> [UInt8] {
    let body = [version] + Array("8".utf8) + [0, 7, 0, 0, 0] + Array("12345678".utf8) + [0] + flags
    let filling = [UInt8](repeating: 0, count: max(0, (length ?? 0) - body.count))
    let announced = length ?? body.count
    return [
      UInt8(announced & 0xff), UInt8(announced >> 8 & 0xff), UInt8(announced >> 16), number,
    ] + body + filling
  }

  @Test(
    arguments: [
      (greeting(flags: [0x00, 0x08]), nil),
      (greeting(flags: [0xff, 0xf7]), "it offers none"),
      // The flags are cut off, in one of two octets or both.
      (greeting(flags: [0x08]), "it offers none"), (greeting(flags: []), "it offers none"),
      (greeting(length: 16_384, flags: [0, 8]), nil),
      (greeting(length: 16_385, flags: [0, 8]), "does not use mysql"),
      (Array(greeting(length: 65_537, flags: [0, 8]).prefix(40)), "does not use mysql"),
      (greeting(length: 0), "does not use mysql"), (greeting(number: 1), "does not use mysql"),
      (greeting(version: 9), "does not use mysql"), (greeting(version: 0x0b), "does not use mysql"),
      // The last octet of what was announced is missing.
      (greeting(length: 300, flags: [0, 8]).dropLast(), "did not complete its answer"),
    ] as [([UInt8], String?)])
  func greetingsOfMySQL(bytes: [UInt8], words: String?) {
    let failure = talk(.mysql, [bytes], end: .deadlineReached).failure
    let isTold = words.map { failure?.summary.contains($0) == true } ?? (failure == nil)
    #expect(isTold, "\(failure?.summary ?? "agreed")")
  }

  /// 64 KiB may come before TLS, in any number of pieces.
  @Test(arguments: [(65_536, false), (65_537, true)], [1, 7])
  func octetsAreBounded(bound: (count: Int, isExceeded: Bool), pieces: Int) {
    let octets = [UInt8](repeating: UInt8(ascii: "<"), count: bound.count)
    let size = (bound.count + pieces - 1) / pieces
    let parts = stride(from: 0, to: octets.count, by: size).map {
      Array(octets[$0..<min($0 + size, octets.count)])
    }
    let failure = talk(.xmpp, parts).failure
    #expect(failure?.kind == (bound.isExceeded ? .boundExceeded : .connectionLost(.startTLS)))
    #expect(
      failure?.summary
        == (bound.isExceeded
          ? "the server sent more than 64 KiB before TLS"
          : "the server closed the connection after 65536 bytes, before TLS began"))
  }

  /// Of what a server says a line of 120 characters is told.
  @Test(arguments: [(115, ""), (116, ""), (117, "...")])
  func longWordsAreCut(count: Int, end: String) {
    let words = "554 " + String(repeating: "x", count: count)
    let failure = talk(.smtp, [Array((words + "\r\n").utf8)]).failure
    #expect(
      failure?.summary
        == "the server turned the connection away: \"\(words.prefix(120))\(end)\"")
  }

  /// Records of TLS have one of five types, and a version that begins with 3.
  @Test(
    arguments: [
      ([20, 3], true), ([24, 3], true), ([22, 3, 1], true), ([19, 3], false), ([25, 3], false),
      ([22, 2], false), ([22, 4], false), ([22], false), ([], false), ([3, 22], false),
    ] as [([UInt8], Bool)])
  func recordsOfTLS(bytes: [UInt8], isTLS: Bool) {
    #expect(PlainPeer.isTLS(bytes) == isTLS)
  }

  /// Where the fault is, by what the server announced and by the number of its refusal.
  @Test(
    arguments: [
      ("250 STARTTLS", "454 later", "a key that cannot be read"),
      ("250-starttls\r\n250 HELP", "454 later", "a key that cannot be read"),
      ("250 STARTTLS", "451 later", nil), ("250 STARTTLS", "554 454", nil),
      ("250 HELP", "454 later", "TLS is not configured for smtp there"),
      ("250 HELP", "500 what", "TLS is not configured for smtp there"),
    ] as [(String, String, String?)])
  func hintsOnRefusals(features: String, answer: String, words: String?) {
    let pieces = ["220 x\r\n", features + "\r\n", answer + "\r\n"].map { Array($0.utf8) }
    let failure = talk(.smtp, pieces).failure
    #expect(failure?.kind == .startTLSFailed)
    #expect(failure?.hint?.contains(words ?? "") == words.map { _ in true }, "\(failure as Any)")
  }

  /// The protocol is named by which TLS was asked for.
  @Test(
    arguments: [
      (.lmtp, ["220 x\r\n", "250 x\r\n"], "TLS is not configured for lmtp there"),
      (.sieve, ["\"SIEVE\" \"x\"\r\nOK\r\n"], "TLS is not configured for sieve there"),
      (.lmtp, ["220 x\r\n", "250 STARTTLS\r\n", "454 no\r\n"], "a key that cannot be read"),
      (.pop3, ["+OK\r\n", "-ERR 454\r\n"], nil), (.nntp, ["200 x\r\n", "454 no\r\n"], nil),
      (.smtp, ["454 no\r\n"], nil), (.imap, ["HTTP/1.1 400\r\n"], "another service, or another"),
      (.xmpp, ["x"], "another service, or another"), (.ldap, ["x"], "another service, or another"),
      (.xmpp, ["<a><stream:features/>"], nil), (.postgres, ["N"], nil),
    ] as [(StartTLS, [String], String?)])
  func hintsByProtocol(startTLS: StartTLS, says: [String], words: String?) {
    let failure = talk(startTLS, says.map { Array($0.utf8) }).failure
    #expect(failure?.kind == .startTLSFailed)
    #expect((failure?.hint == nil) == (words == nil), "\(failure as Any)")
    if let words { #expect(failure?.hint?.contains(words) == true, "\(failure as Any)") }
  }

  /// A line of a reply begins with three digits; in FTP, others may stand between.
  @Test(
    arguments: [
      ("220 x", nil), ("220", nil), ("220-\r\n220", nil), ("220-a\r\nb\r\n2200 c\r\n220 d", nil),
      ("220-a\r\n22:\r\n22/\r\n220 d", nil), ("22: x", "does not use ftp"),
      ("22/ x", "does not use ftp"), ("2200 x", "does not use ftp"), ("220x", "does not use ftp"),
      ("22", "does not use ftp"), (" 220 x", "does not use ftp"),
      ("221 x", "turned the connection away"), ("120 x", "turned the connection away"),
    ] as [(String, String?)])
  func linesOfAReply(greeting: String, words: String?) {
    let pieces = [greeting + "\r\n", "234 go\r\n"].map { Array($0.utf8) }
    let failure = talk(.ftp, pieces).failure
    #expect((failure == nil) == (words == nil), "\(failure as Any)")
    if let words { #expect(failure?.summary.contains(words) == true, "\(failure as Any)") }
  }

  /// What an IRC server says before its answer, and the numbers by which it refuses.
  @Test(
    arguments: [
      (["NOTICE x", ":irc PING", "020 x", ":a 670 x :go"], nil), (["670"], nil),
      ([":a 691 x"], "refused"), ([":a 421 x"], "refused"), (["451 x"], "refused"),
      (["ERROR"], "refused"), ([":670 x"], "does not use irc"), ([":a"], "does not use irc"),
      ([""], "does not use irc"), (["a 670"], "does not use irc"),
    ] as [([String], String?)])
  func numbersOfIRC(lines: [String], words: String?) {
    let failure = talk(.irc, [Array(lines.map { $0 + "\r\n" }.joined().utf8)]).failure
    #expect((failure == nil) == (words == nil), "\(failure as Any)")
    if let words { #expect(failure?.summary.contains(words) == true, "\(failure as Any)") }
  }

  /// An answer of LDAP with this result, in lengths of any form of BER.
  private static func ldap(_ result: [UInt8], _ form: [UInt8], tag: UInt8 = 0x78) -> [UInt8] {
    let body = [0x0a, UInt8(result.count)] + result
    let message = [0x02, 0x01, 0x01, tag, UInt8(body.count)] + body
    return [0x30] + form + [UInt8(message.count)] + message
  }

  @Test(
    arguments: [
      (ldap([0], []), nil), (ldap([0], [0x81]), nil), (ldap([0], [0x82, 0]), nil),
      (ldap([0], [0x84, 0, 0, 0]), nil), (ldap([0], [0x85, 0, 0, 0, 0]), "does not use ldap"),
      (ldap([1], []), "result 1: \"\""), (ldap([], []), "does not use ldap"),
      (ldap([0, 0], []), "does not use ldap"), (ldap([0], [], tag: 0x77), "does not use ldap"),
      ([0x31] + ldap([0], []).dropFirst(), "does not use ldap"),
      (ldap([0], []).dropLast(), "did not complete its answer"),
      // As much as may come at all, and one octet more.
      ([0x30, 0x83, 1, 0, 0], "did not complete its answer"),
      ([0x30, 0x83, 1, 0, 1], "does not use ldap"),
    ] as [([UInt8], String?)])
  func answersOfLDAP(bytes: [UInt8], words: String?) {
    let failure = talk(.ldap, [bytes], end: .deadlineReached).failure
    #expect((failure == nil) == (words == nil), "\(failure as Any)")
    if let words { #expect(failure?.summary.contains(words) == true, "\(failure as Any)") }
  }

  /// White space may come before the first element, and nothing else (RFC 6120, section 11.7).
  @Test(arguments: [
    (" \r\n\t<stream:stream>", true), ("!<stream:stream>", false), ("x", false), ("=", false),
  ])
  func whatXMPPBeginsWith(start: String, isXMPP: Bool) {
    let pieces = [start + "<stream:features><starttls/></stream:features>", "<proceed/>"]
    let failure = talk(.xmpp, pieces.map { Array($0.utf8) }).failure
    #expect((failure == nil) == isXMPP, "\(failure as Any)")
  }

  /// What follows the consent is kept, in either form of the element.
  @Test(arguments: [
    ("<proceed/>", "x"), ("<proceed></proceed>", "x"), ("<proceed a='b'></proceed>", ""),
    ("<proceed a='b' />", "</proceed>"), ("<proceed a='>'/>", "x"), ("<a/><proceed/>", ">"),
    ("<proceed xmlns='urn:ietf:params:xml:ns:xmpp-tls' ></proceed >", "x"),
  ])
  func theEndOfAConsent(consent: String, rest: String) {
    let pieces = ["<stream:features><starttls/></stream:features>", consent + rest]
    let result = talk(.xmpp, pieces.map { Array($0.utf8) })
    #expect(result.failure == nil && String(decoding: result.rest, as: UTF8.self) == rest)
  }

  /// An offer and a consent are elements of their own, not text within others or in part of a name.
  @Test(
    arguments: [
      ("<starttls/>", "<proceed/>", nil),
      (
        "<starttls xmlns=\"urn:ietf:params:xml:ns:xmpp-tls\"/>",
        "<proceed xmlns=\"urn:ietf:params:xml:ns:xmpp-tls\"/>", nil
      ),
      ("<starttls/>", "<proceed xmlns=\"urn:x\"/>", "did not complete its answer"),
      ("<starttls xmlns=\"urn:x\"/>", "<proceed/>", "offers no STARTTLS"),
      // One offer is enough.
      ("<starttls/><starttls xmlns='urn:x'/>", "<proceed/>", nil),
      ("<starttls/>", "<!-- <proceed/> -->", "does not use xmpp"),
      ("<starttls/>", "<proceed-not/>", "did not complete its answer"),
      ("<starttls/>", "<message><body><proceed/></body></message>", "did not complete its answer"),
      ("<starttls/>", "<message><body></body></message><proceed/>", nil),
      (
        "<starttls/>", "<proceed xmlns='evil' x='urn:ietf:params:xml:ns:xmpp-tls'/>",
        "did not complete its answer"
      ),
      (
        "<starttls/>", "<proceed x='xmlns=' xmlns = 'urn:ietf:params:xml:ns:xmpp-tls'/>", nil
      ),
      ("<starttls/>", "<proceed xmlns='urn:x'/>", "did not complete its answer"),
      ("<starttls/>", "<a b=\"<proceed/>\"/>", "did not complete its answer"),
      ("<starttls/>", "<proceed><a/></proceed>", "does not use xmpp"),
      ("<x a=\"<starttls/>\"/>", "<proceed/>", "offers no STARTTLS"),
      ("<starttls-not/>", "<proceed/>", "offers no STARTTLS"),
      ("<starttls xmlns='urn:x'/>", "<proceed/>", "offers no STARTTLS"),
      ("<!-- <starttls/> -->", "<proceed/>", "does not use xmpp"),
    ] as [(String, String, String?)])
  func elementsOfXMPP(offer: String, consent: String, words: String?) {
    let pieces = ["<stream:stream><stream:features>\(offer)</stream:features>", consent]
      .map { Array($0.utf8) }
    for pieces in [pieces, pieces.flatMap(\.self).map { [$0] }] {
      let failure = talk(.xmpp, pieces, end: .deadlineReached).failure
      let isTold = words.map { failure?.summary.contains($0) == true } ?? (failure == nil)
      #expect(isTold, "\(failure?.summary ?? "agreed")")
    }
  }

  @Test func usualPorts() {
    #expect(StartTLS(usualPort: 587) == .smtp && StartTLS(usualPort: 25) == .smtp)
    #expect(StartTLS(usualPort: 443) == nil && StartTLS(usualPort: 993) == nil)
    for startTLS in StartTLS.allCases { #expect(StartTLS(usualPort: startTLS.port) == startTLS) }
  }
}
