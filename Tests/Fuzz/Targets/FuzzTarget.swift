import X509

/// One kind of input: how it is made, and what must be true for every input.
protocol FuzzTarget {
  associatedtype Input

  func input(_ mutator: inout Mutator) -> Input

  /// The input in a readable form, for the analysis of a crash.
  func text(of input: Input) -> [UInt8]

  /// Runs the input; a violated requirement ends the process.
  func attempt(_ input: Input) -> Outcome
}

/// The result of one input.
enum Outcome {
  case refused
  case accepted
  /// No crash, but someone has to look at it; the text is the same for inputs of one kind.
  case finding(String)
}

/// The targets by their names on the command line.
enum TargetName: String, CaseIterable {
  /// Chains of mutated certificates, through parser and evaluator.
  case certificates
  /// The same with the parser only, with about ten times as many inputs.
  case parser
  /// Certificates that are mutated and signed again by their issuers, with both witnesses.
  case resigned
  /// Files of certificates, compared with what the libraries load from them.
  case pem
  /// Trust settings after a root, compared with OpenSSL's interpretation.
  case settings
  /// Handshake messages of servers, with the sessions of both engines.
  case handshakes
  /// Lines of evidence, through record reader, diagnosis and JSON.
  case evidence
  /// OCSP answers and revocation lists, through parsers and evaluator.
  case revocation
  /// Answers of web servers from which issuers are fetched.
  case http
  /// Captures of the network, read to the handshakes in them.
  case captures
  /// Both directions of a connection, and the trace of its messages.
  case wire

  func make(_ seeds: [SeedChain]) throws -> any FuzzTarget {
    switch self {
    case .certificates: CertificateTarget(seeds: seeds, parsesOnly: false)
    case .parser: CertificateTarget(seeds: seeds, parsesOnly: true)
    case .resigned: try ResignedTarget()
    case .pem: try PEMTarget()
    case .settings: try SettingsTarget()
    case .handshakes: try HandshakeTarget()
    case .evidence: try EvidenceTarget()
    case .revocation: try RevocationTarget()
    case .http: HTTPTarget()
    case .captures: try CaptureTarget()
    case .wire: try WireTarget()
    }
  }
}
