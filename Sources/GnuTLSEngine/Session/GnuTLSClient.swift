#if GnuTLS
  package import TLSEngine
  package import TrustModel

  /// GnuTLS as TLS client.
  package struct GnuTLSClient: TLSClient {
    package init() {}

    package var engine: Engine { .gnutls }

    package var version: String { GnuTLSLibrary.version }

    package func makeClientSession(_ settings: TLSClientSettings) throws(ConnectionFailure)
      -> any TLSClientSession
    {
      if let problem = GnuTLSLibrary.problem {
        throw ConnectionFailure(.internalError, summary: problem)
      }
      guard let configuration = ClientConfiguration.shared(for: settings.key) else {
        throw ConnectionFailure(.internalError, summary: "GnuTLS cannot set up a client")
      }
      return try GnuTLSSession(settings, configuration: configuration)
    }
  }
#endif
