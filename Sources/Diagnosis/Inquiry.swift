import TrustEvaluation
import TrustModel
import X509

/// A request and its evidence, ready to be evaluated.
///
/// Shared by reference, as every part of a diagnosis reads it and nothing changes it.
final class Inquiry: Sendable {
  let request: Request
  let evidence: Evidence
  /// What the engine saw whose handshake is being judged.
  let observation: Observation
  /// With the address of the observation.
  let endpoint: Endpoint
  let chain: ParsedChain
  /// Certificates that the request supplies, not trusted.
  let supplied: [Certificate]
  let fetched: FetchedIssuers
  let roots: RecordedRoots
  let settings: EvaluationSettings
  /// The certificate that the server's is compared with; nil for none.
  let compared: Certificate?
  let lists: PublicLists

  init(
    _ request: Request, _ evidence: Evidence, _ certificates: CertificateCache,
    _ lists: PublicLists, _ statements: inout RevocationReader
  ) {
    self.lists = lists
    self.request = request
    self.evidence = evidence
    let observation = evidence.observations.first ?? Observation()
    self.observation = observation
    var endpoint = request.endpoint
    endpoint.address = observation.address
    self.endpoint = endpoint
    chain = ParsedChain(observation.certificates, certificates)
    supplied = evidence.supplied.compactMap { try? certificates.certificate(der: $0) }
    fetched = FetchedIssuers(
      evidence.fetches, namedBy: chain.certificates + supplied, certificates)
    roots = RecordedRoots(evidence.stores, certificates, lists.roots)
    compared = evidence.compared.flatMap { try? certificates.certificate(der: $0) }
    var settings = EvaluationSettings(
      purpose: request.trust.purpose,
      reference: request.endpoint.serverName.map(ReferenceIdentity.init(_:)),
      verifyDate: request.trust.verifyDate ?? evidence.clock,
      publicSuffixes: evidence.publicSuffixes?.rules.map {
        PublicSuffixList(text: $0.joined(separator: "\n"))
      })
    settings.refusedKeys = lists.keys
    settings.pins = request.trust.pinning?.pins ?? []
    settings.lacksTimestamps = observation.handshake?.lacksTimestamps == true
    settings.revocation = statements.revocation(request, evidence)
    self.settings = settings
  }

  var trust: TrustPlan { request.trust }

  /// What the report tells of the certificate that the server's is compared with.
  var onDisk: CertificateFacts? { compared?.facts(role: .leaf, origin: .supplied) }

  /// The names that the known rules of public suffixes decide on; none where no list is installed.
  var listedNames: Set<String> {
    guard let known = evidence.publicSuffixes, known.rules != nil else { return [] }
    return Set([known.name] + (known.others ?? []))
  }

  /// The position as sent of the issuer that the finding misses, where it cannot be parsed.
  func unreadableIssuer(of finding: Finding, on path: EvaluatedPath) -> Int? {
    guard finding.reason == .issuerNotSent, let last = path.certificates.last else { return nil }
    return chain.unparsedPosition(named: last.issuer)
  }

  /// Whether the server proved in the handshake that it has the key of the first certificate.
  var isKeyProved: Bool {
    guard let handshake = observation.handshake else { return false }
    // A captured handshake was completed by another client, which may have checked nothing.
    return handshake.capture?.isKeyProved ?? handshake.isComplete
  }

  var route: Route? { request.route }

  /// The name that the certificate is compared with; nil where it is compared with none.
  var comparedName: String? {
    settings.comparedReference == nil ? nil : endpoint.serverName
  }

  var anchors: RecordedAnchors { RecordedAnchors(stores: trust.stores, roots: roots) }

  /// Whether the name that the client asked for is missing, so that the certificates would be compared
  /// with another one: a capture may not show it.
  var lacksName: Bool {
    comparedName != nil && trust.serverName == nil
      && observation.handshake?.capture?.isNameKnown == false
  }

  var input: EvaluationInput {
    EvaluationInput(
      sent: chain.certificates, positions: chain.positions, supplied: supplied, anchors: anchors)
  }

  /// Of the sources of anchors that are used, the one with the strictest rules: an unknown CA has
  /// to meet these.
  var strictestSource: TrustSource {
    let sources = trust.stores.map(\.source)
    return [.system, .app].first(where: sources.contains) ?? .user
  }

  /// The stores as a report shows them: those that options name come first.
  var storeFacts: [AnchorStoreFacts] {
    [TrustSource.app, .user, .system].flatMap { source in
      trust.stores.filter { $0.source == source }.flatMap { reference in
        roots.evidence(of: reference.name)?.places.map {
          AnchorStoreFacts(source: source, path: $0.path, kind: $0.kind)
        } ?? []
      }
    }
  }

  /// What to know about the choice of the stores.
  var storeNotes: [Note] {
    var seen: Set<String> = []
    return (trust.stores.map(\.name) + libraryStores)
      .flatMap { roots.evidence(of: $0)?.notes ?? [] }
      .filter { seen.insert($0).inserted }.map { Note(.store, $0) }
  }
}

extension ReferenceIdentity {
  init(_ name: String) {
    self = IPAddress.octets(of: name).map(ReferenceIdentity.ip) ?? .dns(name)
  }
}

extension Handshake {
  /// Whether none came, as far as it was seen: GnuTLS and captures do not show those of the TLS
  /// extension, TLS 1.2 sends the staple late, and a staple may hold some.
  fileprivate var lacksTimestamps: Bool {
    isComplete && engine == .openssl && signedCertificateTimestamps == 0 && stapledOCSP == nil
  }
}
