import Examination
import Rendering
import TrustModel

/// What a run writes beside reports and evidence, whole and at its end.
struct OutputFiles {
  private let exceptionFile: String?
  private let overwrites: Bool
  private var exceptions: [(TrustException, subject: String)] = []

  init(_ options: RunOptions) {
    exceptionFile = options.saveExceptions
    overwrites = options.force
  }

  /// Keeps what is to be written of one report.
  mutating func add(_ report: Report) {
    guard exceptionFile != nil else { return }
    exceptions += TrustException.recorded(from: report).map { entry in
      let certificate = report.path.first { $0.sha256 == entry.certificate }
      return (entry, sanitized(certificate?.subject ?? ""))
    }
  }

  /// Writes the files; one line for each that could not be.
  func failures() -> [String] {
    guard let exceptionFile else { return [] }
    do throws(AtomicFile.Failure) {
      try AtomicFile.write(
        Array(ExceptionFile.text(of: exceptions).utf8), to: exceptionFile, overwrites: overwrites)
      return []
    } catch {
      return [error.text]
    }
  }
}
