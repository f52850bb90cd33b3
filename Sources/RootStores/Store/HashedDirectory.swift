import TrustModel
import X509

/// A directory of certificates with links named after subject hashes, as `openssl rehash` makes.
struct HashedDirectory {
  let path: String

  /// Certificates that share a hash are numbered; more than this no directory has.
  private static let mostPerHash = 32
  /// Files looked at in a directory without links.
  private static let mostFiles = 4096

  /// What the links of this name lead to, in the order of their numbers.
  func bundles(
    withSubject name: DistinguishedName, cryptography: any CryptographyProvider
  ) -> [CertificateBundle] {
    guard let hash = cryptography.directoryHash(ofName: name.der) else { return [] }
    let digits = withUnsafeBytes(of: hash.bigEndian) { Hexadecimal.lowerCase($0) }
    let stem = path + "/" + digits + "."
    var bundles: [CertificateBundle] = []
    var total = 0
    for number in 0..<Self.mostPerHash {
      let file = stem + String(number)
      guard let bytes = try? File.read(regular: file) else { break }
      total += bytes.count
      guard total <= File.largestDirectory else { break }
      bundles.append(CertificateBundle(bytes, file: file))
    }
    return bundles
  }

  /// The files of a directory without links; what is no file or holds no certificate is passed over.
  ///
  /// - Throws: `FileError` when they are too large together.
  func bundles(of names: [String]) throws(FileError) -> [CertificateBundle] {
    var bundles: [CertificateBundle] = []
    var total = 0
    for name in names.sorted().prefix(Self.mostFiles) {
      let file = path + "/" + name
      guard let bytes = try? File.read(regular: file) else { continue }
      total += bytes.count
      guard total <= File.largestDirectory else {
        throw FileError(path: path, problem: .directoryTooLarge)
      }
      let bundle = CertificateBundle(bytes, file: file)
      if !bundle.isEmpty { bundles.append(bundle) }
    }
    return bundles
  }

  /// Whether a file's name has the form `HHHHHHHH.N`.
  static func isLink(_ name: String) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].utf8.count == 8, !parts[1].isEmpty else { return false }
    return parts[0].allSatisfy(\.isHexDigit) && parts[1].allSatisfy { ("0"..."9").contains($0) }
  }
}
