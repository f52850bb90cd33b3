import TrustModel

/// Whose certificates have a name that is on the path: likely the maker's, never certainly.
struct KnownMaker {
  enum Kind {
    /// A proxy on the way that issues its own certificates.
    case interceptor
    /// A tool that makes a root for the developer's own machines.
    case development
    /// A server's own, which it serves where it has no certificate for the name.
    case placeholder
    /// A public CA's service for tests.
    case staging
    /// A content network's, for the way between it and the server.
    case origin
  }

  let kind: Kind
  /// Who makes certificates with such a name.
  let maker: String
  /// The distinguished name that has the mark.
  let name: String

  /// The root's names first; whether the path is trusted is for the caller.
  init?(on path: [CertificateFacts]) {
    for certificate in path.reversed() {
      for name in [certificate.issuer, certificate.subject] {
        guard let known = Self.known(name) else { continue }
        (kind, maker, self.name) = (known.kind, known.maker, name)
        return
      }
    }
    return nil
  }

  /// Whether a client may trust it, if it is the user's own.
  var mayBeTrusted: Bool { kind == .development }

  var note: Note {
    switch kind {
    case .interceptor:
      Note(
        .interception,
        "likely an intercepting proxy: '\(name)' is a name \(maker) gives its certificates, so this "
          + "chain would be the proxy's and not the server's")
    case .development:
      Note(
        .knownMaker, "'\(name)' is a name \(maker) gives a root for the machines of one developer")
    case .placeholder:
      Note(
        .knownMaker,
        "'\(name)' is the certificate that \(maker) serves where it has none for the name asked for"
      )
    case .staging:
      Note(.knownMaker, "'\(name)' is a name of \(maker), which no client trusts")
    case .origin:
      Note(
        .knownMaker,
        "'\(name)' is a name of certificates that only the proxy of \(maker) trusts: this is the server "
          + "behind it")
    }
  }

  /// What the server's operator has to do; nil where that is nothing.
  var holder: String? {
    switch kind {
    case .interceptor: nil
    case .development:
      "a certificate from a CA the clients trust, if others than its developer connect"
    case .placeholder: "configure a certificate for this name: this one is a placeholder"
    case .staging:
      "get the certificate from the CA's service for production, not from that for tests"
    case .origin: "a certificate from a public CA, if clients are to connect without \(maker)"
    }
  }

  /// What the user of a client has to do.
  var judge: String {
    switch kind {
    case .interceptor:
      "switch the proxy off, or take this host out of its inspection; only where the proxy is your own "
        + "install its root"
    case .development:
      "only if the root is your own: install it as \(maker) does, on a device as a profile (--user-root "
        + "to test)"
    case .placeholder, .staging: "do not trust it"
    case .origin: "connect to the address of \(maker)'s proxy"
    }
  }

  private static func known(_ name: String) -> (mark: String, maker: String, kind: Kind)? {
    let folded = Array(name.lowercased().utf8)
    return makers.first { InterceptorNames.has($0.mark, in: folded) }
  }

  /// Parts of names in lower case, as the makers' own documentation shows them.
  private static let makers: [(mark: String, maker: String, kind: Kind)] =
    [
      ("mkcert development ca", "mkcert", .development),
      ("kubernetes ingress controller fake certificate", "ingress-nginx", .placeholder),
      ("traefik default cert", "Traefik", .placeholder),
      ("(staging) ", "Let's Encrypt's service for tests", .staging),
      ("fake le ", "Let's Encrypt's service for tests", .staging),
      ("cloudflare origin ", "Cloudflare", .origin),
    ]
    + InterceptorNames.all.map { ($0.mark, $0.product, .interceptor) }
}
