package import TrustModel

/// What a log means as a whole, for people, ending in a line break.
///
/// At most what a terminal of 24 rows shows above the next prompt; `explain` shows the rest by
/// name.
package func renderLog(_ log: LogSynopsis, options: TextOptions) -> String {
  var text = ""
  for extent in LogExtent.all {
    var writer = TextWriter(options)
    writer.isOwnText = true
    writer.synopsis(log, extent)
    text = writer.finished
    if text.utf8.count(where: { $0 == 10 }) <= LogExtent.rows { break }
  }
  return text
}

/// How much of the optional content is shown.
private struct LogExtent {
  let causes: Int
  let advice: Int
  let others: Int
  /// How many of the other entries are named at least.
  let names: Int
  /// Of the advice the first sentence only.
  var isShort = false

  /// Rows of a terminal, less one for the command and one for the next prompt.
  static let rows = 22

  static let all = [
    LogExtent(causes: 5, advice: 3, others: 3, names: 24),
    LogExtent(causes: 4, advice: 2, others: 2, names: 24),
    LogExtent(causes: 3, advice: 2, others: 2, names: 24),
    LogExtent(causes: 3, advice: 1, others: 1, names: 24),
    LogExtent(causes: 2, advice: 1, others: 1, names: 24),
    LogExtent(causes: 2, advice: 1, others: 0, names: 24),
    // One cause alone would be taken for the only one.
    LogExtent(causes: 2, advice: 1, others: 0, names: 24, isShort: true),
    LogExtent(causes: 2, advice: 1, others: 0, names: 4, isShort: true),
    LogExtent(causes: 2, advice: 1, others: 0, names: 1, isShort: true),
    LogExtent(causes: 1, advice: 1, others: 0, names: 1, isShort: true),
    LogExtent(causes: 1, advice: 1, others: 0, names: 0, isShort: true),
  ]
}

extension TextWriter {
  fileprivate mutating func synopsis(_ log: LogSynopsis, _ extent: LogExtent) {
    let width = 10
    func number(_ code: AppleCode) -> String { "\(code.shownValue) \(code.symbol)" }
    /// How many of several are shown; nothing where all are. What is left out is under `more`.
    func share(_ shown: Int, of all: Int) -> String { shown < all ? " (\(shown) of \(all))" : "" }
    func said(_ label: String, _ text: String) {
      item(label, text, indent: 2, labelWidth: width)
    }
    item(
      "",
      ["log", log.writer.map { "of " + $0 }].compactMap(\.self).joined(separator: " ")
        + (log.server.map { ": " + $0 } ?? ""), indent: 0, labelWidth: 0, style: .bold, hanging: 2)
    if !log.otherServers.isEmpty {
      let others = log.otherServers.map { other in
        other.server
          + (other.codes.isEmpty ? "" : " with ")
          + other.codes.map { "\($0.shownValue)" }.joined(separator: ", ")
      }
      said(
        "servers",
        "this is about \(log.server ?? "the first of them") only; the log is about "
          + (others + (log.serversLeftOut > 0 ? ["\(log.serversLeftOut) more"] : []))
          .joined(separator: "; ") + " as well: give each by itself")
    }
    if let side = log.side {
      said(
        "side", "a \(side.rawValue)'s log" + (log.sideEvidence.map { ": it says '\($0)'" } ?? ""))
    }
    if !log.layer.isEmpty { said("layer", log.layer) }
    // Another program's output has such codes as well, and shows both cases or says it itself.
    if let finest = log.finest, log.program == nil {
      let state =
        switch log.hasTransportSecurity {
        case true? where finest.value == -1022: "in force: it blocked plain http"
        case true?: "in force: it hides the cause behind one code"
        case false?: "not in force for this server"
        case nil: "the log does not tell whether it was in force"
        }
      said("ATS", state)
    }
    for (index, failed) in log.checks.enumerated() {
      said(index == 0 ? "checks" : "", "\(failed.place): \(failed.names.joined(separator: ", "))")
    }
    let name = log.finest.flatMap { $0.symbol == log.title ? number($0) : nil } ?? log.title
    said(log.finest == nil ? "says" : "finest", name + ": " + log.meaning)
    if let chain = log.chain { said("chain", chain) }
    gap()
    let causes = Array(log.causes.prefix(extent.causes))
    list(
      "causes, likeliest first" + share(causes.count, of: log.causes.count), causes,
      isOrdered: true)
    let advice = log.whatToDo.prefix(extent.advice)
    list(
      "what to do" + share(advice.count, of: log.whatToDo.count),
      extent.isShort ? advice.map { $0.firstSentence + "." } : Array(advice))
    said("next", log.command)
    if log.finest == nil { said("more", "trusteval explain " + log.title.quotedForShell) }
    also(log, extent, labelWidth: width)
    if log.finest != nil {
      said("codes", log.codes.map(number).joined(separator: ", ") + " (trusteval explain CODE)")
    }
  }

  /// Further entries: the first with what they say, others by name.
  private mutating func also(_ log: LogSynopsis, _ extent: LogExtent, labelWidth: Int) {
    func said(_ text: String) { item("also", text, indent: 2, labelWidth: labelWidth) }
    let others = log.others.prefix(extent.others)
    for other in others { said("\(other.title): \(other.meaning.opening).") }
    let names = log.others.dropFirst(others.count).prefix(extent.names).map(\.title)
    let left = log.others.count - others.count - names.count
    let rest =
      (left > 0 ? ["\(left) more (--json)"] : [])
      + (log.othersLeftOut > 0 ? ["\(log.othersLeftOut) more that are not named"] : [])
    if !(names + rest).isEmpty { said((names + rest).joined(separator: "; ")) }
  }
}

extension LogSynopsis {
  fileprivate var writer: String? {
    program ?? (finest != nil ? "an Apple client" : side.map { "a \($0.rawValue)" })
  }
}

extension String {
  /// The first sentence; the second with it where the first does no more than name a program.
  fileprivate var opening: String {
    let first = firstSentence
    let rest = dropFirst(first.count + 2)
    guard first.split(separator: " ").count == 2, !rest.isEmpty else { return first }
    return first + ". " + String(rest).firstSentence
  }

  fileprivate var firstSentence: String {
    let end =
      ranges(of: ". ").first?.lowerBound ?? (hasSuffix(".") ? index(before: endIndex) : endIndex)
    return String(self[..<end])
  }
}
