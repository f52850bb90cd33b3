/// A disagreement that Apple's rules require, or a disagreement with Apple that a standard
/// requires.
///
/// An exception whose cases all agree makes the run fail, so that it gets removed.
struct KnownException {
  /// The identifier of the case; with a trailing `*`, the prefix of those of several cases.
  var id: String
  /// The rule that differs from the corpus.
  var reason: String

  func covers(_ caseID: String) -> Bool {
    id.hasSuffix("*") ? caseID.hasPrefix(id.dropLast()) : caseID == id
  }

  static func applying(to caseID: String) -> KnownException? {
    all.first { $0.covers(caseID) }
  }

  static let all: [KnownException] = [
    KnownException(
      id: "apple/NameConstraints/UnsupportedGeneralName-CriticalExt-unsupported_crit_nc_leaf",
      reason: "the constraint is on otherName 1.2.3.4, which no certificate below has: RFC 5280, "
        + "4.2.1.10, asks to refuse only such a name; reported as a note that names this test"),
    KnownException(
      id: "limbo/crl/*",
      reason: "Apple reads no CRL files (noted with its own PKITS runs: CRLs not supported)"),
    KnownException(
      id: "limbo/rfc5280/aki/*",
      reason: "Apple asks of an authority key identifier only that it is the issuer's (IdLinkage)"),
    KnownException(
      id: "limbo/rfc5280/ee-aia",
      reason: "Apple's parser accepts only URIs as places of authority information access"),
    KnownException(
      id: "limbo/rfc5280/leaf-ku-keycertsign",
      reason: "Apple asks issuers for keyCertSign and does not compare it with CA:FALSE in a leaf"),
    KnownException(
      id: "limbo/rfc5280/root-non-critical-basic-constraints",
      reason: "Apple reads basic constraints whether they are critical or not"),
    KnownException(
      id: "limbo/rfc5280/unknown-critical-extension-root",
      reason: "Apple does not process the extensions of a trusted anchor (mapping section 10)"),
    KnownException(
      id: "limbo/rfc5280/ski/*",
      reason: "Apple compares key identifiers only where both are there (IdLinkage)"),
    KnownException(
      id: "limbo/webpki/san/san-critical-with-nonempty-subject",
      reason: "Apple asks for critical names beside an empty subject, and for nothing otherwise"),
    KnownException(
      id: "hostname/*.co.uk/*", reason: "Apple refuses a wildcard directly under a public suffix"),
    KnownException(
      id: "hostname/*.com.br/*", reason: "Apple refuses a wildcard directly under a public suffix"),
    KnownException(
      id: "hostname/www.foo.com/ww%57.foo.com",
      reason: "Apple compares labels as they are and decodes no percent escapes"),
    KnownException(
      id: "hostname/www&.foo.com/www%26.foo.com",
      reason: "Apple compares labels as they are and decodes no percent escapes"),
  ]
}
