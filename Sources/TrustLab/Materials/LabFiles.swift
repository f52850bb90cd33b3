import OpenSSLEngine

extension Lab {
  /// Writes certificates and keys as PEM, one directory per case; makes directories as needed.
  ///
  /// A directory holds `chain.pem` as the server sends it, `key.pem`, `root.pem` with the anchors,
  /// and, for clients that must show a certificate, `client.pem` with its chain and key. Cases
  /// without certificates are passed over.
  ///
  /// Others may write where the directory lies, as in `/tmp`: no link that they planted is followed,
  /// and no file of theirs written to.
  ///
  /// - Throws: `LabFileError` or `IssuingError`; what was written until then stays.
  package func writeFiles(of cases: [LabCase], to directory: String) throws {
    let home = try LabDirectory(path: directory)
    for labCase in cases {
      let materials = try materials(for: labCase)
      guard !materials.chain.isEmpty else { continue }
      let place = try LabDirectory(labCase.name, in: home)
      try place.write(PEMWriter.certificates(materials.chain), to: "chain.pem", mode: 0o644)
      try place.write(materials.anchorPEM, to: "root.pem", mode: 0o644)
      guard let key = materials.key else { continue }
      try place.write(PEMWriter.privateKey(key), to: "key.pem", mode: 0o600)
      guard let client = materials.client else { continue }
      try place.write(client.pem, to: "client.pem", mode: 0o600)
    }
  }
}
