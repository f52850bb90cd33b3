/// The public suffix list as the distribution installs it.
package enum PublicSuffixFile {
  /// On Debian, on Fedora, and on systems derived from them.
  private static let locations = [
    "/usr/share/publicsuffix/public_suffix_list.dat",
    "/usr/share/publicsuffix/effective_tld_names.dat",
  ]

  /// The list's bytes; nil when none is installed.
  package static func bytes() -> [UInt8]? {
    for location in locations {
      if let bytes = try? File.read(regular: location) { return bytes }
    }
    return nil
  }
}
