/// One rule of a library that an experiment changes, or one check that it asks the library for
/// alone.
package enum RuleChange: String, Codable, Sendable {
  // OpenSSL: flags of verification, of the comparison of names, and the security level.
  case partialChain, ignoreCritical, policyCheck, strict
  case noSubject, noWildcards, noPartialWildcards
  case levelZero, levelTwo
  // GnuTLS: flags of verification and profiles.
  case ignoreUnknownCritical, allowSHA1, noCACheck, noTimeChecks, noProfile, mediumProfile
  // Either: whether each certificate of the chain was issued by the next one, by the library's own
  // test for that alone. The chain is then a path with its anchor.
  case issuance
  // GnuTLS: the name constraints of such a path against one form of names.
  case dnsNames, mailNames, directoryNames, uris, addresses
  // GnuTLS: whether it can read the name constraints of such a path at all.
  case constraintReading
}
