import FoundationEssentials
import OpenSSLEngine
import TrustEvaluation
import TrustModel
import X509

/// One certificate with the result of Apple's parser.
struct ParsingCase: Decodable {
  var id: String
  var derBase64: String
  /// `parse-fails`, or `parse-ok` with other requirements, separated by commas.
  var expected: String

  enum CodingKeys: String, CodingKey {
    case id, expected
    case derBase64 = "der_base64"
  }

  var result: CaseResult {
    guard let der = Data(base64Encoded: derBase64) else {
      return CaseResult(id: id, .notRun("the corpus' base64 is broken"))
    }
    let shouldParse = !expected.hasPrefix("parse-fails")
    do {
      let certificate = try Certificate(der: Array(der))
      let found = problems(of: certificate)
      guard shouldParse else { return CaseResult(id: id, .falseAccept, detail: "parsed; \(found)") }
      let missing = missing(in: certificate)
      guard missing.isEmpty else {
        return CaseResult(
          id: id, .differs, detail: "lacks \(missing.joined(separator: ", ")); \(found)")
      }
      return CaseResult(id: id, .agrees)
    } catch {
      let place = "\(error.field) at \(error.offset.map(String.init) ?? "?"): \(error.text)"
      return CaseResult(id: id, shouldParse ? .falseReject : .agrees, detail: place)
    }
  }

  private func problems(of certificate: Certificate) -> String {
    guard !certificate.problems.isEmpty else { return "no problems" }
    return certificate.problems.map { "\($0.field): \($0.text)" }.joined(separator: "; ")
  }

  /// The requirements of `expected` that are not met.
  private func missing(in certificate: Certificate) -> [String] {
    let demands = expected.split(separator: ",").map { String($0.prefix { $0 != " " }) }.dropFirst()
    return demands.filter { !holds($0, for: certificate) }
  }

  private func holds(_ demand: String, for certificate: Certificate) -> Bool {
    let kinds = certificate.problems.map(\.kind)
    switch demand {
    case "key-ok": return certificate.publicKey.kind != .other && !kinds.contains(.unparseableKey)
    case "key-extraction-fails":
      return certificate.publicKey.kind == .other || kinds.contains(.unparseableKey)
    case "subject-unparseable": return kinds.contains(.unparseableSubject)
    case "duplicate-extension":
      return kinds.contains { if case .duplicateExtension = $0 { true } else { false } }
    case "unparseable-known-extension":
      return kinds.contains { if case .unparseableExtension = $0 { true } else { false } }
    case "no-unknown-critical-extension":
      return !evaluatedAlone(certificate).contains { $0.check == .criticalExtensions }
    case "evaluation-fails":
      return evaluatedAlone(certificate).contains {
        $0.check != .anchorTrusted && $0.check != .missingIntermediate
          && $0.check != .temporalValidity
      }
    default: return false
    }
  }

  /// The findings when the certificate is evaluated as a leaf without any anchor.
  private func evaluatedAlone(_ certificate: Certificate) -> [Finding] {
    let input = EvaluationInput(sent: [certificate], supplied: [], anchors: NoAnchors())
    let settings = EvaluationSettings(
      purpose: .basic, reference: nil, verifyDate: certificate.notBefore)
    return Evaluator(cryptography: OpenSSLCryptography()).evaluate(input, settings: settings)
      .best.findings
  }
}

private struct NoAnchors: AnchorSource {
  func anchors(withSubject name: DistinguishedName) -> [Anchor] { [] }
}
