package import TrustModel
package import X509

/// A set of root certificates on disk, searched by subject without loading it whole.
package struct RootStore: Sendable {
  /// What the reader should know about the choice of this store, each one sentence fragment.
  package let notes: [String]

  /// All count alike; never empty.
  private let files: [RootFiles]
  private let cryptography: any CryptographyProvider

  /// Opens a file (PEM bundle or one DER certificate) or a directory of such files.
  ///
  /// - Throws: `FileError` when it cannot be read or holds no certificate.
  package init(path: String, cryptography: any CryptographyProvider) throws(FileError) {
    self.init(files: [try RootFiles(path: path)], cryptography: cryptography, notes: [])
  }

  init(files: [RootFiles], cryptography: any CryptographyProvider, notes: [String]) {
    self.files = files
    self.cryptography = cryptography
    self.notes = notes
  }

  /// Where it lies, each place by itself.
  package var places: [StorePlace] { files.map(\.place) }

  /// The certificates whose subject has this name.
  package func certificates(withSubject name: DistinguishedName) -> [StoredCertificate] {
    files.flatMap { $0.certificates(withSubject: name, cryptography: cryptography) }
  }

  /// What was read from this file, when it is one that this store was opened with.
  func bundle(ofFile path: String) -> CertificateBundle? {
    for file in files {
      if let bundle = file.bundle(ofFile: path) { return bundle }
    }
    return nil
  }
}
