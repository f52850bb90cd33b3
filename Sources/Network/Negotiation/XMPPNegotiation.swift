import TrustModel

/// STARTTLS of XMPP (RFC 6120, section 5), read as text: for so few elements no XML parser is
/// needed.
struct XMPPNegotiation: Negotiation {
  private enum State {
    case begun, opened, asked
  }

  private let header: String
  private var state = State.begun
  private var refusal = MarkSearch("<stream:error", "<failure", "</stream:stream")
  private var features = MarkSearch("</stream:features>", "</features>", "<stream:features/>")
  private var consent = MarkSearch("<proceed")

  /// - Parameter name: Of the server, a host name or an address.
  init(to name: String, betweenServers: Bool) {
    header =
      "<?xml version='1.0'?><stream:stream xmlns='jabber:\(betweenServers ? "server" : "client")' "
      + "xmlns:stream='http://etherx.jabber.org/streams' to='\(name)' version='1.0'>"
  }

  mutating func advance(_ input: inout [UInt8]) -> NegotiationStep {
    if PlainPeer.isTLS(input) { return .failed(.tlsAtOnce) }
    if let first = input.first, first != UInt8(ascii: "<"), first > 0x20 {
      return .failed(.notSpoken("xmpp", String(decoding: input, as: UTF8.self)))
    }
    if let range = refusal.firstRange(in: input) {
      let words = String(decoding: input[range.lowerBound...], as: UTF8.self)
      return .failed(.startTLS("the server refused xmpp with STARTTLS", words))
    }
    switch state {
    case .begun:
      state = .opened
      return .send(Array(header.utf8))
    case .opened:
      guard let end = features.firstRange(in: input) else { return .needsInput }
      guard input[..<end.upperBound].contains("<starttls".utf8) else {
        return .failed(
          ConnectionFailure(.startTLSFailed, summary: "the server offers no STARTTLS of xmpp"))
      }
      input = Array(input[end.upperBound...])
      refusal.restart()
      state = .asked
      return .send(Array("<starttls xmlns='urn:ietf:params:xml:ns:xmpp-tls'/>".utf8))
    case .asked:
      guard let begin = consent.firstRange(in: input),
        let close = input[begin.upperBound...].firstIndex(of: UInt8(ascii: ">"))
      else { return .needsInput }
      var rest = input[(close + 1)...]
      let end = Array("</proceed>".utf8)
      if input[close - 1] != UInt8(ascii: "/") {
        guard rest.count >= end.count else { return .needsInput }
        if rest.starts(with: end) { rest = rest.dropFirst(end.count) }
      }
      input = Array(rest)
      return .done
    }
  }
}
