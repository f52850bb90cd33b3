import TrustModel

/// A report of this tool as text, which somebody pasted: the verdict with the endpoint, the codes, and the
/// failures by number.
struct OwnReport {
  private let endpoint: LogPeer?
  /// Where the certificates came from, in place of a server.
  private let file: String?
  /// The name that they were asked for.
  private let name: String?
  private let headline: String
  /// Endpoints of further reports in the text.
  private let others: [String]
  /// The report up to its first failure, which has the codes of all failures together.
  private let head: String
  let trust: TrustLog?
  /// What is around the reports: somebody's own words, or another program's.
  private let rest: [UInt8]
  /// All numbers of the report.
  private let numbers: Set<Int>
  /// The verdict with why clients may refuse it all the same, such as `TRUSTED, but App Transport
  /// Security blocks it`; nil without such a reason.
  private let reservation: String?

  private static let trusted = "TRUSTED"
  private static let headlines = ["NOT TRUSTED", trusted, "NO VERDICT"]
  /// How the text goes on between that verdict and the endpoint, where clients may refuse the server.
  private static let reservations = [", but ", " by Apple's rules; "]
  /// The most lines that such a verdict takes on a narrow terminal.
  private static let mostVerdictLines = 6
  private static let mostLines = 2_000
  /// In octets; a report's lines are as wide as a terminal, but for those of `-q`.
  private static let longestLine = 400
  private static let mostOthers = 16

  /// Nil for any other text.
  init?(_ bytes: [UInt8]) {
    // Nearly every text is another one, and need not be made into lines.
    let beginnings =
      Self.headlines.map { $0 + "  " } + Self.reservations.map { Self.trusted + $0 }
    guard beginnings.contains(where: { bytes.end(of: $0, from: 0) != nil }) else { return nil }
    let all = bytes.lines
    let lines = all.prefix(Self.mostLines).map { $0.text(atMost: Self.longestLine) }
    let verdicts = lines.indices.filter { Self.verdict(at: $0, of: lines) != nil }
    guard let start = verdicts.first,
      let (headline, whole, rest) = Self.verdict(at: start, of: lines)
    else { return nil }
    // `-q` has another name than the endpoint's behind it: `192.0.2.7:443 (for a.example)`.
    let asked = whole.hasSuffix(")") ? whole.firstRange(of: " (for ") : nil
    let title = asked.map { String(whole[..<$0.lowerBound]) } ?? whole
    let askedName = asked.map { String(whole[$0.upperBound...].dropLast()) }
    // What belongs to a verdict is indented, or blank.
    let extents = verdicts.map { verdict in
      verdict..<(lines[(verdict + 1)...].firstIndex { $0.first?.isWhitespace == false }
        ?? lines.endIndex)
    }
    let own = lines[(start + 1)..<extents[0].upperBound]
    // `-q` prints the verdict's line only, with the codes behind the endpoint.
    let hasCode = rest.first.flatMap { Int($0) }.map { $0 < 0 } == true
    // The words alone are found in other texts as well.
    guard
      hasCode || own.contains(where: Self.isOfReport) || rest.contains(where: Self.isTime)
        || lines[start...].prefix(Self.mostVerdictLines).contains(where: Self.hasDate)
    else { return nil }
    others = Array(
      verdicts.dropFirst().compactMap { Self.verdict(at: $0, of: lines)?.title }.filter(
        Self.isPlainEndpoint
      )
      .prefix(Self.mostOthers))
    self.headline = headline
    let words = Self.columns(of: lines[start]).first ?? ""
    reservation =
      Self.reservations.contains { words.hasPrefix(Self.trusted + $0) } ? String(words) : nil
    name =
      (askedName
      ?? own.prefix(4).lazy.compactMap { Self.text(behind: "evaluated for ", in: $0) }.first)
      .flatMap { Self.isPlain($0) ? $0 : nil }
    let peer =
      Self.isPlainEndpoint(title) ? LogPeer(at: Array(title.utf8)[...], isMarked: true) : nil
    // The endpoint of a connection has its port, and a file has none.
    endpoint = peer?.port == nil ? nil : peer
    file = endpoint == nil && title != "standard input" ? title : nil
    let failures = own.indices.compactMap { Self.failure(at: $0, of: own) }
    trust = TrustLog(failures.map { ($0.place, $0.check, $0.finding) })
    let first = failures.first?.line ?? own.endIndex
    head = (rest + own[..<first].filter { !$0.contains("TN2232 documents") })
      .joined(separator: "\n")
    numbers = Set(
      PastedText((rest + own).joined(separator: "\n")).words.compactMap(\.number))
    var around: [UInt8] = []
    var position = 0
    for extent in extents + [all.endIndex..<all.endIndex] {
      for line in all[position..<extent.lowerBound] { around += line + [10] }
      position = extent.upperBound
    }
    self.rest = around
  }

  // MARK: Lines

  private static func verdict(
    at index: Int, of lines: [Substring]
  ) -> (headline: String, title: String, rest: [Substring])? {
    guard let headline = headlines.first(where: lines[index].hasPrefix) else { return nil }
    let rest = lines[index].dropFirst(headline.count)
    var columns = columns(of: rest)
    if !rest.hasPrefix("  ") {
      guard headline == trusted, reservations.contains(where: rest.hasPrefix) else { return nil }
      columns.removeFirst()
      // The endpoint is behind the reason under `-q`, else on a line of its own with the date.
      if columns.isEmpty {
        let below = lines[(index + 1)...].prefix(mostVerdictLines - 1)
        columns = below.first(where: hasDate).map(Self.columns) ?? []
      }
    }
    return columns.first.map { (headline, String($0), Array(columns.dropFirst())) }
  }

  /// What two blanks or more separate.
  private static func columns(of line: Substring) -> [Substring] {
    line.split(separator: "  ").map { $0.drop(while: \.isWhitespace) }.filter { !$0.isEmpty }
  }

  /// Such as `expires in 43 days`.
  private static func isTime(_ column: Substring) -> Bool { column.hasPrefix("expires in ") }

  /// Whether it ends like `2026-11-26T23:39Z`.
  private static func hasDate(_ line: Substring) -> Bool {
    let text = line.suffix(17)
    let signs = text.filter { !$0.isNumber }
    return text.count == 17 && signs == "--T:Z"
  }

  private static func isOfReport(_ line: Substring) -> Bool {
    ["  URLSession", "  SecTrust", "  evaluated for ", "  roots  "].contains(where: line.hasPrefix)
      || line.contains("     evaluated for ")
  }

  /// Whether a shell takes it as one word as it is, and no option: the text may be anybody's.
  private static func isPlain(_ text: String) -> Bool {
    (1...253).contains(text.utf8.count) && text.first != "-"
      && text.utf8.allSatisfy { LogPeer.isOfName($0) || "/:".utf8.contains($0) }
  }

  /// The same, or an address of IPv6 in its brackets, which a shell could take for a pattern elsewhere.
  private static func isPlainEndpoint(_ text: String) -> Bool {
    guard text.first == "[", let end = text.firstIndex(of: "]") else { return isPlain(text) }
    let address = text[text.index(after: text.startIndex)..<end]
    let port = text[text.index(after: end)...]
    return address.contains(":") && address.allSatisfy { $0.isHexDigit || ":.".contains($0) }
      && (port.isEmpty || port.first == ":" && UInt16(port.dropFirst()) != nil)
  }

  private static func text(behind words: String, in line: Substring) -> String? {
    line.firstRange(of: words).map { line[$0.upperBound...].prefix { !$0.isWhitespace } }
      .map(String.init)
  }

  private struct NumberedFailure {
    let line: Int
    let place: String
    let check: Check
    let finding: Finding
  }

  /// The failure in `  2  SSLHostname: the certificate is not for this name    certificate 0`.
  private static func failure(at index: Int, of lines: ArraySlice<Substring>) -> NumberedFailure? {
    let columns = columns(of: lines[index])
    guard lines[index].hasPrefix("  "), columns.count >= 2, UInt16(columns[0]) != nil,
      let colon = columns[1].firstIndex(of: ":"),
      let check = Check(rawValue: String(columns[1][..<colon]))
    else { return nil }
    // Without room the certificate is on a line of its own.
    let below = lines[(index + 1)...].prefix(4).lazy.map { Self.columns(of: $0) }
      .first { $0.count == 1 && isPlace($0[0]) }?.first
    let place = columns.last.flatMap { isPlace($0) ? $0 : nil } ?? below ?? "chain"
    let summary = String(columns[1][columns[1].index(after: colon)...])
    let isLeaf = place == "certificate 0"
    let reason: FindingReason? =
      switch check {
      case .anchorTrusted where isLeaf: .selfSignedLeaf
      case .temporalValidity
      where summary.contains("not valid before")
        || summary.contains("not yet valid"):
        .notYetValid
      default: nil
      }
    return NumberedFailure(
      line: index, place: String(place), check: check,
      finding: Finding(check, certificate: isLeaf ? 0 : 1, reason: reason, summary: summary))
  }

  private static func isPlace(_ text: Substring) -> Bool {
    text == "not sent" || text.hasPrefix("certificate ") && UInt16(text.dropFirst(12)) != nil
  }

  // MARK: What it says

  /// What the text says beside its reports, where it has codes that the report has not, or a log of
  /// another program: somebody who adds that asks for it.
  private func synopsisOfRest(_ catalogue: Catalogue) -> LogSynopsis? {
    guard rest.contains(where: { $0 > 32 }) else { return nil }
    let reading = TextReading(
      catalogue: catalogue, text: PastedText(String(decoding: rest, as: UTF8.self)))
    let trust = TrustLog(rest)
    let log =
      AppleLog.synopsis(of: reading, bytes: rest, trust: trust)
      ?? AppleLog(reading, bytes: rest, trust: trust, isReport: true).synopsis
      ?? OtherLog(reading: reading, bytes: rest).synopsis
    guard var log, log.codes.isEmpty || !log.codes.allSatisfy({ numbers.contains($0.value) })
    else { return nil }
    if let entry = verdictAlone(catalogue) {
      let place = endpoint?.text ?? name ?? file ?? "certificates"
      log.others.insert(
        .init(
          title: entry.title,
          meaning: "A report of trusteval for \(place) is in the text as well: give it by itself."),
        at: 0)
    }
    return log
  }

  func synopsis(of reading: TextReading) -> LogSynopsis? {
    let catalogue = reading.catalogue
    if let log = synopsisOfRest(catalogue) { return log }
    let bytes = Array(head.utf8)
    let part = TextReading(catalogue: catalogue, text: PastedText(head))
    var log =
      headline == "TRUSTED"
      ? nil
      : AppleLog(part, bytes: bytes, trust: trust, isReport: true).synopsis
        ?? OtherLog(reading: part, bytes: bytes).synopsis
    log = log ?? verdictAlone(catalogue)
    guard var log else { return nil }
    log.program = "trusteval"
    log.side = nil
    log.sideEvidence = nil
    log.layer = ""
    log.hasTransportSecurity = nil
    log.chain = nil
    log.server = endpoint?.text ?? name
    log.otherServers = others.map { .init(server: $0, codes: []) }
    log.command = command
    return log
  }

  /// What the verdict means, where the report has nothing else to explain.
  private func verdictAlone(_ catalogue: Catalogue) -> LogSynopsis? {
    let titles = ["TRUSTED": "trusted", "NOT TRUSTED": "untrusted"]
    let title = titles[headline] ?? "unknown"
    return catalogue.items.first { $0.title == title }.map(catalogue.entry).map { entry in
      LogSynopsis(
        server: nil, layer: "", title: entry.title,
        meaning: (reservation.map { "The report says \($0). " } ?? "") + entry.meaning,
        causes: entry.causes,
        whatToDo: entry.whatToDo, command: "")
    }
  }

  /// The first words of a command line that are no servers.
  private static let commands: Set<String> = [
    "check", "verify", "replay", "show", "connect", "explain", "merge", "lab", "demo", "schema",
    "help",
  ]

  /// The same again, with all that the tool knows of it.
  private var command: String {
    let other = name.flatMap { $0 == endpoint?.host ? nil : " --server-name \($0)" } ?? ""
    if let endpoint {
      let port =
        endpoint.port == 443 && Self.commands.contains(endpoint.host.lowercased()) ? ":443" : ""
      return "trusteval \(endpoint.text)\(port)\(other) -v"
    }
    let source = file.flatMap { Self.isPlain($0) ? $0 : nil } ?? "FILE"
    return "trusteval verify \(source)\(other) -v"
  }
}
