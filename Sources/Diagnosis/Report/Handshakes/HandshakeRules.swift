import TrustModel
import X509

/// What clients refuse in a handshake that this tool's lenient client completes.
///
/// Who refuses was seen with the clients of OpenSSL 3.0.19 (security level 2, as Debian builds it and
/// OpenSSL itself from 3.2 on) and GnuTLS 3.7.9, both with their own settings, against servers that
/// were made to do each of these; curl with OpenSSL did as OpenSSL's. What was not seen is no finding.
struct HandshakeRules {
  let handshake: Handshake
  /// The server's certificate; nil when it cannot be read.
  let leaf: Certificate?

  var findings: [HandshakeFinding] {
    [version, offer, cipher, signature, keyExchange, renegotiation, keyUsage, plaintext]
      .compactMap(\.self)
  }

  /// What ends the connection of every current Apple client; nil from TLS 1.2 on.
  var failure: Finding? {
    guard handshake.isOfRetiredVersion, let version = handshake.protocolVersion else { return nil }
    return Finding(
      .tlsVersion, certificate: nil,
      summary: "iOS 26 and macOS 26 refuse \(version), whatever the exceptions",
      expected: "TLS 1.2 or later",
      actual: "\(version), the server's choice \(versions)")
  }

  /// What the server needs that Apple's clients do not offer, known where it was asked without.
  private var offer: HandshakeFinding? {
    let choice: AppleHello.Choice
    switch handshake.appleHello {
    case .refused(let refused, _): choice = refused
    case .unanswered(let chosen, let failure):
      return HandshakeFinding(
        .offer,
        summary:
          "what Apple's clients get is not known: the server chose what they do not offer, and "
          + "no certificate came when it was asked without it (\(failure.summary))",
        seen: chosen.text, refusedBy: [])
    case .notAsked(let chosen):
      return HandshakeFinding(
        .offer,
        summary: "what Apple's clients get was not tried: the server chose what they do not offer",
        seen: chosen.text, refusedBy: [])
    case .accepted, nil: return nil
    }
    return HandshakeFinding(
      .offer,
      summary:
        "asked with what Apple's clients offer, the server ends the handshake; it chose what they lack",
      seen: choice.text, refusedBy: [.apple])
  }

  /// What the server chose from: in a capture, an old client may have left it no choice.
  private var versions: String {
    guard handshake.engine == nil else { return "from an offer of all up to TLS 1.3" }
    return handshake.offer?.highestVersion.map { "from the client's offer of up to \($0)" }
      ?? "from an offer that the capture does not show"
  }

  /// OpenSSL ends with "legacy sigalg disallowed or unsupported" at the server's signature, which is
  /// over MD5 and SHA-1 or SHA-1 alone; where RSA transports the key there is none, and it goes on.
  private var version: HandshakeFinding? {
    guard handshake.isOfRetiredVersion, let version = handshake.protocolVersion else { return nil }
    return HandshakeFinding(
      .protocolVersion, summary: "TLS before 1.2 is retired (RFC 8996), current browsers refuse it",
      seen: version, refusedBy: handshake.transportsKey ? [] : [.openssl])
  }

  /// Neither library offers any of these by default.
  private var cipher: HandshakeFinding? {
    guard let cipher = handshake.cipher else { return nil }
    let parts = Set(cipher.split(separator: "_"))
    guard !parts.isDisjoint(with: ["NULL", "EXPORT", "RC4", "RC2", "DES", "DES40", "3DES", "IDEA"])
    else { return nil }
    return HandshakeFinding(
      .cipher, summary: "the cipher is broken or weak, and hardly any client offers it",
      seen: cipher, refusedBy: [.openssl, .gnutls])
  }

  /// OpenSSL does not offer SHA-1, and a server that has nothing else sends `handshake_failure`.
  ///
  /// Before TLS 1.2 there is no choice of hash, and the version says it all.
  private var signature: HandshakeFinding? {
    guard !handshake.isOfRetiredVersion, let hash = handshake.signatureHash,
      ["SHA-1", "MD5"].contains(hash)
    else {
      return nil
    }
    return HandshakeFinding(
      .signature, summary: "the server signs its key exchange with a weak hash", seen: hash,
      refusedBy: [.openssl])
  }

  /// OpenSSL ends with "dh key too small" at its security level 2; gnutls-cli 3.7.9 takes 1024 bits
  /// and refuses 1000.
  private var keyExchange: HandshakeFinding? {
    guard let bits = handshake.finiteFieldBits, bits < 2048 else { return nil }
    return HandshakeFinding(
      .keyExchange, summary: "the prime of the key exchange has fewer than 2048 bits",
      seen: "DH \(bits)", refusedBy: bits < 1008 ? [.openssl, .gnutls] : [.openssl])
  }

  /// OpenSSL 3.0 and later end with "unsafe legacy renegotiation disabled".
  private var renegotiation: HandshakeFinding? {
    guard handshake.secureRenegotiation == false else { return nil }
    return HandshakeFinding(
      .secureRenegotiation, summary: "the server does not know secure renegotiation (RFC 5746)",
      seen: "no renegotiation_info", refusedBy: [.openssl])
  }

  /// GnuTLS ends with "Key usage violation in certificate has been detected"; OpenSSL looks at it only
  /// before TLS 1.3 and for keys on curves (`ssl_check_srvr_ecc_cert_and_alg` in its ssl_lib.c).
  ///
  /// Apple's clients, which are built on BoringSSL (`ssl_cert_check_key_usage`), do since iOS 18.4:
  /// developer.apple.com/forums/thread/780430.
  private var keyUsage: HandshakeFinding? {
    guard let usage = leaf?.known.keyUsage, let cipher = handshake.cipher else { return nil }
    let isTLS13 = handshake.protocolVersion == "TLSv1.3"
    if handshake.transportsKey {
      guard !usage.contains(.keyEncipherment) else { return nil }
      return HandshakeFinding(
        .keyUsage,
        summary: "a key was sent under the certificate's, which its usage does not allow",
        seen: Self.seen(usage), refusedBy: [.gnutls, .apple])
    }
    guard isTLS13 || cipher.hasPrefix("TLS_ECDHE_") || cipher.hasPrefix("TLS_DHE_"),
      !usage.contains(.digitalSignature)
    else { return nil }
    let isSeenByOpenSSL = !isTLS13 && cipher.hasPrefix("TLS_ECDHE_ECDSA_")
    return HandshakeFinding(
      .keyUsage, summary: "the server signs with its key, which the certificate does not allow",
      seen: Self.seen(usage), refusedBy: (isSeenByOpenSSL ? [.openssl] : []) + [.gnutls, .apple])
  }

  /// What every handshake with a certificate comes to, where none was seen: for signing, which suites
  /// with ephemeral keys require, and for transport of a key, which needs RSA, its usage has to allow it.
  static func unusableKey(of leaf: Certificate) -> HandshakeFinding? {
    guard let usage = leaf.known.keyUsage, !usage.contains(.digitalSignature) else { return nil }
    if case .rsa = leaf.publicKey.kind, usage.contains(.keyEncipherment) {
      return HandshakeFinding(
        .keyUsage,
        summary: "the key usage allows only key exchange by RSA, "
          + "which App Transport Security blocks",
        seen: Self.seen(usage), refusedBy: [])
    }
    return HandshakeFinding(
      .keyUsage, summary: "the key usage allows no handshake of a server",
      seen: Self.seen(usage), refusedBy: [.gnutls, .apple])
  }

  private static func seen(_ usage: KeyUsage) -> String {
    usage.isEmpty ? "an empty key usage" : "key usage \(usage.text) only"
  }

  /// Clients that go on read as protected what anyone on the way may have inserted.
  private var plaintext: HandshakeFinding? {
    handshake.plaintextAfterStartTLS.map {
      HandshakeFinding(
        .plaintextAfterStartTLS,
        summary: "plaintext came with the consent to STARTTLS, some clients take it for protected",
        seen: $0, refusedBy: [])
    }
  }
}

extension Handshake {
  /// Whether the client encrypts the secret to the certificate's key, and the server signs nothing.
  var transportsKey: Bool { cipher?.hasPrefix("TLS_RSA_WITH_") == true }
}
