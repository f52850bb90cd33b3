import TrustModel
import X509

/// The certificates as sent, each parsed; bytes that are none keep their place and their reason.
struct SentChain {
  /// Those that could be parsed, in the order sent.
  private(set) var certificates: [Certificate] = []
  /// Position in the chain as sent, and why the bytes there are no certificate.
  private(set) var problems: [(position: Int, error: CertificateParseError)] = []

  init(_ encoded: [[UInt8]]) {
    for (position, der) in encoded.enumerated() {
      do {
        certificates.append(try Certificate(der: der))
      } catch {
        problems.append((position, error))
      }
    }
  }

  var leafIsReadable: Bool {
    !certificates.isEmpty && problems.first?.position != 0
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
