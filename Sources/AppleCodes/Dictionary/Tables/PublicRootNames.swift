/// Names of public roots, as Apple's logs name a certificate: by its common name, or else its unit.
enum PublicRootNames {
  /// Whether Apple's list of TLS roots has a root of this name: a private one may have the same.
  static func has(_ name: String) -> Bool { digests[name] != nil }

  /// Of the roots of each name the first eight digits of the SHA-256.
  static let digests: [String: [String]] = PublicRootNameTable.text.split(separator: "\n")
    .reduce(into: [:]) { digests, line in
      let fields = line.split(separator: "|").map(String.init)
      guard let name = fields.first, let last = fields.last else { return }
      digests[name] = last.split(separator: " ").map(String.init)
    }
}
