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

  #if GnuTLS
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
