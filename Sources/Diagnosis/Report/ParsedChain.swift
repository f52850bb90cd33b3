import TrustModel
import X509

/// The certificates as sent, parsed; one that cannot be parsed keeps its position and the reason.
struct ParsedChain {
  /// Those that could be parsed, in the order sent.
  private(set) var certificates: [Certificate] = []
  /// The position of each of them in the chain as sent.
  private(set) var positions: [Int] = []
  /// Position in the chain as sent, and why the bytes there are no certificate.
  private(set) var problems: [(position: Int, error: CertificateParseError)] = []
  /// The names in what could not be parsed: the libraries may read it.
  private var unparsed: [(position: Int, issuer: DistinguishedName, subject: DistinguishedName)] =
    []

  init(_ encoded: [[UInt8]], _ cache: CertificateCache) {
    for (position, der) in encoded.enumerated() {
      do throws(CertificateParseError) {
        certificates.append(try cache.certificate(der: der))
        positions.append(position)
      } catch {
        problems.append((position, error))
        if let names = DistinguishedName.names(inCertificate: der) {
          unparsed.append((position, names.issuer, names.subject))
        }
      }
    }
  }

  /// A library that reads what could not be parsed needs the roots of these names.
  var unparsedNames: [DistinguishedName] { unparsed.flatMap { [$0.issuer, $0.subject] } }

  /// The position as sent of what has the name as its subject, and cannot be parsed; nil for none.
  func unparsedPosition(named subject: DistinguishedName) -> Int? {
    unparsed.first { $0.subject == subject }?.position
  }

  /// Whether nothing at all was sent.
  var isEmpty: Bool { certificates.isEmpty && problems.isEmpty }

  var leafIsReadable: Bool {
    !certificates.isEmpty && problems.first?.position != 0
  }

  /// The facts of those that could be parsed, each in its role.
  func facts(
    roles: [CertificateFacts.Role]
  ) -> [CertificateFacts] {
    zip(zip(certificates, positions), roles).map { sent, role in
      var facts = sent.0.facts(role: role, origin: .sent)
      facts.sentAs = sent.1
      return facts
    }
  }

  /// One note per unreadable certificate behind the leaf: Apple drops them before evaluation.
  var notes: [Note] {
    problems.map { problem in
      Note(
        .unparseable,
        "certificate \(problem.position) as sent cannot be parsed and is left out: "
          + problem.error.description)
    }
  }
}
