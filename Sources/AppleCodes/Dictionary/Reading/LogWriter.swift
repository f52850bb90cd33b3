import TrustModel

/// Which programs wrote a log, and on which side of the connection they were: an alert in a server's log
/// says that the client refused, in a client's that the server did.
struct LogWriter {
  /// Words by which a program is known, or its side.
  struct Mark: Sendable {
    let side: LogSynopsis.Side?
    /// Whether the words come from that side only, or are merely found there more often.
    let isSure: Bool
    /// Empty where the words are those of a library.
    let program: String
    /// The program's STARTTLS protocol; nil if its TLS begins at once, or if this is not known.
    let service: StartTLS?
    /// Where the service is, unless at its usual port.
    let port: UInt16?
    /// Whether the program reads files only, and connects to no server.
    let isOfFiles: Bool
    /// As the program spells them, or a sign of the table for a number.
    fileprivate let words: [String]
  }

  struct Hit {
    let mark: Mark
    let range: Range<Int>
  }

  private let text: PastedText
  private let hits: [Hit]
  /// What the hits on each line tell, and all of them: looked up for every alert of a text, of which a
  /// long one has thousands.
  private let lines: [Int: Sides]
  private let whole: Sides

  init(_ text: PastedText) {
    self.text = text
    hits = Self.hits(in: text)
    var lines: [Int: Sides] = [:]
    var whole = Sides()
    for hit in hits {
      lines[text.words[hit.range.lowerBound].line, default: Sides()].add(hit)
      whole.add(hit)
    }
    self.lines = lines
    self.whole = whole
  }

  /// The sides that hits tell, by words that only one side writes and by others.
  private struct Sides {
    var sure = Telling()
    var likely = Telling()
    var isOfFiles = false
    var isOfOwnFiles = false
    var programs: Set<String> = []

    mutating func add(_ hit: Hit) {
      isOfFiles = isOfFiles || hit.mark.isOfFiles
      isOfOwnFiles = isOfOwnFiles || hit.mark.isOfFiles && hit.mark.program.isEmpty
      if !hit.mark.program.isEmpty { programs.insert(hit.mark.program) }
      guard hit.mark.side != nil else { return }
      if hit.mark.isSure { sure.add(hit) } else { likely.add(hit) }
    }
  }

  private struct Telling {
    private(set) var first: Hit?
    /// Whether all hits are of the first one's side.
    private(set) var isOneSided = true

    mutating func add(_ hit: Hit) {
      guard let first else { return first = hit }
      isOneSided = isOneSided && hit.mark.side == first.mark.side
    }
  }

  /// The hit that tells the side for what is at a word: on the same line or else in the whole text, sure
  /// words before others; nil where none does, or both sides wrote.
  func decisive(at position: Int) -> Hit? {
    let line = line(at: position)
    let telling = [line?.sure, whole.sure, line?.likely, whole.likely].lazy.compactMap(\.self)
      .first { $0.first != nil }
    return telling?.isOneSided == true ? telling?.first : nil
  }

  /// The side that wrote the line of the word at a position, by words on it or on a line next to it
  /// that the same program wrote: logs have lines of several programs, and a program may have been
  /// the other side further on.
  func side(at position: Int) -> LogSynopsis.Side? {
    guard text.words.indices.contains(position), let hit = decisive(at: position) else {
      return nil
    }
    let (marked, own) = (text.words[hit.range.lowerBound].line, text.words[position].line)
    guard marked != own else { return hit.mark.side }
    return abs(marked - own) == 1 && isContinued(hit, at: position) ? hit.mark.side : nil
  }

  /// Whether the line of the word at a position is of the program that wrote a hit: by the label that
  /// both begin with, such as `postfix/smtpd[99]:`, by a mark of it, or as the line has no label.
  private func isContinued(_ hit: Hit, at position: Int) -> Bool {
    let own = line(at: position)
    if own?.programs.contains(hit.mark.program) == true { return true }
    guard let label = text.label(at: position) else { return true }
    return label == text.label(at: hit.range.lowerBound)
  }

  /// Whether words on the line of the one at a position are those of eapolclient.
  func isOfEAP(at position: Int) -> Bool {
    line(at: position)?.programs.contains(LogWriterTable.eapolclient) == true
  }

  /// Whether words on the line of the one at a position come from a server only.
  func isSurelyServers(at position: Int) -> Bool {
    guard let sure = line(at: position)?.sure else { return false }
    return sure.isOneSided && sure.first?.mark.side == .server
  }

  /// Whether words on the line of the one at a position come from a program that only reads files.
  func isOfFiles(at position: Int) -> Bool { line(at: position)?.isOfFiles == true }

  /// Whether the line of the one at a position is about a file that the program itself is to use, such as
  /// its own certificate, whatever the program is.
  func isOfOwnFiles(at position: Int) -> Bool { line(at: position)?.isOfOwnFiles == true }

  private func line(at position: Int) -> Sides? {
    text.words.indices.contains(position) ? lines[text.words[position].line] : nil
  }

  /// The program that wrote what is at a word; nil where the log does not name it.
  func program(at position: Int, side: LogSynopsis.Side?) -> Mark? {
    let named = hits.filter { !$0.mark.program.isEmpty }
    let fitting = named.filter { $0.mark.side == nil || side == nil || $0.mark.side == side }
    let line = text.words.indices.contains(position) ? text.words[position].line : nil
    let near = fitting.filter { text.words[$0.range.lowerBound].line == line }
    // Java's packages are named by what runs on it.
    if near.contains(where: { $0.mark.program == "Java" }) || near.isEmpty,
      let above = fitting.first(where: { Self.onJava.contains($0.mark.program) })
    {
      return above.mark
    }
    // A mark with a protocol or port comes first: the next command names these.
    let hasPlace = { (hit: Hit) in hit.mark.service != nil || hit.mark.port != nil }
    for candidates in [near, fitting] {
      guard let first = candidates.first(where: hasPlace) ?? candidates.first else { continue }
      let same = fitting.filter { $0.mark.program == first.mark.program }
      return (hasPlace(first) ? first : same.first(where: hasPlace) ?? first).mark
    }
    return nil
  }

  /// Programs whose logs have the names of Java's packages.
  private static let onJava: Set<String> = ["Android", "OkHttp", "Kafka"]

  /// The words as the log has them.
  func quoted(_ hit: Hit) -> String {
    text.quote(hit.range)
  }

  // MARK: Finding

  private static func hits(in text: PastedText) -> [Hit] {
    let words = text.words
    let dated = index["#"] ?? []
    var hits: [Hit] = []
    for position in words.indices {
      let marks = index[words[position].text] ?? []
      let fitting = (words[position].number == nil ? marks : marks + dated).compactMap { mark in
        end(of: mark, words, at: position).map { (mark, position..<$0) }
      }.filter { mark, range in
        // By the words alone every dated line would be a frontend's.
        !mark.words.contains("&") || text.isFrontend(at: range.lowerBound)
      }
      guard let (mark, range) = fitting.max(by: { $0.1.count < $1.1.count }) else { continue }
      // Part of a longer one: `SSL handshaking` in `while SSL handshaking to upstream`.
      if let last = hits.last, last.range.upperBound >= range.upperBound { continue }
      hits.append(Hit(mark: mark, range: range))
    }
    return hits
  }

  /// How many words of a line can be at `...` of a mark.
  private static let longestGap = 10

  private static func end(
    of mark: Mark, _ words: [PastedText.Word], at position: Int
  ) -> Int? {
    guard let gap = mark.words.firstIndex(of: "...") else {
      return fits(mark.words[...], words, at: position) ? position + mark.words.count : nil
    }
    let (head, tail) = (mark.words[..<gap], mark.words[(gap + 1)...])
    guard fits(head, words, at: position) else { return nil }
    let start = position + head.count
    let line = words[position].line
    return (start...start + longestGap).first { place in
      fits(tail, words, at: place) && words[place].line == line
    }.map { $0 + tail.count }
  }

  private static func fits(
    _ marks: ArraySlice<String>, _ words: [PastedText.Word], at position: Int
  ) -> Bool {
    position + marks.count <= words.count
      && zip(marks, words[position...]).allSatisfy { mark, word in
        return switch mark {
        case "#": word.number != nil
        case "&": months.contains(word.text)
        case "%": word.number != nil && !word.isPart
        case let text where text.hasSuffix("%"): isNumbered(word.text, as: text.dropLast())
        case let text: text == word.text
        }
      }
  }

  private static let months: Set<String> = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// Whether it is another word and then digits, such as `conn12`.
  private static func isNumbered(_ word: String, as name: Substring) -> Bool {
    let digits = word.utf8.dropFirst(name.utf8.count)
    return word.hasPrefix(name) && !digits.isEmpty && digits.allSatisfy { (48...57).contains($0) }
  }

  private static let index: [String: [Mark]] = {
    var index: [String: [Mark]] = [:]
    for line in LogWriterTable.text.split(separator: "\n") {
      guard let mark = Mark(line), let first = mark.words.first else { continue }
      index[first, default: []].append(mark)
    }
    return index
  }()
}

extension LogWriter.Mark {
  /// Fields: side, program, service, words.
  fileprivate init?(_ line: Substring) {
    let fields = line.split(separator: "|", maxSplits: 3, omittingEmptySubsequences: false)
    guard fields.count == 4 else { return nil }
    switch fields[0].lowercased() {
    case "s": side = .server
    case "c": side = .client
    default: side = nil
    }
    isSure = fields[0].first?.isUppercase == true
    program = String(fields[1])
    let place = fields[2].split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    service = place.first.flatMap(StartTLS.init(rawValue:))
    port = place.dropFirst().first.flatMap { UInt16($0) }
    isOfFiles = fields[2] == "files"
    words = fields[3].split(separator: " ").map(String.init)
  }
}
