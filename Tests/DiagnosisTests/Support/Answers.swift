import Diagnosis
import OpenSSLEngine
import TLSEngine
import TrustEvaluation
import TrustModel
import X509

/// Answers the needs of a diagnosis from values, instead of an examination.
struct Answers {
  struct Store {
    var places: [StorePlace] = []
    var roots: [StoredRoot] = []
    var rootPlaces: [RootPlace] = []
  }

  /// Any other store does not exist.
  var stores: [StoreName: Store] = [:]
  /// The answers of the addresses of issuers, in the order of the questions.
  var issuers: [Fetch] = []
  /// The answers of the addresses of responders and lists.
  var revocation: [String: Fetch] = [:]
  var witnesses: [any WitnessVerifier] = []
  /// Rules of the list of public suffixes; nil where there is no list.
  var publicSuffixes: [String]? = []
  /// The client's certificates, DER.
  var identity: [[UInt8]]?
  var lists = PublicLists()
  /// What is to be known of how the evidence was gathered.
  var remarks: [String] = []
  var cryptography: any CryptographyProvider = OpenSSLCryptography()

  /// The report, and all needs before it, in the order of the rounds.
  func report(
    on observations: [Observation], supplied: [[UInt8]] = [], _ request: Request, at clock: Instant
  ) -> (report: Report, rounds: [[Need]], evidence: Evidence) {
    var evidence = Evidence(
      clock: clock, observations: observations, supplied: supplied, identity: identity,
      witnesses: witnesses.map(\.engine), remarks: remarks)
    var diagnoser = Diagnoser(
      request, version: "test", cryptography: cryptography, lists: lists)
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
      // All roots of a file that an option names are returned, whichever certificates they issued.
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
    case .publicSuffixes(let name, let others):
      evidence.publicSuffixes = PublicSuffixEvidence(
        name: name, rules: publicSuffixes, others: others)
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
