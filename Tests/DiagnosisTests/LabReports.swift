import Diagnosis
import OpenSSLEngine
import TLSEngine
import TrustEvaluation
import TrustLab
import TrustModel
import X509

/// Reports on the lab's certificates, without a network.
struct LabReports {
  static let now = Instant(secondsSinceEpoch: 1_800_000_000)

  private let lab: Lab
  private let diagnosis: Diagnosis

  init(witnesses: [any WitnessVerifier] = []) async throws {
    lab = try await Lab(now: Self.now)
    diagnosis = Diagnosis(
      version: "test", cryptography: OpenSSLCryptography(), witnesses: witnesses)
  }

  /// What differs from how the case asks to be checked.
  struct Changes {
    var serverName: String?
    var verifyDate = LabReports.now
    var purpose = Purpose.server
    var anchorSource = TrustSource.app
    var failure: ConnectionFailure?
    var handshake: Handshake?
    var fetchedIssuers: [Fetch] = []
    /// Of the platform, instead of the anchors of the case.
    var store: [[UInt8]]?
    /// What a library trusts by itself.
    var libraries: [Engine: [[UInt8]]] = [:]
  }

  /// The lab's only addresses are of version 4.
  private static func reference(_ name: String) -> ReferenceIdentity {
    let octets = name.split(separator: ".").compactMap { UInt8($0) }
    return octets.count == 4 ? .ip(octets) : .dns(name)
  }

  func report(_ name: String, _ changes: Changes = Changes()) async throws -> Report {
    guard let labCase = LabCase.named(name) else { throw NoSuchCase(name: name) }
    let materials = try await lab.materials(for: labCase)
    let serverName = changes.serverName ?? labCase.serverName
    let evidence = Observation(
      certificates: materials.chain, handshake: changes.handshake, failure: changes.failure)
    let settings = EvaluationSettings(
      purpose: changes.purpose, reference: Self.reference(serverName),
      verifyDate: changes.verifyDate)
    let anchors =
      try changes.store.map { store in
        try store.map {
          Anchor(certificate: try Certificate(der: $0), source: changes.anchorSource)
        }
      }
      ?? CertificateFile.entries(in: Array(materials.anchorPEM.utf8)).map {
        Anchor(
          certificate: try Certificate(der: $0.certificate), source: changes.anchorSource,
          settings: $0.settings, file: "root.pem")
      }
    let libraries = try changes.libraries.mapValues { roots in
      LibraryRoots(
        anchors: FixedAnchors(
          anchors: try roots.map { Anchor(certificate: try Certificate(der: $0), source: .app) }),
        places: { [RootPlace(path: "library.pem", kind: .bundle)] })
    }
    return diagnosis.report(
      on: evidence, fetches: changes.fetchedIssuers,
      question: TrustQuestion(
        endpoint: Endpoint(host: serverName, port: 443, serverName: serverName),
        settings: settings, anchors: FixedAnchors(anchors: anchors),
        stores: [AnchorStoreFacts(source: .system, path: "own.pem", kind: .bundle)],
        libraryRoots: libraries))
  }

  /// The anchors that a case hands over, DER.
  func anchors(of name: String) async throws -> [[UInt8]] {
    guard let labCase = LabCase.named(name) else { throw NoSuchCase(name: name) }
    return try await lab.materials(for: labCase).anchors
  }

  /// Certificates a case serves, DER, leaf first.
  func chain(of name: String) async throws -> [[UInt8]] {
    guard let labCase = LabCase.named(name) else { throw NoSuchCase(name: name) }
    return try await lab.materials(for: labCase).chain
  }

  struct NoSuchCase: Error {
    let name: String
  }
}

struct FixedAnchors: AnchorSource {
  let anchors: [Anchor]

  func anchors(withSubject name: DistinguishedName) -> [Anchor] {
    anchors.filter { $0.certificate.subject == name }
  }
}
