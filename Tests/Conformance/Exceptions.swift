/// A disagreement that Apple's rules demand.
///
/// An exception whose cases all agree is reported and fails the run: then it has to go.
struct KnownException {
  /// The case's id, or with a trailing `*` what the ids of its cases begin with.
  var id: String
  /// The rule of Apple's that differs from the corpus.
  var reason: String

  func covers(_ caseID: String) -> Bool {
    id.hasSuffix("*") ? caseID.hasPrefix(id.dropLast()) : caseID == id
  }

  static func applying(to caseID: String) -> KnownException? {
    all.first { $0.covers(caseID) }
  }

  static let all: [KnownException] = [
    KnownException(
      id: "limbo/crl/*",
      reason: "Apple reads no CRL files (noted with its own PKITS runs: CRLs not supported)"),
    KnownException(
      id: "hostname/*.co.uk/*", reason: "Apple refuses a wildcard directly under a public suffix"),
    KnownException(
      id: "hostname/*.com.br/*", reason: "Apple refuses a wildcard directly under a public suffix"),
    KnownException(
      id: "hostname/www.foo.com/ww%57.foo.com",
      reason: "Apple compares labels as they stand and decodes no percent escapes"),
    KnownException(
      id: "hostname/www&.foo.com/www%26.foo.com",
      reason: "Apple compares labels as they stand and decodes no percent escapes"),
  ]
}
