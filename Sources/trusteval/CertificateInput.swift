import AnchorStore
import TrustModel
import X509

/// Certificates from files named on the command line.
enum CertificateInput {
  /// Each certificate of the files, parsed; a file without any is an error.
  static func certificates(inFiles paths: [String]) throws(InputError) -> [Certificate] {
    try stored(inFiles: paths).map(\.certificate)
  }

  /// The same with what the files say beside each certificate.
  static func stored(inFiles paths: [String]) throws(InputError) -> [StoredCertificate] {
    var certificates: [StoredCertificate] = []
    for path in paths {
      for entry in try entries(inFile: path) {
        do {
          certificates.append(try StoredCertificate(entry, file: path))
        } catch {
          throw .unreadable("'\(path)' holds a malformed certificate: \(error.description)")
        }
      }
    }
    return certificates
  }

  /// The DER of each certificate in a file; `-` is standard input.
  static func encoded(inFile path: String) throws(InputError) -> [[UInt8]] {
    try entries(inFile: path).map(\.certificate)
  }

  private static func entries(inFile path: String) throws(InputError) -> [CertificateFile.Entry] {
    do {
      return try CertificateFiles.read(path: path)
    } catch {
      throw .unreadable(error.description)
    }
  }
}
