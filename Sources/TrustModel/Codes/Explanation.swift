/// What the offline dictionary says of one code, check, term or programming interface.
package struct Explanation: Hashable, Sendable {
  /// The symbol, check key, term or interface.
  package var title: String
  package var kind: Kind
  /// What Apple's layers show for it; for a code, the code itself.
  package var codes: [AppleCode]
  /// The layer that shows this code or message.
  package var layer: String?
  package var meaning: String
  /// The most likely first.
  package var causes: [String]
  package var howToFindOut: [String]
  package var whatToDo: [String]
  /// The same failure's names in other systems.
  package var elsewhere: [ForeignName]
  /// Titles of other entries.
  package var related: [String]
  /// Interfaces only: what of trust evaluation can be customised there.
  package var customisable: String?
  /// Interfaces only: where the trust object comes from.
  package var trustObject: String?
  /// Interfaces only: what goes wrong there most easily.
  package var trap: String?
  package var certainty: Certainty
  package var evidence: String

  /// What an entry is about, by the words that scripts see.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    case code, check, message, success, term, api, verifierError, evidence
  }

  package struct ForeignName: Hashable, Sendable {
    /// Such as `OpenSSL` or `curl`.
    package var system: String
    package var name: String
    /// The number that goes with it, where the system has one.
    package var number: Int?

    package init(system: String, name: String, number: Int? = nil) {
      self.system = system
      self.name = name
      self.number = number
    }
  }

  package init(
    title: String, kind: Kind, codes: [AppleCode] = [], layer: String? = nil, meaning: String,
    causes: [String] = [], howToFindOut: [String] = [], whatToDo: [String] = [],
    elsewhere: [ForeignName] = [], related: [String] = [], customisable: String? = nil,
    trustObject: String? = nil, trap: String? = nil, certainty: Certainty, evidence: String
  ) {
    self.title = title
    self.kind = kind
    self.codes = codes
    self.layer = layer
    self.meaning = meaning
    self.causes = causes
    self.howToFindOut = howToFindOut
    self.whatToDo = whatToDo
    self.elsewhere = elsewhere
    self.related = related
    self.customisable = customisable
    self.trustObject = trustObject
    self.trap = trap
    self.certainty = certainty
    self.evidence = evidence
  }
}
