import TrustModel

/// One code of Apple's, as the tables have it.
struct CodeRow: Sendable {
  let code: AppleCode
  let failure: FailureTopic?
  let meaning: String
  let layer: String
}

/// Apple's codes by domain, read from text so that they cost neither compile time nor start-up.
enum CodeTable {
  /// Every row, the domains that people ask for most first.
  static func rows() -> [CodeRow] {
    let url = lines(urlText).map { fields in
      row(
        .url, fields, value: Int(fields[0]), layer: "URL loading: URLSession, NSURLConnection",
        evidence: "URLError.Code, swift-corelibs-foundation")
    }
    return (url + cfNetwork(url) + proxy + tls + security + cssm + trustResult + stream)
  }

  private static func cfNetwork(_ url: [CodeRow]) -> [CodeRow] {
    let layer = "CFNetwork, below URL loading"
    let named = url.filter { cfNetworkNumbers.contains($0.code.value) }.map { row in
      let isListed = row.code.certainty == .documented
      let symbol = "kCFURLError" + row.code.symbol.dropFirst("NSURLError".count)
      return CodeRow(
        code: AppleCode(
          .cfNetwork, symbol, row.code.value, certainty: isListed ? .documented : .source,
          evidence: isListed ? row.code.evidence : "CFNetworkErrors.h"),
        failure: row.failure, meaning: row.meaning, layer: layer)
    }
    // Logs carry this number in CFNetwork's domain although the header has no name for it.
    let unnamed = url.filter { $0.code.value == -1022 }.map { row in
      CodeRow(
        code: AppleCode(
          .cfNetwork, "(no public kCFURLError constant)", row.code.value, certainty: .observed,
          evidence: "underlying error of -1022 in logs"),
        failure: row.failure, meaning: row.meaning, layer: layer)
    }
    return named + unnamed
  }

  private static var proxy: [CodeRow] {
    lines(proxyText).map {
      row(
        .cfNetwork, $0, value: Int($0[0]), layer: "CFNetwork, below URL loading",
        evidence: "CFNetworkErrors.h")
    }
  }

  private static var tls: [CodeRow] {
    lines(tlsText).map {
      row(
        .osStatus, $0, value: Int($0[0]),
        layer: "TLS: CFNetwork stream code, Secure Transport, Network.framework",
        evidence: "SecBase.h")
    }
  }

  private static var security: [CodeRow] {
    lines(securityText).map {
      row(
        .osStatus, $0, value: Int($0[0]), layer: "Security framework: SecTrustEvaluateWithError",
        evidence: "SecBase.h")
    }
  }

  private static var cssm: [CodeRow] {
    lines(cssmText).map {
      let bits = UInt32($0[0], radix: 16).map { 0x8001_0000 | $0 }
      return row(
        .cssm, $0, value: bits.map { Int(Int32(bitPattern: $0)) },
        layer: "Security framework: status codes in SecTrustCopyResult",
        evidence: "cssmapple.h, cssmerr.h")
    }
  }

  private static var trustResult: [CodeRow] {
    lines(trustResultText).map {
      row(
        .trustResult, $0, value: Int($0[0]), layer: "Security framework: result of the evaluation",
        evidence: "SecTrust.h")
    }
  }

  private static var stream: [CodeRow] {
    lines(streamText).map {
      let row = row(
        .cfStream, $0, value: Int($0[0]), layer: "CFNetwork: the domain of a stream code",
        evidence: "logs, CFStream convention")
      var code = row.code
      code.certainty = .observed
      return CodeRow(code: code, failure: row.failure, meaning: row.meaning, layer: row.layer)
    }
  }

  private static func row(
    _ domain: CodeDomain, _ fields: [String], value: Int?, layer: String, evidence: String
  ) -> CodeRow {
    let value = value ?? 0
    let isListed = isInTechnote(value, domain)
    return CodeRow(
      code: AppleCode(
        domain, fields[1], value, certainty: isListed ? .documented : .source,
        evidence: isListed ? "TN2232 Appendix A" : evidence),
      failure: FailureTopic(rawValue: fields[2]), meaning: fields[3], layer: layer)
  }

  private static func isInTechnote(_ value: Int, _ domain: CodeDomain) -> Bool {
    switch domain {
    case .url: (-1204 ... -1200).contains(value)
    case .osStatus: [-9807, -9812, -9813, -9814, -9815, -9843].contains(value)
    default: false
    }
  }

  /// The four fields of each line.
  private static func lines(_ text: String) -> [[String]] {
    text.split(separator: "\n").map { line in
      let fields = line.split(separator: "|", maxSplits: 3, omittingEmptySubsequences: false)
      return fields.map(String.init) + Array(repeating: "", count: 4 - fields.count)
    }
  }
}
