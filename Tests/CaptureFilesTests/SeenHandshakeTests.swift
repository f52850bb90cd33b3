import Captures
import TLSEngine
import Testing
import TrustModel

@testable import CaptureFiles

extension CaptureWriter {
  /// The only connection of these parts, with nothing behind them unless a side ends it.
  static func connection(
    _ parts: [Flight.Part], isVersion6: Bool = false, endings: [(isClient: Bool, flags: Int)] = []
  ) throws -> CapturedConnection {
    var writer = CaptureWriter(isVersion6: isVersion6)
    writer.addConnection(parts, segment: 4000, isEnded: false)
    for (isClient, flags) in endings {
      let sent = parts.filter { $0.isClient == isClient }.reduce(0) { $0 + $1.bytes.count }
      let next = (isClient ? 1001 : 0xffff_ff01) + sent
      writer.add(fromClient: isClient, at: next & 0xffff_ffff, flags: flags)
    }
    return try #require(writer.connections().first)
  }
}

extension Flight {
  /// With these extensions and no other.
  fileprivate static func bareHello(
    version: Int = 0x0303, suite: Int = 0xc02b, _ extensions: [UInt8] = []
  ) -> [UInt8] {
    record(
      22,
      message(
        2,
        network(version, 2) + [UInt8](repeating: 9, count: 32) + [0] + network(suite, 2) + [0]
          + vector(2, extensions)))
  }

  /// Names one authority.
  fileprivate static let request = record(
    22, message(13, vector(1, [1]) + vector(2, [4, 3]) + vector(2, vector(2, [0x30, 0]))))

  fileprivate static func certificate(_ list: [[UInt8]]) -> [UInt8] {
    record(22, message(11, vector(3, list.flatMap { vector(3, $0) })))
  }
}

/// The facts of a handshake beside its certificates, as an engine would give them.
@Suite struct SeenFactsTests {
  private func handshake(_ hello: [UInt8], _ answer: [UInt8]) throws -> Handshake {
    try #require(
      CaptureWriter.connection([
        (true, hello), (false, answer), (true, Flight.keys + Flight.finished),
        (false, Flight.finished),
      ]).observation.handshake)
  }

  private static let rest = Flight.certificates + Flight.keyExchange + Flight.done

  /// The client says that it knows it by a suite or by an extension; else nothing can be said of a
  /// server that does not.
  @Test(
    arguments: [
      (true, [0xc0, 0x2b], false, true), (false, [0xc0, 0x2b, 0x00, 0xff], false, false),
      (false, [0xc0, 0x2b], true, false), (false, [0xc0, 0x2b], false, nil),
    ] as [(Bool, [UInt8], Bool, Bool?)])
  func secureRenegotiation(ofServer: Bool, suites: [UInt8], ofClient: Bool, isSecure: Bool?) throws
  {
    let known = Flight.extension(0xff01, [0])
    let seen = try handshake(
      Flight.clientHello(suites: suites, extensions: ofClient ? known : []),
      Flight.bareHello(ofServer ? known : []) + Self.rest)
    #expect(seen.secureRenegotiation == isSecure)
  }

  /// That there are none is known where the hello has no place for them.
  @Test func timestampsOfTheHello() throws {
    let hello = Flight.clientHello()
    #expect(
      try handshake(hello, Flight.bareHello() + Self.rest).signedCertificateTimestamps == 0)
    let list = Flight.extension(18, [0, 0])
    #expect(
      try handshake(hello, Flight.bareHello(list) + Self.rest).signedCertificateTimestamps == nil)
    // In TLS 1.3 they are encrypted.
    let newer = Flight.bareHello(
      suite: 0x1301, Flight.extension(43, [3, 4]) + Flight.extension(51, [0, 29, 0, 1, 9]))
    let seen = try handshake(Flight.clientHello(versions: [3, 4]), newer)
    #expect(seen.signedCertificateTimestamps == nil && seen.secureRenegotiation == nil)
    #expect(seen.group == "X25519" && seen.finiteFieldBits == nil)
  }

  @Test func keyExchanges() throws {
    let curve = try handshake(Flight.clientHello(), Flight.serverHello() + Self.rest)
    #expect(curve.group == "P-256" && curve.finiteFieldBits == nil)
    let prime = [UInt8](repeating: 0x81, count: 16)
    let exchange = Flight.record(
      22,
      Flight.message(
        12,
        Flight.vector(2, prime) + Flight.vector(2, [2]) + Flight.vector(2, [3]) + [4, 1]
          + Flight.vector(2, [1])))
    let field = try handshake(
      Flight.clientHello(suites: [0x00, 0x9e]),
      Flight.serverHello(suite: [0x00, 0x9e]) + Flight.certificates + exchange + Flight.done)
    #expect(field.group == "DH 128" && field.finiteFieldBits == 128)
    #expect(field.signatureHash == "SHA-256")
  }

  /// Asked for or not, and answered with one or with none.
  @Test(arguments: [true, false], [[], [[1]]] as [[[UInt8]]])
  func certificateOfTheClient(isAsked: Bool, chain: [[UInt8]]) throws {
    let answer =
      Flight.serverHello() + Flight.certificates + Flight.keyExchange
      + (isAsked ? Flight.request : []) + Flight.done
    let seen = try #require(
      CaptureWriter.connection([
        (true, Flight.clientHello()), (false, answer), (true, Flight.certificate(chain)),
      ]).observation.handshake)
    #expect(seen.clientCertificateRequested == isAsked)
    #expect(seen.acceptableIssuers == (isAsked ? [[0x30, 0]] : nil))
    #expect(seen.clientCertificateSent == !chain.isEmpty)
  }

  /// What is stapled begins behind its type and length, and what was asked for is told.
  @Test(arguments: [true, false]) func staples(isWanted: Bool) throws {
    let response = [UInt8](repeating: 0x30, count: 9)
    let status = Flight.record(22, Flight.message(22, [1] + Flight.vector(3, response)))
    let seen = try handshake(
      Flight.clientHello(extensions: isWanted ? Flight.extension(5, [1, 0, 0, 0, 0]) : []),
      Flight.serverHello() + Flight.certificates + status + Flight.keyExchange + Flight.done)
    #expect(seen.stapledOCSP == response && seen.isComplete)
    #expect(seen.offer?.asksForStaple == isWanted)
    #expect(try handshake(Flight.clientHello(), Flight.answer).stapledOCSP == nil)
  }
}

/// What is to know about how a handshake was seen.
@Suite struct RemarkTests {
  private static let time =
    "captured at 2026-09-21T14:13:20Z, which is the verify date unless --verify-date names another"

  @Test func allOfThem() throws {
    let seen = try CaptureWriter.connection(Flight.whole)
    #expect(
      seen.remarks == [
        Self.time, "the client, 192.0.2.1 port 50000, offered up to TLS 1.2, 2 cipher suites",
        "the server chose TLS 1.2 and TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256",
      ])
    #expect(seen.isNameKnown)
  }

  /// What is only there to keep servers tolerant counts as nothing, and eight protocols are named.
  @Test func whatTheClientOffered() throws {
    let protocols = "abcdefghi".utf8.flatMap { [1, $0] as [UInt8] }
    let hello = Flight.clientHello(
      versions: [0x0a, 0x0a], suites: [0x0a, 0x0a, 0xc0, 0x2b],
      extensions: Flight.extension(16, Flight.vector(2, protocols)))
    let seen = try CaptureWriter.connection([(true, hello)])
    #expect(
      seen.remarks == [
        Self.time,
        "the client, 192.0.2.1 port 50000, offered up to no version of TLS, 1 cipher suites, for a, "
          + "b, c, d, e, f, g, h",
      ])
  }

  /// The address takes the place of a name, in brackets where it has colons.
  @Test(arguments: [true, false]) func withoutAName(isVersion6: Bool) throws {
    let seen = try CaptureWriter.connection(
      [(true, Flight.clientHello(nil, versions: [3, 4])), (false, Flight.retryRequest)],
      isVersion6: isVersion6)
    let host = isVersion6 ? "2001:db8::2" : "192.0.2.2"
    #expect(seen.host == host && seen.isNameKnown)
    #expect(
      seen.remarks.last
        == "the client indicates no name: the server's address is used in its place")
    // A server that asks for another hello has chosen nothing yet.
    #expect(!seen.remarks.contains { $0.hasPrefix("the server chose") })
    #expect(
      seen.observation.failure?.hint
        == "ask the server itself: trusteval \(isVersion6 ? "[\(host)]" : host):443")
  }

  /// Of a name that is none 64 characters are told.
  @Test func namesThatAreNone() throws {
    let name = "a " + String(repeating: "b", count: 70)
    let seen = try CaptureWriter.connection([(true, Flight.clientHello(name))])
    #expect(
      seen.remarks.last
        == "the client indicates '\(name.prefix(64))', which is no name of a host")
    #expect(!seen.isNameKnown)
    let doubtful = try CaptureWriter.connection([
      (true, Flight.clientHello(nil, extensions: Flight.nameIndication(["a", "b"])))
    ])
    #expect(!doubtful.isNameKnown)
  }

  @Test func withoutTheHello() throws {
    var writer = CaptureWriter()
    writer.add(Flight.answer, fromClient: false, at: 7000)
    let seen = try #require(writer.connections().first)
    #expect(
      seen.remarks == [
        Self.time, "the capture lacks what the client, 192.0.2.1 port 50000, offered",
        "the server chose TLS 1.2 and TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256",
      ])
    #expect(!seen.isNameKnown)
  }

  /// Octets of both sides, and each side whose packets are missing.
  @Test func plaintextAndGaps() throws {
    let line = Array("220 mail\r\n".utf8)
    let seen = try CaptureWriter.connection(
      [(false, line), (true, Array("STARTTLS\r\n".utf8)), (false, line)] + Flight.whole)
    #expect(seen.remarks.last == "30 octets of plaintext came before TLS")
    for isClient in [true, false] {
      var writer = CaptureWriter()
      writer.addConnection(Array(Flight.whole.prefix(2)), isEnded: false)
      let sent = Flight.whole[isClient ? 0 : 1].bytes.count
      let next = ((isClient ? 1001 : 0xffff_ff01) + sent + 9) & 0xffff_ffff
      writer.add(Flight.data, fromClient: isClient, at: next)
      #expect(
        try #require(writer.connections().first).remarks.last
          == "packets of the \(isClient ? "client" : "server") are missing from the capture")
    }
  }

  /// An alert in place of the end of the handshake is told as what ended it, and by no remark.
  @Test func anAlertBeforeTheEnd() throws {
    let alert = Flight.record(21, [UInt8](repeating: 7, count: 26))
    let seen = try CaptureWriter.connection([
      (true, Flight.clientHello()), (false, Flight.answer),
      (true, Flight.keys + Flight.record(20, [1]) + alert),
    ])
    #expect(!seen.remarks.contains { $0.contains("alert") })
  }

  /// The protocol before TLS is the one that is usual on the port, where there was any.
  @Test(
    arguments: [
      (587, true, .smtp), (143, true, .imap), (587, false, nil), (443, true, nil),
    ] as [(UInt16, Bool, StartTLS?)])
  func protocolsBeforeTLS(port: UInt16, hasText: Bool, startTLS: StartTLS?) {
    let client = Peer(address: [192, 0, 2, 1], port: 50_000)
    let server = Peer(address: [192, 0, 2, 2], port: port)
    var connection = Connection(first: client, second: server)
    let parts: [Flight.Part] =
      (hasText ? [(false, Array("220 mail\r\n".utf8))] : []) + [(true, Flight.clientHello())]
    for (isClient, bytes) in parts {
      connection.receive(
        Segment(
          source: isClient ? client : server, destination: isClient ? server : client, sequence: 1,
          isFirst: false, isLast: false, isReset: false, isAcknowledging: true,
          payload: bytes[...]), at: .none)
    }
    let seen = CapturedConnection(connection)
    #expect(seen.startTLS == startTLS && seen.port == port)
    #expect(
      seen.remarks.first
        == "the capture has no times: the verify date is the time of reading it")
  }
}

/// Why a handshake did not complete: who ended it, how, and what had come before.
@Suite struct SeenFailureTests {
  private static let hello: Flight.Part = (true, Flight.clientHello())
  private static let hello13: Flight.Part = (true, Flight.clientHello(versions: [3, 4]))
  private static let answer13: Flight.Part = (
    false,
    Flight.serverHello(version: [3, 4]) + Flight.record(23, [UInt8](repeating: 5, count: 500))
  )
  private static let live = "ask the server itself: trusteval www.lab.example:443"
  private static let (end, reset) = (0x11, 0x04)

  private static let endings:
    [(isAnswered: Bool, endings: [(isClient: Bool, flags: Int)], isClients: Bool, text: String)] = [
      (false, [(true, end)], true, "the client closed the connection before the server answered"),
      (false, [(true, reset)], true, "the client broke the connection before the server answered"),
      (
        false, [(false, end)], false,
        "the server closed the connection without an answer to the ClientHello"
      ),
      (
        false, [(false, reset)], false,
        "the server broke the connection without an answer to the ClientHello"
      ),
      (
        true, [(true, end)], true,
        "the client closed the connection in the handshake, without an alert"
      ),
      (
        true, [(false, end)], false,
        "the server closed the connection in the handshake, after its certificates"
      ),
      (
        true, [(false, reset)], false,
        "the server broke the connection in the handshake, after its certificates"
      ),
      // The first one counts, and of a side that closes it is no reset of the other.
      (
        true, [(false, end), (true, end)], false,
        "the server closed the connection in the handshake, after its certificates"
      ),
      (
        true, [(false, end), (true, reset)], false,
        "the server closed the connection in the handshake, after its certificates"
      ),
      (
        true, [(false, reset), (true, reset)], false,
        "the server broke the connection in the handshake, after its certificates"
      ),
    ]

  @Test(arguments: endings.indices) func whoEndedIt(index: Int) throws {
    let row = Self.endings[index]
    let failure = try CaptureWriter.connection(
      [Self.hello] + (row.isAnswered ? [(false, Flight.answer)] : []), endings: row.endings
    ).observation.failure
    #expect(failure?.summary == row.text)
    #expect(
      failure?.kind == (row.isClients ? .clientEnded(nil) : .connectionLost(.handshake)))
    if row.isAnswered, row.isClients {
      #expect(
        failure?.hint == "it may have refused the certificates: some clients send no alert then")
    }
  }

  /// An alert of the server after the certificate of the client is about that.
  @Test(
    arguments: [
      (true, [[1]], .clientCertificateRejected), (true, [], .clientCertificateRequired),
      (false, nil, .alertReceived(42)),
    ] as [(Bool, [[UInt8]]?, ConnectionFailure.Kind)])
  func alertsOfTheServer(isAsked: Bool, chain: [[UInt8]]?, kind: ConnectionFailure.Kind) throws {
    let answer =
      Flight.serverHello() + Flight.certificates + Flight.keyExchange
      + (isAsked ? Flight.request : []) + Flight.done
    let failure = try CaptureWriter.connection([
      Self.hello, (false, answer), (true, (chain.map(Flight.certificate) ?? []) + Flight.keys),
      (false, Flight.alert(42)),
    ]).observation.failure
    #expect(failure?.kind == kind)
  }

  @Test func alertsOfTheClient() throws {
    func failure(_ answer: Flight.Part, _ alert: [UInt8], hello: Flight.Part = Self.hello) throws
      -> ConnectionFailure?
    {
      try CaptureWriter.connection([hello, answer, (true, alert)]).observation.failure
    }
    let older: Flight.Part = (false, Flight.answer)
    // The first of two is the reason.
    #expect(try failure(older, Flight.alert(48) + Flight.alert(40))?.kind == .clientEnded(48))
    #expect(try failure(older, Flight.alert(48))?.hint?.contains("ask the server") == false)
    let newer = try failure(Self.answer13, Flight.alert(48), hello: Self.hello13)
    #expect(
      newer?.summary
        == "the client refused the server's certificates, which TLS 1.3 encrypts, with the alert "
        + "unknown_ca (48)")
    #expect(newer?.hint?.hasPrefix("it does not know the authority") == true)
    #expect(newer?.hint?.hasSuffix("; " + Self.live) == true)
    let other = try failure(older, Flight.alert(47))
    #expect(
      other?.summary == "the client ended the handshake with the alert illegal_parameter (47)")
    #expect(
      other?.hint == "trusteval explain illegal_parameter tells what clients mean by it")
    // Who closes has no reason.
    for number: UInt8 in [0, 90] {
      let closed = try CaptureWriter.connection(
        [Self.hello, older, (true, Flight.alert(number))], endings: [(true, Self.end)])
      #expect(closed.observation.failure?.kind == .clientEnded(nil))
      #expect(closed.observation.handshake?.alert == nil)
    }
  }

  @Test func anAlertThatIsEncrypted() throws {
    let alert = Flight.record(20, [1]) + Flight.record(21, [UInt8](repeating: 7, count: 26))
    let failure = try CaptureWriter.connection(
      [Self.hello, (false, Flight.answer), (true, Flight.keys + alert)],
      endings: [(true, Self.reset)]
    ).observation.failure
    #expect(
      failure?.summary
        == "the client broke the connection in the handshake, after an alert that is encrypted")
    #expect(
      failure?.hint
        == "it may have refused the certificates: the capture does not show which alert it is")
  }

  private static let lacks: [(parts: [Flight.Part], text: String, hint: String?)] = [
    ([hello], "the capture shows no answer to the ClientHello", nil),
    ([hello, (false, Flight.serverHello())], "the capture ends before the certificates", live),
    (
      [hello, (false, Flight.serverHello() + Flight.certificate([]) + Flight.done)],
      "the server sent no certificate", nil
    ),
    (
      [hello, (false, Flight.bareHello(version: 0x7f1c) + Flight.certificates)],
      "the handshake has a version that is not read from captures", live
    ),
    (
      [hello, (false, Flight.bareHello(version: 0x02ff) + Flight.certificates)],
      "the handshake has a version that is not read from captures", live
    ),
  ]

  @Test(arguments: lacks.indices) func whatIsNotThere(index: Int) throws {
    let row = Self.lacks[index]
    let failure = try CaptureWriter.connection(row.parts).observation.failure
    #expect(failure?.kind == .notCaptured && failure?.summary == row.text)
    #expect(failure?.hint == row.hint)
  }

  @Test(arguments: [64, 65]) func manyCertificates(count: Int) throws {
    let list = [[UInt8]](repeating: [0x30], count: count)
    let failure = try CaptureWriter.connection([
      Self.hello,
      (false, Flight.serverHello() + Flight.certificate(list) + Flight.keyExchange + Flight.done),
      (true, Flight.keys + Flight.finished), (false, Flight.finished),
    ]).observation.failure
    #expect(failure == (count > 64 ? .tooManyCertificates : nil))
  }

  /// The first packet of what the server sent.
  @Test func anAnswerThatIsMissing() throws {
    var writer = CaptureWriter()
    writer.addConnection([Self.hello], isEnded: false)
    writer.add(Array(Flight.answer.dropFirst(700)), fromClient: false, at: 0xffff_ff01 + 200)
    let failure = try #require(writer.connections().first).observation.failure
    #expect(
      failure?.summary
        == "packets with the answer to the ClientHello are missing from the capture")
    #expect(failure?.hint == Self.live)
  }

  /// What is encrypted is short where it is an alert; early data may be as short, and the end of a
  /// connection tells something of the client's alone.
  @Test func whatTheEncryptedPartShows() throws {
    let short = Flight.record(20, [1]) + Flight.record(23, [UInt8](repeating: 5, count: 19))
    for hasEarlyData in [true, false] {
      let hello = Flight.clientHello(
        versions: [3, 4], extensions: hasEarlyData ? Flight.extension(42, []) : [])
      let failure = try CaptureWriter.connection([(true, hello), Self.answer13, (true, short)])
        .observation.failure
      #expect(failure?.summary.contains("seems to have refused") == !hasEarlyData)
    }
    let end = "; the client broke the connection without an answer to them: it may have refused"
    for (isClient, flags, text) in [(true, Self.reset, end), (false, Self.end, "")] {
      let failure = try CaptureWriter.connection(
        [Self.hello13, Self.answer13], endings: [(isClient, flags)]
      ).observation.failure
      #expect(
        failure?.summary
          == "TLS 1.3 encrypts the certificates, so that a capture does not show them" + text)
    }
    // What it answered may be among the packets that are missing.
    var writer = CaptureWriter()
    writer.addConnection([Self.hello13, Self.answer13], isEnded: false)
    let next = 1001 + Self.hello13.bytes.count
    writer.add(Flight.data, fromClient: true, at: next + 100)
    writer.add(fromClient: true, at: next + 100 + Flight.data.count, flags: Self.end)
    let summary = try #require(writer.connections().first).observation.failure?.summary
    #expect(summary?.contains("refused") == false)
  }

  /// Clients end what does not fit, of the versions without a signature as of the others.
  @Test func whatFitsTogether() throws {
    func failure(_ hello: [UInt8], _ answer: [UInt8], data: [UInt8] = Flight.data) throws -> String?
    {
      try CaptureWriter.connection([
        (true, hello), (false, answer), (true, Flight.keys + Flight.finished),
        (false, Flight.finished), (true, data),
      ]).observation.failure?.summary
    }
    // An older version than that of the server; it is behind the headers of record and message.
    var old = Flight.clientHello()
    old.replaceSubrange(9..<11, with: [3, 2])
    #expect(
      try failure(old, Flight.answer) == "the server chose a version that the client did not offer")
    let rest = Flight.certificates + Flight.keyExchange + Flight.done
    var marked = Flight.serverHello()
    marked.replaceSubrange(35..<43, with: Array("DOWNGRD".utf8) + [0])
    #expect(
      try failure(Flight.clientHello(versions: [3, 4, 3, 3]), marked + rest)
        == "the server marked its answer as a downgrade, which a client of TLS 1.3 refuses")
    // In TLS 1.0 nothing depends on data of the client.
    let older = Flight.bareHello(version: 0x0301, suite: 0x002f) + Flight.certificates + Flight.done
    #expect(try failure(Flight.clientHello(suites: [0x00, 0x2f]), older, data: []) == nil)
    // With these suites the key of the certificate is the one that is used.
    for suite in [0x002f, 0xc004, 0xc00e] {
      let hello = Flight.clientHello(suites: Flight.network(suite, 2))
      let start = Flight.bareHello(suite: suite) + Flight.certificates
      #expect(try failure(hello, start + Flight.done) == nil)
      #expect(
        try failure(hello, start + Flight.keyExchange + Flight.done)
          == "the capture has messages on one connection that cannot be of one handshake")
    }
  }

  /// A suite names the kind of key, and so do the numbers of schemes: the last octet of older ones, and
  /// two of Edwards curves.
  @Test(arguments: [
    (0xc02b, 0x0403, true), (0xc02b, 0x0807, true), (0xc02b, 0x0808, true), (0xc02b, 0x0401, false),
    (0xc02b, 0x0804, false), (0xc02f, 0x0401, true), (0xc02f, 0x0804, true),
    (0xc02f, 0x0807, false), (0xc02f, 0x0403, false),
  ])
  func kindsOfKeys(suite: Int, scheme: Int, fits: Bool) throws {
    let number = Flight.network(suite, 2)
    let signature = Flight.network(scheme, 2) + Flight.vector(2, [1, 2, 3])
    let exchange = Flight.record(22, Flight.message(12, Flight.parameters + signature))
    let failure = try CaptureWriter.connection([
      (true, Flight.clientHello(suites: number)),
      (
        false, Flight.serverHello(suite: number) + Flight.certificates + exchange + Flight.done
      ), (true, Flight.keys + Flight.finished), (false, Flight.finished),
    ]).observation.failure
    #expect(
      failure?.summary
        == (fits ? nil : "the server signed with a key of another kind than its cipher suite names")
    )
  }
}

/// What a capture holds beside the connections that were read.
@Suite struct ContentsTests {
  /// Packets of several kinds, each told once; of links that are not read the first is named.
  @Test(arguments: [1, 2]) func kindsOfPackets(count: Int) throws {
    var writer = CaptureWriter(.next)
    let addresses: [UInt8] = [192, 0, 2, 1, 192, 0, 2, 2]
    let start: [UInt8] = [0x45, 0, 0, 28, 0, 1]
    let headers = Array([[UInt8]](repeating: [60, 0, 0, 0, 0, 0, 0, 0], count: 9).joined())
    func add(_ interface: Int) {
      writer.block(
        6,
        writer.number(interface, 4) + writer.number(0, 8) + writer.number(4, 4)
          + writer.number(4, 4) + [1, 2, 3, 4])
    }
    writer.block(1, writer.number(220, 2) + writer.number(0, 2) + writer.number(0, 4))
    for _ in 0..<count {
      writer.add(frame: start + [0, 0, 64, 17, 0, 0] + addresses + [1, 187, 9, 9, 0, 8, 0, 0])
      writer.add(
        frame: start + [0x20, 0, 64, 6, 0, 0] + addresses + [UInt8](repeating: 0, count: 8))
      writer.add(
        frame: [0x60, 0, 0, 0, 0, 72, 60, 64] + [UInt8](repeating: 1, count: 32) + headers)
      writer.add(frame: start + [0, 0, 64, 47, 0, 0] + addresses + [0, 0, 8, 0])
      writer.add(Flight.data, fromClient: true, at: 1)
      // The first interface is of Wi-Fi, and the last of USB.
      add(0)
    }
    if count > 1 { add(2) }
    var capture = Capture()
    #expect(try capture.receive(writer.bytes).isEmpty && capture.finish().isEmpty)
    let all = count == 1 ? 6 : 13
    let unread = count == 1 ? 1 : 3
    #expect(
      capture.contents
        == "\(all) packets, \(count) of TCP, \(count) of QUIC (HTTP/3), which is encrypted, \(count) "
        + "of fragments, which are not put together, \(count) of IPv6 with more headers than are read, "
        + "\(count) of protocols that may hold other packets and are not read, \(unread) of Wi-Fi (link type 127), "
        + "which is not read; TLS is in \(count) of them, but its "
        + "handshake came before the capture")
    #expect(
      capture.remarks
        == (count == 1
          ? [
            "1 packet is of TLS whose handshake came before the capture",
            "1 packet is a fragment of IP, which is not put together",
            "1 packet is of IPv6 with more headers than are read",
            "1 packet is of a protocol that may hold other packets, such as GRE, IPsec or VXLAN, and "
              + "is not read",
            "1 packet is of Wi-Fi (link type 127), which is not read",
          ]
          : [
            "2 packets are of TLS whose handshake came before the capture",
            "2 packets are fragments of IP, which are not put together",
            "2 packets are of IPv6 with more headers than are read",
            "2 packets are of protocols that may hold other packets, such as GRE, IPsec or VXLAN, and "
              + "are not read",
            "3 packets are of Wi-Fi (link type 127), which is not read",
          ]))
    #expect(!capture.hasTLS && capture.omission == nil)
  }

  /// A hello behind octets that were not TLS: without any other connection that is all that is told.
  @Test(arguments: [1, 2]) func hellosThatAreNotRead(count: Int) throws {
    var writer = CaptureWriter()
    for port in 0..<count {
      writer.add(fromClient: true, at: 1000, flags: 2, clientPort: 50_001 + port)
      writer.add([0], fromClient: true, at: 1001, clientPort: 50_001 + port)
      writer.add(Flight.clientHello(), fromClient: true, at: 1001, clientPort: 50_001 + port)
    }
    var capture = Capture()
    #expect(try capture.receive(writer.bytes).isEmpty && capture.finish().isEmpty)
    #expect(
      capture.contents.hasSuffix(
        "; in \(count == 1 ? "1 connection" : "2 connections") TLS may begin where packets are "
          + "missing, or others came in their place, and is not read"))
    #expect(capture.omission == nil)
  }

  /// Of a connection whose packets end with their headers nothing tells whether it has TLS.
  @Test(arguments: [(40, true), (41, true), (60, false)])
  func packetsThatAreCut(octets: Int, isCut: Bool) throws {
    var writer = CaptureWriter(.microseconds, .raw)
    writer.add(fromClient: true, at: 1000, flags: 2)
    let packet: [UInt8] =
      [0x45, 0, 0, 60, 0, 0, 0x40, 0, 64, 6, 0, 0, 192, 0, 2, 1, 192, 0, 2, 2]
      + [0xc3, 0x50, 0x01, 0xbb, 0, 0, 0x03, 0xe9, 0, 0, 0, 0, 0x50, 0x18, 0xff, 0xff, 0, 0, 0, 0]
      + [UInt8](repeating: 0x20, count: 20)
    writer.add(frame: Array(packet.prefix(octets)))
    var capture = Capture()
    #expect(try capture.receive(writer.bytes).isEmpty && capture.finish().isEmpty)
    #expect(capture.remarks.contains { $0.contains("are cut off") } == isCut, "\(capture.remarks)")
  }

  /// The highest bits of the link's number tell of a checksum behind frames.
  @Test(arguments: [0x2400_0000, 0x0400_0000, 0xf800_0000])
  func checksumsBehindFrames(bits: Int) throws {
    var writer = CaptureWriter(.microseconds, .raw)
    writer.addConnection(Flight.whole)
    let link = writer.number(bits | 101, 4)
    var capture = Capture()
    let seen = try capture.receive(
      Array(writer.bytes.prefix(20)) + link + writer.bytes.dropFirst(24))
    #expect((seen + capture.finish()).count == 1)
  }

  @Test func filesThatAreCut() throws {
    var writer = CaptureWriter()
    writer.add(fromClient: true, at: 1)
    for (missing, isCutOff) in [(0, false), (1, true)] {
      var capture = Capture()
      _ = try capture.receive(Array(writer.bytes.dropLast(missing)))
      #expect(capture.isCutOff == isCutOff)
    }
  }
}
