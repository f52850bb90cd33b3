import Foundation
import Testing
import TrustModel

/// Traces and choices in evidence: written by name, read again the same, and refused where nothing
/// is meant.
@Suite struct TraceCodingTests {
  private static func read<Value: Decodable>(_ type: Value.Type, _ text: String) -> Value? {
    try? JSONDecoder().decode([Value].self, from: Data("[\(text)]".utf8)).first
  }

  private static func problem<Value: Decodable>(_ type: Value.Type, _ text: String) -> String? {
    do {
      _ = try JSONDecoder().decode([Value].self, from: Data("[\(text)]".utf8))
      return nil
    } catch DecodingError.dataCorrupted(let context) {
      return context.debugDescription
    } catch {
      return "\(error)"
    }
  }

  @Test(arguments: [
    (TracedMessage.Kind.clientHello, "ClientHello"), (.alert, "Alert"),
    (.changeCipherSpec, "ChangeCipherSpec"), (.retryRequest, "HelloRetryRequest"),
    (.message(20), "Finished"), (.message(99), "type 99"), (.message(255), "type 255"),
  ])
  func messagesByName(kind: TracedMessage.Kind, name: String) throws {
    let message = TracedMessage(
      time: 1.5, sender: .server, kind: kind, length: 7,
      records: [WireRecord(type: 22, version: 0x0303, length: 7)],
      facts: [TraceFact(.suite, ["a"], numbers: [1])].compactMap(\.self))
    let data = try JSONEncoder().encode([message])
    #expect(String(decoding: data, as: UTF8.self).contains("\"name\":\"\(name)\""))
    #expect(try JSONDecoder().decode([TracedMessage].self, from: data) == [message])
    #expect(message.name == name)
    #expect(message[.suite] == ["a"] && message.numbers(.suite) == [1])
    #expect(message[.group].isEmpty && message.numbers(.group).isEmpty)
  }

  @Test func aMessageOfNoName() {
    let text =
      #"{"time":1, "sender":"server", "name":"Nothing", "length":1, "records":[], "facts":[]}"#
    #expect(Self.problem(TracedMessage.self, text) == "no message of TLS")
    #expect(Self.read(TracedMessage.self, text.replacing("Nothing", with: "Finished")) != nil)
  }

  @Test func valuesThatMeanNothing() {
    #expect(Self.problem(ExpiryMargin.self, "\"0d\"") == "no margin")
    #expect(Self.problem(Pin.self, "\"sha256//x\"") == "it is no pin")
    #expect(
      Self.problem(FetchPolicy.Permission.self, "\"some\"") == "'some' is no permission to fetch")
    #expect(Self.read(FetchPolicy.Permission.self, "true") == .guarded)
    #expect(Self.read(FetchPolicy.Permission.self, "false") == .never)
    #expect(Self.read(FetchPolicy.Permission.self, "\"anywhere\"") == .anywhere)
    #expect(Self.problem(AppleHello.self, "{}") == "no choice of the server's")
    #expect(
      Self.problem(ConnectionFailure.self, #"{"kind": "timeout", "summary": ""}"#)
        == "a kind without what belongs to it")
  }

  /// Each state of each choice, written and read.
  @Test func choicesBothWays() throws {
    let failure = ConnectionFailure(.alertReceived(40), summary: "x")
    for choice in [
      AppleHello.Choice.suite("a"), .group("b"), .signature("c"), .key("d"),
    ] {
      for hello in [
        AppleHello.notAsked(choice), .refused(choice, failure), .unanswered(choice, failure),
        .accepted(choice, hasSameCertificates: true), .accepted(choice, hasSameCertificates: false),
      ] {
        let data = try JSONEncoder().encode([hello])
        #expect(try JSONDecoder().decode([AppleHello].self, from: data) == [hello])
        #expect(hello.choice == choice)
      }
    }
    #expect(AppleHello.Choice.suite("a").text == "the cipher suite a")
    #expect(AppleHello.Choice.group("b").text == "the group b")
    #expect(AppleHello.Choice.signature("c").text == "a signature of c")
    #expect(AppleHello.Choice.key("d").text == "the kind of key d")
  }

  /// A margin is a whole number of days, hours or percent, up to a hundred years.
  @Test(
    arguments: [
      ("1d", 86_400), ("36500d", 3_153_600_000), ("36501d", nil), ("1h", 3600), ("0h", nil),
      ("876000h", 3_153_600_000), ("876001h", nil), ("100%", 10_000), ("1%", 100), ("101%", nil),
      ("+1d", nil), ("-1d", nil), ("1", nil), ("d", nil), ("", nil), ("1w", nil),
    ] as [(String, Int64?)])
  func margins(text: String, seconds: Int64?) {
    #expect(ExpiryMargin(text)?.seconds(ofLifetime: 10_000) == seconds)
  }

  @Test(arguments: ["1d", "36h", "25h", "100%"]) func marginsBothWays(text: String) {
    #expect(ExpiryMargin(text)?.text == text)
    #expect(ExpiryMargin("48h")?.text == "2d")
  }
}
