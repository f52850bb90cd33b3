import CaptureFiles
import RootStores
import Threads
package import TrustModel

/// What `verify` was given: certificates, or a capture with the handshakes that brought them.
package enum VerifiedInput {
  /// What was read of files that can be read only once, by their names.
  case certificates([String: [UInt8]])
  case capture(CaptureInput)

  /// Looks how the files begin.
  ///
  /// - Parameter patience: How long to wait for bytes of a pipe.
  /// - Throws: `RequestError` where a capture is not the only file, or one cannot be read.
  package init(_ paths: [String], patience: Duration) throws(RequestError) {
    var contents: [String: [UInt8]] = [:]
    for path in paths where contents[path] == nil {
      let beginning: Beginning
      do throws(FileError) {
        beginning = try Self.beginning(path, patience)
      } catch {
        throw RequestError(error.description)
      }
      switch beginning {
      case .capture(let capture):
        guard paths.count == 1 else {
          throw RequestError(
            "\(FileError.name(ofFile: path)) is a capture of the network, which is read alone")
        }
        self = .capture(capture)
        return
      case .other(let bytes): contents[path] = bytes
      }
    }
    self = .certificates(contents)
  }

  private enum Beginning {
    case capture(CaptureInput)
    /// All bytes of a file that can be read only once; nil of one that can be opened again.
    case other([UInt8]?)
  }

  private static func beginning(
    _ path: String, _ patience: Duration
  ) throws(FileError) -> Beginning {
    let file = try InputFile(path: path, from: .named)
    let start = try start(of: file, by: Deadline(in: patience))
    if Capture.isCapture(start) {
      return .capture(CaptureInput(file, path: path, start: start, patience: patience))
    }
    guard file.size == nil || path == "-" else { return .other(nil) }
    return .other(
      try CertificateFiles.bytes(of: file, path: path, after: start, by: Deadline(in: patience)))
  }

  /// As much as it takes to know a capture; less where the file has less.
  private static func start(
    of file: borrowing InputFile, by deadline: Deadline
  ) throws(FileError) -> [UInt8] {
    var start: [UInt8] = []
    while start.count < 4 {
      let part = try file.read(4 - start.count, by: deadline)
      if part.isEmpty { break }
      start += part
    }
    return start
  }
}

/// Reads the TLS connections of a capture file one after the other, and never all of the file.
package final class CaptureInput {
  private static let chunk = 256 * 1024

  private let file: InputFile
  private let path: String
  private let name: String
  /// For reading all of a pipe, but for what is done with a connection meanwhile; for each part of a
  /// file.
  private var deadline: Deadline
  private let patience: Duration
  private var pause = ContinuousClock.now
  private var capture = Capture()
  private var ready: [CapturedConnection] = []
  /// What was read to know that it is a capture.
  private var start: [UInt8]
  private var hasConnection = false
  private var isAtEnd = false
  /// Why the rest was not read.
  private var damage: RequestError?
  /// What to know about the file, each one line.
  package private(set) var remarks: [String] = []

  fileprivate init(_ file: consuming InputFile, path: String, start: [UInt8], patience: Duration) {
    self.file = file
    self.path = path
    name = FileError.name(ofFile: path)
    self.start = start
    self.patience = patience
    deadline = Deadline(in: patience)
  }

  /// A connection with what is asked about it.
  package typealias Entry = (request: Request, evidence: CapturedSource, place: RequestSource)

  /// The next connection; nil at the end of the file.
  ///
  /// - Parameters:
  ///   - settings: What is asked about each of them.
  ///   - source: This system's stores, and the files that the settings name.
  /// - Throws: `RequestError` when the file cannot be read on, or has no connection.
  package func next(
    for settings: Request, with source: LiveSource
  ) throws(RequestError) -> Entry? {
    guard let connection = try next() else { return nil }
    return (
      settings.about(connection), CapturedSource(connection, source),
      RequestSource(file: path, index: connection.index)
    )
  }

  /// What the server of a connection sent.
  package struct Seen: Sendable {
    /// Place among the TLS connections of the file, from 0.
    package let index: Int
    package let host: String
    package let port: UInt16
    package let certificates: [[UInt8]]
    /// Why there are no certificates, or why the handshake did not complete; nil where it did.
    package let failure: ConnectionFailure?
  }

  /// The next connection without a question about it; nil at the end of the file.
  ///
  /// - Throws: `RequestError` when the file cannot be read on, or has no connection.
  package func nextSeen() throws(RequestError) -> Seen? {
    try next().map {
      Seen(
        index: $0.index, host: $0.host, port: $0.port, certificates: $0.observation.certificates,
        failure: $0.observation.failure)
    }
  }

  private func next() throws(RequestError) -> CapturedConnection? {
    while ready.isEmpty {
      if let damage { throw damage }
      guard !isAtEnd else {
        guard hasConnection else {
          throw RequestError("\(name) has no TLS connection in it: \(capture.contents)")
        }
        return nil
      }
      try readOn()
    }
    hasConnection = true
    return ready.removeFirst()
  }

  private func readOn() throws(RequestError) {
    // A file ends; a pipe may never.
    deadline =
      file.size == nil ? deadline.postponed(by: .now - pause) : Deadline(in: patience)
    defer { pause = .now }
    do throws(FileError) {
      guard !deadline.hasPassed else {
        throw FileError(path: path, problem: .unfinished(deadline.allowance))
      }
      let part = start.isEmpty ? try file.read(Self.chunk, by: deadline) : start
      start = []
      receive(part)
    } catch {
      // What was whole is reported first.
      ready = capture.finish()
      damage = RequestError(error.description)
    }
  }

  private func receive(_ part: [UInt8]) {
    do throws(Capture.Damage) {
      guard part.isEmpty else {
        ready = try capture.receive(part)
        return
      }
      isAtEnd = true
      ready = capture.finish()
      if capture.isCutOff {
        remarks.append("\(name) ends within a packet: what came before was read")
      }
      if let omission = capture.omission { damage = RequestError("\(name): \(omission)") }
      if capture.hasTLS { remarks += capture.remarks.map { "\(name): \($0)" } }
    } catch {
      ready = error.connections
      damage = RequestError("\(name) cannot be read on \(error.text)")
    }
  }
}
