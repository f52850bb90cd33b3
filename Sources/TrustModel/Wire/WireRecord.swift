/// The header of a TLS record (RFC 8446, section 5.1).
package struct WireRecord: Hashable, Codable, Sendable {
  /// The content type, such as 22 for handshake messages.
  package var type: UInt8
  package var version: UInt16
  /// Octets of the content.
  package var length: Int

  package init(type: UInt8, version: UInt16, length: Int) {
    self.type = type
    self.version = version
    self.length = length
  }

  package static let changeCipherSpec: UInt8 = 20
  package static let alert: UInt8 = 21
  package static let handshake: UInt8 = 22
  package static let applicationData: UInt8 = 23

  /// Whether a TLS record can begin so: a known content type and the major version 3.
  package var isPossible: Bool { (20...24).contains(type) && version >> 8 == 3 }
}

/// What is read from one direction of a connection, in its order.
package enum WireEvent: Hashable, Sendable {
  /// The header of a record, before what is in it.
  case record(WireRecord)
  /// A whole handshake message, of one record or of several.
  case message(type: UInt8, body: [UInt8])
  case alert(level: UInt8, number: UInt8)
  case changeCipherSpec
  /// Content that only the two ends can read; its length.
  case encrypted(Int)
  /// Nothing is read after it.
  case unreadable(WireDamage)
}

/// Why the bytes of one direction are read no further.
package enum WireDamage: Hashable, Sendable {
  case notTLS
  /// A record announces more octets than TLS allows, so many.
  case longRecord(Int)
  /// A handshake message announces more octets than any handshake has.
  case longMessage(type: UInt8, length: Int)
  /// There are more octets than any handshake has.
  case endless
}
