import COpenSSL

/// The calling thread's queue of library errors.
///
/// Each thread has one queue for all objects: it is cleared before and after each call whose
/// failure is examined, so that no object reads another's errors.
enum ErrorQueue {
  static func clear() {
    ERR_clear_error()
  }

  /// Reason number of the oldest error from a part of the library (`ERR_LIB_*`).
  static func firstReason(of library: Int32) -> Int32? {
    while case let code = ERR_get_error(), code != 0 {
      if CTrustevalSSL_error_library(code) == library { return CTrustevalSSL_error_reason(code) }
    }
    return nil
  }

  /// Text of the oldest error: the innermost cause, as callers add theirs afterwards.
  static var reason: String? {
    let code = ERR_peek_error()
    guard code != 0, let text = ERR_reason_error_string(code) else { return nil }
    return String(cString: text)
  }

  enum DecryptionError {
    /// The algorithm is unknown, as where its provider is not loaded.
    case unknownAlgorithm
    case other(String)
  }

  /// Why decryption failed; empties the queue.
  static func takeDecryptionError() -> DecryptionError {
    let oldest = reason ?? "no reason given"
    var isAlgorithmUnknown = false
    while case let code = ERR_get_error(), code != 0 {
      let number = CTrustevalSSL_error_reason(code)
      switch CTrustevalSSL_error_library(code) {
      // The cipher was found and ran, and failed.
      case ERR_LIB_PROV where number == PROV_R_BAD_DECRYPT: return .other(oldest)
      case ERR_LIB_EVP where number == EVP_R_BAD_DECRYPT: return .other(oldest)
      case ERR_LIB_EVP:
        let numbers = [
          CTrustevalSSL_unsupported(), EVP_R_UNSUPPORTED_ALGORITHM, EVP_R_UNSUPPORTED_CIPHER,
          EVP_R_UNKNOWN_PBE_ALGORITHM,
        ]
        isAlgorithmUnknown = isAlgorithmUnknown || numbers.contains(number)
      default: break
      }
    }
    return isAlgorithmUnknown ? .unknownAlgorithm : .other(oldest)
  }

  enum HandshakeError {
    /// A message exceeded the bound for its kind, in the library's words.
    case messageTooLong(String)
    case other(String)
  }

  /// Why a handshake failed.
  static var failure: HandshakeError {
    let code = ERR_peek_error()
    let words = reason ?? "no reason given"
    let isTooLong =
      CTrustevalSSL_error_library(code) == ERR_LIB_SSL
      && CTrustevalSSL_error_reason(code) == SSL_R_EXCESSIVE_MESSAGE_SIZE
    return isTooLong ? .messageTooLong(words) : .other(words)
  }
}
