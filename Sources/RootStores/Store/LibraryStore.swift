import Synchronization
package import TrustModel
package import X509

/// The roots a library finds at its own places, searched as the library does it.
///
/// `RootStore` is more lenient. Here a bundle has to be PEM, of a directory only what its hash
/// links lead to is found, and each library treats files with unreadable entries differently. So
/// files that are not plain are read by the library; reading every file with it would take too
/// long. Nothing is read before the first search.
package final class LibraryStore: Sendable {
  /// How the library reads what is not plain, each certificate with any trust settings behind it.
  ///
  /// Both throw where the library could not be asked, which says nothing of the file.
  package struct Reader: Sendable {
    package typealias Bundle =
      @Sendable (_ file: [UInt8], _ limit: Duration) throws(LibraryFailure) -> [[UInt8]]?
    package typealias Directory =
      @Sendable (
        _ name: [UInt8], _ path: String, _ isAlone: Bool, _ limit: Duration
      ) throws(LibraryFailure) -> [[UInt8]]

    /// Nil when it loads nothing of the bundle.
    let bundle: Bundle
    /// By a name in DER, in a directory that is the library's only one or not.
    let directory: Directory

    package init(bundle: @escaping Bundle, directory: @escaping Directory) {
      self.bundle = bundle
      self.directory = directory
    }
  }

  /// The places as they were named, existing or not.
  let named: [RootPlace]
  /// The store of the evaluation, which often is the same file and then need not be read again.
  private let known: RootStore?
  private let cryptography: any CryptographyProvider
  private let reader: Reader
  private let state = Mutex(State())

  private struct State {
    /// Those that could be loaded, once that was tried.
    var bundles: [Bundle]?
    /// Paths of the places with a file that could not be loaded.
    var unloadable: Set<String> = []
  }

  private enum Bundle {
    case plain(CertificateBundle)
    case loaded(LoadedRoots)

    func certificates(withSubject name: DistinguishedName) -> [StoredCertificate] {
      switch self {
      case .plain(let bundle): bundle.certificates(withSubject: name)
      case .loaded(let roots): roots.certificates(withSubject: name)
      }
    }
  }

  package init(
    places: [RootPlace], known: RootStore?, cryptography: any CryptographyProvider,
    reader: Reader
  ) {
    named = places.map { place in
      var place = place
      // To `File` this would be standard input.
      if place.path == "-" { place.path = "./-" }
      return place
    }
    self.known = known
    self.cryptography = cryptography
    self.reader = reader
  }

  /// The certificates whose subject looks like this name; the library may take as long as the limit
  /// says for each file that is not plain.
  ///
  /// - Throws: `LibraryFailure` when the library could not be asked; the next search asks again.
  package func roots(
    withSubject name: DistinguishedName, within limit: Duration
  ) throws(LibraryFailure) -> FoundRoots {
    var found = FoundRoots()
    for bundle in try opened(within: limit) {
      found.certificates += bundle.certificates(withSubject: name)
    }
    for path in paths(of: .hashedDirectory) {
      found += try roots(withSubject: name, inDirectory: path, within: limit)
    }
    return found
  }

  /// The places, with what a look at them shows now, and what the searches have shown.
  package var places: [RootPlace] {
    let unloadable = state.withLock(\.unloadable)
    return named.map { place in
      var place = place
      place.condition = Self.condition(of: place)
      if place.condition == .usable, unloadable.contains(place.path) {
        place.condition = .unloadable
      }
      return place
    }
  }

  /// Reads outside of the lock: others may have more patience with a library than the one who came
  /// first.
  private func opened(within limit: Duration) throws(LibraryFailure) -> [Bundle] {
    if let bundles = state.withLock(\.bundles) { return bundles }
    var bundles: [Bundle] = []
    var unloadable: Set<String> = []
    for path in paths(of: .bundle) {
      guard
        let bundle = known?.bundle(ofFile: path)
          ?? (try? File.read(regular: path)).map({ CertificateBundle($0, file: path) })
      else { continue }
      if PlainBundle.isPlain(bundle.bytes) {
        bundles.append(.plain(bundle))
      } else if let certificates = try reader.bundle(bundle.bytes, limit) {
        bundles.append(.loaded(LoadedRoots(Self.stored(certificates, file: path))))
      } else {
        unloadable.insert(path)
      }
    }
    state.withLock { state in
      state.bundles = bundles
      state.unloadable.formUnion(unloadable)
    }
    return bundles
  }

  private func roots(
    withSubject name: DistinguishedName, inDirectory path: String, within limit: Duration
  ) throws(LibraryFailure) -> FoundRoots {
    let links = HashedDirectory(path: path).links(ofSubject: name, cryptography: cryptography)
    guard let doubtful = links.bundles.first(where: { !PlainBundle.isPlain($0.bytes) }) else {
      return FoundRoots(
        certificates: links.bundles.flatMap { $0.certificates(withSubject: name) },
        notes: [links.note].compactMap(\.self))
    }
    let isAlone = paths(of: .hashedDirectory).count == 1
    let certificates = try reader.directory(name.der, path, isAlone, limit)
    if certificates.isEmpty { state.withLock { _ = $0.unloadable.insert(path) } }
    return FoundRoots(certificates: Self.stored(certificates, file: doubtful.file))
  }

  private static func stored(_ certificates: [[UInt8]], file: String) -> [StoredCertificate] {
    certificates.compactMap { try? StoredCertificate(CertificateFile.Entry(der: $0), file: file) }
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

/// Why a library could not be asked what it reads.
package struct LibraryFailure: Error, Hashable, Sendable {
  package let text: String

  package init(text: String) {
    self.text = text
  }
}
