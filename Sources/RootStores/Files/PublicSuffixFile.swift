/// The public suffix list as the distribution installs it.
package enum PublicSuffixFile {
  /// On Debian, on Fedora, and on systems derived from them.
  package static let locations = [
    "/usr/share/publicsuffix/public_suffix_list.dat",
    "/usr/share/publicsuffix/effective_tld_names.dat",
  ]

  private static let beginOfPublicPart = Array("// ===BEGIN ICANN DOMAINS===".utf8)

  /// The list's bytes; nil when none is installed.
  ///
  /// A file that is empty or something else has no rule, and would let every wildcard pass.
  package static func bytes(at locations: [String] = locations) -> [UInt8]? {
    locations.lazy.compactMap { try? File.read(regular: $0) }
      .first { $0.firstRange(of: beginOfPublicPart) != nil }
  }
}
