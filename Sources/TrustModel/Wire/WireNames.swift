/// Numbers of TLS by the names of IANA's registries; unknown ones as hexadecimal digits.
package enum WireNames {
  /// Such as `TLS 1.3`.
  package static func version(_ number: UInt16) -> String {
    switch number {
    case 0x0002, 0x0200: "SSL 2.0"
    case 0x0300: "SSL 3.0"
    case 0x0301...0x0304: "TLS 1.\(number - 0x0301)"
    default: unknown(number)
    }
  }

  package static func suite(_ number: UInt16) -> String {
    WireSuites.names[number].map { "TLS_" + $0 } ?? unknown(number)
  }

  /// How keys are agreed on with a suite up to TLS 1.2, such as `ECDHE_RSA`; nil for a suite of TLS 1.3,
  /// and for one that is not known.
  package static func keyExchange(ofSuite number: UInt16) -> String? {
    guard let parts = WireSuites.names[number]?.split(separator: "_WITH_", maxSplits: 1),
      parts.count == 2
    else { return nil }
    return String(parts[0])
  }

  /// Whether a suite is known by name.
  package static func isKnown(suite number: UInt16) -> Bool { WireSuites.names[number] != nil }

  /// Whether the server of a handshake up to TLS 1.2 has a certificate with this suite.
  package static func hasCertificate(suite number: UInt16) -> Bool {
    let exchange = keyExchange(ofSuite: number) ?? ""
    return ["RSA", "DSS", "ECDSA"].contains { exchange.contains($0) }
  }

  package static func group(_ number: UInt16) -> String { groups[number] ?? unknown(number) }

  /// A signature scheme, or hash and signature of TLS 1.2, such as `sha224+rsa`.
  package static func signature(_ number: UInt16) -> String {
    if let name = signatures[number] { return name }
    let (hash, key) = (Int(number >> 8), Int(number & 0xff))
    guard hashes.indices.contains(hash), keys.indices.contains(key) else { return unknown(number) }
    return hashes[hash] + "+" + keys[key]
  }

  package static func `extension`(_ number: UInt16) -> String {
    extensions[number] ?? unknown(number)
  }

  /// The type of a handshake message.
  package static func message(_ type: UInt8) -> String {
    messages[UInt16(type)] ?? "type \(type)"
  }

  package static func content(ofRecord type: UInt8) -> String {
    contents[UInt16(type)] ?? "content type \(type)"
  }

  /// Whether the number is one of those that clients send to find servers which cannot skip what
  /// they do not know (RFC 8701).
  package static func isGREASE(_ number: UInt16) -> Bool {
    number & 0x0f0f == 0x0a0a && number >> 8 == number & 0xff
  }

  private static func unknown(_ number: UInt16) -> String {
    if isGREASE(number) { return "GREASE" }
    let digits = String(number, radix: 16)
    return "0x" + String(repeating: "0", count: 4 - digits.count) + digits
  }

  /// - Parameter text: A number of four hexadecimal digits and a name on each line.
  static func table(_ text: String) -> [UInt16: String] {
    var names: [UInt16: String] = [:]
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: " ", maxSplits: 1)
      guard parts.count == 2, let number = UInt16(parts[0], radix: 16) else { continue }
      names[number] = String(parts[1])
    }
    return names
  }

  private static let hashes = ["none", "md5", "sha1", "sha224", "sha256", "sha384", "sha512"]
  private static let keys = ["anonymous", "rsa", "dsa", "ecdsa"]

  private static let contents = table(
    """
    0014 change_cipher_spec
    0015 alert
    0016 handshake
    0017 application_data
    0018 heartbeat
    """)

  private static let messages = table(
    """
    0000 HelloRequest
    0001 ClientHello
    0002 ServerHello
    0004 NewSessionTicket
    0005 EndOfEarlyData
    0008 EncryptedExtensions
    000b Certificate
    000c ServerKeyExchange
    000d CertificateRequest
    000e ServerHelloDone
    000f CertificateVerify
    0010 ClientKeyExchange
    0014 Finished
    0015 CertificateURL
    0016 CertificateStatus
    0017 SupplementalData
    0018 KeyUpdate
    0019 CompressedCertificate
    """)

  private static let groups = table(
    """
    0009 sect283k1
    000a sect283r1
    000b sect409k1
    000c sect409r1
    000d sect571k1
    000e sect571r1
    0013 secp192r1
    0014 secp224k1
    0015 secp224r1
    0016 secp256k1
    0017 secp256r1
    0018 secp384r1
    0019 secp521r1
    001a brainpoolP256r1
    001b brainpoolP384r1
    001c brainpoolP512r1
    001d x25519
    001e x448
    001f brainpoolP256r1tls13
    0020 brainpoolP384r1tls13
    0021 brainpoolP512r1tls13
    0022 GC256A
    0023 GC256B
    0024 GC256C
    0025 GC256D
    0026 GC512A
    0027 GC512B
    0028 GC512C
    0029 curveSM2
    0100 ffdhe2048
    0101 ffdhe3072
    0102 ffdhe4096
    0103 ffdhe6144
    0104 ffdhe8192
    0200 MLKEM512
    0201 MLKEM768
    0202 MLKEM1024
    11eb SecP256r1MLKEM768
    11ec X25519MLKEM768
    11ed SecP384r1MLKEM1024
    6399 X25519Kyber768Draft00
    639a SecP256r1Kyber768Draft00
    """)

  private static let signatures = table(
    """
    0201 rsa_pkcs1_sha1
    0203 ecdsa_sha1
    0401 rsa_pkcs1_sha256
    0403 ecdsa_secp256r1_sha256
    0420 rsa_pkcs1_sha256_legacy
    0501 rsa_pkcs1_sha384
    0503 ecdsa_secp384r1_sha384
    0520 rsa_pkcs1_sha384_legacy
    0601 rsa_pkcs1_sha512
    0603 ecdsa_secp521r1_sha512
    0620 rsa_pkcs1_sha512_legacy
    0708 sm2sig_sm3
    0804 rsa_pss_rsae_sha256
    0805 rsa_pss_rsae_sha384
    0806 rsa_pss_rsae_sha512
    0807 ed25519
    0808 ed448
    0809 rsa_pss_pss_sha256
    080a rsa_pss_pss_sha384
    080b rsa_pss_pss_sha512
    081a ecdsa_brainpoolP256r1tls13_sha256
    081b ecdsa_brainpoolP384r1tls13_sha384
    081c ecdsa_brainpoolP512r1tls13_sha512
    0904 mldsa44
    0905 mldsa65
    0906 mldsa87
    """)

  private static let extensions = table(
    """
    0000 server_name
    0001 max_fragment_length
    0002 client_certificate_url
    0003 trusted_ca_keys
    0004 truncated_hmac
    0005 status_request
    0009 cert_type
    000a supported_groups
    000b ec_point_formats
    000c srp
    000d signature_algorithms
    000e use_srtp
    000f heartbeat
    0010 application_layer_protocol_negotiation
    0011 status_request_v2
    0012 signed_certificate_timestamp
    0013 client_certificate_type
    0014 server_certificate_type
    0015 padding
    0016 encrypt_then_mac
    0017 extended_master_secret
    0018 token_binding
    001b compress_certificate
    001c record_size_limit
    0022 delegated_credential
    0023 session_ticket
    0029 pre_shared_key
    002a early_data
    002b supported_versions
    002c cookie
    002d psk_key_exchange_modes
    002f certificate_authorities
    0030 oid_filters
    0031 post_handshake_auth
    0032 signature_algorithms_cert
    0033 key_share
    0039 quic_transport_parameters
    3374 next_protocol_negotiation
    4469 application_settings
    44cd application_settings
    fe0d encrypted_client_hello
    ff01 renegotiation_info
    """)
}
