import Network
import Threads
import TrustEvaluation
import TrustModel
import X509

/// Follows the addresses that certificates name for their issuers (RFC 5280, section 4.2.2.1).
struct IssuerFetcher: Sendable {
  let anchors: any AnchorSource
  /// Seconds for one fetch.
  let timeout: Double

  /// Chains of fetched issuers longer than this help nobody.
  private static let depth = 3

  /// What the addresses gave, until an issuer is an anchor or self-issued, or nothing more is named.
  func issuers(from addresses: [String]) -> [Fetch] {
    var answers: [Fetch] = []
    var next = addresses
    while answers.count < Self.depth, let uri = next.first(where: { HTTPAddress($0) != nil }) {
      let answer = answer(from: uri)
      answers.append(answer)
      guard let der = answer.certificates.first, let certificate = try? Certificate(der: der),
        !certificate.isSelfIssued,
        anchors.anchors(withSubject: certificate.issuer).isEmpty
      else { break }
      next = certificate.known.caIssuers
    }
    return answers
  }

  private func answer(from uri: String) -> Fetch {
    guard let address = HTTPAddress(uri) else {
      return Fetch(uri: uri, certificates: [], failure: "not an http address")
    }
    do {
      let certificates = CertificateFile.certificates(
        in: try fetch(address, by: Deadline(in: .seconds(timeout))))
      return Fetch(
        uri: uri, certificates: certificates,
        failure: certificates.isEmpty ? "the answer holds no certificate" : nil)
    } catch {
      return Fetch(uri: uri, certificates: [], failure: error.summary)
    }
  }
}
