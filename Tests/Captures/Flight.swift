/// The bytes of a handshake, as far as one who listens reads them.
package enum Flight {
  package static let name = "www.lab.example"
  package static let leaf: [UInt8] = [0x30, 0x03, 0x02, 0x01, 0x01]
  /// Long enough to be in several segments.
  package static let issuer = [UInt8](repeating: 0x30, count: 3000)

  package static func network(_ value: Int, _ octets: Int) -> [UInt8] {
    CaptureWriter.network(value, octets)
  }

  package static func record(_ type: Int, _ content: [UInt8]) -> [UInt8] {
    [UInt8(type), 3, 3] + network(content.count, 2) + content
  }

  package static func message(_ type: Int, _ body: [UInt8]) -> [UInt8] {
    [UInt8(type)] + network(body.count, 3) + body
  }

  package static func vector(_ octets: Int, _ content: [UInt8]) -> [UInt8] {
    network(content.count, octets) + content
  }

  package static func `extension`(_ number: Int, _ content: [UInt8]) -> [UInt8] {
    network(number, 2) + vector(2, content)
  }

  package static func nameIndication(_ names: [String]) -> [UInt8] {
    `extension`(0, vector(2, names.flatMap { [0] + vector(2, Array($0.utf8)) }))
  }

  package static func clientHello(
    _ name: String? = name, versions: [UInt8] = [], suites: [UInt8] = [0xc0, 0x2b, 0x00, 0xff],
    compressions: [UInt8] = [0], extensions: [UInt8] = []
  ) -> [UInt8] {
    var extensions = extensions
    if let name { extensions += nameIndication([name]) }
    if !versions.isEmpty { extensions += `extension`(43, vector(1, versions)) }
    let body =
      [3, 3] + [UInt8](repeating: 7, count: 32) + [0] + vector(2, suites)
      + vector(1, compressions) + vector(2, extensions)
    return record(22, message(1, body))
  }

  package static func serverHello(
    version: [UInt8]? = nil, suite: [UInt8] = [0xc0, 0x2b]
  ) -> [UInt8] {
    let extensions = `extension`(0xff01, [0]) + (version.map { `extension`(43, $0) } ?? [])
    let body =
      [3, 3] + [UInt8](repeating: 9, count: 32) + [0]
      + (version == nil ? suite : [0x13, 0x01]) + [0] + vector(2, extensions)
    return record(22, message(2, body))
  }

  /// Asks for another ClientHello, by the random number that says so (RFC 8446, section 4.1.3).
  package static var retryRequest: [UInt8] {
    let random: [UInt8] = [
      0xcf, 0x21, 0xad, 0x74, 0xe5, 0x9a, 0x61, 0x11, 0xbe, 0x1d, 0x8c, 0x02, 0x1e, 0x65, 0xb8,
      0x91, 0xc2, 0xa2, 0x11, 0x16, 0x7a, 0xbb, 0x8c, 0x5e, 0x07, 0x9e, 0x09, 0xe2, 0xc8, 0xa8,
      0x33, 0x9c,
    ]
    return record(
      22,
      message(
        2, [3, 3] + random + [0, 0x13, 0x01, 0] + vector(2, `extension`(43, [3, 4]))))
  }

  package static var certificates: [UInt8] {
    record(22, message(11, vector(3, vector(3, leaf) + vector(3, issuer))))
  }

  /// A key on P-256, with a signature that is none.
  package static var keyExchange: [UInt8] {
    record(22, message(12, parameters + [4, 3] + vector(2, [1, 2, 3])))
  }
  package static let parameters: [UInt8] = [3, 0, 23, 4, 9, 8, 7, 6]

  package static var done: [UInt8] { record(22, message(14, [])) }
  package static var keys: [UInt8] { record(22, message(16, vector(1, [1, 2, 3]))) }
  package static var finished: [UInt8] {
    record(20, [1]) + record(22, [UInt8](repeating: 0xee, count: 40))
  }
  package static func alert(_ number: UInt8) -> [UInt8] { record(21, [2, number]) }

  /// Each part with who sends it.
  package typealias Part = (isClient: Bool, bytes: [UInt8])

  package static var whole: [Part] {
    [
      (true, clientHello()), (false, answer), (true, keys + finished), (false, finished),
    ]
  }

  package static var answer: [UInt8] { serverHello() + certificates + keyExchange + done }
  package static var data: [UInt8] { record(23, [UInt8](repeating: 0xdd, count: 60)) }
  /// With RSA as key exchange, which the server signs nothing for.
  package static var unsigned: [Part] {
    [
      (true, clientHello(suites: [0x00, 0x9c])),
      (false, serverHello(suite: [0x00, 0x9c]) + certificates + done), (true, keys + finished),
      (false, finished),
    ]
  }
}

extension CaptureWriter {
  /// A connection from its first segment to its last.
  package mutating func addConnection(
    _ parts: [Flight.Part], clientPort: Int = 50_000, segment: Int = 1000, isEnded: Bool = true
  ) {
    var next = [true: 1001, false: 0xffff_ff01]
    add(fromClient: true, at: 1000, flags: 0x02, clientPort: clientPort)
    add(fromClient: false, at: 0xffff_ff00, flags: 0x12, clientPort: clientPort)
    for (isClient, bytes) in parts {
      var rest = bytes[...]
      while !rest.isEmpty {
        let piece = Array(rest.prefix(segment))
        add(piece, fromClient: isClient, at: next[isClient] ?? 0, clientPort: clientPort)
        next[isClient] = ((next[isClient] ?? 0) + piece.count) & 0xffff_ffff
        rest = rest.dropFirst(segment)
      }
    }
    guard isEnded else { return }
    // Both ends, after which nothing is expected.
    for isClient in [true, false] {
      add(fromClient: isClient, at: next[isClient] ?? 0, flags: 0x11, clientPort: clientPort)
    }
  }
}
