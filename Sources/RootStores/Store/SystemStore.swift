package import X509

extension RootStore {
  /// The store that this system's own programs use; nil when there is none.
  ///
  /// `SSL_CERT_FILE` and `SSL_CERT_DIR` both count, and only the latter is a list, as in OpenSSL.
  /// But if either is set, the known locations are not used at all: in OpenSSL the one that is not
  /// set keeps its default, so a user who names a file with one root still trusts the system's from
  /// the directory. A place that cannot be used is skipped, and `notes` says so.
  ///
  /// - Parameter environment: looks up an environment variable.
  package static func system(
    environment: (String) -> String?, cryptography: any CryptographyProvider
  ) -> RootStore? {
    var files: [RootFiles] = []
    var notes: [String] = []
    for variable in ["SSL_CERT_FILE", "SSL_CERT_DIR"] {
      for path in paths(in: environment(variable), of: variable) {
        do {
          files.append(try RootFiles(path: path))
        } catch {
          notes.append("passed over in \(variable): \(error)")
        }
      }
    }
    for path in knownLocations where files.isEmpty {
      if let file = try? RootFiles(path: path) { files.append(file) }
    }
    guard !files.isEmpty else { return nil }
    return RootStore(files: files, cryptography: cryptography, notes: notes)
  }

  /// Only the variable for directories is a list.
  private static func paths(in value: String?, of variable: String) -> [String] {
    guard let value, !value.isEmpty else { return [] }
    return variable == "SSL_CERT_DIR" ? value.split(separator: ":").map(String.init) : [value]
  }

  /// Where distributions keep the roots, files before directories.
  static let knownLocations = [
    // Debian, Ubuntu, Alpine, Arch
    "/etc/ssl/certs/ca-certificates.crt",
    // Fedora, RHEL
    "/etc/pki/tls/certs/ca-bundle.crt",
    "/etc/pki/ca-trust/extracted/pem/tls-ca-bundle.pem",
    // openSUSE
    "/etc/ssl/ca-bundle.pem",
    "/var/lib/ca-certificates/ca-bundle.pem",
    // FreeBSD, macOS
    "/etc/ssl/cert.pem",
    "/usr/local/share/certs/ca-root-nss.crt",
    "/etc/ssl/certs",
  ]
}
