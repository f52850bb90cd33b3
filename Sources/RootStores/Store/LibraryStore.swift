import Synchronization
package import TrustModel
package import X509

/// The roots that a library finds at its own places, searched in the library's way.
///
/// `RootStore` is more lenient. Here a bundle has to be PEM, a directory is searched by its hash
/// links only, and each library treats files with unreadable entries differently. So files that are
/// not plain are read by the library; it would take too long to read every file. Nothing is read
/// before the first search.
package final class LibraryStore: Sendable {
  /// How the library reads files that are not plain; each certificate is followed by its trust
  /// settings.
  ///
  /// Both functions throw where the library could not be asked, which is no property of the file.
  package struct Reader: Sendable {
    /// The certificates that the library loads from the bytes of a bundle, within the time given;
    /// each in DER.
    package typealias Bundle =
      @Sendable (_ file: [UInt8], _ limit: Duration) throws(LibraryFailure) -> [[UInt8]]?
    package typealias Directory =
      @Sendable (
        _ name: [UInt8], _ path: String, _ isAlone: Bool, _ limit: Duration
      ) throws(LibraryFailure) -> [[UInt8]]

    /// Nil when it loads nothing from the bundle.
    let bundle: Bundle
    /// Finds a name, in DER, in a directory that is the library's only one or not.
    let directory: Directory

    package init(bundle: @escaping Bundle, directory: @escaping Directory) {
      self.bundle = bundle
      self.directory = directory
    }
  }

  /// The places as named, whether or not they exist.
  let named: [RootPlace]
  /// The store of the evaluation, which often is the same file and then is not read again.
  private let known: RootStore?
  private let cryptography: any CryptographyProvider
  private let reader: Reader
  private let state = Mutex(State())

  private struct State {
    /// The bundles that could be loaded; nil before that was tried.
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
      // `File` would take this for standard input.
      if place.path == "-" { place.path = "./-" }
      return place
    }
    self.known = known
    self.cryptography = cryptography
    self.reader = reader
  }

  /// The certificates whose subject looks like this name; the limit is for each file that the
  /// library has to read.
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

  /// The places, with their present condition and the problems that searches found.
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

  /// The files are read without holding the lock: callers may allow the library different limits.
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

/// Why a library could not be asked what it reads from a file.
package struct LibraryFailure: Error, Hashable, Sendable {
  package let text: String

  package init(text: String) {
    self.text = text
  }
}
