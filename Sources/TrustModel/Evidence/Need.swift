/// What an evaluation lacks.
///
/// Each need is met exactly once: that there is nothing is an answer too.
package enum Need: Hashable, Sendable {
  /// The roots of a store for these names, each a Name in DER.
  case roots(StoreName, subjects: [[UInt8]])
  /// Where a library looks for its roots, and what is there.
  case rootPlaces(Engine)
  /// The public suffixes that the name may end in.
  case publicSuffixes(name: String, others: [String])
  /// The certificate of an issuer at an address that a certificate names.
  case issuer(uri: String)
  /// What an address has about revocation: the answer of an OCSP responder, or a revocation list.
  case revocation(uri: String, Fetch.Purpose)
  /// What a witness says.
  case opinion(Engine, WitnessQuestion)
}
