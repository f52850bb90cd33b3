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
    @unreadableFile|a certificate or key file cannot be read
    & no PEM
    & no start line
    = A file of the program's own configuration is not what it should be. Nothing was sent yet, and no client has evaluated anything.
    ? The path is wrong, or the program may not read the file.
    ? The file is DER or PKCS#12 where PEM is wanted, or holds a certificate where a key is wanted.
    ? The line BEGIN is missing, or the file was damaged by copying.
    > trusteval verify FILE says what the file holds, in PEM, DER or PKCS#7.
    > openssl pkey -noout -in KEY says whether a key can be read.
    ! Correct the path or the rights, or convert the file (openssl x509 -inform DER -in FILE).
    """
}
