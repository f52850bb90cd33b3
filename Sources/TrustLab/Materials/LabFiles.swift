import OpenSSLEngine

extension Lab {
  /// Writes certificates and keys as PEM, one directory per case; makes directories as needed.
  ///
  /// A directory holds `chain.pem` as the server sends it, `key.pem`, `root.pem` with the anchors,
  /// and, for clients that must show a certificate, `client.pem` with its chain and key. Cases
  /// without certificates are left out.
  ///
  /// Other users may be able to write in the parent directory, such as `/tmp`: links that they made
  /// are not followed, and their files not written to.
  ///
  /// - Returns: To be kept as long as servers use the files: another lab would replace them by its
  ///   own, and the servers would be untrusted.
  /// - Throws: `LabFileError` or `IssuingError`; files written before stay. Where another lab has
  ///   claimed one of the directories, no file is written.
  @discardableResult
  package func writeFiles(
    of cases: [LabCase], to directory: String
  ) throws -> [LabDirectoryClaim] {
    let home = try LabDirectory(path: directory)
    let cases = try cases.filter { try !materials(for: $0).chain.isEmpty }
    var names: Set<String> = []
    let claims = try cases.filter { names.insert($0.name).inserted }
      .map { try LabDirectory($0.name, in: home).claim() }
    for labCase in cases {
      let materials = try materials(for: labCase)
      let place = try LabDirectory(labCase.name, in: home)
      try place.write(PEMWriter.certificates(materials.chain), to: "chain.pem", mode: 0o644)
      try place.write(materials.anchorPEM, to: "root.pem", mode: 0o644)
      guard let key = materials.key else { continue }
      try place.write(PEMWriter.privateKey(key), to: "key.pem", mode: 0o600)
      guard let client = materials.client else { continue }
      try place.write(client.pem, to: "client.pem", mode: 0o600)
    }
    return claims
  }
}
