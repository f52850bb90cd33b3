/// Everything that was found out about one endpoint: its report can be made again from this alone.
package struct Evidence: Hashable, Codable, Sendable {
  /// The clock when the evidence was gathered: the verify date unless the request names another.
  package var clock: Instant
  /// What each engine saw of the peer, the one that counts first; for files the only one.
  package var observations: [Observation]
  /// Certificates that the request supplied beside those sent, DER.
  @Base64Coded package var supplied: [[UInt8]]
  /// The certificates that the server's is compared with, DER; nil where it is compared with none.
  @Base64Coded package var pinnedCertificates: [[UInt8]]?
  /// The certificate of `--compare`, which should be the server's, DER; nil where none was named.
  @Base64Coded package var compared: [UInt8]?
  /// The client's certificate and those sent along with it, DER; nil where none was given.
  @Base64Coded package var identity: [[UInt8]]?
  /// What may pass; nil where no file of exceptions was named.
  package var exceptions: [TrustException]?
  /// Revocation lists that the request supplied.
  package var revocationLists: [RevocationListEvidence]
  package var stores: [StoreEvidence]
  /// Nil until the rules were asked for.
  package var publicSuffixes: PublicSuffixEvidence?
  package var fetches: [Fetch]
  /// The engines that can be asked for an opinion, in the order of the report.
  package var witnesses: [Engine]
  package var opinions: [OpinionEvidence]
  /// What to know about how the evidence was gathered, each one sentence fragment.
  package var remarks: [String]
  /// How often the server was tried, from 2 on; nil for once.
  ///
  /// The evidence is that of the last try.
  package var tries: Int?
  /// Which of the addresses of its server this is; nil where only one was looked at.
  package var address: PlaceAmongAddresses?
  /// What the server answered where it has no certificate for a kind of key; nil where it was not
  /// asked for each kind.
  package var keysNotServed: [String]?

  package init(
    clock: Instant, observations: [Observation], supplied: [[UInt8]] = [],
    pinnedCertificates: [[UInt8]]? = nil, compared: [UInt8]? = nil, identity: [[UInt8]]? = nil,
    exceptions: [TrustException]? = nil,
    revocationLists: [RevocationListEvidence] = [],
    stores: [StoreEvidence] = [], publicSuffixes: PublicSuffixEvidence? = nil,
    fetches: [Fetch] = [], witnesses: [Engine] = [], opinions: [OpinionEvidence] = [],
    remarks: [String] = [], tries: Int? = nil, address: PlaceAmongAddresses? = nil,
    keysNotServed: [String]? = nil
  ) {
    self.clock = clock
    self.observations = observations
    self.supplied = supplied
    self.pinnedCertificates = pinnedCertificates
    self.compared = compared
    self.identity = identity
    self.exceptions = exceptions
    self.revocationLists = revocationLists
    self.stores = stores
    self.publicSuffixes = publicSuffixes
    self.fetches = fetches
    self.witnesses = witnesses
    self.opinions = opinions
    self.remarks = remarks
    self.tries = tries
    self.address = address
    self.keysNotServed = keysNotServed
  }
}

/// One of the addresses of a server, each of which has a report of its own.
package struct PlaceAmongAddresses: Hashable, Codable, Sendable {
  /// In the system's order, from 0.
  package var index: Int
  /// How many were looked at.
  package var count: Int
  /// How many more the server has.
  package var leftOut: Int

  package init(index: Int, count: Int, leftOut: Int) {
    self.index = index
    self.count = count
    self.leftOut = leftOut
  }
}

/// What one store is, and the roots it gave.
package struct StoreEvidence: Hashable, Codable, Sendable {
  package var store: StoreName
  /// Its places, one by one; empty when there is no such store.
  package var places: [StorePlace]
  /// What to know about the choice of the store, each one sentence fragment.
  package var notes: [String]
  package var answers: [RootAnswer]
  /// Why the library could not be asked which roots it reads; its answers are then meaningless.
  package var failure: String?
  /// For a library's own store, where the library looks; nil until that was asked.
  package var rootPlaces: [RootPlace]?

  package init(
    store: StoreName, places: [StorePlace], notes: [String] = [], answers: [RootAnswer] = [],
    rootPlaces: [RootPlace]? = nil
  ) {
    self.store = store
    self.places = places
    self.notes = notes
    self.answers = answers
    self.rootPlaces = rootPlaces
  }
}

/// A file or directory of a store.
package struct StorePlace: Hashable, Codable, Sendable {
  package var path: String
  package var kind: AnchorStoreFacts.Kind
  /// The environment variable that names it; nil for a place of this system or of an option.
  package var variable: String?

  package init(path: String, kind: AnchorStoreFacts.Kind, variable: String? = nil) {
    self.path = path
    self.kind = kind
    self.variable = variable
  }
}

/// The roots that a store has for one name; an empty list is an answer too.
package struct RootAnswer: Hashable, Codable, Sendable {
  /// A Name in DER.
  @Base64Coded package var subject: [UInt8]
  package var roots: [StoredRoot]

  package init(subject: [UInt8], roots: [StoredRoot]) {
    self.subject = subject
    self.roots = roots
  }
}

/// A root as a store has it.
package struct StoredRoot: Hashable, Codable, Sendable {
  /// The certificate in DER.
  @Base64Coded package var der: [UInt8]
  /// OpenSSL's trust settings behind it (`X509_CERT_AUX`), empty where only their form is announced;
  /// nil where the file says nothing of trust.
  @Base64Coded package var settings: [UInt8]?
  /// The file it comes from; nil when it comes from none.
  package var file: String?

  package init(der: [UInt8], settings: [UInt8]?, file: String?) {
    self.der = der
    self.settings = settings
    self.file = file
  }
}

/// The rules of the public suffix list that can matter for one name.
package struct PublicSuffixEvidence: Hashable, Codable, Sendable {
  package var name: String
  /// Lines of the list; nil when no list is installed.
  package var rules: [String]?
  /// Further names that the rules decide on: those that the certificate's wildcards would cover.
  ///
  /// Nil in older records.
  package var others: [String]?

  package init(name: String, rules: [String]?, others: [String] = []) {
    self.name = name
    self.rules = rules
    self.others = others
  }
}

/// A revocation list from a file.
package struct RevocationListEvidence: Hashable, Codable, Sendable {
  package var file: String
  @Base64Coded package var der: [UInt8]

  package init(file: String, der: [UInt8]) {
    self.file = file
    self.der = der
  }
}

/// The result of fetching an address that a certificate names.
package struct Fetch: Hashable, Codable, Sendable {
  package var uri: String
  package var purpose: Purpose
  /// Certificates in the answer, DER; empty when there were none.
  @Base64Coded package var certificates: [[UInt8]]
  /// The answer about revocation, not yet read; nil when none came, or none was asked for.
  @Base64Coded package var answer: [UInt8]?
  /// Why nothing came that can be used.
  package var failure: String?

  package enum Purpose: String, CaseIterable, Codable, Sendable {
    /// id-ad-caIssuers (RFC 5280, section 4.2.2.1).
    case issuer
    /// An OCSP responder; the question is part of the address.
    case ocsp
    /// A revocation list.
    case crl
  }

  package init(
    uri: String, purpose: Purpose = .issuer, certificates: [[UInt8]] = [],
    answer: [UInt8]? = nil, failure: String? = nil
  ) {
    self.uri = uri
    self.purpose = purpose
    self.certificates = certificates
    self.answer = answer
    self.failure = failure
  }
}

/// A witness's answer and the digest of the question it answers.
package struct OpinionEvidence: Hashable, Codable, Sendable {
  /// `WitnessQuestion.digest` of what was asked.
  package var question: String
  package var opinion: Opinion

  package init(question: String, opinion: Opinion) {
    self.question = question
    self.opinion = opinion
  }
}
