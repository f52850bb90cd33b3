import TrustModel
import X509

/// A CA's own certificate that a server sends as its own.
///
/// Its usage and its names fail too, but to mend these in a CA's certificate would be wrong.
struct MisplacedAuthority {
  let label: String
  /// Whether the server signed the handshake with this certificate's key.
  let isKeyProved: Bool

  init?(_ certificates: [Certificate], isKeyProved: Bool) {
    guard let first = certificates.first, first.isAuthoritysOwn else { return nil }
    label = first.subject.label
    self.isKeyProved = isKeyProved
  }

  var note: Note {
    let risk =
      isKeyProved
      ? "; it also has that CA's private key: who gets into the server can issue certificates with it"
      : ""
    return Note(
      .authorityFirst,
      "certificate 0 is the CA '\(label)' itself: a server sends the certificate that the CA issued "
        + "for it, and has that one's key" + risk)
  }

  /// What the server should send instead.
  func instead(for name: String) -> String {
    "the certificate that '\(label)' issued for \(name), not the CA's own"
  }
}

extension Certificate {
  /// Whether it can be meant for no server.
  ///
  /// That it says CA:TRUE is not enough: `openssl req -x509` writes that in every certificate, and
  /// many devices have one of these.
  fileprivate var isAuthoritysOwn: Bool {
    guard isAuthority, known.subjectAlternativeNames?.isEmpty ?? true else { return false }
    if let usage = known.keyUsage, usage.contains(.keyCertSign) {
      return usage.isDisjoint(with: [.digitalSignature, .keyEncipherment, .keyAgreement])
    }
    return !isSelfIssued
  }
}
