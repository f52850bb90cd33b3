import TrustModel
import X509

/// A directory of certificates with links named after subject hashes, as `openssl rehash` makes.
struct HashedDirectory {
  let path: String

  /// Certificates with the same hash are numbered; no directory has more of one hash than this.
  static let mostPerHash = 32
  /// Most files that are searched in a directory without links.
  static let mostFiles = 4096

  /// The certificates that the links of a name lead to.
  struct Links {
    /// In the order of their numbers.
    var bundles: [CertificateBundle] = []
    /// A note that a bound left files unread, a sentence fragment; nil where none was left.
    var note: String?
  }

  /// The certificates that the links of this name lead to.
  func links(
    ofSubject name: DistinguishedName, cryptography: any CryptographyProvider
  ) -> Links {
    guard let hash = cryptography.directoryHash(ofName: name.der) else { return Links() }
    let digits = withUnsafeBytes(of: hash.bigEndian) { Hexadecimal.lowerCase($0) }
    let stem = path + "/" + digits + "."
    var links = Links()
    var total = 0
    var number = 0
    while let bytes = try? File.read(regular: stem + String(number)) {
      guard number < Self.mostPerHash else {
        links.note =
          "of the files \(stem)N, which have the hash of one name, only the first "
          + "\(Self.mostPerHash) were read"
        break
      }
      total += bytes.count
      guard total <= File.largestDirectory else {
        links.note =
          "of the files \(stem)N, which have the hash of one name, only the first \(number) were "
          + "read: together they are larger than \(File.largestDirectory / 1_048_576) MB"
        break
      }
      links.bundles.append(CertificateBundle(bytes, file: stem + String(number)))
      number += 1
    }
    return links
  }

  /// The files of a directory without links, except those that are no regular files or contain no
  /// certificate.
  ///
  /// - Throws: `FileError` when they are too many, or too large together.
  func bundles(of names: [String]) throws(FileError) -> [CertificateBundle] {
    try files(names).map { CertificateBundle($0.bytes, file: $0.path) }.filter { !$0.isEmpty }
  }

  /// The files of these names, in their order, except those that are no regular files.
  ///
  /// - Throws: `FileError` when they are too many, or too large together.
  func files(_ names: [String]) throws(FileError) -> [(path: String, bytes: [UInt8])] {
    guard names.count <= Self.mostFiles else {
      throw FileError(path: path, problem: .tooManyFiles)
    }
    var files: [(path: String, bytes: [UInt8])] = []
    var total = 0
    for name in names.sorted() {
      let file = path + "/" + name
      guard let bytes = try? File.read(regular: file) else { continue }
      total += bytes.count
      guard total <= File.largestDirectory else {
        throw FileError(path: path, problem: .directoryTooLarge)
      }
      files.append((file, bytes))
    }
    return files
  }

  /// Whether a file's name has the form `HHHHHHHH.N`.
  static func isLink(_ name: String) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].utf8.count == 8, !parts[1].isEmpty else { return false }
    return parts[0].allSatisfy(\.isHexDigit) && parts[1].allSatisfy { ("0"..."9").contains($0) }
  }
}
