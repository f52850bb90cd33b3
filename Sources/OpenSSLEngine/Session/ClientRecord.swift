import COpenSSL
import TLSEngine

/// What a client of a test server tells about itself in its messages.
package final class ClientRecord {
  /// The alert that the client sent, of any level but close_notify.
  package private(set) var alert: UInt8?
  /// Whether the client sent a close_notify alert.
  package private(set) var isClosed = false
  /// Whether the client was asked for a certificate.
  package private(set) var isAsked = false
  /// The client's certificate, DER; nil where it sent none.
  package private(set) var certificate: [UInt8]?

  /// For `SSL_set_msg_callback`; the argument is a record, not retained.
  static let messageCallback:
    @convention(c) (
      Int32, Int32, Int32, UnsafeRawPointer?, Int, OpaquePointer?, UnsafeMutableRawPointer?
    ) -> Void = { isWritten, _, contentType, start, count, ssl, argument in
      guard let argument, let start else { return }
      let record = Unmanaged<ClientRecord>.fromOpaque(argument).takeUnretainedValue()
      let bytes = UnsafeRawBufferPointer(start: start, count: count)
      switch (contentType, isWritten) {
      case (SSL3_RT_ALERT, 0) where count == 2: record.note(alert: bytes[1])
      case (SSL3_RT_HANDSHAKE, 0) where bytes.first.map(Int32.init) == SSL3_MT_CERTIFICATE:
        record.certificate =
          CertificateMessage(
            body: Array(bytes.dropFirst(4)), isTLS13: SSL_version(ssl) == TLS1_3_VERSION
          ).certificates.first
      case (SSL3_RT_HANDSHAKE, 1):
        record.isAsked =
          record.isAsked || bytes.first.map(Int32.init) == SSL3_MT_CERTIFICATE_REQUEST
      default: break
      }
    }

  private func note(alert number: UInt8) {
    if number == TLSAlert.closeNotify { isClosed = true } else { alert = alert ?? number }
  }
}
