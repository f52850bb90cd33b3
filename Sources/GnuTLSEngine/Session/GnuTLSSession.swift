#if GnuTLS
  import CGnuTLS
  import TLSEngine
  import TrustModel

  /// One client handshake by GnuTLS, over byte queues.
  final class GnuTLSSession: TLSClientSession {
    private let session: gnutls_session_t
    /// Kept alive: the session refers to it.
    private let configuration: ClientConfiguration
    /// Kept alive: the session refers to it; nil without a certificate of the client's.
    private let credentials: ClientCredentials?
    private var input = ByteQueue()
    private var output: [UInt8] = []
    private var seen = SeenMessages()
    /// Nil where no trace is asked for.
    private var trace: TraceRecorder?
    private var alertNumber: UInt8?
    private var isComplete = false
    private var failure: ConnectionFailure?

    /// - Throws: `ConnectionFailure` of kind `internalError` when the library refuses the settings.
    init(_ settings: TLSClientSettings, configuration: ClientConfiguration)
      throws(ConnectionFailure)
    {
      if settings.traces { trace = TraceRecorder() }
      credentials =
        if let identity = settings.clientIdentity { try ClientCredentials(identity) } else { nil }
      var created: gnutls_session_t?
      guard gnutls.`init`(&created, CTrustevalGnuTLS_client_flags()) == GNUTLS_E_SUCCESS,
        let session = created
      else { throw ConnectionFailure(.internalError, summary: "GnuTLS cannot make a session") }
      self.session = session
      self.configuration = configuration
      guard configuration.apply(to: session) else {
        throw ConnectionFailure(.internalError, summary: "GnuTLS refuses its own priorities")
      }
      if let name = settings.serverNameIndication {
        let result = gnutls.server_name_set(session, GNUTLS_NAME_DNS, name, name.utf8.count)
        guard result == GNUTLS_E_SUCCESS else {
          throw ConnectionFailure(
            .internalError,
            summary: "GnuTLS does not take the server name: \(GnuTLSLibrary.text(result))")
        }
      }
      guard credentials?.apply(to: session) != false else {
        throw ConnectionFailure(
          .internalError, summary: "GnuTLS cannot use the client certificate in a session")
      }
      _ = gnutls.ocsp_status_request_enable_client(session, nil, 0, nil)
      // By itself the library appends the secrets to the file that SSLKEYLOGFILE names.
      gnutls.session_set_keylog_function(session) { _, _, _ in 0 }
      gnutls.handshake_set_max_packet_length(session, PeerBounds.handshakeBytes)
      setCallbacks()
    }

    deinit {
      gnutls.deinit(session)
    }

    func receive(_ bytes: [UInt8]) {
      input.append(bytes)
    }

    func receiveEndOfStream() {
      input.isAtEnd = true
    }

    func takeOutput() -> [UInt8] {
      defer { output = [] }
      return output
    }

    func close() {
      // Without a completed handshake there is nothing to close.
      if isComplete { _ = gnutls.bye(session, GNUTLS_SHUT_WR) }
    }

    func advance() -> TLSProgress {
      if let failure { return .failed(failure) }
      return isComplete ? readOn() : shakeHands()
    }

    func observe() -> TLSObservation {
      var handshake = SessionFacts(session).handshake(
        seen, alertNumber: alertNumber, isComplete: isComplete)
      handshake.trace = trace?.trace
      return TLSObservation(
        certificates: seen.certificates?.certificates ?? [], handshake: handshake)
    }

    private func shakeHands() -> TLSProgress {
      while true {
        let pending = input.count
        let result = gnutls.handshake(session)
        switch result {
        case GNUTLS_E_SUCCESS:
          isComplete = true
          return .established
        case GNUTLS_E_AGAIN, GNUTLS_E_INTERRUPTED:
          // A long message is read in parts: the session needs input only when it reads no more.
          if input.isEmpty || input.count == pending { return .needsInput }
        default:
          // A warning, such as unrecognized_name: as the input is finite, this loop ends.
          if gnutls.error_is_fatal(result) != 0 { return fail(result) }
        }
      }
    }

    /// Reads what follows the handshake: an alert there refuses our certificate, or the lack of
    /// one.
    private func readOn() -> TLSProgress {
      var buffer = [UInt8](repeating: 0, count: 16 * 1024)
      while true {
        let pending = input.count
        let count = gnutls.record_recv(session, &buffer, buffer.count)
        // Data, or a ticket, which the library does not return: the server continues.
        if count > 0 || seen.sessionTicket { return .established }
        if count == 0 { return fail(GNUTLS_E_PREMATURE_TERMINATION) }
        let result = Int32(truncatingIfNeeded: count)
        switch result {
        case GNUTLS_E_AGAIN, GNUTLS_E_INTERRUPTED:
          if input.isEmpty || input.count == pending { return .needsInput }
        default: if gnutls.error_is_fatal(result) != 0 { return fail(result) }
        }
      }
    }

    private func fail(_ result: Int32) -> TLSProgress {
      let reason = reason(result)
      failure = reason
      return .failed(reason)
    }

    private func reason(_ result: Int32) -> ConnectionFailure {
      guard result == GNUTLS_E_FATAL_ALERT_RECEIVED else {
        if result == GNUTLS_E_PREMATURE_TERMINATION || result == GNUTLS_E_SESSION_EOF {
          return .closedInHandshake
        }
        _ = gnutls.alert_send_appropriate(session, result)
        if let bound = seen.bound { return bound }
        return .handshake(engine: .gnutls, reason: GnuTLSLibrary.text(result))
      }
      let number = UInt8(truncatingIfNeeded: gnutls.alert_get(session).rawValue)
      alertNumber = number
      trace?.note(alert: number, isFatal: true, from: .server)
      return .alert(
        number,
        after: CertificateRequest(
          isMade: seen.certificateRequest != nil, hasIdentity: credentials != nil,
          isAnswered: seen.clientCertificate))
    }
  }

  /// The functions with which GnuTLS calls the session.
  extension GnuTLSSession {
    private func setCallbacks() {
      let reference = Unmanaged.passUnretained(self).toOpaque()
      gnutls.session_set_ptr(session, reference)
      gnutls.transport_set_ptr(session, reference)
      gnutls.transport_set_push_function(session) { reference, bytes, count in
        GnuTLSSession.at(reference)?.push(UnsafeRawBufferPointer(start: bytes, count: count)) ?? -1
      }
      gnutls.transport_set_pull_function(session) { reference, bytes, count in
        GnuTLSSession.at(reference)?.pull(
          into: UnsafeMutableRawBufferPointer(start: bytes, count: count)) ?? -1
      }
      // Replaces the library's own function, which waits on a socket.
      gnutls.transport_set_pull_timeout_function(session) { reference, _ in
        GnuTLSSession.at(reference)?.input.isEmpty == false ? 1 : 0
      }
      gnutls.handshake_set_hook_function(
        session, Self.anyMessage, GNUTLS_HOOK_PRE
      ) { session, type, _, isIncoming, message in
        guard let session, let message else { return 0 }
        let bytes = UnsafeBufferPointer(
          start: message.pointee.data, count: Int(message.pointee.size))
        return GnuTLSSession.at(gnutls.session_get_ptr(session))?
          .see(type, bytes, isOwn: isIncoming == 0) ?? 0
      }
    }

    /// GNUTLS_HANDSHAKE_ANY, whose macro contains a cast.
    private static let anyMessage = UInt32.max

    private static func at(_ reference: UnsafeMutableRawPointer?) -> GnuTLSSession? {
      reference.map { Unmanaged<GnuTLSSession>.fromOpaque($0).takeUnretainedValue() }
    }

    private func push(_ bytes: UnsafeRawBufferPointer) -> Int {
      output += bytes
      return bytes.count
    }

    private func pull(into buffer: UnsafeMutableRawBufferPointer) -> Int {
      if input.isEmpty, !input.isAtEnd {
        gnutls.transport_set_errno(session, EAGAIN)
        return -1
      }
      return input.take(into: buffer)
    }

    /// Looks at a message before the library processes it; a negative result ends the handshake.
    private func see(
      _ type: UInt32, _ message: UnsafeBufferPointer<UInt8>, isOwn: Bool
    ) -> Int32 {
      let version = gnutls.protocol_get_version(session)
      // The library also passes on what is no message, under numbers of its own.
      if trace != nil, type < GNUTLS_HANDSHAKE_CHANGE_CIPHER_SPEC.rawValue {
        trace?.note(UInt8(type), Array(message), from: isOwn ? .client : .server)
      }
      guard !isOwn else {
        seen.note(own: type, message, isTLS13: version == GNUTLS_TLS1_3)
        return 0
      }
      seen.note(type, message, version: version)
      return seen.bound == nil ? 0 : GNUTLS_E_CERTIFICATE_ERROR
    }
  }
#endif
