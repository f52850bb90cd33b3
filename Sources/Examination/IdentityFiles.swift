import RootStores
import TLSEngine
import Threads
import TrustModel
import X509

/// Reads the client's certificate and key from the files that a request names.
struct IdentityFiles {
  let locked: LockedFiles
  let deadline: Deadline

  /// The certificate and its key, checked to match; nil where no file is named.
  func identity(_ plan: ConnectionPlan) throws(RequestError) -> ClientIdentity? {
    if let path = plan.pkcs12 { return try identity(inPKCS12: path) }
    guard let path = plan.clientCertificate else { return nil }
    return try identity(certificates: path, key: plan.clientKey)
  }

  private func identity(inPKCS12 path: String) throws(RequestError) -> ClientIdentity {
    let name = FileError.name(ofFile: path)
    let file = try secret(path)
    guard file.withArray(CertificateFile.isPKCS12) else {
      throw RequestError("\(name) is not PKCS #12: PEM is given with --client-cert")
    }
    let identity: ClientIdentity?
    do throws(LockedFileError) {
      identity = try locked.unlocking(path, file) {
        (file, password, time) throws(ClientIdentityError) in
        try reader.pkcs12(file, password: password, within: time).identity?.get()
      }
    } catch {
      throw error.request { "\(name) \($0.lockText)" }
    }
    guard let identity else { throw RequestError("\(name) holds no private key") }
    return identity
  }

  private func identity(
    certificates path: String, key keyPath: String?
  ) throws(RequestError) -> ClientIdentity {
    let name = FileError.name(ofFile: path)
    let file = try secret(path)
    guard !file.withArray(CertificateFile.isPKCS12) else {
      throw RequestError("\(name) is PKCS #12: it is given with --p12")
    }
    let chain: [[UInt8]]
    do throws(FileError) {
      chain = try file.withArray { (bytes) throws(FileError) in
        try CertificateFiles.entries(in: bytes, of: path).map(\.certificate)
      }
    } catch {
      throw RequestError(error.description)
    }
    // A file that is named twice may be standard input, which can be read only once.
    guard let keyPath, keyPath != path else {
      return try identity(chain, key: file, in: path, name, namesKeyFile: keyPath != nil)
    }
    return try identity(chain, key: try secret(keyPath), in: keyPath, name, namesKeyFile: true)
  }

  private func identity(
    _ chain: [[UInt8]], key file: borrowing Secret, in path: String,
    _ certificateFile: String, namesKeyFile: Bool
  ) throws(RequestError) -> ClientIdentity {
    do throws(LockedFileError) {
      return try locked.unlocking(path, file) {
        (file, password, time) throws(ClientIdentityError) in
        try reader.identity(chain: chain, keyFile: file, password: password, within: time)
      }
    } catch {
      throw error.request {
        $0.text(
          certificateFile: certificateFile, keyFile: FileError.name(ofFile: path),
          namesKeyFile: namesKeyFile)
      }
    }
  }

  private var reader: any IdentityReader { locked.reader }

  private func secret(_ path: String) throws(RequestError) -> Secret {
    do throws(FileError) {
      return try SecretFile.read(path: path, by: deadline, erasedBy: reader.eraser)
    } catch {
      throw RequestError(error.description)
    }
  }
}

extension LockedFileError {
  fileprivate func request(_ text: (ClientIdentityError) -> String) -> RequestError {
    switch self {
    case .request(let error): error
    case .identity(let error): RequestError(text(error))
    }
  }
}

extension ClientIdentityError {
  /// - Parameters:
  ///   - certificateFile: Name of the file in a message; `keyFile` likewise.
  ///   - namesKeyFile: Whether an option names a key file.
  fileprivate func text(certificateFile: String, keyFile: String, namesKeyFile: Bool) -> String {
    switch self {
    case .malformedCertificate(let index): "certificate \(index) in \(certificateFile) is malformed"
    case .noPrivateKey where !namesKeyFile:
      "\(certificateFile) holds no private key: name the key's file with --client-key"
    case .noPrivateKey: "\(keyFile) holds no private key that can be used"
    case .otherPrivateKey:
      "the private key in \(keyFile) is not that of the first certificate in \(certificateFile)"
    default: "the private key in \(keyFile) \(lockText)"
    }
  }
}
