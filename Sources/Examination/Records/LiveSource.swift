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

  /// - Parameter materials: What the files that requests name hold.
  package init(_ tools: Tools, materials: RequestMaterials) {
    self.tools = tools
    self.materials = materials
  }

  package func evidence(for request: Request, by deadline: Deadline) -> Evidence {
    let observations =
      switch request.target {
      case .server(let host, let port):
        Prober(tools: tools, materials: materials)
          .observations(of: ConnectTarget(host: host, port: port), for: request, by: deadline)
      case .files: [Observation(certificates: materials.certificates)]
      }
    return Evidence(
      clock: tools.clock(), observations: observations, supplied: materials.supplied,
      pinnedCertificates: materials.pinned, compared: materials.compared,
      identity: materials.identity?.chain,
      exceptions: materials.exceptions, revocationLists: materials.revocationLists,
      witnesses: request.trust.wantsSecondOpinion ? tools.witnesses.engines : [],
      remarks: materials.remarks)
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
    do throws(ConnectionFailure) {
      let answer = try fetch(
        address, under: policy, by: deadline.limited(to: purpose.patience(deadline)),
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
  /// How long a fetch may take.
  fileprivate func patience(_ deadline: Deadline) -> Duration {
    // A server that takes longer cannot be relied on.
    let limit = Duration.seconds(5)
    // Time is needed after an issuer's fetch too: for further issuers and the witnesses.
    return self == .issuer ? min(limit, deadline.remaining / 2) : limit
  }

  /// Octets of an answer, headers included.
  fileprivate var largestAnswer: Int {
    switch self {
    case .issuer: 256 * 1024
    case .ocsp: OCSPResponse.mostBytes
    // Public authorities split their lists into parts.
    case .crl: 4 * 1_048_576
    }
  }
}
