import OpenSSLEngine
import Testing
import TrustEvaluation
import TrustModel
import X509

/// The signature algorithms that are accepted in certificates: exactly those of a list, even if a
/// library could verify others.
@Suite struct SignatureListTests {
  struct Algorithm: Sendable, CustomTestStringConvertible {
    let name: String
    let der: [UInt8]

    init(_ name: String, _ oid: String, _ parameters: [UInt8] = []) {
      self.name = name
      der = DER.sequence(DER.objectIdentifier(oid), parameters)
    }

    var testDescription: String { name }
  }

  private static let pkcs1 = "1.2.840.113549.1.1."
  private static let nist = "2.16.840.1.101.3.4."
  private static let sha256 = digest("2.16.840.1.101.3.4.2.1")
  private static let md5 = digest("1.2.840.113549.2.5")

  private static func digest(_ oid: String) -> [UInt8] {
    DER.sequence(DER.objectIdentifier(oid), DER.null)
  }

  private static func pss(_ name: String, hash: [UInt8], mask: [UInt8], salt: UInt = 32)
    -> Algorithm
  {
    let generator = DER.sequence(DER.objectIdentifier("1.2.840.113549.1.1.8"), mask)
    return Algorithm(
      "PSS with \(name)", pkcs1 + "10",
      DER.sequence(
        DER.explicit(0, hash), DER.explicit(1, generator),
        DER.explicit(2, DER.unsignedInteger(salt))))
  }

  static let refused = [
    Algorithm("md2WithRSA", pkcs1 + "2", DER.null),
    Algorithm("md4WithRSA", pkcs1 + "3", DER.null),
    Algorithm("md5WithRSA of OIW", "1.3.14.3.2.3", DER.null),
    Algorithm("md5WithRSASignature of OIW", "1.3.14.3.2.25", DER.null),
    Algorithm("sha1WithRSA of OIW", "1.3.14.3.2.29", DER.null),
    Algorithm("ripemd160WithRSA", "1.3.36.3.3.1.2", DER.null),
    Algorithm("SHA3-256 with RSA", nist + "3.14", DER.null),
    Algorithm("SHA3-256 with ECDSA", nist + "3.10"),
    Algorithm("sha512-256WithRSA", pkcs1 + "16", DER.null),
    Algorithm("RSA without a hash", pkcs1 + "1", DER.null),
    Algorithm("SHA-256 alone", nist + "2.1", DER.null),
    Algorithm("ecdsa-with-Recommended", "1.2.840.10045.4.2"),
    Algorithm("ecdsa-with-Specified", "1.2.840.10045.4.3", sha256),
    Algorithm("DSA with SHA-256", nist + "3.2"),
    Algorithm("ML-DSA-65", nist + "3.18"),
    Algorithm("PSS without parameters", pkcs1 + "10"),
    Algorithm("PSS with defaults", pkcs1 + "10", DER.sequence()),
    pss("SHA-256", hash: sha256, mask: sha256),
    pss("MD5", hash: md5, mask: md5),
    pss("a mask of MD5", hash: sha256, mask: md5),
    pss("RIPEMD-160", hash: digest("1.3.36.3.2.1"), mask: sha256),
    pss("no salt", hash: sha256, mask: sha256, salt: 0),
    Algorithm("an unknown one", "1.2.3.4"),
    Algorithm("none", ""),
    // In the list, but with parameters that are not valid for it.
    Algorithm("SHA-256 with RSA and an identifier", pkcs1 + "11", DER.objectIdentifier("1.2.3")),
    Algorithm("ECDSA with SHA-256 and an identifier", "1.2.840.10045.4.3.2", sha256),
  ]

  static let accepted = [
    Algorithm("RSA, SHA-224", pkcs1 + "14", DER.null),
    Algorithm("RSA, SHA-256", pkcs1 + "11", DER.null),
    Algorithm("RSA, SHA-384", pkcs1 + "12", DER.null),
    Algorithm("RSA, SHA-512", pkcs1 + "13", DER.null),
    Algorithm("RSA, SHA-256 without parameters", pkcs1 + "11"),
    Algorithm("ECDSA, SHA-224", "1.2.840.10045.4.3.1"),
    Algorithm("ECDSA, SHA-256", "1.2.840.10045.4.3.2"),
    Algorithm("ECDSA, SHA-384", "1.2.840.10045.4.3.3"),
    Algorithm("ECDSA, SHA-512", "1.2.840.10045.4.3.4"),
    Algorithm("ECDSA, SHA-256 and NULL", "1.2.840.10045.4.3.2", DER.null),
  ]

  private let issued = Result { try TestChain().issued() }

  private func evaluation(_ algorithm: Algorithm, at index: Int, _ purpose: Purpose) throws
    -> Evaluation
  {
    let chain = try issued.get()
    var path = [chain.leaf, chain.issuer, chain.root]
    path[index] = try path[index].naming(algorithm: algorithm.der)
    return try evaluate(
      [path[0], path[1]], anchors: [path[2]], purpose: purpose, by: Believing()
    ) {
      $0.reference = nil
    }
  }

  @Test(arguments: refused) func whatIsNotListed(algorithm: Algorithm) throws {
    for (index, purpose) in [(0, Purpose.server), (1, .server), (0, .basic), (1, .basic)] {
      let evaluation = try evaluation(algorithm, at: index, purpose)
      #expect(!evaluation.isTrusted)
      #expect(evaluation.best.anchor == nil)
      let paths = [evaluation.best] + evaluation.others
      let missing = paths.flatMap(\.findings).filter { $0.reason == .signatureNotVerifiable }
      #expect(
        missing.map { Found($0.check, $0.certificate) } == [Found(.missingIntermediate, index)])
    }
    #expect(
      try evaluation(algorithm, at: 0, .server).best.found.contains(Found(.missingIntermediate, 0)))
    // The signature of a trusted root is not checked.
    #expect(try evaluation(algorithm, at: 2, .server).isTrusted)
  }

  @Test(arguments: accepted) func whatIsListed(algorithm: Algorithm) throws {
    for index in 0...2 {
      #expect(try evaluation(algorithm, at: index, .server).best.found == [])
    }
  }

  /// SHA-1 and MD5 are verified, and then refused as weak.
  @Test(arguments: [
    (
      Algorithm("RSA, MD5", pkcs1 + "4", DER.null), [Check.weakSignature, .signatureHashAlgorithms]
    ),
    (Algorithm("RSA, SHA-1", pkcs1 + "5", DER.null), [.signatureHashAlgorithms]),
    (Algorithm("ECDSA, SHA-1", "1.2.840.10045.4.1"), [.signatureHashAlgorithms]),
  ])
  func whatIsWeak(algorithm: Algorithm, checks: [Check]) throws {
    for index in 0...1 {
      #expect(
        try evaluation(algorithm, at: index, .server).best.found
          == checks.map { Found($0, index) })
    }
    #expect(try evaluation(algorithm, at: 2, .server).isTrusted)
  }

  /// A weak hash is a finding even without any issuer.
  @Test func aWeakLeafAlone() throws {
    var chain = TestChain()
    chain.leaf.signatureHash = .sha1
    let leaf = try chain.issued().leaf
    let found = try evaluate([leaf], anchors: []).best.found
    #expect(found == [Found(.missingIntermediate, 0), Found(.signatureHashAlgorithms, 0)])
  }
}
