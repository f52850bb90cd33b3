import TrustModel

extension TextWriter {
  /// Every failure with its facts; consequences follow under their cause, in a shorter form.
  ///
  /// - Parameter labelWidth: Width of the names in the chain above; longer ones are written here in
  ///   full.
  mutating func failures(of report: Report, labelWidth: Int, isVerbose: Bool) {
    let groups = FailureGroup.groups(of: report.failures)
    let behind = FailureGroup.groups(of: report.completedPath?.failures ?? [])
    let isOnly = groups.count + behind.count == 1
    func write(_ groups: [FailureGroup], after count: Int, to writer: inout TextWriter) {
      writer.list(Array(groups.enumerated()), of: "failures") { writer, element in
        writer.failure(
          element.element, number: count + element.offset + 1, isOnly: isOnly,
          labelWidth: labelWidth, purpose: report.purpose, isVerbose: isVerbose)
      }
    }
    write(groups, after: 0, to: &self)
    guard !behind.isEmpty, let completed = report.completedPath else { return }
    let repair =
      completed.address.map { "when the missing issuer is sent too (it is at \($0))" }
      ?? "when the server's own certificate is sent first"
    item("", repair + ", this still fails:", indent: 2, labelWidth: 0)
    write(behind, after: groups.count, to: &self)
  }

  private mutating func failure(
    _ group: FailureGroup, number: Int, isOnly: Bool, labelWidth: Int, purpose: Purpose,
    isVerbose: Bool
  ) {
    let failure = group.failure
    let finding = failure.finding
    headline(
      number: String(number), text: "\(finding.check.rawValue): \(finding.summary)",
      place: failure.place ?? "")
    if let subject = failure.subject, Piece(subject).width > labelWidth || failure.sentAs == nil,
      !finding.summary.contains(subject), finding.actual?.contains(subject) != true
    {
      detail("subject", subject, isVerbose: isVerbose)
    }
    // A pin is useless if it is cut, and there is at most one for each certificate of the path.
    let isWhole = isVerbose || [.notPinned, .pinnedElsewhere].contains(finding.reason)
    detail("expected", finding.expected, isVerbose: isWhole)
    detail("found", finding.actual, isVerbose: isWhole)
    for (index, advice) in (failure.advice?.texts(for: purpose) ?? []).enumerated() {
      item(
        index == 0 ? "advice" : "", advice, indent: 7, labelWidth: 10, maxLines: linesOfAdvice)
    }
    // One code is shown; the others are shown once that failure is repaired.
    if !isOnly { detail("alone", failure.codes.summary, isVerbose: isVerbose) }
    list(group.consequences, of: "that follow", indent: 17) { writer, consequence in
      let place = consequence.place.map { " (\($0))" } ?? ""
      writer.detail(
        "so also",
        "\(consequence.finding.check.rawValue): \(consequence.finding.summary)\(place)",
        isVerbose: isVerbose)
    }
  }

  private mutating func detail(_ label: String, _ value: String?, isVerbose: Bool) {
    guard let value, !value.isEmpty else { return }
    item(label, value, indent: 7, labelWidth: 10, maxLines: isVerbose ? nil : 4)
  }

  /// The number, the wrapped text, and the place at the right edge.
  private mutating func headline(number: String, text: String, place: String) {
    let indent = 2 + max(3, number.utf8.count + 1)
    let room = width - indent - (place.isEmpty ? 0 : place.utf8.count + 2)
    let kept = KeptWords(width: width - indent, isAny: false)
    let lines = wrap(shown(text), width: room, keeping: kept)
    let isBeside = !place.isEmpty && lines.allSatisfy { DisplayWidth.of($0) <= room }
    for (index, content) in lines.enumerated() {
      let label = index == 0 ? number : ""
      line(
        Piece("  " + label.padded(to: indent - 2), .bold),
        Piece(content.padded(to: room), .bold),
        Piece(index == 0 && isBeside ? "  " + place : "", .dim))
    }
    guard !isBeside, !place.isEmpty else { return }
    item("", place, indent: indent, labelWidth: 0, style: .dim)
  }
}

extension Failure {
  /// The certificate at fault, by its number as sent; nil where no single one is.
  fileprivate var place: String? {
    sentAs.map { "certificate \($0)" } ?? (finding.certificate == nil ? nil : "not sent")
  }
}

/// A failure with its own cause, and its consequences.
struct FailureGroup {
  let failure: Failure
  var consequences: [Failure] = []

  static func groups(of failures: [Failure]) -> [FailureGroup] {
    let causes = Set(failures.filter { $0.finding.causedBy == nil }.map(\.finding.check))
    var groups: [FailureGroup] = []
    var orphans: [Failure] = []
    for failure in failures {
      if let cause = failure.finding.causedBy, causes.contains(cause) {
        orphans.append(failure)
      } else {
        groups.append(FailureGroup(failure: failure))
      }
    }
    for failure in orphans {
      let cause = groups.firstIndex { $0.failure.finding.check == failure.finding.causedBy }
      if let cause { groups[cause].consequences.append(failure) }
    }
    return groups
  }
}

extension Advice {
  /// Each advice with its addressee; the party that presents the certificate comes first.
  fileprivate func texts(for purpose: Purpose) -> [String] {
    let server = server.map { (purpose == .basic ? "sender: " : "server: ") + $0 }
    let client = client.map { (purpose == .client ? "client: " : "app: ") + $0 }
    return (purpose == .client ? [client, server] : [server, client]).compactMap(\.self)
  }
}

extension LayerCodes {
  /// The codes of SecTrust and of the stream for one failure.
  fileprivate var summary: String? {
    let parts = [
      secTrust.map { "\($0.value) \($0.symbol)" }, stream.map { "stream \($0.value)" },
    ].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}
