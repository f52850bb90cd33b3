import COpenSSL
import TLSEngine

/// The server's side of one TLS connection, sans-IO: bytes in, step, bytes out.
///
/// A class because it owns a C object that `deinit` frees; it never leaves the task that made it.
package final class TLSServerSession {
  private let ssl: OpaquePointer
  /// Both belong to `ssl`.
  private let incoming: OpaquePointer
  private let outgoing: OpaquePointer
  /// The library holds a pointer to it as long as `ssl` lives.
  package let client = ClientRecord()

  package enum Progress: Equatable, Sendable {
    case needsInput
    case established
    /// The peer sent a close_notify alert.
    case closed
    /// Failed, with the library's message.
    case failed(String)
  }

  init(takingOwnershipOf ssl: OpaquePointer) throws(IssuingError) {
    guard let incoming = BIO_new(BIO_s_mem()), let outgoing = BIO_new(BIO_s_mem()) else {
      SSL_free(ssl)
      throw IssuingError("memory buffers could not be made")
    }
    // An empty buffer means that no data has arrived yet, not the end.
    BIO_ctrl(incoming, BIO_C_SET_BUF_MEM_EOF_RETURN, -1, nil)
    BIO_ctrl(outgoing, BIO_C_SET_BUF_MEM_EOF_RETURN, -1, nil)
    SSL_set_bio(ssl, incoming, outgoing)
    SSL_set_accept_state(ssl)
    SSL_set_msg_callback(ssl, ClientRecord.messageCallback)
    CTrustevalSSL_set_message_argument(ssl, Unmanaged.passUnretained(client).toOpaque())
    self.ssl = ssl
    self.incoming = incoming
    self.outgoing = outgoing
  }

  deinit {
    SSL_free(ssl)
  }

  /// The version that was agreed on, such as `TLSv1.3`.
  package var version: String? { TLSNames.protocolVersion(UInt16(clamping: SSL_version(ssl))) }

  package func receive(_ bytes: [UInt8]) {
    guard !bytes.isEmpty else { return }
    BIO_write(incoming, bytes, Int32(clamping: bytes.count))
  }

  /// Continues the handshake as far as the received bytes allow.
  package func handshake() -> Progress {
    ERR_clear_error()
    return progress(of: SSL_do_handshake(ssl))
  }

  /// Decrypts what arrived; empty with `needsInput` when nothing did.
  package func read() -> (bytes: [UInt8], progress: Progress) {
    ERR_clear_error()
    var result: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: 16_384) { buffer, count in
      result = SSL_read(ssl, buffer.baseAddress, Int32(clamping: buffer.count))
      count = Int(max(0, result))
    }
    return (bytes, progress(of: result))
  }

  /// Encrypts `bytes`.
  package func write(_ bytes: [UInt8]) {
    guard !bytes.isEmpty else { return }
    ERR_clear_error()
    SSL_write(ssl, bytes, Int32(clamping: bytes.count))
  }

  /// Encrypts `bytes` and then a close_notify alert.
  package func finish(with bytes: [UInt8]) {
    write(bytes)
    ERR_clear_error()
    SSL_shutdown(ssl)
  }

  /// Bytes to be sent to the peer now.
  package func takeOutput() -> [UInt8] {
    let pending = BIO_ctrl_pending(outgoing)
    guard pending > 0 else { return [] }
    return [UInt8](unsafeUninitializedCapacity: pending) { buffer, count in
      count = Int(max(0, BIO_read(outgoing, buffer.baseAddress, Int32(clamping: pending))))
    }
  }

  private func progress(of result: Int32) -> Progress {
    guard result <= 0 else { return .established }
    return switch SSL_get_error(ssl, result) {
    case SSL_ERROR_WANT_READ, SSL_ERROR_WANT_WRITE: .needsInput
    case SSL_ERROR_ZERO_RETURN: .closed
    default: .failed(IssuingError("TLS failed").description)
    }
  }
}
