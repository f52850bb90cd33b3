import TrustModel

/// STARTTLS of a protocol whose messages are lines of text.
struct LineNegotiation: Negotiation {
  /// Lines that a server may send; one with a long notice needs some dozens.
  private static let mostLines = 500

  /// What is sent, and what the lines of the answer mean.
  struct Exchange {
    /// Text to send; nil where the server sends the first line.
    var words: String?
    let reply: (String) -> Reply
    /// The feature that a line of the answer announces; nil where the answer is no list of features.
    let feature: ((String) -> Substring?)?

    static func hear(
      _ reply: @escaping (String) -> Reply, feature: ((String) -> Substring?)? = nil
    ) -> Exchange {
      Exchange(reply: reply, feature: feature)
    }

    static func say(
      _ words: String, _ reply: @escaping (String) -> Reply,
      feature: ((String) -> Substring?)? = nil
    ) -> Exchange {
      Exchange(words: words, reply: reply, feature: feature)
    }
  }

  enum Reply {
    /// More lines come before the answer is complete.
    case more
    case yes
    case no
    /// What follows are the octets of a literal.
    case literal
    /// A line that is not of this protocol.
    case strange
  }

  private let name: String
  private var exchanges: ArraySlice<Exchange>
  private var hasSpoken = false
  private var lines = 0
  /// Whether a list of what the server has names STARTTLS.
  private var announces = false

  init(_ name: String, _ exchanges: Exchange...) {
    self.name = name
    self.exchanges = exchanges[...]
  }

  var awaited: String {
    exchanges.first?.words.map { "its answer to \"\($0)\"" } ?? "its greeting"
  }

  mutating func advance(_ input: inout [UInt8]) -> NegotiationStep {
    while let turn = exchanges.first {
      if !hasSpoken {
        hasSpoken = true
        if let words = turn.words { return .send(Array((words + "\r\n").utf8)) }
      }
      // Checked first, as a TLS record may contain octets that look like the end of a line.
      if PlainPeer.isTLS(input) { return .failed(.tlsAtOnce) }
      guard let line = input.takeLine() else { return .needsInput }
      lines += 1
      guard lines <= Self.mostLines else {
        return .failed(
          ConnectionFailure(
            .boundExceeded,
            summary: "the server said more than \(Self.mostLines) lines before TLS"))
      }
      announces = announces || turn.feature?(line)?.uppercased() == "STARTTLS"
      switch turn.reply(line) {
      case .more: continue
      // Clients that require TLS leave here (RFC 3207, section 2; RFC 5804, section 1.7).
      case .yes where turn.feature != nil && !announces: return .failed(unannounced(line))
      case .yes:
        exchanges = exchanges.dropFirst()
        hasSpoken = false
      case .no: return .failed(refusal(of: turn, line))
      case .literal:
        return .failed(.startTLS("the server's answer has a literal, which is not read", line))
      case .strange: return .failed(.notSpoken(name, line))
      }
    }
    return .done
  }

  /// The keyword behind the code, as in `250-STARTTLS`; what follows it are parameters (RFC 5321,
  /// section 4.1.1.1).
  static func keyword(_ line: String) -> Substring? {
    line.dropFirst(4).prefix { $0 != " " }
  }

  /// The first text in quotes of a line that begins with it; a second one is its value (RFC 5804,
  /// section 1.7).
  static func capability(_ line: String) -> Substring? {
    line.hasPrefix("\"") ? line.dropFirst().prefix { $0 != "\"" } : nil
  }

  private func unannounced(_ line: String) -> ConnectionFailure {
    var failure = ConnectionFailure.startTLS("the server does not announce STARTTLS", line)
    failure.hint =
      "TLS is not configured for \(name) there, or is on another port, or something on the way "
      + "removes the announcement"
    return failure
  }

  /// Why a server does not go on.
  private func refusal(of turn: Exchange, _ line: String) -> ConnectionFailure {
    guard turn.words != nil else {
      // RFC 9051, sections 6.2.1 and 7.1.4.
      guard !line.uppercased().hasPrefix("* PREAUTH") else {
        return .startTLS(
          "the server let the client in at once, after which there is no STARTTLS", line)
      }
      return .startTLS("the server turned the connection away", line)
    }
    var failure = ConnectionFailure.startTLS("the server refused \(name) with STARTTLS", line)
    if announces, line.hasPrefix("454") {
      // RFC 3207, section 4: "TLS not available due to temporary reason".
      failure.hint =
        "TLS is configured there but not usable, such as by a key that cannot be read: the "
        + "server's log says why"
    }
    return failure
  }

  /// Of IMAP and ManageSieve, where the octets of a literal follow a line that ends with their number
  /// (RFC 9051, section 4.3; RFC 5804, section 4).
  ///
  /// What follows such a line is no answer, whatever it says, so nothing is read on. A refusal is one
  /// without its text.
  static func withoutLiteral(_ reply: @escaping (String) -> Reply) -> (String) -> Reply {
    { line in
      let answer = reply(line)
      if case .no = answer { return .no }
      return announcesLiteral(line) ? .literal : answer
    }
  }

  /// Whether a line ends by announcing a literal: `{12}`, or `{12+}` (RFC 7888) for 12 octets.
  private static func announcesLiteral(_ line: String) -> Bool {
    guard line.hasSuffix("}"), let brace = line.lastIndex(of: "{") else { return false }
    let number = line[brace...].dropFirst().dropLast()
    let digits = (number.hasSuffix("+") ? number.dropLast() : number).utf8
    return !digits.isEmpty && digits.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains)
  }

  /// In a reply of several lines, a hyphen follows the code in all but the last, which has the code of
  /// the first (RFC 5321, section 4.2.1; RFC 959, section 4.2).
  ///
  /// - Parameter between: What a line with another code is within a reply: in FTP it is text.
  static func code(_ good: String..., between: Reply = .strange) -> (String) -> Reply {
    var first: Substring?
    return { line in
      let (code, rest) = (line.prefix(3), line.dropFirst(3))
      guard code.utf8.count == 3, code.utf8.allSatisfy({ (48...57).contains($0) }) else {
        return first != nil ? .more : .strange
      }
      if let first, first != code {
        // Such as 421, by which a server that closes the connection ends what it was saying.
        let isRefusal = code.first == "4" || code.first == "5"
        if case .strange = between, isRefusal { return .no }
        return between
      }
      if rest.first == "-" {
        first = code
        return .more
      }
      // A code has three digits, and nothing but a blank follows it (RFC 5321, section 4.2).
      guard rest.isEmpty || rest.first == " " else { return first != nil ? .more : .strange }
      return good.contains(String(code)) ? .yes : .no
    }
  }

  /// Recognizes answers by how their lines begin, in upper case; consent is a word of its own.
  static func words(
    yes: [String], no: [String], more: [String] = []
  ) -> (String) -> Reply {
    { line in
      let line = line.uppercased()
      func begins(_ words: [String]) -> Bool { words.contains { line.hasPrefix($0) } }
      let consents = yes.contains { line == $0 || line.hasPrefix($0 + " ") }
      return consents ? .yes : begins(no) ? .no : begins(more) ? .more : .strange
    }
  }

  /// IRC has no greeting: the server may send notices before its answer, number 670.
  static func numeric(_ line: String) -> Reply {
    let fields = line.split(separator: " ")
    let command = fields.first?.hasPrefix(":") == true ? fields.dropFirst().first : fields.first
    switch command {
    case "670": return .yes
    // The last two come from a server without STARTTLS, or one that requires the client to register
    // first.
    case "691", "ERROR", "421", "451": return .no
    case "NOTICE", "PING", "020": return .more
    default: return .strange
    }
  }
}

/// What the first octets show of a server that should begin in plaintext.
enum PlainPeer {
  /// A record of TLS: an alert or a handshake.
  static func isTLS(_ bytes: [UInt8]) -> Bool {
    bytes.count >= 2 && (20...24).contains(bytes[0]) && bytes[1] == 3
  }
}

extension ConnectionFailure {
  /// - Parameters:
  ///   - protocolName: The protocol that was expected.
  ///   - words: What the server sent; nil where it is no text.
  static func notSpoken(_ protocolName: String, _ words: String? = nil) -> Self {
    ConnectionFailure(
      .startTLSFailed,
      summary: "the server does not use \(protocolName)"
        + (words.map { ": \"\(quoted($0))\"" } ?? ""),
      hint: "another service, or another protocol of STARTTLS")
  }

  static let tlsAtOnce = ConnectionFailure(
    .startTLSFailed, summary: "the server answered in TLS before STARTTLS",
    hint: "it begins with TLS at once: --starttls none")
}
