import Network
import RootStores
import TLSEngine
package import Threads
package import TrustModel
import X509

/// Evidence from outside: servers, files, this machine's stores, the network, the libraries.
package struct LiveSource: EvidenceSource {
  package let tools: Tools
  private let materials: RequestMaterials
  /// What was seen on a connection that exists already; empty to connect.
  ///
  /// No optional: a comparison with nil takes room for an observation in each connection that waits.
  private let seen: [Observation]

  /// - Parameter materials: What the files that requests name hold.
  package init(_ tools: Tools, materials: RequestMaterials, seen: Observation? = nil) {
    self.tools = tools
    self.materials = materials
    self.seen = seen.map { [$0] } ?? []
  }

  package func evidence(for request: Request, by deadline: Deadline) -> Evidence {
    let observations =
      switch request.target {
      case .server(let host, let port):
        seen.isEmpty
          ? Prober(tools: tools, materials: materials).observations(
            of: ConnectTarget(host: host, port: port), for: request, by: deadline) : seen
      case .files: [Observation(certificates: materials.certificates)]
      // Only a capture has seen it: see `CapturedSource`.
      case .captured: [Observation]()
      }
    return evidence(from: observations, for: request)
  }

  package func evidence(
    for request: Request, by deadline: Deadline, on loop: EventLoop
  ) async -> Evidence? {
    // Other libraries run on threads of their own, where their handshakes can be abandoned.
    guard case .server(let host, let port) = request.target, seen.isEmpty,
      request.connection.engines == [.openssl]
    else { return nil }
    let observation = await Prober(tools: tools, materials: materials).observation(
      of: ConnectTarget(host: host, port: port), for: request, by: deadline, on: loop)
    return evidence(from: [observation], for: request)
  }

  /// The evidence that begins with these observations.
  func evidence(from observations: [Observation], for request: Request) -> Evidence {
    Evidence(
      clock: tools.clock(), observations: observations, supplied: materials.supplied,
      pinnedCertificates: materials.pinned, compared: materials.compared,
      identity: materials.identity?.chain,
      exceptions: materials.exceptions, revocationLists: materials.revocationLists,
      witnesses: request.trust.asksForSecondOpinion ? tools.witnesses.engines : [],
      remarks: materials.remarks + Self.remarks(onTraceOf: observations, request.connection))
  }

  /// Why there is no trace though one was asked for.
  private static func remarks(
    onTraceOf observations: [Observation], _ plan: ConnectionPlan
  ) -> [String] {
    guard plan.traces == true, !observations.contains(where: { $0.handshake != nil }) else {
      return []
    }
    return ["there is no trace: the connection failed before a TLS handshake began"]
  }

  package func addRoots(
    of store: StoreName, _ subjects: [[UInt8]], for request: Request, to evidence: inout Evidence,
    by deadline: Deadline
  ) {
    evidence.add(tools.stores.evidence(of: store, subjects: subjects, within: deadline.remaining))
  }

  package func rootPlaces(of engine: Engine) -> [RootPlace] {
    tools.stores.rootPlaces(of: engine)
  }

  package func fetched(
    from uri: String, for purpose: Fetch.Purpose, under policy: FetchPolicy, by deadline: Deadline
  ) -> Fetch {
    var result = Fetch(uri: uri, purpose: purpose)
    guard let address = HTTPAddress(uri) else {
      result.failure = "not fetched: no address of plain HTTP"
      return result
    }
    guard !deadline.hasPassed else {
      result.failure = "not asked: no time was left"
      return result
    }
    do throws(ConnectionFailure) {
      let answer = try fetch(
        address, under: policy,
        by: deadline.limited(to: Fetch.Purpose.patience(within: deadline.remaining)),
        limit: purpose.largestAnswer)
      guard purpose == .issuer else {
        result.answer = answer
        return result
      }
      result.certificates = CertificateFile.certificates(in: answer)
      if result.certificates.isEmpty { result.failure = "the answer holds no certificate" }
    } catch {
      result.failure = error.summary
    }
    return result
  }

  package func remark(onAsking engines: Set<Engine>) -> String? { nil }
}

extension Fetch.Purpose {
  /// How long a fetch may take when so much time is left for everything.
  static func patience(within remaining: Duration) -> Duration {
    // A server that takes longer cannot be relied on.
    let limit = Duration.seconds(5)
    // Time is needed after each fetch: for further addresses, which may be in better health, and the
    // witnesses.
    return min(limit, remaining / 2)
  }

  /// Octets of an answer, headers included.
  var largestAnswer: Int {
    switch self {
    case .issuer: 256 * 1024
    case .ocsp: OCSPResponse.mostBytes
    // Public authorities split their lists into parts.
    case .crl: 4 * 1_048_576
    }
  }
}
