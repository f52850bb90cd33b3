import Diagnosis
import OpenSSLEngine
import TLSEngine
import TrustEvaluation
import TrustModel
import X509

/// Meets the needs of a diagnosis from values, as an examination does it from the world.
struct Answers {
  struct Store {
    var places: [StorePlace] = []
    var roots: [StoredRoot] = []
    var rootPlaces: [RootPlace] = []
  }

  /// A store that is not here exists nowhere.
  var stores: [StoreName: Store] = [:]
  /// What the addresses give, in the order in which they are asked for.
  var issuers: [Fetch] = []
  /// What the addresses of responders and lists give.
  var revocation: [String: Fetch] = [:]
  var witnesses: [any WitnessVerifier] = []
  /// The client's certificates, DER.
  var identity: [[UInt8]]?
  var lists = PublicLists()

  /// The report, and every need on the way to it in the order of the rounds.
  func report(
    on observations: [Observation], supplied: [[UInt8]] = [], _ request: Request, at clock: Instant
  ) -> (report: Report, rounds: [[Need]], evidence: Evidence) {
    var evidence = Evidence(
      clock: clock, observations: observations, supplied: supplied, identity: identity,
      witnesses: witnesses.map(\.engine))
    var diagnoser = Diagnoser(
      request, version: "test", cryptography: OpenSSLCryptography(), lists: lists)
    var rounds: [[Need]] = []
    while true {
      switch diagnoser.outcome(on: evidence) {
      case .report(let report): return (report, rounds, evidence)
      case .lacks(let needs):
        precondition(!needs.isEmpty && rounds.count < 20, "the needs do not come to an end")
        rounds.append(needs)
        for need in needs { meet(need, in: &evidence) }
      }
    }
  }

  private func meet(_ need: Need, in evidence: inout Evidence) {
    switch need {
    case .roots(let name, let subjects):
      let store = stores[name] ?? Store()
      // Of a file that an option names all are given, whichever certificates they issued.
      var all: [[UInt8]] = []
      if case .anchors = name.kind {
        all = store.roots.compactMap { try? Certificate(der: $0.der).subject.der }
      }
      let answers = (subjects + all).map { subject in
        RootAnswer(
          subject: subject,
          roots: store.roots.filter {
            let certificate = try? Certificate(der: $0.der)
            return DistinguishedName(der: subject).map {
              certificate?.subject.looksLike($0) == true
            }
              ?? false
          })
      }
      if let index = evidence.stores.firstIndex(where: { $0.store == name }) {
        evidence.stores[index].answers += answers
      } else {
        evidence.stores.append(
          StoreEvidence(store: name, places: store.places, answers: answers))
      }
    case .rootPlaces(let engine):
      let name = StoreName.library(engine)
      guard let index = evidence.stores.firstIndex(where: { $0.store == name }) else { return }
      evidence.stores[index].rootPlaces = stores[name]?.rootPlaces ?? []
    case .publicSuffixes(let name):
      evidence.publicSuffixes = PublicSuffixEvidence(name: name, rules: nil)
    case .issuer(let uri):
      let next = evidence.fetches.count
      evidence.fetches.append(
        issuers.indices.contains(next)
          ? issuers[next] : Fetch(uri: uri, certificates: [], failure: "nothing there"))
    case .revocation(let uri, let purpose):
      evidence.fetches.append(
        revocation[uri] ?? Fetch(uri: uri, purpose: purpose, failure: "nothing there"))
    case .opinion(let engine, let question):
      let opinion = witnesses.first { $0.engine == engine }?.opinion(on: question)
      evidence.opinions.append(
        OpinionEvidence(
          question: question.digest,
          opinion: opinion ?? Opinion(engine: engine, version: "none", verdict: .unknown)))
    }
  }
}
