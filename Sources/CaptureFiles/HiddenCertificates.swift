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
    // Early data, and the message that ends them, are as short as they like.
    guard length < shortestFinished, conversation.clientHello?.extensions.of(.earlyData) == nil
    else {
      return nil
    }
    return
      "the client's first encrypted record has \(length) octets, too few for the message that ends a "
      + "handshake and enough for an alert: it seems to have refused"
  }

  /// Octets of a Finished message with its header, the content type and the cipher's tag (RFC 8446,
  /// sections 4.4.4 and 5.2).
  private var shortestFinished: Int {
    let suite = connection.conversation.serverHello.map { WireNames.suite($0.suite) } ?? ""
    return 4 + (suite.hasSuffix("_SHA384") ? 48 : 32) + 1 + (suite.contains("_CCM_8") ? 8 : 16)
  }
}
