/// A change after which the evaluation was run again and came out trusted.
///
/// Where `isVerified` is false the run relied on something that is not there, such as an issuer that
/// was not sent or a responder's answer, or there was nothing to run again, as no check fails: reports
/// call that advice.
package struct Fix: Hashable, Sendable {
  package var kind: Kind
  package var side: Side
  package var text: String
  /// The settings that were changed, as command-line options.
  package var options: [String]
  /// How to make the change in common products; empty where a few lines are not enough.
  package var instructions: [Instruction]
  /// Whether the evaluation relied on nothing that is not there; the signature on a new certificate
  /// is taken as valid.
  package var isVerified: Bool

  /// What is changed.
  package enum Kind: String, CaseIterable, Sendable {
    case serverName, verifyDate, issuer, certificate, anchor, userRoot, purpose
    case protocolVersion, cipherSuite, stapling
    /// The client's certificate.
    case clientCertificate
    /// Keys of an app's Info.plist, where nothing but App Transport Security is in the way.
    case transportSecurity
    /// The server's certificate comes first.
    case order
    /// A certificate that does not belong there is no longer sent.
    case strayCertificate
    /// A pinned key counts in the place where it is.
    case pinPlace
    /// A combination of these kinds.
    case several
  }

  package enum Side: String, CaseIterable, Sendable {
    /// The change is made on the server alone.
    case server
    /// The change is made in the client, and is safe if the user knows the server; what the server
    /// has to change besides is in the text.
    case client
    /// No change to make: the fix only shows that nothing else is wrong.
    case explains
  }

  /// Lines to be copied: of a configuration, a command, or Swift.
  package struct Instruction: Hashable, Sendable {
    package var place: Place
    package var lines: [String]

    package enum Place: String, CaseIterable, Sendable {
      case nginx, apache, haproxy, iis, aws
      case postfix, exim, dovecot, vsftpd, slapd, prosody, postgresql, mariadb, inn, inspircd
      /// Swift with the class of that name in Foundation.
      case urlSession
      /// Swift with the framework Network.
      case networkFramework
      case macOS, iOS
      /// Part of the property list of an app.
      case infoPlist
    }

    package init(_ place: Place, _ lines: [String]) {
      self.place = place
      self.lines = lines
    }
  }

  package init(
    kind: Kind, side: Side, text: String, options: [String] = [],
    instructions: [Instruction] = [], isVerified: Bool = true
  ) {
    self.kind = kind
    self.side = side
    self.text = text
    self.options = options
    self.instructions = instructions
    self.isVerified = isVerified
  }
}
