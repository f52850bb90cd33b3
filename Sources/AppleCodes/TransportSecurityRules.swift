package import TrustModel

/// The properties of one certificate that App Transport Security has requirements for.
package struct CertificateStrength: Hashable, Sendable {
  package var key: Key
  /// Hash of the signature on it, such as `SHA-256` or `sha1`; nil when the scheme names none.
  package var signatureHash: String?
  /// How text names the certificate, such as `certificate 1`.
  package var place: String

  package init(key: Key, signatureHash: String?, place: String) {
    self.key = key
    self.signatureHash = signatureHash
    self.place = place
  }

  package enum Key: Hashable, Sendable {
    case rsa(bits: Int)
    case ec(bits: Int)
    /// Another kind, by its display name.
    case other(String)
  }
}

/// The requirements of App Transport Security (mapping section 6).
package enum TransportSecurityRules {
  /// What App Transport Security would refuse of the handshake and chain as seen.
  ///
  /// Properties that were not seen count as met. The cipher may be one that the server chose from a
  /// lenient offer, as where GnuTLS made the handshake; from a smaller one it might choose a better one.
  ///
  /// - Parameters:
  ///   - chain: the path leaf first, without the anchor, whose own signature is not checked.
  ///   - anchorSource: Nil when no anchor was reached, which trust evaluation reports.
  ///   - isOverride: Whether the app trusts a server that trust evaluation refuses; its delegate
  ///     may do so, but App Transport Security ignores that (L053).
  package static func assess(
    host: String, handshake: Handshake?, chain: [CertificateStrength], anchorSource: TrustSource?,
    isOverride: Bool = false
  ) -> TransportSecurity {
    let kind = kind(of: host)
    guard kind != .local else { return TransportSecurity(host: kind) }
    let violations =
      [
        handshake?.protocolVersion.flatMap(versionViolation),
        handshake?.cipher.flatMap(cipherViolation), chain.first.flatMap(keyViolation),
      ].compactMap(\.self) + hashViolations(chain)
      + anchorViolations(anchorSource, isOverride: isOverride)
    return TransportSecurity(host: kind, violations: violations)
  }

  /// Which of Apple's exemptions applies to a host by default.
  package static func kind(of host: String) -> TransportSecurity.Host {
    let name = host.lowercased().trimmingTrailingDot
    if IPAddress.octets(of: name) != nil { return .address }
    return name.contains(".") && !name.hasSuffix(".local") ? .name : .local
  }

  private static func versionViolation(_ version: String) -> TransportSecurity.Violation? {
    let accepted = ["TLSv1.2", "TLSv1.3"]
    guard !accepted.contains(version) else { return nil }
    // L110: NSExceptionMinimumTLSVersion cannot lift this.
    return violation(.protocolVersion, "TLS 1.2 or later", version, .never)
  }

  private static func cipherViolation(_ cipher: String) -> TransportSecurity.Violation? {
    if isTLS13(cipher) || ciphers.contains(cipher) { return nil }
    // In TLS 1.3 a suite names no key exchange: each handshake with a certificate has an ephemeral one.
    let isElliptic =
      !cipher.contains("_WITH_") || cipher.hasPrefix("TLS_ECDHE_ECDSA_")
      || cipher.hasPrefix("TLS_ECDHE_RSA_")
    guard !isElliptic else {
      return violation(
        .cipher, "AES in GCM or CBC mode, or ChaCha20", chosen(cipher), relief(for: cipher))
    }
    return violation(
      .forwardSecrecy, "an ECDHE key exchange", chosen(cipher), relief(for: cipher))
  }

  private static func relief(for cipher: String) -> TransportSecurity.Relief {
    if ciphersWithoutForwardSecrecy.contains(cipher) {
      return .key("NSExceptionRequiresForwardSecrecy")
    }
    return otherCiphers.contains(cipher) ? .unknown : .never
  }

  private static func chosen(_ cipher: String) -> String {
    cipher + ", the server's choice from an offer of all"
  }

  private static func isTLS13(_ cipher: String) -> Bool {
    ["TLS_AES_128_GCM_SHA256", "TLS_AES_256_GCM_SHA384", "TLS_CHACHA20_POLY1305_SHA256"]
      .contains(cipher)
  }

  /// TLS 1.2 suites of Apple's ATS group (SecProtocolHelper.m, `tls_ciphersuite_group_ats`).
  ///
  /// The CBC suites with SHA-256 and SHA-384 are not in that group in later releases, but still in
  /// Apple's documentation.
  private static let ciphers: Set<String> = {
    let bulk = [
      "AES_256_GCM_SHA384", "AES_128_GCM_SHA256", "CHACHA20_POLY1305_SHA256",
      "AES_256_CBC_SHA384", "AES_128_CBC_SHA256", "AES_256_CBC_SHA", "AES_128_CBC_SHA",
    ]
    return Set(bulk.flatMap { ["TLS_ECDHE_ECDSA_WITH_" + $0, "TLS_ECDHE_RSA_WITH_" + $0] })
  }()

  /// Further suites for an app that requires no forward secrecy (SecProtocolHelper.m,
  /// `tls_ciphersuite_group_ats_compatibility`).
  private static let ciphersWithoutForwardSecrecy: Set<String> = [
    "TLS_RSA_WITH_AES_256_GCM_SHA384", "TLS_RSA_WITH_AES_128_GCM_SHA256",
    "TLS_RSA_WITH_AES_256_CBC_SHA256", "TLS_RSA_WITH_AES_128_CBC_SHA256",
    "TLS_RSA_WITH_AES_256_CBC_SHA", "TLS_RSA_WITH_AES_128_CBC_SHA",
  ]

  /// TLS 1.2 suites of Apple's groups `compatibility` and `legacy` (SecProtocolHelper.m).
  ///
  /// No source shows which apps use those groups; no client of Apple's offers a suite that is in
  /// none.
  private static let otherCiphers: Set<String> = {
    let bulk = [
      "AES_256_GCM_SHA384", "AES_128_GCM_SHA256", "AES_256_CBC_SHA256", "AES_128_CBC_SHA256",
      "AES_256_CBC_SHA", "AES_128_CBC_SHA", "3DES_EDE_CBC_SHA",
    ]
    return Set(
      bulk.map { "TLS_DHE_RSA_WITH_" + $0 }
        + ["RSA", "ECDHE_RSA", "ECDHE_ECDSA"].map { "TLS_\($0)_WITH_3DES_EDE_CBC_SHA" })
  }()

  private static func keyViolation(_ leaf: CertificateStrength) -> TransportSecurity.Violation? {
    let actual: String? =
      switch leaf.key {
      case .rsa(let bits): bits < 2048 ? "RSA \(bits)" : nil
      case .ec(let bits): bits < 256 ? "EC \(bits)" : nil
      case .other(let name): name
      }
    // Without forward secrecy there is no requirement on the size either (mapping section 6).
    return actual.map {
      violation(
        .keySize, "RSA of 2048 bits or EC of 256 bits at least", $0,
        .key("NSExceptionRequiresForwardSecrecy"))
    }
  }

  private static func hashViolations(
    _ chain: [CertificateStrength]
  ) -> [TransportSecurity.Violation] {
    chain.compactMap { certificate in
      guard let hash = certificate.signatureHash, isWeak(hash) else { return nil }
      return violation(
        .signatureHash, "SHA-256 or stronger", "\(hash) on \(certificate.place)",
        .key(looserTrust))
    }
  }

  private static func isWeak(_ hash: String) -> Bool {
    let name = hash.lowercased().filter { $0 != "-" && $0 != "_" }
    return ["md2", "md4", "md5", "sha1", "sha224"].contains(name)
  }

  private static func anchorViolations(
    _ source: TrustSource?, isOverride: Bool
  ) -> [TransportSecurity.Violation] {
    guard !isOverride else {
      return [
        violation(
          .anchor, "a server that trust evaluation accepts",
          "one that the app accepts in spite of it",
          .key(looserTrust))
      ]
    }
    guard source == .app else { return [] }
    return [
      violation(
        .anchor, "a root of the system, or installed by a user or administrator",
        "an anchor set by the app", .key(looserTrust))
    ]
  }

  /// It lifts the requirements on trust for one host, besides what its name says
  /// (SecProtocolConfiguration.m).
  private static let looserTrust = "NSExceptionAllowsInsecureHTTPLoads"

  private static func violation(
    _ requirement: TransportSecurity.Requirement, _ expected: String, _ actual: String,
    _ relief: TransportSecurity.Relief
  ) -> TransportSecurity.Violation {
    TransportSecurity.Violation(
      requirement: requirement, expected: expected, actual: actual, relief: relief)
  }
}

extension String {
  fileprivate var trimmingTrailingDot: Substring {
    hasSuffix(".") ? dropLast() : self[...]
  }
}
