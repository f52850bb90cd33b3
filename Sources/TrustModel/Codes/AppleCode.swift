/// One documented error code in one domain, with the evidence for predicting it.
package struct AppleCode: Hashable, Sendable {
  package var domain: CodeDomain
  /// The name in Apple's headers, such as `errSecHostNameMismatch`.
  package var symbol: String
  package var value: Int
  package var certainty: Certainty
  /// Mapping row, identifier of a field log such as `L043`, or header that the prediction rests on.
  package var evidence: String

  package init(
    _ domain: CodeDomain, _ symbol: String, _ value: Int, certainty: Certainty, evidence: String
  ) {
    self.domain = domain
    self.symbol = symbol
    self.value = value
    self.certainty = certainty
    self.evidence = evidence
  }
}

extension AppleCode {
  /// The value as its headers and logs write it: hexadecimal for CSSM, decimal elsewhere.
  package var shownValue: String {
    guard domain == .cssm, let value = Int32(exactly: value) else { return String(value) }
    return "0x" + String(UInt32(bitPattern: value), radix: 16, uppercase: true)
  }
}

/// The error domains that a code can belong to.
package enum CodeDomain: String, CaseIterable, Sendable {
  case url = "NSURLErrorDomain"
  case cfNetwork = "kCFErrorDomainCFNetwork"
  case osStatus = "NSOSStatusErrorDomain"
  case cssm = "CSSM"
  case cfStream = "kCFStreamErrorDomain"
  case trustResult = "SecTrustResultType"
}

/// What each layer of an Apple client shows for one failure, or for the whole.
package struct LayerCodes: Hashable, Sendable {
  /// What TN2232 documents, in its three domains.
  package var documented: Documented
  /// `SecTrustEvaluateWithError`.
  package var secTrust: AppleCode?
  /// Secure Transport, and CFStream sockets without CFNetwork's URL loading.
  package var secureTransport: AppleCode?
  /// CFNetwork stream code (`_kCFStreamErrorCodeKey`) with App Transport Security not in force.
  package var stream: AppleCode?
  /// CFNetwork stream code with App Transport Security in force.
  package var streamATS: AppleCode?
  /// URL loading with App Transport Security in force.
  package var urlSessionATS: AppleCode?
  /// URL loading with App Transport Security not in force.
  package var urlSession: AppleCode?
  package var networkFramework: AppleCode?
  /// The CSSM status of the failure (cssmerr.h, cssmapple.h).
  package var cssm: AppleCode?

  package struct Documented: Hashable, Sendable {
    package var url: AppleCode?
    package var cfNetwork: AppleCode?
    package var osStatus: AppleCode?

    package init(url: AppleCode? = nil, cfNetwork: AppleCode? = nil, osStatus: AppleCode? = nil) {
      self.url = url
      self.cfNetwork = cfNetwork
      self.osStatus = osStatus
    }
  }

  package init(
    documented: Documented = Documented(), secTrust: AppleCode? = nil,
    secureTransport: AppleCode? = nil, stream: AppleCode? = nil, streamATS: AppleCode? = nil,
    urlSessionATS: AppleCode? = nil, urlSession: AppleCode? = nil,
    networkFramework: AppleCode? = nil, cssm: AppleCode? = nil
  ) {
    self.documented = documented
    self.secTrust = secTrust
    self.secureTransport = secureTransport
    self.stream = stream
    self.streamATS = streamATS
    self.urlSessionATS = urlSessionATS
    self.urlSession = urlSession
    self.networkFramework = networkFramework
    self.cssm = cssm
  }

  /// The one code to show where there is room for one: the status of SecTrust, or what takes its
  /// place.
  package var leading: AppleCode? {
    // A POSIX error is told from a status by its domain only, which one code does not show.
    secTrust ?? (stream?.domain == .cfStream ? urlSession ?? stream : stream)
  }

  /// Nothing to show: the evaluation came out trusted.
  package static let none = LayerCodes()
}
