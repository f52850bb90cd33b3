/// Everything that can be asked about one endpoint: what one line of a hosts file can say.
package struct Request: Hashable, Sendable {
  package var target: Target
  package var connection: ConnectionPlan
  package var trust: TrustPlan
  /// Limit on all time spent on the endpoint: resolving, connecting, handshakes, fetches,
  /// witnesses.
  package var timeout: Duration
  /// Whether to find the chain that the server should send.
  package var repairsChain: Bool

  package enum Target: Hashable, Sendable {
    /// A-label form or an IP literal without brackets.
    case server(host: String, port: UInt16)
    /// Files with certificates; `-` is standard input.
    case files([String])
    /// A connection in a capture, by the name that the client indicated or the server's address.
    case captured(host: String, port: UInt16)
  }

  /// Seconds that one endpoint may take unless `--timeout` says otherwise.
  package static let defaultTimeout = Duration.seconds(10)

  package init(
    target: Target, connection: ConnectionPlan = ConnectionPlan(), trust: TrustPlan = TrustPlan(),
    timeout: Duration = Self.defaultTimeout, repairsChain: Bool = false
  ) {
    self.target = target
    self.connection = connection
    self.trust = trust
    self.timeout = timeout
    self.repairsChain = repairsChain
  }

  /// How a server is reached; nil for certificates from files, and for a captured connection that
  /// began with TLS.
  package var route: Route? {
    switch target {
    case .server: Route(proxy: connection.proxy?.text, startTLS: connection.startTLS)
    case .captured: connection.startTLS.map { Route(startTLS: $0) }
    case .files: nil
    }
  }

  /// What a client indicates that asks for this name (RFC 6066, section 3): nil for an address, as
  /// none can be indicated, and else the name without a dot at its end.
  package static func indication(of name: String) -> String? {
    guard !name.isEmpty, IPAddress.octets(of: name) == nil else { return nil }
    return name.hasSuffix(".") ? String(name.dropLast()) : name
  }

  /// The endpoint as a report names it.
  package var endpoint: Endpoint {
    switch target {
    case .server(let host, let port), .captured(let host, let port):
      Endpoint(host: host, port: Int(port), serverName: trust.serverName ?? host)
    case .files(let paths):
      Endpoint(host: paths.first ?? "-", port: nil, serverName: trust.serverName)
    }
  }
}

extension Request.Target: Codable {
  private enum Key: String, CodingKey {
    case host, port, files
    case isCaptured = "captured"
  }

  /// Either `files`, or `host` and `port`, with `captured` where they are of a capture.
  package init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: Key.self)
    if let files = try members.decodeIfPresent([String].self, forKey: .files) {
      self = .files(files)
    } else {
      let host = try members.decode(String.self, forKey: .host)
      let port = try members.decode(UInt16.self, forKey: .port)
      let isCaptured = try members.decodeIfPresent(Bool.self, forKey: .isCaptured) ?? false
      self = isCaptured ? .captured(host: host, port: port) : .server(host: host, port: port)
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: Key.self)
    switch self {
    case .server(let host, let port):
      try members.encode(host, forKey: .host)
      try members.encode(port, forKey: .port)
    case .captured(let host, let port):
      try members.encode(host, forKey: .host)
      try members.encode(port, forKey: .port)
      try members.encode(true, forKey: .isCaptured)
    case .files(let files): try members.encode(files, forKey: .files)
    }
  }
}

/// How a server is reached.
package struct ConnectionPlan: Hashable, Codable, Sendable {
  /// Where to connect instead of the server's own address; a nil port keeps the server's.
  package var connectTo: Destination?
  /// The proxy to connect through; nil for a direct connection.
  package var proxy: Proxy?
  /// The protocol in which TLS is asked for; nil where TLS begins at once.
  package var startTLS: StartTLS?
  /// Name to indicate: nil for the server name, empty for none.
  package var serverNameIndication: String?
  /// File with the certificate to show when the server asks for one.
  package var clientCertificate: String?
  /// File with its key; nil for the same file.
  package var clientKey: String?
  /// PKCS #12 file with both, in their place.
  package var pkcs12: String?
  /// Libraries that make a handshake each; the first one's counts, the others' are compared.
  package var engines: [Engine]
  /// The one kind of key that the server's certificate may have; nil for any.
  package var key: KeyKind?
  /// Whether every message of the handshake is kept; nil, as in older records, for no.
  package var traces: Bool?

  /// The file with the client's certificate; nil where none is given.
  package var identityFile: String? { pkcs12 ?? clientCertificate }

  package struct Destination: Hashable, Codable, Sendable {
    package var host: String
    package var port: UInt16?

    package init(host: String, port: UInt16?) {
      self.host = host
      self.port = port
    }
  }

  package init(
    connectTo: Destination? = nil, proxy: Proxy? = nil, startTLS: StartTLS? = nil,
    serverNameIndication: String? = nil,
    clientCertificate: String? = nil, clientKey: String? = nil,
    pkcs12: String? = nil, engines: [Engine] = [.openssl], key: KeyKind? = nil
  ) {
    self.connectTo = connectTo
    self.proxy = proxy
    self.startTLS = startTLS
    self.serverNameIndication = serverNameIndication
    self.clientCertificate = clientCertificate
    self.clientKey = clientKey
    self.pkcs12 = pkcs12
    self.engines = engines
    self.key = key
  }
}

/// What is trusted, for which name and when: TN2232's customisations.
package struct TrustPlan: Hashable, Codable, Sendable {
  /// Name or IP literal to evaluate for; nil for the host's own.
  package var serverName: String?
  package var purpose: Purpose
  /// Nil for the clock of the evidence.
  package var verifyDate: Instant?
  /// Files with anchors of the app.
  package var anchors: [String]
  /// Whether nothing but `anchors` is trusted.
  package var anchorsOnly: Bool
  /// Files with roots as a user or administrator installs them.
  package var userRoots: [String]
  /// Files and directories that replace the platform's store; empty to use this system's own.
  package var rootStores: [String]
  /// Files and directories with certificates to build paths with, not trusted.
  package var intermediates: [String]
  /// Whether OpenSSL and GnuTLS are asked for their verdicts.
  package var secondOpinion: Bool
  /// What may be fetched from the addresses that certificates name.
  package var fetching: FetchPolicy.Permission
  /// What the certificates are compared with, besides or instead of trust evaluation; nil for
  /// nothing.
  package var pinning: Pinning?
  /// What a trusted certificate must also have; nil for nothing.
  package var expectations: Expectations?
  /// Files with trust exceptions; nil for none.
  package var exceptions: [String]?
  package var revocation: RevocationPlan

  package init(
    serverName: String? = nil, purpose: Purpose = .server, verifyDate: Instant? = nil,
    anchors: [String] = [], anchorsOnly: Bool = false, userRoots: [String] = [],
    rootStores: [String] = [], intermediates: [String] = [], secondOpinion: Bool = true,
    fetching: FetchPolicy.Permission = .guarded, pinning: Pinning? = nil,
    expectations: Expectations? = nil, exceptions: [String]? = nil,
    revocation: RevocationPlan = RevocationPlan()
  ) {
    self.serverName = serverName
    self.purpose = purpose
    self.verifyDate = verifyDate
    self.anchors = anchors
    self.anchorsOnly = anchorsOnly
    self.userRoots = userRoots
    self.rootStores = rootStores
    self.intermediates = intermediates
    self.secondOpinion = secondOpinion
    self.fetching = fetching
    self.pinning = pinning
    self.expectations = expectations
    self.exceptions = exceptions
    self.revocation = revocation
  }

  private enum CodingKeys: String, CodingKey {
    case serverName, purpose, verifyDate, anchors, anchorsOnly, userRoots, rootStores
    case intermediates, secondOpinion, pinning, expectations, exceptions, revocation
    // The key that records have for it, from the name of a boolean with another meaning.
    case fetching = "fetchesIssuers"
  }

  /// Every store that is consulted, with the source that its roots count for.
  package var stores: [StoreReference] {
    let system =
      anchorsOnly ? [] : rootStores.isEmpty ? [StoreName.system] : rootStores.map(StoreName.store)
    return system.map { StoreReference($0, .system) }
      + userRoots.map { StoreReference(.anchors($0), .user) }
      + anchors.map { StoreReference(.anchors($0), .app) }
  }

  /// Whether the libraries are asked; they are not where certificates are compared, not evaluated.
  package var asksForSecondOpinion: Bool { secondOpinion && pinning?.files.isEmpty != false }

  /// The option that leaves this system's store out; nil where the store is used.
  package var optionWithoutSystemStore: String? {
    anchorsOnly ? "--anchors-only" : rootStores.isEmpty ? nil : "--root-store"
  }
}

/// A store, and the source of trust that its roots have.
package struct StoreReference: Hashable, Sendable {
  package var name: StoreName
  package var source: TrustSource

  package init(_ name: StoreName, _ source: TrustSource) {
    self.name = name
    self.source = source
  }
}

/// A set of roots by its name in the registry of stores.
package struct StoreName: Hashable, Sendable {
  package let kind: Kind

  package enum Kind: Hashable, Sendable {
    /// The one that programs of this system use.
    case system
    /// What a library's own client trusts when no roots are named to it.
    case library(Engine)
    /// A file of which every certificate becomes an anchor, so each has to be readable.
    case anchors(path: String)
    /// A file or directory that is searched.
    case store(path: String)
  }

  private init(_ kind: Kind) {
    self.kind = kind
  }

  /// Files are the same where their names are so octet by octet: for Swift, two spellings of a letter
  /// with an accent are one string, and for the file system they are two files.
  package static func == (one: StoreName, other: StoreName) -> Bool {
    switch (one.kind, other.kind) {
    case (.anchors(let path), .anchors(let second)), (.store(let path), .store(let second)):
      path.utf8.elementsEqual(second.utf8)
    case (.system, _), (.library, _), (.anchors, _), (.store, _): one.kind == other.kind
    }
  }

  /// Equal names have the same, by Swift's rule and octet by octet.
  package func hash(into hasher: inout Hasher) { hasher.combine(kind) }

  package static let system = StoreName(.system)
  package static func library(_ engine: Engine) -> StoreName { StoreName(.library(engine)) }
  package static func anchors(_ path: String) -> StoreName { StoreName(.anchors(path: path)) }
  package static func store(_ path: String) -> StoreName { StoreName(.store(path: path)) }
}

extension StoreName: Codable {
  /// Such as `system`, `library:gnutls`, `anchors:ca.pem` or `store:/etc/ssl/certs`.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let rest = parts.count > 1 ? String(parts[1]) : nil
    switch (parts.first, rest) {
    case ("system", nil): self = .system
    case ("anchors", let path?): self = .anchors(path)
    case ("store", let path?): self = .store(path)
    case ("library", let name?):
      guard let engine = Engine(rawValue: name) else { fallthrough }
      self = .library(engine)
    default:
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "'\(text)' names no store")
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch kind {
    case .system: try container.encode("system")
    case .library(let engine): try container.encode("library:" + engine.rawValue)
    case .anchors(let path): try container.encode("anchors:" + path)
    case .store(let path): try container.encode("store:" + path)
    }
  }
}
