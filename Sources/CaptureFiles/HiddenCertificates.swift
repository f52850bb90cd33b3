import TLSEngine
import TrustModel

/// Why a handshake of TLS 1.3 gives no verdict, with what its encrypted part shows of the client's answer:
/// it encrypts all that follows the ServerHello, alerts included.
struct HiddenCertificates {
  private let connection: Connection
  private let hint: String

  init(_ connection: Connection, hint: String) {
    self.connection = connection
    self.hint = hint
  }

  var failure: ConnectionFailure {
    ConnectionFailure(
      .notCaptured,
      summary: "TLS 1.3 encrypts the certificates, so that a capture does not show them"
        + (refusal.map { "; \($0)" } ?? ""),
      hint: hint)
  }

  /// By what the client seems to have refused; nil where it does not.
  private var refusal: String? {
    let conversation = connection.conversation
    guard let length = conversation.firstEncrypted(of: .client) else {
      guard conversation.firstEncrypted(of: .server) != nil, let ending = connection.ending,
        ending.side == .client, !connection.hasGap(.client)
      else { return nil }
      return
        "the client \(ending.isReset ? "broke" : "closed") the connection without an answer to them: "
        + "it may have refused"
    }
    // Early data, and the message that ends them, may have any length.
    guard length < shortestAnswer, conversation.clientHello?.extensions.of(.earlyData) == nil
    else {
      return nil
    }
    return
      "the client's first encrypted record has \(length) octets, too few for a message that goes on with "
      + "the handshake and enough for an alert: it seems to have refused"
  }

  /// Octets of the shortest message with which a client goes on: a Certificate without any, for a server
  /// that asked for one, with its header, the content type and the cipher's tag (RFC 8446, sections 4.4.2
  /// and 5.2).
  private var shortestAnswer: Int {
    let suite = connection.conversation.serverHello.map { WireNames.suite($0.suite) } ?? ""
    return 4 + 1 + 3 + 1 + (suite.contains("_CCM_8") ? 8 : 16)
  }
}
