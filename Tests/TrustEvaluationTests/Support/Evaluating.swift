import OpenSSLEngine
import TrustEvaluation
import TrustModel
import X509

/// Anchors given in a test.
struct TestAnchors: AnchorSource {
  var all: [Anchor] = []

  init(_ certificates: [IssuedCertificate], source: TrustSource = .app) throws {
    all = try certificates.map { Anchor(certificate: try $0.parsed, source: source) }
  }

  func anchors(withSubject name: DistinguishedName) -> [Anchor] {
    all.filter { $0.certificate.subject.looksLike(name) }
  }
}

func evaluate(
  _ sent: [IssuedCertificate], supplied: [IssuedCertificate] = [],
  anchors: [IssuedCertificate], source: TrustSource = .app,
  purpose: Purpose = .server, at date: Instant = TestAuthority.now,
  by cryptography: any CryptographyProvider = OpenSSLCryptography(),
  change: (inout EvaluationSettings) throws -> Void = { _ in }
) throws -> Evaluation {
  var settings = EvaluationSettings(
    purpose: purpose, reference: purpose == .server ? .dns(TestAuthority.host) : nil,
    verifyDate: date)
  try change(&settings)
  return Evaluator(cryptography: cryptography).evaluate(
    EvaluationInput(
      sent: try sent.map { try $0.parsed }, supplied: try supplied.map { try $0.parsed },
      anchors: try TestAnchors(anchors, source: source)),
    settings: settings)
}

/// A finding as tests write it down.
struct Found: Hashable, CustomStringConvertible {
  var check: Check
  var certificate: Int?

  init(_ check: Check, _ certificate: Int?) {
    self.check = check
    self.certificate = certificate
  }

  var description: String {
    "\(check.rawValue)[\(certificate.map(String.init) ?? "-")]"
  }
}

extension EvaluatedPath {
  var found: [Found] { findings.map { Found($0.check, $0.certificate) } }

  /// Common names, leaf first.
  var names: [String] { certificates.map { $0.subject.attributes.last?.text ?? "" } }
}
