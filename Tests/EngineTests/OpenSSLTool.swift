import Foundation

/// The `openssl` command, which makes the keys and certificates of these tests anew at each run.
enum OpenSSLTool {
  struct Failed: Error {
    let arguments: [String]
    let standardError: String
  }

  @discardableResult
  static func run(_ arguments: [String], input: [UInt8] = []) throws -> [UInt8] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["openssl"] + arguments
    let output = Pipe()
    let errors = Pipe()
    let standardInput = Pipe()
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = standardInput
    try process.run()
    try standardInput.fileHandleForWriting.write(contentsOf: Data(input))
    try standardInput.fileHandleForWriting.close()
    let result = output.fileHandleForReading.readDataToEndOfFile()
    let messages = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failed(arguments: arguments, standardError: String(decoding: messages, as: UTF8.self))
    }
    return [UInt8](result)
  }
}

/// A directory that goes away with its owner.
final class TemporaryDirectory: Sendable {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "trusteval-tests-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
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
