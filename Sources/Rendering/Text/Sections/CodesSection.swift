import TrustModel

extension TextWriter {
  /// What each layer of an Apple client shows, one line per layer.
  mutating func codes(of report: Report, isVerbose: Bool) {
    let codes = report.codes
    let own = report.shownCodes.layers
    let layers = isVerbose ? own + codes.verboseLayers : own
    for layer in layers {
      layerLine(layer)
    }
    if let documented = codes.documented.technoteText {
      let isShown = codes.documented.url?.value == codes.urlSession?.value
      item(
        "TN2232 documents", documented + (isShown ? "" : " (today: as above)"), indent: 2,
        labelWidth: TextLayout.labelWidth)
    }
    let inferred = layers.flatMap(\.inferred)
    if !inferred.isEmpty {
      item(
        "  inferred", inferred.joined(separator: ", ") + ": by rule, not seen in source or logs",
        indent: 2, labelWidth: TextLayout.labelWidth, style: .dim)
    }
    guard isVerbose else { return }
    if let result = report.trustResult {
      item(
        "trust result", "\(result.rawNumber) \(result.rawValue)", indent: 2,
        labelWidth: TextLayout.labelWidth)
    }
    for (name, code) in layers.flatMap(\.codes) {
      item(
        "  evidence", "\(name) \(code.shownValue): \(code.certainty.rawValue), \(code.evidence)",
        indent: 2, labelWidth: TextLayout.labelWidth, style: .dim)
    }
  }

  private mutating func layerLine(_ layer: LayerCodes.Layer) {
    let code = "\(layer.code.shownValue) \(layer.code.symbol)"
    let beside = layer.beside.map { "\($0.label) \($0.code.value)" } ?? ""
    let room = width - 2 - TextLayout.labelWidth - TextLayout.codeWidth
    if DisplayWidth.of(code) < TextLayout.codeWidth, DisplayWidth.of(beside) <= room {
      line(
        Piece("  " + layer.label.padded(to: TextLayout.labelWidth), .dim),
        Piece(code.padded(to: TextLayout.codeWidth), .bold), Piece(beside))
      return
    }
    // A symbol is searched for, so it is not cut: if it does not fit beside the label, it goes
    // below.
    let isNarrow = width < TextLayout.narrow
    if isNarrow { item(layer.label, "", indent: 2, labelWidth: TextLayout.labelWidth) }
    let (indent, labelWidth) = isNarrow ? (4, 0) : (2, TextLayout.labelWidth)
    item(
      isNarrow ? "" : layer.label, code, indent: indent, labelWidth: labelWidth, style: .bold,
      hanging: 0)
    guard !beside.isEmpty else { return }
    item("", beside, indent: indent, labelWidth: labelWidth, hanging: 0)
  }
}

extension LayerCodes {
  /// One line: the code of a layer, and beside it that of another.
  struct Layer {
    let label: String
    let name: String
    let code: AppleCode
    var beside: Beside?

    struct Beside {
      let label: String
      let name: String
      let code: AppleCode

      static func stream(_ code: AppleCode) -> Self {
        Self(label: "stream", name: "stream", code: code)
      }

      static func socket(_ code: AppleCode) -> Self {
        Self(label: "socket", name: "Secure Transport", code: code)
      }
    }

    var codes: [(String, AppleCode)] {
      [(name, code)] + (beside.map { [($0.name, $0.code)] } ?? [])
    }

    var inferred: [String] {
      codes.filter { $0.1.certainty == .inferred }.map { "\($0.0) \($0.1.value)" }
    }
  }

  var layers: [Layer] {
    var layers: [Layer] = []
    if let urlSession {
      layers.append(
        Layer(
          label: "URLSession", name: "URLSession", code: urlSession,
          beside: stream.map(Layer.Beside.stream)))
    }
    if let urlSessionATS, urlSessionATS.value != urlSession?.value || streamATS != stream {
      let label = layers.isEmpty ? "URLSession, ATS" : "  ATS in force"
      layers.append(
        Layer(
          label: label, name: "ATS", code: urlSessionATS,
          beside: streamATS.map(Layer.Beside.stream)))
    }
    if let secTrust {
      // An app developer may find the -9807 of an expired certificate in the log of a socket.
      let socket = hasOwnSocketCode ? secureTransport.map(Layer.Beside.socket) : nil
      layers.append(Layer(label: "SecTrust", name: "SecTrust", code: secTrust, beside: socket))
    }
    return layers
  }

  /// Whether a socket shows another code than the stream of URL loading.
  private var hasOwnSocketCode: Bool { secureTransport?.value != stream?.value }

  fileprivate var verboseLayers: [Layer] {
    [
      ("Secure Transport", hasOwnSocketCode ? nil : secureTransport),
      ("Network.framework", networkFramework), ("CSSM", cssm),
    ].compactMap { name, code in
      code.map { Layer(label: name, name: name, code: $0) }
    }
  }
}

extension Report {
  /// The codes without those of App Transport Security where that exempts the host, or where TLS comes
  /// after STARTTLS, which no URL loading does.
  var shownCodes: LayerCodes {
    guard transportSecurity?.applies == false || route?.startTLS != nil else { return codes }
    var codes = codes
    (codes.urlSessionATS, codes.streamATS) = (nil, nil)
    return codes
  }
}

extension LayerCodes.Documented {
  /// Such as `-1202, -9843 errSSLHostNameMismatch`: exactly the codes of the note's Appendix A,
  /// without the CFNetwork value, which equals the first.
  fileprivate var technoteText: String? {
    let url = url.flatMap { Self.urlCodes.contains($0.value) ? $0 : nil }
    let osStatus = osStatus.flatMap { Self.osStatusCodes.contains($0.value) ? $0 : nil }
    var parts: [String] = []
    if let url { parts.append(osStatus == nil ? "\(url.value) \(url.symbol)" : String(url.value)) }
    if let osStatus { parts.append("\(osStatus.value) \(osStatus.symbol)") }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// TN2232, table 3; with the same values in CFNetwork's domain it has sixteen rows.
  private static let urlCodes = -1204 ... -1200
  private static let osStatusCodes: Set<Int> = [-9807, -9812, -9813, -9814, -9815, -9843]
}
