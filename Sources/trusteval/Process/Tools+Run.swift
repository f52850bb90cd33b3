import Examination
import OpenSSLEngine
import RootStores
import TLSEngine
import TrustEvaluation
import TrustModel
import X509

#if GnuTLS
  import GnuTLSEngine
#endif

extension Tools {
  /// The tools of this process: both libraries, this system's stores and clock.
  static func ofThisProcess() -> Tools {
    let cryptography = OpenSSLCryptography()
    let certificates = CertificateCache()
    let witnesses = Preparation.witnesses
    return Tools(
      version: Trusteval.version, cryptography: cryptography, certificates: certificates,
      stores: StoreRegistry(
        environment: Console.environment, cryptography: cryptography, certificates: certificates,
        libraries: Dictionary(
          uniqueKeysWithValues: witnesses.map { ($0.engine, .init($0, on: .current)) })),
      witnesses: Preparation.panel, client: Self.client,
      identity: { chain, keyFile throws(ClientIdentityError) in
        try ClientIdentity(chain: chain, keyFile: keyFile)
      }, publicSuffixes: { installedSuffixes }, clock: Instant.now)
  }

  private static let installedSuffixes = PublicSuffixFile.bytes().map(PublicSuffixList.init(bytes:))

  @Sendable private static func client(
    of engine: Engine
  ) throws(ConnectionFailure) -> any TLSClient {
    #if GnuTLS
      if engine == .gnutls { return GnuTLSClient() }
    #endif
    return try Preparation.openSSL.get()
  }
}

extension StoreRegistry.Library {
  fileprivate init(_ witness: any WitnessVerifier, on system: HostSystem) {
    self.init(
      places: witness.rootPlaces(on: system),
      reader: LibraryStore.Reader(
        bundle: { witness.certificates(inBundle: $0) },
        directory: { witness.certificates(withSubject: $0, inDirectory: $1, isAlone: $2) }))
  }
}
