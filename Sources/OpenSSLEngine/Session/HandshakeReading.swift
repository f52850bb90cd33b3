import COpenSSL
import TLSEngine
import TrustModel
import X509

/// Reads from a session what was negotiated, as far as the handshake got.
struct HandshakeReading {
  /// Borrowed from the session for the length of one call.
  let ssl: OpaquePointer
  let record: HandshakeRecord

  func handshake(isComplete: Bool) -> Handshake {
    var handshake = Handshake(
      alert: record.alert.map(TLSAlert.name), alertNumber: record.alert,
      clientCertificateRequested: record.certificateRequest != nil,
      acceptableIssuers: record.certificateRequest?.authorities,
      clientCertificateSent: record.isCertificateSent, isComplete: isComplete, engine: .openssl)
    // Before the ServerHello, the library returns what the client offered.
    guard record.hasServerHello else { return handshake }
    handshake.protocolVersion = TLSNames.protocolVersion(UInt16(clamping: SSL_version(ssl)))
    handshake.cipher = cipher
    handshake.group = group
    handshake.finiteFieldBits = finiteFieldBits
    handshake.signatureHash = signatureHash
    if isComplete, SSL_version(ssl) >= TLS1_2_VERSION {
      handshake.appleHello = AppleOffer.excess(
        suite: handshake.cipher, group: handshake.group, signatureHash: handshake.signatureHash,
        isTLS13: SSL_version(ssl) == TLS1_3_VERSION,
        key: X509_get0_pubkey(SSL_get0_peer_certificate(ssl))
      ).map(AppleHello.notAsked)
    }
    // The ServerHello contains it, which is completely read once the next message has arrived.
    if record.certificateMessage != nil, SSL_version(ssl) != TLS1_3_VERSION {
      handshake.secureRenegotiation = CTrustevalSSL_secure_renegotiation(ssl) == 1
    }
    handshake.stapledOCSP = stapledOCSP
    handshake.stapledForIssuers = record.certificateMessage?.staplesForIssuers
    handshake.signedCertificateTimestamps = timestamps
    return handshake
  }

  private var timestamps: Int {
    guard SSL_version(ssl) == TLS1_3_VERSION else {
      return Int(CTrustevalSSL_extension_timestamps(ssl))
    }
    // The library takes those beside any certificate for the server's.
    let list = record.certificateMessage?.timestamps
    return list.flatMap { SignedTimestamp.count(inList: $0[...]) } ?? 0
  }

  private var cipher: String? {
    guard let cipher = SSL_get_current_cipher(ssl) ?? SSL_get_pending_cipher(ssl),
      let name = SSL_CIPHER_standard_name(cipher)
    else { return nil }
    return String(cString: name)
  }

  private var group: String? {
    if let name = CTrustevalSSL_group_name(ssl) { return TLSNames.group(String(cString: name)) }
    guard let key = CTrustevalSSL_ephemeral_key(ssl) else { return nil }
    defer { EVP_PKEY_free(key) }
    if EVP_PKEY_is_a(key, "DH") == 1 { return "DH \(EVP_PKEY_get_bits(key))" }
    return TLSNames.group(Self.groupName(of: key) ?? typeName(of: key) ?? "unknown")
  }

  private var finiteFieldBits: Int? {
    guard let key = CTrustevalSSL_ephemeral_key(ssl) else { return nil }
    defer { EVP_PKEY_free(key) }
    return EVP_PKEY_is_a(key, "DH") == 1 ? Int(EVP_PKEY_get_bits(key)) : nil
  }

  private var signatureHash: String? {
    let number = CTrustevalSSL_signature_hash(ssl)
    guard number != NID_undef, let name = OBJ_nid2sn(number) else { return nil }
    return TLSNames.hash(String(cString: name))
  }

  /// Name of an elliptic curve; X25519 and the like are key types of their own, without a curve's
  /// name.
  static func groupName(of key: OpaquePointer) -> String? {
    var name = [CChar](repeating: 0, count: 64)
    var length = 0
    guard EVP_PKEY_get_group_name(key, &name, name.count, &length) == 1 else { return nil }
    return String(decoding: name.prefix(length).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  private func typeName(of key: OpaquePointer) -> String? {
    EVP_PKEY_get0_type_name(key).map { String(cString: $0) }
  }

  private var stapledOCSP: [UInt8]? {
    var start: UnsafePointer<UInt8>?
    let length = CTrustevalSSL_stapled_response(ssl, &start)
    guard length > 0, let start else { return nil }
    return Array(UnsafeBufferPointer(start: start, count: length))
  }
}
