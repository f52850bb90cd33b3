import OpenSSLEngine
import TrustModel

extension LabCase {
  /// Servers whose certificates name responders and lists, asked with `--revocation require`.
  static let revocationCases = [
    responder("ocsp-good", "The responder says good", expect: .trusted) {
      lab, leaf throws(IssuingError) in
      .file(try lab.ocsp(.good).answer(on: leaf, of: lab.intermediate))
    },

    responder("ocsp-revoked", "The responder says revoked", expect: revoked) {
      lab, leaf throws(IssuingError) in
      .file(try lab.ocsp(lab.revoked).answer(on: leaf, of: lab.intermediate))
    },

    responder("ocsp-unknown", "The responder does not know the certificate", expect: unanswered) {
      lab, leaf throws(IssuingError) in
      .file(try lab.ocsp(.unknown).answer(on: leaf, of: lab.intermediate))
    },

    responder("ocsp-wrong-signer", "A stranger signs for the responder", expect: unanswered) {
      lab, leaf throws(IssuingError) in
      .file(
        try lab.ocsp(.good, sending: [lab.strangerIntermediate])
          .answer(on: leaf, of: lab.intermediate, signedBy: lab.strangerIntermediate))
    },

    responder(
      "ocsp-other-certificate", "The responder answers about another certificate",
      expect: unanswered
    ) { lab, _ throws(IssuingError) in
      let other = try lab.issue(lab.serverTemplate(), by: lab.intermediate)
      return .file(try lab.ocsp(.good).answer(on: other, of: lab.intermediate))
    },

    responder("ocsp-try-later", "The responder asks to be asked again later", expect: unanswered) {
      _, _ in .file(OCSPTemplate.error(3))
    },

    responder("ocsp-html", "The responder has a web page for everybody", expect: unanswered) {
      _, _ in .file(Array("<html><body>Welcome</body></html>".utf8))
    },

    responder("ocsp-redirect", "The responder sends its clients elsewhere", expect: unanswered) {
      _, _ in .redirect("/ocsp-good/")
    },

    responder("ocsp-oversized", "The responder's answer never ends", expect: unanswered) {
      _, _ in .flood
    },

    responder(
      "ocsp-silent", "The responder says nothing", expect: unanswered, timeout: .seconds(2)
    ) { _, _ in .silence },

    list("crl-good", "The list does not have the certificate", expect: .trusted) {
      lab, _ throws(IssuingError) in try lab.list().list(of: lab.intermediate)
    },

    list("crl-revoked", "The list has the certificate", expect: revoked) {
      lab, leaf throws(IssuingError) in
      try lab.list([.init(leaf, date: lab.day(-1), reason: 4)]).list(of: lab.intermediate)
    },

    list("crl-wrong-issuer", "The list is another issuer's", expect: unanswered) {
      lab, _ throws(IssuingError) in try lab.list().list(of: lab.strangerIntermediate)
    },

    list("crl-expired", "The list is out of date", expect: unanswered) {
      lab, _ throws(IssuingError) in try lab.list(day: -20).list(of: lab.intermediate)
    },

    LabCase(
      "ocsp-fails-crl-good",
      "The responder has an error, and the list does not have the certificate",
      in: .revocation, expect: .trusted, revocation: .require
    ) { lab throws(IssuingError) in
      let (responder, list) = ("/ocsp-fails-crl-good/ocsp/", "/ocsp-fails-crl-good/list.crl")
      var template = lab.serverTemplate()
      template.ocspResponders = [lab.publicationURL(responder)]
      template.crlDistributionPoints = [lab.publicationURL(list)]
      var materials = try lab.server(template)
      materials.publications = [
        responder: .file(OCSPTemplate.error(3)),
        list: .file(try lab.list().list(of: lab.intermediate)),
      ]
      return materials
    },
  ]

  private static let revoked = Outcome.untrusted([ExpectedFailure(.revocation, 0)])
  private static let unanswered = Outcome.untrusted([
    ExpectedFailure(.revocationResponseRequired, 0)
  ])

  /// A server whose certificate names a responder.
  private static func responder(
    _ name: String, _ summary: String, expect expected: Outcome,
    timeout: Duration = .seconds(5),
    answer:
      @escaping @Sendable (LabAuthority, IssuedCertificate) throws(IssuingError) -> LabPublication
  ) -> LabCase {
    LabCase(
      name, summary, in: .revocation, expect: expected, revocation: .require, timeout: timeout
    ) { lab throws(IssuingError) in
      var template = lab.serverTemplate()
      template.ocspResponders = [lab.publicationURL("/\(name)/")]
      let leaf = try lab.issue(template, by: lab.intermediate)
      var materials = lab.materials(leaf, sending: [lab.intermediate])
      materials.publications = ["/\(name)/": try answer(lab, leaf)]
      return materials
    }
  }

  /// A server whose certificate names a list.
  private static func list(
    _ name: String, _ summary: String, expect expected: Outcome,
    list: @escaping @Sendable (LabAuthority, IssuedCertificate) throws(IssuingError) -> [UInt8]
  ) -> LabCase {
    LabCase(name, summary, in: .revocation, expect: expected, revocation: .require) {
      lab throws(IssuingError) in
      var template = lab.serverTemplate()
      template.crlDistributionPoints = [lab.publicationURL("/\(name).crl")]
      let leaf = try lab.issue(template, by: lab.intermediate)
      var materials = lab.materials(leaf, sending: [lab.intermediate])
      materials.publications = ["/\(name).crl": .file(try list(lab, leaf))]
      return materials
    }
  }
}

extension LabAuthority {
  /// A list that is made on a day and valid for a week.
  fileprivate func list(
    _ entries: [RevocationListTemplate.Entry] = [], day offset: Int64 = 0
  ) -> RevocationListTemplate {
    RevocationListTemplate(
      thisUpdate: day(offset).advanced(bySeconds: -3600), nextUpdate: day(offset + 7),
      entries: entries)
  }
}
