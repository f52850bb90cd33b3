import COpenSSL
import TLSEngine
import TrustModel

/// One client handshake of OpenSSL between two memory buffers.
final class OpenSSLClientSession: TLSClientSession {
  let ssl: OpaquePointer
  /// Owned by `ssl`.
  private let input: OpaquePointer
  /// Owned by `ssl`.
  private let output: OpaquePointer
  /// The library holds a pointer to it as long as `ssl` lives.
  let record: HandshakeRecord
  private let hasClientIdentity: Bool
  private var isInputAtEnd = false
  private var failure: ConnectionFailure?

  init(context: ClientContext, settings: TLSClientSettings) throws(ConnectionFailure) {
    record = HandshakeRecord(certificates: context.certificates)
    ErrorQueue.clear()
    guard let ssl = context.makeSession() else {
      throw .openSSL("cannot make a session")
    }
    guard let input = BIO_new(BIO_s_mem()), let output = BIO_new(BIO_s_mem()) else {
      SSL_free(ssl)
      throw .openSSL("cannot make a buffer")
    }
    SSL_set_bio(ssl, input, output)
    self.ssl = ssl
    self.input = input
    self.output = output
    hasClientIdentity = settings.clientIdentity != nil
    CTrustevalSSL_set_message_argument(ssl, Unmanaged.passUnretained(record).toOpaque())
    if settings.traces {
      record.trace = TraceRecorder()
      SSL_set_msg_callback(ssl, HandshakeRecord.tracingCallback)
    }
    if let keyLog = settings.keyLog {
      record.keyLog = keyLog
      SSL_set_ex_data(ssl, 0, Unmanaged.passUnretained(record).toOpaque())
      context.logKeys()
    }
    SSL_set_connect_state(ssl)
    refuseRenegotiation()
    if let name = settings.serverNameIndication, CTrustevalSSL_set_host_name(ssl, name) != 1 {
      throw .openSSL("cannot send the server name \"\(name)\"")
    }
    if let key = settings.key, !key.limit(ssl) {
      throw .openSSL("cannot ask for \(key.name) alone: \(ErrorQueue.reason ?? "no reason given")")
    }
    if settings.isLimitedToApple, !AppleOffer.limit(ssl) {
      throw .openSSL(
        "cannot offer what Apple's clients do: \(ErrorQueue.reason ?? "no reason given")")
    }
    guard settings.clientIdentity?.install(in: ssl) != false else {
      throw .openSSL(
        "does not take the client certificate: \(ErrorQueue.reason ?? "no reason given")")
    }
  }

  deinit {
    SSL_free(ssl)
  }

  func receive(_ bytes: [UInt8]) {
    // A memory BIO accepts everything; the driver bounds the amount.
    BIO_write(input, bytes, Int32(clamping: bytes.count))
  }

  func receiveEndOfStream() {
    isInputAtEnd = true
  }

  func advance() -> TLSProgress {
    if let failure { return .failed(failure) }
    ErrorQueue.clear()
    defer { ErrorQueue.clear() }
    let progress = SSL_is_init_finished(ssl) == 1 ? readOn() : handshake()
    if case .failed(let failure) = progress { self.failure = failure }
    return progress
  }

  func takeOutput() -> [UInt8] {
    let pending = Int32(clamping: BIO_ctrl_pending(output))
    guard pending > 0 else { return [] }
    return [UInt8](unsafeUninitializedCapacity: Int(pending)) { buffer, count in
      count = max(0, Int(BIO_read(output, buffer.baseAddress, pending)))
    }
  }

  func close() {
    guard failure == nil, SSL_is_init_finished(ssl) == 1 else { return }
    ErrorQueue.clear()
    SSL_shutdown(ssl)
    ErrorQueue.clear()
  }

  func observe() -> TLSObservation {
    // Reading timestamps parses the peer's bytes and may leave errors in the queue.
    defer { ErrorQueue.clear() }
    var handshake = HandshakeReading(ssl: ssl, record: record)
      .handshake(isComplete: failure == nil && SSL_is_init_finished(ssl) == 1)
    handshake.trace = record.trace?.trace
    return TLSObservation(
      certificates: record.certificateMessage?.certificates ?? [], handshake: handshake)
  }

  private func handshake() -> TLSProgress {
    let result = SSL_do_handshake(ssl)
    if let bound = record.bound { return .failed(bound) }
    if result == 1 { return .established }
    guard SSL_get_error(ssl, result) == SSL_ERROR_WANT_READ else { return .failed(diagnosed()) }
    return isInputAtEnd ? .failed(.closedInHandshake) : .needsInput
  }

  private func readOn() -> TLSProgress {
    var byte: UInt8 = 0
    let result = SSL_peek(ssl, &byte, 1)
    if result > 0 || record.hasSessionTicket { return .established }
    guard SSL_get_error(ssl, result) == SSL_ERROR_WANT_READ else { return .failed(diagnosed()) }
    return isInputAtEnd ? .failed(.closedInHandshake) : .needsInput
  }

  /// Why the library failed.
  private func diagnosed() -> ConnectionFailure {
    if let alert = record.alert {
      return .alert(
        alert,
        after: CertificateRequest(
          isMade: record.certificateRequest != nil, hasIdentity: hasClientIdentity,
          isAnswered: record.isCertificateSent))
    }
    if record.isClosed { return .closedInHandshake }
    return switch ErrorQueue.failure {
    // The bound on other messages is the library's, and lower.
    case .messageTooLong where SSL_get_state(ssl) == TLS_ST_CR_CERT: .handshakeTooLong
    case .messageTooLong(let reason), .other(let reason):
      .handshake(engine: .openssl, reason: reason)
    }
  }
}

extension ConnectionFailure {
  fileprivate static func openSSL(_ event: String) -> ConnectionFailure {
    ConnectionFailure(.internalError, summary: "OpenSSL \(event)")
  }
}
