import TrustEvaluation
import TrustModel
import X509

extension SecondOpinion {
  /// What the evaluation has against certificates that are not on its path, or are there beside others:
  /// what a witness refuses there is then no stricter rule of the witness.
  var objections: [DisagreementContext.Objection] {
    guard let evaluation else { return [] }
    var objections = evaluation.others.flatMap { $0.objections(isBehindSignature: false) }
    guard !evaluation.isTrusted, inquiry.isForExperiments else { return objections }
    let own = evaluation.best.digests
    var known = Set(([evaluation.best] + evaluation.others).map(\.digests))
    // Only a path that goes on where ours ends can be one by signatures that are not valid.
    for path in testimonies.compactMap({ $0.opinion?.path })
    where path.starts(with: own) && known.insert(path).inserted {
      objections += judged(path)?.objections(isBehindSignature: true) ?? []
    }
    return objections
  }

  /// A witness's path by our rules, with every signature taken for valid; nil where it is none by names
  /// either.
  private func judged(_ digests: [String]) -> EvaluatedPath? {
    var input = inquiry.input
    input = EvaluationInput(
      sent: input.sent.filter { digests.contains($0.sha256) },
      supplied: input.supplied.filter { digests.contains($0.sha256) }, anchors: input.anchors)
    let evaluator = Evaluator(
      cryptography: EverySignatureValid(cryptography: evaluator.cryptography))
    let evaluation = evaluator.evaluate(input, settings: inquiry.settings)
    return ([evaluation.best] + evaluation.others).first { $0.digests == digests }
  }
}

extension EvaluatedPath {
  fileprivate var digests: [String] { certificates.map(\.sha256) }

  fileprivate func objections(
    isBehindSignature: Bool
  ) -> [DisagreementContext.Objection] {
    findings.compactMap { finding in
      finding.certificate.flatMap { index in
        certificates.indices.contains(index)
          ? .init(
            finding: finding, certificate: certificates[index].sha256,
            isBehindSignature: isBehindSignature) : nil
      }
    }
  }
}

/// Takes every signature for valid, to see what else is wrong with a path; it decides nothing.
private struct EverySignatureValid: CryptographyProvider {
  let cryptography: any CryptographyProvider

  func verify(
    signature: [UInt8], algorithm: AlgorithmIdentifier, over message: [UInt8], key: PublicKey
  ) -> SignatureVerdict { .valid }

  func isSound(_ key: PublicKey) -> Bool { cryptography.isSound(key) }

  func digest(_ hash: SignatureHash, of octets: [UInt8]) -> [UInt8]? {
    cryptography.digest(hash, of: octets)
  }

  func directoryHash(ofName der: [UInt8]) -> UInt32? { cryptography.directoryHash(ofName: der) }
}
