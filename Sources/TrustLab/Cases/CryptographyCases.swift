import OpenSSLEngine
import TrustModel

extension LabCase {
  /// Keys and signatures that are weak or of a kind that Apple's systems do not accept.
  static let cryptographyCases = [
    LabCase(
      "sha1-leaf", "The server's certificate is signed over SHA-1", in: .cryptography,
      expect: .untrusted([ExpectedFailure(.signatureHashAlgorithms, 0)])
    ) { lab throws(IssuingError) in
      var leaf = lab.serverTemplate()
      leaf.signatureHash = .sha1
      return try lab.server(leaf)
    },

    LabCase(
      "sha1-intermediate", "The intermediate is signed over SHA-1", in: .cryptography,
      expect: .untrusted([ExpectedFailure(.signatureHashAlgorithms, 1)])
    ) { lab throws(IssuingError) in
      let weak = try lab.intermediate { $0.signatureHash = .sha1 }
      return try lab.server(lab.serverTemplate(), under: weak)
    },

    LabCase(
      "md5-leaf", "The server's certificate is signed over MD5", in: .cryptography,
      expect: .untrusted([
        ExpectedFailure(.weakSignature, 0), ExpectedFailure(.signatureHashAlgorithms, 0),
      ]), needsRSAKey: true
    ) { lab throws(IssuingError) in
      // MD5 cannot be used with ECDSA, so the issuer has an RSA key here.
      let issuer = try lab.intermediate("Lab RSA CA", key: lab.rsaKey()) { _ in }
      var leaf = lab.serverTemplate()
      leaf.signatureHash = .md5
      return try lab.server(leaf, under: issuer)
    },

    LabCase(
      "rsa-1024", "The server's key is RSA with 1024 bits", in: .cryptography,
      expect: .untrusted([ExpectedFailure(.keySize, 0)])
    ) { lab throws(IssuingError) in
      try lab.server(lab.serverTemplate(), key: .generate(.rsa(1024)))
    },

    LabCase(
      "rsa-768", "The server's key is RSA with 768 bits, which nothing excuses",
      in: .cryptography,
      expect: .untrusted([ExpectedFailure(.weakKeySize, 0), ExpectedFailure(.keySize, 0)])
    ) { lab throws(IssuingError) in
      try lab.server(lab.serverTemplate(), key: .generate(.rsa(768)))
    },

    LabCase(
      "ec-192-intermediate", "The intermediate's key is on the curve P-192", in: .cryptography,
      expect: .untrusted([ExpectedFailure(.keySize, 1)])
    ) { lab throws(IssuingError) in
      let weak = try lab.intermediate(key: .generate(.p192)) { _ in }
      return try lab.server(lab.serverTemplate(), under: weak)
    },

    LabCase(
      "ed25519-leaf", "The server's key is Ed25519, strong but of no kind Apple's rules know",
      in: .cryptography,
      expect: .untrusted([ExpectedFailure(.keySize, 0, .unsupportedKeyType)]), findings: [.offer]
    ) { lab throws(IssuingError) in
      try lab.server(lab.serverTemplate(), key: .generate(.ed25519))
    },
  ]
}
