import TrustModel

/// What `nscurl --ats-diagnostics` prints: one connection for each set of exceptions of App Transport
/// Security, and whether it passed.
struct TransportDiagnostics {
  private let attempts: [Attempt]
  private let bytes: [UInt8]

  private struct Attempt {
    /// As nscurl names it, such as `TLSv1.2 with PFS disabled`.
    var title: String
    var exceptions: Exceptions
    var isPassed: Bool
    /// Everything between its heading and the next one.
    var report: [UInt8]

    /// Whether it has no exception, as the first has none.
    var isDefault: Bool { title.hasPrefix(TransportDiagnostics.defaultTitle) }
  }

  /// What one attempt allows beyond the default.
  private struct Exceptions {
    /// The lowest version, where that is below the default's TLS 1.2, such as `TLSv1.0`.
    var version: String?
    var isWithoutForwardSecrecy: Bool
    var allowsInsecureLoads: Bool
    var allowsAll: Bool
    /// Whether it asks for more than the default does.
    var isStricter: Bool

    /// By the title alone, which is all that nscurl prints of an attempt without `--verbose`.
    init(title: String) {
      let title = title.lowercased()
      func has(_ words: String...) -> Bool { words.contains(where: title.contains) }
      version = ["TLSv1.1", "TLSv1.0", "SSLv3"].last { title.contains($0.lowercased()) }
      isWithoutForwardSecrecy = has("forward secrecy", "pfs") && has("disabl", "no pfs")
      allowsInsecureLoads = has("insecure http") && has("allow")
      allowsAll = has("allow all loads", "arbitrary loads")
      isStricter = has("tlsv1.3")
    }

    /// By the dictionary that nscurl prints of it.
    init(_ report: [UInt8]) {
      func has(_ text: String) -> Bool { report.end(of: text, from: 0) != nil }
      func isSet(_ key: String, to values: [String]) -> Bool {
        values.contains { has("\(key) = \($0);") }
      }
      let yes = ["true", "1", "YES"]
      let lower = ["TLSv1.1", "TLSv1.0", "SSLv3"].last {
        has("NSExceptionMinimumTLSVersion = \"\($0)\";")
      }
      version = lower
      isWithoutForwardSecrecy = isSet(
        "NSExceptionRequiresForwardSecrecy", to: ["false", "0", "NO"])
      allowsInsecureLoads = isSet("NSExceptionAllowsInsecureHTTPLoads", to: yes)
      allowsAll = isSet("NSAllowsArbitraryLoads", to: yes)
      isStricter = has("NSExceptionMinimumTLSVersion = \"TLSv1.3\";")
    }

    /// How much it gives up: a key exchange before a version, a version before the certificate's strength,
    /// and all of it last.
    var weight: Int {
      let versions = ["TLSv1.1": 2, "TLSv1.0": 3, "SSLv3": 4]
      return (isWithoutForwardSecrecy ? 1 : 0) + (version.flatMap { versions[$0] } ?? 0)
        + (allowsInsecureLoads ? 10 : 0) + (allowsAll ? 100 : 0)
    }

    /// The keys of Info.plist with their values.
    var keys: [String] {
      if allowsAll { return ["NSAllowsArbitraryLoads = true"] }
      return [
        version.map { "NSExceptionMinimumTLSVersion = \($0)" },
        isWithoutForwardSecrecy ? "NSExceptionRequiresForwardSecrecy = false" : nil,
        allowsInsecureLoads ? "NSExceptionAllowsInsecureHTTPLoads = true" : nil,
      ].compactMap(\.self)
    }
  }

  private static let mostAttempts = 100
  /// In octets; longer lines are neither a title nor a result.
  private static let longestTitle = 200

  /// Words of which its output has at least one.
  private static let marks = ["ATS Dictionary", defaultTitle, "Allow All Loads"]
  private static let defaultTitle = "ATS Default Connection"

  /// Nil for any other text.
  init?(_ bytes: [UInt8]) {
    // Nearly every text is another one, and need not be made into lines.
    guard Self.marks.contains(where: { bytes.end(of: $0, from: 0) != nil }),
      bytes.end(of: "PASS", from: 0) ?? bytes.end(of: "FAIL", from: 0) != nil
    else { return nil }
    var attempts: [Attempt] = []
    var block: [ArraySlice<UInt8>] = []
    // The error comes behind the result.
    var isBehindResult = false
    func add(_ own: String?, isPassed: Bool) {
      guard attempts.count < Self.mostAttempts,
        let title = own ?? block.first.map({ String($0.text(atMost: Self.longestTitle)) })
      else { return }
      let report =
        Array(block.joined(separator: CollectionOfOne(10))) + Array(("\n" + (own ?? "")).utf8)
      attempts.append(
        Attempt(
          title: title,
          exceptions: report.end(of: "ATS Dictionary", from: 0) != nil
            ? Exceptions(report) : Exceptions(title: title),
          isPassed: isPassed, report: report))
      block = []
      isBehindResult = true
    }
    for line in bytes.lines where !line.isBlank {
      let start = line.text(atMost: Self.longestTitle)
      if start.hasPrefix("---") || start.hasPrefix("===") {
        block = []
        isBehindResult = false
      } else if let (title, isPassed) = Self.result(line) {
        add(title, isPassed: isPassed)
      } else if Self.isTitle(start) {
        block = [line]
        isBehindResult = false
      } else if isBehindResult {
        attempts[attempts.count - 1].report += [10] + line
      } else {
        block.append(line)
      }
    }
    // An attempt that passes says nothing by itself: it is told what the default fails for.
    guard attempts.contains(where: \.isDefault) else { return nil }
    self.attempts = attempts
    self.bytes = bytes
  }

  /// Whether it is the name of an attempt, where nothing is between one and the next.
  private static func isTitle(_ line: Substring) -> Bool {
    [defaultTitle, "Allow All Loads", "Disabling ", "TLSv1.", "Allow Insecure"]
      .contains(where: line.hasPrefix)
  }

  /// What `Result : PASS` says, or the last word of a line that begins with the attempt's name.
  private static func result(_ line: ArraySlice<UInt8>) -> (title: String?, isPassed: Bool)? {
    guard line.count <= longestTitle else { return nil }
    let words = line.text(atMost: longestTitle).split(whereSeparator: \.isWhitespace)
    guard let last = words.last, let first = words.first else { return nil }
    let word = last.filter(\.isLetter)
    guard word == "PASS" || word == "FAIL" else { return nil }
    let isPassed = word == "PASS"
    if words.count == 1 || first == "Result" || first.hasPrefix("Result:") {
      return (nil, isPassed)
    }
    var title = first.base[first.startIndex..<last.startIndex]
    if let end = title.firstRange(of: "Result")?.lowerBound { title = title[..<end] }
    while let sign = title.last, !sign.isLetter, !sign.isNumber { title.removeLast() }
    return isTitle(title) ? (String(title), isPassed) : nil
  }

  private var isDefaultPassed: Bool { attempts.contains { $0.isPassed && $0.isDefault } }

  /// The attempt that passed with the least given up.
  private var smallest: Attempt? {
    attempts.filter { $0.isPassed && !$0.exceptions.isStricter }
      .min { $0.exceptions.weight < $1.exceptions.weight }
  }

  func synopsis(of reading: TextReading) -> LogSynopsis {
    let peer = LogPeer.find(in: bytes, isServers: false)
    var log = LogSynopsis(
      program: "nscurl", side: .client, server: peer?.text, layer: "App Transport Security",
      title: "NSAppTransportSecurity", meaning: "", causes: [],
      command: "trusteval " + (peer?.text ?? "HOST"))
    var seen: Set<Int> = []
    log.codes = reading.codes.compactMap {
      guard case .code(let row) = reading.catalogue.items[$0].subject,
        seen.insert(row.code.value).inserted
      else { return nil }
      return row.code
    }
    if isDefaultPassed {
      log.meaning =
        "The default passes: this server meets App Transport Security, and needs no exception. An app "
        + "that fails all the same fails for something else, such as another host or an anchor of its own."
      log.whatToDo = ["Take exceptions for this host out of Info.plist."]
      return log
    }
    guard let smallest else {
      log.meaning = meaningOfFailures
      let isAllAllowed = attempts.contains(where: \.exceptions.allowsAll)
      let telling = attempts.last { isAllAllowed ? $0.exceptions.allowsAll : $0.isDefault }
      if let failure = telling.flatMap({ failure(of: $0, reading.catalogue) }) {
        log.finest = failure.finest
        log.title = failure.title
        log.meaning += " " + failure.meaning
        log.causes = failure.causes
        log.whatToDo = failure.whatToDo
        return log
      }
      guard isAllAllowed else {
        log.whatToDo = [Self.remedyOfPart]
        return log
      }
      log.causes = [
        "The server's certificate is not trusted: no exception lifts trust evaluation.",
        "No connection comes about at all: name, port, or the handshake itself.",
      ]
      log.whatToDo = [
        "Mend what trust evaluation or the handshake fails for, and ask nscurl again."
      ]
      return log
    }
    explain(smallest, in: &log)
    return log
  }

  /// What follows where no attempt passes: no more than the attempts that the text has can tell.
  private var meaningOfFailures: String {
    if attempts.contains(where: \.exceptions.allowsAll) {
      return "No attempt passes, even with everything allowed: App Transport Security is not what "
        + "refuses this server, or not alone."
    }
    let isDefaultAlone = attempts.allSatisfy { $0.isDefault || $0.exceptions.isStricter }
    return
      (isDefaultAlone
      ? "The default fails, and the text has no attempt with an exception"
      : "The default fails, and so do the exceptions that the text has; the attempt that allows all "
        + "loads is not among them")
      + ": whether App Transport Security is what refuses this server does not follow."
  }

  private static let remedyOfPart =
    "Let nscurl --ats-diagnostics run to its end, and read all that it prints."

  /// What an attempt failed for.
  private func failure(of attempt: Attempt, _ catalogue: Catalogue) -> LogSynopsis? {
    let report = attempt.report
    let reading = TextReading(
      catalogue: catalogue, text: PastedText(String(decoding: report, as: UTF8.self)))
    return AppleLog(reading, bytes: report, trust: nil).synopsis
  }

  private func explain(_ attempt: Attempt, in log: inout LogSynopsis) {
    let exceptions = attempt.exceptions
    log.title = exceptions.allowsAll ? "NSAllowsArbitraryLoads" : "NSExceptionDomains"
    log.meaning =
      "App Transport Security blocks this server: its default fails. The smallest exception that passes "
      + "is '\(attempt.title)': \(exceptions.keys.joined(separator: ", ")). No exception lifts trust "
      + "evaluation: the certificate passes it, and App Transport Security alone refuses."
    if exceptions.isWithoutForwardSecrecy {
      log.causes.append(
        "Forward secrecy: for Apple's offer the server chooses no ECDHE cipher suite, such as one whose "
          + "key exchange is RSA.")
      log.whatToDo.append(
        "Let the server offer ECDHE suites with AES-GCM, or TLS 1.3; then no exception is needed.")
    }
    if let version = exceptions.version {
      log.causes.append("The TLS version: the server has nothing newer than \(version).")
      log.whatToDo.append(
        "Bring the server to TLS 1.2 or 1.3: current systems refuse less whatever the exceptions.")
    }
    if exceptions.allowsInsecureLoads || exceptions.allowsAll {
      log.causes.append(
        "The certificate's strength: a key under 2048 bits of RSA or 256 of EC, or a signature with "
          + "SHA-1.")
      log.whatToDo.append("Reissue the certificate with a good key, signed with SHA-256.")
    }
    guard !exceptions.allowsAll else { return }
    log.whatToDo.append(
      "Until then, in Info.plist under NSAppTransportSecurity, NSExceptionDomains and the host: "
        + "\(exceptions.keys.joined(separator: ", ")).")
  }
}
