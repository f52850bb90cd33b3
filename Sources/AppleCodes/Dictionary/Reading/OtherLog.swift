import TrustModel

/// The log of a program that is none of Apple's, read as a whole.
struct OtherLog {
  let reading: TextReading
  /// The text that was read.
  let bytes: [UInt8]

  private var catalogue: Catalogue { reading.catalogue }

  /// Fewer words are a name or a sentence by itself, which has its entry.
  private static let fewestWords = 4

  var synopsis: LogSynopsis? {
    let items = reading.items
    // A code of Apple's within a sentence is explained by its entry.
    guard isLog, let first = items.first,
      reading.isReported(first) || reading.isOfApples(first), !isAppleCode(first)
    else { return nil }
    let place = reading.places(of: first).min() ?? 0
    let hit = reading.writer.decisive(at: place)
    let side = hit?.mark.side ?? reading.sender(of: first)?.log.side
    let program = reading.writer.program(at: place, side: side)
    let upstream = upstream(at: place)
    let peer = upstream.map(\.peer) ?? LogPeer.find(in: bytes, isServers: side == .server)
    var entry = catalogue.entry(for: first, in: reading)
    let others = items.dropFirst()
    if let root = untrustedRoot(first), let text = catalogue.failures[.untrustedRoot] {
      entry.causes = [LogMarks.cause(ofRoot: root)] + text.causes(without: [.selfSigned])
      entry.whatToDo = text.whatToDo
    }
    if let program, let topic = topic(of: first),
      let step = ProxyRemedy.step(of: program.program, side, for: topic)
    {
      entry.whatToDo.insert(step, at: 0)
    }
    if let refusal = refusal(first, others) {
      entry.causes = refusal.causes
      entry.whatToDo = refusal.whatToDo
    }
    let isOfApples = program?.program == LogWriterTable.boringSSL
    if isOfApples, let shown = shown(entry.codes) { entry.meaning += shown }
    return LogSynopsis(
      program: name(program, first), side: side,
      sideEvidence: hit.map(reading.writer.quoted) ?? reading.markedSide(of: first),
      server: peer?.text,
      layer: isOfApples ? "Network.framework, TLS (boringssl)" : entry.layer ?? "",
      title: entry.title, meaning: entry.meaning,
      causes: entry.causes, whatToDo: entry.whatToDo,
      others: others.prefix(Catalogue.mostEntries).map {
        let other = catalogue.entry(for: $0, in: reading)
        return .init(title: other.title, meaning: other.meaning)
      },
      othersLeftOut: max(0, others.count - Catalogue.mostEntries),
      command: upstream?.command ?? command(for: first, peer: peer, program))
  }

  /// The server behind a proxy that the line of a word is about, where there is no TLS with it.
  private func upstream(at place: Int) -> PlainUpstream? {
    guard reading.text.words.indices.contains(place) else { return nil }
    return PlainUpstream(onLine: reading.text.words[place].line, of: bytes)
  }

  /// What a server's line that it refuses the client's certificate says with the error of its verifier.
  private func refusal(_ item: Int, _ others: ArraySlice<Int>) -> ClientRefusal? {
    func failure(_ item: Int) -> FailureTopic? {
      guard case .foreign(let row) = catalogue.items[item].subject else { return nil }
      return row.failures.first
    }
    guard failure(item) == .clientCertificateRejected else { return nil }
    return others.lazy.compactMap { ClientRefusal(failure($0)) }.first
  }

  /// What an app sees of a failure that Apple's BoringSSL reports.
  private func shown(_ codes: [AppleCode]) -> String? {
    let code = codes.first {
      (-9999 ... -9800).contains($0.value) && $0.value != NamedCode.sslFatalAlert.value
    }
    return code.map { " The app sees \($0.symbol) (\($0.value))." }
  }

  /// The root above the server's certificate that the log names, where the item is about the root.
  private func untrustedRoot(_ item: Int) -> String? {
    guard case .check(.anchorTrusted) = catalogue.items[item].subject else { return nil }
    return LogMarks.untrustedRoot(in: bytes)
  }

  private func isAppleCode(_ item: Int) -> Bool {
    if case .code = catalogue.items[item].subject { true } else { false }
  }

  private var isLog: Bool {
    let words = reading.text.words
    return words.count >= Self.fewestWords && catalogue.knownPositions(for: reading.text) == nil
      && words.contains { !catalogue.knows(PastedText($0.text)) }
  }

  /// The program by its own words, or else the system whose words the first entry is.
  private func name(_ program: LogWriter.Mark?, _ item: Int) -> String? {
    let system = catalogue.items[item].system
    // OkHttp's own words come within exceptions that have the names of Java's packages.
    if let program, program.program != "Java" || system != .okhttp { return program.program }
    switch system {
    case .alert?, .openssl?, .gnutls?, .webServer?, .database?, .system?, .several?, nil: break
    case let system?: return system.rawValue
    }
    if case .success(let text) = catalogue.items[item].subject { return text.program }
    return nil
  }

  private func topic(of item: Int) -> FailureTopic? {
    guard case .foreign(let row) = catalogue.items[item].subject else { return nil }
    return (reading.sender(of: item)?.topics(of: row) ?? row.failures).first
  }

  /// Whether it is an alert that a server's log has for reasons of the server's certificate, and nothing
  /// says whose log it is.
  private func mayBeOfServer(_ item: Int) -> Bool {
    guard case .foreign(let row) = catalogue.items[item].subject, row.alert != nil,
      reading.sender(of: item) == nil
    else { return false }
    return row.failures.contains { !$0.isOfClientCertificate }
  }

  private func command(for item: Int, peer: LogPeer?, _ program: LogWriter.Mark?) -> String {
    guard !reading.isAboutClient(item) else { return "trusteval verify FILE --purpose client" }
    if reading.items.contains(where: { self.topic(of: $0)?.isOfCertificate == true }),
      let command = ProxyRemedy.command(for: catalogue.items[item].title)
    {
      return command
    }
    let topic = topic(of: item)
    switch topic {
    case .keyMismatch, .unreadableFile, .ownWeakCertificate: return "trusteval verify FILE"
    case .keyFileRights: return "ls -l KEY"
    case .windowsKey: return "certutil -store My"
    case .missingDigest where catalogue.items[item].system == .node: return "npm ls webpack"
    case .missingAlgorithm, .missingDigest: return "openssl list -providers"
    case .missingKeyCipher: return "head -3 KEY"
    case .missingCipher: return "openssl pkcs12 -legacy -info -noout -in FILE"
    default: break
    }
    if reading.places(of: item).contains(where: reading.writer.isOfFiles)
      || program?.isOfFiles == true || catalogue.verifiedFile == item
    {
      return "trusteval verify FILE"
    }
    var service = program?.service
    var port = peer?.port
    if let known = port {
      // Where TLS begins at once, no protocol comes before it.
      if StartTLS(usualPort: known) == nil { service = nil }
    } else {
      port = program?.port ?? service?.port
    }
    var words = ["trusteval", LogPeer(host: peer?.host ?? "HOST", port: port).text]
    if let address = peer?.address { words += ["--connect-to", address] }
    if let service { words += ["--starttls", service.rawValue] }
    if ProxyRemedy.isOfProxy(catalogue.items[item].title) { words.append(ProxyRemedy.option) }
    switch topic {
    case .clientCertificateRequired, .clientCertificateRejected:
      if !mayBeOfServer(item) { words += ["--client-cert", "FILE"] }
    case .pinning: words += ["--pin", "sha256//BASE64"]
    default: break
    }
    if case .success(let text) = catalogue.items[item].subject { words += text.options }
    return words.joined(separator: " ")
  }
}

extension AlertSender.Log {
  fileprivate var side: LogSynopsis.Side {
    switch self {
    case .client: .client
    case .server: .server
    }
  }
}
