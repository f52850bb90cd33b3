import OpenSSLEngine
import TrustModel
import X509

private let serverAuth = DER.objectIdentifier(KeyPurpose.serverAuth)
private let emailProtection = DER.objectIdentifier(KeyPurpose.emailProtection)

extension LabCase {
  /// The path ends in no trusted anchor.
  static let anchorCases = [
    LabCase(
      "self-signed", "A self-signed certificate that keeps every other rule", in: .anchors,
      expect: .untrusted([ExpectedFailure(.anchorTrusted, 0, .selfSignedLeaf)])
    ) { lab throws(IssuingError) in
      lab.materials(try lab.issue(lab.serverTemplate()))
    },

    LabCase(
      "self-signed-10-years", "A self-signed certificate valid for 3650 days", in: .anchors,
      expect: .untrusted([
        ExpectedFailure(.otherTrustValidityPeriod, 0),
        ExpectedFailure(.anchorTrusted, 0, .selfSignedLeaf),
      ])
    ) { lab throws(IssuingError) in
      var leaf = lab.serverTemplate()
      leaf.notAfter = leaf.notBefore.advanced(byDays: 3650)
      return lab.materials(try lab.issue(leaf))
    },

    LabCase(
      "self-signed-defaults", "What \"openssl req -x509 -days 3650\" makes: no names, no usage",
      in: .anchors,
      expect: .untrusted([
        ExpectedFailure(.otherTrustValidityPeriod, 0),
        ExpectedFailure(.anchorTrusted, 0, .selfSignedLeaf),
        ExpectedFailure(.serverAuthEKU, 0, .noExtendedKeyUsage),
        ExpectedFailure(.sslHostname, 0, .commonNameOnly),
      ])
    ) { lab throws(IssuingError) in
      var leaf = lab.serverTemplate([])
      leaf.notAfter = leaf.notBefore.advanced(byDays: 3650)
      leaf.basicConstraints = .init(isCA: true)
      leaf.keyUsage = nil
      leaf.extendedKeyUsage = nil
      return lab.materials(try lab.issue(leaf))
    },

    LabCase(
      "untrusted-root", "A private root that is sent but not trusted", in: .anchors,
      expect: .untrusted([ExpectedFailure(.anchorTrusted, 2, .rootNotTrusted)]),
      notes: [.rootSent]
    ) { lab throws(IssuingError) in
      let leaf = try lab.issue(lab.serverTemplate(), by: lab.strangerIntermediate)
      return lab.materials(leaf, sending: [lab.strangerIntermediate, lab.strangerRoot])
    },

    LabCase(
      "missing-root", "A private root that is neither sent nor trusted", in: .anchors,
      expect: .untrusted([ExpectedFailure(.missingIntermediate, 1, .rootNotSent)])
    ) { lab throws(IssuingError) in
      try lab.server(lab.serverTemplate(), under: lab.strangerIntermediate)
    },

    LabCase(
      "root-rejected", "A root that its file rejects for TLS servers", in: .anchors,
      expect: .untrusted([ExpectedFailure(.anchorTrusted, 2, .rootRejected)])
    ) { lab throws(IssuingError) in
      var server = try lab.server(lab.serverTemplate())
      server.anchorSettings = DER.sequence(DER.explicit(0, serverAuth))
      return server
    },

    LabCase(
      "root-for-mail", "A root that its file trusts for e-mail only", in: .anchors,
      expect: .untrusted([ExpectedFailure(.anchorTrusted, 2, .rootNotForPurpose)])
    ) { lab throws(IssuingError) in
      var server = try lab.server(lab.serverTemplate())
      server.anchorSettings = DER.sequence(DER.sequence(emailProtection))
      return server
    },

    LabCase(
      "root-settings-broken", "A root whose trust settings in the file are cut off", in: .anchors,
      expect: .untrusted([ExpectedFailure(.anchorTrusted, 2, .rootSettingsUnreadable)])
    ) { lab throws(IssuingError) in
      var server = try lab.server(lab.serverTemplate())
      server.anchorSettings = DER.sequence(DER.explicit(0, serverAuth)).dropLast(4)
      return server
    },
  ]
}
