import TrustModel

/// What a text names by the rules of its kind, a reason of a TLS library or a number of a domain, and the
/// dictionary does not have: to be said, rather than to explain what is around it.
struct UnknownName: Hashable {
  let kind: Kind
  /// As the text has it.
  let name: String

  enum Kind: Hashable {
    /// Behind `SSL routines`, by OpenSSL or BoringSSL.
    case reason(isBoringSSL: Bool)
    /// A number of an error domain, by the domain's name.
    case number(domain: String)
    /// Checks of trust evaluation that are none of those for TLS servers.
    case checks([String])
  }

  init?(in text: PastedText, bytes: [UInt8], of catalogue: Catalogue) {
    guard
      let found = Self.number(in: text, of: catalogue) ?? Self.reason(in: bytes, of: catalogue)
        ?? Self.checks(in: bytes)
    else { return nil }
    self = found
  }

  private init(_ kind: Kind, _ name: String) {
    self.kind = kind
    self.name = name
  }

  // MARK: Numbers

  /// How the domains are named before their numbers, by key, and which codes are theirs.
  private static let domains: [String: (title: String, codes: [CodeDomain])] = [
    "nsurlerrordomain": ("NSURLErrorDomain", [.url]),
    "nsosstatuserrordomain": ("NSOSStatusErrorDomain", [.osStatus, .cssm]),
    "osstatus": ("OSStatus", [.osStatus, .cssm]),
    "kcferrordomaincfnetwork": ("kCFErrorDomainCFNetwork", [.cfNetwork, .url]),
  ]

  private static func number(in text: PastedText, of catalogue: Catalogue) -> UnknownName? {
    for (index, word) in text.words.enumerated() {
      guard let domain = domains[word.key] else { continue }
      // `Code=-1299`, `error -1299`, or the number at once.
      let next = text.words[(index + 1)...].prefix(2)
      guard let place = next.firstIndex(where: { $0.number != nil }),
        next[..<place].allSatisfy({ ["code", "error"].contains($0.key) }),
        let number = text.words[place].number, number != 0
      else { continue }
      let known = (catalogue.byNumber[number] ?? []).contains { item in
        if case .code(let row) = catalogue.items[item].subject {
          domain.codes.contains(row.code.domain)
        } else {
          false
        }
      }
      if !known { return UnknownName(.number(domain: domain.title), String(number)) }
    }
    return nil
  }

  // MARK: Checks

  private static func checks(in bytes: [UInt8]) -> UnknownName? {
    guard bytes.end(of: "Trust evaluate failure", from: 0) != nil else { return nil }
    var seen: Set<String> = []
    let names = TrustLog.groups(in: bytes).flatMap(\.names).filter { seen.insert($0).inserted }
    return names.isEmpty ? nil : UnknownName(.checks(names), names.joined(separator: ", "))
  }

  // MARK: Reasons

  private static let mark = "SSL routines:"
  /// So long is no reason of these libraries.
  private static let longest = 60
  private static let mostReasons = 8

  private static func reason(in bytes: [UInt8], of catalogue: Catalogue) -> UnknownName? {
    var position = 0
    for _ in 0..<mostReasons {
      guard let start = bytes.end(of: mark, from: position) else { return nil }
      position = start
      // Behind the number, as `error:0A00010B:SSL routines::wrong version number`.
      let before = start - mark.utf8.count - 1
      guard before >= 0, bytes[before] == UInt8(ascii: ":") else { continue }
      let line = bytes[start...].prefix(200).prefix { $0 != 10 && $0 != 13 }
      // The function, which newer releases leave empty, and then the reason.
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { continue }
      let function = String(decoding: line[..<colon], as: UTF8.self)
      let reason = line[(colon + 1)...].prefix { !":]})\"',;".utf8.contains($0) }
      let words = String(decoding: reason, as: UTF8.self)
      let name = words.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      guard !name.isEmpty, reason.count <= longest else { continue }
      let isBoringSSL = function == "OPENSSL_internal"
      let alone = PastedText("\(mark)\(function):\(name)")
      let reading = TextReading(catalogue: catalogue, text: alone)
      if !reading.items.contains(where: reading.isReported) {
        return UnknownName(.reason(isBoringSSL: isBoringSSL), name)
      }
    }
    return nil
  }
}

extension Catalogue {
  /// The entry that says of a name or number that there is no entry for it.
  func entry(for unknown: UnknownName) -> Explanation {
    var entry: Explanation
    switch unknown.kind {
    case .reason(let isBoringSSL):
      let library = isBoringSSL ? "BoringSSL" : "OpenSSL"
      entry = Explanation(
        .message, unknown.name,
        meaning: "\(library) ended the handshake, or did not begin it, for the reason "
          + "'\(unknown.name)', which this dictionary does not know. The rest of the text tells no more "
          + "than that the connection was not made.",
        certainty: DictionaryEvidence.unknown.certainty,
        evidence: DictionaryEvidence.unknown.rawValue, layer: library)
      entry.howToFindOut = [
        "trusteval HOST says where the handshake ends, and why.",
        isBoringSSL
          ? "BoringSSL's source has the place where it gives that reason: search it for SSL_R_\(unknown.name)."
          : "openssl errstr, with the number behind 'error:', prints what this machine's OpenSSL knows of it.",
      ]
      entry.whatToDo = ["Look for the code or alert in the lines beside it: those have entries."]
    case .checks(let names):
      entry = Self.entry(forChecks: names)
    case .number(let domain):
      let near = suggestions(for: PastedText(unknown.name))
      entry = Explanation(
        .message, "\(domain) \(unknown.name)",
        meaning:
          "The number \(unknown.name) of \(domain) is not in this dictionary, which has the codes of "
          + "connections and of trust: it is about something else, or was mistyped."
          + (near.isEmpty ? "" : " Near it are: \(near.joined(separator: ", "))."),
        certainty: DictionaryEvidence.unknown.certainty,
        evidence: DictionaryEvidence.unknown.rawValue, layer: domain)
      entry.whatToDo = [
        "Look for another code in the same error, such as that of NSUnderlyingError or "
          + "_kCFStreamErrorCodeKey."
      ]
    }
    return entry
  }

  private static func entry(forChecks names: [String]) -> Explanation {
    let known = names.compactMap { name in OtherChecks.byName[name].map { "\(name): \($0)" } }
    let unknown = names.filter { OtherChecks.byName[$0] == nil }.joined(separator: ", ")
    var meaning: [String] = []
    if !known.isEmpty {
      meaning = [
        "These checks of Apple's trust evaluation failed, which are none of those for TLS "
          + "servers."
      ]
      meaning += known
    }
    if !unknown.isEmpty {
      meaning.append("This dictionary does not know the check that the log calls \(unknown).")
    }
    let evidence: DictionaryEvidence = unknown.isEmpty ? .headers : .unknown
    var entry = Explanation(
      .message, unknown.isEmpty ? names.joined(separator: ", ") : unknown,
      meaning: meaning.joined(separator: " "), certainty: evidence.certainty,
      evidence: evidence.rawValue, layer: "trust evaluation")
    entry.howToFindOut = [
      "The process that wrote the line, and the lines beside it, tell whose policy it is: Apple's "
        + "own services, 802.1X, mail and signed code have policies with other checks.",
      "trusteval HOST makes the checks for TLS servers of \(Codes.modelledSystem), and none of "
        + "these.",
    ]
    entry.whatToDo = [
      known.isEmpty
        ? "Look for a code, or for checks that have entries, in the lines beside it."
        : "Look for the certificate that this service means to have: where something in between "
          + "shows another one, as a company's proxy does to Apple's services, take them out of its "
          + "inspection."
    ]
    return entry
  }
}
