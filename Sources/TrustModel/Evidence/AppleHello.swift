/// What the server chose that the hello of Apple's clients does not offer, and what it does without it.
///
/// Indirect: few handshakes have one, and every copy of a handshake would have its size.
package indirect enum AppleHello: Hashable, Codable, Sendable {
  /// Nobody asked: the choice of a handshake that offered all that the library has.
  case notAsked(Choice)
  /// Asked with the offer of Apple's clients, the server ended the handshake.
  case refused(Choice, ConnectionFailure)
  /// Asked with that offer, the server completed the handshake, which is the one that is reported.
  case accepted(Choice, hasSameCertificates: Bool)

  package var choice: Choice {
    switch self {
    case .notAsked(let choice), .refused(let choice, _), .accepted(let choice, _): choice
    }
  }

  package enum Choice: Hashable, Codable, Sendable {
    /// IANA name of a cipher suite.
    case suite(String)
    /// Group of the key exchange, such as `X448`.
    case group(String)
    /// Kind of the certificate's key, such as `Ed25519`.
    case key(String)

    /// Such as `the group X448`.
    package var text: String {
      switch self {
      case .suite(let name): "the cipher suite \(name)"
      case .group(let name): "the group \(name)"
      case .key(let kind): "the kind of key \(kind)"
      }
    }
  }
}
