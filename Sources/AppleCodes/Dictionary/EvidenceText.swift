import TrustModel

/// A piece of evidence for codes, which a reader can look up.
struct EvidenceText: Sendable {
  let name: String
  let meaning: String
  var certainty = Certainty.observed
  /// Where it can be read; nil where it has no page of its own.
  let link: String?

  static func all(citedBy codes: [AppleCode]) -> [EvidenceText] {
    let rows = FieldLogTable.text.split(separator: "\n").map(FieldLog.init)
    let logs = rows.map { log($0, among: rows) }
    let phrases = DictionaryEvidence.allCases.map {
      EvidenceText(name: $0.rawValue, meaning: $0.meaning, certainty: $0.certainty, link: nil)
    }
    return logs + sources + phrases + conclusions(of: codes)
  }

  /// Evidence without the name of a log or source: a conclusion, or more logs than can be named.
  private static func conclusions(of codes: [AppleCode]) -> [EvidenceText] {
    var seen: Set<String> = []
    let texts =
      codes.map { ($0.evidence, $0.certainty) } + Codes.rulesOfOrder.map { ($0, .inferred) }
    return texts.filter { text, _ in
      seen.insert(text).inserted && !PastedText(text).words.contains { isLog($0.text) }
        && !sources.contains { text.contains($0.name) }
    }.map { text, certainty in
      EvidenceText(name: text, meaning: meaning(of: certainty), certainty: certainty, link: nil)
    }
  }

  private static func meaning(of certainty: Certainty) -> String {
    switch certainty {
    case .inferred:
      "A conclusion of this tool from the rules of other failures: no log and no source that is "
        + "known here shows this case."
    case .observed: "Many logs of real clients show it; they are not named one by one."
    case .documented: "Apple's documentation says so."
    case .source: "Apple's published source or headers say so."
    }
  }

  private static func log(_ log: FieldLog, among all: [FieldLog]) -> EvidenceText {
    let place = [
      log.year.isEmpty ? "year not noted" : log.year,
      log.system.isEmpty ? "system not noted" : log.system, "layer \(log.layer)",
    ]
    return EvidenceText(
      name: log.name,
      meaning: "A field log: \(place.joined(separator: ", ")). It shows: "
        + "\(log.codes.isEmpty ? "no code" : log.codes). The cause there: \(log.cause)."
        + (log.link == nil ? " " + log.substitutes(among: all) : ""),
      link: log.link)
  }

  /// Whether it is written like the identifier of a field log, such as `L043`.
  private static func isLog(_ word: String) -> Bool {
    let characters = Array(word.utf8)
    return characters.count == 4 && characters[0] == UInt8(ascii: "L")
      && characters.dropFirst().allSatisfy { (48...57).contains($0) }
  }

  private static let sources: [EvidenceText] = {
    let security = "https://github.com/apple-oss-distributions/Security"
    return [
      EvidenceText(
        name: "TN2232",
        meaning: "Apple's Technical Note TN2232, HTTPS Server Trust Evaluation. Its Appendix A "
          + "lists codes of CFNetwork and Secure Transport, without saying which cause gives which.",
        certainty: .documented,
        link: "https://developer.apple.com/library/archive/technotes/tn2232/_index.html"),
      EvidenceText(
        name: "NSURLError documentation",
        meaning: "Apple's reference of the codes of NSURLErrorDomain.",
        certainty: .documented,
        link: "https://developer.apple.com/documentation/foundation/urlerror"),
      EvidenceText(
        name: "Security-61901",
        meaning:
          "Apple's Security framework as of macOS 26.0: the source whose rules and codes are "
          + "modelled here.",
        link: security + "/tree/Security-61901.0.87.0.1"),
      EvidenceText(
        name: "SecPolicyChecks.list",
        meaning: "The list of checks of Apple's Security framework, with the class, the status and "
          + "the CSSM code of each.",
        certainty: .source,
        link: security
          + "/blob/Security-61901.0.87.0.1/OSX/sec/Security/SecPolicyChecks.list"),
      EvidenceText(
        name: "SecBase.h",
        meaning: "The header that defines errSec and errSSL codes.",
        certainty: .source,
        link: security + "/blob/Security-61901.0.87.0.1/base/SecBase.h"),
      EvidenceText(
        name: "coreTLS",
        meaning:
          "The TLS library below Secure Transport, published by Apple until 2018: how alerts "
          + "become codes.",
        link: "https://github.com/apple-oss-distributions/coreTLS"),
      EvidenceText(
        name: "sslCrypto.c",
        meaning: "The part of Secure Transport that evaluates the server's certificates: whatever "
          + "fails, it ends with errSSLXCertChainInvalid (-9807).",
        certainty: .source,
        link: security
          + "/blob/Security-61901.0.87.0.1/OSX/libsecurity_ssl/lib/sslCrypto.c"),
      EvidenceText(
        name: "SecTrustCopyErrorDescription",
        meaning: "The function of Apple's Security framework that makes the sentences of trust "
          + "failures, one for each class of checks (SecTrust.c, SecFrameworkStrings.h).",
        certainty: .source,
        link: security),
      EvidenceText(
        name: "URLError.Code",
        meaning: "The codes of NSURLErrorDomain as Foundation's open source has them.",
        certainty: .source,
        link: "https://github.com/swiftlang/swift-corelibs-foundation"),
      EvidenceText(
        name: "CFNetworkErrors.h",
        meaning: "The header that names CFNetwork's errors.",
        certainty: .source,
        link: "https://developer.apple.com/documentation/cfnetwork/cfnetworkerrors"),
    ]
  }()
}
