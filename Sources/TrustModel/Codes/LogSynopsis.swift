/// What a pasted log of an Apple platform says, taken as a whole.
package struct LogSynopsis: Hashable, Sendable {
  /// The server, as host or `host:port`; nil where the log does not name it.
  package var server: String?
  /// The programming interface or framework that reports.
  package var layer: String
  /// Whether App Transport Security was in force; nil where the log does not tell.
  package var hasTransportSecurity: Bool?
  /// The failed checks, by certificate, where the log lists them.
  package var checks: [FailedChecks]
  /// Every code in it, in the order of the text; then what the listed checks amount to.
  package var codes: [AppleCode]
  /// The one of them that says most.
  package var finest: AppleCode
  /// What the finest code says.
  package var meaning: String
  /// What the certificates listed in the log show; nil where none are listed.
  package var chain: String?
  /// In falling order of likelihood.
  package var causes: [String]
  /// The command that tells more.
  package var command: String

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
    server: String?, layer: String, hasTransportSecurity: Bool?, checks: [FailedChecks],
    codes: [AppleCode],
    finest: AppleCode, meaning: String, chain: String?, causes: [String], command: String
  ) {
    self.server = server
    self.layer = layer
    self.hasTransportSecurity = hasTransportSecurity
    self.checks = checks
    self.codes = codes
    self.finest = finest
    self.meaning = meaning
    self.chain = chain
    self.causes = causes
    self.command = command
  }
}
