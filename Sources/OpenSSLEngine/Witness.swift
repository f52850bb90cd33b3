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
    readFirstKey()
    return Self.version
  }

  /// Reads a public key, the base point of P-256, for which the library looks up all the decoders it
  /// has: a millisecond that is better spent before there is a question.
  private func readFirstKey() {
    let key: [UInt8] =
      [0x30, 0x59, 0x30, 0x13, 0x06, 0x07, 0x2a, 0x86, 0x48, 0xce, 0x3d, 0x02, 0x01, 0x06, 0x08]
      + [0x2a, 0x86, 0x48, 0xce, 0x3d, 0x03, 0x01, 0x07, 0x03, 0x42, 0x00, 0x04]
      + [0x6b, 0x17, 0xd1, 0xf2, 0xe1, 0x2c, 0x42, 0x47, 0xf8, 0xbc, 0xe6, 0xe5, 0x63, 0xa4, 0x40]
      + [0xf2, 0x77, 0x03, 0x7d, 0x81, 0x2d, 0xeb, 0x33, 0xa0, 0xf4, 0xa1, 0x39, 0x45, 0xd8, 0x98]
      + [0xc2, 0x96, 0x4f, 0xe3, 0x42, 0xe2, 0xfe, 0x1a, 0x7f, 0x9b, 0x8e, 0xe7, 0xeb, 0x4a, 0x7c]
      + [0x0f, 0x9e, 0x16, 0x2b, 0xce, 0x33, 0x57, 0x6b, 0x31, 0x5e, 0xce, 0xcb, 0xb6, 0x40, 0x68]
      + [0x37, 0xbf, 0x51, 0xf5]
    EVP_PKEY_free(decodeDER(key, { d2i_PUBKEY(nil, $0, $1) }, free: { EVP_PKEY_free($0) }))
    ErrorQueue.clear()
  }

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
      // A second run that goes on after each error finds the rest; the verdict stands already.
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
