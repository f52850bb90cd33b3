import Synchronization
package import Threads
package import TrustModel
package import X509

/// The stores of a run by name, each opened when it is first needed.
package final class StoreRegistry: Sendable {
  private let environment: @Sendable (String) -> String?
  private let cryptography: any CryptographyProvider
  private let certificates: CertificateCache
  private let libraries: [Engine: Library]
  private let opener: (any ContainerOpener)?
  /// By store and name, of stores that are in memory and so have the same for the whole run.
  private let found = Remembered<Search, FoundRoots>(mostEntries: 4_096, mostOctets: 1_048_576)
  private let opened = Mutex<[StoreName: Result<OpenStore, FileError>]>([:])

  private struct Search: Hashable {
    let store: StoreName
    let subject: OctetKey
  }

  /// Where a library's own client finds roots, and how it reads them.
  package struct Library: Sendable {
    /// Nil where that cannot be known.
    let places: [RootPlace]?
    let reader: LibraryStore.Reader

    package init(places: [RootPlace]?, reader: LibraryStore.Reader) {
      self.places = places
      self.reader = reader
    }
  }

  /// - Parameters:
  ///   - environment: Looks up an environment variable.
  ///   - certificates: Gets the certificates that the stores parse, so that they are not parsed
  ///     again.
  ///   - opener: Opens PKCS #12 files.
  package init(
    environment: @escaping @Sendable (String) -> String?, cryptography: any CryptographyProvider,
    certificates: CertificateCache, libraries: [Engine: Library] = [:],
    opener: (any ContainerOpener)? = nil
  ) {
    self.environment = environment
    self.cryptography = cryptography
    self.certificates = certificates
    self.libraries = libraries
    self.opener = opener
  }

  /// Registers certificates as the contents of a file with anchors.
  package func register(_ roots: [StoredCertificate], asFile path: String) {
    opened.withLock {
      $0[.anchors(path)] = .success(
        .anchors(LoadedRoots(roots), StorePlace(path: path, kind: .file)))
    }
  }

  /// Opens a store that an option names, to find out whether it can be used.
  ///
  /// - Parameter deadline: For a pipe to be read to its end.
  /// - Throws: `FileError` when it cannot be read or holds no certificate.
  package func open(_ name: StoreName, by deadline: Deadline) throws(FileError) {
    _ = try store(name, by: deadline).get()
  }

  /// The description of a store, and its roots for these names, each a Name in DER.
  ///
  /// - Parameter limit: How long a library may take to read a file that is not plain.
  package func evidence(
    of name: StoreName, subjects: [[UInt8]], within limit: Duration
  ) -> StoreEvidence {
    // The store was refused when it was opened, or has disappeared since: it has no roots.
    guard case .success(let store) = store(name, by: Deadline(in: limit)) else {
      return StoreEvidence(store: name, places: [], answers: Self.nothing(for: subjects))
    }
    var evidence = StoreEvidence(store: name, places: store.places, notes: store.notes)
    do throws(LibraryFailure) {
      evidence.answers = try answers(
        of: store, name, subjects, within: limit, notes: &evidence.notes)
    } catch {
      evidence.answers = Self.nothing(for: subjects)
      evidence.failure = error.text
    }
    return evidence
  }

  /// The roots of these names and, as they will be asked for next, those of their issuers.
  ///
  /// - Parameter notes: Gets what the searches had to leave out.
  private func answers(
    of store: OpenStore, _ storeName: StoreName, _ subjects: [[UInt8]], within limit: Duration,
    notes: inout [String]
  ) throws(LibraryFailure) -> [RootAnswer] {
    var answers: [RootAnswer] = []
    // Libraries compare names in their own ways, so they get all of a file that an option names.
    var seen: Set<DistinguishedName> = []
    var pending = (subjects + store.named.prefix(Self.mostNamed)).filter { subject in
      certificates.name(der: subject).map { seen.insert($0).inserted } ?? true
    }
    while let subject = pending.popLast() {
      let found = try roots(in: store, storeName, withSubject: subject, within: limit)
      notes += found.notes.filter { !notes.contains($0) }
      answers.append(RootAnswer(subject: subject, roots: found.certificates.map(StoredRoot.init)))
      for root in found.certificates {
        certificates.keep(root.certificate)
        let issuer = root.certificate.issuer
        if answers.count < Self.mostAnswers, seen.insert(issuer).inserted {
          pending.append(issuer.der)
        }
      }
    }
    return answers
  }

  private func roots(
    in store: OpenStore, _ storeName: StoreName, withSubject subject: [UInt8],
    within limit: Duration
  ) throws(LibraryFailure) -> FoundRoots {
    guard let name = certificates.name(der: subject) else { return FoundRoots() }
    guard store.isInMemory else { return try store.roots(withSubject: name, within: limit) }
    let search = Search(store: storeName, subject: OctetKey(subject))
    if let known = found[search] { return known }
    let roots = try store.roots(withSubject: name, within: limit)
    found.keep(
      roots, for: search,
      octets: roots.certificates.reduce(subject.count) { $0 + $1.certificate.der.count })
    return roots
  }

  /// Roots that issued one another are few; a store of thousands of them is not followed to its end.
  private static let mostAnswers = 256
  /// A witness is not asked about more anchors than this.
  private static let mostNamed = 1_000

  /// Where the library looks for its roots, and what is there; empty where that cannot be known.
  package func rootPlaces(of engine: Engine) -> [RootPlace] {
    guard case .success(.library(let library)) = store(.library(engine), by: .distantFuture)
    else { return [] }
    return library.places
  }

  /// Answers without roots, for all of these names.
  package static func nothing(for subjects: [[UInt8]]) -> [RootAnswer] {
    subjects.map { RootAnswer(subject: $0, roots: []) }
  }

  private func store(
    _ name: StoreName, by deadline: Deadline
  ) -> Result<OpenStore, FileError> {
    if let known = opened.withLock({ $0[name] }) { return known }
    // Without holding the lock, as a library's store also asks for the system's.
    let result: Result<OpenStore, FileError>
    do throws(FileError) {
      result = .success(try opening(name, by: deadline))
    } catch {
      result = .failure(error)
    }
    return opened.withLock { opened in
      let known = opened[name] ?? result
      opened[name] = known
      return known
    }
  }

  private func opening(
    _ name: StoreName, by deadline: Deadline
  ) throws(FileError) -> OpenStore {
    switch name.kind {
    case .system:
      let store = try RootStore.system(environment: environment, cryptography: cryptography)
      return store.map(OpenStore.store) ?? .none("this system has no root store in a known place")
    case .library(let engine):
      return library(of: engine)
    case .anchors(let path):
      let bytes = try CertificateFiles.bytes(path: path, by: deadline)
      let stored = try CertificateFiles.stored(in: bytes, of: path, opening: opener)
      return .anchors(LoadedRoots(stored), StorePlace(path: path, kind: .file))
    case .store(let path):
      return .store(
        try RootStore(path: path, opening: opener, by: deadline, cryptography: cryptography))
    }
  }

  private func library(of engine: Engine) -> OpenStore {
    guard let library = libraries[engine], let places = library.places else { return .none(nil) }
    let known: RootStore? =
      if case .success(.store(let store)) = store(.system, by: .distantFuture) { store } else {
        nil
      }
    return .library(
      LibraryStore(
        places: places, known: known, cryptography: cryptography, reader: library.reader))
  }
}

/// A store that is open; its kinds differ in what they search.
private enum OpenStore: Sendable {
  case anchors(LoadedRoots, StorePlace)
  case store(RootStore)
  case library(LibraryStore)
  /// There is no such store; the text is a note where that is unexpected.
  case none(String?)

  var places: [StorePlace] {
    switch self {
    case .anchors(_, let place): [place]
    case .store(let store): store.places
    case .library(let library): library.named.map { StorePlace(path: $0.path, kind: $0.kind) }
    case .none: []
    }
  }

  /// The names of all roots in a file that an option names, in DER, each once.
  var named: [[UInt8]] {
    guard case .anchors(let roots, _) = self else { return [] }
    var seen: Set<DistinguishedName> = []
    return roots.all.map(\.certificate.subject).filter { seen.insert($0).inserted }.map(\.der)
  }

  /// Whether no search looks at the disk or asks a library.
  var isInMemory: Bool {
    switch self {
    case .anchors, .none: true
    case .store(let store): store.isInMemory
    case .library: false
    }
  }

  /// What is worth a note about its places, or where there is no such store.
  var notes: [String] {
    switch self {
    case .none(let note): [note].compactMap(\.self)
    case .store(let store): store.notes
    case .anchors, .library: []
    }
  }

  func roots(
    withSubject name: DistinguishedName, within limit: Duration
  ) throws(LibraryFailure) -> FoundRoots {
    switch self {
    case .anchors(let roots, _): FoundRoots(certificates: roots.certificates(withSubject: name))
    case .store(let store): store.roots(withSubject: name)
    case .library(let library): try library.roots(withSubject: name, within: limit)
    case .none: FoundRoots()
    }
  }
}

extension StoredRoot {
  fileprivate init(_ stored: StoredCertificate) {
    self.init(der: stored.certificate.der, settings: stored.settings?.der, file: stored.file)
  }
}
