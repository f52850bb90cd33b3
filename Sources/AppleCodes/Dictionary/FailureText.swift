/// Meaning, causes and advice for one kind of failure.
struct FailureText: Sendable {
  var title = ""
  /// Other names by which it is found.
  var aliases: [String] = []
  var meaning = ""
  /// The most likely first.
  var causes: [String] = []
  /// Those of its causes that are other failures, and the remedies of such.
  private var named: [String: FailureTopic] = [:]
  var howToFindOut: [String] = []
  var whatToDo: [String] = []
  /// Whether it covers many failures, which are then its causes.
  var isCollective = false

  /// Whose client failed: some causes and remedies exist on Apple's platforms only, or elsewhere only.
  enum Client {
    case apples, others

    /// Behind a line's first character, for lines that are about these clients alone.
    fileprivate var mark: Character {
      switch self {
      case .apples: "a"
      case .others: "o"
      }
    }
  }

  /// The causes without those that are themselves among these failures.
  func causes(without topics: [FailureTopic]) -> [String] {
    texts(causes, without: topics)
  }

  /// The remedies without those of these failures.
  func whatToDo(without topics: [FailureTopic]) -> [String] { texts(whatToDo, without: topics) }

  private func texts(_ texts: [String], without topics: [FailureTopic]) -> [String] {
    texts.filter { text in named[text].map { !topics.contains($0) } ?? true }
  }

  /// Reads blocks of lines: `@topic|title`, `& alias`, `= meaning`, `? cause`, `> how to find out`,
  /// `! what to do`; of several meanings the last that is for this client.
  ///
  /// A cause that is another failure begins with that topic, as does its remedy: `? {topic} cause`.
  static func parse(_ text: String, for client: Client) -> [FailureTopic: FailureText] {
    var texts: [FailureTopic: FailureText] = [:]
    var topic: FailureTopic?
    for line in text.split(separator: "\n") {
      let mark = line.dropFirst().first
      if line.first != "@", mark != " ", mark != client.mark { continue }
      let fields = line.dropFirst(mark == " " ? 2 : 3).split(separator: "} ", maxSplits: 1)
        .map(String.init)
      let body = fields.last ?? ""
      if let topic, fields.count > 1 {
        texts[topic]?.named[body] = FailureTopic(rawValue: String(fields[0].dropFirst()))
      }
      switch (line.first, topic) {
      case ("@", _):
        let fields = line.dropFirst().split(separator: "|", maxSplits: 1)
        topic = fields.first.flatMap { FailureTopic(rawValue: String($0)) }
        if let topic { texts[topic, default: FailureText()].title = String(fields.last ?? "") }
      case ("&", let topic?): texts[topic]?.aliases.append(body)
      case ("=", let topic?): texts[topic]?.meaning = body
      case ("?", let topic?): texts[topic]?.causes.append(body)
      case (">", let topic?): texts[topic]?.howToFindOut.append(body)
      case ("!", let topic?): texts[topic]?.whatToDo.append(body)
      default: continue
      }
    }
    return texts
  }

  /// All texts, by topic.
  static func all(for client: Client) -> [FailureTopic: FailureText] {
    var texts = parse(collective, for: client)
    for topic in texts.keys { texts[topic]?.isCollective = true }
    for part in [trust, structure, connection, handshake, files, elsewhere] {
      texts.merge(parse(part, for: client)) { first, _ in first }
    }
    texts[.handshakeIncomplete]?.isCollective = true
    return texts
  }
}
