import OpenSSLEngine

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file or directory that could not be written.
package struct LabFileError: Error, Hashable, Sendable, CustomStringConvertible {
  package let path: String
  /// The system's `errno`.
  package let code: Int32

  package var description: String {
    "\(path): \(String(cString: strerror(code)))"
  }
}

extension Lab {
  /// Writes certificates and keys as PEM, one directory per case; makes directories as needed.
  ///
  /// A directory holds `chain.pem` as the server sends it, `key.pem`, `root.pem` with the anchors,
  /// and, for clients that must show a certificate, `client.pem` with its chain and key. Cases
  /// without certificates are passed over.
  ///
  /// - Throws: `LabFileError` or `IssuingError`; what was written until then stays.
  package func writeFiles(of cases: [LabCase], to directory: String) throws {
    try makeDirectory(directory)
    for labCase in cases {
      let materials = try materials(for: labCase)
      guard !materials.chain.isEmpty else { continue }
      let home = "\(directory)/\(labCase.name)"
      try makeDirectory(home)
      try writeFile(PEMWriter.certificates(materials.chain), to: "\(home)/chain.pem", mode: 0o644)
      try writeFile(materials.anchorPEM, to: "\(home)/root.pem", mode: 0o644)
      guard let key = materials.key else { continue }
      try writeFile(PEMWriter.privateKey(key), to: "\(home)/key.pem", mode: 0o600)
      guard let client = materials.client else { continue }
      try writeFile(client.pem, to: "\(home)/client.pem", mode: 0o600)
    }
  }

  private func makeDirectory(_ path: String) throws(LabFileError) {
    guard mkdir(path, 0o755) == 0 || errno == EEXIST else {
      throw LabFileError(path: path, code: errno)
    }
  }

  private func writeFile(_ text: String, to path: String, mode: mode_t) throws(LabFileError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, mode)
    guard descriptor >= 0 else { throw LabFileError(path: path, code: errno) }
    defer { close(descriptor) }
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 else { throw LabFileError(path: path, code: errno) }
      rest = rest.dropFirst(count)
    }
  }
}
