package import X509

extension RootStore {
  /// The store that this system's own programs use; nil when there is none.
  ///
  /// `SSL_CERT_FILE` and `SSL_CERT_DIR` both count, and only the latter is a list, as in OpenSSL.
  /// But if either is set, the known locations are not used at all. In OpenSSL the variable that is
  /// not set keeps its default, so a user who names a file with one root still trusts the roots of
  /// the system's directory.
  ///
  /// A directory of the list that does not exist has no roots and is ignored, as in OpenSSL, but
  /// with a note, and only if another place that is named can be used.
  ///
  /// - Parameter environment: looks up an environment variable.
  /// - Throws: `FileError` naming the variable when any other place cannot be used: continuing
  ///   without it would mean deciding by other roots than those that were asked for.
  package static func system(
    environment: (String) -> String?, cryptography: any CryptographyProvider
  ) throws(FileError) -> RootStore? {
    var files: [RootFiles] = []
    var missing: [FileError] = []
    for variable in ["SSL_CERT_FILE", "SSL_CERT_DIR"] {
      for path in paths(in: environment(variable), of: variable) {
        // If the variable names a place that is used by default, nothing changes.
        let isKnown = knownLocations.contains(path)
        do throws(FileError) {
          files.append(try RootFiles(systemPlace: path, variable: isKnown ? nil : variable))
        } catch {
          let error = FileError(path: path, problem: error.problem, variable: variable)
          guard variable == "SSL_CERT_DIR", error.problem == .missing else { throw error }
          missing.append(error)
        }
      }
    }
    if files.isEmpty, let error = missing.first { throw error }
    for path in knownLocations where files.isEmpty {
      guard let file = try? RootFiles(systemPlace: path), !file.isEmpty else { continue }
      files.append(file)
    }
    let notes = missing.map { "SSL_CERT_DIR names '\($0.path)', where there is nothing" }
    return files.isEmpty
      ? nil : RootStore(files: files, cryptography: cryptography, notes: notes)
  }

  /// Only the variable for directories contains a list.
  private static func paths(in value: String?, of variable: String) -> [String] {
    guard let value, !value.isEmpty else { return [] }
    return variable == "SSL_CERT_DIR" ? value.split(separator: ":").map(String.init) : [value]
  }

  /// Where distributions keep their roots, files before directories.
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
