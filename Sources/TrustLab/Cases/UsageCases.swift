import OpenSSLEngine
import TrustModel
import X509

extension LabCase {
  /// A certificate is used for a purpose that it does not allow.
  static let usageCases = [
    LabCase(
      "no-eku", "The certificate has no extended key usage", in: .usage,
      expect: .untrusted([ExpectedFailure(.serverAuthEKU, 0, .noExtendedKeyUsage)])
    ) { lab throws(IssuingError) in
      var leaf = lab.serverTemplate()
      leaf.extendedKeyUsage = nil
      return try lab.server(leaf)
    },

    LabCase(
      "any-eku", "The certificate is for any usage, which is not server authentication",
      in: .usage, expect: .untrusted([ExpectedFailure(.serverAuthEKU, 0)])
    ) { lab throws(IssuingError) in
      var leaf = lab.serverTemplate()
      leaf.extendedKeyUsage = [KeyPurpose.any]
      return try lab.server(leaf)
    },

    LabCase(
      "client-eku", "The certificate is for clients only", in: .usage,
      expect: .untrusted([
        ExpectedFailure(.extendedKeyUsage, 0), ExpectedFailure(.serverAuthEKU, 0),
      ])
    ) { lab throws(IssuingError) in
      var leaf = lab.serverTemplate()
      leaf.extendedKeyUsage = [KeyPurpose.clientAuth]
      return try lab.server(leaf)
    },

    LabCase(
      "issuer-without-cert-sign", "The intermediate may not sign certificates", in: .usage,
      expect: .untrusted([ExpectedFailure(.keyUsage, 1)])
    ) { lab throws(IssuingError) in
      let signer = try lab.intermediate { $0.keyUsage = [.digitalSignature, .crlSign] }
      return try lab.server(lab.serverTemplate(), under: signer)
    },

    LabCase(
      "issuer-not-ca", "The intermediate is no certification authority", in: .usage,
      expect: .untrusted([ExpectedFailure(.basicConstraintsCA, 1)])
    ) { lab throws(IssuingError) in
      let noAuthority = try lab.intermediate {
        $0.basicConstraints = .init(isCA: false)
      }
      return try lab.server(lab.serverTemplate(), under: noAuthority)
    },

    LabCase(
      "issuer-without-basic-constraints", "The intermediate does not say whether it is one",
      in: .usage, expect: .untrusted([ExpectedFailure(.basicConstraints, 1)])
    ) { lab throws(IssuingError) in
      let unsaid = try lab.intermediate { $0.basicConstraints = nil }
      return try lab.server(lab.serverTemplate(), under: unsaid)
    },

    LabCase(
      "path-length", "The first intermediate may have no further one below it", in: .usage,
      expect: .untrusted([ExpectedFailure(.basicConstraintsPathLen, 1)])
    ) { lab throws(IssuingError) in
      let second = try lab.issue(
        lab.intermediateTemplate("Lab Issuing CA"), by: lab.intermediate)
      let leaf = try lab.issue(lab.serverTemplate(), by: second)
      return lab.materials(leaf, sending: [second, lab.intermediate])
    },
  ]
}
