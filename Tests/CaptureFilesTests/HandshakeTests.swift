import Captures
import Testing
import TrustModel

@testable import CaptureFiles

/// What a capture tells of a handshake, and why it does not tell more.
@Suite struct HandshakeTests {
  private func read(
    _ parts: [Flight.Part], segment: Int = 1000, isEnded: Bool = true
  ) throws -> CapturedConnection {
    var writer = CaptureWriter()
    writer.addConnection(parts, segment: segment, isEnded: isEnded)
    return try #require(writer.connections().first)
  }

  private func kind(_ parts: [Flight.Part], isEnded: Bool = true) throws -> ConnectionFailure.Kind?
  {
    try read(parts, isEnded: isEnded).observation.failure?.kind
  }

  private static let answer = Flight.answer
  private static let hello: Flight.Part = (true, Flight.clientHello())
  private static let hello13: Flight.Part = (true, Flight.clientHello(versions: [3, 4, 3, 3]))
  private static let answer13: Flight.Part = (
    false, Flight.serverHello(version: [3, 4]) + Flight.record(20, [1]) + encrypted(500)
  )

  private static func encrypted(_ count: Int) -> [UInt8] {
    Flight.record(23, [UInt8](repeating: 5, count: count))
  }

  @Test func alerts() throws {
    let refused = try read([Self.hello, (false, Self.answer), (true, Flight.alert(48))])
    #expect(refused.observation.failure?.kind == .clientEnded(48))
    #expect(
      refused.observation.failure?.summary
        == "the client refused the server's certificates with the alert unknown_ca (48)")
    #expect(refused.observation.certificates.count == 2)
    #expect(refused.observation.handshake?.alert == "unknown_ca")
    #expect(refused.observation.handshake?.isComplete == false)
    // One before the certificates is about something else.
    let before = try read([Self.hello, (false, Flight.serverHello()), (true, Flight.alert(47))])
    #expect(before.observation.failure?.summary.contains("ended the handshake with") == true)
    #expect(try kind([Self.hello, (false, Flight.alert(40))]) == .alertReceived(40))
    // A refusal is one, even if it is only a warning.
    let mild = Flight.record(21, [1, 46])
    #expect(try kind([Self.hello, (false, Self.answer), (true, mild)]) == .clientEnded(46))
    // Any other warning ends nothing.
    let warning = Flight.record(21, [1, 112])
    #expect(
      try kind([
        Self.hello, (false, warning + Self.answer), (true, Flight.keys + Flight.finished),
        (false, Flight.finished),
      ]) == nil)
  }

  private static let status = Flight.record(
    22, Flight.message(22, [1] + Flight.vector(3, [UInt8](repeating: 0x30, count: 9))))

  /// Messages that one handshake cannot have, as somebody in between may add them.
  @Test(
    arguments: [
      [(true, Flight.clientHello("other.example"))], [(false, Flight.certificates)],
      [(false, Flight.serverHello())], [(false, Flight.keyExchange)], [(false, status + status)],
      [(false, status)], [(true, Flight.keys + Flight.keys)],
      [(true, brokenHello(1))], [(false, brokenHello(2))],
    ] as [[Flight.Part]])
  func contradictions(added: [Flight.Part]) throws {
    let whole = [Self.hello, (false, Self.answer)]
    let end: [Flight.Part] = [
      (true, Flight.keys + Flight.finished), (false, Flight.finished),
    ]
    #expect(try kind(whole + end) == nil)
    #expect(try kind(whole + added + end) == .notCaptured)
  }

  /// The beginning of a hello, whole as a message.
  private static func brokenHello(_ type: Int) -> [UInt8] {
    Flight.record(22, Flight.message(type, [3, 3, 1]))
  }

  /// Of two hellos one is of another handshake, whichever can be read; but where the server of TLS 1.3
  /// asks for a second one.
  @Test func secondHellos() throws {
    var parts = Flight.whole
    parts.insert((true, Self.brokenHello(1)), at: 0)
    #expect(try read(parts).observation.failure?.summary.contains("of one handshake") == true)
    parts[0] = Flight.whole[0]
    let retry = Flight.retryRequest
    parts.insert((false, retry), at: 1)
    #expect(try read(parts).observation.failure?.summary.contains("of one handshake") == true)
    let asked = [Self.hello13, (false, retry), Self.hello13, Self.answer13]
    #expect(try read(asked).observation.failure?.summary.contains("encrypts the certif") == true)
    let twice = [Self.hello13, (false, retry), Self.hello13, Self.hello13, Self.answer13]
    #expect(try read(twice).observation.failure?.summary.contains("of one handshake") == true)
    // What was asked for and cannot be read is not known to be of the same handshake.
    for (place, hello) in [(2, Self.brokenHello(1)), (3, Self.brokenHello(2))] {
      var parts = asked
      parts[place].1 = hello
      #expect(try read(parts).observation.failure?.summary.contains("of one handshake") == true)
    }
  }

  /// Before TLS 1.2 the kind of key has one digest; later the signature names its own.
  @Test(
    arguments: [
      (0x0301, 0xc013, nil, "MD5-SHA-1"), (0x0302, 0xc013, nil, "MD5-SHA-1"),
      (0x0302, 0xc009, nil, "SHA-1"),
      (0x0301, 0xc009, nil, "SHA-1"), (0x0303, 0xc02b, 0x0101, "MD5"),
      (0x0303, 0xc02b, 0x0203, "SHA-1"), (0x0303, 0xc02b, 0x0303, "SHA-224"),
      (0x0303, 0xc02b, 0x0403, "SHA-256"), (0x0303, 0xc02b, 0x0503, "SHA-384"),
      (0x0303, 0xc02b, 0x0603, "SHA-512"), (0x0303, 0xc02b, 0x0804, "SHA-256"),
      (0x0303, 0xc02b, 0x0805, "SHA-384"), (0x0303, 0xc02b, 0x0806, "SHA-512"),
      (0x0303, 0xc02b, 0x0809, "SHA-256"), (0x0303, 0xc02b, 0x080a, "SHA-384"),
      (0x0303, 0xc02b, 0x080b, "SHA-512"), (0x0303, 0xc02b, 0x0807, nil),
      (0x0303, 0xc02b, 0x0703, nil), (0x0303, 0xc02b, 0x0003, nil),
    ] as [(Int, Int, Int?, String?)])
  func digestsOfSignatures(version: Int, suite: Int, scheme: Int?, digest: String?) throws {
    let number = Flight.network(suite, 2)
    var hello = Flight.serverHello(suite: number)
    // Behind the headers of the record and of the message.
    hello.replaceSubrange(9..<11, with: Flight.network(version, 2))
    let signature = (scheme.map { Flight.network($0, 2) } ?? []) + Flight.vector(2, [1, 2, 3])
    let exchange = Flight.record(22, Flight.message(12, Flight.parameters + signature))
    let answer = hello + Flight.certificates + exchange + Flight.done
    let seen = try read([
      (true, Flight.clientHello(suites: number)), (false, answer),
      (true, Flight.keys + Flight.finished), (false, Flight.finished),
    ])
    #expect(seen.observation.handshake?.signatureHash == digest)
  }

  /// What is only there to keep servers tolerant is no version (RFC 8701).
  @Test(
    arguments: [
      ([], "TLSv1.2"), ([0x7a, 0x7a, 3, 4, 3, 3], "TLSv1.3"), ([3, 3, 0x0a, 0x0a], "TLSv1.2"),
    ] as [([UInt8], String)])
  func theHighestVersionOffered(versions: [UInt8], highest: String) throws {
    var parts = Flight.whole
    parts[0] = (true, Flight.clientHello(versions: versions))
    let seen = try read(parts)
    #expect(seen.observation.handshake?.offer?.highestVersion == highest)
    let version = highest.replacing("TLSv", with: "TLS ")
    #expect(seen.remarks.contains { $0.contains("offered up to \(version), 2 cipher suites") })
  }

  /// For another name certificates can be evaluated where there are some.
  @Test func whatHelpsWithoutTheName() throws {
    let hello: Flight.Part = (true, Flight.clientHello("a b", versions: [3, 4, 3, 3]))
    let hidden = try read([hello, Self.answer13]).observation.failure
    #expect(hidden?.hint == "ask the server itself: trusteval 192.0.2.2:443")
    let early = try read([hello, (false, Flight.serverHello())]).observation.failure
    #expect(early?.hint == hidden?.hint)
    let seen = try read([hello, (false, Flight.answer)]).observation.failure
    #expect(seen?.hint?.contains("--server-name NAME evaluates") == true)
  }

  /// A suite is offered by the client, and has a certificate where one is sent.
  @Test(
    arguments: [
      ([0xc0, 0x2b], [0xc0, 0x2b], true, nil),
      ([0xc0, 0x2f], [0xc0, 0x2b], true, "the client did not offer"),
      ([0x00, 0x34], [0x00, 0x34], true, "does not have"),
      ([0xc0, 0x35], [0xc0, 0x35], true, "does not have"),
      ([0x13, 0x01], [0x13, 0x01], true, "does not have"),
      ([0x00, 0xac], [0x00, 0xac], true, nil),
      ([0x00, 0x34], [0x00, 0x34], false, "with which it has no certificate"),
      ([0xee, 0xee], [0xee, 0xee], true, "is not read from captures"),
    ] as [([UInt8], [UInt8], Bool, String?)])
  func suites(chosen: [UInt8], offered: [UInt8], hasCertificate: Bool, text: String?) throws {
    let seen = try read([
      (true, Flight.clientHello(suites: offered)),
      (
        false,
        Flight.serverHello(suite: chosen) + (hasCertificate ? Flight.certificates : [])
          + (chosen[0] == 0xc0 ? Flight.keyExchange : []) + Flight.done
      ),
      (true, Flight.keys + Flight.finished), (false, Flight.finished), (true, Flight.data),
    ])
    let failure = seen.observation.failure
    guard let text else {
      #expect(failure == nil)
      return
    }
    #expect(failure?.kind == .notCaptured)
    #expect(failure?.summary.contains(text) == true, "\(failure?.summary ?? "")")
  }

  /// What every client refuses, none has completed a handshake with.
  @Test(
    arguments: [
      ([:], nil), ([10: [23, 24], 13: [0x0403, 0x0401]], nil),
      ([13: [0x0401]], "signed with a scheme"), ([10: [24]], "chose a group"),
      ([43: [0x0304]], "chose a version"), ([43: [0x0304, 0x0303]], nil),
    ] as [([UInt8: [Int]], String?)])
  func choicesThatWereNotOffered(offer: [UInt8: [Int]], text: String?) throws {
    var extensions: [UInt8] = []
    for (number, values) in offer {
      let list = values.flatMap { Flight.network($0, 2) }
      extensions += Flight.extension(Int(number), Flight.vector(number == 43 ? 1 : 2, list))
    }
    try expectFailure(text, Flight.clientHello(extensions: extensions), Flight.serverHello())
  }

  /// The mark is for clients of TLS 1.3; a renegotiation is encrypted; a suite names a kind of key.
  @Test func answersThatClientsRefuse() throws {
    var marked = Flight.serverHello()
    // Behind the headers of record and message, the version and 24 octets of the random number.
    marked.replaceSubrange(35..<43, with: Array("DOWNGRD".utf8) + [1])
    try expectFailure("as a downgrade", Flight.clientHello(versions: [3, 4, 3, 3]), marked)
    try expectFailure(nil, Flight.clientHello(versions: [3, 3]), marked)
    let body: [UInt8] =
      [3, 3] + [UInt8](repeating: 9, count: 32) + [0, 0xc0, 0x2b, 0]
      + Flight.vector(2, Flight.extension(0xff01, [1, 7]))
    let renewed = Flight.record(22, Flight.message(2, body))
    try expectFailure("as in a renegotiation", Flight.clientHello(), renewed)
    // Method 1 is DEFLATE (RFC 3749, section 2), which the client offers beside none or does not.
    var packed = Flight.serverHello()
    packed[46] = 1
    try expectFailure("chose a compression", Flight.clientHello(), packed)
    try expectFailure(nil, Flight.clientHello(compressions: [1, 0]), packed)
    let suite: [UInt8] = [0xc0, 0x2f]
    try expectFailure(
      "a key of another kind", Flight.clientHello(suites: suite), Flight.serverHello(suite: suite))
  }

  private func expectFailure(_ text: String?, _ hello: [UInt8], _ answer: [UInt8]) throws {
    let seen = try read([
      (true, hello),
      (false, answer + Flight.certificates + Flight.keyExchange + Flight.done),
      (true, Flight.keys + Flight.finished), (false, Flight.finished), (true, Flight.data),
    ])
    let failure = seen.observation.failure
    #expect(failure?.kind == (text == nil ? nil : .notCaptured), "\(failure?.summary ?? "")")
    if let text { #expect(failure?.summary.contains(text) == true, "\(failure?.summary ?? "")") }
  }

  /// Which of several names the server took is not known.
  @Test(arguments: [
    Flight.nameIndication(["a.example", "b.example"]),
    Flight.nameIndication(["a.example"]) + Flight.nameIndication(["b.example"]),
    Flight.extension(0, Flight.vector(2, [0] + Flight.vector(2, Array("a".utf8)) + [0])),
    // Behind the list there is another octet.
    Flight.extension(0, Flight.vector(2, [0] + Flight.vector(2, Array("a".utf8))) + [0]),
  ])
  func doubtfulNames(indication: [UInt8]) throws {
    var parts = Flight.whole
    parts[0].bytes = Flight.clientHello(nil, extensions: indication)
    let seen = try read(parts)
    #expect(seen.observation.failure?.kind == .notCaptured)
    #expect(seen.observation.failure?.summary.contains("more than one name") == true)
  }

  /// The same octets of the server, with another value.
  @Test func segmentsThatDiffer() throws {
    let later = Array(Flight.certificates.reversed())
    for isServers in [true, false] {
      var writer = CaptureWriter()
      writer.addConnection([Self.hello, (false, Self.answer)], segment: 5000, isEnded: false)
      if isServers {
        writer.add(later, fromClient: false, at: 0xffff_ff01 + 20)
      } else {
        writer.add([22, 3, 3, 0, 9], fromClient: true, at: 1001)
      }
      let clientsNext = 1001 + Self.hello.bytes.count
      writer.add(Flight.keys + Flight.finished, fromClient: true, at: clientsNext)
      let next = (0xffff_ff01 + Self.answer.count) & 0xffff_ffff
      writer.add(Flight.finished, fromClient: false, at: next)
      let seen = try writer.connections()
      #expect(seen.count == 1)
      #expect(seen.first?.observation.failure?.kind == .notCaptured)
      #expect(seen.first?.observation.failure?.summary.contains("overlap and differ") == true)
    }
  }

  @Test func whatTheServerSigned() throws {
    let randoms = [UInt8](repeating: 7, count: 32) + [UInt8](repeating: 9, count: 32)
    #expect(
      try read(Flight.whole).keyProof
        == KeyProof(
          message: randoms + Flight.parameters, scheme: 0x0403, signature: [1, 2, 3]))
  }

  /// The type of an encrypted record shows that it is an alert.
  @Test func anEncryptedAlertIsNoEnd() throws {
    let alert = Flight.record(20, [1]) + Flight.record(21, Array(repeating: 7, count: 26))
    let seen = try read([
      Self.hello, (false, Self.answer), (true, Flight.keys + alert), (false, Flight.finished),
    ])
    #expect(seen.observation.failure?.kind == .clientEnded(nil))
    #expect(seen.observation.failure?.summary.hasSuffix("after an alert that is encrypted") == true)
  }

  /// After the handshake, or with its last record: which one cannot be read, only that there is one.
  @Test func anEncryptedAlertAfterTheHandshake() throws {
    let alert: Flight.Part = (true, Flight.record(21, Array(repeating: 7, count: 26)))
    let data: Flight.Part = (true, Flight.data)
    let sent: Flight.Part = (false, Flight.data)
    var joined = Flight.whole
    joined[2].bytes += alert.bytes
    let again: Flight.Part = (true, Flight.record(22, Array(repeating: 7, count: 40)))
    for (parts, isTold) in [
      (Flight.whole + [alert], true), (Flight.whole + [sent, sent, alert], true), (joined, true),
      (Flight.unsigned + [alert], true), (Flight.whole, false), (Flight.whole + [data], false),
      (Flight.whole + [data, alert], false), (Flight.whole + [(true, Flight.alert(0))], false),
      ([Self.hello13, Self.answer13, alert], false),
      (Flight.whole + [alert, data], false), (Flight.whole + [again, alert], false),
      (Flight.whole + [(true, alert.bytes + data.bytes)], false),
      (Flight.whole + [(true, alert.bytes + alert.bytes)], true),
    ] as [([Flight.Part], Bool)] {
      let seen = try read(parts)
      #expect(seen.remarks.contains { $0.contains("no data but an alert") } == isTold, "\(parts)")
      if parts[1].bytes == Self.answer { #expect(seen.observation.failure == nil) }
    }
  }

  /// Whether data came before it cannot be told where a segment is missing.
  @Test func anEncryptedAlertBehindAGap() throws {
    for gap in [0, 100] {
      var writer = CaptureWriter()
      writer.addConnection(Flight.whole, isEnded: false)
      let next = 1001 + Flight.whole.filter(\.isClient).reduce(0) { $0 + $1.bytes.count }
      let alert = Flight.record(21, Array(repeating: 7, count: 26))
      writer.add([1], fromClient: true, at: next - 1)
      writer.add(alert, fromClient: true, at: next + gap)
      writer.add(alert, fromClient: true, at: next + gap + alert.count)
      let seen = try #require(writer.connections().first)
      #expect(seen.remarks.contains { $0.contains("no data but an alert") } == (gap == 0))
    }
  }

  /// What the server is depends on more than its first segment.
  @Test(
    arguments: [
      (Array("HTTP/1.1 400 Bad Request\r\n".utf8), .notTLS(httpResponse: true), "plain HTTP"),
      (Array("220 mail.example\r\n".utf8), .notTLS(httpResponse: false), "\"220 mail.example\""),
      (Array("220 mail".utf8), .notTLS(httpResponse: false), "\"220 mail\""),
      (Flight.alert(40), .alertReceived(40), "alert"),
    ] as [([UInt8], ConnectionFailure.Kind, String)])
  func answersInSingleOctets(answer: [UInt8], kind: ConnectionFailure.Kind, text: String) throws {
    for isEnded in [true, false] {
      let failure = try read([Self.hello, (false, answer)], segment: 1, isEnded: isEnded)
        .observation.failure
      #expect(failure?.kind == kind)
      #expect(failure?.summary.contains(text) == true, "\(failure?.summary ?? "")")
    }
  }

  @Test func endings() throws {
    let closed = try read([Self.hello, (false, Self.answer)])
    #expect(closed.observation.failure?.kind == .clientEnded(nil))
    // The capture ends before the server has proved that it has the key.
    #expect(try kind([Self.hello, (false, Self.answer)], isEnded: false) == .notCaptured)
    #expect(
      try kind(
        [Self.hello, (false, Self.answer), (true, Flight.keys + Flight.finished)], isEnded: false)
        == .notCaptured)
    #expect(try kind([Self.hello], isEnded: false) == .notCaptured)
    #expect(try kind([Self.hello]) == .clientEnded(nil))
    #expect(
      try kind([Self.hello, (false, Array("HTTP/1.1 400 Bad Request\r\n".utf8))])
        == .notTLS(httpResponse: true))
  }

  /// Octets that are no TLS decide nothing where TLS follows: anybody can put them in between.
  @Test func textBeforeTheAnswer() throws {
    let text: Flight.Part = (false, Array("220 mail".utf8))
    #expect(try kind([Self.hello, text]) == .notTLS(httpResponse: false))
    #expect(try kind([Self.hello, text, (false, Self.answer)]) == .clientEnded(nil))
    #expect(
      try kind([Self.hello, text, (false, Self.answer)], isEnded: false) == .notCaptured)
  }

  @Test func version13() throws {
    let seen = try read([Self.hello13, Self.answer13, (true, Self.encrypted(53))])
    #expect(seen.observation.failure?.kind == .notCaptured)
    #expect(seen.observation.handshake?.protocolVersion == "TLSv1.3")
    #expect(seen.observation.handshake?.cipher == "TLS_AES_128_GCM_SHA256")
    #expect(
      seen.observation.failure?.hint == "ask the server itself: trusteval www.lab.example:443")
    #expect(seen.observation.failure?.summary.contains("refused") == false)
    let refused = try read([
      Self.hello13, Self.answer13, (true, Flight.record(20, [1]) + Self.encrypted(19)),
    ])
    #expect(refused.observation.failure?.summary.contains("enough for an alert") == true)
    let plain = try read([Self.hello13, Self.answer13, (true, Flight.alert(48))])
    #expect(plain.observation.failure?.kind == .clientEnded(48))
  }

  @Test func resumed() throws {
    let seen = try read([
      Self.hello, (false, Flight.serverHello() + Flight.finished), (true, Flight.finished),
    ])
    #expect(seen.observation.failure?.kind == .notCaptured)
    #expect(seen.observation.failure?.summary.contains("resumed") == true)
    #expect(seen.observation.handshake?.isComplete == true)
  }

  /// Both sides go on with TLS in the segment of their last plaintext, with all of it or the first octets.
  @Test(arguments: [1, 3, 5, 8, .max])
  func plaintextInTheSameSegment(cut: Int) throws {
    let (hello, answer) = (Flight.whole[0].1, Flight.whole[1].1)
    func pieces(_ isClient: Bool, _ text: String, _ bytes: [UInt8]) -> [(Bool, [UInt8])] {
      [(isClient, Array(text.utf8) + bytes.prefix(cut)), (isClient, Array(bytes.dropFirst(cut)))]
        .filter { !$0.1.isEmpty }
    }
    let flight =
      [(false, Array("220 a\r\n".utf8))] + pieces(true, "STARTTLS\r\n", hello)
      + pieces(false, "220 b\r\n", answer) + Flight.whole.dropFirst(2)
    let (seen, usual) = (try read(flight), try read(Flight.whole))
    #expect(seen.observation.certificates == usual.observation.certificates)
    #expect(seen.observation.failure == nil, "\(seen.observation.failure?.summary ?? "")")
    #expect(seen.remarks.last == "24 octets of plaintext came before TLS")
  }

  /// The one that opens the connection is TLS's server, as in active FTP, and the hellos come in pieces.
  @Test(arguments: [0, 1, 2, 5]) func theServerConnects(cut: Int) throws {
    let parts = Flight.whole.enumerated().flatMap { index, part -> [Flight.Part] in
      let pieces = index < 2 ? [Array(part.1.prefix(cut)), Array(part.1.dropFirst(cut))] : [part.1]
      return pieces.filter { !$0.isEmpty }.map { (!part.0, $0) }
    }
    let (seen, usual) = (try read(parts), try read(Flight.whole))
    #expect(seen.observation.certificates == usual.observation.certificates)
    #expect(seen.observation.failure == nil, "\(seen.observation.failure?.summary ?? "")")
  }

  @Test func plaintextBefore() throws {
    let lines = Array("220 mail.lab.example\r\n".utf8)
    let seen = try read(
      [(false, lines), (true, Array("STARTTLS\r\n".utf8)), (false, lines)] + Flight.whole)
    #expect(seen.observation.certificates.count == 2)
    #expect(seen.remarks.contains { $0.contains("octets of plaintext came before TLS") })
  }

  @Test(arguments: ["a b", "", "-x", "$(reboot)", "a\u{1b}[1m", String(repeating: "a", count: 254)])
  func hostileNames(name: String) throws {
    let seen = try read([(true, Flight.clientHello(name)), (false, Self.answer)])
    #expect(seen.host == "192.0.2.2")
  }

  /// Whether certificates are for a name that is none is not asked of the server's address instead.
  @Test(arguments: ["a b", "-x", "\u{e4}.example", String(repeating: "a", count: 254)])
  func noVerdictForAnotherName(name: String) throws {
    var parts = Flight.whole
    parts[0].bytes = Flight.clientHello(name)
    let failure = try #require(read(parts).observation.failure)
    #expect(failure.kind == .notCaptured)
    #expect(failure.summary.contains("asked for '\(name.prefix(64))', which is no name of a host"))
  }

  /// The capture begins where the server answers, or has a hello that cannot be read.
  @Test func withoutTheBeginning() throws {
    var writer = CaptureWriter()
    var next = [true: 3000, false: 7000]
    for (isClient, bytes) in Flight.whole.dropFirst() {
      writer.add(bytes, fromClient: isClient, at: next[isClient] ?? 0)
      next[isClient]? += bytes.count
    }
    let seen = try #require(writer.connections().first)
    #expect(seen.observation.certificates.count == 2 && seen.host == "192.0.2.2")
    #expect(seen.port == 443)
    #expect(
      seen.observation.failure?.summary.contains("the capture begins after the ClientHello") == true
    )

    var parts = Flight.whole
    parts[0].bytes = Flight.record(22, Flight.message(1, [3, 3, 1]))
    #expect(
      try read(parts).observation.failure?.summary == "the client's ClientHello cannot be read")
  }

  /// The capture begins behind the handshake: nothing is known of it, and why is said.
  @Test func behindTheHandshake() throws {
    var writer = CaptureWriter()
    for number in 0..<3 {
      writer.add(Flight.data, fromClient: number == 1, at: 7000 + number * 100)
    }
    writer.add([1, 2, 3, 4, 5, 6], fromClient: true, at: 9000)
    var capture = Capture()
    #expect(try capture.receive(writer.bytes).isEmpty && capture.finish().isEmpty)
    #expect(
      capture.contents
        == "4 packets, 4 of TCP; TLS is in 3 of them, but its handshake came before the capture")
  }

  @Test func lostSegment() throws {
    var writer = CaptureWriter()
    writer.add(fromClient: true, at: 0, flags: 2)
    writer.add(fromClient: false, at: 0, flags: 0x12)
    writer.add(Flight.clientHello(), fromClient: true, at: 1)
    let bytes = Self.answer
    writer.add(Array(bytes[..<500]), fromClient: false, at: 1)
    writer.add(Array(bytes[1000...]), fromClient: false, at: 1001)
    let seen = try #require(writer.connections().first)
    #expect(seen.observation.failure?.kind == .notCaptured)
    #expect(seen.remarks.contains("packets of the server are missing from the capture"))
  }

  /// The same two ports, used again.
  @Test func portsUsedAgain() throws {
    var writer = CaptureWriter()
    writer.addConnection([Self.hello, (false, Self.answer)], isEnded: false)
    var later = CaptureWriter()
    later.add(fromClient: true, at: 900_000, flags: 2)
    later.add(fromClient: false, at: 800_000, flags: 0x12)
    later.add(Flight.clientHello("other.example"), fromClient: true, at: 900_001)
    var capture = Capture()
    let found = try capture.receive(writer.bytes + later.bytes.dropFirst(24)) + capture.finish()
    #expect(found.map(\.host) == [Flight.name, "other.example"])
  }

  @Test func fragments() throws {
    var writer = CaptureWriter()
    // The second part of a packet of TCP.
    writer.add(
      frame: [0x45, 0, 0, 28, 0, 1, 0x20, 0x10, 64, 6, 0, 0, 192, 0, 2, 1, 192, 0, 2, 2]
        + [UInt8](repeating: 0, count: 8))
    var capture = Capture()
    _ = try capture.receive(writer.bytes)
    #expect(capture.remarks == ["1 packet is a fragment of IP, which is not put together"])
    #expect(capture.contents == "1 packet, 1 of fragments, which are not put together")
  }

  @Test func headersWithoutEnd() throws {
    var writer = CaptureWriter()
    let headers = Array([[UInt8]](repeating: [60, 0, 0, 0, 0, 0, 0, 0], count: 9).joined())
    writer.add(
      frame: [0x60, 0, 0, 0, 0, 72, 60, 64] + [UInt8](repeating: 1, count: 32) + headers)
    var capture = Capture()
    _ = try capture.receive(writer.bytes)
    #expect(capture.remarks == ["1 packet is of IPv6 with more headers than are read"])
    #expect(capture.contents == "1 packet, 1 of IPv6 with more headers than are read")
  }
}
