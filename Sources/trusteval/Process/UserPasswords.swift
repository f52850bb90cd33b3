import Examination
import OpenSSLEngine
import RootStores
import Threads
import TrustModel

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Passwords from a file, the environment or the terminal, in this order; never from an argument,
/// which every user of the machine can read.
struct UserPasswords: PasswordSource {
  /// The file of `--password-file`.
  let file: String?
  /// How long to wait for a file that is a pipe.
  let patience: Duration

  static let variable = "TRUSTEVAL_PASSWORD"
  /// Octets; OpenSSL takes no more.
  static let longest = 1024

  func password(forFile path: String) throws(RequestError) -> Secret? {
    if let file { return try password(inFile: file) }
    if let value = getenv(Self.variable) {
      return try Self.checked(
        UnsafeRawBufferPointer(start: value, count: strlen(value)), of: Self.variable)
    }
    return PasswordPrompt.ask(for: FileError.name(ofFile: path))
  }

  private func password(inFile path: String) throws(RequestError) -> Secret {
    let secret: Secret
    do throws(FileError) {
      secret = try SecretFile.read(
        path: path, by: Deadline(in: patience), erasedBy: Secret.erasing)
    } catch {
      throw RequestError(error.description)
    }
    return try secret.withUnsafeBytes { (bytes) throws(RequestError) in
      var line = bytes.prefix { $0 != 0x0a }
      if line.last == 0x0d { line = line.dropLast() }
      return try Self.checked(
        UnsafeRawBufferPointer(rebasing: line),
        of: "the first line of \(FileError.name(ofFile: path))")
    }
  }

  private static func checked(
    _ bytes: UnsafeRawBufferPointer, of place: String
  ) throws(RequestError) -> Secret {
    guard bytes.count <= longest, !bytes.contains(0) else {
      throw RequestError("\(place) is no password: it may have \(longest) characters")
    }
    return Secret(copying: bytes, erasedBy: Secret.erasing)
  }
}
