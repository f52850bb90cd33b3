/// Where programs name the server in what they print.
enum LogPeerTable {
  /// The name that was asked for, the surest place first.
  static let names: [LogPeer.Place] = [
    // Foundation.
    .init("pretending to be \u{201c}"), .init("pretending to be \""),
    .init("pretending to be \\\""), .init("The server \u{201c}"), .init("The server \""),
    .init("The server \\\""),
    .init("identity of the website \u{201c}"), .init("identity of the website \""),
    .init("identity of the server \u{201c}"), .init("identity of the server \""),
    .init("identity of \u{201c}"), .init("identity of \""),
    .init("open the page \u{201c}"), .init("open the page \""),
    .init("Open the Page \u{201c}"), .init("Open the Page \""),
    .init("may be impersonating \u{201c}"), .init("may be impersonating \""),
    .init("connection to the server \u{201c}"), .init("connection to the server \""),
    .init("cleartext HTTP connection to "), .init("\"に偽装した", as: .hostBefore),
    // Alamofire.
    .init("Pin validation failed for "), .init("(host: \""), .init(" failed for host "),
    .init("value is required for host "),
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
    .init("No server host: ", "in the server certificate"),
    .init("Hostname ", "not verified"), .init("UnknownHostException: "),
    // Android and OkHttp.
    .init("CLEARTEXT communication to "), .init("Cleartext HTTP traffic to "),
    .init("Pinned certificates for "), .init("Unable to resolve host \""),
    // Node.
    .init("altnames: Host: "), .init("altnames: IP: "), .init("getaddrinfo ENOTFOUND "),
    .init("getaddrinfo EAI_AGAIN "),
    // curl, Wget and openssl s_client.
    .init("target host name '"), .init("target hostname '"), .init("target ipv4 address '"),
    .init("target ipv6 address '"), .init("Could not resolve host: "),
    .init("in connection to "), .init("cannot verify ", "'s certificate"),
    .init("requested host name \u{2018}"), .init("The certificate of \u{2018}"),
    .init("does not match hostname \u{2018}"), .init("Resolving '"), .init("-servername "),
    // rustls.
    .init("not valid for name \""), .init("expected: DnsName(\""),
    .init("expected: IpAddress("),
    // Browsers.
    .init("steal your information from "), .init("could not prove that it is "),
    .init("did not continue to "), .init("You cannot visit "), .init("during a connection to "),
    .init("CertVerifyProcBuiltin for ", " failed"),
    // Chrome in German, French, Spanish, Italian, Portuguese, Dutch, Russian and Chinese.
    .init("Ihre Daten von ", "zu stehlen"), .init("Ihre Informationen von ", "zu stehlen"),
    .init("informations personnelles sur le site "), .init("robar tu información de "),
    .init("robar su información de "), .init("carpire le tue informazioni da "),
    .init("roubar suas informações de "), .init("je gegevens van ", "te stelen"),
    .init("ваши данные с сайта "), .init("攻击者可能会试图从 "),
    .init("certificate that is not valid for "),
    .init("does not trust ", "because its certificate"),
    .init("The certificate for ", "expired on"), .init("The certificate for ", "will not be valid"),
    .init(" uses an invalid security certificate", as: .hostBefore),
    .init(" normally uses encryption", as: .hostBefore),
    .init(" sent an invalid response", as: .hostBefore),
    .init(" uses an unsupported protocol", as: .hostBefore),
    // nginx and Apache httpd, of a server behind them.
    .init("upstream SSL certificate does not match \""), .init("does not match for hostname "),
    // Ruby, Perl and Dart.
    .init("hostname \"", "does not match the server certificate"), .init("Can't connect to "),
    .init("Failed host lookup: '"),
    // Schannel's events and SwiftNIO.
    .init("server name we were expecting is "), .init("Couldn't find ", "in certificate from peer"),
    // Mail and databases.
    .init("imapc("), .init("match expected host name "),
    .init("TLS connection established to "), .init("certificate verification failed for "),
    .init("Could not connect to Redis at "),
    .init("failed to establish trust with server at ["), .init("SSL_connect error to "),
    .init("TLS error on connection to "), .init("relay=", "["),
    .init("but was not offered by host "),
    .init("connection to server at \""), .init("does not match host name \""),
    .init("server on '"),
    // The URL that a request was for, behind the words of the error itself: Go, Dart, Node.
    .init("Get \"", as: .url), .init("Post \"", as: .url), .init("Head \"", as: .url),
    .init("Put \"", as: .url), .init("Patch \"", as: .url), .init("Delete \"", as: .url),
    .init("Get https://"), .init("Post https://"), .init("Head https://"),
    .init(" uri=", as: .url), .init("request to ", as: .url),
  ]

  /// Where the connection went, by name or address.
  static let addresses: [LogPeer.Place] = [
    .init("upstream: \"", as: .urlUnlessPlain), .init("[remote "), .init("-connect "),
    .init("* Connected to "), .init("peeraddr="), .init("dial tcp "),
    .init("connect ECONNREFUSED "), .init("connect ETIMEDOUT "), .init("connect EHOSTUNREACH "),
    .init("connect ENETUNREACH "), .init("connect ECONNRESET "), .init("connect EACCES "),
    .init("attempted address: "), .init("attempted addresses: "),
    .init("address: '"), .init("address = "), .init("Connect call failed ('"),
    .init("[C", as: .connection), .init("to_address,{\""),
    .init("to_address, {'"), .init("to_address, {~c\""),
    .init("failed to connect to ", "(port "),
    // gRPC's core.
    .init("ipv4:", as: .hostWithPort), .init("ipv6:", as: .hostWithPort),
  ]

  /// Places that name other things as well.
  static let places: [LogPeer.Place] = [
    .init("unable to access '", as: .url), .init("for url (", as: .url),
    .init("request for \"", as: .url),
    .init("Failed to connect to "), .init("Connection refused ("), .init("Connection refused: "),
    .init("actively refused it. ("), .init("server running on host \""),
    .init("Host is unresolved: "),
    .init("Connection to ", "timed out"),
    // Kafka: `Connection to node -1 (broker/192.0.2.4:9093) failed authentication ...`.
    .init(") failed authentication due to", as: .hostBefore),
    .init(") could not be established. Node", as: .hostBefore),
    .init(") terminated during authentication", as: .hostBefore),
    .init("lookup ", "no such host"), .init("No such host is known. ("), .init("Connecting to "),
    .init("Connect to "),
    .init("attempt to connect to "), .init(" H="), .init(" on ", as: .hostWithPort),
  ]

  /// Words before a URL that is to be read, or the second of several.
  static let citing: Set<String> = [
    "see", "here", "visit", "read", "documentation", "docs", "help", "details", "information",
    "and", "or",
  ]

  /// Ports of services with TLS: a name before any other number may be a file before its line.
  static let ports: Set<UInt16> = [
    443, 465, 636, 853, 993, 995, 5061, 5223, 5228, 6380, 6443, 8443, 8883, 9443,
  ]

  /// Endings of source files, whose lines are written as ports are.
  static let sourceFiles: Set<String> = [
    "c", "cc", "cpp", "h", "m", "mm", "swift", "py", "js", "ts", "go", "rs", "rb", "php", "java",
    "kt",
    "dart", "cs",
  ]

  /// Pages that programs refer to in their errors, without the scheme.
  static let manuals = [
    "docs.rs/", "www.rsyslog.com/e/", "curl.haxx.se/", "curl.se/", "aka.ms/", "goo.gl/",
    "go.microsoft.com/fwlink",
    "learn.microsoft.com/", "docs.microsoft.com/", "docs.python.org/", "docs.oracle.com/",
    "developer.apple.com/", "developer.mozilla.org/", "developer.android.com/",
    "stackoverflow.com/questions",
  ]

  /// Apple's sentences in other languages, behind which the server is the first host in quotes.
  static let sentences: [String] = MessageTable.localised.split(separator: "\n").flatMap { line in
    let sentence = String(line.split(separator: "|", maxSplits: 1).last ?? "")
    let typographic = sentence.replacing("'", with: "\u{2019}")
    return sentence == typographic ? [sentence] : [sentence, typographic]
  }

  /// Quotes that open, each with those that close it.
  static let quotes: [Character: String] = [
    "\u{201e}": "\u{201c}\u{201d}", "\u{201c}": "\u{201d}", "\u{ab}": "\u{bb}", "\u{bb}": "\u{ab}",
    "\u{201a}": "\u{2018}\u{2019}", "\u{2018}": "\u{2019}", "\u{300c}": "\u{300d}",
    "\u{300e}": "\u{300f}",
  ]

  /// What a server's log calls the server itself.
  static let ownNames: [LogPeer.Place] = [
    .init("host: \""), .init("(server "), .init(", server: "), .init("lip="),
  ]

  /// Schemes under which TLS begins at once, and their ports.
  static let schemes: [(String, UInt16)] = [
    ("https://", 443), ("wss://", 443), ("ldaps://", 636), ("imaps://", 993), ("pop3s://", 995),
    ("smtps://", 465), ("ftps://", 990), ("amqps://", 5671), ("mqtts://", 8883),
    ("rediss://", 6379), ("ssl://", 443), ("tls://", 443),
  ]
}
