import COpenSSL
import TLSEngine

extension OpenSSLClientSession: TLSDataSession {
  func write(_ bytes: [UInt8]) {
    guard !bytes.isEmpty else { return }
    ErrorQueue.clear()
    defer { ErrorQueue.clear() }
    // A memory BIO accepts everything; the caller bounds the amount. A failure shows when reading.
    SSL_write(ssl, bytes, Int32(clamping: bytes.count))
  }

  func read() -> TLSReading {
    ErrorQueue.clear()
    defer { ErrorQueue.clear() }
    var result: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: 16_384) { buffer, count in
      result = SSL_read(ssl, buffer.baseAddress, Int32(clamping: buffer.count))
      count = Int(max(0, result))
    }
    guard result <= 0 else { return .data(bytes) }
    return switch SSL_get_error(ssl, result) {
    case SSL_ERROR_WANT_READ, SSL_ERROR_WANT_WRITE: .needsInput
    case SSL_ERROR_ZERO_RETURN: .closed
    case _ where record.isAskedForHandshake: .refusedHandshake
    default:
      record.alert.map(TLSReading.alert) ?? .failed(ErrorQueue.reason ?? "no reason given")
    }
  }

  /// A renegotiation could bring another certificate than the one of the verdict.
  func refuseRenegotiation() {
    // SSL_OP_NO_RENEGOTIATION, a macro that Swift cannot see.
    SSL_set_options(ssl, 1 << 30)
  }
}
