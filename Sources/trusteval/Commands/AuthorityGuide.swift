import Rendering
import TrustLab
import TrustModel

/// How the files of a private authority are used, to be copied line by line.
struct AuthorityGuide {
  let result: AuthorityFiles.Result
  let isRenewal: Bool

  var text: String {
    isRenewal ? summary + check : summary + files + serving + installing + check + renewal
  }

  private var summary: String {
    let names = result.names.map(\.text).joined(separator: ", ")
    return """
      \(isRenewal ? "Renewed: the server has to read its files again. In" : "Made in") \(result.directory)
        for    \(names)
        until  \(result.end.day)

      """
        + result.newKeys.map {
          "  \($0) is new, as none was there: pins of another key do not hold\n"
        }
        .joined()
        + (result.hasNewIntermediate
          ? "  intermediate.pem would have ended before: it is renewed, for its name and key\n"
          : "")
        + (result.lacksRootKey
          ? "  root-crl.pem is the one of before: root-key.pem is not here\n" : "")
  }

  private var files: String {
    """

    Files
      root.pem, root.der, root.mobileconfig  the root, for those who are to trust it
      root-key.pem                           its key: who has it can pass for any server
                                             there; renews the intermediate and
                                             root-crl.pem
      server.pem, server-key.pem             for the server: certificate, intermediate; key
      client.pem, client-key.pem             for a client that a server asks for one
      server.p12, client.p12                 the same as PKCS #12; password.txt opens them
      intermediate.pem, intermediate-key.pem what issues them
      root-crl.pem, intermediate-crl.pem     lists of revocations, empty

    """
  }

  private var serving: String {
    """

    Serve
      nginx    ssl_certificate \(quoted("server.pem"));
               ssl_certificate_key \(quoted("server-key.pem"));
      Python   context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
               context.load_cert_chain(\(quoted("server.pem")),
                                       \(quoted("server-key.pem")))
      Node     https.createServer({cert: fs.readFileSync(\(quoted("server.pem"))),
                                   key: fs.readFileSync(\(quoted("server-key.pem")))})

    """
  }

  private var installing: String {
    """

    Trust, where you test and nowhere else
      iOS        open root.mobileconfig on the device, install the profile in Settings, then
                 switch the root on: General, About, Certificate Trust Settings
      Simulator  xcrun simctl keychain booted add-root-cert \(word("root.pem"))
      macOS      security add-trusted-cert \\
                   -k ~/Library/Keychains/login.keychain-db \\
                   \(word("root.pem"))
      curl       curl --cacert \(word("root.pem")) https://...
      Debian     sudo cp \(word("root.pem")) \\
                   /usr/local/share/ca-certificates/trusteval-lab.crt
                 sudo update-ca-certificates
      Java       keytool -importcert -cacerts -alias trusteval-lab \\
                   -file \(word("root.pem"))
      Firefox    Settings, Privacy & Security, View Certificates, Authorities, Import
      App only   let root = SecCertificateCreateWithData(nil, data as CFData)  // root.der
                 SecTrustSetAnchorCertificates(trust, [root] as CFArray)
                 // App Transport Security blocks such a root; an installed one it lets pass.

    """
  }

  private var check: String {
    let name = result.names.first { !$0.text.hasPrefix("*") }
    return """

      Check
        trusteval verify \(word("server.pem")) --user-root \(word("root.pem"))\(
          name.map { " --server-name \($0.text)" } ?? "")

      """
  }

  private var renewal: String {
    """
      trusteval lab ca \(word("")) --renew   before \(result.end.day)

    """
  }

  private func path(_ name: String) -> String { result.directory + "/" + name }

  /// A path between quotes, as the configuration of nginx, Python and JavaScript take it.
  private func quoted(_ name: String) -> String {
    "\"" + path(name).replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  /// A path as one word for a shell.
  private func word(_ name: String) -> String {
    (name.isEmpty ? result.directory : path(name)).quotedForShell
  }
}
