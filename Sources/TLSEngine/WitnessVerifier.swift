package import TrustModel

/// A library's own certificate verifier, asked about evidence that is already there.
package protocol WitnessVerifier: Sendable {
  var engine: Engine { get }

  /// Sets the library up as an ordinary client of this machine has it, its configuration included.
  ///
  /// To be called first thing, and only in a process that does nothing else: a library may have one
  /// configuration for all that is done with it in a process.
  ///
  /// - Returns: The library's version.
  func prepare() -> String

  /// A question to warm the library up, where its first answer takes long.
  var exercise: WitnessQuestion? { get }

  /// Whether the question may be put to the library in this process: the library is part of it
  /// anyway, answers as it would in a process of its own, and cannot fail badly on the question.
  func mayAnswerHere(_ question: WitnessQuestion) -> Bool

  /// Where the library's ordinary client finds roots when none are named, all of which count;
  /// nil when that cannot be known.
  func rootPlaces(on system: HostSystem) -> [RootPlace]?

  /// What that client loads from a bundle: each certificate in DER, any trust settings behind it;
  /// nil when it loads nothing.
  ///
  /// Libraries differ in what an entry that they cannot read does to the others.
  func certificates(inBundle file: [UInt8]) -> [[UInt8]]?

  /// What that client finds by the hash links of a directory, in the same form.
  ///
  /// - Parameters:
  ///   - name: In DER.
  ///   - isAlone: Whether it is the only directory of the library's places.
  func certificates(
    withSubject name: [UInt8], inDirectory path: String, isAlone: Bool
  ) -> [[UInt8]]

  /// Never throws and never decides: what it cannot judge comes back as no opinion.
  func opinion(on question: WitnessQuestion) -> Opinion
}

/// What a library's choice of roots depends on outside of the library.
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
