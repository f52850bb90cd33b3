/// Checks of Apple's trust evaluation that its policy for TLS servers does not have
/// (SecPolicyInternal.h and SecPolicyServer.c of Security).
enum OtherChecks {
  /// What each asks, by its name in the log.
  static let byName: [String: String] = {
    var checks: [String: String] = [:]
    for line in text.split(separator: "\n") {
      let fields = line.split(separator: "|", maxSplits: 1)
      for name in fields.first?.split(separator: " ") ?? [] {
        checks[String(name)] = fields.last.map(String.init)
      }
    }
    return checks
  }()

  /// Fields: names, and the question that they ask.
  private static let text = """
    IssuerCommonName|the issuer has the common name that the policy demands.
    SubjectCommonName SubjectCommonNamePrefix SubjectCommonNameTEST|the certificate has the common name, or the beginning of one, that the policy demands.
    SubjectOrganization SubjectOrganizationalUnit SubjectCountry|the certificate's subject has the value that the policy demands.
    LeafMarkerOid LeafMarkerOidWithoutValueCheck LeafMarkersProdAndQA CheckLeafMarkerOid|the first certificate has the extension by which its authority marks certificates for this purpose.
    IntermediateMarkerOid IntermediateMarkerOidWithoutValueCheck CheckIntermediateMarkerOid|an intermediate has the extension by which its authority marks those for this purpose.
    IntermediateSPKISHA256|an intermediate has a key that the policy pins.
    IntermediateEKU|an intermediate has the extended key usage that the policy demands.
    IntermediateOrganization IntermediateCountry|every intermediate's subject has the value that the policy demands.
    AnchorApple|the root is one of Apple's own.
    AnchorSHA1 AnchorSHA256|the root is the one that the policy names by its digest.
    ChainLength|the path has as many certificates as the policy demands.
    CertificatePolicy|the certificate names the certificate policy that is demanded.
    EAPTrustedServerNames|the certificate has one of the names that an 802.1X profile trusts.
    Email|the certificate has the mail address that was asked for.
    NotValidBefore|the certificate was issued no earlier than the policy demands.
    NotCA|the first certificate is no authority's.
    ExtendedValidation|the certificate is one with extended validation.
    QualifiedCertStatements|the certificate has the statements of a qualified one.
    """
}
