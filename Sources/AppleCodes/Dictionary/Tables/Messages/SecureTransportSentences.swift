/// Apple's words for the statuses of Secure Transport, as SecCopyErrorMessageString has them and programs of
/// others print them: .NET on macOS, libgit2.
///
/// They are the comments behind the statuses in SecureTransport.h, which say so themselves.
enum SecureTransportSentences {
  /// Rows of the table of messages: behind the words of those programs each sentence, and alone those that
  /// nothing else says so.
  static let text =
    rows.flatMap { symbol, sentence in
      programs.map { "\(symbol)|\($0) \(sentence)" }
        + (own.contains(sentence) ? ["\(symbol)|\(sentence)"] : [])
    }.joined(separator: "\n") + "\n"

  /// What is a status by itself, but may be within another program's sentence.
  static let whole = [
    "errSSLPeerProtocolVersion": "bad protocol version",
    // The Security framework's own description, as native-tls prints it for programs of Rust on a Mac.
    "errSecNotTrusted": "The certificate was not trusted.",
  ]

  private static let programs = ["SslException:", "SecureTransport error:"]

  private static let own: Set<String> = [
    "connection closed via error", "valid cert chain, untrusted root",
    "cert chain not verified by root", "chain had an expired cert",
    "chain had a cert not yet valid", "server closed session with no notification",
    "peer dropped connection before responding",
  ]

  private static let rows = [
    ("errSSLProtocol", "SSL protocol error"),
    ("errSSLNegotiation", "Cipher Suite negotiation failure"), ("errSSLFatalAlert", "Fatal alert"),
    ("errSSLSessionNotFound", "attempt to restore an unknown session"),
    ("errSSLClosedGraceful", "connection closed gracefully"),
    ("errSSLClosedAbort", "connection closed via error"),
    ("errSSLXCertChainInvalid", "invalid certificate chain"),
    ("errSSLBadCert", "bad certificate format"),
    ("errSSLCrypto", "underlying cryptographic error"), ("errSSLInternal", "Internal error"),
    ("errSSLModuleAttach", "module attach failure"),
    ("errSSLUnknownRootCert", "valid cert chain, untrusted root"),
    ("errSSLNoRootCert", "cert chain not verified by root"),
    ("errSSLCertExpired", "chain had an expired cert"),
    ("errSSLCertNotYetValid", "chain had a cert not yet valid"),
    ("errSSLClosedNoNotify", "server closed session with no notification"),
    ("errSSLBufferOverflow", "insufficient buffer provided"),
    ("errSSLBadCipherSuite", "bad SSLCipherSuite"),
    ("errSSLPeerUnexpectedMsg", "unexpected message received"),
    ("errSSLPeerHandshakeFail", "handshake failure"),
    ("errSSLPeerBadCert", "misc. bad certificate"),
    ("errSSLPeerUnsupportedCert", "bad unsupported cert format"),
    ("errSSLPeerCertRevoked", "certificate revoked"),
    ("errSSLPeerCertExpired", "certificate expired"),
    ("errSSLPeerCertUnknown", "unknown certificate"), ("errSSLIllegalParam", "illegal parameter"),
    ("errSSLPeerUnknownCA", "unknown Cert Authority"),
    ("errSSLPeerAccessDenied", "access denied"), ("errSSLPeerDecodeError", "decoding error"),
    ("errSSLPeerDecryptError", "decryption error"),
    ("errSSLPeerProtocolVersion", "bad protocol version"),
    ("errSSLPeerInsufficientSecurity", "insufficient security"),
    ("errSSLPeerUserCancelled", "user canceled"),
    ("errSSLPeerNoRenegotiation", "no renegotiation allowed"),
    ("errSSLHostNameMismatch", "peer host name mismatch"),
    ("errSSLConnectionRefused", "peer dropped connection before responding"),
    ("errSSLDecryptionFail", "decryption failure"),
    ("errSSLBadConfiguration", "configuration error"),
    ("errSSLWeakPeerEphemeralDHKey", "weak ephemeral dh key"),
  ]
}
