import TrustModel

/// The parts of a log that are about different servers, where its errors name several.
struct LogSections {
  struct Section {
    let server: LogPeer
    var text: String
  }

  let sections: [Section]
  /// Names of further servers, whose parts are not read.
  let leftOut: Set<String>

  /// Each is read as a text of its own.
  private static let most = 16
  private static let mostLeftOut = 1000

  /// Nil where the errors of a log name one server or none.
  init?(_ bytes: [UInt8]) {
    guard PeerSearch.namesSeveralServers(bytes) else { return nil }
    var sections: [Section] = []
    // A log may have thousands of tasks: each record is added once.
    var waiting: [Substring: [String]] = [:]
    var withoutTask: [String] = []
    var leftOut: Set<String> = []
    func add(_ texts: [String], to server: LogPeer) {
      if let index = sections.firstIndex(where: { $0.server.host == server.host }) {
        for text in texts { sections[index].text += text }
      } else if sections.count < Self.most {
        sections.append(Section(server: server, text: texts.joined()))
      } else if leftOut.count < Self.mostLeftOut {
        leftOut.insert(server.host)
      }
    }
    for record in Self.records(of: String(decoding: bytes, as: UTF8.self)) {
      let task = record.task
      guard let server = record.server else {
        if let task {
          waiting[task, default: []].append(record.text)
        } else {
          withoutTask.append(record.text)
        }
        continue
      }
      // What has no URL belongs to the error that ends the same task, or to the next one.
      add(withoutTask + (task.flatMap { waiting.removeValue(forKey: $0) } ?? []), to: server)
      withoutTask = []
      add([record.text], to: server)
    }
    if let last = sections.last {
      add(withoutTask + waiting.sorted { $0.key < $1.key }.flatMap(\.value), to: last.server)
    }
    guard sections.count > 1 else { return nil }
    self.sections = sections
    self.leftOut = leftOut
  }

  /// A line with those that go on with it.
  private struct Record {
    var text: String

    var server: LogPeer? {
      text.contains("FailingURL") ? LogPeer.find(in: Array(text.utf8), isServers: false) : nil
    }

    /// `<UUID>.<2>`, as Foundation numbers its tasks.
    var task: Substring? {
      guard let start = text.firstRange(of: "Task <")?.upperBound,
        let end = text[start...].firstRange(of: ">.<")?.lowerBound
      else { return nil }
      return text[start..<end].prefix(40)
    }
  }

  /// Words at which a line begins that does not go on with the one before.
  private static let starts = [
    "Task <", "Error Domain=", "Connection ", "NSURL", "Optional(Error Domain=",
  ]

  private static func records(of text: String) -> [Record] {
    var records: [Record] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: true) {
      let isStart =
        starts.contains(where: line.hasPrefix) || line.first?.isNumber == true || records.isEmpty
      if isStart {
        records.append(Record(text: line + "\n"))
      } else {
        records[records.count - 1].text += line + "\n"
      }
    }
    return records
  }
}
