#if GnuTLS
  import CGnuTLS
  import TLSEngine
  import TrustModel

  /// Reads from a session what was negotiated.
  struct SessionFacts {
    private let session: gnutls_session_t

    init(_ session: gnutls_session_t) {
      self.session = session
    }

    func handshake(_ seen: SeenMessages, alertNumber: UInt8?, isComplete: Bool) -> Handshake {
      // Until the server has chosen, the library returns its own offer.
      var handshake = Handshake(
        protocolVersion: seen.serverHello ? protocolVersion : nil,
        cipher: seen.serverHello ? cipher : nil, group: seen.serverHello ? group : nil,
        finiteFieldBits: seen.serverHello ? finiteFieldBits : nil,
        signatureHash: seen.serverHello ? signatureHash : nil,
        secureRenegotiation: seen.certificates == nil ? nil : secureRenegotiation,
        alert: alertNumber.map(TLSAlert.name), alertNumber: alertNumber,
        clientCertificateRequested: seen.certificateRequest != nil,
        acceptableIssuers: seen.certificateRequest?.authorities,
        clientCertificateSent: seen.clientCertificate, stapledOCSP: stapledOCSP,
        isComplete: isComplete, engine: .gnutls)
      handshake.stapledForIssuers = seen.certificates?.staplesForIssuers
      return handshake
    }

    private var protocolVersion: String? {
      let number: UInt16? =
        switch gnutls.protocol_get_version(session) {
        case GNUTLS_SSL3: 0x0300
        case GNUTLS_TLS1_0: 0x0301
        case GNUTLS_TLS1_1: 0x0302
        case GNUTLS_TLS1_2: 0x0303
        case GNUTLS_TLS1_3: 0x0304
        default: nil
        }
      return number.flatMap(TLSNames.protocolVersion)
    }

    private var cipher: String? {
      gnutls.ciphersuite_get?(session).map { String(cString: $0) }
    }

    private var group: String? {
      let name = gnutls.group_get_name(gnutls.group_get(session)).map { String(cString: $0) }
      let isFiniteField = name?.hasPrefix("FFDHE") ?? true
      if isFiniteField, gnutls.protocol_get_version(session) != GNUTLS_TLS1_3 {
        // Before TLS 1.3, only the size is known from the server's message.
        return finiteFieldBits.map { "DH \($0)" }
      }
      return name.map { isFiniteField ? $0.lowercased() : TLSNames.group($0) }
    }

    private var finiteFieldBits: Int? {
      let bits = gnutls.dh_get_prime_bits(session)
      return bits > 0 ? Int(bits) : nil
    }

    private var signatureHash: String? {
      let algorithm = gnutls_sign_algorithm_t(
        rawValue: UInt32(bitPattern: gnutls.sign_algorithm_get(session)))
      guard algorithm != GNUTLS_SIGN_UNKNOWN,
        let name = gnutls.digest_get_name(gnutls.sign_get_hash_algorithm(algorithm))
      else { return nil }
      return TLSNames.hash(String(cString: name))
    }

    private var secureRenegotiation: Bool? {
      guard gnutls.protocol_get_version(session) != GNUTLS_TLS1_3 else { return nil }
      return gnutls.safe_renegotiation_status(session) != 0
    }

    private var stapledOCSP: [UInt8]? {
      var response = gnutls_datum_t()
      guard gnutls.ocsp_status_request_get(session, &response) == GNUTLS_E_SUCCESS,
        response.size > 0, let data = response.data
      else { return nil }
      return Array(UnsafeBufferPointer(start: data, count: Int(response.size)))
    }
  }
#endif
