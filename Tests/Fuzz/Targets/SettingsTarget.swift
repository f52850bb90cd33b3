import OpenSSLEngine
import TrustEvaluation
import TrustModel
import X509

/// Trust settings after a root (`X509_CERT_AUX`): where they make OpenSSL distrust the root, we
/// must too.
struct SettingsTarget: FuzzTarget {
  struct Input {
    let settings: [UInt8]
    let purpose: Purpose
  }

  private let chain: LabChain
  private let sent: [Certificate]
  private let root: Certificate
  private let seeds: [DERTree]
  private let pieces: [[UInt8]]
  private let evaluator = Evaluator(cryptography: OpenSSLCryptography())

  init() throws {
    chain = try LabChain()
    sent = [try Certificate(der: chain.leaf), try Certificate(der: chain.intermediate)]
    root = try Certificate(der: chain.root)
    let purposes = ["1.3.6.1.5.5.7.3.1", "1.3.6.1.5.5.7.3.2", "1.3.6.1.5.5.7.3.4", "2.5.29.37.0"]
      .map(DER.objectIdentifier)
    let name = DER.utf8String("alias")
    let identifier = DER.octetString([1, 2, 3, 4])
    let lists = [
      DER.sequence(DER.sequence(purposes[0])),
      DER.sequence(DER.sequence(purposes), DER.explicit(0, purposes[2])),
      DER.sequence(DER.explicit(0, purposes[0] + purposes[1]), name, identifier),
      DER.sequence(name), DER.sequence(DER.sequence(purposes[3]), name),
    ]
    seeds = lists.compactMap { DERTree($0[...]) }
    pieces = purposes + [name, identifier, DER.null]
  }

  func input(_ mutator: inout Mutator) -> Input {
    let seed = seeds[Int.random(in: 0..<seeds.count, using: &mutator.random)]
    let settings =
      Bool.random(using: &mutator.random)
      ? mutator.mutate(seed) : mutator.mutate(seed.encoded, with: pieces)
    let purpose: Purpose = Bool.random(using: &mutator.random) ? .server : .client
    return Input(settings: settings, purpose: purpose)
  }

  func text(of input: Input) -> [UInt8] {
    Array(PEMWriter.trustedCertificate(chain.root, settings: input.settings).utf8)
  }

  func attempt(_ input: Input) -> Outcome {
    let settings = TrustSettings(input.settings)
    let anchor = Anchor(certificate: root, source: .app, settings: settings)
    precondition(!settings.description.isEmpty, "settings without words")
    guard anchor.refusal(for: input.purpose) == nil, input.purpose == .server else {
      return .refused
    }
    let evaluation = evaluator.evaluate(
      EvaluationInput(sent: sent, supplied: [], anchors: RootAnchor(anchor: anchor)),
      settings: EvaluationSettings(
        purpose: .server, reference: .dns(LabChain.serverName), verifyDate: LabChain.now))
    guard evaluation.isTrusted else { return .refused }
    // OpenSSL loads no root at all from a file that it cannot read.
    let file = text(of: input)
    let loaded = OpenSSLWitness().certificates(inBundle: Array(file))
    let opinion = OpenSSLWitness(securityLevel: 1).opinion(
      on: WitnessQuestion(
        chain: sent.map(\.der), intermediates: [], anchors: [],
        anchorsWithSettings: loaded ?? [], purpose: .server, serverName: LabChain.serverName,
        verifyDate: LabChain.now))
    guard opinion.verdict == .trusted else {
      return .finding(
        "trusted with \(settings); OpenSSL \(loaded == nil ? "does not load it" : "refuses it")")
    }
    return .accepted
  }
}

private struct RootAnchor: AnchorSource {
  let anchor: Anchor

  func anchors(withSubject name: DistinguishedName) -> [Anchor] {
    anchor.certificate.subject == name ? [anchor] : []
  }
}
