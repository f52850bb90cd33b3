package import TrustModel
package import X509

/// A set of root certificates on disk, searched by subject without loading it whole.
package struct RootStore: Sendable {
  package let facts: AnchorStoreFacts
  /// What the reader should know about the choice of this store, each one sentence fragment.
  package let notes: [String]

  private let contents: Contents
  private let cryptography: any CryptographyProvider

  private enum Contents: Sendable {
    case bundles([CertificateBundle])
    /// A directory with OpenSSL's links by subject hash.
    case hashedDirectory(String)
  }

  /// Opens a file (PEM bundle or one DER certificate) or a directory of such files.
  ///
  /// - Throws: `FileError` when it cannot be read or holds no certificate.
  package init(
    path: String, cryptography: any CryptographyProvider, notes: [String] = []
  ) throws(FileError) {
    let isDirectory = try File.isDirectory(path)
    facts = AnchorStoreFacts(
      source: .system, path: path, kind: isDirectory ? .hashedDirectory : .bundle)
    contents = isDirectory ? try Self.directory(path) : try Self.bundle(path)
    self.cryptography = cryptography
    self.notes = notes
  }

  /// The certificates whose subject has this name.
  package func certificates(withSubject name: DistinguishedName) -> [StoredCertificate] {
    switch contents {
    case .bundles(let bundles):
      bundles.flatMap { $0.certificates(withSubject: name) }
    case .hashedDirectory(let path):
      HashedDirectory(path: path).certificates(withSubject: name, cryptography: cryptography)
    }
  }

  /// What was read from this file, when it is the one that this store was opened with.
  func bundle(ofFile path: String) -> CertificateBundle? {
    guard case .bundles(let bundles) = contents, facts.kind == .bundle,
      File.isSame(path, facts.path)
    else { return nil }
    return bundles.first
  }

  private static func bundle(_ path: String) throws(FileError) -> Contents {
    let bundle = CertificateBundle(try File.read(path), file: path)
    guard !bundle.isEmpty else { throw FileError(path: path, problem: .holdsNoCertificate) }
    return .bundles([bundle])
  }

  private static func directory(_ path: String) throws(FileError) -> Contents {
    let directory = HashedDirectory(path: path)
    let names = try File.names(inDirectory: path)
    if names.contains(where: HashedDirectory.isLink) { return .hashedDirectory(path) }
    let bundles = directory.bundles(of: names)
    guard !bundles.isEmpty else { throw FileError(path: path, problem: .holdsNoCertificate) }
    return .bundles(bundles)
  }
}
