import TrustModel

/// A question to a worker.
enum WorkerInquiry: Equatable {
  case opinion(WitnessQuestion)
  case bundle([UInt8])
  case directory(subject: [UInt8], path: String, isAlone: Bool)

  private enum Kind: String {
    case opinion, bundle, directory
  }

  /// The encoded message; nil when it is too long.
  var frame: [UInt8]? {
    var writer = MessageWriter()
    switch self {
    case .opinion(let question):
      writer.write(Kind.opinion.rawValue)
      question.write(to: &writer)
    case .bundle(let file):
      writer.write(Kind.bundle.rawValue)
      writer.write(file)
    case .directory(let subject, let path, let isAlone):
      writer.write(Kind.directory.rawValue)
      writer.write(subject)
      writer.write(path)
      writer.write(isAlone)
    }
    return writer.frame
  }

  init(_ message: ArraySlice<UInt8>) throws(MalformedMessage) {
    var reader = MessageReader(message)
    let kind: Kind = try reader.named()
    switch kind {
    case .opinion: self = .opinion(try WitnessQuestion(from: &reader))
    case .bundle: self = .bundle(try reader.octets())
    case .directory:
      self = .directory(
        subject: try reader.octets(), path: try reader.text(), isAlone: try reader.flag())
    }
  }
}

/// A worker's message.
enum WorkerAnswer: Equatable {
  /// The first message, sent without being asked, with the library's version and the process's
  /// number.
  case ready(version: String, process: Int32)
  case opinion(Opinion)
  /// Nil for a bundle from which nothing is loaded.
  case certificates([[UInt8]]?)

  private enum Kind: String {
    case ready, opinion, certificates
  }

  /// The encoded message; nil when it is too long.
  var frame: [UInt8]? {
    var writer = MessageWriter()
    switch self {
    case .ready(let version, let process):
      writer.write(Kind.ready.rawValue)
      writer.write(version)
      writer.write(process)
    case .opinion(let opinion):
      writer.write(Kind.opinion.rawValue)
      opinion.write(to: &writer)
    case .certificates(let certificates):
      writer.write(Kind.certificates.rawValue)
      writer.write(certificates) { $0.write($1) { $0.write($1) } }
    }
    return writer.frame
  }

  init(_ message: ArraySlice<UInt8>) throws(MalformedMessage) {
    var reader = MessageReader(message)
    let kind: Kind = try reader.named()
    switch kind {
    case .ready:
      let version = try reader.text()
      guard let process = Int32(exactly: try reader.number()) else { throw MalformedMessage() }
      self = .ready(version: version, process: process)
    case .opinion: self = .opinion(try Opinion(from: &reader))
    case .certificates:
      self = .certificates(
        try reader.optional { (reader) throws(MalformedMessage) in
          try reader.list { (reader) throws(MalformedMessage) in try reader.octets() }
        })
    }
  }
}

extension WitnessQuestion {
  fileprivate func write(to writer: inout MessageWriter) {
    for list in [chain, intermediates, anchors, anchorsWithSettings] {
      writer.write(list) { $0.write($1) }
    }
    writer.write(purpose.rawValue)
    writer.write(serverName) { $0.write($1) }
    writer.write(verifyDate.secondsSinceEpoch)
    writer.write(change) { $0.write($1.rawValue) }
  }

  fileprivate init(from reader: inout MessageReader) throws(MalformedMessage) {
    func certificates() throws(MalformedMessage) -> [[UInt8]] {
      try reader.list { (reader) throws(MalformedMessage) in try reader.octets() }
    }
    self.init(
      chain: try certificates(), intermediates: try certificates(), anchors: try certificates(),
      anchorsWithSettings: try certificates(), purpose: try reader.named(),
      serverName: try reader.optional { (reader) throws(MalformedMessage) in try reader.text() },
      verifyDate: Instant(secondsSinceEpoch: try reader.number()),
      change: try reader.optional { (reader) throws(MalformedMessage) in try reader.named() })
  }
}

extension Opinion {
  fileprivate func write(to writer: inout MessageWriter) {
    writer.write(engine.rawValue)
    writer.write(version)
    writer.write(verdict.rawValue)
    for list in [failures, hidden] {
      writer.write(list) { $1.write(to: &$0) }
    }
    writer.write(noOpinion) { $0.write($1) }
    writer.write(path) { $0.write($1) }
  }

  fileprivate init(from reader: inout MessageReader) throws(MalformedMessage) {
    func failures() throws(MalformedMessage) -> [Failure] {
      try reader.list { (reader) throws(MalformedMessage) in try Failure(from: &reader) }
    }
    self.init(
      engine: try reader.named(), version: try reader.text(), verdict: try reader.named(),
      failures: try failures(), hidden: try failures(),
      noOpinion: try reader.optional { (reader) throws(MalformedMessage) in try reader.text() },
      path: try reader.list { (reader) throws(MalformedMessage) in try reader.text() })
  }
}

extension Opinion.Failure {
  fileprivate func write(to writer: inout MessageWriter) {
    writer.write(code)
    writer.write(symbol)
    writer.write(certificate) { $0.write($1) }
    writer.write(text)
    writer.write(check) { $0.write($1.rawValue) }
  }

  fileprivate init(from reader: inout MessageReader) throws(MalformedMessage) {
    self.init(
      code: Int(try reader.number()), symbol: try reader.text(),
      certificate: try reader.optional { (reader) throws(MalformedMessage) in
        Int(try reader.number())
      },
      text: try reader.text(),
      check: try reader.optional { (reader) throws(MalformedMessage) in try reader.named() })
  }
}
