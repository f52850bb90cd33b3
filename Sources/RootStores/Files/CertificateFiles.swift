package import Threads
package import X509

/// Reads certificates from files that the user named.
package enum CertificateFiles {
  /// Each certificate in a file, PEM or DER; `-` is standard input.
  ///
  /// - Parameter deadline: For a pipe to come to its end.
  /// - Throws: `FileError` when it cannot be read, is too large, or holds no certificate.
  package static func read(
    path: String, by deadline: Deadline
  ) throws(FileError) -> [CertificateFile.Entry] {
    try certificates(in: try bytes(path: path, by: deadline), of: path)
  }

  /// The bytes of a file, whatever it holds; `-` is standard input.
  ///
  /// - Parameter deadline: For a pipe to come to its end.
  /// - Throws: `FileError` when it cannot be read or is too large.
  package static func bytes(path: String, by deadline: Deadline) throws(FileError) -> [UInt8] {
    try File.read(named: path, by: deadline)
  }

  /// Each certificate in the bytes of a file, PEM or DER.
  ///
  /// - Throws: `FileError` when there is none.
  package static func certificates(
    in bytes: [UInt8], of path: String
  ) throws(FileError) -> [CertificateFile.Entry] {
    let entries = CertificateFile.entries(in: bytes)
    guard !entries.isEmpty else {
      throw FileError(path: path, problem: .holdsNoCertificate)
    }
    return entries
  }

  /// The same, parsed.
  ///
  /// - Throws: `FileError` when there is none, or one that cannot be parsed.
  package static func stored(
    in bytes: [UInt8], of path: String
  ) throws(FileError) -> [StoredCertificate] {
    var certificates: [StoredCertificate] = []
    for entry in try self.certificates(in: bytes, of: path) {
      do {
        certificates.append(try StoredCertificate(entry, file: path))
      } catch {
        throw FileError(path: path, problem: .malformed(error.description))
      }
    }
    return certificates
  }
}

/// A file that cannot be used; its description is one line.
package struct FileError: Error, Hashable, Sendable {
  package let path: String
  package let problem: Problem
  /// The environment variable that names the file; nil when an option does.
  package let variable: String?

  init(path: String, problem: Problem, variable: String? = nil) {
    self.path = path
    self.problem = problem
    self.variable = variable
  }

  package enum Problem: Hashable, Sendable {
    /// In the words of the operating system.
    case notReadable(String)
    case tooLarge
    /// The files of a directory together.
    case directoryTooLarge
    /// More than are looked at in a directory without hash links.
    case tooManyFiles
    case missing
    case device
    /// No file on disk, where only such count.
    case notRegular
    /// A pipe that did not come to its end in this time.
    case unfinished(Duration)
    case holdsNoCertificate
    /// In the words of the parser.
    case malformed(String)
    case holdsNoRevocationList
    /// In the words of the parser.
    case malformedRevocationList(String)
  }
}

extension FileError: CustomStringConvertible {
  package var description: String {
    variable.map { "\($0): \(text)" } ?? text
  }

  private var text: String {
    // A variable cannot name standard input.
    let name = variable == nil ? Self.name(ofFile: path) : "'\(path)'"
    return switch problem {
    case .notReadable(let reason): "could not read \(name): \(reason)"
    case .tooLarge: "\(name) is larger than \(File.largest / 1_048_576) MB"
    case .directoryTooLarge:
      "the files in \(name) are larger than \(File.largestDirectory / 1_048_576) MB together"
    case .tooManyFiles:
      "\(name) has no hash links and more than \(HashedDirectory.mostFiles) files"
    case .missing: "could not read \(name): no such file or directory"
    case .device: "\(name) is a device, not a file"
    case .notRegular: "\(name) is not a regular file"
    case .unfinished(let time):
      "could not read \(name): it did not come to its end within \(time.secondsText) (--timeout)"
    case .holdsNoCertificate: "\(name) holds no certificate"
    case .holdsNoRevocationList: "\(name) holds no revocation list"
    case .malformedRevocationList(let reason):
      "\(name) holds a malformed revocation list: \(reason)"
    case .malformed(let reason): "\(name) holds a malformed certificate: \(reason)"
    }
  }

  /// How a message names a file.
  package static func name(ofFile path: String) -> String {
    path == "-" ? "standard input" : "'\(path)'"
  }
}
