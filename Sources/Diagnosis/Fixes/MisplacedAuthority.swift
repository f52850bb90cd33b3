import TrustModel
import X509

/// A CA's own certificate that a server sends as its own.
///
/// Its usage and its names fail too, but to mend these in a CA's certificate would be wrong.
struct MisplacedAuthority {
  let label: String
  /// Whether the server signed the handshake with this certificate's key.
  let isKeyProved: Bool

  /// - Parameter name: The one that is asked for.
  init?(_ certificates: [Certificate], askedFor name: String?, isKeyProved: Bool) {
    guard let first = certificates.first, first.isAuthoritysOwn,
      !Self.namesHost(first.subject.label, name)
    else { return nil }
    label = first.subject.label
    self.isKeyProved = isKeyProved
  }

  /// Whether the text may be a host's name: then the certificate is meant for that host, and CA:TRUE
  /// is a mistake.
  private static func namesHost(_ text: String, _ name: String?) -> Bool {
    text.lowercased() == name?.lowercased()
      || !text.contains(" ") && (text.contains(".") || text.contains(":"))
  }

  var note: Note {
    let risk =
      isKeyProved
      ? "; it also has that CA's private key: who gets into the server can issue certificates with it"
      : ""
    return Note(
      .authorityFirst,
      "certificate 0 is the CA '\(label)' itself: a server sends the certificate that was issued for "
        + "it, and has that one's key" + risk)
  }

  /// What the server should send instead.
  func instead(for name: String) -> String {
    "the certificate that '\(label)', or a CA below it, issued for \(name), not the CA's own"
  }
}

extension Certificate {
  /// Whether it can be meant for no server.
  ///
  /// That it says CA:TRUE is not enough: `openssl req -x509` writes that in every certificate, and
  /// many devices have one of these.
  fileprivate var isAuthoritysOwn: Bool {
    guard isAuthority, known.subjectAlternativeNames?.isEmpty ?? true else { return false }
    guard let usage = known.keyUsage else { return !isSelfIssued }
    return usage.contains(.keyCertSign)
      && usage.isDisjoint(with: [.digitalSignature, .keyEncipherment, .keyAgreement])
  }
}
