import COpenSSL
package import TLSEngine
package import TrustModel

extension OpenSSLWitness {
  /// The file and the directories of `SSL_CTX_set_default_verify_paths(3)`, which are read side by side.
  ///
  /// A variable replaces the place built in, also when it is empty. Only the one for directories is
  /// a list.
  package func rootPlaces(on system: HostSystem) -> [RootPlace]? {
    let file = Self.named(
      by: X509_get_default_cert_file_env(), or: X509_get_default_cert_file(), on: system)
    let directories = Self.named(
      by: X509_get_default_cert_dir_env(), or: X509_get_default_cert_dir(), on: system)
    var paths = directories.value.split(separator: ":").map(String.init)
    if paths.isEmpty { paths = [""] }
    return [RootPlace(path: file.value, kind: .bundle, variable: file.variable)]
      + paths.map {
        RootPlace(path: $0, kind: .hashedDirectory, variable: directories.variable)
      }
  }

  private static func named(
    by variable: UnsafePointer<CChar>?, or builtIn: UnsafePointer<CChar>?, on system: HostSystem
  ) -> (value: String, variable: String?) {
    if let variable = variable.map({ String(cString: $0) }), let value = system.variable(variable) {
      return (value, variable)
    }
    return (builtIn.map { String(cString: $0) } ?? "", nil)
  }
}
