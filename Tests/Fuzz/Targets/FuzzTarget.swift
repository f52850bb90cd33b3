import X509

/// One kind of input: how it is made, and what must hold of it whatever it is.
protocol FuzzTarget {
  associatedtype Input

  func input(_ mutator: inout Mutator) -> Input

  /// The input as it is written for someone who looks into a crash.
  func text(of input: Input) -> [UInt8]

  /// Tries it; a broken promise ends the process.
  func attempt(_ input: Input) -> Outcome
}

/// What became of one input.
enum Outcome {
  case refused
  case accepted
  /// Nothing crashed, but someone has to look: the text is the same for inputs of one kind.
  case finding(String)
}

/// The targets by the name that the command line has for them.
enum TargetName: String, CaseIterable {
  /// Chains of mutated certificates, through parser and evaluator.
  case certificates
  /// The same through the parser only: about ten times the inputs.
  case parser
  /// Certificates mutated and then signed again by their issuers, against both witnesses.
  case resigned
  /// Files of certificates, against what the libraries load from them.
  case pem
  /// Trust settings behind a root, against OpenSSL's reading of them.
  case settings
  /// What servers send in handshakes, through the sessions of both engines.
  case handshakes
  /// Lines of evidence, through reader, diagnosis and JSON.
  case evidence
  /// Answers of OCSP and revocation lists, through readers and evaluator.
  case revocation
  /// Answers of the servers from which issuers are fetched.
  case http

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
    }
  }
}
