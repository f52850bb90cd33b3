import AnchorStore
import TrustModel
import X509

/// Certificates from files named on the command line.
enum CertificateInput {
  /// Each certificate of the files, parsed; a file without any is an error.
  static func certificates(inFiles paths: [String]) throws(InputError) -> [Certificate] {
    var certificates: [Certificate] = []
    for path in paths {
      for der in try encoded(inFile: path) {
        do {
          certificates.append(try Certificate(der: der))
        } catch {
          throw .unreadable("'\(path)' holds a malformed certificate: \(error.description)")
        }
      }
    }
    return certificates
  }

  /// The DER of each certificate in a file; `-` is standard input.
  static func encoded(inFile path: String) throws(InputError) -> [[UInt8]] {
    do {
      return try CertificateFiles.read(path: path)
    } catch {
      throw .unreadable(error.description)
    }
  }
}
