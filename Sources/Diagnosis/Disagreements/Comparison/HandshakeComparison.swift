package import TrustModel

/// What is the same and what differs in two engines' handshakes with the same server.
package struct HandshakeComparison {
  /// One for each thing that differs.
  package let disagreements: [Disagreement]
  /// That nothing differs, or why nothing was compared.
  package let note: Note?

  package init(_ first: Observation, _ second: Observation) {
    if let obstacle = Self.obstacle(first, second) {
      disagreements = []
      note = Note(.engine, "the handshakes were not compared: \(obstacle)")
      return
    }
    let differences = Self.differences(first, second)
    disagreements = differences.map {
      Disagreement(engines: [.openssl, .gnutls], cause: .handshake, text: $0)
    }
    let agreement =
      first.failure == nil ? "saw the same server" : "failed in the same way"
    note =
      differences.isEmpty
      ? Note(.engine, "two handshakes, OpenSSL's and GnuTLS's, \(agreement)") : nil
  }

  /// Why one engine made no handshake at all, which is no property of the server, or one with another
  /// offer.
  private static func obstacle(_ evidence: Observation...) -> String? {
    for case .accepted(let choice, _)? in evidence.map(\.handshake?.appleHello) {
      return "OpenSSL's offered what Apple's clients do, without \(choice.text)"
    }
    return evidence.compactMap(\.failure).first { $0.kind == .internalError }?.summary
  }

  private static func differences(_ first: Observation, _ second: Observation) -> [String] {
    guard first.failure == nil, second.failure == nil else { return outcomes(first, second) }
    let compared: [(String, String, String)] = [
      ("protocol", text(first.handshake?.protocolVersion), text(second.handshake?.protocolVersion)),
      ("cipher", text(first.handshake?.cipher), text(second.handshake?.cipher)),
      ("group", text(first.handshake?.group), text(second.handshake?.group)),
      ("client certificate", clientCertificate(first), clientCertificate(second)),
      ("stapled OCSP answer", staple(first), staple(second)),
    ]
    var differences = compared.filter { $0.1 != $0.2 }.map { what, one, other in
      "\(what): OpenSSL \(one), GnuTLS \(other)"
    }
    if first.certificates != second.certificates { differences.append(chains(first, second)) }
    return differences
  }

  /// Of a handshake that failed, only the certificates and the failure are compared.
  private static func outcomes(_ first: Observation, _ second: Observation) -> [String] {
    var differences: [String] = []
    if first.failure?.kind != second.failure?.kind {
      differences.append("outcome: OpenSSL \(outcome(first)), GnuTLS \(outcome(second))")
    }
    if !first.certificates.isEmpty, !second.certificates.isEmpty,
      first.certificates != second.certificates
    {
      differences.append(chains(first, second))
    }
    return differences
  }

  private static func chains(_ first: Observation, _ second: Observation) -> String {
    "chain sent: \(first.certificates.count) certificates to OpenSSL, "
      + "\(second.certificates.count) to GnuTLS, not the same ones"
  }

  private static func outcome(_ evidence: Observation) -> String {
    evidence.failure.map { "failed: \($0.summary)" } ?? "completed"
  }

  private static func text(_ value: String?) -> String {
    value ?? "none"
  }

  private static func clientCertificate(_ evidence: Observation) -> String {
    guard let handshake = evidence.handshake, handshake.clientCertificateRequested else {
      return "not requested"
    }
    return handshake.clientCertificateSent ? "sent" : "not sent"
  }

  private static func staple(_ evidence: Observation) -> String {
    evidence.handshake?.stapledOCSP == nil ? "none" : "present"
  }
}
