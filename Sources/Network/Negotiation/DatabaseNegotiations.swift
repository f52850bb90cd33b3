import TrustModel

/// TLS of PostgreSQL: a request of eight octets, answered by one (PostgreSQL manual, "SSL Session
/// Encryption").
struct PostgresNegotiation: Negotiation {
  private var isAsked = false

  mutating func advance(_ input: inout [UInt8]) -> NegotiationStep {
    guard isAsked else {
      isAsked = true
      return .send([0, 0, 0, 8, 0x04, 0xd2, 0x16, 0x2f])
    }
    guard let answer = input.first else { return .needsInput }
    switch answer {
    case UInt8(ascii: "S"):
      input.removeFirst()
      return .done
    case UInt8(ascii: "N"):
      return .failed(
        ConnectionFailure(
          .startTLSFailed, summary: "the server refused TLS on postgres: it has none (N)"))
    case UInt8(ascii: "E"):
      switch PostgresError(input.dropFirst()) {
      case .incomplete: return .needsInput
      case .said(let words?): return .failed(.startTLS("the server refused postgres", words))
      case .said(nil):
        return .failed(
          ConnectionFailure(
            .startTLSFailed, summary: "the server refused postgres, and gave no reason"))
      case .none: return .failed(notSpoken(input))
      }
    default:
      return .failed(PlainPeer.isTLS(input) ? .tlsAtOnce : notSpoken(input))
    }
  }

  private func notSpoken(_ input: [UInt8]) -> ConnectionFailure {
    let words = String(decoding: input.prefix(200).filter { $0 >= 0x20 }, as: UTF8.self)
    return .notSpoken("postgres with TLS", words)
  }
}

/// What an error of PostgreSQL says for people (PostgreSQL manual, "Error and Notice Message Fields").
private enum PostgresError {
  case incomplete
  /// Nil without a reason.
  case said(String?)

  /// The most octets of an error; the greatest that clients read.
  private static let longest = 30_000

  /// - Parameter octets: What follows the E: four octets of length and fields that end with a zero, of
  ///   which M is the message, or one text that ends with a zero, as servers send it that have no
  ///   process for the client.
  /// - Returns: Nil for what is neither.
  init?(_ octets: ArraySlice<UInt8>) {
    guard let first = octets.first else {
      self = .incomplete
      return
    }
    // A text has no control character but line breaks, and a length begins with a zero.
    guard first == 0 else {
      let text = octets.prefix { $0 != 0 }
      guard text.count < octets.count else {
        guard text.count < Self.longest, !text.contains(0x0d) else { return nil }
        self = .incomplete
        return
      }
      self = .said(String(decoding: text, as: UTF8.self))
      return
    }
    guard octets.count >= 4 else {
      self = .incomplete
      return
    }
    let length = octets.prefix(4).reduce(0) { $0 << 8 | Int($1) }
    guard (8...Self.longest).contains(length) else { return nil }
    guard octets.count >= length else {
      self = .incomplete
      return
    }
    let fields = octets.prefix(length).dropFirst(4).split(separator: 0)
    let message = fields.first { $0.first == UInt8(ascii: "M") }?.dropFirst()
    self = .said(message.map { String(decoding: $0, as: UTF8.self) })
  }
}

/// TLS of MySQL and MariaDB: the greeting shows whether the server supports it, and the client asks
/// for it in place of its login (protocol manual, "Protocol::SSLRequest").
struct MySQLNegotiation: Negotiation {
  private var isAsked = false

  mutating func advance(_ input: inout [UInt8]) -> NegotiationStep {
    guard !isAsked else { return .done }
    guard input.count >= 5 else { return .needsInput }
    if PlainPeer.isTLS(input) { return .failed(.tlsAtOnce) }
    let length = Int(input[0]) | Int(input[1]) << 8 | Int(input[2]) << 16
    guard (1...16_384).contains(length), input[3] == 0, [0x0a, 0xff].contains(input[4]) else {
      return .failed(.notSpoken("mysql"))
    }
    guard input.count >= 4 + length else { return .needsInput }
    let greeting = input[5..<(4 + length)]
    if input[4] == 0xff {
      let words = String(decoding: greeting.dropFirst(2), as: UTF8.self)
      return .failed(.startTLS("the server refused mysql", words))
    }
    // Version with its zero octet, thread number (4), eight octets of a nonce and one of filling.
    let flags = greeting.drop { $0 != 0 }.dropFirst(14).prefix(2)
    guard flags.count == 2, flags.last.map({ $0 & 0x08 != 0 }) == true else {
      return .failed(
        ConnectionFailure(
          .startTLSFailed, summary: "the server refused TLS on mysql: it offers none"))
    }
    input.removeFirst(4 + length)
    isAsked = true
    // Flags: TLS, protocol 4.1, secure connection; then 16 MB as largest packet; then UTF-8.
    return .send(
      [32, 0, 0, 1, 0x00, 0x8a, 0, 0, 0, 0, 0, 1, 33] + [UInt8](repeating: 0, count: 23))
  }
}
