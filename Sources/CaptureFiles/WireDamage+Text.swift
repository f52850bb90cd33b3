import TLSEngine
import TrustModel

extension WireDamage {
  /// A bound of this tool is named as that, whichever side exceeded it.
  var kind: ConnectionFailure.Kind {
    switch self {
    case .notTLS, .longRecord: .notCaptured
    case .longMessage, .endless: .boundExceeded
    }
  }

  /// - Parameter who: Whose octets they are, such as `server`.
  func text(_ who: String) -> String {
    let bound = "\(PeerBounds.handshakeBytes / 1024) KiB"
    switch self {
    case .notTLS: return "what the \(who) sent goes on with octets that are no TLS"
    case .longRecord(let length):
      return "a record of the \(who) announces \(length) octets, more than a record of TLS has"
    case .longMessage(let type, let length):
      return
        "the message \(WireNames.message(type)) of the \(who) announces \(length) octets; of a "
        + "handshake at most \(bound) are read"
    case .endless:
      return
        "the \(who) sent more than \(bound) before the handshake was over, which is all that is read"
    }
  }
}
