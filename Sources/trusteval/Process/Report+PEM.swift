import TrustModel

extension Report {
  /// Puts the certificates themselves beside what is said of them.
  mutating func includePEM(of evidence: Evidence) {
    var texts: [String: String] = [:]
    for der in evidence.certificates {
      texts[SHA256.hexadecimal(der)] = PEMText.certificates([der])
    }
    for index in chain.indices { chain[index].pem = texts[chain[index].sha256] }
    for index in path.indices { path[index].pem = texts[path[index].sha256] }
    for other in otherHandshakes.indices {
      for index in otherHandshakes[other].chain.indices {
        let digest = otherHandshakes[other].chain[index].sha256
        otherHandshakes[other].chain[index].pem = texts[digest]
      }
    }
  }
}

extension Evidence {
  /// Every certificate that a report may mention, DER.
  fileprivate var certificates: [[UInt8]] {
    observations.flatMap(\.certificates) + supplied + fetches.flatMap(\.certificates)
      + stores.flatMap { $0.answers.flatMap { $0.roots.map(\.der) } }
  }
}
