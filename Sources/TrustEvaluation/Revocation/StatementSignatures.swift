import Synchronization
import TrustModel
import X509

/// Reads answers and lists and verifies their signatures, each with each key once and within a
/// bound.
///
/// The bound is one for all that an evaluation reads: a server sends as many answers as it likes,
/// and with them the keys that they are verified with.
struct StatementSignatures {
  let cryptography: any CryptographyProvider
  private(set) var work: StatementWork
  /// Whether the bound has left anything unread since this was last set to false.
  var isBounded = false
  /// What was asked in this evaluation, and so is spent.
  private var asked: Set<Question> = []
  private var verdicts: [Question: SignatureVerdict] = [:]
  private var digests: [Digest: [UInt8]?] = [:]
  private var signers: [ResponderSignature.Question: AnswerProblem?] = [:]

  /// Something whose answer is remembered.
  private enum Question: Hashable {
    case signature(SignedPart.Place, key: OctetKey)
    /// By the list's index among the statements and the serial number.
    case naming(Int, OctetKey)
    case entry(Int, OctetKey)
  }

  private struct Digest: Hashable {
    let hash: SignatureHash
    let certificate: Certificate
    /// Of its key; otherwise of its issuer's name.
    let isOfKey: Bool
  }

  /// What it takes to find something that is known, in the unit of `Evaluation.work`.
  static let lookUp = 16

  /// The same for something that is found by many octets.
  private static func lookUp(_ octets: Int) -> Int { lookUp + octets / 16 }

  init(_ cryptography: any CryptographyProvider, _ limit: Int, _ evidence: RevocationEvidence) {
    self.cryptography = cryptography
    // A user may name lists of any size; that they take long is no server's doing.
    work = StatementWork(max(0, limit) + evidence.statements.reduce(0) { $0 + $1.roomOfItsOwn })
  }

  private mutating func spend(_ cost: Int) -> Bool {
    guard work.spend(cost) else {
      isBounded = true
      return false
    }
    return true
  }

  /// Whether there is room for that much more, which is done again in every evaluation.
  mutating func spendAndCount(_ cost: Int) -> Bool {
    guard spend(cost) else { return false }
    work.count(cost)
    return true
  }

  /// The same for something that is kept: once for each evaluation.
  private mutating func spend(_ cost: @autoclosure () -> Int, on question: Question) -> Bool {
    guard !asked.contains(question) else { return true }
    guard spend(cost()) else { return false }
    asked.insert(question)
    return true
  }

  // MARK: Signatures

  /// - Parameter isOfRevocation: Whether a revocation is to be proved. Then every kind of signature counts
  ///   that can be verified: a false revocation makes no client trust anything, while a true one that is
  ///   passed over would leave a revoked certificate trusted.
  mutating func verdict(
    on part: SignedPart, by key: PublicKey, isOfRevocation: Bool
  ) -> SignatureVerdict {
    let algorithm = part.algorithm
    guard isOfRevocation || algorithm.isVerifiedByApple && !algorithm.signatureHash.isBroken else {
      return .notVerifiable("signatures of the kind \(algorithm.signatureName) do not count")
    }
    if let excess = key.excess { return .notVerifiable("the signer has \(excess)") }
    let octets = OctetKey(key.spki)
    let question = Question.signature(part.place, key: octets)
    guard spendAndCount(Self.lookUp(key.spki.count)), spend(part.cost(by: key), on: question) else {
      return .notVerifiable("too much was verified before")
    }
    if let known = verdicts[question] { return known }
    let verdict = verified(part, by: key, octets)
    verdicts[question] = verdict
    return verdict
  }

  private mutating func verified(
    _ part: SignedPart, by key: PublicKey, _ octets: OctetKey
  ) -> SignatureVerdict {
    let signature = StatementMemory.Signature(delegate: part.place.delegate, key: octets)
    if let known = part.memory?.contents.withLock({ $0.verdicts[signature] }) { return known }
    work.count(part.cost(by: key))
    let verdict = cryptography.verify(
      signature: part.signature, algorithm: part.algorithm, over: part.octets, key: key)
    part.memory?.contents.withLock { $0.verdicts[signature] = verdict }
    return verdict
  }

  /// Why an answer's signature is not accepted; nil when it is.
  mutating func problem(of signature: ResponderSignature) -> AnswerProblem? {
    let question = signature.question
    guard spendAndCount(Self.lookUp) else { return .unread }
    if let known = signers[question] { return known }
    let problem = signature.problem(&self)
    signers[question] = .some(problem)
    return problem
  }

  // MARK: Contents

  /// The digest of a certificate's issuer's name.
  mutating func nameDigest(_ hash: SignatureHash, _ certificate: Certificate) -> [UInt8]? {
    digest(
      Digest(hash: hash, certificate: certificate, isOfKey: false), of: certificate.issuer.der)
  }

  /// The digest of a certificate's own key.
  mutating func keyDigest(_ hash: SignatureHash, _ certificate: Certificate) -> [UInt8]? {
    digest(
      Digest(hash: hash, certificate: certificate, isOfKey: true),
      of: certificate.publicKey.keyBits)
  }

  private mutating func digest(_ digest: Digest, of octets: [UInt8]) -> [UInt8]? {
    if let known = digests[digest] { return spendAndCount(Self.lookUp) ? known : nil }
    guard spendAndCount(64 + octets.count / 8) else { return nil }
    let value = cryptography.digest(digest.hash, of: octets)
    digests[digest] = .some(value)
    return value
  }

  /// Whether a list names the serial number; nil beyond the bound.
  mutating func names(
    _ serialNumber: [UInt8], in list: RevocationList, _ statement: NumberedStatement
  ) -> Bool? {
    let serial = OctetKey(Array(serialNumber.shortestInteger))
    let cost = list.entryOctets / 32
    guard spendAndCount(Self.lookUp(serialNumber.count)),
      spend(cost, on: .naming(statement.number, serial))
    else { return nil }
    let memory = statement.memory
    if let known = memory.contents.withLock({ $0.naming[serial] }) { return known }
    work.count(cost)
    let isNamed = list.names(serialNumber)
    memory.contents.withLock { $0.naming[serial] = isNamed }
    return isNamed
  }

  /// What a list says of a serial number; nil beyond the bound.
  ///
  /// Asked after its signature was verified: entries can be made to take long.
  mutating func entry(
    of serialNumber: [UInt8], in list: RevocationList, _ statement: NumberedStatement
  ) -> Result<Revocation?, RevocationList.Unusable>? {
    let serial = OctetKey(Array(serialNumber.shortestInteger))
    let cost = list.entryOctets / 8
    guard spendAndCount(Self.lookUp(serialNumber.count)),
      spend(cost, on: .entry(statement.number, serial))
    else { return nil }
    let memory = statement.memory
    if let known = memory.contents.withLock({ $0.entries[serial] }) { return known }
    work.count(cost)
    let entry: Result<Revocation?, RevocationList.Unusable>
    do throws(RevocationList.Unusable) {
      entry = .success(try list.revocation(of: serialNumber))
    } catch {
      entry = .failure(error)
    }
    memory.contents.withLock { $0.entries[serial] = entry }
    return entry
  }

  /// The folded name of a list's issuer; nil beyond the bound.
  mutating func look(
    of list: RevocationList, _ statement: NumberedStatement
  ) -> OctetKey? {
    let memory = statement.memory
    if let known = memory.contents.withLock(\.listedName) { return spendAndCount(1) ? known : nil }
    guard spendAndCount(Self.lookUp + 4 * list.issuer.der.count) else { return nil }
    let look = OctetKey(Array(list.issuer.look.utf8))
    memory.contents.withLock { $0.listedName = look }
    return look
  }
}

/// A statement with its index among all.
struct NumberedStatement {
  let number: Int
  let statement: RevocationStatement

  var memory: StatementMemory { statement.memory }
}

/// What is signed, with the signature.
struct SignedPart {
  let signature: [UInt8]
  let algorithm: AlgorithmIdentifier
  let octets: [UInt8]
  let place: Place
  /// The memory of the statement that it is a part of; nil for a certificate of the graph.
  let memory: StatementMemory?

  enum Place: Hashable {
    /// By its index among the statements.
    case statement(Int)
    /// The certificate of a signer, by its index among those in the statement.
    case delegate(Int, of: Int)
    /// By its SHA-256.
    case certificate(String)

    var delegate: Int? {
      guard case .delegate(let index, _) = self else { return nil }
      return index
    }
  }
}

extension SignedPart {
  init(_ list: RevocationList, _ statement: NumberedStatement) {
    (signature, algorithm) = (list.signature, list.signatureAlgorithm)
    (octets, place, memory) = (list.signedData, .statement(statement.number), statement.memory)
  }

  init(_ response: OCSPResponse, _ statement: NumberedStatement) {
    (signature, algorithm) = (response.signature, response.signatureAlgorithm)
    (octets, place, memory) = (response.signedData, .statement(statement.number), statement.memory)
  }

  init(_ delegate: Certificate, _ index: Int, of statement: NumberedStatement) {
    (signature, algorithm) = (delegate.signature, delegate.signatureAlgorithm)
    (octets, place) = (delegate.tbs, .delegate(index, of: statement.number))
    memory = statement.memory
  }

  init(_ certificate: Certificate) {
    (signature, algorithm) = (certificate.signature, certificate.signatureAlgorithm)
    (octets, place, memory) = (certificate.tbs, .certificate(certificate.sha256), nil)
  }

  func cost(by key: PublicKey) -> Int { key.verificationCost + octets.count / 12 }
}

extension AnswerProblem {
  /// That the bound was reached before.
  static let unread = AnswerProblem(.other, "it was not read, as too much was read before")
}
