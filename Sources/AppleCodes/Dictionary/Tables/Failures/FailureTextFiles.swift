extension FailureText {
  /// What goes wrong in a program's own files before there is a connection.
  ///
  /// No client shows a code for it: at most the connection is refused, as the server did not start.
  static let files = """
    @keyMismatch|the private key does not belong to the certificate
    & key mismatch
    & wrong private key
    = The private key does not belong to the certificate beside it. It is about the files of the program that says so: nothing was sent yet, and no client has evaluated anything.
    ? The certificate was renewed with a new key, and the old key file stayed.
    ? The file begins with another certificate than the server's own, such as the intermediate.
    ? The two files belong to different names or machines.
    > openssl x509 -noout -pubkey -in CERTIFICATE and openssl pkey -pubout -in KEY print the same key where the two belong together.
    > trusteval verify CERTIFICATE shows which certificate comes first in the file, and its key.
    ! Put the key beside the certificate that was issued for it, or have a certificate issued for this key.
    ! In a file with several certificates, put the server's own first.
    @keyFileRights|the private key file is open to others
    & key file permissions
    = The program reads no private key that users other than its owner can read, or that belongs to somebody else. It is about that file only: nothing was sent yet, and no client has evaluated anything.
    ? The file was made or copied with the usual rights, so that its group or everybody may read it.
    ? The file belongs to another user than the one that the program runs as.
    ? It comes from a mounted volume or secret, which sets owner and rights itself.
    > ls -l KEY shows the owner and the rights; id -un, as the program's user, shows who that is.
    ! Leave the file to its owner alone: chmod 0600 KEY, and chown it to the user that the program runs as.
    ! PostgreSQL also takes a file of root's that the program's group may read: chown root and chmod 0640. In a container, set owner and rights where the secret is mounted, or copy the file first.
    @missingAlgorithm|OpenSSL does not have an algorithm
    & missing algorithm
    = OpenSSL 3 does not have an algorithm that the program asks for: what is old is in its legacy provider, which is not loaded unless somebody asks for it. It is about the program or its files; no server was asked.
    ? A program hashes with MD4, as old releases of webpack do.
    ? A PKCS#12 file or private key is encrypted with RC2 or single DES, as old tools made them.
    > openssl list -providers shows whether legacy is loaded; programs with an OpenSSL of their own, such as Node, are not asked by that.
    > The words behind it, or the lines of the program's stack, name the algorithm or the call.
    ! Update the program that asks for the algorithm, or convert the file to AES.
    @missingDigest|OpenSSL does not have a digest
    & missing digest
    = OpenSSL 3 does not have the digest that the program asks for, such as MD4: it is in the legacy provider, which is not loaded unless somebody asks for it. It is about the program; no server was asked.
    ? A build with webpack 4, or 5 before 5.61, under Node 17 or later: webpack hashes with MD4 there.
    ? A program that makes NTLM hashes of passwords, which are MD4 (SMB, WinRM, MS-CHAP).
    > npm ls webpack shows the release and what depends on it; the lines of the stack show the call.
    ! Update webpack to 5.61 or later, and with it what depends on it (react-scripts 5, Vue CLI 5).
    ! Until then NODE_OPTIONS=--openssl-legacy-provider loads the old algorithms, for that build alone: do not set it for a server.
    @missingCipher|OpenSSL does not have the cipher of a PKCS#12 file
    & missing cipher
    = OpenSSL 3 does not have the cipher by which a file is encrypted, such as 40-bit RC2: it is in the legacy provider, which is not loaded unless somebody asks for it. The password may well be right. It is about the file; no server was asked.
    ? A PKCS#12 file (.p12, .pfx) from OpenSSL before 3, from Windows or from a Mac, whose certificates are encrypted with 40-bit RC2.
    ? A PKCS#12 file of another old tool, encrypted with RC4 or Blowfish.
    > openssl pkcs12 -legacy -info -noout -in FILE names the ciphers of a PKCS#12 file.
    ! Convert the file once: openssl pkcs12 -legacy -in OLD -nodes -out ALL.pem, then openssl pkcs12 -export -in ALL.pem -out NEW, which takes AES; then delete ALL.pem, whose key is open.
    @missingKeyCipher|OpenSSL does not have the cipher of a private key
    = OpenSSL 3 does not have single DES, by which a private key is encrypted: it is in the legacy provider, which is not loaded unless somebody asks for it. The password may well be right. It is about the file; no server was asked.
    ? A private key in PEM that an old tool encrypted with single DES (DEK-Info: DES-CBC).
    ? A PKCS#12 file that is encrypted so, which is rare.
    > head -3 KEY shows the line DEK-Info of such a file.
    ! Encrypt it anew, with AES: openssl pkey -provider legacy -provider default -in OLD -aes256 -out NEW.
    @windowsKey|a private key in Windows' store cannot be used
    & private key in the Windows certificate store
    = A certificate in Windows' store has no private key that the program can use. It is about the program's own certificate: nothing was sent yet, and no other side's certificate has failed.
    ? The user that the service runs as has no right to the key.
    ? The certificate was imported without its key, or the key was deleted.
    ? The key is in a provider that the program does not take, or on a device that is not connected.
    > certutil -store My lists the machine's certificates, and says under each whether its key is there.
    ! In the console certlm.msc, give the service's user the right to read the key: All Tasks, Manage Private Keys.
    ! Import certificate and key again from a PKCS#12 file (.pfx) into the store of the machine or user that the program reads.
    @revocationList|no usable revocation list
    & no CRL
    & CRL_CHECK
    = The client was told to check revocation by lists (X509_V_FLAG_CRL_CHECK, -crl_check of openssl) and has no list that it can use. OpenSSL fetches none by itself. Responders and stapled answers have nothing to do with it.
    ? The program switches the check on, and the list of the certificate's issuer was never given to it.
    ? There is a list, but not of every authority of the path, as X509_V_FLAG_CRL_CHECK_ALL requires.
    ? The list is over its day of next update, damaged, or of another authority of the same name.
    > openssl crl -noout -issuer -lastupdate -nextupdate -in LIST tells whose list it is and how long it is good for.
    > openssl verify -crl_check -CAfile ROOT.pem -untrusted CHAIN.pem -CRLfile LIST CHAIN.pem gives the same without the program.
    ! Give the client a fresh list of every authority that it is to check, and renew it in time; in a directory, under the name that openssl rehash makes.
    ! Or do not switch the check on, as most clients do.
    @unreadableFile|a certificate or key file cannot be read
    & no PEM
    & no start line
    = A file of the program's own configuration is not what it should be. Nothing was sent yet, and no client has evaluated anything.
    ? The path is wrong, or the program may not read the file.
    ? The file is DER or PKCS#12 where PEM is needed, or holds a certificate where a key is needed.
    ? The line BEGIN is missing, or the file was damaged by copying.
    > trusteval verify FILE says what the file holds, in PEM, DER or PKCS#7.
    > openssl pkey -noout -in KEY says whether a key can be read.
    ! Correct the path or the rights, or convert the file: a certificate by openssl x509 -inform DER -in FILE, a private key by openssl pkey -inform DER -in FILE.
    """
}
