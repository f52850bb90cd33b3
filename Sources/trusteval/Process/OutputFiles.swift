import Examination
import Rendering
import TrustModel

/// The other files of a run than reports and evidence, written whole and at its end.
struct OutputFiles {
  private let exceptionFile: String?
  private let bundleFile: String?
  private let overwrites: Bool
  private var exceptions: [(TrustException, subject: String)] = []
  /// What they let pass: addresses of one server fail alike.
  private var listed: Set<TrustException> = []
  private var chains: [RepairedChain] = []
  /// Where nothing could be looked at, nothing is written: an empty list would replace a good one.
  private var isAsked = false
  private var isJudged = false

  init(_ options: RunOptions) {
    exceptionFile = options.saveExceptions
    bundleFile = options.writeBundle
    overwrites = options.force
  }

  /// Keeps what is to be written of one report.
  mutating func add(_ report: Report) {
    isAsked = true
    // What could not be looked at, or was left out, has nothing to let pass.
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
    exceptions += new.map { entry in
      let certificate = report.path.first { $0.sha256 == entry.certificate }
      return (entry, sanitized(certificate?.subject ?? ""))
    }
  }

  /// A file that lists nothing would only stop the next run; what is to be overwritten must not keep what
  /// does not hold any more.
  private var writesExceptions: Bool { !exceptions.isEmpty || (overwrites && isJudged) }

  /// What to know of a file that is not written, or lists nothing; nil for nothing.
  var remark: String? {
    guard isJudged, let exceptionFile, exceptions.isEmpty else { return nil }
    return "'\(exceptionFile)' \(writesExceptions ? "lists no exception" : "was not written"): "
      + "nothing failed that one could let pass"
  }

  /// Writes the files; one line for each that could not be.
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

  /// Nil where it was written.
  private func write(_ text: String, to file: String) -> String? {
    do throws(AtomicFile.Failure) {
      try AtomicFile.write(Array(text.utf8), to: file, overwrites: overwrites)
      return nil
    } catch {
      return error.text
    }
  }
}
