package import TrustModel
package import X509

/// Certificate policy processing of RFC 5280 section 6.1, with anyPolicy as the user's initial set.
///
/// `path` is leaf first, anchor included.
package func policyFindings(path: [Certificate]) -> [Finding] {
  []
}
