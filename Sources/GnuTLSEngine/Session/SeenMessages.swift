#if GnuTLS
  import CGnuTLS
  import TLSEngine
  import TrustModel
  import X509

  /// The content of the server's handshake messages, recorded before the library processes them.
  struct SeenMessages {
    private(set) var certificates: CertificateMessage?
    /// Why the library must not continue; nil as long as it may.
    private(set) var bound: ConnectionFailure?
    private(set) var certificateRequest: CertificateRequestMessage?
    /// Whether the client's Certificate message contained any.
    private(set) var clientCertificate = false
    private(set) var serverHello = false
    private(set) var sessionTicket = false

    /// Records a message of the client's.
    mutating func note(own type: UInt32, _ message: UnsafeBufferPointer<UInt8>, isTLS13: Bool) {
      guard type == GNUTLS_HANDSHAKE_CERTIFICATE_PKT.rawValue else { return }
      let sent = CertificateMessage(body: Array(message), isTLS13: isTLS13)
      clientCertificate = !sent.certificates.isEmpty
    }

    mutating func note(
      _ type: UInt32, _ message: UnsafeBufferPointer<UInt8>, version: gnutls_protocol_t
    ) {
      switch type {
      case GNUTLS_HANDSHAKE_SERVER_HELLO.rawValue:
        serverHello = true
      case GNUTLS_HANDSHAKE_CERTIFICATE_PKT.rawValue where certificates == nil:
        let received = CertificateMessage(
          body: Array(message), isTLS13: version == GNUTLS_TLS1_3)
        certificates = received
        bound = .bound(
          on: received,
          keyExcess: received.certificates.first.flatMap { PublicKey.excess(inCertificate: $0) })
      case GNUTLS_HANDSHAKE_SERVER_KEY_EXCHANGE.rawValue:
        bound = bound ?? .bound(onKeyExchange: Array(message))
      case GNUTLS_HANDSHAKE_CERTIFICATE_REQUEST.rawValue:
        certificateRequest = CertificateRequestMessage(
          body: Array(message), layout: Self.layout(of: version))
      case GNUTLS_HANDSHAKE_NEW_SESSION_TICKET.rawValue:
        sessionTicket = true
      default:
        break
      }
    }

    private static func layout(
      of version: gnutls_protocol_t
    ) -> CertificateRequestMessage.Layout {
      switch version {
      case GNUTLS_TLS1_3: .tls13
      case GNUTLS_TLS1_2: .tls12
      default: .withoutSignatureAlgorithms
      }
    }
  }
#endif
