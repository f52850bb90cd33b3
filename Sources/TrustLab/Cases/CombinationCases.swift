import OpenSSLEngine
import TrustModel

extension LabCase {
  /// Several faults at once: every one must be found, and the right one must win.
  static let combinationCases = [
    LabCase(
      "expired-and-wrong-name", "Expired, and for another server", in: .combinations,
      expect: .untrusted([
        ExpectedFailure(.sslHostname, 0, .otherName),
        ExpectedFailure(.temporalValidity, 0, .expired),
      ])
    ) { lab throws(IssuingError) in
      var leaf = lab.serverTemplate([.dns("mail.lab.example")], commonName: "mail.lab.example")
      leaf.notBefore = lab.day(-120)
      leaf.notAfter = lab.day(-30)
      return try lab.server(leaf)
    },

    LabCase(
      "expired-intermediate-and-client-eku", "Expired intermediate, certificate for clients only",
      in: .combinations,
      expect: .untrusted([
        ExpectedFailure(.extendedKeyUsage, 0), ExpectedFailure(.serverAuthEKU, 0),
        ExpectedFailure(.temporalValidity, 1, .expired),
      ])
    ) { lab throws(IssuingError) in
      let expired = try lab.intermediate { $0.notAfter = lab.day(-3) }
      var leaf = lab.serverTemplate()
      leaf.extendedKeyUsage = [KeyPurpose.clientAuth]
      return try lab.server(leaf, under: expired)
    },

    LabCase(
      "untrusted-wrong-name-expired", "Unknown root, another server's name, and expired",
      in: .combinations,
      expect: .untrusted([
        ExpectedFailure(.anchorTrusted, 2, .rootNotTrusted),
        ExpectedFailure(.sslHostname, 0, .otherName),
        ExpectedFailure(.temporalValidity, 0, .expired),
      ]), notes: [.rootSent]
    ) { lab throws(IssuingError) in
      var template = lab.serverTemplate([.dns("mail.lab.example")], commonName: "mail.lab.example")
      template.notBefore = lab.day(-120)
      template.notAfter = lab.day(-30)
      let leaf = try lab.issue(template, by: lab.strangerIntermediate)
      return lab.materials(leaf, sending: [lab.strangerIntermediate, lab.strangerRoot])
    },

    LabCase(
      "untrusted-root-and-sha1", "Unknown root, and a certificate signed over SHA-1",
      in: .combinations,
      expect: .untrusted([
        ExpectedFailure(.signatureHashAlgorithms, 0),
        ExpectedFailure(.anchorTrusted, 2, .rootNotTrusted),
      ]), notes: [.rootSent]
    ) { lab throws(IssuingError) in
      var template = lab.serverTemplate()
      template.signatureHash = .sha1
      let leaf = try lab.issue(template, by: lab.strangerIntermediate)
      return lab.materials(leaf, sending: [lab.strangerIntermediate, lab.strangerRoot])
    },

    LabCase(
      "expired-at-two-depths", "The certificate and the intermediate both expired",
      in: .combinations,
      expect: .untrusted([
        ExpectedFailure(.temporalValidity, 0, .expired),
        ExpectedFailure(.temporalValidity, 1, .expired),
      ])
    ) { lab throws(IssuingError) in
      let expired = try lab.intermediate { $0.notAfter = lab.day(-3) }
      var leaf = lab.serverTemplate()
      leaf.notBefore = lab.day(-120)
      leaf.notAfter = lab.day(-30)
      return try lab.server(leaf, under: expired)
    },

    LabCase(
      "missing-intermediate-and-wrong-name", "Intermediate not sent, and another server's name",
      in: .combinations,
      expect: .untrusted([
        ExpectedFailure(.missingIntermediate, 0, .issuerNotSent),
        ExpectedFailure(.sslHostname, 0, .otherName),
      ])
    ) { lab throws(IssuingError) in
      let template = lab.serverTemplate(
        [.dns("mail.lab.example")], commonName: "mail.lab.example")
      return lab.materials(try lab.issue(template, by: lab.intermediate))
    },
  ]
}
