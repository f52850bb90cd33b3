extension ForeignTable {
  /// Errors by which an authority answers clients of ACME such as certbot.
  ///
  /// The authority issues no certificate then. A TLS client has no part in it, though the words look like
  /// its errors.
  static let acme = acmeErrors.split(separator: "\n").map { line in
    let fields = line.split(separator: "|", maxSplits: 1)
    return
      "urn:ietf:params:acme:error:\(fields.first ?? "")|||An authority's answer to a client of ACME, such as "
      + "certbot, that asks for a certificate: \(fields.last ?? "") No client has refused a server."
  }.joined(separator: "\n")

  /// Name and meaning of each error in RFC 8555, section 6.7.
  private static let acmeErrors = """
    accountDoesNotExist|it does not have the account that the client names.
    alreadyRevoked|the certificate to be revoked is revoked already.
    badCSR|it does not take the request, as for its key or its names.
    badNonce|the client's number that counts once is used up or too old. Clients try again by themselves.
    badPublicKey|it does not support the kind of key that signed.
    badRevocationReason|it does not allow the reason that is given for revoking.
    badSignatureAlgorithm|it does not support the algorithm that signed.
    caa|CAA records in the domain's DNS forbid it to issue.
    compound|there are several errors, which it lists as subproblems.
    connection|it could not connect to the machine that is to prove the name: port 80 for http-01, 443 for tls-alpn-01.
    dns|the look-up of the name failed.
    externalAccountRequired|it wants an account with itself bound to that of ACME.
    incorrectResponse|what it found under the name is not what the challenge asks for.
    invalidContact|it does not take the address for contact.
    malformed|it does not understand the request.
    orderNotReady|the order is to be finalized before its names are proved.
    rateLimited|the account or the domain has asked too often; the details say for what, and how long it lasts.
    rejectedIdentifier|it does not issue for this name.
    serverInternal|something failed inside of it.
    tls|the TLS handshake failed in which it was to see the proof of the name.
    unauthorized|the client has not proved the name: what the authority found under it is not what the challenge asks for.
    unsupportedContact|it does not support the kind of address for contact.
    unsupportedIdentifier|it does not support the kind of name.
    userActionRequired|somebody has to go to the page that it names, as to accept its terms.
    """
}
