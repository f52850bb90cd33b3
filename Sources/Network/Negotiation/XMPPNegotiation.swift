import TrustModel

/// STARTTLS of XMPP (RFC 6120, section 5), read tag by tag: for so few elements no XML parser is
/// needed.
struct XMPPNegotiation: Negotiation {
  private static let namespace = "urn:ietf:params:xml:ns:xmpp-tls"

  private enum State {
    case begun, opened, asked, consented
  }

  private let header: String
  private var state = State.begun
  private var tags = XMLTags()
  private var offersTLS = false
  /// How many elements contain what comes next of the answer.
  private var depth = 0

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
    if state == .begun {
      state = .opened
      return .send(Array(header.utf8))
    }
    while let tag = tags.next(in: input) {
      if let step = step(after: tag, in: &input) { return step }
    }
    return .needsInput
  }

  /// Nil where the next tag decides.
  private mutating func step(after tag: XMLTag, in input: inout [UInt8]) -> NegotiationStep? {
    guard !tag.isForbidden else { return .failed(.notSpoken("xmpp", words(from: tag, in: input))) }
    switch (state, tag.name) {
    case (_, "stream:error"), (_, "failure"), (_, "/stream:stream"):
      return .failed(
        .startTLS("the server refused xmpp with STARTTLS", words(from: tag, in: input)))
    case (.opened, "starttls"):
      offersTLS = offersTLS || tag.isIn(namespace: Self.namespace)
      return nil
    case (.opened, "/stream:features"), (.opened, "/features"),
      (.opened, "stream:features") where tag.isEmpty:
      guard offersTLS else {
        return .failed(
          ConnectionFailure(.startTLSFailed, summary: "the server offers no STARTTLS of xmpp"))
      }
      leave(tag, of: &input)
      state = .asked
      return .send(Array("<starttls xmlns='\(Self.namespace)'/>".utf8))
    case (.asked, "proceed") where depth == 0 && tag.isIn(namespace: Self.namespace):
      guard tag.isEmpty else {
        state = .consented
        return nil
      }
      leave(tag, of: &input)
      return .done
    case (.consented, "/proceed"):
      leave(tag, of: &input)
      return .done
    case (.consented, _): return .failed(.notSpoken("xmpp", words(from: tag, in: input)))
    case (.asked, _):
      depth += tag.opens ? 1 : tag.isEnd ? -1 : 0
      return nil
    default: return nil
    }
  }

  private func words(from tag: XMLTag, in input: [UInt8]) -> String {
    String(decoding: input[tag.range.lowerBound...], as: UTF8.self)
  }

  /// Removes the tag and all before it.
  private mutating func leave(_ tag: XMLTag, of input: inout [UInt8]) {
    input = Array(input[tag.range.upperBound...])
    tags = XMLTags()
  }
}
