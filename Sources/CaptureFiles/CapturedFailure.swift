import TLSEngine
import TrustModel

/// Why a captured handshake did not complete, or why it does not show the certificates.
struct CapturedFailure {
  private let connection: Connection
  private let conversation: CapturedHandshake
  private let host: String

  init(_ connection: Connection, host: String) {
    self.connection = connection
    conversation = connection.conversation
    self.host = host
  }

  /// Nil only where the certificates were seen and both sides went on to encrypted records: without
  /// that the server may not have the key, or the client may have refused.
  var failure: ConnectionFailure? {
    if conversation.isContradictory {
      return notCaptured(
        "the capture has messages on one connection that cannot be of one handshake", hint: live)
    }
    if connection.isAmbiguous {
      return notCaptured(
        "segments of the capture overlap and differ, or have numbers of two streams: which octets were "
          + "received is not known",
        hint: live)
    }
    if let failure = doubtfulName { return failure }
    if let alert = conversation.alert { return failure(by: alert) }
    if let failure = conversation.serverIsNotTLS { return failure }
    guard conversation.serverHello != nil else { return noAnswer }
    if conversation.isTLS13 { return HiddenCertificates(connection, hint: live).failure }
    guard conversation.hasKnownVersion else {
      return notCaptured("the handshake has a version that is not read from captures", hint: live)
    }
    if let failure = unsuitableSuite { return failure }
    if let choice = conversation.unofferedChoice { return notCaptured(choice, hint: live) }
    guard let certificates = conversation.certificates else { return withoutCertificates }
    guard !certificates.certificates.isEmpty else {
      return notCaptured("the server sent no certificate", hint: nil)
    }
    if certificates.exceedsBound { return .tooManyCertificates }
    guard conversation.clientHello != nil else { return withoutBeginning }
    if conversation.isOver { return whatCompleteLacks }
    if let failure = damage { return failure }
    guard let ending = connection.ending else {
      return notCaptured("the capture does not show how the handshake ended", hint: live)
    }
    let event = ending.isReset ? "broke the connection" : "closed the connection"
    return ending.side == .client
      ? ConnectionFailure(
        .clientEnded(nil),
        summary: "the client \(event) in the handshake, "
          + (conversation.hasHiddenAlert ? "after an alert that is encrypted" : "without an alert"),
        hint: conversation.hasHiddenAlert
          ? "it may have refused the certificates: the capture does not show which alert it is"
          : "it may have refused the certificates: some clients send no alert then")
      : ConnectionFailure(
        .connectionLost(.handshake),
        summary: "the server \(event) in the handshake, after its certificates")
  }

  /// For which name the server was asked is not known.
  private var doubtfulName: ConnectionFailure? {
    guard let hello = conversation.clientHello else { return nil }
    if hello.hasDoubtfulServerName {
      return notCaptured(
        "the client's server name indication is broken or has more than one name",
        hint: otherName)
    }
    guard let name = hello.serverName, !CapturedConnection.isHostName(name) else { return nil }
    return notCaptured(
      "the client asked for '\(name.prefix(CapturedConnection.longestQuote))', which is no name of a "
        + "host: whether the certificates are for it cannot be told",
      hint: otherName)
  }

  /// What helps where the name is not known.
  private var otherName: String {
    conversation.certificates?.certificates.isEmpty == false
      ? "--server-name NAME evaluates the certificates for another name" : live
  }

  /// What keeps a handshake that seems complete from being shown whole; nil where nothing does.
  private var whatCompleteLacks: ConnectionFailure? {
    // Until the handshake was complete, segments waited for others that never came.
    for (side, who) in [(CapturedHandshake.Side.server, "server"), (.client, "client")]
    where connection.hasGap(side) {
      return notCaptured(
        "the \(who)'s segments do not follow each other in the capture", hint: live)
    }
    if let lacking = conversation.lacking {
      return notCaptured(
        "the capture does not show a complete handshake: \(lacking)",
        // A client that needs nothing closes at once, without data.
        hint: conversation.isAccepted ? "the capture may have been changed; \(live)" : live)
    }
    if connection.isOverlong {
      return notCaptured("the handshake has more octets than are compared", hint: live)
    }
    if connection.hasOldReset {
      return notCaptured(
        "the connection was reset at a number from within its handshake: the one who reset it had not "
          + "taken part in all of it",
        hint: live)
    }
    switch connection.interruption {
    case nil: return nil
    case .noRoom:
      return notCaptured(
        "more connections are open at the same time than can be followed to their ends: whether later "
          + "segments of this one differ is not known",
        hint: live)
    case .otherConnection:
      return notCaptured(
        "another connection between the same two ports begins before this one has ended", hint: live
      )
    }
  }

  /// A side sent what is read no further; nil where there is no such side.
  private var damage: ConnectionFailure? {
    for (side, who) in [(CapturedHandshake.Side.client, "client"), (.server, "server")] {
      guard let damage = conversation.damage(of: side) else { continue }
      return ConnectionFailure(damage.kind, summary: damage.text(who), hint: live)
    }
    return nil
  }

  private var withoutBeginning: ConnectionFailure {
    if let damage { return damage }
    if connection.hasGap(.client) {
      return notCaptured(gap("packets with the ClientHello", of: .client), hint: otherName)
    }
    return conversation.hasMessage(WireMessage.clientHelloType, from: .client)
      ? notCaptured("the client's ClientHello cannot be read", hint: otherName)
      : notCaptured(
        "the capture begins after the ClientHello: for which name the client asked, and what the server "
          + "proved, is not known",
        hint: otherName)
  }

  /// What a server cannot have chosen where it shows a certificate.
  private var unsuitableSuite: ConnectionFailure? {
    guard let suite = conversation.serverHello?.suite else { return nil }
    let name = WireNames.suite(suite)
    if let offer = conversation.clientHello, !offer.suites.contains(suite) {
      return notCaptured(
        "the server chose the cipher suite \(name), which the client did not offer", hint: live)
    }
    guard WireNames.isKnown(suite: suite) else {
      return notCaptured(
        "the server chose the cipher suite \(name), which is not read from captures", hint: live)
    }
    guard !WireNames.hasCertificate(suite: suite) else { return nil }
    return conversation.certificates == nil
      ? notCaptured(
        "the server chose the cipher suite \(name), with which it has no certificate", hint: nil)
      : notCaptured(
        "the server sent a certificate, which the cipher suite \(name) does not have", hint: live)
  }

  private func failure(by alert: CapturedHandshake.Alert) -> ConnectionFailure {
    guard alert.side == .client else {
      return .alert(
        alert.number,
        after: CertificateRequest(
          isMade: conversation.request != nil, hasIdentity: conversation.hasClientCertificate,
          isAnswered: conversation.hasClientCertificate))
    }
    let name = TLSAlert.numberedName(alert.number)
    let isAfterCertificates = conversation.certificates != nil || conversation.isTLS13
    guard isAfterCertificates, TLSAlert.refusesCertificate(alert.number) else {
      return ConnectionFailure(
        .clientEnded(alert.number),
        summary: "the client ended the handshake with the alert \(name)",
        hint: "trusteval explain \(TLSAlert.name(alert.number)) tells what clients mean by it")
    }
    return ConnectionFailure(
      .clientEnded(alert.number),
      summary: "the client refused the server's certificates"
        + (conversation.isTLS13 ? ", which TLS 1.3 encrypts," : "") + " with the alert \(name)",
      hint: (ConnectionFailure.hintOnRefusal(ofServerBy: alert.number) ?? "")
        + (conversation.isTLS13 ? "; \(live)" : ""))
  }

  private var noAnswer: ConnectionFailure {
    guard conversation.clientHello != nil else { return withoutBeginning }
    if let damage { return damage }
    if connection.hasGap(.server) {
      return notCaptured(gap("packets with the answer to the ClientHello", of: .server), hint: live)
    }
    guard let ending = connection.ending else {
      return notCaptured("the capture shows no answer to the ClientHello", hint: nil)
    }
    let event = ending.isReset ? "broke the connection" : "closed the connection"
    return ending.side == .client
      ? ConnectionFailure(
        .clientEnded(nil), summary: "the client \(event) before the server answered")
      : ConnectionFailure(
        .connectionLost(.handshake),
        summary: "the server \(event) without an answer to the ClientHello")
  }

  private var withoutCertificates: ConnectionFailure {
    if let damage { return damage }
    if connection.hasGap(.server) {
      return notCaptured(gap("packets with the certificates", of: .server), hint: live)
    }
    if conversation.isOver {
      return notCaptured(
        "the session was resumed, so that the server sent no certificates",
        hint: "the connection before it has them; \(live)")
    }
    return notCaptured("the capture ends before the certificates", hint: live)
  }

  private func gap(_ packets: String, of side: CapturedHandshake.Side) -> String {
    connection.isOutOfOrder(side)
      ? "\(packets) came \(Reassembly.disorder)" : "\(packets) are missing from the capture"
  }

  private var live: String {
    let name = host.contains(":") ? "[\(host)]" : host
    return "ask the server itself: trusteval \(name):\(connection.server.port)"
  }

  private func notCaptured(_ summary: String, hint: String?) -> ConnectionFailure {
    ConnectionFailure(.notCaptured, summary: summary, hint: hint)
  }
}
