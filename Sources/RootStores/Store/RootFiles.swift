import Threads
import TrustModel
import X509

/// One place on disk with root certificates: a file, or a directory of files.
struct RootFiles: Sendable {
  let place: StorePlace
  private let contents: Contents

  /// Of a directory of files.
  private static let mostNotes = 8

  private enum Contents: Sendable {
    case bundles([CertificateBundle])
    /// A directory with OpenSSL's links by subject hash.
    case hashedDirectory(HashedDirectory)

    var isEmpty: Bool {
      if case .bundles(let bundles) = self { bundles.isEmpty } else { false }
    }
  }

  /// Opens a file (PEM bundle or one DER certificate) or a directory of such files, which an option
  /// names.
  ///
  /// - Parameters:
  ///   - opener: Opens a PKCS #12 file.
  ///   - deadline: For a pipe to be read to its end.
  /// - Throws: `FileError` when it cannot be read or contains no certificate.
  init(
    named path: String, opening opener: (any ContainerOpener)?, by deadline: Deadline
  ) throws(FileError) {
    let isDirectory = try File.isDirectory(path)
    place = StorePlace(path: path, kind: isDirectory ? .hashedDirectory : .bundle)
    contents =
      isDirectory
      ? try Self.directory(path)
      : try Self.bundle(try File.read(named: path, by: deadline), path, opening: opener)
    guard !contents.isEmpty else { throw FileError(path: path, problem: .holdsNoCertificate) }
  }

  /// The same for a place of this system, where an empty directory is accepted as one without
  /// roots.
  ///
  /// - Parameter variable: The environment variable that names it; nil for a known place.
  /// - Throws: `FileError` when it cannot be read, is no regular file, or is a file without a
  ///   certificate.
  init(systemPlace path: String, variable: String? = nil) throws(FileError) {
    // `File` would take this for standard input.
    let isDirectory = try File.isDirectory(path == "-" ? "./-" : path)
    place = StorePlace(
      path: path, kind: isDirectory ? .hashedDirectory : .bundle, variable: variable)
    contents =
      isDirectory ? try Self.directory(path) : try Self.bundle(try File.read(regular: path), path)
  }

  /// Whether it is a directory without entries.
  var isEmpty: Bool { contents.isEmpty }

  /// Whether it was read when it was opened.
  var isInMemory: Bool {
    if case .bundles = contents { true } else { false }
  }

  func roots(
    withSubject name: DistinguishedName, cryptography: any CryptographyProvider
  ) -> FoundRoots {
    switch contents {
    case .bundles(let bundles):
      var roots = bundles.reduce(into: FoundRoots()) { $0 += $1.roots(withSubject: name) }
      let more = roots.notes.count - Self.mostNotes
      if more > 0 {
        roots.notes.removeLast(more)
        roots.notes.append("\(more) more places of \(place.path) were passed over")
      }
      return roots
    case .hashedDirectory(let directory):
      let links = directory.links(ofSubject: name, cryptography: cryptography)
      return links.bundles.reduce(into: FoundRoots(notes: [links.note].compactMap(\.self))) {
        $0 += $1.roots(withSubject: name)
      }
    }
  }

  /// The bundle that was read from this file, if it is the one that was opened.
  func bundle(ofFile path: String) -> CertificateBundle? {
    guard case .bundles(let bundles) = contents, place.kind == .bundle,
      File.isSame(path, place.path)
    else { return nil }
    return bundles.first
  }

  private static func bundle(
    _ bytes: [UInt8], _ path: String, opening opener: (any ContainerOpener)? = nil
  ) throws(FileError) -> Contents {
    var bytes = bytes
    if let opener, CertificateFile.isPKCS12(bytes) {
      bytes = try opener.certificates(in: bytes, of: path).flatMap(\.self)
    }
    let bundle = CertificateBundle(bytes, file: path)
    guard !bundle.isEmpty else { throw FileError(path: path, problem: .noCertificate(in: bytes)) }
    guard bundle.blockCount <= CertificateFile.most else {
      throw FileError(path: path, problem: .tooManyCertificates)
    }
    // Of many certificates one may be broken; if all are, the file is useless and an error is
    // thrown.
    if bundle.hasNoSubjects { _ = try CertificateFiles.stored(in: bytes, of: path) }
    return .bundles([bundle])
  }

  private static func directory(_ path: String) throws(FileError) -> Contents {
    let directory = HashedDirectory(path: path)
    let names = try File.names(inDirectory: path)
    if names.contains(where: HashedDirectory.isLink) { return .hashedDirectory(directory) }
    return .bundles(try directory.bundles(of: names))
  }
}
