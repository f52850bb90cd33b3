import COpenSSL
import TLSEngine
package import TrustModel
import X509

/// OpenSSL's own verifier, asked as an ordinary TLS client of this machine would ask it.
///
/// Such a client leaves the verification flags at their defaults, checks the purpose and the name,
/// and passes on its context's security level, which then applies to keys and hashes. `openssl
/// verify` differs in this one point: without `-auth_level` it applies no level at all.
package struct OpenSSLWitness: WitnessVerifier {
  package let engine = Engine.openssl
  private let securityLevel: Int32?
  private let issuers = DecodedCertificates()

  /// - Parameter securityLevel: 0 to 5 (SSL_CTX_set_security_level(3)); nil takes that of a context
  ///   as the library makes it, after `prepare` by its configuration file.
  package init(securityLevel: Int? = nil) {
    self.securityLevel = securityLevel.flatMap(Int32.init(exactly:))
  }

  package func prepare() -> String {
    OpenSSLLibrary.startAsConfigured()
    _ = ClientSecurityLevel.outcome
    return Self.version
  }

  package var exercise: WitnessQuestion? { nil }

  /// Our handshakes use the library in this process already.
  ///
  /// In a process of its own, its opinion would differ only where the machine's configuration
  /// changes what clients do; and a chain of the usual size can neither make it loop nor keep it
  /// busy.
  package func mayAnswerHere(_ question: WitnessQuestion) -> Bool {
    let certificates = question.chain + question.intermediates
    // A certificate that we cannot parse may contain anything, even a key that keeps the library
    // busy.
    guard question.chain.allSatisfy({ (try? Certificate(der: $0)) != nil }) else { return false }
    let anchors = question.anchors + question.anchorsWithSettings
    return certificates.count <= 16 && Set(certificates).count == certificates.count
      && certificates.reduce(0) { $0 + $1.count } <= 65_536
      && anchors.count <= 64 && anchors.reduce(0) { $0 + $1.count } <= 262_144 && !Self.isConfigured
  }

  /// Whether the machine's configuration changes what a client does; read once.
  package static let isConfigured: Bool = CTrustevalSSL_configuration_has_effect() == 1

  package func opinion(on question: WitnessQuestion) -> Opinion {
    ErrorQueue.clear()
    defer { ErrorQueue.clear() }
    var opinion = Opinion(
      engine: engine, version: Self.version, verdict: .unknown, noOpinion: nil)
    do throws(WitnessRefusal) {
      let level = securityLevel.map(Result.success) ?? ClientSecurityLevel.outcome
      let verification = try WitnessVerification(
        question, securityLevel: level.get(), issuers: issuers)
      if question.change == .issuance { return try issuance(in: verification, opinion) }
      let outcome = try verification.run(continuing: false)
      opinion.path = outcome.path
      guard let decisive = outcome.errors.first else {
        opinion.verdict = .trusted
        return opinion
      }
      opinion.failures = [Self.failure(decisive)]
      if let excuse = VerifyError.refusalWithoutJudgement(decisive.code) {
        opinion.noOpinion = excuse
        return opinion
      }
      opinion.verdict = .untrusted
      // A second run that goes on after errors finds the rest; it does not change the verdict.
      let others = (try? verification.run(continuing: true).errors) ?? []
      var seen: Set = [decisive]
      opinion.hidden = others.filter { seen.insert($0).inserted }.map(Self.failure)
    } catch {
      switch error {
      case .unreadable(let index):
        opinion.verdict = .untrusted
        opinion.failures = [Self.unreadable(index)]
      case .notAsked(let reason): opinion.noOpinion = reason
      }
    }
    return opinion
  }

  /// The certificates of a path that the library does not accept as issued by the next one.
  private func issuance(
    in verification: WitnessVerification, _ opinion: Opinion
  ) throws(WitnessRefusal) -> Opinion {
    var opinion = opinion
    opinion.failures = verification.issuance().map(Self.failure)
    opinion.verdict = opinion.failures.isEmpty ? .trusted : .untrusted
    return opinion
  }

  private static let version =
    OpenSSL_version(OPENSSL_VERSION_STRING).map { String(cString: $0) }
    ?? "unknown"

  private static func failure(_ failure: WitnessVerification.Failure) -> Opinion.Failure {
    let known = VerifyError.table[failure.code]
    return Opinion.Failure(
      code: Int(failure.code), symbol: known?.symbol ?? "X509_V_ERR_\(failure.code)",
      certificate: failure.depth, text: VerifyError.text(failure.code), check: known?.check)
  }

  /// The error with which libssl's client ends a handshake (`tls_process_server_certificate`)
  /// before any verification.
  private static func unreadable(_ index: Int) -> Opinion.Failure {
    Opinion.Failure(
      code: Int(CTrustevalSSL_undecodable()), symbol: unreadableSymbol, certificate: index,
      text: "certificate \(index) as sent cannot be decoded", check: .unparseableCertificate)
  }

  /// The error of a certificate that cannot be decoded.
  package static let unreadableSymbol = "ERR_R_ASN1_LIB"
}

/// Why OpenSSL's verifier gave no verdict on a path.
enum WitnessRefusal: Error {
  /// A certificate that was sent cannot be read, by its index: a client ends the handshake there.
  case unreadable(Int)
  /// It could not be asked, or could not answer.
  case notAsked(String)
}
