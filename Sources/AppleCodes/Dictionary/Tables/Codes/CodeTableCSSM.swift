extension CodeTable {
  /// CSSM statuses, the last four digits in hexadecimal after 0x8001: digits, symbol, failure, meaning.
  static let cssmText = """
    0846|CSSMERR_CSP_INVALID_DATA|malformed|Data given to a cryptographic operation is not usable.
    0913|CSSMERR_CSP_ALGID_MISMATCH|weakSignature|The policy does not accept the hash of a signature, such as SHA-1 for TLS.
    0918|CSSMERR_CSP_UNSUPPORTED_KEY_SIZE|weakKey|A key is smaller than the policy accepts.
    0955|CSSMERR_CSP_INVALID_DIGEST_ALGORITHM|weakSignature|A signature rests on a broken digest, such as MD5.
    2049|CSSMERR_TP_VERIFICATION_FAILURE|serverUntrusted|The verification failed without a more exact status.
    2101|CSSMERR_TP_INVALID_CALLERAUTH_CONTEXT_POINTER||The call passed an unusable authentication context.
    2102|CSSMERR_TP_INVALID_IDENTIFIER_POINTER||The call passed an unusable identifier.
    2103|CSSMERR_TP_INVALID_KEYCACHE_HANDLE||The handle of the key cache is not valid.
    2104|CSSMERR_TP_INVALID_CERTGROUP|malformed|The group of certificates is not valid.
    2105|CSSMERR_TP_INVALID_CRLGROUP|revocationUnknown|The group of revocation lists is not valid.
    2106|CSSMERR_TP_INVALID_CRLGROUP_POINTER||The call passed an unusable group of revocation lists.
    2107|CSSMERR_TP_AUTHENTICATION_FAILED||The caller could not be authenticated.
    2108|CSSMERR_TP_CERTGROUP_INCOMPLETE|missingIssuer|The group of certificates does not reach up to a root.
    2109|CSSMERR_TP_CERTIFICATE_CANT_OPERATE||The certificate cannot be used for this operation.
    210A|CSSMERR_TP_CERT_EXPIRED|expired|The date check failed, before the first or after the last day alike.
    210B|CSSMERR_TP_CERT_NOT_VALID_YET|notYetValid|A certificate begins too late; used by pinning rules, not by ordinary date checking.
    210C|CSSMERR_TP_CERT_REVOKED|revoked|Revoked or on a block list; a reason may come with it.
    210D|CSSMERR_TP_CERT_SUSPENDED|validityPeriod|By name a suspension; Apple uses it for a validity that is too long, which Chrome once printed as ERR_CERT_REVOKED.
    210E|CSSMERR_TP_INSUFFICIENT_CREDENTIALS||The caller's credentials do not suffice.
    210F|CSSMERR_TP_INVALID_ACTION||The action asked for does not exist.
    2110|CSSMERR_TP_INVALID_ACTION_DATA||The data of the action asked for is not valid.
    2112|CSSMERR_TP_INVALID_ANCHOR_CERT|untrustedRoot|Of old: the root was found and is not trusted.
    2113|CSSMERR_TP_INVALID_AUTHORITY||The authority is not valid.
    2114|CSSMERR_TP_VERIFY_ACTION_FAILED|certificateTransparency|The requirement of Certificate Transparency is not met.
    2115|CSSMERR_TP_INVALID_CERTIFICATE|nameConstraints|The certificate is not acceptable: name or policy constraints, path processing, or a key below 1024 bits.
    2116|CSSMERR_TP_INVALID_CERT_AUTHORITY|basicConstraints|Something is wrong with the status as an authority; used where a leaf must not be one.
    2117|CSSMERR_TP_INVALID_CRL_AUTHORITY|revocationUnknown|The issuer of the revocation list is not valid.
    2118|CSSMERR_TP_INVALID_CRL_ENCODING|revocationUnknown|The encoding of the revocation list is not supported.
    2119|CSSMERR_TP_INVALID_CRL_TYPE|revocationUnknown|The kind of revocation list is not supported.
    211A|CSSMERR_TP_INVALID_CRL|revocationUnknown|The revocation list is not valid.
    211B|CSSMERR_TP_INVALID_FORM_TYPE||The kind of form is not known.
    211C|CSSMERR_TP_INVALID_ID||The pass-through identifier is not valid.
    211D|CSSMERR_TP_INVALID_IDENTIFIER||The identifier is not known.
    211E|CSSMERR_TP_INVALID_INDEX||The index lies outside the list.
    211F|CSSMERR_TP_INVALID_NAME|blocked|A name that Apple's data about the issuer does not allow.
    2120|CSSMERR_TP_INVALID_POLICY_IDENTIFIERS|blocked|A policy that Apple's data about the issuer does not allow.
    2121|CSSMERR_TP_INVALID_TIMESTRING||A date could not be read.
    2122|CSSMERR_TP_INVALID_REASON||The reason given for a revocation is not valid.
    2123|CSSMERR_TP_INVALID_REQUEST_INPUTS||The inputs of the request are not valid.
    2124|CSSMERR_TP_INVALID_RESPONSE_VECTOR||The vector of responses is not valid.
    2125|CSSMERR_TP_INVALID_SIGNATURE|badSignature|A signature is not valid.
    2126|CSSMERR_TP_INVALID_STOP_ON_POLICY||The rule for when to stop is not valid.
    2127|CSSMERR_TP_INVALID_CALLBACK||The callback is not valid.
    2128|CSSMERR_TP_INVALID_TUPLE||The tuple is not valid.
    2129|CSSMERR_TP_NOT_SIGNER|badSignature|The certificate is not the signer of the other.
    212A|CSSMERR_TP_NOT_TRUSTED|untrustedRoot|No trusted root, or no chain to a root; also for missing intermediates and gray-listed keys.
    212B|CSSMERR_TP_NO_DEFAULT_AUTHORITY||There is no authority to fall back on.
    212C|CSSMERR_TP_REJECTED_FORM||The form was rejected.
    212D|CSSMERR_TP_REQUEST_LOST||The authority has lost the request.
    212E|CSSMERR_TP_REQUEST_REJECTED||The authority turned the request down.
    212F|CSSMERR_TP_UNSUPPORTED_ADDR_TYPE||The kind of address is not supported.
    2130|CSSMERR_TP_UNSUPPORTED_SERVICE||The service is not supported.
    2131|CSSMERR_TP_INVALID_TUPLEGROUP_POINTER||The call passed an unusable group of tuples.
    2132|CSSMERR_TP_INVALID_TUPLEGROUP||The group of tuples is not valid.
    2400|CSSMERR_APPLETP_HOSTNAME_MISMATCH|hostName|The certificate does not cover the host name.
    2401|CSSMERR_APPLETP_UNKNOWN_CRITICAL_EXTEN|criticalExtension|A critical extension is not known.
    2402|CSSMERR_APPLETP_NO_BASIC_CONSTRAINTS|basicConstraints|An issuing certificate has no basic constraints.
    2403|CSSMERR_APPLETP_INVALID_CA|basicConstraints|An issuing certificate is not marked as an authority.
    2404|CSSMERR_APPLETP_INVALID_AUTHORITY_ID|identifierLinkage|The authority key identifier does not fit.
    2405|CSSMERR_APPLETP_INVALID_SUBJECT_ID|identifierLinkage|The subject key identifier does not fit.
    2406|CSSMERR_APPLETP_INVALID_KEY_USAGE|keyUsage|The key usage does not allow this use.
    2407|CSSMERR_APPLETP_INVALID_EXTENDED_KEY_USAGE|extendedKeyUsage|The extended key usage is missing or does not fit.
    2408|CSSMERR_APPLETP_INVALID_ID_LINKAGE|identifierLinkage|The key identifiers do not link certificate and issuer.
    2409|CSSMERR_APPLETP_PATH_LEN_CONSTRAINT|pathLength|The path is longer than an authority allows.
    240A|CSSMERR_APPLETP_INVALID_ROOT|untrustedRoot|The root is not valid.
    240B|CSSMERR_APPLETP_CRL_EXPIRED|revocationUnknown|The revocation list is out of date.
    240C|CSSMERR_APPLETP_CRL_NOT_VALID_YET|revocationUnknown|The revocation list begins in the future.
    240D|CSSMERR_APPLETP_CRL_NOT_FOUND|revocationUnknown|No revocation list was found.
    240E|CSSMERR_APPLETP_CRL_SERVER_DOWN|revocationUnknown|The server of the revocation list does not answer.
    240F|CSSMERR_APPLETP_CRL_BAD_URI|revocationUnknown|The place of the revocation list cannot be used.
    2410|CSSMERR_APPLETP_UNKNOWN_CERT_EXTEN|malformed|An extension cannot be parsed or is there twice.
    2411|CSSMERR_APPLETP_UNKNOWN_CRL_EXTEN|revocationUnknown|The revocation list has an unknown extension.
    2412|CSSMERR_APPLETP_CRL_NOT_TRUSTED|revocationUnknown|The revocation list is not trusted.
    2413|CSSMERR_APPLETP_CRL_INVALID_ANCHOR_CERT|revocationUnknown|The anchor of the revocation list is not valid.
    2414|CSSMERR_APPLETP_CRL_POLICY_FAIL|revocationUnknown|The revocation list does not meet its policy.
    2415|CSSMERR_APPLETP_IDP_FAIL|revocationUnknown|The issuing distribution point of a revocation list does not fit.
    2416|CSSMERR_APPLETP_CERT_NOT_FOUND_FROM_ISSUER|missingIssuer|The issuer's certificate was not found where the certificate says it is.
    2417|CSSMERR_APPLETP_BAD_CERT_FROM_ISSUER|missingIssuer|What was found in the issuer's place is no usable certificate.
    2418|CSSMERR_APPLETP_SMIME_EMAIL_ADDRS_NOT_FOUND||Mail policy: the address is not in the certificate.
    2419|CSSMERR_APPLETP_SMIME_BAD_EXT_KEY_USE||Mail policy: the extended key usage does not fit.
    241A|CSSMERR_APPLETP_SMIME_BAD_KEY_USE||Mail policy: the key usage does not fit.
    241B|CSSMERR_APPLETP_SMIME_KEYUSAGE_NOT_CRITICAL||Mail policy: the key usage should be critical.
    241C|CSSMERR_APPLETP_SMIME_NO_EMAIL_ADDRS||Mail policy: the certificate has no address at all.
    241D|CSSMERR_APPLETP_SMIME_SUBJ_ALT_NAME_NOT_CRIT||Mail policy: the alternative name should be critical.
    241E|CSSMERR_APPLETP_SSL_BAD_EXT_KEY_USE|extendedKeyUsage|TLS policy: the extended key usage does not fit.
    241F|CSSMERR_APPLETP_OCSP_BAD_RESPONSE|revocationUnknown|The OCSP response is malformed.
    2420|CSSMERR_APPLETP_OCSP_BAD_REQUEST|revocationUnknown|The OCSP request is malformed.
    2421|CSSMERR_APPLETP_OCSP_UNAVAILABLE|revocationUnknown|The OCSP service cannot be had.
    2422|CSSMERR_APPLETP_OCSP_STATUS_UNRECOGNIZED|revocationUnknown|The OCSP status is not known.
    2423|CSSMERR_APPLETP_INCOMPLETE_REVOCATION_CHECK|revocationUnknown|The answer about revocation that was demanded is missing.
    2424|CSSMERR_APPLETP_NETWORK_FAILURE|revocationUnknown|The network failed.
    2425|CSSMERR_APPLETP_OCSP_NOT_TRUSTED|revocationUnknown|The OCSP response is not trusted.
    2426|CSSMERR_APPLETP_OCSP_INVALID_ANCHOR_CERT|revocationUnknown|The anchor of the OCSP response is not valid.
    2427|CSSMERR_APPLETP_OCSP_SIG_ERROR|revocationUnknown|The signature of the OCSP response is wrong.
    2428|CSSMERR_APPLETP_OCSP_NO_SIGNER|revocationUnknown|The signer of the OCSP response was not found.
    2429|CSSMERR_APPLETP_OCSP_RESP_MALFORMED_REQ|revocationUnknown|The OCSP responder says that the request is malformed.
    242A|CSSMERR_APPLETP_OCSP_RESP_INTERNAL_ERR|revocationUnknown|The OCSP responder reports a failure of its own.
    242B|CSSMERR_APPLETP_OCSP_RESP_TRY_LATER|revocationUnknown|The OCSP responder asks to try again later.
    242C|CSSMERR_APPLETP_OCSP_RESP_SIG_REQUIRED|revocationUnknown|The OCSP responder requires a signed request.
    242D|CSSMERR_APPLETP_OCSP_RESP_UNAUTHORIZED|revocationUnknown|The OCSP responder does not serve this caller or certificate.
    242E|CSSMERR_APPLETP_OCSP_NONCE_MISMATCH|revocationUnknown|The OCSP response answers another request.
    242F|CSSMERR_APPLETP_CS_BAD_CERT_CHAIN_LENGTH||Code signing: the chain has the wrong length.
    2430|CSSMERR_APPLETP_CS_NO_BASIC_CONSTRAINTS||Code signing: basic constraints are missing.
    2431|CSSMERR_APPLETP_CS_BAD_PATH_LENGTH||Code signing: the path length does not fit.
    2432|CSSMERR_APPLETP_CS_NO_EXTENDED_KEY_USAGE||Code signing: the extended key usage is missing.
    2433|CSSMERR_APPLETP_CODE_SIGN_DEVELOPMENT||Code signing: the certificate is for development only.
    2434|CSSMERR_APPLETP_RS_BAD_CERT_CHAIN_LENGTH||Resource signing: the chain has the wrong length.
    2435|CSSMERR_APPLETP_RS_BAD_EXTENDED_KEY_USAGE||Resource signing: the extended key usage does not fit.
    2436|CSSMERR_APPLETP_TRUST_SETTING_DENY|denied|Trust settings say: never.
    2437|CSSMERR_APPLETP_INVALID_EMPTY_SUBJECT|malformed|The subject is empty where it may not be.
    2438|CSSMERR_APPLETP_UNKNOWN_QUAL_CERT_STATEMENT||A statement of a qualified certificate is not known.
    2439|CSSMERR_APPLETP_MISSING_REQUIRED_EXTENSION|malformed|A required extension is missing.
    243A|CSSMERR_APPLETP_EXT_KEYUSAGE_NOT_CRITICAL|extendedKeyUsage|The extended key usage should be critical.
    243B|CSSMERR_APPLETP_IDENTIFIER_MISSING||The expected identifier is missing.
    243C|CSSMERR_APPLETP_CA_PIN_MISMATCH|pinning|No authority of the path matches the pin.
    243D|CSSMERR_APPLETP_LEAF_PIN_MISMATCH|pinning|The leaf does not match the pin.
    """
}
