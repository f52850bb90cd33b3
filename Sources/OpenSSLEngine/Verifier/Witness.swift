import COpenSSL
import TLSEngine
package import TrustModel

/// OpenSSL's own verifier, asked as an ordinary TLS client of this machine would ask it.
///
/// Such a client leaves the verification flags at their defaults, asks for the purpose and the name,
/// and hands over its context's security level, which then rules keys and hashes. `openssl verify`
/// differs in this one point: without `-auth_level` it applies no level at all.
package struct OpenSSLWitness: WitnessVerifier {
  package let engine = Engine.openssl
  private let securityLevel: Int32?

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
  /// In a process of its own its opinion would differ only where the machine's configuration
  /// changes what clients do; and a chain of the usual size can neither make it loop nor keep it
  /// busy.
  package func mayAnswerHere(_ question: WitnessQuestion) -> Bool {
    let certificates = question.chain + question.intermediates
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
      let verification = try WitnessVerification(question, securityLevel: level.get())
      let outcome = try verification.run(continuing: false)
      opinion.path = outcome.path
      guard let decisive = outcome.errors.first else {
        opinion.verdict = .trusted
        return opinion
      }
      // A second run that goes on after each error finds the rest; it does not change the verdict.
      let others = (try? verification.run(continuing: true).errors) ?? []
      opinion.failures = Self.failures(decisive, others)
      if let excuse = VerifyError.refusalWithoutJudgement(decisive.code) {
        opinion.noOpinion = excuse
      } else {
        opinion.verdict = .untrusted
      }
    } catch {
      opinion.noOpinion = error.text
    }
    return opinion
  }

  private static let version =
    OpenSSL_version(OPENSSL_VERSION_STRING).map { String(cString: $0) }
    ?? "unknown"

  private static func failures(
    _ decisive: WitnessVerification.Failure, _ others: [WitnessVerification.Failure]
  ) -> [Opinion.Failure] {
    var seen: Set<WitnessVerification.Failure> = []
    return ([decisive] + others).filter { seen.insert($0).inserted }.map { failure in
      let known = VerifyError.table[failure.code]
      return Opinion.Failure(
        code: Int(failure.code), symbol: known?.symbol ?? "X509_V_ERR_\(failure.code)",
        certificate: failure.depth, text: VerifyError.text(failure.code), check: known?.check)
    }
  }
}

/// Why OpenSSL's verifier could not be asked, or could not answer.
struct WitnessRefusal: Error {
  let text: String
}
