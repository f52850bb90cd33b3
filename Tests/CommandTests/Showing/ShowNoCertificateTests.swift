import Foundation
import Testing

/// `show` of directories without certificates, and what is not written as one.
@Suite(.timeLimit(.minutes(30))) struct ShowNoCertificateTests {
  private let directory: TemporaryDirectory

  init() async throws {
    directory = try TemporaryDirectory()
    let made = try await Binary.run("lab", "ca", directory.path("ca"))
    try #require(made.status == 0, "\(made.errors)")
  }

  private func run(_ script: String) async throws -> CommandResult {
    try await Binary.shell("cd '\(directory.path("ca"))'; set -e; \(script)")
  }

  /// Whatever else is in there; a directory is not read as a file.
  @Test(arguments: ["/dev/null", "root-crl.pem", "root.mobileconfig"], ["", "--asn1", "--pem"])
  func directories(file: String, option: String) async throws {
    let result = try await run("mkdir d; cp \(file) d/file; \"$1\" show \(option) d")
    #expect(result.status == 2 && result.output.isEmpty)
    #expect(result.errors == "trusteval: 'd' holds no certificate\n")
  }

  /// Cut anywhere, a list has no certificate to write; where it can be told, it is called a list.
  @Test func cutListsAreNotWrittenAsCertificates() async throws {
    let result = try await run(
      """
      openssl crl -in root-crl.pem -outform DER -out crl.der
      for length in 2 20 40 80 150; do
        for option in --pem --pkcs7; do
          head -c $length crl.der >cut; "$1" show $option cut && echo written
          "$1" show --asn1 cut >/dev/null || echo not taken apart
        done
      done || :
      """)
    #expect(result.output.isEmpty, "\(result.output)")
    #expect(result.errors.contains("there is no certificate to write"), "\(result.errors)")
  }

  /// The others are written; what is only malformed inside is, too.
  @Test func onlyCertificatesAreWritten() async throws {
    let result = try await run(
      """
      block() { echo "-----BEGIN CERTIFICATE-----"; base64; echo "-----END CERTIFICATE-----"; }
      openssl x509 -in root.pem -outform DER -out root.der
      printf '\\060\\011\\060\\003\\002\\001\\001\\060\\000\\003\\000' | block >malformed
      { head -c 80 root.der | block; cat root.pem; cat malformed
        openssl crl -in root-crl.pem -outform DER | block; } >in
      cat root.pem malformed >expected
      set +e; "$1" show --pem in >out; echo $?; cmp out expected
      "$1" show --pkcs7 in >p7; echo $?; "$1" show --pem p7 | cmp - expected; set -e
      "$1" show --der --certificate 0 in >der; head -c 80 root.der | cmp - der
      """)
    #expect(result.status == 0 && result.output == "2\n2\n", "\(result)")
    for number in [0, 3] {
      #expect(
        result.errors.contains(
          "certificate \(number) is not written, as it is cut or no certificate: --asn1 takes it "
            + "apart\n"), "\(result.errors)")
    }
    #expect(!result.errors.contains("certificate 1 "))
  }
}
