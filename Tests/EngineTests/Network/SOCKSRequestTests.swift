import Testing
import TrustModel

@testable import Network

/// What a SOCKS proxy is asked, octet by octet (RFC 1928 and RFC 1929), and what its refusals mean.
@Suite struct SOCKSRequestTests {
  private static func sent(_ step: NegotiationStep) -> [UInt8]? {
    if case .send(let octets) = step { octets } else { nil }
  }

  @Test(
    arguments: [
      ("192.0.2.1", 443, [5, 1, 0, 1, 192, 0, 2, 1, 1, 187]),
      (
        "2001:db8::1", 8443,
        [5, 1, 0, 4, 0x20, 1, 0x0d, 0xb8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0x20, 0xfb]
      ),
      ("a.b", 25, [5, 1, 0, 3, 3, 0x61, 0x2e, 0x62, 0, 25]),
      // A zone is no part of the address.
      (
        "fe80::1%eth0", 443,
        [5, 1, 0, 4, 0xfe, 0x80, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 187]
      ),
      ("1.2", 443, [5, 1, 0, 3, 3, 0x31, 0x2e, 0x32, 1, 187]),
    ] as [(String, UInt16, [UInt8])])
  func kindsOfPlaces(host: String, port: UInt16, request: [UInt8]) {
    var negotiation = SOCKSNegotiation(to: ConnectTarget(host: host, port: port), nil)
    var input: [UInt8] = []
    #expect(Self.sent(negotiation.advance(&input)) == [5, 1, 0])
    input = [5, 0]
    #expect(Self.sent(negotiation.advance(&input)) == request)
  }

  /// Each number has its words; one beyond them is told as it is.
  @Test(
    arguments: [
      (1, "a failure of its own"), (2, "its rules do not allow it"), (3, "network unreachable"),
      (4, "host unreachable"), (5, "connection refused"), (6, "time to live expired"),
      (7, "it cannot connect"), (8, "it does not take this kind of address"), (9, "unknown"),
      (255, "unknown"),
    ] as [(UInt8, String)])
  func refusals(number: UInt8, words: String) throws {
    var negotiation = SOCKSNegotiation(to: ConnectTarget(host: "a.b", port: 25), nil)
    var input: [UInt8] = []
    _ = negotiation.advance(&input)
    input = [5, 0]
    _ = negotiation.advance(&input)
    input = [5]
    #expect(negotiation.advance(&input) == .needsInput)
    input = [5, number]
    guard case .failed(let failure) = negotiation.advance(&input) else {
      Issue.record("\(number) is no failure")
      return
    }
    #expect(
      failure.summary.hasSuffix("could not connect to a.b:25: \(words) (\(number))"), "\(failure)")
  }

  /// The place that could not be reached has brackets where it is an address of IPv6.
  @Test(arguments: [("2001:db8::1", "[2001:db8::1]:25"), ("192.0.2.1", "192.0.2.1:25")])
  func theRefusedPlace(host: String, text: String) {
    var negotiation = SOCKSNegotiation(to: ConnectTarget(host: host, port: 25), nil)
    var input: [UInt8] = []
    _ = negotiation.advance(&input)
    input = [5, 0]
    _ = negotiation.advance(&input)
    input = [5, 5]
    #expect(
      negotiation.advance(&input)
        == .failed(
          ConnectionFailure(
            .proxyFailed, summary: "the proxy could not connect to \(text): connection refused (5)")
        ))
  }

  /// Both answers begin with the version.
  @Test(arguments: [[[4, 0]], [[5, 0], [4, 0, 0, 1]], [[0, 0xff]]] as [[[UInt8]]])
  func anotherVersion(answers: [[UInt8]]) {
    var negotiation = SOCKSNegotiation(to: ConnectTarget(host: "a.b", port: 25), nil)
    var input: [UInt8] = []
    var step = negotiation.advance(&input)
    for answer in answers {
      input = answer
      step = negotiation.advance(&input)
    }
    #expect(
      step
        == .failed(ConnectionFailure(.proxyFailed, summary: "the proxy does not use SOCKS 5")))
  }

  /// An answer has the address that the proxy used, of each kind; what the server says follows it.
  @Test(
    arguments: [
      [1, 192, 0, 2, 1], [3, 2, 0x61, 0x62], [3, 0], [4] + [UInt8](repeating: 9, count: 16),
    ] as [[UInt8]])
  func answers(place: [UInt8]) {
    let answer = [5, 0, 0] + place + [0, 80]
    for count in 2..<answer.count {
      var negotiation = SOCKSNegotiation(to: ConnectTarget(host: "a.b", port: 25), nil)
      var input: [UInt8] = []
      _ = negotiation.advance(&input)
      input = [5, 0]
      _ = negotiation.advance(&input)
      input = Array(answer.prefix(count))
      #expect(negotiation.advance(&input) == .needsInput, "\(count)")
      input = answer + [0x53]
      #expect(negotiation.advance(&input) == .done && input == [0x53])
    }
  }
}
