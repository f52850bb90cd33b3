import Rendering
import TrustLab
import TrustModel

/// How the files of a private authority are used, to be copied line by line.
struct AuthorityGuide {
  let result: AuthorityFiles.Result
  let isRenewal: Bool

  var guide: Guide {
    Guide(
      isRenewal
        ? [summary, check] : [summary, files, serving, installing, check, renewal])
  }

  private var summary: Guide.Section {
    var rows: [Guide.Row] = [
      .text("for", result.names.map(\.text).joined(separator: ", ")),
      .text("until", result.end.day),
    ]
    rows += result.newKeys.map {
      .text("", "\($0) is new, as none was there: pins of another key do not hold")
    }
    if result.hasNewIntermediate {
      rows.append(
        .text("", "intermediate.pem would have ended before: it is renewed, for its name and key"))
    }
    if result.lacksRootKey {
      rows.append(.text("", "root-crl.pem is the one of before: root-key.pem is not here"))
    }
    let done = isRenewal ? "Renewed: the server has to read its files again. In" : "Made in"
    return Guide.Section("\(done) \(result.directory)", labelWidth: 7, rows)
  }

  private var files: Guide.Section {
    Guide.Section(
      "Files", labelWidth: 39,
      [
        .text(
          "root.pem, root.der, root.mobileconfig", "the root, for those who are to trust it"),
        .text(
          "root-key.pem",
          "its key: who has it can pass for any server there; renews the intermediate and "
            + "root-crl.pem"),
        .text(
          "server.pem, server-key.pem", "for the server: certificate, intermediate; key"),
        .text("client.pem, client-key.pem", "for a client that a server asks for one"),
        .text("server.p12, client.p12", "the same as PKCS #12; password.txt opens them"),
        .text("intermediate.pem, intermediate-key.pem", "what issues them"),
        .text("root-crl.pem, intermediate-crl.pem", "lists of revocations, empty"),
      ])
  }

  private var serving: Guide.Section {
    Guide.Section(
      "Serve", labelWidth: 9,
      [
        .lines(
          "nginx",
          [
            "ssl_certificate \(quoted("server.pem"));",
            "ssl_certificate_key \(quoted("server-key.pem"));",
          ]),
        .lines(
          "Python",
          [
            "context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)",
            "context.load_cert_chain(\(quoted("server.pem")),",
            "                        \(quoted("server-key.pem")))",
          ]),
        .lines(
          "Node",
          [
            "https.createServer({cert: fs.readFileSync(\(quoted("server.pem"))),",
            "                    key: fs.readFileSync(\(quoted("server-key.pem")))})",
          ]),
      ])
  }

  private var installing: Guide.Section {
    Guide.Section(
      "Trust, where you test and nowhere else", labelWidth: 11,
      [
        .text(
          "iOS",
          "open root.mobileconfig on the device, install the profile in Settings, then switch the "
            + "root on: General, About, Certificate Trust Settings"),
        .lines("Simulator", ["xcrun simctl keychain booted add-root-cert \(word("root.pem"))"]),
        .lines(
          "macOS",
          [
            "security add-trusted-cert \\",
            "  -k ~/Library/Keychains/login.keychain-db \\",
            "  \(word("root.pem"))",
          ]),
        .lines("curl", ["curl --cacert \(word("root.pem")) https://..."]),
        .lines(
          "Debian",
          [
            "sudo cp \(word("root.pem")) \\",
            "  /usr/local/share/ca-certificates/trusteval-lab.crt",
            "sudo update-ca-certificates",
          ]),
        .lines(
          "Java",
          [
            "keytool -importcert -cacerts -alias trusteval-lab \\",
            "  -file \(word("root.pem"))",
          ]),
        .text(
          "Firefox", "Settings, Privacy & Security, View Certificates, Authorities, Import"),
        .lines(
          "App only",
          [
            "// data: the octets of root.der",
            "let root = SecCertificateCreateWithData(nil, data as CFData)",
            "SecTrustSetAnchorCertificates(trust, [root] as CFArray)",
            "// App Transport Security blocks such a root;",
            "// an installed one it lets pass.",
          ]),
      ])
  }

  private var check: Guide.Section {
    let name = result.names.first { $0.covered == $0.text } ?? result.names.first
    return Guide.Section(
      "Check",
      [
        .lines(
          "",
          [
            "trusteval verify \(word("server.pem")) --user-root \(word("root.pem"))"
              + (name.map { " --server-name \($0.covered)" } ?? "")
          ])
      ])
  }

  private var renewal: Guide.Section {
    Guide.Section(
      "Renew before \(result.end.day)",
      [.lines("", ["trusteval lab ca \(word("")) --renew"])])
  }

  private func path(_ name: String) -> String { result.directory + "/" + name }

  /// A path between quotes, as the configuration of nginx, Python and JavaScript take it.
  private func quoted(_ name: String) -> String {
    "\"" + path(name).backslashed("\\", "\"") + "\""
  }

  /// A path as one word for a shell.
  private func word(_ name: String) -> String {
    (name.isEmpty ? result.directory : path(name)).quotedForShell
  }
}
