import Foundation
import OpenSSLEngine
import TLSEngine
import Testing
import TrustModel

#if GnuTLS
  import GnuTLSEngine
#endif

/// What each library loads from a bundle that contains something unreadable.
@Suite struct RootFileTests {
  /// Two roots, with something between them.
  struct Bundle: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let between: String
    /// How many certificates are loaded; nil where the library loads none.
    let openSSL: Int?
    let gnuTLS: Int?

    init(_ name: String, _ between: String, openSSL: Int?, gnuTLS: Int?) {
      testDescription = name
      self.between = between
      self.openSSL = openSSL
      self.gnuTLS = gnuTLS
    }
  }

  private static func block(_ label: String, _ body: String) -> String {
    "-----BEGIN \(label)-----\n\(body)\n-----END \(label)-----\n"
  }

  // Seen with `openssl verify -CAfile` 3.0.19 and `certtool --verify --load-ca-certificate` 3.7.9.
  static let bundles = [
    Bundle("nothing", "", openSSL: 2, gnuTLS: 2),
    Bundle("text", "# a root\n", openSSL: 2, gnuTLS: 2),
    Bundle("no base64", block("CERTIFICATE", "MII*"), openSSL: nil, gnuTLS: nil),
    Bundle("no certificate", block("CERTIFICATE", "MAMCAQE="), openSSL: nil, gnuTLS: nil),
    Bundle("empty", block("CERTIFICATE", ""), openSSL: nil, gnuTLS: nil),
    Bundle("header", block("CERTIFICATE", "Name: value\n\nMAMCAQE="), openSSL: nil, gnuTLS: nil),
    Bundle("trusted", block("TRUSTED CERTIFICATE", "MAMCAQE="), openSSL: nil, gnuTLS: 2),
    Bundle("list", block("X509 CRL", "MAMCAQE="), openSSL: nil, gnuTLS: 2),
    Bundle("key", block("PRIVATE KEY", "MAMCAQE="), openSSL: nil, gnuTLS: 2),
    Bundle("unknown", block("SOMETHING", "MAMCAQE="), openSSL: 2, gnuTLS: 2),
  ]

  private static func file(_ between: String) throws -> (bytes: [UInt8], roots: [[UInt8]]) {
    let now = Instant(secondsSinceEpoch: 1_780_000_000)
    let roots = try ["One", "Two"].map { name in
      try CertificateTemplate.authority(
        subject: IssuingName(commonName: name), notBefore: now,
        notAfter: now.advanced(byDays: 100)
      ).issue(to: PrivateKey.generate()).der
    }
    return (
      Array((PEMWriter.certificate(roots[0]) + between + PEMWriter.certificate(roots[1])).utf8),
      roots
    )
  }

  @Test(arguments: bundles) func openSSL(bundle: Bundle) throws {
    let (file, roots) = try Self.file(bundle.between)
    let loaded = OpenSSLWitness().certificates(inBundle: file)
    #expect(loaded == bundle.openSSL.map { Array(roots.prefix($0)) })
  }

  @Test func neitherTakesDER() throws {
    let (_, roots) = try Self.file("")
    #expect(OpenSSLWitness().certificates(inBundle: roots[0]) == nil)
    #if GnuTLS
      #expect(GnuTLSWitness().certificates(inBundle: roots[0]) == nil)
    #endif
  }

  #if GnuTLS
    @Test(arguments: bundles) func gnuTLS(bundle: Bundle) throws {
      let (file, roots) = try Self.file(bundle.between)
      let loaded = GnuTLSWitness().certificates(inBundle: file)
      #expect(loaded == bundle.gnuTLS.map { Array(roots.prefix($0)) })
    }
  #endif
}
