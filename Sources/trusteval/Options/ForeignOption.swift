/// What other programs call an option, and what is in its place here.
struct ForeignOption {
  /// Without hyphens, in lower case.
  private let names: Set<String>
  /// The option in whose commands the hint is true.
  let counterpart: String
  let hint: String

  private init(_ names: Set<String>, _ counterpart: String, _ hint: String) {
    (self.names, self.counterpart, self.hint) = (names, counterpart, hint)
  }

  /// - Parameter option: With its hyphens.
  func isNamed(_ option: String) -> Bool {
    names.contains(option.drop { $0 == "-" }.lowercased())
  }

  /// The first one counts that is named and whose counterpart a command has.
  static let all = [
    ForeignOption(
      ["ca", "cacert", "cafile", "ca-file", "ca-cert", "root", "roots"], "--anchor",
      "your own CA is --anchor FILE; --root-store FILE takes the place of the system's roots"),
    ForeignOption(
      ["capath", "ca-directory"], "--anchor",
      "--root-store DIR takes the place of the system's roots"),
    ForeignOption(
      ["host", "hostname", "port", "p", "accept", "address", "bind"], "--listen",
      "where it listens is --listen ADDR[:PORT]"),
    ForeignOption(
      ["servername", "host", "hostname"], "--server-name",
      "the name to evaluate for is --server-name NAME"),
    ForeignOption(["connect"], "--connect-to", "the server is an argument: HOST:PORT"),
    ForeignOption(
      ["resolve"], "--connect-to", "the address to connect to is --connect-to ADDRESS[:PORT]"),
    ForeignOption(["port", "p"], "--connect-to", "the port is part of the server: HOST:PORT"),
    ForeignOption(
      ["cert", "certificate", "e"], "--client-cert",
      "the client's certificate is --client-cert FILE"),
    ForeignOption(
      ["pkcs12", "pfx", "p12file"], "--p12", "certificate and key in one file are --p12 FILE"),
    ForeignOption(
      ["pass", "passin", "password", "passphrase", "passwd"], "--password-file",
      "a password comes from --password-file FILE, TRUSTEVAL_PASSWORD or the terminal"),
    ForeignOption(["key"], "--client-key", "the client's key is --client-key FILE"),
    ForeignOption(
      ["k", "no-check-certificate"], "--insecure",
      "--insecure goes on with a server that is not trusted"),
    ForeignOption(
      ["insecure", "k", "no-check-certificate"], "--connect-to",
      "nothing has to be switched off: the handshake goes on whatever the certificates are"),
    ForeignOption(
      ["showcerts", "print-cert"], "--server-name",
      "certificates are shown by 'trusteval show HOST' and 'trusteval show FILE'"),
    ForeignOption(
      ["date", "attime", "verify-time"], "--verify-date", "another date is --verify-date DATE"),
  ]
}
