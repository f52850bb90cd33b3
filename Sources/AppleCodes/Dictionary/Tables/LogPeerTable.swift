/// Where programs name the server in what they print.
enum LogPeerTable {
  /// The name that was asked for, the surest place first.
  static let names: [LogPeer.Place] = [
    // Foundation.
    .init("pretending to be \u{201c}"), .init("pretending to be \""),
    .init("pretending to be \\\""), .init("The server \u{201c}"), .init("The server \""),
    .init("The server \\\""),
    // Go.
    .init("certificate is valid for ", as: .lastOfList), .init("but wanted to match "),
    .init("cannot validate certificate for "),
    // Python.
    .init("certificate is not valid for '"), .init("HTTPSConnectionPool(host='"),
    .init("HTTPConnectionPool(host='"), .init("Cannot connect to host "),
    .init("hostname '", "doesn't match"),
    // Java.
    .init("No subject alternative DNS name matching "), .init("No name matching "),
    .init("No subject alternative names matching IP address "), .init("Certificate for <"),
    .init("Hostname ", "not verified"), .init("UnknownHostException: "),
    // Node.
    .init("altnames: Host: "), .init("altnames: IP: "), .init("getaddrinfo ENOTFOUND "),
    .init("getaddrinfo EAI_AGAIN "),
    // curl, Wget and openssl s_client.
    .init("target host name '"), .init("target hostname '"), .init("Could not resolve host: "),
    .init("in connection to "), .init("cannot verify ", "'s certificate"),
    .init("requested host name \u{2018}"), .init("The certificate of \u{2018}"),
    .init("does not match hostname \u{2018}"), .init("-servername "),
    // rustls.
    .init("not valid for name \""),
    // Browsers.
    .init("steal your information from "), .init("could not prove that it is "),
    .init("did not continue to "), .init("You cannot visit "), .init("during a connection to "),
    .init(" uses an invalid security certificate", as: .hostBefore),
    .init(" normally uses encryption", as: .hostBefore),
    .init(" sent an invalid response", as: .hostBefore),
    .init(" uses an unsupported protocol", as: .hostBefore),
    // nginx and Apache httpd, of a server behind them.
    .init("upstream SSL certificate does not match \""), .init("does not match for hostname "),
    // Ruby, Perl and Dart.
    .init("hostname \"", "does not match the server certificate"), .init("Can't connect to "),
    .init("Failed host lookup: '"),
    // Mail and databases.
    .init("imapc("), .init("match expected host name "),
    .init("TLS connection established to "), .init("certificate verification failed for "),
    .init("SSL_connect error to "), .init("TLS error on connection to "), .init("relay=", "["),
    .init("connection to server at \""), .init("does not match host name \""),
  ]

  /// Where the connection went, by name or address.
  static let addresses: [LogPeer.Place] = [
    .init("upstream: \"", as: .url), .init("[remote "), .init("-connect "),
    .init("* Connected to "), .init("peeraddr="), .init("dial tcp "),
    .init("connect ECONNREFUSED "),
  ]

  /// Places that name other things as well.
  static let places: [LogPeer.Place] = [
    .init("unable to access '", as: .url), .init("Get \"", as: .url), .init("Post \"", as: .url),
    .init("request to ", as: .url), .init("for url (", as: .url), .init("request for \"", as: .url),
    .init("Failed to connect to "), .init("Connection refused ("),
    .init("No such host is known. ("), .init("Connecting to "), .init("Connect to "),
    .init("attempt to connect to "), .init(" H="),
  ]

  /// Words before a URL that is to be read, or the second of several.
  static let citing: Set<String> = [
    "see", "here", "visit", "read", "documentation", "docs", "help", "details", "information",
    "and", "or",
  ]

  /// What a server's log calls the server itself.
  static let ownNames: [LogPeer.Place] = [
    .init("host: \""), .init("(server "), .init(", server: "), .init("lip="),
  ]

  /// Schemes under which TLS begins at once, and their ports.
  static let schemes: [(String, UInt16)] = [
    ("https://", 443), ("wss://", 443), ("ldaps://", 636), ("imaps://", 993), ("pop3s://", 995),
    ("smtps://", 465), ("ftps://", 990), ("amqps://", 5671), ("mqtts://", 8883),
    ("rediss://", 6379),
  ]
}
