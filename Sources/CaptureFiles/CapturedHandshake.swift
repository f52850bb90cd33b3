import TLSEngine
import TrustModel

/// The TLS handshake of a connection, as far as one who only listens can read it.
struct CapturedHandshake {
  enum Side {
    case client, server
  }

  /// What one side was seen to do.
  fileprivate struct Speaker {
    var reader = WireReader()
    /// Whether TLS has begun: a connection may begin in plaintext.
    var isTLS = false
    /// Octets before that.
    var plaintext = 0
    /// Octets at the end of what was read with which TLS may begin.
    var beginning: [UInt8] = []
    var alert: Alert?
    var hasChangedCipher = false
    /// Length of its first record that cannot be read, and its type.
    var firstEncrypted: Int?
    var firstEncryptedType: UInt8?
    /// The type of the record that is read.
    var recordType: UInt8 = 0
    /// Why it is read no further.
    var damage: WireDamage?
    var order = MessageOrder()
    var helloCount = 0
  }

  struct Alert {
    var number: UInt8
    var side: Side
  }

  private var client = Speaker()
  private var server = Speaker()
  private var decoder = MessageDecoder()
  private(set) var greeting = PeerGreeting()

  private(set) var clientHello: ClientHello?
  private(set) var serverHello: ServerHello?
  /// The server's; nil as long as none was seen.
  private(set) var certificates: CertificateMessage?
  private(set) var staple: [UInt8]?
  private(set) var keyExchange: WireKeyExchange?
  private(set) var request: WireCertificateRequest?
  private(set) var hasClientCertificate = false
  /// Whether it has messages that cannot be of one handshake.
  private(set) var isContradictory = false
  /// The first one that ends the connection.
  private(set) var alert: Alert?
  /// Whether the client sent data after the server's Finished message, which it has verified then.
  private(set) var hasClientGoneOn = false
  private var hasUnreadAlert = false
  /// Whether the client sent data after its handshake, or what may be data.
  private var hasClientData = false
  /// Octets of memory that its messages take.
  private var messagesCount = 0

  /// Whether the client sent an alert after the messages of its handshake and nothing else: which one
  /// is encrypted.
  var hasHiddenAlert: Bool { hasUnreadAlert && !hasClientData }

  /// Octets of memory that are kept, but for a few hundred.
  var heldCount: Int { client.reader.heldCount + server.reader.heldCount + messagesCount }

  /// Octets of plaintext after which no TLS is looked for.
  private static let mostPlaintext = 65_536

  var isTLS: Bool { client.isTLS || server.isTLS }

  /// Whether a side sent more plaintext than comes before TLS anywhere.
  var isHopeless: Bool {
    !isTLS && max(client.plaintext, server.plaintext) > Self.mostPlaintext
  }

  /// Octets of plaintext before TLS.
  var plaintext: Int { client.plaintext + server.plaintext }

  /// What the server sent first is no TLS.
  var serverIsNotTLS: ConnectionFailure? {
    clientHello != nil && !server.isTLS && server.beginning.isEmpty ? greeting.notTLS : nil
  }

  /// Whether all was read that a side has to send before there can be a verdict.
  func isComplete(_ side: Side) -> Bool {
    speaker(side).firstEncrypted != nil && (side == .server || isAccepted)
  }

  /// The same, when all of it that is told has come.
  private var isKnownToBeNoTLS: Bool { serverIsNotTLS != nil && greeting.isConclusive }

  var isTLS13: Bool { serverHello?.version == 0x0304 }

  /// Whether the server chose SSL 3.0 to TLS 1.2, whose certificates are not encrypted: drafts of
  /// TLS 1.3 have numbers of their own.
  var hasKnownVersion: Bool { serverHello.map { (0x0300...0x0303).contains($0.version) } ?? false }

  /// Length of the first record of a side that cannot be read.
  func firstEncrypted(of side: Side) -> Int? { speaker(side).firstEncrypted }

  func firstEncryptedType(of side: Side) -> UInt8? { speaker(side).firstEncryptedType }

  func hasChangedCipher(_ side: Side) -> Bool { speaker(side).hasChangedCipher }

  /// Whether a message of this type came, even one that cannot be read.
  func hasMessage(_ type: UInt8, from side: Side) -> Bool { speaker(side).order.has(type) }

  /// Whether what follows cannot tell more.
  var isDecided: Bool {
    if alert != nil || isOver && isAccepted { return true }
    if let serverHello, isTLS13, !serverHello.isRetry { return client.firstEncrypted != nil }
    return client.damage != nil || server.damage != nil || isKnownToBeNoTLS
  }

  /// Why what a side sent is read no further; nil where it is read to its end.
  func damage(of side: Side) -> WireDamage? { speaker(side).damage }

  private func speaker(_ side: Side) -> Speaker { side == .client ? client : server }

  /// Octets of a side with which TLS may begin, as soon as more of them come.
  func beginning(of side: Side) -> [UInt8] { speaker(side).beginning }

  /// Takes the client for the server, before there is TLS: until then it is a guess which of them is which.
  mutating func changeSides() { swap(&client, &server) }

  /// Whether a segment begins as a record of TLS does.
  static func isWithinTLS(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.count >= 5 && (20...23).contains(bytes.octet(at: 0)) && bytes.octet(at: 1) == 3
      && bytes.octet(at: 2) <= 4
  }

  /// Reads on; the piece begins where a segment does.
  mutating func receive(_ piece: ArraySlice<UInt8>, from side: Side) {
    switch side {
    case .client: client.read(piece, side, isExpected: false).forEach { take($0, from: side) }
    case .server:
      if clientHello != nil, !server.isTLS { greeting.append(Array(piece)) }
      server.read(piece, side, isExpected: clientHello != nil).forEach { take($0, from: side) }
    }
  }

  /// Takes a segment of the client that comes after all that is read of the handshake.
  ///
  /// It may be forged, and come behind the end of the connection: nothing but a remark depends on it.
  ///
  /// - Parameter isNext: Whether nothing is missing before it.
  mutating func clientGoesOn(with bytes: ArraySlice<UInt8>, isNext: Bool) {
    var rest = isNext ? bytes : []
    hasClientData = hasClientData || !isNext
    while !rest.isEmpty {
      guard CapturedHandshake.isWithinTLS(rest) else {
        hasClientData = true
        return
      }
      let length = Int(rest.octet(at: 3)) << 8 | Int(rest.octet(at: 4))
      // A plain alert has two octets.
      takeHidden(rest.octet(at: 0), isEncrypted: length != 2)
      rest = rest.dropFirst(5 + length)
    }
  }

  /// A record of the client, behind its handshake, that only the two ends can read.
  private mutating func takeHidden(_ type: UInt8, isEncrypted: Bool) {
    guard type != WireRecord.alert else {
      if isEncrypted, !isTLS13 { hasUnreadAlert = true }
      return
    }
    hasClientData = true
  }

  /// Reads no more.
  mutating func close() {
    (client.reader, server.reader) = (WireReader(), WireReader())
  }

  private mutating func take(_ event: WireEvent, from side: Side) {
    switch event {
    case .record(let record): change(side) { $0.recordType = record.type }
    case .message(let type, let body): take(type, body, from: side)
    case .alert(let level, let number):
      let isEnd = number == TLSAlert.closeNotify || number == TLSAlert.userCanceled
      if !isEnd, alert == nil, level == 2 || TLSAlert.refusesCertificate(number) {
        alert = Alert(number: number, side: side)
      }
    case .changeCipherSpec: change(side) { $0.hasChangedCipher = true }
    case .encrypted(let count):
      // What a client of TLS 1.3 sends before it has an answer is no reaction to one.
      guard side == .server || serverHello != nil else { return }
      // The first encrypted message is Finished, which ends the handshake.
      if side == .client,
        client.recordType != WireRecord.handshake || client.firstEncrypted != nil
      {
        takeHidden(client.recordType, isEncrypted: client.hasChangedCipher)
        // Behind an alert, which may refuse, data show nothing: they may be another's.
        if client.recordType == WireRecord.applicationData, !hasUnreadAlert,
          server.firstEncryptedType == WireRecord.handshake
        {
          hasClientGoneOn = true
        }
      }
      change(side) {
        $0.firstEncrypted = $0.firstEncrypted ?? count
        $0.firstEncryptedType = $0.firstEncryptedType ?? $0.recordType
      }
    case .unreadable(let damage): change(side) { $0.damage = damage }
    }
  }

  /// Whether a message comes where no handshake has it: a second one, but a hello that a
  /// HelloRetryRequest asks for, or one in another order.
  ///
  /// One of the two is forged, or belongs to another handshake.
  private mutating func contradicts(_ message: WireMessage, from side: Side) -> Bool {
    var isInOrder = true
    change(side) { isInOrder = $0.order.take(message.type, from: side) }
    guard isInOrder else { return true }
    guard message.type == Self.hello(of: side) else { return false }
    let earlier = speaker(side).helloCount
    change(side) { $0.helloCount += 1 }
    guard earlier > 0 else { return serverHello?.isRetry == false || certificates != nil }
    // Only TLS 1.3 asks for another hello, once, and goes on as TLS 1.3 (RFC 8446, section 4.1.4).
    guard earlier == 1, serverHello?.isRetry == true else { return true }
    return switch message {
    case .clientHello: false
    case .serverHello(let second): second.isRetry || second.version != 0x0304
    default: true
    }
  }

  private static func hello(of side: Side) -> UInt8 {
    side == .client ? WireMessage.clientHelloType : WireMessage.serverHelloType
  }

  private mutating func change(_ side: Side, _ body: (inout Speaker) -> Void) {
    if side == .client { body(&client) } else { body(&server) }
  }

  private mutating func take(_ type: UInt8, _ body: [UInt8], from side: Side) {
    let message = decoder.message(type, body)
    if contradicts(message, from: side) { isContradictory = true }
    defer { if hasUndueKey { isContradictory = true } }
    messagesCount += message.heldCount(of: body, from: side)
    switch (side, message) {
    case (.client, .clientHello(let hello)): clientHello = hello
    case (.client, .certificate(let sent)): hasClientCertificate = !sent.certificates.isEmpty
    case (.server, .serverHello(let hello)): serverHello = hello
    case (.server, .certificate) where certificates == nil:
      certificates = CertificateMessage(body: body, isTLS13: false)
    case (.server, .certificateStatus):
      // The type of the response and its length come before it (RFC 6066, section 8).
      staple = Array(body.dropFirst(4))
    case (.server, .serverKeyExchange(let exchange)): keyExchange = exchange
    case (.server, .certificateRequest(let asked)): request = asked
    default: break
    }
  }
}

extension CapturedHandshake.Speaker {
  /// Octets that show an alert.
  private static let alertLength = 7

  /// - Parameter isExpected: Whether the other side has begun TLS, so that an alert may be the answer.
  mutating func read(
    _ piece: ArraySlice<UInt8>, _ side: CapturedHandshake.Side, isExpected: Bool
  ) -> [WireEvent] {
    guard damage == nil else { return [] }
    if isTLS { return reader.receive(piece) }
    let bytes = beginning.isEmpty ? piece : (beginning + piece)[...]
    beginning = []
    if isExpected, bytes.first == WireRecord.alert {
      if bytes.count < Self.alertLength {
        beginning = Array(bytes)
        return []
      }
      if bytes.octet(at: 1) == 3 { return begin(bytes) }
    }
    if let hello = Hello.first(in: bytes, of: side) {
      plaintext += hello.offset
      return begin(bytes.dropFirst(hello.offset))
    }
    beginning = Array(Hello.beginning(in: bytes))
    plaintext += bytes.count - beginning.count
    return []
  }

  private mutating func begin(_ bytes: ArraySlice<UInt8>) -> [WireEvent] {
    isTLS = true
    return reader.receive(bytes)
  }
}
