import OpenSSLEngine
import TLSEngine
package import TrustModel
import X509

/// What a client did with a server of the lab, on one connection.
package struct LabVisit: Sendable {
  package let labCase: String
  /// Address and port; nil where it was gone at once.
  package let peer: String?
  package private(set) var hello: ClientHello?
  /// Whether all of a ClientHello came, even one that cannot be read.
  package private(set) var isHelloWhole = false
  package private(set) var received = Received.nothing
  /// The alert that the client sent, but close_notify.
  package private(set) var alert: UInt8?
  package private(set) var clientCertificate = ClientCertificate.notAsked
  /// The version, such as `TLSv1.3`, once the handshake is complete; nil before that.
  package private(set) var completeVersion: String?
  /// Whether the server had sent a certificate, or what may be one and is encrypted, when the alert
  /// came.
  package private(set) var alertFollowsCertificate = false
  /// Why the server's library could not go on.
  package private(set) var failure: String?
  package private(set) var end = End.closed
  private var reader = WireReader()
  private var ownReader = WireReader()
  private var hasSentCertificate = false

  /// How far what came from the client got.
  package enum Received: Hashable, Sendable {
    case nothing
    /// The first octets were no TLS.
    case foreign(Foreign)
    case handshake
    /// A request, after a complete handshake.
    case request
  }

  package enum Foreign: Hashable, Sendable {
    case other, http
    /// A hello in the form of SSL 2, and the version that it asks for.
    case oldHello(UInt16)

    init(_ bytes: [UInt8]) {
      // The length with its highest bit set, the type and the version come first (RFC 5246, E.2).
      if bytes.count >= 5, bytes[0] & 0x80 != 0, bytes[2] == 1, [0, 2, 3].contains(bytes[3]) {
        self = .oldHello(UInt16(bytes[3]) << 8 | UInt16(bytes[4]))
      } else {
        self = HTTPReply.isRequest(bytes) ? .http : .other
      }
    }
  }

  package enum ClientCertificate: Hashable, Sendable {
    case notAsked, noneSent
    /// With the subject's name.
    case sent(String)
  }

  package enum End: Hashable, Sendable {
    /// By the client, or by both.
    case closed
    /// By the script of the case.
    case scripted
    /// The connection broke.
    case broken
    /// It lasted too long.
    case timePassed
  }

  init(of labCase: String, from peer: String?) {
    self.labCase = labCase
    self.peer = peer
  }

  mutating func note(_ end: End) {
    self.end = end
  }

  /// Reads what is not encrypted.
  mutating func note(received bytes: [UInt8]) {
    guard !bytes.isEmpty else { return }
    if received == .nothing { received = .handshake }
    for event in reader.receive(bytes) {
      switch event {
      case .message(WireMessage.clientHelloType, let body):
        isHelloWhole = true
        hello = hello ?? ClientHello(body)
      case .alert(_, let number) where number != TLSAlert.closeNotify: note(alert: number)
      case .unreadable(.notTLS) where hello == nil:
        received = .foreign(Foreign(bytes))
      default: break
      }
    }
  }

  private mutating func note(alert number: UInt8) {
    guard alert == nil else { return }
    alert = number
    alertFollowsCertificate = hasSentCertificate
  }

  /// Reads what the server itself sends.
  mutating func note(sent bytes: [UInt8]) {
    for event in ownReader.receive(bytes) {
      switch event {
      // In TLS 1.3 all that follows the hello is encrypted, certificates first.
      case .message(WireMessage.certificateType, _), .encrypted: hasSentCertificate = true
      default: break
      }
    }
  }

  mutating func note(_ progress: TLSServerSession.Progress, of session: TLSServerSession) {
    let client = session.client
    client.alert.map { note(alert: $0) }
    if client.isAsked {
      clientCertificate =
        client.certificate.map { der in
          .sent((try? Certificate(der: der))?.subject.text ?? "a certificate that cannot be read")
        } ?? .noneSent
    }
    switch progress {
    case .established: completeVersion = completeVersion ?? session.version
    case .failed(let reason): failure = reason.replacing("TLS failed: ", with: "")
    case .needsInput, .closed: break
    }
  }

  mutating func noteRequest() {
    received = .request
  }
}
