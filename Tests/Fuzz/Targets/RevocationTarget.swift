import OpenSSLEngine
import TrustEvaluation
import TrustModel
import X509

/// OCSP answers and revocation lists, through parsers and evaluator: only the issuer can revoke a
/// certificate.
struct RevocationTarget: FuzzTarget {
  private let chain: LabChain
  private let seeds: [[UInt8]]
  private let pieces: [[UInt8]]
  private let evaluator = Evaluator(cryptography: OpenSSLCryptography())

  init() throws {
    chain = try LabChain()
    let now = LabChain.now
    // With the issuer's name and about its certificate, but signed with another key.
    let forger = IssuedCertificate(
      der: chain.intermediate,
      subject: IssuingName(der: try Certificate(der: chain.intermediate).subject.der),
      key: try .generate(), keyIdentifier: [])
    let leaf = IssuedCertificate(
      der: chain.leaf, subject: .empty, key: forger.key, keyIdentifier: [])
    var answer = OCSPTemplate(
      .revoked(now, reason: 1), thisUpdate: now, nextUpdate: now.advanced(byDays: 1))
    answer.certificates = [chain.intermediate]
    let list = RevocationListTemplate(
      thisUpdate: now, nextUpdate: now.advanced(byDays: 1),
      entries: [.init(leaf, date: now, reason: 1)])
    seeds = [
      try answer.answer(on: leaf, of: forger), try list.list(of: forger),
      OCSPTemplate.error(3),
    ]
    pieces = [chain.leaf, chain.intermediate, DER.null, DER.boolean(true)]
  }

  func input(_ mutator: inout Mutator) -> [UInt8] {
    let seed = seeds[Int.random(in: 0..<seeds.count, using: &mutator.random)]
    guard Bool.random(using: &mutator.random), let tree = DERTree(seed[...]) else {
      return mutator.mutate(seed, with: pieces)
    }
    return mutator.mutate(tree)
  }

  func text(of input: [UInt8]) -> [UInt8] { input }

  func attempt(_ input: [UInt8]) -> Outcome {
    var statements: [RevocationStatement] = []
    if let response = try? OCSPResponse(der: input) {
      statements.append(RevocationStatement(.answer(response), from: .stapled))
    }
    for der in (try? RevocationListFile.lists(in: input)) ?? [] {
      guard let list = try? RevocationList(der: der) else { continue }
      _ = try? list.revocation(of: [1])
      statements.append(RevocationStatement(.list(list), from: .file("list")))
    }
    guard !statements.isEmpty,
      let sent = try? [chain.leaf, chain.intermediate].map({ try Certificate(der: $0) }),
      let root = try? Certificate(der: chain.root)
    else { return .refused }
    var settings = EvaluationSettings(
      purpose: .server, reference: .dns(LabChain.serverName), verifyDate: LabChain.now)
    settings.revocation.statements = statements
    let evaluation = evaluator.evaluate(
      EvaluationInput(
        sent: sent, supplied: [],
        anchors: RootAnchor(anchor: Anchor(certificate: root, source: .app))),
      settings: settings)
    guard evaluation.isTrusted else { return .finding("a stranger revoked a certificate") }
    return .accepted
  }
}

private struct RootAnchor: AnchorSource {
  let anchor: Anchor

  func anchors(withSubject name: DistinguishedName) -> [Anchor] {
    anchor.certificate.subject == name ? [anchor] : []
  }
}
