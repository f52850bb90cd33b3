extension ObjectIdentifier {
  /// Whether it is a certificate policy for extended validation: the CA/Browser Forum's, or an
  /// authority's own.
  package var isExtendedValidation: Bool {
    self == Self.extendedValidation || Self.extendedValidationOwners[self] != nil
  }

  /// The name of a certificate policy: of an authority's own one for extended validation, whose it
  /// is.
  package var policyName: String {
    Self.extendedValidationOwners[self].map { "EV of \($0) (\(self))" } ?? name
  }

  /// By the Guidelines for Extended Validation of the CA/Browser Forum, section 7.1.6.
  private static let extendedValidation = ObjectIdentifier(2, 23, 140, 1, 1)

  /// Who defined each policy that Apple's platforms take for extended validation below certain roots,
  /// besides the CA/Browser Forum's (security_certificates-55349.0.11, EVRoots.json).
  static let extendedValidationOwners: [ObjectIdentifier: String] = [
    ObjectIdentifier(0, 4, 0, 2042, 1, 4): "ETSI",
    ObjectIdentifier(1, 2, 156, 112559, 1, 1, 6, 1): "GDCA",
    ObjectIdentifier(1, 2, 250, 1, 177, 1, 18, 2, 2): "Certigna",
    ObjectIdentifier(1, 2, 392, 200091, 100, 721, 1): "SECOM",
    ObjectIdentifier(1, 2, 616, 1, 113527, 2, 5, 1, 1): "Certum",
    ObjectIdentifier(1, 3, 159, 1, 17, 1): "Actalis",
    ObjectIdentifier(1, 3, 6, 1, 4, 1, 13177, 10, 1, 3, 10): "Firmaprofesional",
    ObjectIdentifier(1, 3, 6, 1, 4, 1, 14370, 1, 6): "GeoTrust",
    ObjectIdentifier(1, 3, 6, 1, 4, 1, 26513, 1, 1, 1, 4): "HARICA",
    ObjectIdentifier(1, 3, 6, 1, 4, 1, 34697, 2, 1): "AffirmTrust",
    ObjectIdentifier(1, 3, 6, 1, 4, 1, 34697, 2, 2): "AffirmTrust",
    ObjectIdentifier(1, 3, 6, 1, 4, 1, 34697, 2, 3): "AffirmTrust",
    ObjectIdentifier(1, 3, 6, 1, 4, 1, 34697, 2, 4): "AffirmTrust",
    ObjectIdentifier(1, 3, 6, 1, 4, 1, 40869, 1, 1, 22, 3): "TWCA",
    ObjectIdentifier(1, 3, 6, 1, 4, 1, 4146, 1, 1): "GlobalSign",
    ObjectIdentifier(1, 3, 6, 1, 4, 1, 4146, 10, 1, 1): "GlobalSign",
    ObjectIdentifier(1, 3, 6, 1, 4, 1, 4788, 2, 202, 1): "D-Trust",
    ObjectIdentifier(1, 3, 6, 1, 4, 1, 6449, 1, 2, 1, 5, 1): "Sectigo",
    ObjectIdentifier(1, 3, 6, 1, 4, 1, 7879, 13, 24, 1): "T-Systems",
    ObjectIdentifier(1, 3, 6, 1, 4, 1, 8024, 0, 2, 100, 1, 2): "QuoVadis",
    ObjectIdentifier(2, 16, 156, 112554, 3): "CFCA",
    ObjectIdentifier(2, 16, 578, 1, 26, 1, 3, 3): "Buypass",
    ObjectIdentifier(2, 16, 756, 1, 89, 1, 2, 1, 1): "SwissSign",
    ObjectIdentifier(2, 16, 756, 5, 14, 7, 4, 8): "WISeKey",
    ObjectIdentifier(2, 16, 840, 1, 113839, 0, 6, 9): "IdenTrust",
    ObjectIdentifier(2, 16, 840, 1, 114028, 10, 1, 2): "Entrust",
    ObjectIdentifier(2, 16, 840, 1, 114404, 1, 1, 2, 4, 1): "Trustwave",
    ObjectIdentifier(2, 16, 840, 1, 114412, 1, 3, 0, 2): "DigiCert",
    ObjectIdentifier(2, 16, 840, 1, 114412, 2, 1): "DigiCert",
    ObjectIdentifier(2, 16, 840, 1, 114413, 1, 7, 23, 3): "Go Daddy",
    ObjectIdentifier(2, 16, 840, 1, 114414, 1, 7, 23, 3): "Starfield",
    ObjectIdentifier(2, 16, 840, 1, 114414, 1, 7, 24, 3): "Starfield",
  ]
}
