import TLSEngine
import Testing
import TrustModel

@Suite struct MessageDecoderTests {
  private typealias B = WireBytes

  /// What the decoder makes of a message after a ServerHello with this version and suite.
  private static func decoded(
    _ type: UInt8, _ body: [UInt8], version: Int = 0x0303, suite: Int = 0xc02f
  ) -> WireMessage {
    var decoder = MessageDecoder()
    let versions = version == 0x0304 ? [B.extension(43, B.number(version, 2))] : []
    _ = decoder.message(
      2, B.serverHello(version: min(version, 0x0303), suite: suite, extensions: versions))
    return decoder.message(type, body)
  }

  /// A client that has no certificate says so by a message without any.
  @Test(
    arguments: [
      ([], ["none"], []), ([[1], [2, 3]], ["0: 1 bytes", "1: 2 bytes"], [1, 2]),
    ] as [([[UInt8]], [String], [UInt16])])
  func certificatesAreTold(certificates: [[UInt8]], texts: [String], numbers: [UInt16]) {
    let message = WireMessage.certificate(WireCertificates(certificates: certificates))
    #expect(message.facts == [TraceFact(.certificate, texts, numbers: numbers)])
  }

  @Test func readsWhatAClientOffers() throws {
    var decoder = MessageDecoder()
    let message = decoder.message(
      1, B.clientHello(suites: [0xdada, 0x1301, 0xc02f, 0xfefe], extensions: B.offers))
    guard case .clientHello(let hello) = message else {
      Issue.record("\(message)")
      return
    }
    #expect(hello.random == B.random)
    #expect(hello.hasSessionID && hello.version == 0x0303)
    #expect(
      hello.suites.map(WireNames.suite) == [
        "GREASE", "TLS_AES_128_GCM_SHA256", "TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256", "0xfefe",
      ])
    #expect(hello.serverName == "a.example")
    #expect(hello.supportedVersions?.map(WireNames.version) == ["TLS 1.3", "TLS 1.2"])
    #expect(hello.groups.map(WireNames.group) == ["x25519", "secp256r1", "GREASE"])
    #expect(hello.keyShares == [29])
    #expect(
      hello.signatures.map(WireNames.signature) == [
        "ecdsa_secp256r1_sha256", "rsa_pss_rsae_sha256", "sha224+rsa",
      ])
    #expect(hello.applicationProtocols == ["h2", "http/1.1"])
    #expect(hello.asksForStaple)
    #expect(
      hello.extensions.map { WireNames.extension($0.number) } == [
        "GREASE", "server_name", "status_request", "supported_groups", "signature_algorithms",
        "application_layer_protocol_negotiation", "supported_versions", "key_share", "0x1234",
      ])
    #expect(hello.extensions.allSatisfy { !$0.isMalformed })
  }

  /// A hello with one extension of this content, and what is read of it.
  @Test(
    arguments: [
      (0, "00 00", [], true), (0, "00 04 01 00 01 61", [], true),
      (0, "00 08 01 00 01 61 00 00 01 62", ["b"], false),
      (0, "00 04 00 00 01 61 00", [], true), (0, "00 05 00 00 01 61", [], true),
      (16, "00 00", [], true), (16, "00 02 01 61", ["a"], false),
    ] as [(Int, String, [String], Bool)])
  func namesInAnExtension(number: Int, content: String, names: [String], isMalformed: Bool) {
    let octets = content.split(separator: " ").compactMap { UInt8($0, radix: 16) }
    let hello = ClientHello(B.clientHello(extensions: [B.extension(number, octets)]))
    #expect(
      hello?.extensions == [
        WireExtension(
          number: UInt16(number), length: octets.count, names: names, isMalformed: isMalformed)
      ])
    let message = WireMessage.malformed(1)
    #expect(message.facts == [TraceFact(.damage, ["its structure is broken"])])
    let facts = hello.map { WireMessage.clientHello($0).facts } ?? []
    let name = WireNames.extension(UInt16(number))
    #expect(
      facts.first { $0.topic == .damage }?.values
        == (isMalformed ? ["the extension \(name) is broken"] : nil))
  }

  /// Numbers in an extension of a broken form.
  @Test(arguments: [(10, [0, 3, 0, 29, 0]), (43, [3, 3, 4, 3]), (51, [0, 4, 0, 29, 0, 9])])
  func numbersInABrokenExtension(number: Int, content: [UInt8]) {
    let hello = ClientHello(B.clientHello(extensions: [B.extension(number, content)]))
    #expect(hello?.extensions.first?.isMalformed == true)
    #expect(hello?.extensions.first?.numbers == [])
  }

  /// However many extensions and names come, and however long, no more is kept than any client sends.
  @Test func keepsNoMoreThanAClientSends() {
    let many = ClientHello(
      B.clientHello(extensions: (0..<200).map { B.extension(0x2000 + $0) }))
    #expect(many?.extensions.count == 128)
    let host = B.join([0], B.vector(2, [UInt8](repeating: 97, count: 300)))
    let hosts = ClientHello(
      B.clientHello(extensions: [
        B.extension(0, B.vector(2, Array(repeatElement(host, count: 100).joined())))
      ]))
    #expect(hosts?.extensions.first?.names.count == 64)
    #expect(hosts?.extensions.first?.names.first?.utf8.count == 255)
    let protocols = ClientHello(
      B.clientHello(extensions: [
        B.extension(16, B.vector(2, Array(repeatElement([1, 97], count: 100).joined())))
      ]))
    #expect(protocols?.extensions.first?.names.count == 64)
  }

  /// Before TLS 1.2 a hello may end before its extensions.
  @Test func aHelloWithoutExtensions() {
    let hello = B.clientHello(extensions: [])
    #expect(ClientHello(Array(hello.dropLast(2)))?.extensions == [])
    #expect(ClientHello(Array(hello.dropLast(1))) == nil)
    #expect(
      ClientHello(Array(hello.dropLast(2))).map { WireMessage.clientHello($0).facts.first }
        == TraceFact(.version, ["up to TLS 1.2"], numbers: [0x0303]))
  }

  /// What messages say in words.
  @Test func messagesInWords() throws {
    func request(_ count: Int) -> [TraceFact] {
      WireMessage.certificateRequest(
        WireCertificateRequest(
          signatures: [], authorities: Array(repeating: [0x30, 0], count: count))
      ).facts
    }
    for (count, text) in [(0, "any"), (1, "1 name"), (2, "2 names")] {
      #expect(request(count) == [TraceFact(.authorities, [text])])
    }
    #expect(
      WireMessage.serverKeyExchange(WireKeyExchange(primeBits: 1024)).facts
        == [TraceFact(.group, ["DH of 1024 bits"])])
    #expect(WireMessage.newSessionTicket(300).facts == [TraceFact(.ticket, ["for 300 s"])])
    #expect(WireMessage.certificateStatus(2).facts == [TraceFact(.staple, ["2 bytes"])])
    let offers = try #require(ClientHello(B.clientHello(extensions: B.offers)))
    let facts = WireMessage.clientHello(offers).facts
    #expect(facts.first { $0.topic == .staple }?.values == ["wanted"])
    #expect(facts.first { $0.topic == .sessionID }?.values == ["sent"])
    #expect(
      facts.first { $0.topic == .otherExtension }?.values == ["GREASE", "0x1234 (2 bytes)"])
    let body = B.join(
      B.number(0x0303, 2), B.random, B.vector(1, [7]), B.number(0xc02f, 2), [0],
      B.vector(2, B.join(B.extension(0), B.extension(16, [0, 3, 2, 0x68, 0x32]))))
    let answer = try #require(ServerHello(body))
    let chosen = WireMessage.serverHello(answer).facts
    #expect(chosen.first { $0.topic == .sessionID }?.values == ["sent"])
    #expect(chosen.first { $0.topic == .serverName }?.values == ["taken"])
    #expect(chosen.first { $0.topic == .applicationProtocol }?.values == ["h2"])
  }

  private struct Choice {
    let version: Int
    let suite: Int
    let extensions: [[UInt8]]
    let isRetry: Bool
    let chosen: UInt16
    let group: UInt16?
  }

  private static let choices: [Choice] = [
    Choice(
      version: 0x0303, suite: 0xc02f, extensions: [], isRetry: false, chosen: 0x0303, group: nil),
    Choice(
      version: 0x0301, suite: 0x002f, extensions: [], isRetry: false, chosen: 0x0301, group: nil),
    Choice(
      version: 0x0303, suite: 0x1301,
      extensions: [B.extension(43, [3, 4]), B.extension(51, [0, 29, 0, 1, 9])], isRetry: false,
      chosen: 0x0304, group: 29),
    Choice(
      version: 0x0303, suite: 0x1302,
      extensions: [B.extension(43, [3, 4]), B.extension(51, [0, 24])], isRetry: true,
      chosen: 0x0304, group: 24),
  ]

  @Test(arguments: 0..<4)
  func readsWhatAServerChooses(_ index: Int) {
    let choice = Self.choices[index]
    var decoder = MessageDecoder()
    let body = B.serverHello(
      version: choice.version, random: choice.isRetry ? B.randomOfRetry : B.random,
      suite: choice.suite, extensions: choice.extensions)
    guard case .serverHello(let hello) = decoder.message(2, body) else {
      Issue.record("not read")
      return
    }
    #expect(hello.version == choice.chosen && hello.suite == UInt16(choice.suite))
    #expect(hello.group == choice.group && hello.isRetry == choice.isRetry)
    #expect(decoder.version == choice.chosen)
  }

  /// A message in hexadecimal digits, and what it is.
  private struct Row {
    let type: UInt8
    let body: String
    let version: Int
    let suite: Int
    let message: WireMessage

    init(_ type: UInt8, _ body: String, _ version: Int, _ suite: Int, _ message: WireMessage) {
      (self.type, self.body) = (type, body)
      (self.version, self.suite) = (version, suite)
      self.message = message
    }

    var octets: [UInt8] {
      body.split(separator: " ").compactMap { UInt8($0, radix: 16) }
    }
  }

  private static func exchange(
    _ exchange: WireKeyExchange, parameters: [UInt8], proof: [UInt8]? = nil
  ) -> WireKeyExchange {
    var exchange = exchange
    (exchange.parameters, exchange.proof) = (parameters, proof)
    return exchange
  }

  private static let rows: [Row] = [
    Row(
      8, "00 09 00 10 00 05 00 03 02 68 32", 0x0304, 0x1301,
      .encryptedExtensions([WireExtension(number: 16, length: 5, names: ["h2"])])),
    Row(
      11, "00 00 09 00 00 01 01 00 00 02 02 03", 0x0303, 0xc02f,
      .certificate(WireCertificates(certificates: [[1], [2, 3]]))),
    Row(
      11, "00 00 00 11 00 00 01 01 00 0b 00 05 00 07 01 00 00 03 09 09 09", 0x0304, 0x1301,
      .certificate(WireCertificates(certificates: [[1]], staple: 3))),
    Row(11, "00 00 09", 0x0303, 0xc02f, .malformed(11)),
    Row(
      12, "03 00 17 01 04 08 04 00 01 09", 0x0303, 0xc02f,
      .serverKeyExchange(
        exchange(
          WireKeyExchange(group: 23, signature: 0x0804), parameters: [3, 0, 23, 1, 4], proof: [9]))),
    Row(
      12, "03 00 17 01 04 00 01 09", 0x0301, 0xc013,
      .serverKeyExchange(WireKeyExchange(group: 23))),
    Row(
      12, "00 03 00 40 01 00 01 02 00 01 03 04 01", 0x0303, 0x009e,
      .serverKeyExchange(
        exchange(
          WireKeyExchange(primeBits: 15, signature: 0x0401),
          parameters: [0, 3, 0, 64, 1, 0, 1, 2, 0, 1, 3]))),
    Row(12, "03 00", 0x0303, 0xc02f, .serverKeyExchange(WireKeyExchange())),
    // A curve that is written out; keys of TLS 1.0; keys that are shared before, with a hint in front.
    Row(12, "01 00 17 01 04", 0x0303, 0xc02f, .serverKeyExchange(WireKeyExchange())),
    Row(
      12, "00 02 00 01 00 01 02 00 01 03 04 01", 0x0301, 0x0033,
      .serverKeyExchange(WireKeyExchange(primeBits: 1))),
    Row(12, "03 00 17 01 04 08 04", 0x0303, 0xc035, .serverKeyExchange(WireKeyExchange())),
    Row(12, "00 02 ff ff 00 01 02", 0x0303, 0x0090, .serverKeyExchange(WireKeyExchange())),
    Row(
      13, "01 01 00 02 04 03 00 04 00 02 30 00", 0x0303, 0xc02f,
      .certificateRequest(WireCertificateRequest(signatures: [0x0403], authorities: [[0x30, 0]]))),
    Row(
      13, "00 00 08 00 0d 00 04 00 02 08 04", 0x0304, 0x1301,
      .certificateRequest(WireCertificateRequest(signatures: [0x0804], authorities: []))),
    Row(
      13, "01 01 00 00", 0x0302, 0x002f,
      .certificateRequest(WireCertificateRequest(signatures: [], authorities: []))),
    Row(15, "08 04 00 00", 0x0304, 0x1301, .certificateVerify(0x0804)),
    Row(15, "00 00", 0x0301, 0x002f, .certificateVerify(nil)),
    Row(22, "01 00 00 02 01 02", 0x0303, 0xc02f, .certificateStatus(2)),
    Row(22, "02 00 00 02 01 02", 0x0303, 0xc02f, .malformed(22)),
    Row(24, "00", 0x0304, 0x1301, .keyUpdate(isAnswerWanted: false)),
    Row(11, "05 00 00 00", 0x0304, 0x1301, .malformed(11)),
    Row(4, "00 00 01 2c 00 00", 0x0303, 0xc02f, .newSessionTicket(300)),
    Row(24, "01", 0x0304, 0x1301, .keyUpdate(isAnswerWanted: true)),
    Row(20, "01 02", 0x0303, 0xc02f, .other(20)),
    Row(99, "", 0x0303, 0xc02f, .other(99)),
  ]

  @Test func readsEveryMessage() {
    for row in Self.rows {
      let found = Self.decoded(row.type, row.octets, version: row.version, suite: row.suite)
      #expect(found == row.message)
      #expect(found.type == row.type)
    }
  }

  /// Each message cut anywhere, and with any octet changed, is read to its end or refused.
  @Test func damagedMessagesAreSafe() {
    let hello = B.clientHello(extensions: B.offers)
    let answer = B.serverHello(suite: 0x1301, extensions: [B.extension(43, [3, 4])])
    var bodies: [(UInt8, [UInt8])] = Self.rows.map { ($0.type, $0.octets) }
    bodies.append((1, hello))
    bodies.append((2, answer))
    var count = 0
    for (type, body) in bodies {
      for version in [0x0301, 0x0303, 0x0304] {
        for length in 0..<body.count {
          _ = Self.decoded(type, Array(body[..<length]), version: version)
          for value: UInt8 in [0, 1, 0x7f, 0xff] {
            var damaged = body
            damaged[length] = value
            #expect(Self.decoded(type, damaged, version: version).type == type)
            count += 1
          }
        }
      }
    }
    #expect(count > 1_000)
    #expect(Self.decoded(1, Array(hello.dropLast())) == .malformed(1))
  }
}
