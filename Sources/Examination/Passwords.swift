package import RootStores
package import TLSEngine
import Threads
package import TrustModel
import X509

/// Where passwords come from.
package protocol PasswordSource: Sendable {
  /// The password for a file; nil where none is available.
  ///
  /// - Throws: `RequestError` where one was promised and is not available.
  func password(forFile path: String) throws(RequestError) -> Secret?
}

/// For runs that have no encrypted files.
package struct NoPasswords: PasswordSource {
  package init() {}

  package func password(forFile path: String) -> Secret? { nil }
}

/// Opens files that may need a password: first without one, and if that fails, with the user's.
package struct LockedFiles: ContainerOpener {
  let reader: any IdentityReader
  private let passwords: any PasswordSource
  private let patience: Duration

  /// - Parameter patience: For one file; the time in which the user types a password does not count.
  package init(reader: any IdentityReader, passwords: any PasswordSource, patience: Duration) {
    self.reader = reader
    self.passwords = passwords
    self.patience = patience
  }

  /// - Parameter open: Called with the file, no password and the time that it may take, and then perhaps
  ///   again with a password.
  /// - Throws: `RequestError` where a password is needed and not available; else what `open` throws.
  func unlocking<Value>(
    _ path: String, _ file: borrowing Secret,
    _ open: (borrowing Secret, borrowing Secret?, Duration) throws(ClientIdentityError) -> Value
  ) throws(LockedFileError) -> Value {
    let deadline = Deadline(in: patience)
    let remaining: Duration
    do throws(ClientIdentityError) {
      return try open(file, nil, patience)
    } catch {
      remaining = deadline.remaining
      guard error == .encryptedPrivateKey else { throw .identity(error) }
    }
    let password: Secret?
    do throws(RequestError) {
      password = try passwords.password(forFile: path)
    } catch {
      throw .request(error)
    }
    do throws(ClientIdentityError) {
      return try open(file, password, remaining)
    } catch {
      throw .identity(error)
    }
  }

  /// A container with certificates only is not secret.
  package func certificates(in bytes: [UInt8], of path: String) throws(FileError) -> [[UInt8]] {
    let file = Secret(copying: bytes, erasedBy: reader.eraser)
    let certificates: [[UInt8]]
    do throws(LockedFileError) {
      let contents = try unlocking(path, file) {
        (file, password, time) throws(ClientIdentityError) in
        try reader.pkcs12(file, password: password, within: time)
      }
      // Why there is none.
      if contents.certificates.isEmpty, case .failure(let error) = contents.identity {
        throw .identity(error)
      }
      certificates = contents.certificates
    } catch {
      switch error {
      case .request(let error):
        throw FileError(path: path, problem: .locked("needs a password: \(error.text)"))
      case .identity(let error): throw FileError(path: path, problem: .locked(error.lockText))
      }
    }
    guard !certificates.isEmpty else { throw FileError(path: path, problem: .holdsNoCertificate) }
    return certificates
  }
}

enum LockedFileError: Error {
  case request(RequestError)
  case identity(ClientIdentityError)
}

extension ClientIdentityError {
  /// What is wrong with a file that needs a password; follows the file's name in a message.
  var lockText: String {
    switch self {
    case .encryptedPrivateKey:
      "needs a password, which comes from --password-file or TRUSTEVAL_PASSWORD"
    case .wrongPassword: "does not open with the password given"
    case .lacksLegacyProvider:
      "is encrypted in an old way, for which OpenSSL's legacy provider is not installed"
    case .noPrivateKey: "holds no private key"
    case .noCertificate: "holds a private key, but not its certificate"
    case .otherPrivateKey: "holds a private key and the certificate of another"
    case .malformedCertificate(let index): "holds a malformed certificate, number \(index)"
    case .unreadable(let reason): "cannot be opened: \(reason)"
    }
  }
}
