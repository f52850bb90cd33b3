extension FailureText {
  /// Keys, structure and constraints, and what others say of the certificate.
  static let structure = """
    @weakKey|the key is too small
    & small key
    = A key of the path is smaller than this client accepts, or of a kind that it does not take. Apple's clients require 2048 bits of RSA or 256 of EC.
    =a A key of the path is under 2048 bits of RSA or 256 of EC, or of a kind that Apple's TLS does not take, such as Ed25519 or DSA. Under 1024 and 160 bits it is fatal.
    ? An old certificate of 1024 bits, often on an appliance.
    ? An old intermediate or private root in the path.
    ?a A certificate with an Ed25519 key.
    > trusteval HOST prints kind and size of every key.
    ! Make a new key, RSA 2048 or EC P-256, and have the certificate reissued.
    @weakSignature|the signature's hash is too weak
    & SHA-1
    & sha1 certificate
    = A certificate of the path is signed with SHA-1, or with MD5, which is fatal. Self-signed certificates are not asked for their own signature.
    ? An old leaf or intermediate of a private authority.
    ? An authority that still signs with SHA-1 by default.
    > trusteval HOST -v prints the signature algorithm of every certificate.
    ! Reissue with SHA-256 or better, from the intermediate down.
    @basicConstraints|an issuer that is no authority
    & not a CA
    = A certificate that issued another is not marked as an authority by its basic constraints.
    ? A root or intermediate made by hand without CA:TRUE.
    ? A server's certificate was used to sign another.
    ? A version 1 certificate, which has no extensions at all.
    ?a A version 1 certificate whose root is of a later version: Apple's clients take it as an authority only below a root of version 1, where OpenSSL and GnuTLS refuse it.
    > trusteval HOST -v prints the basic constraints of each certificate; for files, trusteval verify FILE -v.
    ! Reissue the authority's certificate with basicConstraints = critical, CA:TRUE.
    @pathLength|the path is too long
    = An authority of the path allows fewer intermediates beneath it than there are.
    ? An intermediate with pathlen:0 was used to make another intermediate.
    > trusteval HOST names the authority and its limit.
    ! Issue from the authority directly, or have its certificate reissued with a larger limit.
    @nameConstraints|the name lies outside the issuer's bounds
    = An authority of the path may only issue for certain names, and this certificate has another, or one that is excluded.
    ? A company authority limited to its own domains was used for another domain.
    ? The constraint covers names but leaves out IP addresses, or the reverse.
    > trusteval HOST -v prints the constraints and the names; for files, trusteval verify FILE -v.
    ! Issue from an authority whose constraints cover the name.
    @policies|the certificate policies do not match
    = The path requires a certificate policy, and the certificates of the path do not all carry it.
    ? An authority requires an explicit policy that the leaf lacks.
    ? A policy mapping is inhibited further up.
    > trusteval HOST -v prints the policies of each certificate; for files, trusteval verify FILE -v.
    ! Reissue the certificate with the policy its authority requires.
    @criticalExtension|an unknown critical extension
    = An extension is marked critical and the client does not know it; such a certificate must be refused.
    ? A special-purpose certificate, such as one for timestamps or a precertificate.
    ? An extension of a product's own was marked critical.
    > trusteval HOST -v lists the extensions, critical ones marked; for files, trusteval verify FILE -v.
    ! Reissue with the extension not critical, or without it.
    @malformed|the certificate is malformed
    & parse error
    = A certificate, or an extension in it, breaks the encoding rules, or is duplicated.
    ? A certificate made by software that takes the rules lightly.
    ? A file damaged by copying, or something in it that is no certificate.
    > trusteval HOST says what cannot be read, and where; for files, trusteval verify FILE.
    ! Reissue with current software. What OpenSSL accepts may still be refused by Apple's parser.
    @revoked|the certificate is revoked
    & revoked certificate
    = The authority has withdrawn a certificate of the path, and the client knows.
    ? The key was lost or replaced, or the certificate was ordered and issued wrongly.
    ? The authority withdrew a whole batch.
    > trusteval HOST judges an answer that the server staples; openssl ocsp, with the leaf and its issuer as files, asks the responder.
    >a Under a private authority without a stapled answer, Apple's clients do not ask at all.
    ! Get a new certificate with a new key and reload the server.
    @revocationUnknown|no answer about revocation
    & OCSP failure
    = Revocation was asked about and no usable answer came.
    =a Revocation was asked about and no usable answer came. By default that is no failure; it is one where an answer is demanded.
    ? The policy demands an answer, and the responder was slow, down or blocked.
    ? The stapled response is expired or for another certificate.
    ? The certificate names no responder and no list.
    > trusteval HOST --require-staple says whether an answer was stapled and whether it counts; trusteval HOST --revocation online asks the responders and lists.
    ! Staple OCSP responses on the server, or do not demand an answer.
    @stapleMissing|a stapled answer is demanded and missing
    & no stapled OCSP response
    & must-staple without a staple
    = A stapled OCSP answer is demanded, by the certificate itself (must-staple, RFC 7633) or by the client's own options, and the server stapled none.
    ? The server is not set up to staple.
    ? The server was just started: some fetch the answer only after the first handshakes.
    ? The server could not get an answer from the responder, or does not know the certificate's issuer.
    ? The authority has ended OCSP, so there is no responder to ask.
    > trusteval HOST --require-staple says whether an answer was stapled and whether it counts.
    > openssl s_client -connect HOST:443 -status prints the stapled answer, or: no response sent.
    ! Switch stapling on and let the server reach the responder: ssl_stapling on and the issuer's certificate in the chain for nginx, SSLUseStapling on for Apache httpd.
    ! Or have the certificate issued anew without the TLS feature extension; where it is the client that demands an answer, do not demand one.
    @blocked|blocked by Apple
    & blacklisted
    & blocklist
    = The certificate, its key or its issuer is on a list of what this client does not trust any more.
    =a The certificate, its key or its issuer is on a list of Apple's.
    ?a The authority has lost Apple's trust, wholly or for certificates after a certain day.
    ?o The authority has lost the trust of the client's maker, wholly or for certificates after a certain day.
    ? The key is known to be compromised.
    >o The client's release notes name the authorities that it has given up.
    >a trusteval HOST compares the path with the keys and the days of distrust that are public, and says which it is; what else is on Apple's own lists is not known from outside.
    >a SecTrustEvaluateWithError says blocked for a key on the block list, and only that the certificate is not trusted for one on the gray list.
    ! Get a certificate from another authority.
    @certificateTransparency|no Certificate Transparency
    & CT
    & signed certificate timestamp
    = A certificate under a public root must carry proof that it was logged, and this one does not, or not enough of it.
    ? The authority was asked not to log the certificate, or embedded too few timestamps.
    ? A test certificate of a public authority.
    > trusteval HOST -v counts the signed certificate timestamps that came with the handshake or the certificate.
    ! Reissue with logging; private roots are not subject to it.
    @pinning|the pin does not match
    & pinned
    & NSPinnedDomains
    = The path is good by the ordinary rules, but lacks the key or certificate that the app insists on.
    ? The server's key changed and the app still has the old pin.
    ? An intercepting proxy has put its own certificate in.
    ? The pin is of the leaf where the intermediate was meant, or the hash is of the certificate rather than the key.
    > trusteval HOST -v prints the pin of every key on the path; trusteval HOST --pin sha256//BASE64 holds the server against one, with @leaf or @ca behind it as NSPinnedDomains does.
    ! Update the pins; keep a spare one for the next key; pin keys rather than certificates.
    """
}
