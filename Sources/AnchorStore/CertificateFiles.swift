package import X509

/// Reads certificates from files that the user named.
package enum CertificateFiles {
  /// Each certificate in a file, PEM or DER; `-` is standard input.
  ///
  /// - Throws: `FileError` when it cannot be read, is too large, or holds no certificate.
  package static func read(path: String) throws(FileError) -> [CertificateFile.Entry] {
    try certificates(in: try bytes(path: path), of: path)
  }

  /// The bytes of a file, whatever it holds; `-` is standard input.
  ///
  /// - Throws: `FileError` when it cannot be read or is too large.
  package static func bytes(path: String) throws(FileError) -> [UInt8] {
    try File.read(path)
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
}

/// A file that cannot be used; its description is one line.
package struct FileError: Error, Hashable, Sendable {
  package let path: String
  package let problem: Problem

  package enum Problem: Hashable, Sendable {
    /// In the words of the operating system.
    case notReadable(String)
    case tooLarge
    case holdsNoCertificate
  }
}

extension FileError: CustomStringConvertible {
  package var description: String {
    let name = Self.name(ofFile: path)
    return switch problem {
    case .notReadable(let reason): "could not read \(name): \(reason)"
    case .tooLarge: "\(name) is larger than \(File.largest / 1_048_576) MB"
    case .holdsNoCertificate: "\(name) holds no certificate"
    }
  }

  /// How a message names a file.
  package static func name(ofFile path: String) -> String {
    path == "-" ? "standard input" : "'\(path)'"
  }
}
