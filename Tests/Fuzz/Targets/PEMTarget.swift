import OpenSSLEngine
import RootStores
import TrustModel
import X509

#if GnuTLS
  import GnuTLSEngine
#endif

/// Files of certificates: what we recognise as a plain bundle, every library must load in the same
/// way.
struct PEMTarget: FuzzTarget {
  private let seeds: [[UInt8]]
  private let pieces: [[UInt8]]

  init() throws {
    let chain = try LabChain()
    let plain = PEMWriter.certificates(chain.certificates)
    let settings: [UInt8] = [
      0x30, 0x0c, 0x30, 0x0a, 0x06, 0x08, 0x2b, 0x06, 0x01, 0x05, 0x05, 0x07, 0x03, 0x01,
    ]
    let trusted = PEMWriter.trustedCertificate(chain.root, settings: settings)
    seeds =
      [
        plain, trusted + plain, "# A comment\nsubject=CN = Root\n" + plain + "\n\n",
        plain.replacing("\n", with: "\r\n"), plain.replacing(" CERT", with: " X509 CERT"),
        "> " + plain.replacing("\n", with: "\n> "), plain.replacing("\n", with: " #\n"),
        plain.replacing("\n", with: "\\n"),
      ].map { Array($0.utf8) } + [chain.leaf, chain.root + settings, chain.leaf + chain.root]
    pieces =
      [
        "-----BEGIN CERTIFICATE-----\n", "-----END CERTIFICATE-----\n", "-----", "\n", "\r\n", "=",
        "==", " ", "\t", "-----BEGIN TRUSTED CERTIFICATE-----\n", "-----BEGIN X509 CRL-----\n",
        "-----END X509 CRL-----\n", "-----BEGIN PRIVATE KEY-----\n", "Proc-Type: 4,ENCRYPTED\n\n",
        "\u{feff}", "\0", "> ", "\\n", "-----BEGIN PKCS7-----\n", "-----END PKCS7-----\n",
        "-----END X509 CERTIFICATE-----", "----BEGIN CERTIFICATE----\n",
      ].map { Array($0.utf8) } + seeds
  }

  func input(_ mutator: inout Mutator) -> [UInt8] {
    let seed = seeds[Int.random(in: 0..<seeds.count, using: &mutator.random)]
    return mutator.mutate(seed, with: pieces)
  }

  func text(of file: [UInt8]) -> [UInt8] { file }

  func attempt(_ file: [UInt8]) -> Outcome {
    let entries = CertificateFile.entries(in: file)
    let certificates = entries.map(\.certificate)
    for entry in entries {
      _ = try? Certificate(der: entry.certificate)
      for purpose in Purpose.allCases { _ = entry.settings?.verdict(on: purpose) }
    }
    if PlainBundle.isPlain(file) {
      guard OpenSSLWitness().certificates(inBundle: file) == certificates else {
        return .finding("OpenSSL loads something else from a plain bundle")
      }
      #if GnuTLS
        guard GnuTLSWitness().certificates(inBundle: file) == certificates else {
          return .finding("GnuTLS loads something else from a plain bundle")
        }
      #endif
    }
    return entries.isEmpty ? .refused : .accepted
  }
}

/// Leaf, intermediate and root with P-256 keys.
struct LabChain {
  static let now = Instant(secondsSinceEpoch: 1_780_000_000)
  static let serverName = "www.example.com"

  let leaf: [UInt8]
  let intermediate: [UInt8]
  let root: [UInt8]
  let key: PrivateKey

  init(_ kind: PrivateKey.Kind = .p256) throws {
    let root = try Self.authority("Root").issue(to: .generate(kind))
    let intermediate = try Self.authority("Intermediate").issue(to: .generate(kind), by: root)
    let leaf = try CertificateTemplate.server(
      [.dns(Self.serverName)], subject: IssuingName(commonName: Self.serverName),
      notBefore: Self.now.advanced(byDays: -1), notAfter: Self.now.advanced(byDays: 30)
    ).issue(to: .generate(kind), by: intermediate)
    (self.leaf, self.intermediate, self.root) = (leaf.der, intermediate.der, root.der)
    key = leaf.key
  }

  var certificates: [[UInt8]] { [leaf, intermediate, root] }

  private static func authority(_ name: String) -> CertificateTemplate {
    .authority(
      subject: IssuingName(commonName: name), notBefore: now.advanced(byDays: -100),
      notAfter: now.advanced(byDays: 100))
  }
}
