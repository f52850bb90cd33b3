import TLSEngine
import TrustModel

extension CapturedConnection {
  init(_ connection: Connection) {
    let conversation = connection.conversation
    let server = connection.server
    let address = IPAddress.text(of: server.address) ?? ""
    let name = conversation.clientHello?.serverName
    index = connection.index ?? 0
    time = connection.time.instant
    host = name.flatMap { Self.isHostName($0) ? $0 : nil } ?? address
    isNameKnown =
      conversation.clientHello.map {
        !$0.hasDoubtfulServerName && name.map(Self.isHostName) != false
      } ?? false
    port = server.port
    startTLS = connection.startsInPlaintext ? StartTLS(usualPort: server.port) : nil
    observation = Observation(
      certificates: conversation.certificates?.certificates ?? [],
      handshake: conversation.handshake, address: address)
    keyProof = conversation.keyProof
    observation.failure = CapturedFailure(connection, host: host).failure
    remarks = Self.remarks(on: connection, name: name)
  }

  /// Of a name that is none.
  static let longestQuote = 64

  /// A name that can be asked for again; a hostile one may hold anything.
  static func isHostName(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.count <= 253 && !name.hasPrefix("-")
      && name.utf8.allSatisfy { character in
        switch character {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
          UInt8(ascii: "_"):
          true
        default: false
        }
      }
  }

  private static func remark(on time: PacketTime) -> String {
    switch time {
    case .known(let time):
      "captured at \(time.rfc3339), which is the verify date unless --verify-date names another"
    case .none: "the capture has no times: the verify date is the time of reading it"
    case .outOfRange:
      "the capture's time is outside of the years 1970 to 9999: the verify date is the time of "
        + "reading it"
    }
  }

  private static func remarks(on connection: Connection, name: String?) -> [String] {
    let conversation = connection.conversation
    let client =
      "\(IPAddress.text(of: connection.client.address) ?? "") port \(connection.client.port)"
    var remarks = [Self.remark(on: connection.time)]
    if let hello = conversation.clientHello {
      let version = hello.highestVersion.map(WireNames.version) ?? "no version of TLS"
      let count = hello.suites.count { !WireNames.isGREASE($0) }
      let protocols = hello.applicationProtocols.prefix(8).joined(separator: ", ")
      remarks.append(
        "the client, \(client), offered up to \(version), \(count) cipher suites"
          + (protocols.isEmpty ? "" : ", for " + protocols))
    } else {
      remarks.append("the capture lacks what the client, \(client), offered")
    }
    if let hello = conversation.serverHello, !hello.isRetry {
      remarks.append(
        "the server chose \(WireNames.version(hello.version)) and \(WireNames.suite(hello.suite))")
    }
    if let name, !isHostName(name) {
      remarks.append(
        "the client indicates '\(name.prefix(longestQuote))', which is no name of a host")
    } else if name == nil, conversation.clientHello != nil {
      remarks.append("the client indicates no name: the server's address is used in its place")
    }
    if conversation.isOver, conversation.hasHiddenAlert {
      remarks.append(
        "after the handshake the client sent no data but an alert, which is encrypted: whether it refused "
          + "the server or closed the connection, the capture does not show")
    }
    if connection.startsInPlaintext {
      remarks.append("\(conversation.plaintext) octets of plaintext came before TLS")
    }
    for (side, who) in [(CapturedHandshake.Side.client, "client"), (.server, "server")]
    where connection.hasGap(side) {
      remarks.append(
        connection.isOutOfOrder(side)
          ? "packets of the \(who) came \(Reassembly.disorder)"
          : "packets of the \(who) are missing from the capture")
    }
    return remarks
  }
}

extension ClientHello {
  /// The number by which old clients say that they know secure renegotiation (RFC 5746).
  private static let renegotiationSuite: UInt16 = 0x00ff

  var knowsSecureRenegotiation: Bool {
    suites.contains(Self.renegotiationSuite) || extensions.of(.renegotiation) != nil
  }

  var highestVersion: UInt16? {
    (supportedVersions ?? [version]).filter { !WireNames.isGREASE($0) }.max()
  }

  var offer: ClientOffer {
    ClientOffer(
      highestVersion: highestVersion.flatMap(TLSNames.protocolVersion), asksForStaple: asksForStaple
    )
  }
}

extension CapturedHandshake {
  /// The facts as an engine gives them for a handshake of its own.
  var handshake: Handshake {
    var handshake = Handshake(
      alert: alert.map { TLSAlert.name($0.number) }, alertNumber: alert?.number,
      clientCertificateRequested: request != nil, acceptableIssuers: request?.authorities,
      clientCertificateSent: hasClientCertificate, stapledOCSP: staple, isComplete: isComplete,
      engine: nil)
    handshake.offer = clientHello?.offer
    guard let serverHello, !serverHello.isRetry else { return handshake }
    handshake.protocolVersion = TLSNames.protocolVersion(serverHello.version)
    handshake.cipher = WireNames.suite(serverHello.suite)
    if isTLS13 {
      handshake.group = serverHello.group.map { TLSNames.group(WireNames.group($0)) }
      return handshake
    }
    handshake.group =
      keyExchange?.group.map { TLSNames.group(WireNames.group($0)) }
      ?? keyExchange?.primeBits.map { "DH \($0)" }
    handshake.finiteFieldBits = keyExchange?.primeBits
    handshake.signatureHash = signatureHash(serverHello)
    if serverHello.extensions.of(.renegotiation) != nil {
      handshake.secureRenegotiation = true
    } else if clientHello?.knowsSecureRenegotiation == true {
      handshake.secureRenegotiation = false
    }
    if serverHello.extensions.of(.certificateTimestamps) == nil {
      handshake.signedCertificateTimestamps = 0
    }
    return handshake
  }

  private func signatureHash(_ hello: ServerHello) -> String? {
    guard let keyExchange, keyExchange.group != nil || keyExchange.primeBits != nil else {
      return nil
    }
    guard let signature = keyExchange.signature else {
      // Before TLS 1.2 the hash follows from the key (RFC 4346, section 7.4.3; RFC 8422, section 5.4).
      guard hello.version < 0x0303 else { return nil }
      return WireNames.suite(hello.suite).contains("_RSA_") ? "MD5-SHA-1" : "SHA-1"
    }
    switch signature {
    case 0x0804, 0x0809: return "SHA-256"
    case 0x0805, 0x080a: return "SHA-384"
    case 0x0806, 0x080b: return "SHA-512"
    default: break
    }
    let hashes = ["MD5", "SHA-1", "SHA-224", "SHA-256", "SHA-384", "SHA-512"]
    let number = Int(signature >> 8) - 1
    return hashes.indices.contains(number) ? hashes[number] : nil
  }
}
