/// What was pinned, and what of the path it is.
package struct PinFacts: Hashable, Sendable {
  package var kind: Kind
  package var place: Pin.Place
  /// Lower-case hexadecimal SHA-256 of the SubjectPublicKeyInfo, or of a certificate's DER.
  package var sha256: String
  /// A key's pin as it can be given again; nil for a certificate.
  package var text: String?
  /// Indices in the path, leaf 0, of the certificates that are it or have the key, in the place that
  /// was asked for.
  package var matches: [Int]

  package enum Kind: String, CaseIterable, Sendable {
    case key, certificate
  }

  package init(_ pin: Pin, matches: [Int]) {
    kind = .key
    place = pin.place
    sha256 = Hexadecimal.lowerCase(pin.digest)
    text = pin.text
    self.matches = matches
  }

  /// - Parameter sha256: Of the pinned certificate, in lower-case hexadecimal.
  package init(certificate sha256: String, matches: [Int]) {
    kind = .certificate
    place = .leaf
    self.sha256 = sha256
    self.matches = matches
  }
}
