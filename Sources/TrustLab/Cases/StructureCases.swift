import OpenSSLEngine
import TrustModel

extension LabCase {
  /// Certificates with invalid contents.
  static let structureCases = [
    LabCase(
      "unknown-critical-extension", "A critical extension that nobody knows", in: .structure,
      expect: .untrusted([ExpectedFailure(.criticalExtensions, 0)])
    ) { lab throws(IssuingError) in
      var leaf = lab.serverTemplate()
      leaf.extraExtensions = [
        .init(unknownExtension, isCritical: true, value: DER.null)
      ]
      return try lab.server(leaf)
    },

    LabCase(
      "duplicate-extension", "Extended key usage is twice in the certificate",
      in: .structure, expect: .untrusted([ExpectedFailure(.duplicateExtension, 0)])
    ) { lab throws(IssuingError) in
      var leaf = lab.serverTemplate()
      leaf.extraExtensions = [
        .init(
          extendedKeyUsage, value: DER.sequence(DER.objectIdentifier(KeyPurpose.serverAuth)))
      ]
      return try lab.server(leaf)
    },

    LabCase(
      "unparseable-extension", "The certificate policies are cut off in the middle",
      in: .structure, expect: .untrusted([ExpectedFailure(.unparseableExtension, 0)])
    ) { lab throws(IssuingError) in
      var leaf = lab.serverTemplate()
      leaf.extraExtensions = [
        .init(certificatePolicies, value: [0x30, 0x20, 0x30])
      ]
      return try lab.server(leaf)
    },

    LabCase(
      "key-identifier-mismatch", "The certificate names another key identifier than its issuer's",
      in: .structure, expect: .untrusted([ExpectedFailure(.idLinkage, 0)])
    ) { lab throws(IssuingError) in
      var leaf = lab.serverTemplate()
      leaf.authorityKeyIdentifier = .bytes([UInt8](repeating: 0xab, count: 20))
      return try lab.server(leaf)
    },

    LabCase(
      "policy-required", "The intermediate demands a policy that the certificate does not have",
      in: .structure, expect: .untrusted([ExpectedFailure(.policyConstraints, 0)])
    ) { lab throws(IssuingError) in
      let strict = try lab.intermediate {
        $0.policies = ["2.23.140.1.2.1"]
        $0.extraExtensions = [
          // requireExplicitPolicy [0] with SkipCerts 0.
          .init(
            policyConstraints, isCritical: true,
            value: DER.sequence(DER.implicit(0, [0])))
        ]
      }
      return try lab.server(lab.serverTemplate(), under: strict)
    },
  ]

  private static let extendedKeyUsage = "2.5.29.37"
  private static let certificatePolicies = "2.5.29.32"
  private static let policyConstraints = "2.5.29.36"
  /// Under the arc for UUIDs, which needs no registration.
  private static let unknownExtension = "2.25.1"
}
