package import TrustModel

extension TextWriter {
  /// Verdict, endpoint, address and date; then the name and purpose, if they are unusual.
  mutating func verdict(of report: Report) {
    let reservation = report.reservation
    if let reservation {
      item(
        reservation.headline, reservation.text, indent: 0,
        labelWidth: reservation.headline.utf8.count + 1, labelStyle: report.style)
    }
    let date = report.verifyDate.minute
    let headline = reservation == nil ? report.verdict.headline : ""
    let verdict = Piece(headline.padded(to: Verdict.headlineWidth), report.style)
    let endpoint = report.endpoint
    let address = endpoint.address.flatMap { $0 == endpoint.host ? nil : $0 }
    let name = Piece(shown([endpoint.title, address].compactMap(\.self).joined(separator: "  ")))
    let blank = width - verdict.width - name.width - date.utf8.count
    if blank >= 2 {
      line(verdict, name, Piece(String(repeating: " ", count: blank) + date, .dim))
    } else {
      item(
        headline, endpoint.title, indent: 0, labelWidth: Verdict.headlineWidth,
        labelStyle: report.style)
      let rest = [address, date].compactMap(\.self).joined(separator: "  ")
      item("", rest, indent: 0, labelWidth: Verdict.headlineWidth, style: .dim)
    }
    for text in [
      report.sweepText, reservation?.reasons, report.question, report.refusalBefore,
    ].compactMap(\.self)
      + report.otherViews
    {
      item("", text, indent: 0, labelWidth: Verdict.headlineWidth)
    }
  }

  /// The whole result in one line, for lists of endpoints.
  mutating func verdictLine(for report: Report) {
    let reservation = report.reservation
    let texts =
      [report.nameOfLine, report.gist]
      + [
        report.exceptionGist, report.revocationGist, report.thresholdGist, report.blockGist,
        reservation?.reasons, report.sweepText,
      ]
      .compactMap(\.self)
      + report.otherViews
      // The reasons have it already.
      + [reservation?.reasons == nil ? report.handshakeRemark : nil].compactMap(\.self)
    let said = ([reservation?.text].compactMap(\.self) + texts).filter { !$0.isEmpty }
      .joined(separator: "  ")
    let headline =
      reservation.map { $0.headline + " " }
      ?? report.verdict.headline.padded(to: Verdict.headlineWidth)
    let text = shown(said).truncatedInMiddle(to: Self.longestVerdictLine)
    // Never folded, as scripts read it line by line.
    line(Piece(headline, report.style), Piece(text))
  }

  /// In columns: a server's own text may be part of a reason.
  private static let longestVerdictLine = 600

  /// Why the connection or the input failed.
  mutating func connectionFailure(of report: Report) {
    guard let failure = report.failure else { return }
    let label = report.verdict == .unknown ? "" : "handshake"
    let labelWidth = label.isEmpty ? 0 : TextLayout.labelWidth
    item(label, failure.summary, indent: 2, labelWidth: labelWidth)
    guard let hint = failure.hint else { return }
    item("", hint, indent: 2, labelWidth: labelWidth)
  }
}

/// Columns shared by the blocks of a report.
enum TextLayout {
  static let labelWidth = 19
  /// Fits the longest symbol of a trust failure, its number and a gap.
  static let codeWidth = 44
  /// Columns below which labels and tables change to a form without columns.
  static let narrow = 60
}

extension Verdict {
  static let headlineWidth = 13

  var headline: String {
    switch self {
    case .trusted: "TRUSTED"
    case .untrusted: "NOT TRUSTED"
    case .unknown: "NO VERDICT"
    }
  }
}

extension Endpoint {
  /// Host and port as one writes them; the file's name for certificates from files.
  package var text: String {
    guard let port else { return host }
    return host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)"
  }

  /// What readers expect where scripts find the argument `-`.
  fileprivate var title: String { port == nil && host == "-" ? "standard input" : text }
}

extension Instant {
  /// Such as `2026-11-21T09:14Z`.
  fileprivate var minute: String { rfc3339.dropLast(4) + "Z" }
}

extension Report {
  fileprivate var style: TextWriter.Style {
    switch verdict {
    case .trusted: .good
    case .untrusted: .bad
    case .unknown: .warning
    }
  }

  /// The endpoint, which of its addresses it is about, which connection of a capture it is, and the
  /// name it was asked for.
  fileprivate var nameOfLine: String {
    let own = [ownAddress, ownQuestion].compactMap(\.self).joined(separator: ", ")
    return endpoint.title + (own.isEmpty ? "" : " (\(own))")
  }

  /// The name and purpose of the evaluation, if they are not those of an ordinary connection.
  fileprivate var question: String? {
    guard verdict != .unknown else { return nil }
    var parts: [String] = []
    if isComparison {
      return ["compared with --pin-certificate, not evaluated", revocationGist].compactMap(\.self)
        .joined(separator: ", ")
    }
    if purpose != .server { parts.append("purpose " + purpose.rawValue) }
    if purpose == .basic || endpoint.serverName == nil {
      parts.append("name not checked")
    } else if let name = endpoint.serverName, name != endpoint.host {
      parts.append("evaluated for " + name)
    }
    if let handshake, handshake.engine == nil {
      parts.append(dateOfCapture)
      parts.append(
        handshake.capture?.isKeyProved == true
          ? "the server proved its key" : "without proof of the server's key")
      if let capture = handshake.capture, let end = trustEnd?.date, end < capture.readAt {
        parts.append("expired since (\(end.rfc3339.prefix(10)))")
      }
    }
    if let exceptionGist { parts.append(exceptionGist) }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// Why clients show the code of an alert for a server whose certificates are not trusted either.
  fileprivate var refusalBefore: String? {
    guard verdict == .untrusted else { return nil }
    let refusals = handshakeFindings.filter { $0.refusedBy.contains(.apple) }
    if let offer = refusals.first(where: { $0.check == .offer }) {
      return "Apple's clients see no certificate: they do not offer \(offer.seen)"
    }
    // Before TLS 1.3 the certificates are evaluated first.
    guard let usage = refusals.first(where: { $0.check == .keyUsage }),
      handshake?.protocolVersion == "TLSv1.3"
    else { return nil }
    return "Apple's clients end the handshake before they judge it: \(usage.seen) "
      + "(since iOS 18.4)"
  }

  /// What other engines' handshakes saw, if it was different.
  fileprivate var otherViews: [String] {
    otherHandshakes.compactMap { other in
      let name = other.engine.displayName
      if !other.hasSameCertificates, !other.chain.isEmpty || !other.failures.isEmpty {
        let checks = other.failures.filter { $0.finding.causedBy == nil }
          .map(\.finding.check.rawValue).uniqued
        let outcome =
          checks.isEmpty ? "which are trusted" : "not trusted (\(checks.joined(separator: ", ")))"
        let end = other.failure == nil ? "" : "; its handshake failed"
        return "\(name) saw other certificates, \(outcome)\(end)"
      }
      // If it is the reason for the verdict, it is shown there.
      guard let failure = other.failure, verdict != .unknown else { return nil }
      return "\(name)'s handshake failed: \(failure.summary)"
    }
  }

  /// The findings for which some library's client refuses the handshake.
  private var refusals: [HandshakeFinding] { handshakeFindings.filter { !$0.refusedBy.isEmpty } }

  fileprivate var handshakeRemark: String? {
    // The verdict's line names Apple's clients.
    let engines = refusals.flatMap(\.refusedBy).compactMap(\.engine).map(\.displayName).uniqued
    guard verdict == .trusted, !engines.isEmpty else { return nil }
    let seen = refusals.map(\.seen).joined(separator: ", ")
    let who =
      engines.count == 1
      ? "\(engines[0])'s client refuses"
      : "the clients of \(engines.joined(separator: " and ")) refuse"
    return "but \(who) the handshake (\(seen))"
  }

  /// The failure, without the endpoint, which the line has already.
  private var failureText: String? {
    guard let summary = failure?.summary else { return nil }
    let prefix = endpoint.text + ": "
    return summary.hasPrefix(prefix) ? String(summary.dropFirst(prefix.count)) : summary
  }

  /// The verdict's reason in a few words.
  fileprivate var gist: String {
    switch verdict {
    case .trusted:
      return trustAtCapture ?? remainingTrust.map { "expires " + $0 } ?? ""
    case .unknown:
      return [codes.urlSession.map { String($0.value) }, failureText]
        .compactMap(\.self).joined(separator: "  ")
    case .untrusted:
      // The first code is the one that clients show; the others follow once it is repaired.
      let alert = refusalBefore == nil ? nil : codes.stream.map { "\($0.value) \($0.symbol)" }
      let each = failures.compactMap { failure -> String? in
        // A failure of the app's own has no status, so its key is shown.
        guard !failure.finding.check.isMadeByTheApp else { return failure.finding.check.rawValue }
        return failure.codes.leading.map { "\($0.value) \($0.symbol)" }
      }.uniqued
      let all =
        each.isEmpty && alert == nil
        ? (codes.secTrust ?? codes.stream).map { ["\($0.value) \($0.symbol)"] } ?? []
        : [alert].compactMap(\.self) + each
      return [codes.urlSession.map { String($0.value) }, all.joined(separator: ", ")]
        .compactMap(\.self).filter { !$0.isEmpty }.joined(separator: "  ")
    }
  }
}
