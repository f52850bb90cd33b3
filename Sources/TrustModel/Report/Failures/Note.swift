/// Something worth knowing that is no failure.
package struct Note: Hashable, Sendable {
  package var kind: Kind
  package var text: String

  package enum Kind: String, CaseIterable, Sendable {
    /// An issuer of X.509 version 1, which only Apple's clients accept as a CA.
    case versionOneIssuer
    /// A CA's certificate in the place of the server's own.
    case authorityFirst
    /// A certificate for another name in that place, with the one for the name behind it.
    case otherFirst
    case wrongOrder, duplicate, rootSent, stray, unparseable
    /// A certificate outside its dates that was sent and that the path does not go over.
    case outdated
    /// How the evidence of a replay was gathered.
    case evidence
    /// Supplied certificates that the path needs, or that nothing needs.
    case supplied
    case clientCertificateRequested, handshakeIncomplete, engine
    /// The server was asked for another name than the one that is checked, or for none.
    case serverNameIndication
    /// The anchor's extended key usage names other uses.
    case rootUsage
    /// A critical name constraint that no name on the path is subject to; some verifiers refuse it
    /// anyway.
    case unusedConstraint
    /// How other clients treat a key on the path, and public lists its root.
    case refusedKey, rootList
    /// Which clients learn of a revocation.
    case revocation
    /// The root was added to this system's store by its administrator.
    case installedRoot
    case store, issuerAddress, interception, documentedAndCurrent, cannotBeKnown
    /// Whose certificates have such a name: a tool for development, a placeholder, a service for tests.
    case knownMaker
    /// A certificate with the name of a known issuer, but another key.
    case namesake
    /// What clients would show if the root were sent.
    case rootNotSent
    /// What the other addresses of the server serve.
    case addresses
    /// What the server serves with an RSA key, and what with an ECDSA key.
    case keys
    /// The certificate was compared in place of being evaluated.
    case comparison
    /// That no change that was tried makes the server trusted and what would still fail, or that
    /// not all changes were tried.
    case noFix
  }

  package init(_ kind: Kind, _ text: String) {
    self.kind = kind
    self.text = text
  }
}

/// A check that was not run, and why.
package struct NotChecked: Hashable, Sendable {
  package var check: Check
  package var reason: String

  package init(_ check: Check, reason: String) {
    self.check = check
    self.reason = reason
  }
}
