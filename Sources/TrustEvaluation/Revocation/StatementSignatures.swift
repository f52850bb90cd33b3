import TrustModel
import X509

/// Verifies signatures on answers and lists, each with each key once and within bounds.
///
/// Lists have a bound together and every answer has its own: an answer that a server sends must not
/// keep others from being verified.
struct StatementSignatures {
  let cryptography: any CryptographyProvider
  private let limits: SearchLimits
  private var verdicts: [Question: SignatureVerdict] = [:]
  private var spent: [Account: Int] = [:]
  /// The first bound that was reached since it was last set to nil.
  var reached: RevocationBound?

  /// The bound that a verification counts towards.
  enum Account: Hashable {
    case lists
    /// The certificates of other keys of the issuers' authorities.
    case siblings
    /// By the index of the answer among the statements.
    case answer(Int)
  }

  /// What is signed.
  enum Message: Hashable {
    /// By its index among the statements.
    case statement(Int)
    /// The certificate of a signer, by its SHA-256.
    case delegate(String)
  }

  private struct Question: Hashable {
    let message: Message
    let key: [UInt8]
  }

  init(_ cryptography: any CryptographyProvider, _ limits: SearchLimits) {
    self.cryptography = cryptography
    self.limits = limits
  }

  /// - Parameter isOfRevocation: Whether a revocation is to be proved. Then every kind of signature counts
  ///   that can be verified: a false revocation makes no client trust anything, while a true one that is
  ///   passed over would leave a revoked certificate trusted.
  mutating func verdict(
    on signature: [UInt8], _ algorithm: AlgorithmIdentifier, over bytes: [UInt8],
    by key: PublicKey, of message: Message, _ account: Account, isOfRevocation: Bool
  ) -> SignatureVerdict {
    guard isOfRevocation || algorithm.isVerifiedByApple && !algorithm.signatureHash.isBroken else {
      return .notVerifiable("signatures of the kind \(algorithm.signatureName) do not count")
    }
    if let excess = key.excess { return .notVerifiable("the signer has \(excess)") }
    let question = Question(message: message, key: key.spki)
    if let known = verdicts[question] { return known }
    guard spend(account) else { return .notVerifiable("too many signatures were verified before") }
    let verdict = cryptography.verify(
      signature: signature, algorithm: algorithm, over: bytes, key: key)
    verdicts[question] = verdict
    return verdict
  }

  /// Whether the issuer's key signed the certificate, by any kind of signature that can be verified.
  mutating func signed(_ certificate: Certificate, by issuer: Certificate) -> Bool {
    certificate.issuer.looksLike(issuer.subject)
      && verdict(
        on: certificate.signature, certificate.signatureAlgorithm, over: certificate.tbs,
        by: issuer.publicKey, of: .delegate(certificate.sha256), .siblings, isOfRevocation: true)
        == .valid
  }

  private mutating func spend(_ account: Account) -> Bool {
    let (limit, bound): (Int, RevocationBound) =
      switch account {
      case .lists: (limits.listSignatures, .lists)
      case .siblings: (limits.answerSignatures, .siblings)
      case .answer: (limits.answerSignatures, .answer)
      }
    guard spent[account, default: 0] < limit else {
      reached = reached ?? bound
      return false
    }
    spent[account, default: 0] += 1
    return true
  }
}
