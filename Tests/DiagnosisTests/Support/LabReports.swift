import OpenSSLEngine
import TLSEngine
import TrustLab
import TrustModel
import X509

/// Reports on the lab's certificates, without a network.
struct LabReports {
  static let now = Instant(secondsSinceEpoch: 1_800_000_000)

  /// A CA that is valid now.
  static func authority(_ name: String) -> CertificateTemplate {
    .authority(
      subject: IssuingName(commonName: name), notBefore: now.advanced(byDays: -100),
      notAfter: now.advanced(byDays: 100))
  }

  private let lab: Lab
  private let witnesses: [any WitnessVerifier]

  init(witnesses: [any WitnessVerifier] = []) async throws {
    lab = try await Lab(now: Self.now)
    self.witnesses = witnesses
  }

  /// Changes to the way in which the case asks to be checked.
  struct Changes {
    var serverName: String?
    var verifyDate = LabReports.now
    var purpose = Purpose.server
    var anchorSource = TrustSource.app
    var failure: ConnectionFailure?
    var handshake: Handshake?
    var fetchedIssuers: [Fetch] = []
    var pins: [Pin] = []
    /// The platform's roots, in place of the case's anchors.
    var store: [[UInt8]]?
    var publicSuffixes: [String]? = []
    /// Changes to each certificate as sent.
    var edit: @Sendable ([UInt8]) -> [UInt8] = { $0 }
    /// The roots of a library's own store.
    var libraries: [Engine: [[UInt8]]] = [:]
  }

  func report(_ name: String, _ changes: Changes = Changes()) async throws -> Report {
    guard let labCase = LabCase.named(name) else { throw NoSuchCase(name: name) }
    let materials = try await lab.materials(for: labCase)
    let roots =
      changes.store?.map { StoredRoot(der: $0, settings: nil, file: nil) }
      ?? CertificateFile.entries(in: Array(materials.anchorPEM.utf8)).map {
        StoredRoot(der: $0.certificate, settings: $0.settings?.der, file: "root.pem")
      }
    var trust = TrustPlan(
      serverName: changes.serverName ?? labCase.serverName, purpose: changes.purpose,
      verifyDate: changes.verifyDate, fetching: changes.fetchedIssuers.isEmpty ? .never : .guarded)
    if !changes.pins.isEmpty { trust.pinning = .keys(changes.pins) }
    var answers = Answers(issuers: changes.fetchedIssuers, witnesses: witnesses)
    answers.publicSuffixes = changes.publicSuffixes
    // A library's own store is used only where this system's store is.
    switch changes.libraries.isEmpty ? changes.anchorSource : .system {
    case .app:
      trust.anchors = ["root.pem"]
      answers.stores[.anchors("root.pem")] = .init(places: [Self.file], roots: roots)
    case .user:
      trust.userRoots = ["root.pem"]
      answers.stores[.anchors("root.pem")] = .init(places: [Self.file], roots: roots)
    case .system:
      answers.stores[.system] = .init(places: [Self.own], roots: roots)
    }
    for (engine, roots) in changes.libraries {
      answers.stores[.library(engine)] = .init(
        places: [StorePlace(path: "library.pem", kind: .bundle)],
        roots: roots.map { StoredRoot(der: $0, settings: nil, file: "library.pem") },
        rootPlaces: [RootPlace(path: "library.pem", kind: .bundle)])
    }
    let observation = Observation(
      certificates: materials.chain.map(changes.edit), handshake: changes.handshake,
      failure: changes.failure)
    let request = Request(target: .server(host: labCase.serverName, port: 443), trust: trust)
    return answers.report(on: [observation], request, at: Self.now).report
  }

  private static let file = StorePlace(path: "root.pem", kind: .file)
  private static let own = StorePlace(path: "own.pem", kind: .bundle)

  /// The anchors that a case hands over, DER.
  func anchors(of name: String) async throws -> [[UInt8]] {
    guard let labCase = LabCase.named(name) else { throw NoSuchCase(name: name) }
    return try await lab.materials(for: labCase).anchors
  }

  /// The first of these anchors.
  func anchorCertificate(of name: String) async throws -> Certificate {
    guard let der = try await anchors(of: name).first else { throw NoSuchCase(name: name) }
    return try Certificate(der: der)
  }

  /// The certificates that a case's server sends, DER, leaf first.
  func chain(of name: String) async throws -> [[UInt8]] {
    guard let labCase = LabCase.named(name) else { throw NoSuchCase(name: name) }
    return try await lab.materials(for: labCase).chain
  }

  struct NoSuchCase: Error {
    let name: String
  }
}
