import OpenSSLEngine
import RootStores
import TLSEngine
import X509

extension ConnectOptions {
  /// The client's certificate and key, read and seen to belong together; nil without the option.
  func clientIdentity() throws(InputError) -> ClientIdentity? {
    guard let path = clientCert else { return nil }
    let chain: [[UInt8]]
    let keyFile: [UInt8]
    do {
      let bytes = try CertificateFiles.bytes(path: path)
      chain = try CertificateFiles.certificates(in: bytes, of: path).map(\.certificate)
      // A file that is named twice may be standard input, which can be read only once.
      keyFile =
        if let clientKey, clientKey != path {
          try CertificateFiles.bytes(path: clientKey)
        } else { bytes }
    } catch {
      throw .unreadable(error.description)
    }
    do {
      return try ClientIdentity(chain: chain, keyFile: keyFile)
    } catch {
      throw .unreadable(text(for: error, certificateFile: path))
    }
  }

  private func text(for error: ClientIdentityError, certificateFile: String) -> String {
    let certificate = FileError.name(ofFile: certificateFile)
    let key = FileError.name(ofFile: clientKey ?? certificateFile)
    return switch error {
    case .malformedCertificate(let index): "certificate \(index) in \(certificate) is malformed"
    case .noPrivateKey where clientKey == nil:
      "\(certificate) holds no private key: name the key's file with --client-key"
    case .noPrivateKey: "\(key) holds no private key that can be used"
    case .encryptedPrivateKey:
      "the private key in \(key) is encrypted: decrypt it first, as with 'openssl pkey'"
    case .otherPrivateKey:
      "the private key in \(key) is not that of the first certificate in \(certificate)"
    }
  }
}
