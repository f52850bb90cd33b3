import OpenSSLEngine
import TLSEngine
import TrustModel
import X509

/// Root, intermediate and leaf, issued for each test, which ordinary verifiers accept at `now`.
struct WitnessChain {
  static let now = Instant(secondsSinceEpoch: 1_780_000_000)

  var root: IssuedCertificate
  var intermediate: IssuedCertificate
  var leaf: IssuedCertificate

  init(
    root changeRoot: (inout CertificateTemplate) -> Void = { _ in },
    intermediate changeIntermediate: (inout CertificateTemplate) -> Void = { _ in },
    leaf changeLeaf: (inout CertificateTemplate) -> Void = { _ in },
    leafKey: PrivateKey.Kind = .p256, breaksLeafSignature: Bool = false
  ) throws {
    var rootTemplate = Self.authority("Root")
    changeRoot(&rootTemplate)
    root = try rootTemplate.issue(to: .generate())
    var intermediateTemplate = Self.authority("Intermediate")
    changeIntermediate(&intermediateTemplate)
    intermediate = try intermediateTemplate.issue(to: .generate(), by: root)
    var leafTemplate = CertificateTemplate.server(
      [.dns("www.example.com"), .ip([192, 0, 2, 1])],
      subject: IssuingName(commonName: "www.example.com"), notBefore: Self.now.advanced(byDays: -1),
      notAfter: Self.now.advanced(byDays: 30))
    changeLeaf(&leafTemplate)
    let issued = try leafTemplate.issue(to: .generate(leafKey), by: intermediate)
    leaf = breaksLeafSignature ? issued.withBrokenSignature : issued
  }

  static func authority(_ name: String) -> CertificateTemplate {
    .authority(
      subject: IssuingName(commonName: name), notBefore: now.advanced(byDays: -100),
      notAfter: now.advanced(byDays: 100))
  }

  func question(
    sent: [IssuedCertificate]? = nil, anchors: [IssuedCertificate]? = nil,
    purpose: Purpose = .server, name: String? = "www.example.com", at date: Instant = now
  ) -> WitnessQuestion {
    WitnessQuestion(
      chain: (sent ?? [leaf, intermediate]).map(\.der), intermediates: [],
      anchors: (anchors ?? [root]).map(\.der), purpose: purpose, serverName: name, verifyDate: date)
  }

  /// SHA-256 of each certificate from leaf to root.
  var path: [String] {
    [leaf, intermediate, root].map { SHA256.hexadecimal($0.der) }
  }
}
