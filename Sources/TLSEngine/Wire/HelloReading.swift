package import TrustModel

extension ClientHello {
  /// - Parameter body: The message without its four octets of type and length.
  /// - Returns: Nil where its structure is broken.
  package init?(_ body: [UInt8]) {
    var reader = VectorReader(body[...])
    guard let version = reader.code(), let random = reader.octets(32),
      let session = reader.vector(lengthOctets: 1), let suites = reader.codes(lengthOctets: 2),
      let compressions = reader.vector(lengthOctets: 1)
    else { return nil }
    // Before TLS 1.2 there need be none.
    let extensions = reader.rest.isEmpty ? [] : reader.extensions(.client)
    guard let extensions else { return nil }
    self.init(
      version: version, random: Array(random), hasSessionID: !session.isEmpty, suites: suites,
      compressions: Array(compressions), extensions: extensions)
  }
}

extension ServerHello {
  /// The random number that tells a HelloRetryRequest (RFC 8446, section 4.1.3): SHA-256 of that
  /// word.
  private static let randomOfRetry = SHA256.digest(Array("HelloRetryRequest".utf8))

  /// - Parameter body: The message without its four octets of type and length.
  /// - Returns: Nil where its structure is broken.
  package init?(_ body: [UInt8]) {
    var reader = VectorReader(body[...])
    guard let version = reader.code(), let random = reader.octets(32),
      let session = reader.vector(lengthOctets: 1), let suite = reader.code(),
      let compression = reader.number(octets: 1)
    else { return nil }
    let isRetry = Array(random) == Self.randomOfRetry
    let extensions =
      reader.rest.isEmpty ? [] : reader.extensions(isRetry ? .retryRequest : .server)
    guard let extensions else { return nil }
    self.init(
      version: extensions.of(.supportedVersions)?.numbers.first ?? version,
      random: Array(random), suite: suite, hasSessionID: !session.isEmpty,
      compression: UInt8(compression), isRetry: isRetry, extensions: extensions)
  }
}

/// The message that an extension is in, which decides on its form.
enum ExtensionPlace {
  case client, server, retryRequest
  /// Messages of TLS 1.3 after the ServerHello.
  case encrypted
}

extension VectorReader {
  /// More than any client sends.
  private static let mostExtensions = 128

  /// The next list of extensions, at most the first 128; nil where its structure is broken.
  mutating func extensions(_ place: ExtensionPlace) -> [WireExtension]? {
    guard let content = vector(lengthOctets: 2) else { return nil }
    var list = VectorReader(content)
    var extensions: [WireExtension] = []
    while !list.rest.isEmpty, extensions.count < Self.mostExtensions {
      guard let number = list.code(), let content = list.vector(lengthOctets: 2) else { return nil }
      extensions.append(WireExtension(number, content, in: place))
    }
    return extensions
  }
}

extension WireExtension {
  fileprivate init(_ number: UInt16, _ content: ArraySlice<UInt8>, in place: ExtensionPlace) {
    self.init(number: number, length: content.count)
    var reader = VectorReader(content)
    switch (Known(rawValue: number), place) {
    case (.serverName, .client):
      let hosts = reader.hostNames()
      names = hosts ?? []
      isMalformed = hosts == nil || names.isEmpty
    case (.applicationProtocols, _):
      names = reader.names(lengthOctets: 1)
      isMalformed = names.isEmpty
    case (.supportedVersions, .client): fill(with: reader.codes(lengthOctets: 1))
    case (.supportedVersions, _), (.keyShare, .server), (.keyShare, .retryRequest):
      fill(with: reader.code().map { [$0] })
    case (.keyShare, .client): fill(with: reader.keyShares())
    case (.supportedGroups, _), (.signatureAlgorithms, _), (.certificateSignatures, _):
      fill(with: reader.codes(lengthOctets: 2))
    default: break
    }
  }

  private mutating func fill(with numbers: [UInt16]?) {
    self.numbers = numbers ?? []
    isMalformed = numbers == nil
  }
}

extension VectorReader {
  /// More than any client offers.
  private static let mostNames = 64

  /// Names of hosts (RFC 6066, section 3); nil where the structure is broken.
  fileprivate mutating func hostNames() -> [String]? {
    guard let content = vector(lengthOctets: 2), rest.isEmpty else { return nil }
    var list = VectorReader(content)
    var names: [String] = []
    while !list.rest.isEmpty, names.count < Self.mostNames {
      guard let type = list.number(octets: 1), let name = list.vector(lengthOctets: 2) else {
        return nil
      }
      if type == 0 { names.append(String(decoding: name.prefix(255), as: UTF8.self)) }
    }
    return names
  }

  fileprivate mutating func names(lengthOctets: Int) -> [String] {
    var list = VectorReader(vector(lengthOctets: 2) ?? [])
    var names: [String] = []
    while names.count < Self.mostNames, let name = list.vector(lengthOctets: lengthOctets) {
      names.append(String(decoding: name, as: UTF8.self))
    }
    return names
  }

  /// The groups of a client's key shares.
  fileprivate mutating func keyShares() -> [UInt16]? {
    guard let content = vector(lengthOctets: 2) else { return nil }
    var list = VectorReader(content)
    var groups: [UInt16] = []
    while !list.rest.isEmpty {
      guard let group = list.code(), list.vector(lengthOctets: 2) != nil else { return nil }
      groups.append(group)
    }
    return groups
  }
}
