import Synchronization
package import TrustModel
package import X509

/// The roots a library finds at its own places, searched as the library does it.
///
/// Not as `RootStore` does: all places count, a bundle has to be PEM, and of a directory only what
/// its hash links lead to is found. Nothing is read before the first search.
package final class LibraryStore: Sendable {
  private let named: [RootPlace]
  /// The store of the evaluation, which often is the same file and then need not be read again.
  private let known: RootStore?
  private let cryptography: any CryptographyProvider
  private let bundles = Mutex<[CertificateBundle]?>(nil)

  package init(
    places: [RootPlace], known: RootStore?, cryptography: any CryptographyProvider
  ) {
    named = places.map { place in
      var place = place
      // To `File` this would be standard input.
      if place.path == "-" { place.path = "./-" }
      return place
    }
    self.known = known
    self.cryptography = cryptography
  }

  /// The certificates whose subject has this name.
  package func certificates(withSubject name: DistinguishedName) -> [StoredCertificate] {
    opened().flatMap { $0.certificates(withSubject: name) }
      + paths(of: .hashedDirectory).flatMap {
        HashedDirectory(path: $0).certificates(withSubject: name, cryptography: cryptography)
      }
  }

  /// The places, with what a look at them shows now.
  package var places: [RootPlace] {
    named.map { place in
      var place = place
      place.condition = Self.condition(of: place)
      return place
    }
  }

  private func opened() -> [CertificateBundle] {
    bundles.withLock { bundles in
      if let bundles { return bundles }
      let opened = paths(of: .bundle).compactMap { path in
        known?.bundle(ofFile: path)
          ?? (try? File.read(path)).map { CertificateBundle($0, file: path) }
      }.filter(\.isPEM)
      bundles = opened
      return opened
    }
  }

  private func paths(of kind: AnchorStoreFacts.Kind) -> [String] {
    named.filter { $0.kind == kind && !$0.path.isEmpty }.map(\.path)
  }

  private static func condition(of place: RootPlace) -> RootPlace.Condition {
    guard let isDirectory = try? File.isDirectory(place.path) else { return .missing }
    guard place.kind == .hashedDirectory else { return isDirectory ? .missing : .usable }
    guard let names = try? File.names(inDirectory: place.path) else { return .missing }
    return names.contains(where: HashedDirectory.isLink) ? .usable : .withoutLinks
  }
}
