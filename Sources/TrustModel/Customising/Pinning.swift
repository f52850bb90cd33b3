/// What a server's certificate is compared with, in addition to trust evaluation or instead of it.
package enum Pinning: Hashable, Sendable {
  /// Keys, in addition to trust evaluation: of the pins of each place, one has to be on the path.
  /// That allows for spare keys.
  case keys([Pin])
  /// Files with certificates, instead of trust evaluation: the server's own has to be one of them
  /// (TN2232, "Trusting One Specific Certificate").
  case certificates([String])

  /// Empty where certificates are compared.
  package var pins: [Pin] {
    switch self {
    case .keys(let pins): pins
    case .certificates: []
    }
  }

  /// Empty where keys are compared.
  package var files: [String] {
    switch self {
    case .keys: []
    case .certificates(let files): files
    }
  }
}

extension Pinning: Codable {
  private enum Key: String, CodingKey {
    case keys, certificates
  }

  /// Either `keys` or `certificates`.
  package init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: Key.self)
    if let files = try members.decodeIfPresent([String].self, forKey: .certificates) {
      self = .certificates(files)
    } else {
      self = .keys(try members.decode([Pin].self, forKey: .keys))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: Key.self)
    switch self {
    case .keys(let pins): try members.encode(pins, forKey: .keys)
    case .certificates(let files): try members.encode(files, forKey: .certificates)
    }
  }
}
