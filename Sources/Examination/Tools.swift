import Diagnosis
package import RootStores
package import TLSEngine
package import Threads
package import TrustEvaluation
package import TrustModel
package import X509

/// What all examinations of a run share: engines, stores, and access to this system.
package struct Tools: Sendable {
  /// Version of this tool, for records and its own opinion.
  package let version: String
  package let cryptography: any CryptographyProvider
  package let certificates: CertificateCache
  let evaluations = RememberedEvaluations()
  package let stores: StoreRegistry
  package let witnesses: any WitnessPanel
  let client: @Sendable (Engine) throws(ConnectionFailure) -> any TLSClient
  private let identity: any IdentityReader
  private let passwords: any PasswordSource
  let publicSuffixes: @Sendable () -> PublicSuffixList?
  let clock: @Sendable () -> Instant
  /// Takes each line of the key log of a handshake; nil where none is written.
  package var keyLog: (@Sendable ([UInt8]) -> Void)?

  /// - Parameters:
  ///   - client: The library's client, made when it is first asked for; throws where there is none.
  ///   - publicSuffixes: The list installed on this machine, nil without one.
  package init(
    version: String, cryptography: any CryptographyProvider, certificates: CertificateCache,
    stores: StoreRegistry, witnesses: any WitnessPanel,
    client: @escaping @Sendable (Engine) throws(ConnectionFailure) -> any TLSClient,
    identity: any IdentityReader, passwords: any PasswordSource = NoPasswords(),
    publicSuffixes: @escaping @Sendable () -> PublicSuffixList?,
    clock: @escaping @Sendable () -> Instant
  ) {
    self.version = version
    self.cryptography = CachedSignatures(cryptography)
    self.certificates = certificates
    self.stores = stores
    self.witnesses = RememberedOpinions(witnesses)
    self.client = client
    self.identity = identity
    self.passwords = passwords
    self.publicSuffixes = publicSuffixes
    self.clock = clock
  }

  /// - Parameter patience: How long one file may take to open.
  package func lockedFiles(_ patience: Duration) -> LockedFiles {
    LockedFiles(reader: identity, passwords: passwords, patience: patience)
  }
}

/// No verifiers, for runs that need no opinion.
package struct NoWitnesses: WitnessPanel {
  package let engines: [Engine] = []

  package init() {}

  package func opinions(
    on questions: [(Engine, WitnessQuestion)], by deadline: Deadline
  ) -> [Opinion] {
    questions.map { engine, _ in
      Opinion(
        engine: engine, version: "unknown", verdict: .unknown, noOpinion: "it was not asked")
    }
  }
}

/// The verifiers of libraries, asked side by side and within a deadline.
package protocol WitnessPanel: Sendable {
  /// The engines that can be asked, in the order of a report.
  var engines: [Engine] { get }

  /// One opinion for each question, in their order; one that does not come in time is `unknown`.
  func opinions(on questions: [(Engine, WitnessQuestion)], by deadline: Deadline) -> [Opinion]
}
