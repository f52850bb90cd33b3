import Examination
import OpenSSLEngine
import RootStores
import TLSEngine
import Threads
import TrustEvaluation
import TrustModel
import WitnessProcess
import X509

#if GnuTLS
  import GnuTLSEngine
#endif

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Tools {
  /// The tools of this process: both libraries, this system's stores and clock.
  ///
  /// - Parameters:
  ///   - passwords: Passwords of encrypted files.
  ///   - patience: How long one such file may take to open, where it holds roots.
  static func ofThisProcess(
    _ passwords: any PasswordSource, patience: Duration = Request.defaultTimeout
  ) -> Tools {
    let cryptography = OpenSSLCryptography()
    let certificates = Preparation.certificates
    let witnesses = Preparation.witnesses
    let identity = OpenSSLIdentityReader()
    let libraries = witnesses.map { pool in
      Preparation.verifiers.map { ($0.engine, StoreRegistry.Library($0, on: .current, pool)) }
    }
    return Tools(
      version: Trusteval.version, cryptography: cryptography, certificates: certificates,
      stores: StoreRegistry(
        environment: Console.environment, cryptography: cryptography, certificates: certificates,
        libraries: Dictionary(uniqueKeysWithValues: libraries ?? []),
        opener: LockedFiles(reader: identity, passwords: passwords, patience: patience)),
      witnesses: witnesses ?? NoWitnesses(), client: Self.client,
      identity: identity, passwords: passwords, publicSuffixes: { installedSuffixes },
      clock: Instant.now)
  }

  /// The list that this system has; nil for none.
  static let installedSuffixes = PublicSuffixFile.bytes().map(PublicSuffixList.init(bytes:))

  @Sendable private static func client(
    of engine: Engine
  ) throws(ConnectionFailure) -> any TLSClient {
    #if GnuTLS
      if engine == .gnutls { return GnuTLSClient() }
    #endif
    return try Preparation.openSSL.get()
  }
}

extension HostSystem {
  /// This system and the environment of this process.
  fileprivate static let current = HostSystem(
    variable: Console.environment, exists: { access($0, F_OK) == 0 })
}

extension StoreRegistry.Library {
  /// Files are also read by the library in a process of its own.
  fileprivate init(_ witness: any WitnessVerifier, on system: HostSystem, _ pool: WitnessPool) {
    let engine = witness.engine
    self.init(
      places: witness.rootPlaces(on: system),
      reader: LibraryStore.Reader(
        bundle: { (file, limit) throws(LibraryFailure) in
          do throws(WitnessFailure) {
            return try pool.certificates(inBundle: file, by: engine, until: Deadline(in: limit))
          } catch {
            throw LibraryFailure(text: error.text)
          }
        },
        directory: { (name, path, isAlone, limit) throws(LibraryFailure) in
          do throws(WitnessFailure) {
            return try pool.certificates(
              withSubject: name, inDirectory: path, isAlone: isAlone, by: engine,
              until: Deadline(in: limit))
          } catch {
            throw LibraryFailure(text: error.text)
          }
        }))
  }
}
