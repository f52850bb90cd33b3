package import TrustModel

/// One certificate as one line of JSON, without the line break; `renderShownSchema` describes it.
package func renderJSON(_ certificate: ShownCertificate, at date: Instant) -> String {
  ShownTable.certificate.text(ShownTable.Line(certificate: certificate, date: date))
}

/// JSON Schema (2020-12) of what `trusteval show --json` writes.
package func renderShownSchema() -> String {
  renderSchema(
    of: ShownTable.certificate.schema, title: "trusteval certificate",
    "One certificate as it is shown: what it says, and what of it cannot be read.")
}

/// The keys of a certificate that is shown.
enum ShownTable {
  struct Line {
    let certificate: ShownCertificate
    let date: Instant

    var contents: ShownContents? { certificate.contents }
  }

  static let certificate = JSONType<Line>.record([
    Field("schema", { _ in ReportTable.schemaNumber }, .constant(ReportTable.schemaNumber)),
    Field("number", \.certificate.number, .index),
    Field("from", \.certificate.origin.name, .string),
    Field("line", \.certificate.origin.line, .nullable(.index)),
    Field("use", \.contents?.use, .nullable(.string)),
    Field("issuedBy", \.contents?.issuer, .nullable(.index)),
    Field("date", \.date, .date),
    Field("daysLeft", \.daysLeft, .nullable(.integer)),
    Field("facts", \.contents?.facts, .nullable(ReportTable.certificate)),
    Field("pin", \.contents?.facts.pin, .nullable(.string)),
    Field("sha256", \.certificate.sha256, .digest),
    Field("sha1", \.certificate.sha1, .nullable(.hexadecimal)),
    Field("extensions", { $0.contents?.extensions ?? [] }, .array(`extension`)),
    Field("trustSettings", \.certificate.origin.settings, .nullable(.string)),
    Field("failure", \.certificate.failure, .nullable(.string)),
    Field("pem", { PEMText.certificates([$0.certificate.der]) }, .string),
  ])

  private static let `extension` = JSONType<ShownExtension>.record([
    Field("oid", \.identifier, .string),
    Field("name", \.name, .string),
    Field("critical", \.isCritical, .boolean),
    Field("meaning", \.meaning, .array(.string)),
    Field("problems", \.problems, .array(.string)),
    Field("length", \.length, .index),
    Field("octets", { Hexadecimal.lowerCase($0.octets) }, .hexadecimal),
  ])
}

extension ShownTable.Line {
  /// Negative where the validity is over.
  fileprivate var daysLeft: Int? {
    contents.map { contents in
      let seconds = contents.facts.notAfter.seconds(since: date)
      let days = seconds / Instant.secondsPerDay
      return Int(seconds < days * Instant.secondsPerDay ? days - 1 : days)
    }
  }
}
