import FoundationEssentials
import TrustEvaluation

/// The distribution's list, when it is installed.
func installedPublicSuffixes() -> PublicSuffixList? {
  let path = "/usr/share/publicsuffix/public_suffix_list.dat"
  guard let data = try? Data(contentsOf: URL(filePath: path)) else { return nil }
  return PublicSuffixList(bytes: Array(data))
}
