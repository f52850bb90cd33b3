package import TrustModel

/// A library's own certificate verifier, asked about evidence that was gathered already.
package protocol WitnessVerifier: Sendable {
  var engine: Engine { get }

  /// Sets the library up as an ordinary client on this machine does, with its configuration.
  ///
  /// To be called first, and only in a process that does nothing else: a library may have one
  /// configuration for the whole process.
  ///
  /// - Returns: The library's version.
  func prepare() -> String

  /// A question that makes the library initialise itself, where its first answer takes long.
  var exercise: WitnessQuestion? { get }

  /// Whether the library may be asked in this process: that it is used here anyway, would answer
  /// the same in a process of its own, and that the question cannot make it crash or hang.
  func mayAnswerHere(_ question: WitnessQuestion) -> Bool

  /// The places where the library's ordinary client finds roots by default, all of which it uses;
  /// nil when they cannot be known.
  func rootPlaces(on system: HostSystem) -> [RootPlace]?

  /// The certificates that such a client loads from a bundle, each in DER, followed by its trust
  /// settings if there are any; nil when it loads nothing.
  ///
  /// Libraries differ in how an unreadable entry affects the others.
  func certificates(inBundle file: [UInt8]) -> [[UInt8]]?

  /// The certificates that such a client finds by the hash links of a directory, in the same form.
  ///
  /// - Parameters:
  ///   - name: In DER.
  ///   - isAlone: Whether it is the only directory of the library's places.
  func certificates(
    withSubject name: [UInt8], inDirectory path: String, isAlone: Bool
  ) -> [[UInt8]]

  /// Never throws and does not decide: without a verdict the opinion is `unknown`.
  func opinion(on question: WitnessQuestion) -> Opinion
}

/// The environment of this system that a library's choice of roots depends on.
package struct HostSystem: Sendable {
  /// Looks up an environment variable.
  package let variable: @Sendable (String) -> String?
  /// Whether there is a file or directory of this path.
  package let exists: @Sendable (String) -> Bool

  package init(
    variable: @escaping @Sendable (String) -> String?, exists: @escaping @Sendable (String) -> Bool
  ) {
    self.variable = variable
    self.exists = exists
  }
}
