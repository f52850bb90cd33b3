import OpenSSLEngine
import TrustModel
import X509

extension LabCase {
  /// Servers that staple an OCSP answer, or that should and do not.
  static let stapleCases = [
    staple("staple-good", "The server staples that its certificate is good", expect: .trusted) {
      lab, leaf throws(IssuingError) in
      try lab.ocsp(.good).answer(on: leaf, of: lab.intermediate)
    },

    staple(
      "staple-revoked", "The server staples that its own certificate is revoked",
      expect: .untrusted([ExpectedFailure(.revocation, 0)]), findings: [.stapledAnswer]
    ) { lab, leaf throws(IssuingError) in
      try lab.ocsp(lab.revoked).answer(on: leaf, of: lab.intermediate)
    },

    staple(
      "staple-revoked-stale", "The stapled answer is out of date and says revoked",
      expect: .untrusted([ExpectedFailure(.revocation, 0)]), findings: [.stapledAnswer]
    ) { lab, leaf throws(IssuingError) in
      try lab.ocsp(lab.revoked, day: -20).answer(on: leaf, of: lab.intermediate)
    },

    staple(
      "staple-delegated", "A delegate of the issuer signed the stapled answer", expect: .trusted
    ) { lab, leaf throws(IssuingError) in
      let delegate = try lab.responder()
      return try lab.ocsp(.good, sending: [delegate])
        .answer(on: leaf, of: lab.intermediate, signedBy: delegate)
    },

    staple(
      "staple-delegated-without-usage",
      "Who signed the stapled answer was not allowed to: no OCSPSigning", expect: .trusted,
      findings: [.stapledAnswer]
    ) { lab, leaf throws(IssuingError) in
      let delegate = try lab.responder(purpose: KeyPurpose.serverAuth)
      return try lab.ocsp(lab.revoked, sending: [delegate])
        .answer(on: leaf, of: lab.intermediate, signedBy: delegate)
    },

    staple(
      "staple-wrong-signer", "A stranger signed the stapled answer", expect: .trusted,
      findings: [.stapledAnswer]
    ) { lab, leaf throws(IssuingError) in
      try lab.ocsp(lab.revoked, sending: [lab.strangerIntermediate])
        .answer(on: leaf, of: lab.intermediate, signedBy: lab.strangerIntermediate)
    },

    staple(
      "staple-stale", "The stapled answer is out of date", expect: .trusted,
      findings: [.stapledAnswer]
    ) { lab, leaf throws(IssuingError) in
      try lab.ocsp(.good, day: -20).answer(on: leaf, of: lab.intermediate)
    },

    staple(
      "staple-other-certificate", "The stapled answer is about another certificate",
      expect: .trusted, findings: [.stapledAnswer]
    ) { lab, _ throws(IssuingError) in
      let other = try lab.issue(lab.serverTemplate(), by: lab.intermediate)
      return try lab.ocsp(lab.revoked).answer(on: other, of: lab.intermediate)
    },

    staple(
      "staple-try-later", "The server staples its responder's error", expect: .trusted,
      findings: [.stapledAnswer]
    ) { _, _ in OCSPTemplate.error(3) },

    staple(
      "staple-unknown", "The stapled answer says that its responder does not know the certificate",
      expect: .trusted, findings: [.stapledAnswer]
    ) { lab, leaf throws(IssuingError) in
      try lab.ocsp(.unknown).answer(on: leaf, of: lab.intermediate)
    },

    staple(
      "staple-garbage", "What the server staples is no answer at all", expect: .trusted,
      findings: [.stapledAnswer]
    ) { _, _ in Array("<html>not here</html>".utf8) },

    staple(
      "must-staple-try-later",
      "The certificate demands a stapled answer, and it is the responder's error",
      expect: .trusted, findings: [.stapledAnswer]
    ) { _, _ in
      OCSPTemplate.error(3)
    } template: {
      $0.extraExtensions = [.mustStaple]
    },

    staple(
      "must-staple", "The certificate demands a stapled answer, and it comes", expect: .trusted
    ) { lab, leaf throws(IssuingError) in
      try lab.ocsp(.good).answer(on: leaf, of: lab.intermediate)
    } template: {
      $0.extraExtensions = [.mustStaple]
    },

    LabCase(
      "must-staple-missing", "The certificate demands a stapled answer, and none comes",
      in: .revocation, expect: .trusted, findings: [.stapledAnswer]
    ) { lab throws(IssuingError) in
      var leaf = lab.serverTemplate()
      leaf.extraExtensions = [.mustStaple]
      return try lab.server(leaf)
    },
  ]

  /// - Parameters:
  ///   - template: Changes the template of the server's certificate.
  ///   - answer: What is stapled.
  private static func staple(
    _ name: String, _ summary: String, expect expected: Outcome,
    findings: Set<HandshakeFinding.Check> = [],
    answer:
      @escaping @Sendable (LabAuthority, IssuedCertificate) throws(IssuingError) -> [UInt8],
    template change: @escaping @Sendable (inout CertificateTemplate) -> Void = { _ in }
  ) -> LabCase {
    LabCase(name, summary, in: .revocation, expect: expected, findings: findings) {
      lab throws(IssuingError) in
      var template = lab.serverTemplate()
      change(&template)
      let leaf = try lab.issue(template, by: lab.intermediate)
      let stapled = try answer(lab, leaf)
      return lab.materials(leaf, sending: [lab.intermediate]).with { $0.stapledAnswer = stapled }
    }
  }
}

extension LabAuthority {
  /// Revoked yesterday, for keyCompromise.
  var revoked: OCSPTemplate.Status { .revoked(day(-1), reason: 1) }

  /// An answer that is made on a day and valid for a week.
  func ocsp(
    _ status: OCSPTemplate.Status, day offset: Int64 = 0, sending others: [IssuedCertificate] = []
  ) -> OCSPTemplate {
    var template = OCSPTemplate(
      status, thisUpdate: day(offset).advanced(bySeconds: -3600), nextUpdate: day(offset + 7))
    template.certificates = others.map(\.der)
    return template
  }

  /// A responder's certificate from the intermediate, which may sign OCSP answers if the purpose
  /// allows it.
  func responder(
    purpose: String = KeyPurpose.ocspSigning
  ) throws(IssuingError) -> IssuedCertificate {
    var template = CertificateTemplate(
      subject: Self.name("Lab OCSP Responder"), notBefore: day(-30), notAfter: day(60))
    template.keyUsage = .digitalSignature
    template.extendedKeyUsage = [purpose]
    return try issue(template, by: intermediate)
  }
}

extension CertificateTemplate.Extension {
  /// TLS feature with status_request (RFC 7633).
  fileprivate static let mustStaple = Self(
    "1.3.6.1.5.5.7.1.24", value: DER.sequence(DER.unsignedInteger(5)))
}
