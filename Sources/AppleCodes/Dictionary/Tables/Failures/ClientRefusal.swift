/// Why a server refuses a client's certificate, where its words tell more than that it does.
struct ClientRefusal: Sendable {
  let causes: [String]
  let whatToDo: [String]

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
}
