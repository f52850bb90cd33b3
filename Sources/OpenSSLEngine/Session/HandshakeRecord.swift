import COpenSSL
import TLSEngine
import TrustModel
import X509

/// The handshake messages as the library's record layer passes them on.
///
/// The message callback sees each message before it is parsed, so that certificates are kept even
/// if the library then refuses them.
final class HandshakeRecord {
  private(set) var certificateMessage: CertificateMessage?
  /// Why the library must not continue; nil as long as it may.
  private(set) var bound: ConnectionFailure?
  private(set) var certificateRequest: CertificateRequestMessage?
  /// Whether the client's Certificate message contained any.
  private(set) var isCertificateSent = false
  private(set) var hasServerHello = false
  private(set) var hasSessionTicket = false
  /// Whether the peer asked for another handshake (RFC 5246, section 7.4.1.1).
  private(set) var isAskedForHandshake = false
  /// The fatal alert received.
  private(set) var alert: UInt8?
  /// Whether the peer sent a close_notify alert.
  private(set) var isClosed = false
  /// The trace that is made; nil where none is wanted.
  var trace: TraceRecorder?
  /// Takes each line of the key log; nil where none is written.
  var keyLog: (@Sendable ([UInt8]) -> Void)?
  private let certificates: CertificateCache

  init(certificates: CertificateCache) {
    self.certificates = certificates
  }

  /// For `SSL_CTX_set_msg_callback`; the argument is a record, not retained.
  static let messageCallback:
    @convention(c) (
      Int32, Int32, Int32, UnsafeRawPointer?, Int, OpaquePointer?, UnsafeMutableRawPointer?
    ) -> Void = { isWritten, _, contentType, start, count, ssl, argument in
      guard let argument, let start else { return }
      let record = Unmanaged<HandshakeRecord>.fromOpaque(argument).takeUnretainedValue()
      let bytes = UnsafeRawBufferPointer(start: start, count: count)
      let version = SSL_version(ssl)
      switch (contentType, isWritten) {
      case (SSL3_RT_HANDSHAKE, 0): record.note(message: bytes, version: version)
      case (SSL3_RT_HANDSHAKE, _):
        record.note(ownMessage: bytes, isTLS13: version == TLS1_3_VERSION)
      case (SSL3_RT_ALERT, 0): record.note(alert: bytes)
      default: break
      }
    }

  /// In the place of `messageCallback` where a trace is wanted, too.
  static let tracingCallback:
    @convention(c) (
      Int32, Int32, Int32, UnsafeRawPointer?, Int, OpaquePointer?, UnsafeMutableRawPointer?
    ) -> Void = { isWritten, version, contentType, start, count, ssl, argument in
      HandshakeRecord.messageCallback(
        isWritten, version, contentType, start, count, ssl, argument)
      guard let argument, let start else { return }
      let record = Unmanaged<HandshakeRecord>.fromOpaque(argument).takeUnretainedValue()
      let bytes = Array(UnsafeRawBufferPointer(start: start, count: count))
      let sender: TracedMessage.Sender = isWritten == 0 ? .server : .client
      switch contentType {
      case SSL3_RT_HEADER: record.trace?.note(record: bytes, from: sender)
      case SSL3_RT_HANDSHAKE: record.trace?.note(message: bytes, from: sender)
      case SSL3_RT_ALERT where count == 2:
        record.trace?.note(
          alert: bytes[1], isFatal: Int32(bytes[0]) == SSL3_AL_FATAL, from: sender)
      default: break
      }
    }

  /// For `SSL_CTX_set_keylog_callback`; the session's application data is a record, not retained.
  static let keyLogCallback: @convention(c) (OpaquePointer?, UnsafePointer<CChar>?) -> Void = {
    ssl, line in
    guard let ssl, let line, let argument = SSL_get_ex_data(ssl, 0) else { return }
    let record = Unmanaged<HandshakeRecord>.fromOpaque(argument).takeUnretainedValue()
    record.keyLog?(Array(String(cString: line).utf8))
  }

  /// For `SSL_CTX_set_cert_verify_callback`: called before the library uses the leaf's key.
  static let verifyCallback: @convention(c) (OpaquePointer?, UnsafeMutableRawPointer?) -> Int32 = {
    context, _ in
    guard let argument = CTrustevalSSL_message_argument(context) else { return 0 }
    let record = Unmanaged<HandshakeRecord>.fromOpaque(argument).takeUnretainedValue()
    return record.bound == nil ? 1 : 0
  }

  private func note(ownMessage message: UnsafeRawBufferPointer, isTLS13: Bool) {
    guard let type = message.first, Int32(type) == SSL3_MT_CERTIFICATE else { return }
    let sent = CertificateMessage(body: Array(message.dropFirst(4)), isTLS13: isTLS13)
    isCertificateSent = !sent.certificates.isEmpty
  }

  private func note(message: UnsafeRawBufferPointer, version: Int32) {
    guard let type = message.first else { return }
    switch Int32(type) {
    case SSL3_MT_HELLO_REQUEST: isAskedForHandshake = true
    case SSL3_MT_SERVER_HELLO: hasServerHello = true
    case SSL3_MT_NEWSESSION_TICKET: hasSessionTicket = true
    case SSL3_MT_CERTIFICATE_REQUEST:
      certificateRequest = CertificateRequestMessage(
        body: Array(message.dropFirst(4)), layout: Self.layout(of: version))
    case SSL3_MT_CERTIFICATE where certificateMessage == nil:
      let received = CertificateMessage(
        body: Array(message.dropFirst(4)), isTLS13: version == TLS1_3_VERSION)
      certificateMessage = received
      bound = .bound(
        on: received,
        keyExcess: received.certificates.first.flatMap {
          PublicKey.excess(inCertificate: $0, parsedBy: certificates)
        })
    case SSL3_MT_SERVER_KEY_EXCHANGE:
      bound = bound ?? .bound(onKeyExchange: Array(message.dropFirst(4)))
    default: break
    }
  }

  private static func layout(of version: Int32) -> CertificateRequestMessage.Layout {
    switch version {
    case TLS1_3_VERSION: .tls13
    case TLS1_2_VERSION: .tls12
    default: .withoutSignatureAlgorithms
    }
  }

  private func note(alert bytes: UnsafeRawBufferPointer) {
    guard bytes.count == 2 else { return }
    let (level, number) = (bytes[0], bytes[1])
    if number == TLSAlert.closeNotify {
      isClosed = true
    } else if Int32(level) == SSL3_AL_FATAL, alert == nil {
      alert = number
    }
  }
}
