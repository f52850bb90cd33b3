package import TrustModel

/// What the dictionary says of one code, check, term, API or error of another verifier.
package struct DictionaryEntry: Hashable, Sendable {
  package var kind: Kind
  /// The symbol, check key, term or API name.
  package var title: String
  /// For a code itself, for everything else what current systems show for it.
  package var codes: [AppleCode]
  /// Which layer speaks this way; nil for terms.
  package var layer: String?
  package var meaning: String
  /// In falling order of likelihood.
  package var causes: [String]
  package var howToFindOut: [String]
  package var whatToDo: [String]
  /// The same failure's names in other systems.
  package var elsewhere: [ForeignName]
  /// Titles of other entries.
  package var related: [String]
  /// APIs only: what of trust evaluation can be customised there.
  package var customisable: String?
  /// APIs only: where the trust object comes from.
  package var trustObject: String?
  /// APIs only: what goes wrong there most easily.
  package var trap: String?
  package var certainty: Certainty
  package var evidence: String

  package enum Kind: String, CaseIterable, Sendable {
    case code, check, term, api, verifierError
  }

  init(
    _ kind: Kind, _ title: String, meaning: String, certainty: Certainty, evidence: String,
    codes: [AppleCode] = [], layer: String? = nil
  ) {
    self.kind = kind
    self.title = title
    self.codes = codes
    self.layer = layer
    self.meaning = meaning
    self.causes = []
    self.howToFindOut = []
    self.whatToDo = []
    self.elsewhere = []
    self.related = []
    self.certainty = certainty
    self.evidence = evidence
  }
}

/// The name of a failure in another system.
package struct ForeignName: Hashable, Sendable {
  package var system: System
  package var name: String
  /// The number that goes with it, where the system has one.
  package var number: Int?

  package init(_ system: System, _ name: String, number: Int? = nil) {
    self.system = system
    self.name = name
    self.number = number
  }

  package enum System: String, CaseIterable, Sendable {
    case openssl = "OpenSSL"
    case gnutls = "GnuTLS"
    case curl
    case go = "Go"
    case java = "Java"
    case node = "Node"
    case python = "Python"
    case chrome = "Chrome"
    case firefox = "Firefox"
    case alert = "TLS alert"
  }
}
