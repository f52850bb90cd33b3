import TrustModel

/// A URL loading error; Foundation and CFNetwork number them alike.
enum URLStatus: Int {
  case cancelled = -999
  case timedOut = -1001
  case cannotFindHost = -1003
  case cannotConnectToHost = -1004
  case connectionLost = -1005
  case secureConnectionFailed = -1200
  case badDate = -1201
  case untrusted = -1202
  case unknownRoot = -1203
  case notYetValid = -1204
  case clientCertificateRejected = -1205
  case clientCertificateRequired = -1206

  /// As `NSURLErrorDomain` has it.
  func url(_ certainty: Certainty, _ evidence: String) -> AppleCode {
    AppleCode(
      .url, "NSURLError" + suffix, rawValue, certainty: certainty, evidence: evidence)
  }

  /// As `kCFErrorDomainCFNetwork` has it.
  func cfNetwork(_ certainty: Certainty, _ evidence: String) -> AppleCode {
    AppleCode(
      .cfNetwork, "kCFURLError" + suffix, rawValue, certainty: certainty, evidence: evidence)
  }

  private var suffix: String {
    switch self {
    case .cancelled: "Cancelled"
    case .timedOut: "TimedOut"
    case .cannotFindHost: "CannotFindHost"
    case .cannotConnectToHost: "CannotConnectToHost"
    case .connectionLost: "NetworkConnectionLost"
    case .secureConnectionFailed: "SecureConnectionFailed"
    case .badDate: "ServerCertificateHasBadDate"
    case .untrusted: "ServerCertificateUntrusted"
    case .unknownRoot: "ServerCertificateHasUnknownRoot"
    case .notYetValid: "ServerCertificateNotYetValid"
    case .clientCertificateRejected: "ClientCertificateRejected"
    case .clientCertificateRequired: "ClientCertificateRequired"
    }
  }
}
