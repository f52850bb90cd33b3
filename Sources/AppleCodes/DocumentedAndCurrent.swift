package import TrustModel

extension Codes {
  /// The documented codes beside those of current systems, and which of them the evidence supports.
  ///
  /// Nil where the two agree or where one of them is not known. One paragraph of plain text.
  package static func documentedAndCurrent(_ codes: LayerCodes) -> String? {
    let sentences = [urlDifference(codes), streamDifference(codes)].compactMap(\.self)
    return sentences.isEmpty ? nil : sentences.joined(separator: " ")
  }

  private static func urlDifference(_ codes: LayerCodes) -> String? {
    guard let documented = codes.documented.url, let current = codes.urlSession,
      documented.value != current.value
    else { return nil }
    let withTransportSecurity =
      codes.urlSessionATS.flatMap { $0.value == current.value ? nil : $0.value }
      .map { ", or \($0) with App Transport Security in force" } ?? ""
    let source = current.certainty == .observed ? "" : "by rule, "
    return "\(documented.value) is what is documented; \(source)current systems show"
      + " \(current.value)\(withTransportSecurity). " + evidence(of: current, against: documented)
  }

  private static func evidence(of current: AppleCode, against documented: AppleCode) -> String {
    let neverLogged = [-1201, -1203, -1204].contains(documented.value)
    return switch (current.certainty, neverLogged) {
    case (.observed, true):
      "Logs show \(current.value) for this cause, and none shows \(documented.value)."
    case (.observed, false): "Logs show \(current.value) for this cause."
    case (_, true):
      "No log shows this cause alone; \(documented.value) is in no log of any cause."
    default: "No log settles which of them this cause gives."
    }
  }

  private static func streamDifference(_ codes: LayerCodes) -> String? {
    guard let documented = codes.documented.osStatus, let current = codes.stream,
      documented.value != current.value
    else { return nil }
    let start = "CFNetwork's own code is \(current.value), not the documented \(documented.value)"
    return switch (current.certainty, documented.value) {
    case (.observed, -9812), (.observed, -9815):
      start + ", which no log shows and only OS X 10.7 and earlier could give."
    // The issuer is missing; L045 and another log are older.
    case (.observed, -9813): start + ", by the logs; up to iOS 11 it was -9813."
    case (.observed, _): start + ", by the logs."
    case (_, -9815): start + " (one check of Apple's covers both ends of the dates; no log)."
    default: start + " (inferred)."
    }
  }
}
