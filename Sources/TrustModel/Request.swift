/// Everything that can be asked about one endpoint: what one line of a hosts file can say.
package struct Request: Hashable, Sendable {
  package var target: Target
  package var connection: ConnectionPlan
  package var trust: TrustPlan
  /// Bounds all that the endpoint costs: resolving, connecting, handshakes, fetches, witnesses.
  package var timeout: Duration

  package enum Target: Hashable, Sendable {
    /// A-label form or an IP literal without brackets.
    case server(host: String, port: UInt16)
    /// Files with certificates; `-` is standard input.
    case files([String])
  }

  /// Seconds that one endpoint may take unless `--timeout` says otherwise.
  package static let defaultTimeout = Duration.seconds(10)

  package init(
    target: Target, connection: ConnectionPlan = ConnectionPlan(), trust: TrustPlan = TrustPlan(),
    timeout: Duration = Self.defaultTimeout
  ) {
    self.target = target
    self.connection = connection
    self.trust = trust
    self.timeout = timeout
  }

  /// The endpoint as a report names it.
  package var endpoint: Endpoint {
    switch target {
    case .server(let host, let port):
      Endpoint(host: host, port: Int(port), serverName: trust.serverName ?? host)
    case .files(let paths):
      Endpoint(host: paths.first ?? "-", port: nil, serverName: trust.serverName)
    }
  }
}

/// How a server is reached.
package struct ConnectionPlan: Hashable, Sendable {
  /// Where to connect instead of the server's own address; a nil port keeps the server's.
  package var connectTo: Destination?
  /// Name to indicate: nil for the server name, empty for none.
  package var serverNameIndication: String?
  /// File with the certificate to show when the server asks for one.
  package var clientCertificate: String?
  /// File with its key; nil for the same file.
  package var clientKey: String?
  /// Libraries that make a handshake each; the first one's counts, the others' are compared.
  package var engines: [Engine]

  package struct Destination: Hashable, Sendable {
    package var host: String
    package var port: UInt16?

    package init(host: String, port: UInt16?) {
      self.host = host
      self.port = port
    }
  }

  package init(
    connectTo: Destination? = nil, serverNameIndication: String? = nil,
    clientCertificate: String? = nil, clientKey: String? = nil, engines: [Engine] = [.openssl]
  ) {
    self.connectTo = connectTo
    self.serverNameIndication = serverNameIndication
    self.clientCertificate = clientCertificate
    self.clientKey = clientKey
    self.engines = engines
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
  /// Files and directories that stand for the platform's store; empty for this system's own.
  package var rootStores: [String]
  /// Files with certificates to build paths with, not trusted.
  package var intermediates: [String]
  /// Whether OpenSSL and GnuTLS are asked for their verdicts.
  package var secondOpinion: Bool
  /// Whether a missing issuer may be fetched from the address that a certificate names.
  package var fetchesIssuers: Bool

  package init(
    serverName: String? = nil, purpose: Purpose = .server, verifyDate: Instant? = nil,
    anchors: [String] = [], anchorsOnly: Bool = false, userRoots: [String] = [],
    rootStores: [String] = [], intermediates: [String] = [], secondOpinion: Bool = true,
    fetchesIssuers: Bool = true
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
    self.fetchesIssuers = fetchesIssuers
  }

  /// Every store that is consulted, with the source that its roots count for.
  package var stores: [StoreReference] {
    let system =
      anchorsOnly ? [] : rootStores.isEmpty ? [StoreName.system] : rootStores.map(StoreName.store)
    return system.map { StoreReference($0, .system) }
      + userRoots.map { StoreReference(.anchors($0), .user) }
      + anchors.map { StoreReference(.anchors($0), .app) }
  }

  /// The option that leaves this system's store out; nil where it counts.
  package var optionWithoutSystemStore: String? {
    anchorsOnly ? "--anchors-only" : rootStores.isEmpty ? nil : "--root-store"
  }
}

/// A store and what its roots count for.
package struct StoreReference: Hashable, Sendable {
  package var name: StoreName
  package var source: TrustSource

  package init(_ name: StoreName, _ source: TrustSource) {
    self.name = name
    self.source = source
  }
}

/// A set of roots by the name under which the registry of stores knows it.
package struct StoreName: RawRepresentable, Hashable, Codable, Sendable {
  package let rawValue: String

  package init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The one that programs of this system use.
  package static let system = StoreName(rawValue: "system")

  /// What a library's own client trusts when it is told of nothing.
  package static func library(_ engine: Engine) -> StoreName {
    StoreName(rawValue: "library:" + engine.rawValue)
  }

  /// A file whose certificates all count, so that each has to be readable.
  package static func anchors(_ path: String) -> StoreName {
    StoreName(rawValue: "anchors:" + path)
  }

  /// A file or directory that is searched.
  package static func store(_ path: String) -> StoreName {
    StoreName(rawValue: "store:" + path)
  }
}
