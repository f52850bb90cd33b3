import COpenSSL
import TLSEngine
import TrustModel

/// One question, prepared once so that it can be run twice: up to the first error, and past it.
final class WitnessVerification {
  struct Outcome {
    /// In the order reported; empty when the chain was accepted.
    var errors: [Failure]
    /// Lower-case hexadecimal SHA-256, leaf first.
    var path: [String]
  }

  struct Failure: Hashable {
    let code: Int32
    /// Index in OpenSSL's path, leaf 0.
    let depth: Int
  }

  private let leaf: WitnessCertificate
  private let untrusted: WitnessCertificates
  private let store: OpaquePointer
  private let question: WitnessQuestion
  private let securityLevel: Int32

  /// - Throws: `WitnessRefusal` when a certificate that was sent cannot be read: a client then ends
  ///   the handshake with a decoding error, before any verification.
  init(
    _ question: WitnessQuestion, securityLevel: Int32, issuers: DecodedCertificates
  ) throws(WitnessRefusal) {
    var sent: [WitnessCertificate] = []
    for (index, der) in question.chain.enumerated() {
      // Next to no other server has the same leaf.
      guard let certificate = index == 0 ? WitnessCertificate(der: der) : issuers.decoded(der)
      else {
        throw .unreadable(index)
      }
      sent.append(certificate)
    }
    guard let leaf = sent.first else { throw .notAsked("there is no certificate") }
    let others =
      sent.dropFirst() + question.intermediates.compactMap(issuers.decoded)
    guard let untrusted = WitnessCertificates(Array(others)), let store = X509_STORE_new() else {
      throw .notAsked("OpenSSL is out of memory")
    }
    self.leaf = leaf
    self.untrusted = untrusted
    self.store = store
    self.question = question
    self.securityLevel = securityLevel
    let anchors =
      question.anchorsWithSettings.compactMap(WitnessCertificate.init(trustedDER:))
      + question.anchors.compactMap(issuers.decoded)
    for anchor in anchors {
      // The store takes a reference of its own; a certificate that is there already is no error.
      X509_STORE_add_cert(store, anchor.pointer)
    }
  }

  deinit {
    X509_STORE_free(store)
  }

  /// - Parameter continuing: Whether to go on after an error; clients stop at the first one.
  func run(continuing: Bool) throws(WitnessRefusal) -> Outcome {
    let recorder = WitnessRecorder(isContinuing: continuing)
    guard let context = X509_STORE_CTX_new() else {
      throw .notAsked("OpenSSL is out of memory")
    }
    defer { X509_STORE_CTX_free(context) }
    guard X509_STORE_CTX_init(context, store, leaf.pointer, untrusted.pointer) == 1 else {
      throw .notAsked("OpenSSL refuses to start the verification")
    }
    try configure(context)
    CTrustevalSSL_set_recorder(context, Unmanaged.passUnretained(recorder).toOpaque())
    X509_STORE_CTX_set_verify_cb(context) { isAccepted, context in
      guard isAccepted == 0, let context, let pointer = CTrustevalSSL_recorder(context) else {
        return isAccepted
      }
      let recorder = Unmanaged<WitnessRecorder>.fromOpaque(pointer).takeUnretainedValue()
      return recorder.record(context)
    }
    let result = withExtendedLifetime(recorder) { X509_verify_cert(context) }
    var errors = recorder.failures
    if result != 1, errors.isEmpty {
      // An internal error ends the run without a call of the callback.
      errors = [Failure(code: X509_STORE_CTX_get_error(context), depth: 0)]
    }
    return Outcome(errors: errors, path: path(of: context))
  }

  private func configure(_ context: OpaquePointer) throws(WitnessRefusal) {
    // The names of the parameters that libssl selects for a client and a server.
    let isKnown =
      switch question.purpose {
      case .server: X509_STORE_CTX_set_default(context, "ssl_server")
      case .client: X509_STORE_CTX_set_default(context, "ssl_client")
      case .basic: X509_STORE_CTX_set_default(context, "default")
      }
    guard isKnown == 1, let parameters = X509_STORE_CTX_get0_param(context) else {
      throw .notAsked("OpenSSL does not know the purpose")
    }
    X509_VERIFY_PARAM_set_time(parameters, time_t(question.verifyDate.secondsSinceEpoch))
    X509_VERIFY_PARAM_set_auth_level(parameters, question.change?.level ?? securityLevel)
    if let change = question.change {
      X509_VERIFY_PARAM_set_flags(parameters, change.flags)
      X509_VERIFY_PARAM_set_hostflags(
        parameters, X509_VERIFY_PARAM_get_hostflags(parameters) | change.hostFlags)
    }
    guard let name = question.serverName else { return }
    if X509_VERIFY_PARAM_set1_ip_asc(parameters, name) == 1 { return }
    guard X509_VERIFY_PARAM_set1_host(parameters, name, name.utf8.count) == 1 else {
      throw .notAsked("OpenSSL does not take the server name")
    }
  }

  /// For each certificate sent, whether the next one issued it, by `X509_check_issued(3)`; for the
  /// last one, only whether its extensions can be read.
  func issuance() -> [Failure] {
    let path = [leaf] + untrusted.members
    return path.indices.compactMap { index in
      let next = path.indices.contains(index + 1) ? path[index + 1] : nil
      let code =
        next.map { X509_check_issued($0.pointer, path[index].pointer) } ?? X509_V_OK
      let isInvalid = X509_get_extension_flags(path[index].pointer) & UInt32(EXFLAG_INVALID) != 0
      if isInvalid { return Failure(code: X509_V_ERR_INVALID_EXTENSION, depth: index) }
      return code == X509_V_OK ? nil : Failure(code: code, depth: index)
    }
  }

  private func path(of context: OpaquePointer) -> [String] {
    let chain = X509_STORE_CTX_get0_chain(context)
    return (0..<CTrustevalSSL_certificates_count(chain)).compactMap { index in
      CTrustevalSSL_certificate_at(chain, index).flatMap(WitnessCertificate.sha256)
    }
  }
}

/// Records the errors that the verification callback receives.
private final class WitnessRecorder {
  private(set) var failures: [WitnessVerification.Failure] = []
  private let isContinuing: Bool

  init(isContinuing: Bool) {
    self.isContinuing = isContinuing
  }

  /// Returns the callback's result: 1 to continue.
  func record(_ context: OpaquePointer) -> Int32 {
    let depth = max(0, Int(X509_STORE_CTX_get_error_depth(context)))
    failures.append(.init(code: X509_STORE_CTX_get_error(context), depth: depth))
    // Bounded, as constraints with very many names could report errors without end.
    return isContinuing && failures.count < 1_000 ? 1 : 0
  }
}
