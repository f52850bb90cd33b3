import COpenSSL
import TLSEngine
import TrustModel

/// A `PKCS12` owned by Swift.
struct PKCS12Container: ~Copyable {
  private let pointer: OpaquePointer

  /// Decodes the outermost level only.
  init(
    _ file: borrowing Secret, in library: borrowing KeyLibrary
  ) throws(ClientIdentityError) {
    // The context in which it is made provides the ciphers for its decryption.
    var made = PKCS12_init_ex(NID_pkcs7_data, library.context, nil)
    let isDecoded = file.withUnsafeBytes { bytes in
      let bytes = bytes.assumingMemoryBound(to: UInt8.self)
      var cursor = bytes.baseAddress
      return d2i_PKCS12(&made, &cursor, bytes.count) != nil
    }
    guard isDecoded, let made else {
      PKCS12_free(made)
      throw .unreadable(ErrorQueue.reason ?? "no reason given")
    }
    pointer = made
  }

  deinit {
    PKCS12_free(pointer)
  }

  /// - Parameter password: Nil to try without one; a zero octet must follow its octets.
  func contents(
    openedBy password: UnsafeBufferPointer<CChar>?, _ library: borrowing KeyLibrary
  ) throws(ClientIdentityError) -> PKCS12Contents {
    var work = KeyWork()
    let isPasswordRight = try isAuthentic(password, &work)
    try PKCS12Work.add(pointer, openedBy: password, to: &work)
    var key: OpaquePointer?
    var certificate: OpaquePointer?
    var others: OpaquePointer?
    defer {
      EVP_PKEY_free(key)
      X509_free(certificate)
      CTrustevalSSL_certificates_free_all(others)
    }
    guard PKCS12_parse(pointer, password?.baseAddress, &key, &certificate, &others) == 1 else {
      // A password cannot be wrong where nothing is encrypted.
      let failure = library.failure(isPasswordRight: isPasswordRight || !work.isEncrypted)
      throw password == nil && failure == .wrongPassword ? .encryptedPrivateKey : failure
    }
    var certificates = (0..<CTrustevalSSL_certificates_count(others)).compactMap { index in
      CTrustevalSSL_certificate_at(others, index).flatMap(Self.der)
    }
    guard let key else { return PKCS12Contents(certificates: certificates, identity: nil) }
    let leaf = certificate.flatMap(Self.der)
    if let leaf { certificates.insert(leaf, at: 0) }
    // Who wants the certificates only does not need a key that can be used.
    let identity = Result { () throws(ClientIdentityError) in
      guard leaf != nil else { throw .noCertificate }
      return try Self.identity(certificates, key)
    }
    return PKCS12Contents(certificates: certificates, identity: identity)
  }

  private static func identity(
    _ chain: [[UInt8]], _ key: OpaquePointer
  ) throws(ClientIdentityError) -> ClientIdentity {
    try OpenSSLIdentityReader.checkCount(chain)
    try PrivateKeyReader.checkSize(of: key)
    guard let bytes = PrivateKeyReader.pkcs8(key) else { throw .noPrivateKey }
    return ClientIdentity(chain: chain, privateKey: bytes)
  }

  /// Whether the password is known to be right; false where the file has no MAC to check it with.
  private func isAuthentic(
    _ password: UnsafeBufferPointer<CChar>?, _ work: inout KeyWork
  ) throws(ClientIdentityError) -> Bool {
    guard PKCS12_mac_present(pointer) == 1 else {
      // Before 3.2 the library opens no file without a MAC, so one is added.
      PKCS12_set_mac(pointer, password?.baseAddress, -1, nil, 0, 1, EVP_sha256())
      return false
    }
    var iterations: UnsafePointer<ASN1_INTEGER>?
    var algorithm: UnsafePointer<X509_ALGOR>?
    PKCS12_get0_mac(nil, &algorithm, nil, &iterations, pointer)
    try work.add(iterations)
    try work.add(algorithm)
    ErrorQueue.clear()
    if let password {
      let count = Int32(clamping: password.count)
      guard PKCS12_verify_mac(pointer, password.baseAddress, count) == 1 else {
        throw Self.macFailure ?? .wrongPassword
      }
      return true
    }
    // No password and an empty one have different encodings, and both are in use.
    guard PKCS12_verify_mac(pointer, nil, 0) == 1 || PKCS12_verify_mac(pointer, "", 0) == 1 else {
      throw Self.macFailure ?? .encryptedPrivateKey
    }
    return true
  }

  /// Why the MAC could not be computed; nil where it was, and is another one, which is no error of the
  /// library's.
  private static var macFailure: ClientIdentityError? { ErrorQueue.reason.map { .unreadable($0) } }

  private static func der(_ certificate: OpaquePointer) -> [UInt8]? {
    encodeDER { i2d_X509(certificate, $0) }
  }
}
