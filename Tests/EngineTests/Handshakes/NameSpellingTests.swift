import OpenSSLEngine
import TLSEngine
import Testing
import TrustModel

#if GnuTLS
  import GnuTLSEngine
#endif

/// One spelling for what every library names in its own way, and one check for each error.
@Suite struct NameSpellingTests {
  @Test(arguments: [
    ("prime192v1", "P-192"), ("secp192r1", "P-192"), ("P-192", "P-192"), ("secp224r1", "P-224"),
    ("P-224", "P-224"), ("prime256v1", "P-256"), ("SECP256R1", "P-256"), ("P-256", "P-256"),
    ("secp384r1", "P-384"), ("P-384", "P-384"), ("SECP521R1", "P-521"), ("P-521", "P-521"),
    ("x25519", "X25519"), ("X448", "X448"), ("brainpoolP256r1", "brainpoolP256r1"),
  ])
  func groups(name: String, spelling: String) {
    #expect(TLSNames.group(name) == spelling)
  }

  @Test(arguments: [
    ("ED25519", "Ed25519"), ("ED448", "Ed448"), ("RSA-PSS", "RSASSA-PSS"), ("RSA", "RSA"),
  ])
  func keys(name: String, spelling: String) {
    #expect(TLSNames.key(name) == spelling)
  }

  @Test(arguments: [
    ("SHA256", "SHA-256"), ("sha1", "SHA-1"), ("SHA-512", "SHA-512"), ("SHA3-256", "SHA3-256"),
    ("MD5", "MD5"), ("MD5-SHA1", "MD5-SHA-1"), ("md5-sha1", "MD5-SHA-1"),
  ])
  func hashes(name: String, spelling: String) {
    #expect(TLSNames.hash(name) == spelling)
  }

  @Test(
    arguments: [
      (0x0300, "SSLv3"), (0x0301, "TLSv1.0"), (0x0302, "TLSv1.1"), (0x0303, "TLSv1.2"),
      (0x0304, "TLSv1.3"), (0x0305, nil), (0x0200, nil), (0x7f1c, nil),
    ] as [(UInt16, String?)])
  func versions(number: UInt16, name: String?) {
    #expect(TLSNames.protocolVersion(number) == name)
  }

  /// Every alert by the name of its RFC, and those that have none by their numbers.
  @Test(
    arguments: [
      (0, "close_notify"), (10, "unexpected_message"), (20, "bad_record_mac"),
      (21, "decryption_failed"), (22, "record_overflow"), (30, "decompression_failure"),
      (40, "handshake_failure"), (41, "no_certificate"), (42, "bad_certificate"),
      (43, "unsupported_certificate"), (44, "certificate_revoked"), (45, "certificate_expired"),
      (46, "certificate_unknown"), (47, "illegal_parameter"), (48, "unknown_ca"),
      (49, "access_denied"), (50, "decode_error"), (51, "decrypt_error"),
      (60, "export_restriction"),
      (70, "protocol_version"), (71, "insufficient_security"), (80, "internal_error"),
      (86, "inappropriate_fallback"), (90, "user_canceled"), (100, "no_renegotiation"),
      (109, "missing_extension"), (110, "unsupported_extension"), (111, "certificate_unobtainable"),
      (112, "unrecognized_name"), (113, "bad_certificate_status_response"),
      (114, "bad_certificate_hash_value"), (115, "unknown_psk_identity"),
      (116, "certificate_required"), (120, "no_application_protocol"), (121, "ech_required"),
      (1, "alert 1"), (255, "alert 255"),
    ] as [(UInt8, String)])
  func alerts(number: UInt8, name: String) {
    #expect(TLSAlert.name(number) == name)
    let isUnknown = name.hasPrefix("alert ")
    #expect(TLSAlert.numberedName(number) == (isUnknown ? "\(number)" : "\(name) (\(number))"))
  }

  /// Errors of OpenSSL by the check that they fail.
  @Test(
    arguments: [
      (.temporalValidity, [9, 10, 13, 14]), (.anchorTrusted, [18, 19]),
      (.missingIntermediate, [2, 4, 6, 7, 20, 21, 24, 76, 77]),
      (.revocation, [3, 5, 8, 11, 12, 15, 16, 23, 33, 35, 36, 44, 54, 73, 74, 75]),
      (.sslHostname, [62, 63, 64]), (.nameConstraints, [47, 48, 49, 51, 52, 53, 72]),
      (.usageConstraints, [27, 28]), (.extendedKeyUsage, [26]), (.keyUsage, [32, 39, 81, 82, 92]),
      (.basicConstraintsCA, [37, 79]), (.basicConstraintsPathLen, [25, 38]),
      (.basicConstraints, [80, 89]), (.idLinkage, [29, 30, 31, 85, 86, 90, 91]),
      (.keySize, [66, 67, 94]), (.signatureHashAlgorithms, [68]), (.weakSignature, [78]),
      (.criticalExtensions, [34, 40, 45]), (.unparseableExtension, [41, 46, 87, 93]),
      (.nonEmptySubject, [83, 84, 88]), (.policyConstraints, [42, 43]), (.searchBound, [22]),
      (.ctRequired, [71]), (nil, [1, 17, 50, 55, 56, 57, 58, 59, 60, 61, 65, 69, 70, 95]),
    ] as [(Check?, [Int32])])
  func errorsOfOpenSSL(check: Check?, codes: [Int32]) {
    #expect(VerifyError.table.filter { $0.value.check == check }.keys.sorted() == codes)
  }

  /// Errors of OpenSSL by their symbols in its header.
  @Test(
    arguments: [
      (1, "UNSPECIFIED"), (10, "CERT_HAS_EXPIRED"), (11, "CRL_NOT_YET_VALID"),
      (12, "CRL_HAS_EXPIRED"), (17, "OUT_OF_MEM"), (34, "UNHANDLED_CRITICAL_EXTENSION"),
      (36, "UNHANDLED_CRITICAL_CRL_EXTENSION"), (40, "PROXY_CERTIFICATES_NOT_ALLOWED"),
      (44, "DIFFERENT_CRL_SCOPE"), (45, "UNSUPPORTED_EXTENSION_FEATURE"), (46, "UNNESTED_RESOURCE"),
      (47, "PERMITTED_VIOLATION"), (48, "EXCLUDED_VIOLATION"), (49, "SUBTREE_MINMAX"),
      (50, "APPLICATION_VERIFICATION"), (51, "UNSUPPORTED_CONSTRAINT_TYPE"),
      (52, "UNSUPPORTED_CONSTRAINT_SYNTAX"), (53, "UNSUPPORTED_NAME_SYNTAX"),
      (54, "CRL_PATH_VALIDATION_ERROR"), (62, "HOSTNAME_MISMATCH"), (63, "EMAIL_MISMATCH"),
      (64, "IP_ADDRESS_MISMATCH"), (66, "EE_KEY_TOO_SMALL"), (67, "CA_KEY_TOO_SMALL"),
      (70, "STORE_LOOKUP"), (71, "NO_VALID_SCTS"), (72, "PROXY_SUBJECT_NAME_VIOLATION"),
      (73, "OCSP_VERIFY_NEEDED"), (74, "OCSP_VERIFY_FAILED"), (75, "OCSP_CERT_UNKNOWN"),
      (93, "EXTENSIONS_REQUIRE_VERSION_3"), (94, "EC_KEY_EXPLICIT_PARAMS"), (95, "RPK_UNTRUSTED"),
    ] as [(Int32, String)])
  func symbolsOfOpenSSL(code: Int32, symbol: String) {
    #expect(VerifyError.table[code]?.symbol == "X509_V_ERR_" + symbol)
  }

  #if GnuTLS
    /// What each bit says in words, which two bits do not share.
    @Test(
      arguments: [
        (1, "the certificate is not valid"), (5, "is revoked"), (6, "issuer is unknown"),
        (7, "is not a CA"),
        (8, "too weak"), (9, "not yet valid"), (10, "has expired"),
        (11, "did not make the signature"), (12, "are too old"), (14, "for this name"),
        (15, "from the future"), (16, "constraint of the issuer"), (17, "not the one expected"),
        (18, "for this purpose"), (19, "there is none"), (20, "stapled response is not valid"),
        (21, "extension is unknown"),
      ] as [(Int, String)])
    func textsOfGnuTLS(bit: Int, words: String) {
      let all = VerificationStatus.table
      #expect(all.filter { $0.value.text.contains(words) }.keys.sorted() == [UInt32(1) << bit])
    }

    /// Bits of GnuTLS's verdict by the check that they fail.
    @Test(
      arguments: [
        (.revocation, [5, 12, 15, 20]), (.missingIntermediate, [6, 11]), (.basicConstraintsCA, [7]),
        (.signatureHashAlgorithms, [8]), (.temporalValidity, [9, 10]), (.sslHostname, [14]),
        (.nameConstraints, [16]), (.leafSPKISHA256, [17]), (.extendedKeyUsage, [18]),
        (.revocationResponseRequired, [19]), (.criticalExtensions, [21]), (nil, [1]),
      ] as [(Check?, [Int])])
    func bitsOfGnuTLS(check: Check?, bits: [Int]) {
      #expect(
        VerificationStatus.table.filter { $0.value.check == check }.keys.sorted()
          == bits.map { UInt32(1) << $0 })
    }
  #endif
}
