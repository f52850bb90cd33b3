import Diagnosis
import OpenSSLEngine
import TLSEngine
import TrustModel
import X509

#if GnuTLS
  import GnuTLSEngine
#endif

extension EvaluationCase {
  /// The report that an examination of the case would give.
  ///
  /// - Parameter asksWitnesses: Whether both libraries give their opinions.
  func report(asksWitnesses: Bool) -> Report {
    var trust = TrustPlan(
      serverName: ip ?? hostname,
      purpose: purpose == "sslServer" ? .server : purpose == "sslClient" ? .client : .basic,
      verifyDate: Instant(rfc3339: time), secondOpinion: asksWitnesses, fetching: .never)
    switch trustSource {
    case "system": trust.rootStores = [Self.file]
    case "user":
      trust.userRoots = [Self.file]
      trust.anchorsOnly = true
    default:
      trust.anchors = [Self.file]
      trust.anchorsOnly = true
    }
    let request = Request(target: .files([Self.file]), trust: trust)
    let sent = ([leaf] + (intermediates ?? [])).flatMap {
      CertificateFile.certificates(in: Array($0.utf8))
    }
    var evidence = Evidence(
      clock: Instant(secondsSinceEpoch: 0), observations: [Observation(certificates: sent)],
      witnesses: asksWitnesses ? Self.witnesses.map(\.engine) : [])
    var diagnoser = Diagnoser(request, version: "", cryptography: OpenSSLCryptography())
    while true {
      switch diagnoser.outcome(on: evidence) {
      case .report(let report): return report
      case .lacks(let needs): for need in needs { meet(need, in: &evidence) }
      }
    }
  }

  private static let file = "anchors.pem"

  private static let witnesses: [any WitnessVerifier] = {
    #if GnuTLS
      [OpenSSLWitness(), GnuTLSWitness()]
    #else
      [OpenSSLWitness()]
    #endif
  }()

  private func meet(_ need: Need, in evidence: inout Evidence) {
    switch need {
    case .roots(let name, let subjects):
      let roots = (anchors ?? []).flatMap { CertificateFile.certificates(in: Array($0.utf8)) }
        .compactMap { try? Certificate(der: $0) }
      let answers = (subjects + roots.map(\.subject.der)).map { subject in
        RootAnswer(
          subject: subject,
          roots: roots.filter { $0.subject == DistinguishedName(der: subject) }
            .map { StoredRoot(der: $0.der, settings: nil, file: Self.file) })
      }
      if let index = evidence.stores.firstIndex(where: { $0.store == name }) {
        evidence.stores[index].answers += answers
      } else {
        evidence.stores.append(
          StoreEvidence(
            store: name, places: [StorePlace(path: Self.file, kind: .file)], answers: answers))
      }
    case .rootPlaces(let engine):
      evidence.stores.indices.filter { evidence.stores[$0].store == .library(engine) }
        .forEach { evidence.stores[$0].rootPlaces = [] }
    case .publicSuffixes(let name, let others):
      evidence.publicSuffixes = PublicSuffixEvidence(name: name, rules: nil, others: others)
    case .issuer(let uri):
      evidence.fetches.append(Fetch(uri: uri, certificates: [], failure: "not fetched"))
    case .revocation(let uri, let purpose):
      evidence.fetches.append(Fetch(uri: uri, purpose: purpose, failure: "not fetched"))
    case .opinion(let engine, let question):
      let opinion = Self.witnesses.first { $0.engine == engine }?.opinion(on: question)
      evidence.opinions.append(
        OpinionEvidence(
          question: question.digest,
          opinion: opinion ?? Opinion(engine: engine, version: "", verdict: .unknown)))
    }
  }
}
