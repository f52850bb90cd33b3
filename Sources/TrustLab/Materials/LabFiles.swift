import OpenSSLEngine
package import SystemCalls
import TrustModel

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file or directory that could not be written.
package struct LabFileError: Error, Hashable, Sendable, CustomStringConvertible {
  package let path: String
  package let error: SystemError

  package var description: String { "could not write '\(path)': \(error.text)" }
}

extension Lab {
  /// Writes certificates and keys as PEM, one directory per case; makes directories as needed.
  ///
  /// A directory holds `chain.pem` as the server sends it, `key.pem`, `root.pem` with the anchors,
  /// and, for clients that must show a certificate, `client.pem` with its chain and key. Cases
  /// without certificates are left out.
  ///
  /// Other users may be able to write in the parent directory, such as `/tmp`: links that they made
  /// are not followed, and their files not written to.
  ///
  /// - Throws: `LabFileError` or `IssuingError`; files written before stay.
  package func writeFiles(of cases: [LabCase], to directory: String) throws {
    let home = try LabDirectory(path: directory)
    for labCase in cases {
      let materials = try materials(for: labCase)
      guard !materials.chain.isEmpty else { continue }
      let place = try LabDirectory(labCase.name, in: home)
      try place.write(PEMWriter.certificates(materials.chain), to: "chain.pem", mode: 0o644)
      try place.write(materials.anchorPEM, to: "root.pem", mode: 0o644)
      guard let key = materials.key else { continue }
      try place.write(PEMWriter.privateKey(key), to: "key.pem", mode: 0o600)
      guard let client = materials.client else { continue }
      try place.write(client.pem, to: "client.pem", mode: 0o600)
    }
  }
}

/// An open directory, so that it stays the same even if its name is changed.
private struct LabDirectory: ~Copyable {
  private let path: String
  private let descriptor: Int32

  /// Makes the directory or opens it.
  init(path: String) throws(LabFileError) {
    try self.init(path: path, at: AT_FDCWD, name: path)
  }

  init(_ name: String, in parent: borrowing LabDirectory) throws(LabFileError) {
    try self.init(path: "\(parent.path)/\(name)", at: parent.descriptor, name: name)
  }

  private init(path: String, at place: Int32, name: String) throws(LabFileError) {
    descriptor = try Self.opened(path: path, at: place, name: name)
    self.path = path
  }

  private static func opened(
    path: String, at place: Int32, name: String
  ) throws(LabFileError) -> Int32 {
    let name = FileName.cString(name)
    if mkdirat(place, name, 0o755) != 0, errno != EEXIST {
      throw LabFileError(path: path, error: .last)
    }
    let descriptor = openat(place, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { throw LabFileError(path: path, error: .last) }
    return descriptor
  }

  deinit {
    close(descriptor)
  }

  private func failure(_ name: String, _ error: SystemError = .last) -> LabFileError {
    LabFileError(path: "\(path)/\(name)", error: error)
  }

  /// Writes a new file, replacing one of that name.
  func write(_ text: String, to name: String, mode: mode_t) throws(LabFileError) {
    guard unlinkat(descriptor, name, 0) == 0 || errno == ENOENT else { throw failure(name) }
    let file = openat(descriptor, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode)
    guard file >= 0 else { throw failure(name) }
    defer { close(file) }
    do throws(SystemError) {
      try Descriptor(file).writeAll(Array(text.utf8))
    } catch {
      throw failure(name, error)
    }
  }
}
