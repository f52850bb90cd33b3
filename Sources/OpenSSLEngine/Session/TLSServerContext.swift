import COpenSSL

/// The settings of a test server's handshakes; any number of sessions share them.
///
/// All checks of the library that could prevent sending a bad certificate are switched off.
package struct TLSServerSettings: Sendable {
  /// Sent as it is, the certificate of `key` first; each certificate must parse.
  package var chain: [[UInt8]]
  package var key: PrivateKey
  package var versions = TLSVersion.tls10...TLSVersion.tls13
  package var clientCertificates = ClientCertificates.ignored
  /// In the library's notation, such as `ECDSA+SHA1`; nil for its default, as for the next two.
  package var signatureAlgorithms: String?
  package var ciphers: String?
  /// Groups of the key exchange as OpenSSL lists them, such as `X448`; nil for its own.
  package var groups: String?
  /// Named group of a finite-field key exchange, such as `modp_1536`.
  package var finiteFieldGroup: String?
  /// OCSP answer for clients that ask for one, sent as it is; nil for none.
  package var stapledAnswer: [UInt8]?

  package init(chain: [[UInt8]], key: PrivateKey) {
    self.chain = chain
    self.key = key
  }

  package enum ClientCertificates: Sendable {
    case ignored
    /// Asked for; the handshake continues with any or none.
    case requested
    /// One is required, from any issuer.
    case required
    /// One is required, issued under one of these roots, DER.
    case issued(under: [[UInt8]])
  }
}

package enum TLSVersion: Int, Comparable, Sendable {
  case tls10 = 0x0301
  case tls11, tls12, tls13

  package static func < (left: TLSVersion, right: TLSVersion) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// Server settings in the library's form, ready to make sessions.
///
/// Unchecked: an `SSL_CTX` counts references atomically and is not changed after `init`; OpenSSL
/// documents that sessions may then be made from any thread.
package final class TLSServerContext: @unchecked Sendable {
  private let context: OpaquePointer
  /// The answer that the context's callback staples; nil for none.
  private let staple: UnsafeMutablePointer<ASN1_OCTET_STRING>?

  /// - Throws: `IssuingError` when the chain does not parse or the key does not match its first
  ///   certificate.
  package init(_ settings: TLSServerSettings) throws(IssuingError) {
    ERR_clear_error()
    guard let context = SSL_CTX_new(TLS_server_method()) else {
      throw IssuingError("server context could not be made")
    }
    self.context = context
    staple = settings.stapledAnswer.flatMap(Self.octetString)
    try Self.allowEverything(context, settings.versions)
    try Self.narrow(context, as: settings)
    try Self.install(settings.chain, settings.key, in: context)
    try Self.ask(settings.clientCertificates, in: context)
    if settings.stapledAnswer != nil {
      guard let staple else { throw IssuingError("the stapled answer could not be set") }
      CTrustevalSSL_staple(context, staple)
    }
  }

  deinit {
    SSL_CTX_free(context)
    ASN1_OCTET_STRING_free(staple)
  }

  private static func octetString(
    _ octets: [UInt8]
  ) -> UnsafeMutablePointer<ASN1_OCTET_STRING>? {
    guard let string = ASN1_OCTET_STRING_new() else { return nil }
    if ASN1_OCTET_STRING_set(string, octets, Int32(octets.count)) == 1 { return string }
    ASN1_OCTET_STRING_free(string)
    return nil
  }

  package func makeSession() throws(IssuingError) -> TLSServerSession {
    ERR_clear_error()
    guard let ssl = SSL_new(context) else { throw IssuingError("server session could not be made") }
    return try TLSServerSession(takingOwnershipOf: ssl)
  }

  private static func allowEverything(_ context: OpaquePointer, _ versions: ClosedRange<TLSVersion>)
    throws(IssuingError)
  {
    SSL_CTX_set_security_level(context, 0)
    SSL_CTX_ctrl(context, SSL_CTRL_MODE, Int(SSL_MODE_NO_AUTO_CHAIN), nil)
    SSL_CTX_ctrl(context, SSL_CTRL_SET_SESS_CACHE_MODE, Int(SSL_SESS_CACHE_OFF), nil)
    // One ticket in TLS 1.3: it shows a client that its certificate, or the lack of one, was
    // accepted.
    SSL_CTX_set_num_tickets(context, 1)
    guard
      SSL_CTX_ctrl(
        context, SSL_CTRL_SET_MIN_PROTO_VERSION, versions.lowerBound.rawValue, nil) == 1,
      SSL_CTX_ctrl(
        context, SSL_CTRL_SET_MAX_PROTO_VERSION, versions.upperBound.rawValue, nil) == 1,
      SSL_CTX_set_cipher_list(context, "ALL:@SECLEVEL=0") == 1
    else { throw IssuingError("protocol versions could not be set") }
  }

  private static func narrow(
    _ context: OpaquePointer, as settings: TLSServerSettings
  ) throws(IssuingError) {
    if let list = settings.ciphers, SSL_CTX_set_cipher_list(context, list + ":@SECLEVEL=0") != 1 {
      throw IssuingError("ciphers could not be set")
    }
    if let list = settings.signatureAlgorithms,
      CTrustevalSSL_set_signature_algorithms(context, list) != 1
    {
      throw IssuingError("signature algorithms could not be set")
    }
    if let list = settings.groups, CTrustevalSSL_set_groups(context, list) != 1 {
      throw IssuingError("the groups of the key exchange could not be set")
    }
    if let group = settings.finiteFieldGroup, CTrustevalSSL_use_finite_field(context, group) != 1 {
      throw IssuingError("the group of the key exchange could not be set")
    }
  }

  private static func install(_ chain: [[UInt8]], _ key: PrivateKey, in context: OpaquePointer)
    throws(IssuingError)
  {
    guard let leaf = chain.first else { throw IssuingError("the chain is empty") }
    let certificate = try parse(leaf)
    defer { X509_free(certificate) }
    guard SSL_CTX_use_certificate(context, certificate) == 1 else {
      throw IssuingError("the server's certificate was refused")
    }
    let privateKey = try key.makeKey()
    defer { EVP_PKEY_free(privateKey) }
    guard SSL_CTX_use_PrivateKey(context, privateKey) == 1 else {
      throw IssuingError("the private key does not fit the certificate")
    }
    for der in chain.dropFirst() {
      let certificate = try parse(der)
      // 0: the context takes the reference over.
      let taken = SSL_CTX_ctrl(
        context, SSL_CTRL_CHAIN_CERT, 0, UnsafeMutableRawPointer(certificate))
      guard taken == 1 else {
        X509_free(certificate)
        throw IssuingError("a certificate of the chain was refused")
      }
    }
  }

  private static func ask(_ mode: TLSServerSettings.ClientCertificates, in context: OpaquePointer)
    throws(IssuingError)
  {
    switch mode {
    case .ignored:
      SSL_CTX_set_verify(context, SSL_VERIFY_NONE, nil)
    case .requested:
      SSL_CTX_set_verify(context, SSL_VERIFY_PEER) { _, _ in 1 }
    case .required:
      SSL_CTX_set_verify(context, SSL_VERIFY_PEER | SSL_VERIFY_FAIL_IF_NO_PEER_CERT) { _, _ in 1 }
    case .issued(let roots):
      SSL_CTX_set_verify(context, SSL_VERIFY_PEER | SSL_VERIFY_FAIL_IF_NO_PEER_CERT, nil)
      for root in roots { try trust(root, in: context) }
    }
  }

  /// Accepts client certificates under a root, and names the root in the certificate request.
  private static func trust(_ root: [UInt8], in context: OpaquePointer) throws(IssuingError) {
    let certificate = try parse(root)
    defer { X509_free(certificate) }
    guard X509_STORE_add_cert(SSL_CTX_get_cert_store(context), certificate) == 1,
      SSL_CTX_add_client_CA(context, certificate) == 1
    else { throw IssuingError("a root for client certificates was refused") }
  }

  private static func parse(_ der: [UInt8]) throws(IssuingError) -> OpaquePointer {
    let certificate = der.withUnsafeBufferPointer { buffer in
      var cursor = buffer.baseAddress
      return d2i_X509(nil, &cursor, buffer.count)
    }
    guard let certificate else { throw IssuingError("a certificate could not be read") }
    return certificate
  }
}
