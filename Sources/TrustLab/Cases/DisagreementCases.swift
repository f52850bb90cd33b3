import OpenSSLEngine
import TrustModel

extension LabCase {
  /// Servers that verifiers judge differently, apart from such cases in other groups.
  static let disagreementCases = [
    LabCase(
      "trailing-dot", "Reached by a name with a trailing dot", in: .disagreements,
      serverName: "www.lab.example.", expect: .trusted
    ) { lab throws(IssuingError) in
      try lab.server(lab.serverTemplate())
    },

    LabCase(
      "intermediate-client-eku", "The intermediate is for issuing to clients only",
      in: .disagreements, expect: .untrusted([ExpectedFailure(.extendedKeyUsage, 1)])
    ) { lab throws(IssuingError) in
      let clients = try lab.intermediate { $0.extendedKeyUsage = [KeyPurpose.clientAuth] }
      return try lab.server(lab.serverTemplate(), under: clients)
    },

    LabCase(
      "root-mail-eku", "The trusted root names e-mail as its only use", in: .disagreements,
      expect: .trusted, notes: [.rootUsage]
    ) { lab throws(IssuingError) in
      var template = lab.rootTemplate("Lab Mail Root CA")
      template.extendedKeyUsage = [KeyPurpose.emailProtection]
      let root = try lab.issue(template)
      let issuer = try lab.issue(lab.intermediateTemplate(), by: root)
      let leaf = try lab.issue(lab.serverTemplate(), by: issuer)
      return lab.materials(leaf, sending: [issuer], anchors: [root])
    },

    LabCase(
      "root-marked-trusted", "The root is in a TRUSTED CERTIFICATE block for TLS servers",
      in: .disagreements, expect: .trusted
    ) { lab throws(IssuingError) in
      var server = try lab.server(lab.serverTemplate())
      server.anchorSettings = DER.sequence(
        DER.sequence(DER.objectIdentifier(KeyPurpose.serverAuth)))
      return server
    },

    LabCase(
      "name-constraints-common-name", "A common name outside of the constraints, an address inside",
      in: .disagreements, serverName: "127.0.0.1", expect: .trusted
    ) { lab throws(IssuingError) in
      let constrained = try lab.intermediate { $0.permittedNames = [.dns("other.example")] }
      return try lab.server(
        lab.serverTemplate([.ip([127, 0, 0, 1])], commonName: "www.lab.example"),
        under: constrained)
    },
  ]
}
