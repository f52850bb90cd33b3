import ArgumentParser
import TrustModel

extension FetchPolicy.Permission {
  /// Help of the flag that commands declare for themselves: a group takes the parser longer.
  static let help: ArgumentHelp =
    "Fetch a missing issuer from any address and port that a certificate names, or never."

  /// - Parameter flag: `--network-fetch`, `--no-network-fetch`, or nil for neither.
  init(_ flag: Bool?) {
    self =
      switch flag {
      case nil: .guarded
      case false?: .never
      case true?: .anywhere
      }
  }
}
