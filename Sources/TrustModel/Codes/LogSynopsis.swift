/// What a pasted log says, taken as a whole.
package struct LogSynopsis: Hashable, Sendable {
  /// The program that wrote it; nil where the log does not tell, and for Apple's platforms.
  package var program: String?
  /// Which side of the connection wrote it; nil where the log does not tell.
  package var side: Side?
  /// The words of the log that show the side.
  package var sideEvidence: String?
  /// The server, as host or `host:port`; nil where the log does not name it.
  package var server: String?
  /// Other servers that the log is about as well: nothing else here is about them.
  package var otherServers: [OtherServer] = []
  /// How many more there are than these.
  package var serversLeftOut = 0
  /// The programming interface, framework or program that reports.
  package var layer: String
  /// Whether App Transport Security was in force; nil where the log does not tell, and for programs
  /// to which it does not apply.
  package var hasTransportSecurity: Bool?
  /// The failed checks, by certificate, where the log lists them.
  package var checks: [FailedChecks]
  /// Apple's codes in the order of the text, and then the codes that the listed checks lead to.
  package var codes: [AppleCode]
  /// The most specific of these codes; nil in the log of another system.
  package var finest: AppleCode?
  /// Title of the dictionary's entry that explains the log best.
  package var title: String
  /// What that entry says.
  package var meaning: String
  /// What the certificates listed in the log show, one sentence; nil where none are listed.
  package var chain: String?
  /// The most likely first.
  package var causes: [String]
  package var whatToDo: [String]
  /// Other entries that the log leads to, the most specific first.
  package var others: [Other]
  /// How many more there are than these.
  package var othersLeftOut: Int
  /// The command to run next, which shows more than the log.
  package var command: String

  /// The side of a connection that wrote a log.
  package enum Side: String, CaseIterable, Hashable, Sendable {
    case client, server
  }

  /// Another server of the same log, with the codes that belong to it.
  package struct OtherServer: Hashable, Sendable {
    /// As host or `host:port`.
    package var server: String
    /// Apple's codes in its part of the log, in the order of the text.
    package var codes: [AppleCode]

    package init(server: String, codes: [AppleCode]) {
      self.server = server
      self.codes = codes
    }
  }

  /// Another entry that the log leads to, in short.
  package struct Other: Hashable, Sendable {
    package var title: String
    package var meaning: String

    package init(title: String, meaning: String) {
      self.title = title
      self.meaning = meaning
    }
  }

  /// The checks that failed on one certificate.
  package struct FailedChecks: Hashable, Sendable {
    /// As the log calls the certificate: `leaf`, `ca1` or `root`.
    package var place: String
    package var names: [String]

    package init(place: String, names: [String]) {
      self.place = place
      self.names = names
    }
  }

  package init(
    program: String? = nil, side: Side? = nil, sideEvidence: String? = nil, server: String?,
    layer: String, hasTransportSecurity: Bool? = nil, checks: [FailedChecks] = [],
    codes: [AppleCode] = [], finest: AppleCode? = nil, title: String, meaning: String,
    chain: String? = nil, causes: [String], whatToDo: [String] = [], others: [Other] = [],
    othersLeftOut: Int = 0, command: String
  ) {
    self.program = program
    self.side = side
    self.sideEvidence = sideEvidence
    self.server = server
    self.layer = layer
    self.hasTransportSecurity = hasTransportSecurity
    self.checks = checks
    self.codes = codes
    self.finest = finest
    self.title = title
    self.meaning = meaning
    self.chain = chain
    self.causes = causes
    self.whatToDo = whatToDo
    self.others = others
    self.othersLeftOut = othersLeftOut
    self.command = command
  }
}
