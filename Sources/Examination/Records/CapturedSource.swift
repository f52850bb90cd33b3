import CaptureFiles
package import Threads
package import TrustModel
import X509

/// Evidence from a capture: what a client was sent; stores, fetches and witnesses are this system's.
package struct CapturedSource: EvidenceSource {
  private let source: LiveSource
  private let connection: CapturedConnection

  init(_ connection: CapturedConnection, _ source: LiveSource) {
    self.connection = connection
    self.source = source
  }

  package var tools: Tools { source.tools }

  /// The clock is the capture's: that is what the client saw.
  package func evidence(for request: Request, by deadline: Deadline) -> Evidence {
    let verdict = keyVerdict
    var observation = connection.observation
    observation.handshake?.capture = CaptureFacts(
      readAt: tools.clock(), isKeyProved: verdict == .valid, isNameKnown: connection.isNameKnown,
      isTimeKnown: connection.time != nil)
    observation.failure = observation.failure ?? failure(by: verdict)
    var evidence = source.evidence(from: [observation], for: request)
    evidence.clock = connection.time ?? evidence.clock
    evidence.remarks += connection.remarks
    if !observation.certificates.isEmpty { evidence.remarks.append(verdict.remark) }
    return evidence
  }

  /// Why there is no verdict on a handshake in which the server has signed; nil where it has not, or is
  /// proved to have.
  private func failure(by verdict: SignatureVerdict) -> ConnectionFailure? {
    guard let proof = connection.keyProof, verdict != .valid else { return nil }
    if let unknownScheme = Self.unknownScheme(proof) { return unknownScheme }
    guard case .notVerifiable(let reason) = verdict else {
      return ConnectionFailure(
        .notCaptured,
        summary: "the signature of the key exchange was not made with the key of the certificate",
        hint: "the server does not have that key, or the capture was changed")
    }
    return ConnectionFailure(
      .notCaptured,
      summary: "the server's signature over the key exchange cannot be verified: \(reason)",
      hint: "what it signs with its key proves that it has the key of the certificate")
  }

  private static func unknownScheme(_ proof: KeyProof) -> ConnectionFailure? {
    guard AlgorithmIdentifier(signatureScheme: proof.scheme) == nil else { return nil }
    return ConnectionFailure(
      .notCaptured,
      summary: "the server signed the key exchange with the scheme "
        + "\(WireNames.signature(proof.scheme)), which is not known, so that nothing proves its key",
      hint: "no client completes such a handshake; the capture may have been changed")
  }

  /// Whether the server proved that it has the key of the first certificate.
  private var keyVerdict: SignatureVerdict {
    guard let proof = connection.keyProof else {
      return .notVerifiable("the key exchange has no signature that can be read")
    }
    guard let der = connection.observation.certificates.first,
      let leaf = try? tools.certificates.certificate(der: der)
    else { return .notVerifiable("the certificate cannot be read") }
    guard let algorithm = AlgorithmIdentifier(signatureScheme: proof.scheme) else {
      return .notVerifiable(
        "the signature scheme \(WireNames.signature(proof.scheme)) is not known")
    }
    return tools.cryptography.verify(
      signature: proof.signature, algorithm: algorithm, over: proof.message, key: leaf.publicKey)
  }

  package func addRoots(
    of store: StoreName, _ subjects: [[UInt8]], for request: Request, to evidence: inout Evidence,
    by deadline: Deadline
  ) {
    source.addRoots(of: store, subjects, for: request, to: &evidence, by: deadline)
  }

  package func rootPlaces(of engine: Engine) -> [RootPlace] { source.rootPlaces(of: engine) }

  package func fetched(
    from uri: String, for purpose: Fetch.Purpose, under policy: FetchPolicy, by deadline: Deadline
  ) -> Fetch {
    source.fetched(from: uri, for: purpose, under: policy, by: deadline)
  }

  package func remark(onAsking engines: Set<Engine>) -> String? {
    source.remark(onAsking: engines)
  }
}

extension SignatureVerdict {
  fileprivate var remark: String {
    switch self {
    case .valid: "the server proved by its signature that it has the key of its certificate"
    case .invalid: "the server's signature was not made with the key of its certificate"
    case .notVerifiable(let reason):
      "that the server has the key of its certificate is not proved: \(reason)"
    }
  }
}

extension Request {
  /// The request for a captured connection, with the settings of this one.
  func about(_ connection: CapturedConnection) -> Request {
    var request = self
    request.target = .captured(host: connection.host, port: connection.port)
    request.connection.startTLS = connection.startTLS
    return request
  }
}
