import Diagnosis
import OpenSSLEngine
import RootStores
import TLSEngine
import TrustEvaluation
import TrustModel
import X509

/// The anchors of one run: the platform's store, roots a user installed, anchors of the app.
struct AnchorSet: AnchorSource {
  private let app: [StoredCertificate]
  private let user: [StoredCertificate]
  private let store: RootStore?
  private let purpose: Purpose
  /// A library's roots, which then take the place of the store.
  private var library: LibraryStore?
  /// The sets consulted and where they lie.
  let facts: [AnchorStoreFacts]
  /// What to know about the choice of the store.
  let notes: [Note]
  /// The system's store where an option leaves it out.
  let unused: [UnusedStore]

  init(_ options: TrustOptions, cryptography: OpenSSLCryptography) throws(InputError) {
    if options.anchorsOnly, !options.userRoot.isEmpty || options.rootStore != nil {
      throw .usage("--anchors-only leaves --user-root and --root-store without effect")
    }
    app = try CertificateInput.stored(inFiles: options.anchor)
    user = try CertificateInput.stored(inFiles: options.userRoot)
    purpose = options.purpose
    store = options.anchorsOnly ? nil : try Self.store(options.rootStore, cryptography)
    let files =
      options.anchor.map { AnchorStoreFacts(source: .app, path: $0, kind: .file) }
      + options.userRoot.map { AnchorStoreFacts(source: .user, path: $0, kind: .file) }
    facts = files + (store?.facts ?? [])
    notes = Self.notes(on: store, isWanted: !options.anchorsOnly)
    unused = Self.unused(options, cryptography)
  }

  /// Those of one app, for the lab's private roots.
  init(app: [StoredCertificate]) {
    self.app = app
    user = []
    store = nil
    purpose = .server
    facts = []
    notes = []
    unused = []
  }

  /// A root that stands in more than one set counts as the platform's: its rules are the strictest.
  ///
  /// An entry that is marked against the purpose neither counts nor keeps another from counting.
  func anchors(withSubject name: DistinguishedName) -> [Anchor] {
    var anchors: [Anchor] = []
    func add(_ certificates: [StoredCertificate], from source: TrustSource) {
      for stored in certificates where stored.certificate.subject == name {
        let anchor = Anchor(
          certificate: stored.certificate, source: source, settings: stored.settings,
          file: stored.file)
        let isKnown = anchors.contains {
          $0.certificate == stored.certificate && $0.refusal(for: purpose) == nil
        }
        guard !isKnown || anchor.refusal(for: purpose) != nil else { continue }
        anchors.append(anchor)
      }
    }
    add(
      library?.certificates(withSubject: name) ?? store?.certificates(withSubject: name) ?? [],
      from: .system)
    add(user, from: .user)
    add(app, from: .app)
    return anchors
  }

  /// What each library's own client would trust with the same options.
  func libraryRoots(
    of witnesses: [any WitnessVerifier], cryptography: OpenSSLCryptography
  ) -> [Engine: LibraryRoots] {
    var roots: [Engine: LibraryRoots] = [:]
    for witness in witnesses {
      guard let places = witness.rootPlaces(on: .current) else { continue }
      let library = LibraryStore(
        places: places, known: store, cryptography: cryptography,
        reader: .init(
          bundle: { witness.certificates(inBundle: $0) },
          directory: { witness.certificates(withSubject: $0, inDirectory: $1, isAlone: $2) }))
      var anchors = self
      anchors.library = library
      roots[witness.engine] = LibraryRoots(anchors: anchors, places: { library.places })
    }
    return roots
  }

  private static func notes(on store: RootStore?, isWanted: Bool) -> [Note] {
    guard let store else {
      return isWanted ? [Note(.store, "this system has no root store in a known place")] : []
    }
    return store.notes.map { Note(.store, $0) }
  }

  private static func unused(
    _ options: TrustOptions, _ cryptography: OpenSSLCryptography
  ) -> [UnusedStore] {
    let option: String
    if options.anchorsOnly {
      option = "--anchors-only"
    } else if options.rootStore != nil {
      option = "--root-store"
    } else {
      return []
    }
    let purpose = options.purpose
    return [
      UnusedStore(excludedBy: option) {
        RootStore.system(environment: Console.environment, cryptography: cryptography)
          .map { ($0.facts, AnchorSet(store: $0, purpose: purpose)) }
      }
    ]
  }

  private init(store: RootStore, purpose: Purpose) {
    app = []
    user = []
    self.store = store
    self.purpose = purpose
    facts = store.facts
    notes = []
    unused = []
  }

  private static func store(
    _ path: String?, _ cryptography: OpenSSLCryptography
  ) throws(InputError) -> RootStore? {
    guard let path else {
      return RootStore.system(environment: Console.environment, cryptography: cryptography)
    }
    do {
      return try RootStore(path: path, cryptography: cryptography)
    } catch {
      throw .unreadable(error.description)
    }
  }
}
