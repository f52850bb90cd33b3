import TLSEngine
import TrustModel

/// Whether a handshake up to TLS 1.2 has all that a completed one has.
extension CapturedHandshake {
  /// Whether both sides went on to what is encrypted: each has verified the other's Finished message, or
  /// is about to.
  var isOver: Bool {
    hasKnownVersion && alert == nil
      && [Side.client, .server].allSatisfy {
        // The type of a record is not encrypted: an alert is no Finished message.
        hasChangedCipher($0) && firstEncryptedType(of: $0) == WireRecord.handshake
      }
  }

  var isComplete: Bool { isOver && lacking == nil }

  /// What a completed handshake has and this one lacks, one clause; nil where it lacks nothing, or has
  /// not come to its end.
  var lacking: String? {
    guard isOver else { return nil }
    if !isFinishedPossible {
      return "a record is too short or too long for the Finished message that it should be"
    }
    // A resumed session has neither certificates nor keys.
    guard certificates != nil else { return nil }
    if !hasMessage(MessageOrder.serverHelloDone, from: .server) {
      return "the server did not end its messages with a ServerHelloDone"
    }
    if !hasMessage(MessageOrder.clientKeyExchange, from: .client) {
      return "the client sent no ClientKeyExchange"
    }
    if isKeyEphemeral, !hasMessage(MessageOrder.serverKeyExchange, from: .server) {
      return "the server sent no key for the key exchange, nor its signature"
    }
    if isKeyProofDue, keyProof == nil {
      return "the server's signature over the key exchange is missing or cannot be read"
    }
    return isAccepted
      ? nil
      : "without a signature only the server's Finished message proves its key, and the client sent no "
        + "data after it that would show that it accepted it"
  }

  /// Whether the client is known to have accepted the server's Finished message, where nothing else
  /// proves the server's key.
  ///
  /// Clients talk to no server below TLS 1.2, whatever it proves.
  var isAccepted: Bool { !isProvedByClient || hasClientGoneOn }

  /// Whether nothing but the client's consent shows that the server proved its key.
  var isProvedByClient: Bool {
    certificates != nil && !isKeyProofDue && serverHello?.version == 0x0303
  }

  /// Whether the server has a new key for each handshake.
  private var isKeyEphemeral: Bool {
    let exchange = serverHello.flatMap { WireNames.keyExchange(ofSuite: $0.suite) } ?? ""
    return exchange.hasPrefix("ECDHE_") || exchange.hasPrefix("DHE_")
  }

  /// Whether the server signs its key in a form that is read: before TLS 1.2 the signature has another
  /// form, and RSA as key exchange has none.
  var isKeyProofDue: Bool { serverHello?.version == 0x0303 && isKeyEphemeral }

  /// The server's signature over the key exchange; nil where none is due.
  var keyProof: KeyProof? {
    guard isKeyProofDue, let clientHello, let serverHello, let keyExchange,
      let scheme = keyExchange.signature, let signature = keyExchange.proof
    else { return nil }
    return KeyProof(
      message: clientHello.random + serverHello.random + keyExchange.parameters, scheme: scheme,
      signature: signature)
  }

  /// Whether the server sent a key though the key of its certificate is the one that is used (RFC 5246,
  /// section 7.4.3; RFC 8422, section 2).
  var hasUndueKey: Bool {
    guard keyExchange != nil, let serverHello, hasKnownVersion else { return false }
    return ["RSA", "ECDH_RSA", "ECDH_ECDSA"]
      .contains(WireNames.keyExchange(ofSuite: serverHello.suite))
  }

  /// Octets of a Finished message with its header, which each cipher makes longer.
  private static let finishedLength = 4 + 12

  /// Whether the first encrypted records have the lengths of Finished messages.
  ///
  /// Old clients send another message before theirs.
  private var isFinishedPossible: Bool {
    guard let ofClient = firstEncrypted(of: .client), let ofServer = firstEncrypted(of: .server),
      let suite = serverHello?.suite
    else { return false }
    let name = WireNames.suite(suite)
    // No code that a cipher adds is shorter than ten octets (RFC 6066, section 7).
    let shortest = Self.finishedLength + 10
    guard ofClient >= shortest else { return false }
    // RFC 5288, section 3; RFC 6655, section 3; RFC 7905, section 2.
    if name.contains("CHACHA20_POLY1305") || name.hasSuffix("_CCM_8") {
      return ofServer == Self.finishedLength + 16
    }
    if name.contains("_GCM_") || name.hasSuffix("_CCM") {
      return ofServer == Self.finishedLength + 24
    }
    return ofServer >= shortest
  }
}
