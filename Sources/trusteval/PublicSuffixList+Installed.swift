import RootStores
import TrustEvaluation

extension PublicSuffixList {
  /// The list installed on this machine, read once when first asked for; nil without one.
  static let installed = PublicSuffixFile.bytes().map(PublicSuffixList.init(bytes:))
}
