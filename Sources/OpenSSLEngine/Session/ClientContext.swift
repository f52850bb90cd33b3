import COpenSSL
import Synchronization
import TLSEngine
import TrustModel
import X509

/// Owns the settings that all client sessions share.
///
/// Unchecked: an SSL_CTX counts its references atomically, and after `init` nothing changes it but
/// `logKeys`, once and before a handshake that needs it; sessions may be made from one context on
/// several threads (SSL_CTX_new(3)).
final class ClientContext: @unchecked Sendable {
  private let pointer: OpaquePointer
  /// What servers sent, parsed.
  let certificates: CertificateCache

  init(certificates: CertificateCache) throws(ConnectionFailure) {
    self.certificates = certificates
    OpenSSLLibrary.start()
    ErrorQueue.clear()
    defer { ErrorQueue.clear() }
    guard let pointer = SSL_CTX_new_ex(ClientLibrary.context, nil, TLS_client_method()) else {
      throw ConnectionFailure(
        .internalError, summary: "OpenSSL cannot start: \(ErrorQueue.reason ?? "no reason given")")
    }
    self.pointer = pointer
    CTrustevalSSL_client_settings(pointer, PeerBounds.handshakeBytes)
    ClientSecurityLevel.note(of: pointer)
    // Level 0 also allows signatures with SHA-1. Anonymous suites stay off: a server that could
    // choose one would send no certificate.
    SSL_CTX_set_security_level(pointer, 0)
    SSL_CTX_set_cipher_list(pointer, "ALL:!aNULL:!eNULL:@SECLEVEL=0")
    AppleOffer.preferred(in: pointer)
    // The library's own verification would take a third of a handshake and stop at the first error.
    SSL_CTX_set_cert_verify_callback(pointer, HandshakeRecord.verifyCallback, nil)
    SSL_CTX_set_verify(pointer, SSL_VERIFY_PEER, nil)
    SSL_CTX_enable_ct(pointer, Int32(SSL_CT_VALIDATION_PERMISSIVE))
    SSL_CTX_set_msg_callback(pointer, HandshakeRecord.messageCallback)
  }

  private let logsKeys = Mutex(false)

  /// Lets the library pass on the secrets of the sessions that ask for it.
  ///
  /// Only with `--keylog`: the library would prepare the lines of every handshake.
  func logKeys() {
    logsKeys.withLock { isDone in
      if !isDone { SSL_CTX_set_keylog_callback(pointer, HandshakeRecord.keyLogCallback) }
      isDone = true
    }
  }

  deinit {
    SSL_CTX_free(pointer)
  }

  /// A new SSL object, owned by the caller.
  func makeSession() -> OpaquePointer? {
    SSL_new(pointer)
  }
}
