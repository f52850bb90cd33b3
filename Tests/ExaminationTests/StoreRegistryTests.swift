import OpenSSLEngine
import RootStores
import Testing
import TrustModel
import X509

/// What a store of a library says when the library could not be asked.
@Suite struct StoreRegistryTests {
  private func registry(_ reader: LibraryStore.Reader, bundle: String) -> StoreRegistry {
    StoreRegistry(
      environment: { _ in nil }, cryptography: OpenSSLCryptography(),
      certificates: CertificateCache(),
      libraries: [
        .openssl: .init(places: [RootPlace(path: bundle, kind: .bundle)], reader: reader)
      ])
  }

  /// A file that is not plain, so that the library is to read it.
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
    // One endpoint's lack of time is none of the next one's.
    let next = registry.evidence(
      of: .library(.openssl), subjects: [[0x30, 0]], within: .seconds(5))
    #expect(next.failure == nil)
  }

  private static let bundle: String? = {
    // Any file will do that is no bundle in the plain form.
    "/proc/self/cmdline"
  }()
}
