import Synchronization
import X509

/// What was found out about one statement, kept as long as the statement is.
///
/// It is asked about for many certificates, and all are evaluated again after each answer and with
/// each change that may be a fix. Kept is only what depends on nothing but the statement's octets
/// and a key, a serial number or the like. How much there is follows from the bound on the work.
final class StatementMemory: Sendable {
  /// One signature in the statement, and the key that it is verified with.
  struct Signature: Hashable {
    /// The index of the signer's certificate that is verified; nil for the statement itself.
    let delegate: Int?
    /// The SubjectPublicKeyInfo.
    let key: OctetKey
  }

  struct Contents {
    var verdicts: [Signature: SignatureVerdict] = [:]
    /// The certificates that came with an answer, as far as they can be read.
    var delegates: [Certificate]?
    /// An answer's parts by the serial numbers they are about.
    var answers: [OctetKey: [OCSPAnswer]]?
    /// The folded name of a list's issuer.
    var listedName: OctetKey?
    /// Whether a list names a serial number.
    var naming: [OctetKey: Bool] = [:]
    /// What a list says of a serial number.
    var entries: [OctetKey: Result<Revocation?, RevocationList.Unusable>] = [:]
  }

  let contents = Mutex(Contents())
}

/// The work that one evaluation may spend on statements, in the unit of `Evaluation.work`.
struct StatementWork {
  /// What may still be spent, whether anything of it is remembered or not: so the same statements
  /// are read in every evaluation.
  private(set) var room: Int
  /// What was computed and not remembered.
  private(set) var done = 0

  init(_ room: Int) { self.room = room }

  /// Whether there is room for that much; what it takes is spent then.
  mutating func spend(_ cost: Int) -> Bool {
    guard cost <= room else { return false }
    room -= cost
    return true
  }

  mutating func count(_ cost: Int) { done += cost }
}
