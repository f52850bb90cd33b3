/// What the server chose that the hello of Apple's clients does not offer, and what it does without it.
///
/// Indirect: few handshakes have one, and every copy of a handshake would have its size.
package indirect enum AppleHello: Hashable, Sendable {
  /// Nobody asked: the choice of a handshake that offered all that the library has.
  case notAsked(Choice)
  /// Asked with the offer of Apple's clients, the server refused it by an alert.
  case refused(Choice, ConnectionFailure)
  /// Asked with that offer, the server sent no certificate, which may have other reasons.
  case unanswered(Choice, ConnectionFailure)
  /// Asked with that offer, the server sent its certificates: that handshake is the one that is reported.
  case accepted(Choice, hasSameCertificates: Bool)

  package var choice: Choice {
    switch self {
    case .notAsked(let choice), .refused(let choice, _), .unanswered(let choice, _),
      .accepted(let choice, _):
      choice
    }
  }

  package enum Choice: Hashable, Sendable {
    /// IANA name of a cipher suite.
    case suite(String)
    /// Group of the key exchange, such as `X448`.
    case group(String)
    /// Kind of key and hash of the server's signature, such as `ECDSA with SHA-512`.
    case signature(String)
    /// Kind of the certificate's key, such as `Ed25519`.
    case key(String)

    /// Such as `the group X448`.
    package var text: String {
      switch self {
      case .suite(let name): "the cipher suite \(name)"
      case .group(let name): "the group \(name)"
      case .signature(let name): "a signature of \(name)"
      case .key(let kind): "the kind of key \(kind)"
      }
    }
  }
}

/// By one record: derived coding would add a type for every case, and each makes every start longer.
extension AppleHello: Codable {
  private struct Record: Codable {
    var suite: String?
    var group: String?
    var signature: String?
    var key: String?
    var failure: ConnectionFailure?
    var isRefusal: Bool?
    var hasSameCertificates: Bool?
  }

  package init(from decoder: any Decoder) throws {
    let record = try Record(from: decoder)
    let choice =
      record.suite.map(Choice.suite) ?? record.group.map(Choice.group)
      ?? record.signature.map(Choice.signature) ?? record.key.map(Choice.key)
    guard let choice else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "no choice of the server's"))
    }
    if let failure = record.failure {
      self = record.isRefusal == true ? .refused(choice, failure) : .unanswered(choice, failure)
    } else {
      self =
        record.hasSameCertificates.map { .accepted(choice, hasSameCertificates: $0) }
        ?? .notAsked(choice)
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var record = Record()
    switch choice {
    case .suite(let name): record.suite = name
    case .group(let name): record.group = name
    case .signature(let name): record.signature = name
    case .key(let kind): record.key = kind
    }
    switch self {
    case .notAsked: break
    case .refused(_, let failure): (record.failure, record.isRefusal) = (failure, true)
    case .unanswered(_, let failure): record.failure = failure
    case .accepted(_, let isSame): record.hasSameCertificates = isSame
    }
    try record.encode(to: encoder)
  }
}
