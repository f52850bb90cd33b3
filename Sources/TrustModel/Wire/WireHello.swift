/// What a client offers (RFC 8446, section 4.1.2).
package struct ClientHello: Hashable, Sendable {
  /// The version field, which clients of TLS 1.3 leave at 1.2.
  package var version: UInt16
  package var random: [UInt8]
  package var hasSessionID: Bool
  package var suites: [UInt16]
  /// Numbers of methods; 0 is none (RFC 3749, section 2).
  package var compressions: [UInt8]
  package var extensions: [WireExtension]

  package init(
    version: UInt16, random: [UInt8], hasSessionID: Bool, suites: [UInt16],
    compressions: [UInt8] = [0], extensions: [WireExtension]
  ) {
    self.version = version
    self.random = random
    self.hasSessionID = hasSessionID
    self.suites = suites
    self.compressions = compressions
    self.extensions = extensions
  }

  /// The server name indication; nil where none is sent.
  package var serverName: String? { extensions.of(.serverName)?.names.first }
  /// Whether it can be read for more than one name, or for one in spite of its structure.
  package var hasDoubtfulServerName: Bool {
    let indications = extensions.filter { $0.number == WireExtension.Known.serverName.rawValue }
    return indications.count > 1 || indications.contains { $0.names.count > 1 || $0.isMalformed }
  }
  /// The versions by their extension; without it the client offers all up to `version`.
  package var supportedVersions: [UInt16]? { extensions.of(.supportedVersions)?.numbers }
  package var groups: [UInt16] { extensions.of(.supportedGroups)?.numbers ?? [] }
  /// The groups that a key is sent for.
  package var keyShares: [UInt16] { extensions.of(.keyShare)?.numbers ?? [] }
  package var signatures: [UInt16] { extensions.of(.signatureAlgorithms)?.numbers ?? [] }
  package var applicationProtocols: [String] { extensions.of(.applicationProtocols)?.names ?? [] }
  package var asksForStaple: Bool { extensions.of(.statusRequest) != nil }
}

/// What a server chose (RFC 8446, section 4.1.3).
package struct ServerHello: Hashable, Sendable {
  /// The version chosen, by the extension where there is one.
  package var version: UInt16
  package var random: [UInt8]
  package var suite: UInt16
  package var hasSessionID: Bool
  package var compression: UInt8
  /// Whether it is a HelloRetryRequest, which asks for another ClientHello.
  package var isRetry: Bool
  package var extensions: [WireExtension]

  package init(
    version: UInt16, random: [UInt8], suite: UInt16, hasSessionID: Bool, compression: UInt8 = 0,
    isRetry: Bool, extensions: [WireExtension]
  ) {
    self.version = version
    self.random = random
    self.suite = suite
    self.hasSessionID = hasSessionID
    self.compression = compression
    self.isRetry = isRetry
    self.extensions = extensions
  }

  /// The group of the key exchange in TLS 1.3, or the one that another ClientHello is asked for.
  package var group: UInt16? { extensions.of(.keyShare)?.numbers.first }
}

/// An extension of a handshake message, read as far as its kind is known.
package struct WireExtension: Hashable, Sendable {
  package var number: UInt16
  /// Octets of its content.
  package var length: Int
  /// Versions, groups or signature schemes; for `key_share` the groups.
  package var numbers: [UInt16]
  /// Host names, or application protocols.
  package var names: [String]
  /// Whether the content is other than its number requires.
  package var isMalformed: Bool

  package init(
    number: UInt16, length: Int, numbers: [UInt16] = [], names: [String] = [],
    isMalformed: Bool = false
  ) {
    self.number = number
    self.length = length
    self.numbers = numbers
    self.names = names
    self.isMalformed = isMalformed
  }

  /// Those whose content is read.
  package enum Known: UInt16, Sendable {
    case serverName = 0
    case statusRequest = 5
    case supportedGroups = 10
    case signatureAlgorithms = 13
    case applicationProtocols = 16
    case certificateTimestamps = 18
    case earlyData = 42
    case supportedVersions = 43
    case certificateSignatures = 50
    case keyShare = 51
    case renegotiation = 0xff01
  }
}

extension [WireExtension] {
  /// The first one of this number.
  ///
  /// No subscript, which would take part in the choice of meaning of every subscript of an array.
  package func of(_ known: WireExtension.Known) -> WireExtension? {
    first { $0.number == known.rawValue }
  }
}
