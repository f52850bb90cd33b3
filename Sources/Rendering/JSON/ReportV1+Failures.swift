import TrustModel

/// Failures, their codes, and what other verifiers say.
extension ReportV1 {
  static func value(of failure: Failure) -> JSONValue {
    .object([
      "check": .string(failure.finding.check.rawValue),
      "severity": .string(failure.severity.rawValue),
      "certificate": .optional(failure.finding.certificate),
      "subject": .optional(failure.subject),
      "reason": .optional(failure.finding.reason?.rawValue),
      "summary": .string(failure.finding.summary),
      "expected": .optional(failure.finding.expected),
      "actual": .optional(failure.finding.actual),
      "causedBy": .optional(failure.finding.causedBy?.rawValue),
      "witnesses": .strings(failure.witnesses.map(\.rawValue)),
      "remedy": failure.remedy.map(value) ?? .null,
      "codes": value(of: failure.codes),
    ])
  }

  static func value(of codes: LayerCodes) -> JSONValue {
    .object([
      "documented": .object([
        "url": value(of: codes.documented.url),
        "cfnetwork": value(of: codes.documented.cfNetwork),
        "osstatus": value(of: codes.documented.osStatus),
      ]),
      "secTrust": value(of: codes.secTrust),
      "stream": value(of: codes.stream),
      "streamATS": value(of: codes.streamATS),
      "urlSessionATS": value(of: codes.urlSessionATS),
      "urlSession": value(of: codes.urlSession),
      "networkFramework": value(of: codes.networkFramework),
      "cssm": value(of: codes.cssm),
    ])
  }

  static func value(of path: CandidatePath) -> JSONValue {
    .object([
      "certificates": .array(path.certificates.map(value)),
      "failures": .array(path.findings.map(value)),
    ])
  }

  static func value(of opinion: Opinion) -> JSONValue {
    .object([
      "engine": .string(opinion.engine.rawValue),
      "version": .string(opinion.version),
      "verdict": .string(opinion.verdict.rawValue),
      "failures": .array(opinion.failures.map(value)),
      "noOpinion": .optional(opinion.noOpinion),
      "path": .strings(opinion.path),
    ])
  }

  static func value(of disagreement: Disagreement) -> JSONValue {
    .object([
      "engines": .strings(disagreement.engines.map(\.rawValue)),
      "cause": .string(disagreement.cause.rawValue),
      "text": .string(disagreement.text),
    ])
  }

  private static func value(of remedy: Remedy) -> JSONValue {
    .object(["server": .optional(remedy.server), "client": .optional(remedy.client)])
  }

  private static func value(of code: AppleCode?) -> JSONValue {
    code.map(value) ?? .null
  }

  static func value(of code: AppleCode) -> JSONValue {
    .object([
      "domain": .string(code.domain.rawValue),
      "symbol": .string(code.symbol),
      "value": .integer(code.value),
      "certainty": .string(code.certainty.rawValue),
      "evidence": .string(code.evidence),
    ])
  }

  private static func value(of finding: Finding) -> JSONValue {
    .object([
      "check": .string(finding.check.rawValue),
      "certificate": .optional(finding.certificate),
      "reason": .optional(finding.reason?.rawValue),
      "summary": .string(finding.summary),
      "expected": .optional(finding.expected),
      "actual": .optional(finding.actual),
      "causedBy": .optional(finding.causedBy?.rawValue),
    ])
  }

  private static func value(of failure: Opinion.Failure) -> JSONValue {
    .object([
      "code": .integer(failure.code),
      "symbol": .string(failure.symbol),
      "certificate": .optional(failure.certificate),
      "text": .string(failure.text),
      "check": .optional(failure.check?.rawValue),
    ])
  }
}
