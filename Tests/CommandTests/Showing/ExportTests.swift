import Foundation
import Testing

/// Certificates leave the program as OpenSSL writes them, and come back the same.
@Suite(.timeLimit(.minutes(30))) struct ExportTests {
  private let directory: TemporaryDirectory

  init() async throws {
    directory = try TemporaryDirectory()
    let made = try await Binary.run("lab", "files", directory.url.path, "good")
    try #require(made.status == 0, "\(made.errors)")
  }

  /// What the program writes, and what OpenSSL does.
  @Test(arguments: [
    ("--pem", "cat chain.pem"), ("--pem --certificate 0", "openssl x509 -in chain.pem"),
    ("--der --certificate 0", "openssl x509 -in chain.pem -outform der"),
    ("--der --certificate 1", "sed '1,/END/d' chain.pem | openssl x509 -outform der"),
    ("--pkcs7", "openssl crl2pkcs7 -nocrl -certfile chain.pem"),
    ("--pkcs7 --der", "openssl crl2pkcs7 -nocrl -certfile chain.pem -outform der"),
    (
      "--pkcs7 --certificate 1",
      "sed '1,/END/d' chain.pem >ca.pem; openssl crl2pkcs7 -nocrl -certfile ca.pem"
    ),
  ])
  func itIsWhatOpenSSLWrites(options: String, command: String) async throws {
    let result = try await Binary.shell(
      """
      cd '\(directory.path("good"))'
      "$1" show chain.pem \(options) >ours; (\(command)) >theirs; cmp ours theirs
      "$1" show ours --pem >again; "$1" show theirs --pem | cmp again -
      """)
    #expect(result.status == 0, "\(result.output) \(result.errors)")
    #expect(result.output.isEmpty && result.errors.isEmpty, "\(result.output) \(result.errors)")
  }

  @Test func openSSLReadsWhatIsWritten() async throws {
    let result = try await Binary.shell(
      """
      cd '\(directory.path("good"))'
      "$1" show chain.pem --pkcs7 | openssl pkcs7 -print_certs | grep -v '^subject\\|^issuer' \\
        | grep . | cmp - chain.pem
      """)
    #expect(result.status == 0, "\(result.output) \(result.errors)")
  }

  @Test func derIsOfOneCertificate() async throws {
    let result = try await Binary.run("show", directory.path("good/chain.pem"), "--der")
    #expect(result.status == 64)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains("there are 2: choose with --certificate N"), "\(result.errors)")
  }

  /// A terminal would be garbled.
  @Test(arguments: [["--der", "--certificate", "0"], ["--pkcs7", "--der"]])
  func binaryIsKeptFromATerminal(options: [String]) async throws {
    let words = ([Binary.url.path, "show", directory.path("good/chain.pem")] + options)
      .map { "'\($0)'" }.joined(separator: ", ")
    let result = try await Binary.shell(
      """
      /usr/bin/python3 -c "
      import os, pty, sys
      sys.exit(os.waitstatus_to_exitcode(pty.spawn([\(words)])))
      "
      """)
    #expect(result.status == 64)
    #expect(result.output.contains("--der writes binary"), "\(result.output)")
  }
}
