import Foundation
import Testing

/// `show` of configuration profiles, and what other commands say of them.
@Suite(.timeLimit(.minutes(30))) struct ShowProfileTests {
  private let directory: TemporaryDirectory

  init() async throws {
    directory = try TemporaryDirectory()
    let made = try await Binary.run("lab", "ca", directory.path("ca"))
    try #require(made.status == 0, "\(made.errors)")
  }

  private func run(_ script: String) async throws -> CommandResult {
    try await Binary.shell("cd '\(directory.path("ca"))'; set -e; \(script)")
  }

  @Test func theLabsProfileHoldsItsRoot() async throws {
    let result = try await run(
      """
      "$1" show --pem root.mobileconfig | cmp - root.pem
      "$1" show --pem - <root.mobileconfig | cmp - root.pem
      "$1" show root.mobileconfig
      """)
    #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
    #expect(result.output.contains("root CA") && result.output.contains("Line        11"))
  }

  /// A signature, in DER and in parts as BER has them; the signer is not among the certificates.
  @Test(arguments: ["", "-stream -indef"])
  func signedProfiles(option: String) async throws {
    let result = try await run(
      """
      openssl cms -sign -binary -nodetach \(option) -outform DER -in root.mobileconfig \
        -signer server.pem -inkey server-key.pem -out in.mobileconfig
      "$1" show --pem in.mobileconfig | cmp - root.pem
      """)
    #expect(result.status == 0, "\(result.errors)")
    #expect(
      result.errors
        == "trusteval: the signature of 'in.mobileconfig' was not checked, and who signed it is not "
        + "shown\n")
    let anchor = try await run(
      "\"$1\" verify --anchors-only --anchor in.mobileconfig server.pem 2>&1")
    #expect(anchor.status == 2)
    #expect(
      anchor.output.contains("'in.mobileconfig' is a configuration profile: trusteval show --pem"))
  }

  /// No other command trusts a profile; it says how to take the certificates out.
  @Test(arguments: [
    "verify root.mobileconfig", "verify --anchor root.mobileconfig server.pem",
    "verify --root-store root.mobileconfig server.pem",
    "verify --intermediate root.mobileconfig server.pem",
  ])
  func elsewhereTheyAreNamed(arguments: String) async throws {
    let result = try await run("\"$1\" \(arguments) 2>&1")
    #expect(result.status == 2)
    #expect(
      result.output.contains(
        "'root.mobileconfig' is a configuration profile: trusteval show --pem FILE writes the "
          + "certificates that it installs, if it has any\n"), "\(result.output)")
  }

  /// What cannot be shown is named, and that there are no certificates at all is not claimed.
  @Test(arguments: [
    ("s/com.apple.security.root/com.apple.wifi.managed/", ""),
    (
      "s/com.apple.security.root/com.apple.security.pkcs12/",
      ": it has PKCS #12, which is not opened in a profile"
    ),
    (
      "s/<key>PayloadContent/<key>EncryptedPayloadContent/",
      ": it has encrypted content, which cannot be read"
    ),
  ])
  func aProfileOfWhichNoneIsShown(change: String, why: String) async throws {
    let result = try await run("sed '\(change)' root.mobileconfig >in; \"$1\" show in")
    #expect(result.status == 2)
    #expect(
      result.errors
        == "trusteval: 'in' is a configuration profile without certificates that can be shown\(why)\n"
    )
  }

  /// Beside those that are shown, too.
  @Test func aContainerBesideACertificate() async throws {
    let result = try await run(
      """
      container='<dict><key>PayloadType</key><string>com.apple.security.pkcs12</string></dict>'
      sed "s|<array>|<array>$container|" root.mobileconfig >in
      "$1" show --pem in | cmp - root.pem
      """)
    #expect(result.status == 0, "\(result.errors)")
    #expect(
      result.errors == "trusteval: 'in' also has PKCS #12, which is not opened in a profile\n")
  }

  /// What is in a signature has lines, its file has none.
  @Test func linesOfASignedProfile() async throws {
    let result = try await run(
      """
      sed 's|<array>|<array><dict><key>PayloadType<!-- --></key><true/></dict>|' \
        root.mobileconfig >changed
      openssl cms -sign -binary -nodetach -outform DER -in changed \
        -signer server.pem -inkey server-key.pem -out in
      "$1" show --json in
      """)
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.json.count == 1 && result.json.first?["line"] is NSNull, "\(result.output)")
    #expect(
      result.errors.contains(
        "line 6 of what is signed in 'in' was passed over: a comment, CDATA or an entity in a value "
          + "is not read\n"), "\(result.errors)")
  }
}
