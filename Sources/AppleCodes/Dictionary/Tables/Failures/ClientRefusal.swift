import TrustModel

/// Why a server refuses a client's certificate, where its words tell more than that it does.
struct ClientRefusal: Sendable {
  let causes: [String]
  let whatToDo: [String]

  private init(causes: [String], whatToDo: [String]) {
    self.causes = causes
    self.whatToDo = whatToDo
  }

  /// Nil for what has no text of its own: then all that a refused client certificate can mean is told.
  init?(_ failure: FailureTopic?) {
    switch failure {
    case .expired, .notYetValid, .outsideDates:
      causes = [
        "The client's certificate has expired: renewal did not run, or the client was not restarted "
          + "after it.",
        "An authority above it has expired, in what the client sends or in the server's own list.",
        "It is not valid yet, or the server's clock is wrong.",
      ]
      whatToDo = [
        "Renew the certificate at fault, and have the client, or the server, load the new one."
      ]
    case .noTrustedPath, .issuerNotFound, .untrustedRoot, .missingIssuer, .selfSigned, .rootInChain:
      causes = [
        "It was issued by an authority that is not among those that the server accepts.",
        "The intermediates were not sent along with it.",
        "The authority was made anew under its old name, and one side still has the old certificates.",
      ]
      whatToDo = [
        "Send the certificate with its intermediates, and have the server accept its authority."
      ]
    case .extendedKeyUsage, .keyUsage:
      causes = [
        "It was issued for something else, such as a server: its extended key usage lacks client "
          + "authentication."
      ]
      whatToDo = ["Issue the client's certificate with extendedKeyUsage = clientAuth."]
    case .revoked:
      causes = ["The authority has revoked the client's certificate, and the server found out."]
      whatToDo = ["Issue a new certificate with a new key to the client."]
    default: return nil
    }
  }

  /// What the server says by an alert of its own (RFC 8446, section 6.2); nil for one that leaves the
  /// reason open.
  init?(alert: UInt8) {
    switch alert {
    case 43:
      self.init(
        causes: [
          "It is of a kind that the server does not take: its key, such as Ed25519 or a short one of RSA, "
            + "or the algorithm that signed it.",
          "It was issued for something else, such as a server: its extended key usage lacks client "
            + "authentication.",
        ],
        whatToDo: [
          "Issue the client's certificate with a key that the server takes, such as RSA 2048 or EC P-256, "
            + "and with extendedKeyUsage = clientAuth."
        ])
    case 44: self.init(.revoked)
    case 45: self.init(.expired)
    case 48: self.init(.untrustedRoot)
    case 49:
      self.init(
        causes: [
          "The server's access rules do not name this certificate: by its subject, another name in it, or "
            + "its digest.",
          "It is the certificate of another user or device than the rules let in.",
        ],
        whatToDo: [
          "Have the server's access rules let this certificate in, or show it the one that they name: the "
            + "certificate itself is valid, and renewing it changes nothing."
        ])
    case 51:
      self.init(
        causes: [
          "The private key that signed does not belong to the client's certificate.",
          "The key signed in a way that the server does not verify: a token, a smart card, or its driver.",
          "A middle box altered the handshake, so that the two sides do not have the same messages.",
        ],
        whatToDo: [
          "Put the certificate and its own private key together again, as in a new PKCS#12 file, and update "
            + "the driver of a token."
        ])
    default: return nil
    }
  }

  /// The same for the status by which Apple's clients report one of these alerts.
  init?(status: Int) {
    guard let alert = Self.alerts.first(where: { AlertTable.code(for: $0).value == status }) else {
      return nil
    }
    self.init(alert: alert)
  }

  private static let alerts: [UInt8] = [43, 44, 45, 48, 49, 51]
}
