import Network
import RootStores
import TLSEngine
package import Threads
import TrustEvaluation
package import TrustModel
import X509

/// Evidence from the world: servers and files, this machine's stores, the network, the libraries.
package struct LiveSource: EvidenceSource {
  private let tools: Tools
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

  package func meet(
    _ needs: [Need], of request: Request, in evidence: inout Evidence, by deadline: Deadline
  ) {
    var questions: [(Engine, WitnessQuestion)] = []
    for need in needs {
      switch need {
      case .roots(let store, let subjects):
        evidence.add(
          tools.stores.evidence(of: store, subjects: subjects, within: deadline.remaining))
      case .rootPlaces(let engine):
        evidence.add(tools.stores.rootPlaces(of: engine), of: engine)
      case .publicSuffixes(let name):
        evidence.publicSuffixes = PublicSuffixEvidence(
          name: name, rules: tools.publicSuffixes()?.rules(forWildcardsCovering: name))
      case .issuer(let uri):
        let policy = FetchPolicy(for: request, evidence.observations)
        evidence.fetches.append(Fetch(ofIssuerAt: uri, under: policy, by: deadline))
      case .revocation(let uri, let purpose):
        let policy = FetchPolicy(for: request, evidence.observations)
        evidence.fetches.append(
          Fetch(ofRevocationAt: uri, for: purpose, under: policy, by: deadline))
      case .opinion(let engine, let question):
        questions.append((engine, question))
      }
    }
    evidence.ask(questions, tools.witnesses, by: deadline)
  }
}

extension Fetch {
  /// Longer than this no server takes that can be relied on.
  private static let limit = Duration.seconds(5)

  /// The largest revocation list that is taken; public authorities cut theirs into parts.
  private static let largestList = 4 * 1_048_576

  fileprivate init(
    ofRevocationAt uri: String, for purpose: Purpose, under policy: FetchPolicy,
    by deadline: Deadline
  ) {
    guard let address = HTTPAddress(uri) else {
      self.init(uri: uri, purpose: purpose, failure: "not fetched: no address of plain HTTP")
      return
    }
    do throws(ConnectionFailure) {
      let answer = try fetch(
        address, under: policy, by: deadline.limited(to: Self.limit),
        limit: purpose == .crl ? Self.largestList : OCSPResponse.mostBytes)
      self.init(uri: uri, purpose: purpose, answer: answer)
    } catch {
      self.init(uri: uri, purpose: purpose, failure: error.summary)
    }
  }

  fileprivate init(ofIssuerAt uri: String, under policy: FetchPolicy, by deadline: Deadline) {
    guard let address = HTTPAddress(uri) else {
      self.init(uri: uri, certificates: [], failure: "not fetched: no address of plain HTTP")
      return
    }
    do throws(ConnectionFailure) {
      // What follows takes time as well: further issuers, and the witnesses.
      let limit = min(Self.limit, deadline.remaining / 2)
      let answer = try fetch(address, under: policy, by: deadline.limited(to: limit))
      let certificates = CertificateFile.certificates(in: answer)
      self.init(
        uri: uri, certificates: certificates,
        failure: certificates.isEmpty ? "the answer holds no certificate" : nil)
    } catch {
      self.init(uri: uri, certificates: [], failure: error.summary)
    }
  }
}
