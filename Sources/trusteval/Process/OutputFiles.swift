import Examination
import Rendering
import TrustModel

/// The files that a run writes besides reports and evidence, at its end and each as a whole.
struct OutputFiles {
  private let exceptionFile: String?
  private let bundleFile: String?
  private let overwrites: Bool
  private var exceptions: [(TrustException, subject: String)] = []
  /// What they let pass: addresses of one server fail alike.
  private var listed: Set<TrustException> = []
  /// The checks that failed and have no exception, as none can let them pass.
  private var unexcepted: Set<String> = []
  private var chains: [RepairedChain] = []
  /// Whether there was any report: without one no file is written.
  private var isAsked = false
  /// Whether any report has a verdict: without one, no empty list replaces an existing one.
  private var isJudged = false

  init(_ options: RunOptions) {
    exceptionFile = options.saveExceptions
    bundleFile = options.writeBundle
    overwrites = options.force
  }

  /// Adds a report's contribution to the files.
  mutating func add(_ report: Report) {
    isAsked = true
    // An endpoint without a verdict has no failures to let pass.
    if report.verdict != .unknown { isJudged = true }
    if bundleFile != nil {
      chains.append(report.repairedChain ?? .impossible("there is no certificate to begin with"))
    }
    guard exceptionFile != nil else { return }
    let new = TrustException.recorded(from: report).filter { entry in
      var failure = entry
      (failure.expires, failure.reason, failure.place) = (Instant(secondsSinceEpoch: 0), "", nil)
      return listed.insert(failure).inserted
    }
    // A consequence fails by itself once an exception lets its cause pass.
    unexcepted.formUnion(
      report.failures.filter { failure in
        !failure.mayBeExcepted
          && (failure.finding.causedBy == nil
            || report.failures.contains {
              $0.mayBeExcepted && $0.finding.check == failure.finding.causedBy
            })
      }.map(\.finding.check.rawValue))
    exceptions += new.map { entry in
      let certificate = report.path.first { $0.sha256 == entry.certificate }
      return (entry, sanitized(certificate?.subject ?? ""))
    }
  }

  /// An empty file would only make the next run fail, so it is not written; but with --force an
  /// existing file must not keep exceptions that are obsolete.
  private var writesExceptions: Bool { !exceptions.isEmpty || (overwrites && isJudged) }

  /// A remark on a file that is not written, is empty or lacks a failure; nil for none.
  var remark: String? {
    guard isJudged, let exceptionFile else { return nil }
    guard exceptions.isEmpty else {
      guard !unexcepted.isEmpty else { return nil }
      return "'\(exceptionFile)' has nothing for \(unexcepted.sorted().joined(separator: ", ")): "
        + "no exception lets that pass, so the server is refused all the same"
    }
    return "'\(exceptionFile)' \(writesExceptions ? "lists no exception" : "was not written"): "
      + "nothing failed that one could let pass"
  }

  /// Writes the files; returns one line for each that could not be written.
  func failures() -> [String] {
    guard isAsked else { return [] }
    return [
      exceptionFile.flatMap {
        !writesExceptions ? nil : write(ExceptionFile.text(of: exceptions), to: $0)
      },
      bundleFile.flatMap(bundleFailure),
    ].compactMap(\.self)
  }

  private func bundleFailure(_ file: String) -> String? {
    guard chains.count == 1, let chain = chains.first else {
      return "could not write '\(file)': a bundle is of one server, and there are \(chains.count)"
    }
    switch chain {
    case .complete(let certificates): return write(PEMText.certificates(certificates), to: file)
    case .impossible(let reason): return "could not write '\(file)': \(reason)"
    }
  }

  /// The error; nil where it was written.
  private func write(_ text: String, to file: String) -> String? {
    do throws(AtomicFile.Failure) {
      try AtomicFile.write(Array(text.utf8), to: file, overwrites: overwrites)
      return nil
    } catch {
      return error.text
    }
  }
}
