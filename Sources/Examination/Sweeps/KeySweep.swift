package import TrustModel

/// One server with each kind of key that it may have a certificate for: a handshake and a report for
/// each.
package enum KeySweep {
  /// One after the other: of a server that does not answer one handshake is enough.
  ///
  /// - Returns: No result for a kind that the server does not have; just one where it has neither, or
  ///   cannot be asked.
  package static func results(
    for request: Request, _ examine: (Request) -> Examiner.Result
  ) -> [(Request, Examiner.Result)] {
    var answers: [Answer] = []
    for kind in KeyKind.allCases {
      var asked = request
      asked.connection.key = kind
      let answer = Answer(kind: kind, request: asked, result: examine(asked))
      // Another kind of key does not make a server known, reachable or one of TLS.
      if answers.isEmpty, answer.leaf == nil, !answer.endedInHandshake {
        var result = answer.result
        result.report.keyKind = nil
        return [(request, result)]
      }
      answers.append(answer)
    }
    guard answers.contains(where: { $0.isServed(beside: answers) }) else {
      var result = examine(request)
      if !result.report.chain.isEmpty {
        result.evidence.keysNotServed = ["serves neither an RSA nor an ECDSA certificate"]
      }
      return [(request, result)]
    }
    let refused = answers.filter { !$0.isServed(beside: answers) && $0.isRefused }
    return answers.filter { $0.isServed(beside: answers) || !$0.isRefused }.map { answer in
      var result = answer.result
      result.evidence.keysNotServed = refused.map(\.refusal)
      return (answer.request, result)
    }
  }

  private struct Answer {
    let kind: KeyKind
    let request: Request
    let result: Examiner.Result

    private var report: Report { result.report }

    /// Digest of the server's own certificate.
    var leaf: String? { report.chain.first?.sha256 }

    /// Whether the server says that it has nothing of this kind, or sent what was not asked for: other
    /// alerts and a connection that is lost do not tell what is served.
    var isRefused: Bool {
      guard let failure = report.failure else { return false }
      return failure.isRefusalOfHello || failure.kind == .handshakeFailed && leaf != nil
    }

    var endedInHandshake: Bool {
      switch report.failure?.kind {
      case .alertReceived, .handshakeFailed, .connectionLost(.handshake): true
      default: false
      }
    }

    /// Some servers send what they have, whatever they are asked for, and the handshake then fails.
    func isServed(beside all: [Answer]) -> Bool {
      leaf != nil && !(isRefused && all.contains { $0.kind != kind && $0.leaf == leaf })
    }

    var refusal: String {
      "no \(kind.name) certificate (\(report.failure?.summary ?? "refused"))"
    }
  }
}
