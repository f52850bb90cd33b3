import OpenSSLEngine
import RootStores
import Testing
import TrustModel
import X509

/// The evidence on a library's store when the library could not be asked.
@Suite struct StoreRegistryTests {
  private func registry(_ reader: LibraryStore.Reader, bundle: String) -> StoreRegistry {
    StoreRegistry(
      environment: { _ in nil }, cryptography: OpenSSLCryptography(),
      certificates: CertificateCache(),
      libraries: [
        .openssl: .init(places: [RootPlace(path: bundle, kind: .bundle)], reader: reader)
      ])
  }

  /// A file that is not plain, so the library has to read it.
  @Test func aLateLibraryIsNoEmptyStore() throws {
    let path = try #require(Self.bundle)
    let reader = LibraryStore.Reader(
      bundle: { (_, limit) throws(LibraryFailure) in
        guard limit > .seconds(1) else { throw LibraryFailure(text: "too slow") }
        return []
      },
      directory: { (_, _, _, _) throws(LibraryFailure) in [] })
    let registry = registry(reader, bundle: path)
    let late = registry.evidence(of: .library(.openssl), subjects: [[0x30, 0]], within: .zero)
    #expect(late.failure == "too slow")
    #expect(registry.rootPlaces(of: .openssl).map(\.condition) == [.usable])
    // That one endpoint had no time left does not affect the next one.
    let next = registry.evidence(
      of: .library(.openssl), subjects: [[0x30, 0]], within: .seconds(5))
    #expect(next.failure == nil)
  }

  /// Reports and replays say where a root comes from.
  @Test func theFileOfARootIsEvidence() throws {
    let now = Instant(secondsSinceEpoch: 1_780_000_000)
    let root = try CertificateTemplate.authority(
      subject: IssuingName(commonName: "Root"), notBefore: now, notAfter: now.advanced(byDays: 9)
    ).issue(to: PrivateKey.generate())
    let stored = try StoredCertificate(CertificateFile.Entry(der: root.der), file: "roots.pem")
    let registry = StoreRegistry(
      environment: { _ in nil }, cryptography: OpenSSLCryptography(),
      certificates: CertificateCache())
    registry.register([stored], asFile: "roots.pem")
    let evidence = registry.evidence(
      of: .anchors("roots.pem"), subjects: [stored.certificate.subject.der], within: .seconds(5))
    #expect(evidence.answers.first?.roots.map(\.der) == [root.der])
    #expect(evidence.answers.first?.roots.map(\.file) == ["roots.pem"])
  }

  private static let bundle: String? = {
    // Any file will do that is not a plain bundle.
    "/proc/self/cmdline"
  }()
}
