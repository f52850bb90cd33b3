/// The evidence and settings a witness is asked about; certificates are DER.
package struct WitnessQuestion: Hashable, Codable, Sendable {
  /// As sent, leaf first.
  @Base64Coded package var chain: [[UInt8]]
  @Base64Coded package var intermediates: [[UInt8]]
  /// Every anchor that can matter: those whose subject some certificate names as issuer, from the
  /// stores that the witness is asked to trust.
  @Base64Coded package var anchors: [[UInt8]]
  /// Anchors with trust settings of OpenSSL's beside them, each the certificate and then the
  /// settings (`X509_CERT_AUX`): for the library that reads such files, and only for it.
  @Base64Coded package var anchorsWithSettings: [[UInt8]]
  package var purpose: Purpose
  /// DNS name or IP literal; nil when the name is not checked.
  package var serverName: String?
  package var verifyDate: Instant
  /// A rule of the library's that is changed for an experiment; nil for its ordinary client's.
  package var change: RuleChange?

  package init(
    chain: [[UInt8]], intermediates: [[UInt8]], anchors: [[UInt8]],
    anchorsWithSettings: [[UInt8]] = [], purpose: Purpose, serverName: String?, verifyDate: Instant,
    change: RuleChange? = nil
  ) {
    self.chain = chain
    self.intermediates = intermediates
    self.anchors = anchors
    self.anchorsWithSettings = anchorsWithSettings
    self.purpose = purpose
    self.serverName = serverName
    self.verifyDate = verifyDate
    self.change = change
  }

  /// SHA-256 of everything that is asked, in hexadecimal: equal questions have equal answers.
  package var digest: String {
    var octets: [UInt8] = []
    func add(_ part: [UInt8]) {
      octets += Array("\(part.count):".utf8)
      octets += part
    }
    for list in [chain, intermediates, anchors, anchorsWithSettings] {
      octets += Array("\(list.count),".utf8)
      for certificate in list { add(certificate) }
    }
    add(Array(purpose.rawValue.utf8))
    add(Array((serverName.map { "name \($0)" } ?? "no name").utf8))
    add(Array(verifyDate.rfc3339.utf8))
    if let change { add(Array(change.rawValue.utf8)) }
    return SHA256.hexadecimal(octets)
  }
}
