#if GnuTLS
  import CGnuTLS
  import TLSEngine

  /// What the server's handshake messages said, noted before the library judges them.
  struct SeenMessages {
    private(set) var certificates: CertificateMessage?
    private(set) var certificateRequest = false
    private(set) var serverHello = false
    private(set) var sessionTicket = false

    mutating func note(_ type: UInt32, _ message: UnsafeBufferPointer<UInt8>, isTLS13: Bool) {
      switch type {
      case GNUTLS_HANDSHAKE_SERVER_HELLO.rawValue:
        serverHello = true
      case GNUTLS_HANDSHAKE_CERTIFICATE_PKT.rawValue where certificates == nil:
        certificates = CertificateMessage(body: Array(message), isTLS13: isTLS13)
      case GNUTLS_HANDSHAKE_CERTIFICATE_REQUEST.rawValue:
        certificateRequest = true
      case GNUTLS_HANDSHAKE_NEW_SESSION_TICKET.rawValue:
        sessionTicket = true
      default:
        break
      }
    }
  }
#endif
