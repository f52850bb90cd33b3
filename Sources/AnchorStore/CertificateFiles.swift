package import X509

/// Reads certificates from files that the user named.
package enum CertificateFiles {
  /// Each certificate in a file, PEM or DER; `-` is standard input.
  ///
  /// - Throws: `FileError` when it cannot be read, is too large, or holds no certificate.
  package static func read(path: String) throws(FileError) -> [CertificateFile.Entry] {
    let entries = CertificateFile.entries(in: try File.read(path))
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
    let name = path == "-" ? "standard input" : "'\(path)'"
    return switch problem {
    case .notReadable(let reason): "could not read \(name): \(reason)"
    case .tooLarge: "\(name) is larger than \(File.largest / 1_048_576) MB"
    case .holdsNoCertificate: "\(name) holds no certificate"
    }
  }
}
