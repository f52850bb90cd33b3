import COpenSSL
package import TLSEngine
package import TrustModel

extension OpenSSLWitness {
  /// The file and the directories of `SSL_CTX_set_default_verify_paths(3)`, which are read side by side.
  ///
  /// An environment variable replaces the built-in place, even with an empty value. Only the one
  /// for directories contains a list.
  package func rootPlaces(on system: HostSystem) -> [RootPlace]? {
    let file = Self.named(
      by: X509_get_default_cert_file_env(), or: X509_get_default_cert_file(), on: system)
    let directories = Self.named(
      by: X509_get_default_cert_dir_env(), or: X509_get_default_cert_dir(), on: system)
    var paths = directories.value.split(separator: ":").map(String.init)
    if paths.isEmpty { paths = [""] }
    return [RootPlace(path: file.value, kind: .bundle, variable: file.variable)]
      + paths.map {
        RootPlace(path: $0, kind: .hashedDirectory, variable: directories.variable)
      }
  }

  private static func named(
    by variable: UnsafePointer<CChar>?, or builtIn: UnsafePointer<CChar>?, on system: HostSystem
  ) -> (value: String, variable: String?) {
    if let variable = variable.map({ String(cString: $0) }), let value = system.variable(variable) {
      return (value, variable)
    }
    return (builtIn.map { String(cString: $0) } ?? "", nil)
  }

  /// Loads all of a bundle or nothing.
  ///
  /// One block that cannot be decoded is enough to load nothing, even a revocation list or a key;
  /// blocks with other labels are ignored. DER is no bundle.
  ///
  /// `X509_load_cert_crl_file` (crypto/x509/by_file.c) reads this way, with the function called
  /// here; seen with `openssl verify` 3.0: with `-CAfile` it then ends, and a file in
  /// `SSL_CERT_FILE` is then ignored.
  package func certificates(inBundle file: [UInt8]) -> [[UInt8]]? {
    ErrorQueue.clear()
    defer { ErrorQueue.clear() }
    return file.withUnsafeBytes { bytes in
      guard let length = Int32(exactly: bytes.count),
        let source = BIO_new_mem_buf(bytes.baseAddress, length)
      else { return nil }
      defer { BIO_free(source) }
      guard let entries = CTrustevalSSL_read_entries(source) else { return nil }
      defer { CTrustevalSSL_entries_free(entries) }
      let certificates = (0..<CTrustevalSSL_entries_count(entries)).compactMap { index in
        CTrustevalSSL_entry_certificate(entries, index).flatMap(Self.encoded)
      }
      return certificates.isEmpty ? nil : certificates
    }
  }

  /// Uses the library's own lookups, as two of them follow the links, one after the other.
  ///
  /// The first (`X509_LOOKUP_hash_dir`) loads from a file what precedes a block that cannot be
  /// decoded. The second (`X509_LOOKUP_store`, since 3.0) also reads other forms, such as DER; it
  /// takes the whole list of directories for the name of one, so it works only if there is a single
  /// directory.
  package func certificates(
    withSubject name: [UInt8], inDirectory path: String, isAlone: Bool
  ) -> [[UInt8]] {
    ErrorQueue.clear()
    defer { ErrorQueue.clear() }
    guard let name = decodeDER(name, { d2i_X509_NAME(nil, $0, $1) }, free: { X509_NAME_free($0) })
    else { return [] }
    defer { X509_NAME_free(name) }
    guard let store = X509_STORE_new() else { return [] }
    defer { X509_STORE_free(store) }
    X509_STORE_load_path(store, path)
    if isAlone { X509_STORE_load_store(store, path) }
    guard let context = X509_STORE_CTX_new() else { return [] }
    defer { X509_STORE_CTX_free(context) }
    guard X509_STORE_CTX_init(context, store, nil, nil) == 1,
      let found = X509_STORE_CTX_get1_certs(context, name)
    else { return [] }
    defer { CTrustevalSSL_certificates_free_all(found) }
    return (0..<CTrustevalSSL_certificates_count(found)).compactMap { index in
      CTrustevalSSL_certificate_at(found, index).flatMap(Self.encoded)
    }
  }

  /// The certificate in DER, followed by its trust settings if it has any.
  private static func encoded(_ certificate: OpaquePointer) -> [UInt8]? {
    encodeDER { i2d_X509_AUX(certificate, $0) }
  }
}
