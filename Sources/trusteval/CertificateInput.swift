import RootStores
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
    do {
      var certificates: [StoredCertificate] = []
      for path in paths {
        certificates += try CertificateFiles.stored(
          in: try CertificateFiles.bytes(path: path), of: path)
      }
      return certificates
    } catch {
      throw .unreadable(error.description)
    }
  }

  /// The DER of each certificate in a file; `-` is standard input.
  static func encoded(inFile path: String) throws(InputError) -> [[UInt8]] {
    do {
      return try CertificateFiles.read(path: path).map(\.certificate)
    } catch {
      throw .unreadable(error.description)
    }
  }
}
