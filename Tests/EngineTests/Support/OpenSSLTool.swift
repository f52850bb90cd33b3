import Foundation
import Programs
import Synchronization

/// The `openssl` command, which makes new keys and certificates for each run of the tests.
enum OpenSSLTool {
  struct Failed: Error {
    let arguments: [String]
    let standardError: String
  }

  @discardableResult
  static func run(_ arguments: [String], input: [UInt8] = []) throws -> [UInt8] {
    let result = try Program.runBlocking("openssl", arguments, input: input)
    guard result.status == 0 else {
      throw Failed(
        arguments: arguments, standardError: String(decoding: result.errors, as: UTF8.self))
    }
    return result.output
  }
}

/// A directory that is removed when this object is freed, at the latest with the process.
final class TemporaryDirectory: Sendable {
  let path: String

  /// Directories whose owners still exist: those in static properties are never freed.
  private static let existing = Mutex<Set<String>>([])
  private static let isRemovedAtExit =
    atexit {
      for path in existing.withLock({ $0 }) { try? FileManager.default.removeItem(atPath: path) }
    } == 0

  init() throws {
    path = NSTemporaryDirectory() + "trusteval-tests-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    precondition(Self.isRemovedAtExit)
    Self.existing.withLock { _ = $0.insert(path) }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
    Self.existing.withLock { _ = $0.remove(path) }
  }

  func file(_ name: String) -> String {
    path + "/" + name
  }

  func read(_ file: String) throws -> [UInt8] {
    try [UInt8](Data(contentsOf: URL(fileURLWithPath: file)))
  }

  func write(_ bytes: [UInt8], to file: String) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: file))
  }

  func write(pem bytes: [UInt8], label: String, to file: String) throws {
    let body = Data(bytes).base64EncodedString(options: .lineLength64Characters)
    try write(
      Array("-----BEGIN \(label)-----\n\(body)\n-----END \(label)-----\n".utf8), to: file)
  }
}
