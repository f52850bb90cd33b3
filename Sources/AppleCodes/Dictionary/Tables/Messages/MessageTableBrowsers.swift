extension MessageTable {
  /// What pages of Safari, Chrome and Firefox say around their codes.
  static let browsers = """
    This Connection Is Not Private|can't verify the identity of the website
    This Connection Is Not Private|cannot verify the identity of the website
    This Connection Is Not Private|This website may be impersonating
    server trust evaluation failed|Cannot Verify Server Identity
    server trust evaluation failed|Your connection is not private
    server trust evaluation failed|Warning: Potential Security Risk Ahead
    Safari can't establish a secure connection to the server|can't establish a secure connection to the server
    Safari can't establish a secure connection to the server|couldn't establish a secure connection to the server
    the secure connection could not be made|can't provide a secure connection
    Safari can't establish a secure connection to the server|could not establish a secure connection to the server
    SSL_ERROR_BAD_CERT_DOMAIN|uses an invalid security certificate. The certificate is only valid for
    SEC_ERROR_UNKNOWN_ISSUER|The certificate is not trusted because the issuer certificate is unknown
    MOZILLA_PKIX_ERROR_SELF_SIGNED_CERT|The certificate is not trusted because it is self-signed
    SEC_ERROR_EXPIRED_CERTIFICATE|The certificate expired on
    SEC_ERROR_UNKNOWN_ISSUER|Peer's Certificate issuer is not recognized
    SEC_ERROR_EXPIRED_CERTIFICATE|Peer's Certificate has expired
    SEC_ERROR_REVOKED_CERTIFICATE|Peer's Certificate has been revoked
    SEC_ERROR_BAD_SIGNATURE|Peer's certificate has an invalid signature
    SEC_ERROR_UNTRUSTED_ISSUER|Peer's certificate issuer has been marked as not trusted by the user
    SEC_ERROR_UNTRUSTED_CERT|Peer's certificate has been marked as not trusted by the user
    SEC_ERROR_INADEQUATE_CERT_TYPE|Certificate type not approved for application
    SSL_ERROR_BAD_CERT_DOMAIN|requested domain name does not match the server's certificate
    SSL_ERROR_NO_CYPHER_OVERLAP|Cannot communicate securely with peer: no common encryption algorithm
    SSL_ERROR_UNKNOWN_CA_ALERT|Peer does not recognize and trust the CA that issued your certificate
    SSL_ERROR_HANDSHAKE_FAILURE_ALERT|SSL peer was unable to negotiate an acceptable set of security parameters
    SSL_ERROR_PROTOCOL_VERSION_ALERT|Peer reports incompatible or unsupported protocol version
    SSL_ERROR_BAD_CERT_ALERT|SSL peer cannot verify your certificate
    MOZILLA_PKIX_ERROR_NOT_YET_VALID_CERTIFICATE|The certificate will not be valid until
    SSL_ERROR_RX_RECORD_TOO_LONG|SSL received a record that exceeded the maximum permissible length
    NET::ERR_CERT_AUTHORITY_INVALID|its security certificate is not trusted by your computer's operating system
    NET::ERR_CERT_COMMON_NAME_INVALID|This server could not prove that it is ... its security certificate is from
    NET::ERR_CERT_DATE_INVALID|its security certificate expired
    NET::ERR_CERT_DATE_INVALID|Your clock is behind
    NET::ERR_CERT_DATE_INVALID|Your clock is ahead
    ERR_SSL_VERSION_OR_CIPHER_MISMATCH|uses an unsupported protocol

    """
}
