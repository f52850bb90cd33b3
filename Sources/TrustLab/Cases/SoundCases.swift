import OpenSSLEngine
import TrustModel
import X509

extension LabCase {
  /// Servers without any fault.
  static let soundCases = [
    LabCase(
      "good", "A sound server: leaf, intermediate, trusted root", in: .sound, expect: .trusted
    ) { lab throws(IssuingError) in
      try lab.server(lab.serverTemplate()).with { $0.versions = .tls12 ... .tls13 }
    },

    LabCase(
      "good-ip-san", "Reached by address, and the certificate names the address", in: .sound,
      serverName: "127.0.0.1", expect: .trusted
    ) { lab throws(IssuingError) in
      try lab.server(lab.serverTemplate([.ip([127, 0, 0, 1])], commonName: "127.0.0.1"))
    },

    LabCase(
      "good-wildcard", "A wildcard is the left-most label", in: .sound, expect: .trusted
    ) { lab throws(IssuingError) in
      try lab.server(lab.serverTemplate([.dns("*.lab.example")], commonName: "*.lab.example"))
    },

    LabCase(
      "good-rsa", "A sound server with a 2048-bit RSA key", in: .sound, expect: .trusted,
      needsRSAKey: true
    ) { lab throws(IssuingError) in
      var leaf = lab.serverTemplate()
      leaf.keyUsage = [.digitalSignature, .keyEncipherment]
      return try lab.server(leaf, key: lab.rsaKey())
    },

    LabCase(
      "good-root-sent", "Sound, but the root is sent along for nothing", in: .sound,
      expect: .trusted, notes: [.rootSent]
    ) { lab throws(IssuingError) in
      let leaf = try lab.issue(lab.serverTemplate(), by: lab.intermediate)
      return lab.materials(leaf, sending: [lab.intermediate, lab.root])
    },

    LabCase(
      "good-anchored-leaf", "A self-signed certificate that is itself the anchor", in: .sound,
      expect: .trusted
    ) { lab throws(IssuingError) in
      let leaf = try lab.issue(lab.serverTemplate())
      return lab.materials(leaf, anchors: [leaf])
    },
  ]
}
