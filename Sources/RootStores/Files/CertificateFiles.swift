package import Threads
package import X509

/// Reads certificates from files that the user named.
package enum CertificateFiles {
  /// The contents of a file in PEM, DER, PKCS #7 or PKCS #12; `-` is standard input.
  ///
  /// - Parameters:
  ///   - opener: Opens PKCS #12; nil where that is not allowed.
  ///   - deadline: For a pipe to be read to its end.
  /// - Throws: `FileError` when it cannot be read, is too large, or holds no certificate.
  package static func read(
    path: String, opening opener: (any ContainerOpener)? = nil, by deadline: Deadline
  ) throws(FileError) -> CertificateFile.Contents {
    try contents(of: try bytes(path: path, by: deadline), path, opening: opener)
  }

  /// The bytes of a file of any kind that is open, and of which some were read.
  package static func bytes(
    of file: borrowing InputFile, path: String, after start: [UInt8], by deadline: Deadline
  ) throws(FileError) -> [UInt8] {
    try File.read(named: path, file, after: start, by: deadline)
  }

  /// - Throws: `FileError` where it cannot be found out.
  package static func isDirectory(_ path: String) throws(FileError) -> Bool {
    guard path != "-" else { return false }
    return try File.isDirectory(path)
  }

  /// The bytes of a file of any kind; `-` is standard input.
  ///
  /// - Parameter deadline: For a pipe to be read to its end.
  /// - Throws: `FileError` when it cannot be read or is too large.
  package static func bytes(path: String, by deadline: Deadline) throws(FileError) -> [UInt8] {
    try File.read(named: path, by: deadline)
  }

  /// The same for bytes that have been read.
  package static func contents(
    of bytes: [UInt8], _ path: String, opening opener: (any ContainerOpener)? = nil
  ) throws(FileError) -> CertificateFile.Contents {
    var contents = CertificateFile.contents(in: bytes)
    if contents.entries.isEmpty, contents.faults.isEmpty, CertificateFile.isPKCS12(bytes) {
      guard let opener else { throw FileError(path: path, problem: .container) }
      contents.entries = try opener.certificates(in: bytes, of: path)
        .map { CertificateFile.Entry(der: $0) }
    }
    // In DER everything begins alike; a certificate in PEM has its label.
    if let only = contents.entries.first, contents.entries.count == 1, only.line == nil,
      let other = OtherContent(der: only.certificate)
    {
      throw FileError(path: path, problem: .holdsOther(other))
    }
    guard contents.entries.count <= CertificateFile.most else {
      throw FileError(path: path, problem: .tooManyCertificates)
    }
    guard contents.entries.isEmpty else { return contents }
    if let fault = contents.faults.first { throw FileError(path: path, fault) }
    throw FileError(path: path, problem: .noCertificate(in: bytes))
  }

  /// The same for a file or a directory, file by file; of a directory those that hold certificates, or
  /// what should be one in PEM.
  ///
  /// - Throws: `FileError`, of a directory when it holds none, or files that are too many or too large.
  package static func read(
    fileOrDirectory path: String, opening opener: (any ContainerOpener)? = nil,
    by deadline: Deadline
  ) throws(FileError) -> [(file: String, contents: CertificateFile.Contents)] {
    guard try File.isDirectory(path) else {
      return [(path, try read(path: path, opening: opener, by: deadline))]
    }
    // Links by hash lead to files that are there by another name, too.
    var seen: Set<[UInt8]> = []
    var files: [(file: String, contents: CertificateFile.Contents)] = []
    for file in try HashedDirectory(path: path).files(try File.names(inDirectory: path)) {
      var contents = try contents(ofFile: file.path, inDirectory: file.bytes)
      contents.entries.removeAll { !seen.insert($0.certificate).inserted }
      if !contents.entries.isEmpty || !contents.faults.isEmpty {
        files.append((file.path, contents))
      }
    }
    guard !seen.isEmpty else { throw FileError(path: path, problem: .holdsNoCertificate) }
    guard seen.count <= CertificateFile.most else {
      throw FileError(path: path, problem: .tooManyCertificates)
    }
    return files
  }

  /// The same where every certificate counts.
  ///
  /// - Throws: `FileError`, also for a block that cannot be decoded.
  package static func readAll(
    path: String, opening opener: (any ContainerOpener)? = nil, by deadline: Deadline
  ) throws(FileError) -> [CertificateFile.Entry] {
    try entries(in: try bytes(path: path, by: deadline), of: path, opening: opener)
  }

  /// The same for bytes that have been read.
  package static func entries(
    in bytes: [UInt8], of path: String, opening opener: (any ContainerOpener)? = nil
  ) throws(FileError) -> [CertificateFile.Entry] {
    let contents = try contents(of: bytes, path, opening: opener)
    if let fault = contents.faults.first { throw FileError(path: path, fault) }
    return contents.entries
  }

  /// The certificates, parsed, where every certificate of the file is used.
  ///
  /// - Throws: `FileError` when there is none, or one that cannot be decoded or parsed.
  package static func stored(
    in bytes: [UInt8], of path: String, opening opener: (any ContainerOpener)? = nil
  ) throws(FileError) -> [StoredCertificate] {
    var certificates: [StoredCertificate] = []
    for entry in try entries(in: bytes, of: path, opening: opener) {
      do {
        certificates.append(try StoredCertificate(entry, file: path))
      } catch {
        throw FileError(path: path, problem: .malformed(error.description, line: entry.line))
      }
    }
    return certificates
  }

  /// The same for a file, or for those files of a directory that contain certificates.
  ///
  /// A directory may hold anything, so what cannot be decoded there is told and passed over.
  ///
  /// - Parameters:
  ///   - deadline: For a pipe to be read to its end.
  ///   - faults: What was passed over, each with its file and line.
  /// - Throws: `FileError`; for a directory, when it contains no certificate, or its files are too
  ///   many or too large.
  package static func stored(
    inFileOrDirectory path: String, opening opener: (any ContainerOpener)? = nil,
    by deadline: Deadline, faults: inout [String]
  ) throws(FileError) -> [StoredCertificate] {
    guard try File.isDirectory(path) else {
      return try stored(in: try bytes(path: path, by: deadline), of: path, opening: opener)
    }
    // Hash links lead to files that the directory also contains by another name.
    var seen: Set<Certificate> = []
    var certificates: [StoredCertificate] = []
    for file in try HashedDirectory(path: path).files(try File.names(inDirectory: path)) {
      let contents = try contents(ofFile: file.path, inDirectory: file.bytes)
      let name = FileError.name(ofFile: file.path)
      faults += contents.faults.map { "line \($0.line) of \(name) was passed over: \($0.text)" }
      for entry in contents.entries {
        do {
          let found = try StoredCertificate(entry, file: file.path)
          if seen.insert(found.certificate).inserted { certificates.append(found) }
        } catch {
          // What is not in PEM may be anything.
          guard let line = entry.line else { continue }
          faults.append("line \(line) of \(name) was passed over: \(error.description)")
        }
      }
    }
    guard !certificates.isEmpty else { throw FileError(path: path, problem: .holdsNoCertificate) }
    guard certificates.count <= CertificateFile.most else {
      throw FileError(path: path, problem: .tooManyCertificates)
    }
    return certificates
  }

  /// What is not read of a file beyond the bound may be other certificates, though the first are copies.
  private static func contents(
    ofFile path: String, inDirectory bytes: [UInt8]
  ) throws(FileError) -> CertificateFile.Contents {
    let contents = CertificateFile.contents(in: bytes)
    guard contents.entries.count <= CertificateFile.most else {
      throw FileError(path: path, problem: .tooManyCertificates)
    }
    return contents
  }
}

/// Opens PKCS #12 containers, which requires cryptography and usually a password.
package protocol ContainerOpener: Sendable {
  /// Each certificate in DER.
  ///
  /// - Throws: `FileError` where it cannot be opened.
  func certificates(in bytes: [UInt8], of path: String) throws(FileError) -> [[UInt8]]
}

extension FileError {
  init(path: String, _ fault: PEMFault) {
    self.init(path: path, problem: .undecodable(fault.text, line: fault.line))
  }
}
