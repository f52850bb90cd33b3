/// The extensions that evaluation or display reads; nil means absent or not parseable.
package struct KnownExtensions: Hashable, Sendable {
  package var basicConstraints: BasicConstraints?
  package var keyUsage: KeyUsage?
  /// Key purposes (RFC 5280, section 4.2.1.12).
  package var extendedKeyUsage: [ObjectIdentifier]?
  package var subjectAlternativeNames: [GeneralName]?
  package var nameConstraints: NameConstraints?
  package var certificatePolicies: [ObjectIdentifier]?
  package var policyMappings: [PolicyMapping]?
  package var policyConstraints: PolicyConstraints?
  /// SkipCerts of inhibitAnyPolicy: certificates after which anyPolicy is no longer valid.
  package var inhibitAnyPolicy: Int?
  package var subjectKeyIdentifier: [UInt8]?
  package var authorityKeyIdentifier: AuthorityKeyIdentifier?
  /// URIs of id-ad-ocsp.
  package var ocspResponders: [String] = []
  /// URIs of id-ad-caIssuers.
  package var caIssuers: [String] = []
  package var distributionPoints: [DistributionPoint] = []
  /// Number of signed certificate timestamps embedded (RFC 6962, section 3.3); nil when absent.
  package var signedCertificateTimestamps: Int?

  package init() {}

  /// The URIs of all distribution points.
  package var crlDistributionPoints: [String] { distributionPoints.flatMap(\.addresses) }
}

/// Where lists of revocations are that contain the certificate (RFC 5280, section 4.2.1.13).
package struct DistributionPoint: Hashable, Sendable {
  /// URIs among its names.
  package let addresses: [String]
  /// The reasons that its lists are about; nil for all.
  package let reasons: RevocationReasons?
}

package struct BasicConstraints: Hashable, Sendable {
  package let isCA: Bool
  /// Certificates allowed between this CA's and the leaf; nil for any number.
  package let pathLength: Int?

  package init(isCA: Bool, pathLength: Int? = nil) {
    self.isCA = isCA
    self.pathLength = pathLength
  }
}

package struct NameConstraints: Hashable, Sendable {
  package let permitted: [GeneralName]
  package let excluded: [GeneralName]

  package init(permitted: [GeneralName], excluded: [GeneralName]) {
    self.permitted = permitted
    self.excluded = excluded
  }
}

package struct PolicyMapping: Hashable, Sendable {
  package let issuerDomain: ObjectIdentifier
  package let subjectDomain: ObjectIdentifier

  package init(issuerDomain: ObjectIdentifier, subjectDomain: ObjectIdentifier) {
    self.issuerDomain = issuerDomain
    self.subjectDomain = subjectDomain
  }
}

package struct PolicyConstraints: Hashable, Sendable {
  /// SkipCerts: certificates after which an explicit policy is required; nil for no requirement.
  package let requireExplicitPolicy: Int?
  /// SkipCerts: certificates after which policies may not be mapped; nil for no such limit.
  package let inhibitPolicyMapping: Int?

  package init(requireExplicitPolicy: Int?, inhibitPolicyMapping: Int?) {
    self.requireExplicitPolicy = requireExplicitPolicy
    self.inhibitPolicyMapping = inhibitPolicyMapping
  }
}

package struct AuthorityKeyIdentifier: Hashable, Sendable {
  package let keyIdentifier: [UInt8]?
  package let issuer: [GeneralName]?
  package let serialNumber: [UInt8]?

  package init(keyIdentifier: [UInt8]?, issuer: [GeneralName]?, serialNumber: [UInt8]?) {
    self.keyIdentifier = keyIdentifier
    self.issuer = issuer
    self.serialNumber = serialNumber
  }
}
