package import Threads
package import TrustModel
package import X509

/// A set of root certificates on disk, searched by subject without loading it whole.
package struct RootStore: Sendable {
  /// The places of the store, all with equal weight; never empty.
  private let files: [RootFiles]
  private let cryptography: any CryptographyProvider
  /// What to know about the choice of the places, each one sentence fragment.
  let notes: [String]

  /// Opens a file (PEM bundle, DER, PKCS #7 or PKCS #12) or a directory of such files.
  ///
  /// - Parameters:
  ///   - opener: Opens a PKCS #12 file.
  ///   - deadline: For a pipe to be read to its end.
  /// - Throws: `FileError` when it cannot be read or contains no certificate.
  package init(
    path: String, opening opener: (any ContainerOpener)? = nil, by deadline: Deadline,
    cryptography: any CryptographyProvider
  ) throws(FileError) {
    self.init(
      files: [try RootFiles(named: path, opening: opener, by: deadline)],
      cryptography: cryptography)
  }

  init(files: [RootFiles], cryptography: any CryptographyProvider, notes: [String] = []) {
    self.files = files
    self.cryptography = cryptography
    self.notes = notes
  }

  /// Each of its places.
  package var places: [StorePlace] { files.map(\.place) }

  /// The certificates whose subject looks like this name; the caller compares the names exactly.
  package func roots(withSubject name: DistinguishedName) -> FoundRoots {
    var found = FoundRoots()
    for file in files { found += file.roots(withSubject: name, cryptography: cryptography) }
    return found
  }

  /// Whether no search looks at the disk.
  var isInMemory: Bool { files.allSatisfy(\.isInMemory) }

  /// What was read from this file, when it is one that this store was opened with.
  func bundle(ofFile path: String) -> CertificateBundle? {
    for file in files {
      if let bundle = file.bundle(ofFile: path) { return bundle }
    }
    return nil
  }
}
