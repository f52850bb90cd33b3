import Testing
import TrustEvaluation
import TrustModel

@testable import OpenSSLEngine
@testable import X509

/// Keys with impossible numbers: never trusted, and never given to a library when they are large.
@Suite struct UnusableKeyTests {
  struct Key: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let spki: [UInt8]
    var reason = FindingReason.unusableKey
  }

  private static let rsa = "1.2.840.113549.1.1.1"
  private static let sound = Result { try TestAuthority.leafKey.get().spki }

  private static func key(
    _ name: String, _ algorithm: String, _ parameters: [UInt8], _ bits: [UInt8],
    _ reason: FindingReason = .unusableKey
  ) -> Key {
    Key(
      testDescription: name,
      spki: DER.sequence(
        DER.sequence(DER.objectIdentifier(algorithm), parameters), DER.bitString(bits)),
      reason: reason)
  }

  /// An RSA key with this number of bits and these last octets.
  private static func rsa(
    _ name: String, bits: Int = 2048, last: UInt8 = 1, exponent: [UInt8]
  ) -> Key {
    var modulus = [UInt8](repeating: 0x5a, count: (bits + 7) / 8)
    modulus[0] = 1 << ((bits - 1) % 8)
    modulus[modulus.count - 1] = last
    return key(
      name, rsa, DER.null,
      DER.sequence(DER.unsignedInteger(modulus), DER.unsignedInteger(exponent)))
  }

  /// A P-256 key with these octets as its point.
  private static func point(_ name: String, _ octets: [UInt8]) -> Key {
    key(name, "1.2.840.10045.2.1", DER.objectIdentifier("1.2.840.10045.3.1.7"), octets)
  }

  /// The point of a valid key: 0x04 and both coordinates.
  private static func coordinates() throws -> [UInt8] { Array(try sound.get().suffix(65)) }

  static func unusable() throws -> [Key] {
    let point = try coordinates()
    var offCurve = point
    offCurve[64] ^= 1
    let hybrid = [6 | point[64] & 1] + point.dropFirst()
    let noPoint = (0...255).lazy.map { [2] + [UInt8](repeating: 0, count: 31) + [UInt8($0)] }
      .first { !OpenSSLCryptography().isSound(Self.parsed(Self.point("", $0).spki)) }
    return [
      Self.point("off the curve", offCurve),
      Self.point("compressed, off the curve", noPoint ?? []),
      Self.point("zeros", [4] + [UInt8](repeating: 0, count: 64)),
      Self.point("at infinity", [0]), Self.point("hybrid", hybrid),
      Self.point("of another length", point.dropLast()), Self.point("empty", []),
      Self.key(
        "explicit parameters", "1.2.840.10045.2.1",
        DER.sequence(DER.unsignedInteger(1), DER.sequence()), point, .unsupportedKeyType),
      Self.key("no parameters", "1.2.840.10045.2.1", [], point, .unsupportedKeyType),
      rsa("exponent 0", exponent: [0]), rsa("exponent 1", exponent: [1]),
      rsa("exponent 2", exponent: [2]), rsa("exponent 65536", exponent: [1, 0, 0]),
      rsa("even modulus", last: 2, exponent: [1, 0, 1]),
      Self.key(
        "modulus 0", rsa, DER.null,
        DER.sequence(DER.unsignedInteger([]), DER.unsignedInteger([1, 0, 1]))),
      rsa("16,385 bits", bits: 16_385, exponent: [1, 0, 1]),
      rsa("exponent of 65 bits", exponent: [1, 0, 0, 0, 0, 0, 0, 0, 1]),
    ]
  }

  static func usable() throws -> [Key] {
    let point = try coordinates()
    let compressed = [2 | point[64] & 1] + point[1...32]
    return [
      Self.point("compressed", Array(compressed)), rsa("exponent 3", exponent: [3]),
      rsa("16,384 bits", bits: 16_384, exponent: [1, 0, 1]),
      rsa("exponent of 64 bits", exponent: [0x80, 0, 0, 0, 0, 0, 0, 1]),
    ]
  }

  private static func parsed(_ spki: [UInt8]) -> PublicKey {
    var problems: [CertificateProblem] = []
    guard let element = try? DERReader(spki).only(.sequence),
      let key = try? PublicKey(element, problems: &problems)
    else {
      return PublicKey(
        spki: [], algorithm: .init(algorithm: .dsa, parameters: nil), keyBits: [], kind: .other)
    }
    return key
  }

  private func leaf(_ key: Key, by issuer: IssuedCertificate?) throws -> IssuedCertificate {
    let signer = try TestAuthority.leafKey.get()
    let holder = PrivateKey(kind: .p256, pkcs8: signer.pkcs8, spki: key.spki)
    return try TestAuthority.leafTemplate().issue(to: holder, by: issuer)
  }

  @Test func inALeaf() throws {
    let issued = try TestChain().issued()
    for key in try Self.unusable() {
      let leaf = try leaf(key, by: issued.issuer)
      for purpose in [Purpose.server, .basic] {
        let best = try evaluate(
          [leaf, issued.issuer], anchors: [issued.root], purpose: purpose
        ).best
        let checks: [Check] = purpose == .server ? [.weakKeySize, .keySize] : [.weakKeySize]
        #expect(best.found == checks.map { Found($0, 0) }, "\(key.testDescription)")
        #expect(best.findings.allSatisfy { $0.reason == key.reason }, "\(key.testDescription)")
      }
      // The same if the certificate itself is trusted.
      for source in [TrustSource.app, .user] {
        let evaluation = try evaluate([leaf], anchors: [leaf], source: source)
        #expect(!evaluation.isTrusted, "\(key.testDescription)")
      }
    }
    for key in try Self.usable() {
      let leaf = try leaf(key, by: issued.issuer)
      let best = try evaluate([leaf, issued.issuer], anchors: [issued.root]).best
      #expect(best.found == [], "\(key.testDescription)")
    }
  }

  /// Fails the test when it receives a key beyond the limits.
  private struct Guarding: CryptographyProvider {
    let library = OpenSSLCryptography()

    func verify(
      signature: [UInt8], algorithm: AlgorithmIdentifier, over message: [UInt8], key: PublicKey
    ) -> SignatureVerdict {
      #expect(key.isWithinLimits)
      return library.verify(
        signature: signature, algorithm: algorithm, over: message, key: key)
    }

    func isSound(_ key: PublicKey) -> Bool {
      #expect(key.isWithinLimits)
      return library.isSound(key)
    }

    func digest(_ hash: SignatureHash, of octets: [UInt8]) -> [UInt8]? {
      library.digest(hash, of: octets)
    }
    func directoryHash(ofName der: [UInt8]) -> UInt32? { nil }
  }

  /// A key that is too large verifies nothing, as issuer or as anchor.
  @Test(arguments: [
    rsa("16,385 bits", bits: 16_385, exponent: [1, 0, 1]),
    rsa("exponent of 65 bits", exponent: [1, 0, 0, 0, 0, 0, 0, 0, 1]),
  ])
  func neverReachALibrary(key: Key) throws {
    let signer = try TestAuthority.issuerKey.get()
    let holder = PrivateKey(kind: .p256, pkcs8: signer.pkcs8, spki: key.spki)
    let root = try TestAuthority.rootTemplate().issue(to: holder)
    let leaf = try TestAuthority.leafTemplate().issue(to: TestAuthority.leafKey.get(), by: root)
    for (sent, anchors) in [([leaf, root], [root]), ([leaf, root], []), ([root], [root])] {
      let evaluation = try evaluate(sent, anchors: anchors, by: Guarding())
      #expect(!evaluation.isTrusted)
    }
    let finding = try evaluate([leaf], anchors: [root], by: Guarding()).best.findings.first
    #expect(finding?.check == .missingIntermediate)
    #expect(finding?.reason == .signatureNotVerifiable)
    let excess = try #require(Self.parsed(key.spki).excess)
    #expect(finding?.actual == "the issuer has \(excess)")
    #expect(finding?.expected == "a signature that can be verified")
  }
}
