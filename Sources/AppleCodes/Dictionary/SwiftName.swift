import TrustModel

/// How Swift spells a constant that the headers have for C: `NSURLErrorTimedOut` is
/// `URLError.timedOut`, `kCFURLErrorTimedOut` is `CFNetworkErrors.cfurlErrorTimedOut`, and
/// `kSecTrustResultProceed` is `SecTrustResultType.proceed`.
struct SwiftName {
  /// Without its type.
  let member: String
  /// With its type, as source code and logs have it.
  let forms: [String]

  /// - Returns: Nil for a code that Swift spells as C does.
  init?(of code: AppleCode) {
    let (url, cfNetwork, trustResult) = ("NSURLError", "kCF", "kSecTrustResult")
    switch code.domain {
    case .url where code.symbol.hasPrefix(url):
      member = Self.lowered(code.symbol.dropFirst(url.count))
      forms = ["URLError.\(member)", "URLError.Code.\(member)"]
    case .cfNetwork where code.symbol.hasPrefix(cfNetwork):
      member = Self.lowered(code.symbol.dropFirst("k".count))
      forms = [member, "CFNetworkErrors.\(member)"]
    case .trustResult where code.symbol.hasPrefix(trustResult):
      member = Self.lowered(code.symbol.dropFirst(trustResult.count))
      // Printed by number, as Swift has no names for values of C at run time.
      forms = [
        member, "SecTrustResultType.\(member)", "SecTrustResultType(rawValue: \(code.value))",
        "SecTrustResultType \(code.value)", "trust result \(code.value)",
      ]
    default: return nil
    }
  }

  /// Small letters for the capitals at the start, but for the one that begins the next word:
  /// `DNSLookupFailed` becomes `dnsLookupFailed`.
  private static func lowered(_ name: Substring) -> String {
    let capitals = name.prefix(while: \.isUppercase)
    let kept = capitals.count > 1 && capitals.count < name.count ? 1 : 0
    let first = capitals.dropLast(kept)
    return first.lowercased() + name[first.endIndex...]
  }
}
