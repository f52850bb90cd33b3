import TrustModel

/// JSON Schema (2020-12) of what `renderJSON` writes, on several lines.
///
/// Lists of words come from the enumerations themselves. Unknown keys are allowed everywhere: keys may
/// be added within one schema number, and a reader must not break on them.
package func renderSchema() -> String {
  ReportSchema.document.indented() + "\n"
}

enum ReportSchema {
  static let document = JSONValue.object(
    [
      .init("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
      .init("title", .string("trusteval report")),
      .init(
        "description",
        .string("One endpoint: verdict, failures with their codes per layer, certificates.")),
    ] + record(report) + [.init("$defs", definitions)])

  private static let report: KeyValuePairs<String, JSONValue> = [
    "schema": .object(["const": .integer(ReportV1.schemaNumber)]),
    "tool": object(["name": string, "version": string]),
    "endpoint": object([
      "host": string, "port": orNull(["type": .string("integer")]), "address": stringOrNull,
      "serverName": stringOrNull,
    ]),
    "verifyDate": date,
    "purpose": words(Purpose.self),
    "verdict": words(Verdict.self),
    "trustResult": wordsOrNull(TrustResult.self),
    "failures": array(reference("failure")),
    "codes": reference("codes"),
    "chain": array(reference("certificate")),
    "path": array(reference("certificate")),
    "paths": array(
      object([
        "certificates": array(reference("certificate")), "failures": array(reference("finding")),
      ])),
    "opinions": array(reference("opinion")),
    "disagreements": array(
      object([
        "engines": array(words(Engine.self)), "cause": words(Disagreement.Cause.self),
        "text": string,
      ])),
    "handshake": referenceOrNull("handshake"),
    "failure": referenceOrNull("connectionFailure"),
    "fixes": array(
      object(["kind": words(Fix.Kind.self), "text": string, "options": array(string)])),
    "notes": array(object(["kind": words(Note.Kind.self), "text": string])),
    "notChecked": array(object(["check": words(Check.self), "reason": string])),
    "anchorStores": array(
      object([
        "source": words(TrustSource.self), "path": string,
        "kind": words(AnchorStoreFacts.Kind.self),
      ])),
    "transportSecurity": referenceOrNull("transportSecurity"),
    "timing": object([
      "resolve": milliseconds, "connect": milliseconds, "handshake": milliseconds,
      "evaluate": milliseconds,
    ]),
  ]

  private static let definitions = JSONValue.object([
    "failure": object([
      "check": words(Check.self),
      "severity": words(Severity.self),
      "certificate": indexOrNull,
      "subject": stringOrNull,
      "reason": wordsOrNull(FindingReason.self),
      "summary": string,
      "expected": stringOrNull,
      "actual": stringOrNull,
      "causedBy": wordsOrNull(Check.self),
      "witnesses": array(words(Engine.self)),
      "remedy": anyOf(object(["server": stringOrNull, "client": stringOrNull]), null),
      "codes": reference("codes"),
    ]),
    "finding": object([
      "check": words(Check.self),
      "certificate": indexOrNull,
      "reason": wordsOrNull(FindingReason.self),
      "summary": string,
      "expected": stringOrNull,
      "actual": stringOrNull,
      "causedBy": wordsOrNull(Check.self),
    ]),
    "codes": object([
      "documented": object([
        "url": codeOrNull, "cfnetwork": codeOrNull, "osstatus": codeOrNull,
      ]),
      "secTrust": codeOrNull,
      "stream": codeOrNull,
      "streamATS": codeOrNull,
      "urlSessionATS": codeOrNull,
      "urlSession": codeOrNull,
      "networkFramework": codeOrNull,
      "cssm": codeOrNull,
    ]),
    "code": object([
      "domain": words(CodeDomain.self), "symbol": string, "value": integer,
      "certainty": words(Certainty.self), "evidence": string,
    ]),
    "certificate": object([
      "subject": string, "issuer": string, "label": string, "serial": hexadecimal,
      "notBefore": date, "notAfter": date, "sha256": digest, "spkiSha256": digest,
      "names": array(string), "key": string, "signature": string,
      "role": words(CertificateFacts.Role.self), "origin": words(CertificateFacts.Origin.self),
      "sentAs": indexOrNull, "selfIssued": boolean, "problems": array(string),
    ]),
    "opinion": object([
      "engine": words(Engine.self), "version": string, "verdict": words(Verdict.self),
      "failures": array(
        object([
          "code": integer, "symbol": string, "certificate": indexOrNull, "text": string,
          "check": wordsOrNull(Check.self),
        ])),
      "noOpinion": stringOrNull,
      "path": array(digest),
    ]),
    "handshake": object([
      "engine": string, "complete": boolean, "protocol": stringOrNull, "cipher": stringOrNull,
      "group": stringOrNull, "alert": stringOrNull, "clientCertificateRequested": boolean,
      "clientCertificateSent": boolean,
      "stapledOCSP": orNull(["type": .string("string"), "contentEncoding": .string("base64")]),
      "scts": orNull(["type": .string("integer"), "minimum": .integer(0)]),
    ]),
    "connectionFailure": object([
      "kind": words(ConnectionFailure.Kind.Name.self),
      "phase": wordsOrNull(ConnectionFailure.Phase.self),
      "alert": indexOrNull, "summary": string, "hint": stringOrNull,
    ]),
    "transportSecurity": object([
      "applies": boolean,
      "violations": array(
        object([
          "requirement": words(TransportSecurity.Requirement.self), "expected": string,
          "actual": string,
        ])),
    ]),
  ])
}
