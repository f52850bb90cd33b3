import OpenSSLEngine
import TrustModel
import X509

extension LabCase {
  /// Servers with sound certificates and a handshake that other clients refuse.
  static let weakHandshakeCases = [
    LabCase(
      "tls-1.0-only", "The server has nothing newer than TLS 1.0", in: .handshake,
      expect: .untrusted([ExpectedFailure(.tlsVersion, nil)]), findings: [.protocolVersion]
    ) { lab throws(IssuingError) in
      try lab.server(lab.serverTemplate()).with { $0.versions = .tls10 ... .tls10 }
    },

    LabCase(
      "tls-1.1-only", "The server has nothing newer than TLS 1.1", in: .handshake,
      expect: .untrusted([ExpectedFailure(.tlsVersion, nil)]), findings: [.protocolVersion]
    ) { lab throws(IssuingError) in
      try lab.server(lab.serverTemplate()).with { $0.versions = .tls11 ... .tls11 }
    },

    LabCase(
      "handshake-sha1", "The server signs its key exchange with SHA-1", in: .handshake,
      expect: .trusted, findings: [.signature]
    ) { lab throws(IssuingError) in
      try lab.server(lab.serverTemplate()).with {
        $0.versions = .tls12 ... .tls12
        $0.signatureAlgorithms = "ECDSA+SHA1"
      }
    },

    LabCase(
      "handshake-dh-1536", "A finite-field key exchange with a prime of 1536 bits", in: .handshake,
      expect: .trusted, findings: [.offer, .keyExchange], needsRSAKey: true
    ) { lab throws(IssuingError) in
      try lab.server(lab.serverTemplate(), key: lab.rsaKey()).with {
        $0.versions = .tls12 ... .tls12
        $0.ciphers = "DHE-RSA-AES128-GCM-SHA256"
        $0.finiteFieldGroup = "modp_1536"
      }
    },

    LabCase(
      "handshake-x448", "The server's one group is none of those that Apple's clients offer",
      in: .handshake, expect: .trusted, findings: [.offer]
    ) { lab throws(IssuingError) in
      try lab.server(lab.serverTemplate()).with { $0.groups = "X448" }
    },

    LabCase(
      "handshake-no-signing", "The handshake signs with a key that is not for signatures",
      in: .handshake, expect: .trusted, findings: [.keyUsage]
    ) { lab throws(IssuingError) in
      var leaf = lab.serverTemplate()
      leaf.keyUsage = [.keyAgreement]
      return try lab.server(leaf).with { $0.versions = .tls13 ... .tls13 }
    },

    LabCase(
      "handshake-no-encipherment", "The handshake encrypts to a key that is for signatures only",
      in: .handshake, expect: .trusted, findings: [.keyUsage], needsRSAKey: true
    ) { lab throws(IssuingError) in
      var leaf = lab.serverTemplate()
      leaf.keyUsage = [.digitalSignature]
      return try lab.server(leaf, key: lab.rsaKey()).with {
        $0.versions = .tls12 ... .tls12
        $0.ciphers = "AES128-GCM-SHA256"
      }
    },
  ]
}
